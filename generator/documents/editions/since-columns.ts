/** Columns that tell in which version each row came, where another edition has none: of rows that it has they say nothing that is new. */
import type { Block } from "../document.ts";
import type { OutlineSection } from "./outline.ts";

export function withoutVersionsOfKnown(block: Block, { rows: names, columns: known }: OutlineSection): Block {
  const columns = new Set(block.columns.filter((title) => ofVersions.test(title) && known?.has(title) === false));
  if (columns.size === 0) return block;
  const rows = block.rows.map((row) =>
    names.has(row.name) ? { ...row, cells: row.cells.filter(({ column, text }) => !(columns.has(column) && version.test(text))) } : row,
  );
  return { ...block, rows };
}

const ofVersions = /^(?:(?:available|introduced|added|supported)\s+)?(?:since|in|from|as of)(?:\s+(?:version|release))?$|^(?:added|introduced|first version)$/i;
const version = /^(?:v(?:ersion|\.)?\s*)?\d+(?:\.\d+)*$|^[-–—]?$/i;
