/** Rows that are called by a path, `lid.colour`, where another edition has the field in a block of its own: they stand in that block. */
import { groupBy } from "../../values/group-by.ts";
import { uniqueByKey } from "../../values/unique-by-key.ts";
import type { Block, DocumentText, Section } from "../document.ts";
import { blockName } from "../places/lookup.ts";
import type { DocumentOutline, OutlineBlock, OutlineSection } from "./outline.ts";

/** @param outline of an edition: what definitions call a row may be such a path */
export function withDottedRows(document: DocumentText, outline: DocumentOutline): DocumentText {
  const known = uniqueByKey(outline, ({ title }) => title);
  return {
    ...document,
    sections: document.sections.map((section) => {
      const own = known.get(section.title);
      return own === undefined ? section : inBlocks(section, own);
    }),
  };
}

function inBlocks(section: Section, known: OutlineSection): Section {
  const there = new Set(section.blocks.map(blockName));
  const missing = new Map(known.blocks.flatMap((block) => (block.path === undefined || there.has(block.name) ? [] : [[block.path.join("."), block] as const])));
  return missing.size === 0
    ? section
    : { ...section, blocks: section.blocks.flatMap((block) => (block.is === "table" ? splitBlock(block, missing) : [block])) };
}

function splitBlock(block: Block, missing: ReadonlyMap<string, OutlineBlock>): readonly Block[] {
  const byBlock = groupBy(block.rows, ({ name }) => {
    const end = name.lastIndexOf(".");
    return end === -1 ? undefined : missing.get(name.slice(0, end));
  });
  return [...byBlock].map(([as, rows]) =>
    as === undefined
      ? { ...block, rows }
      : {
          ...block,
          label: as.name,
          path: as.path!,
          rows: rows.map((row) => ({ ...row, name: row.name.slice(row.name.lastIndexOf(".") + 1) })),
          at: rows[0]!.at,
        },
  );
}
