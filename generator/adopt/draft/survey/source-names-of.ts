/** How sources name what stands in a document. */
import type { Row, Section } from "../../../documents/document.ts";
import { lookupOf } from "../../../documents/places/lookup.ts";
import { formatPlace, rowFound } from "../../../documents/places/place.ts";
import type { Stated } from "../../../facts/stated.ts";
import type { SourceNames } from "./source-names.ts";

/** How sources name what stands in a document. What stands above the first heading has no name, and goes by that heading. */
export function sourceNamesOf({ document }: Stated): SourceNames {
  const { entries } = lookupOf(document);
  const first = entries.find(({ section }) => section.heading !== "")?.name ?? "";
  const sections = new Map<Section, string>(entries.map(({ section, name }) => [section, section.heading === "" ? first : name]));
  const rows = new Map<Row, () => string>();
  for (const entry of entries) {
    for (const block of entry.section.blocks) for (const row of block.rows) rows.set(row, () => formatPlace(rowFound(entry, { row, block }).place));
  }
  return { section: ({ section }) => sections.get(section) ?? section.title, row: (row) => rows.get(row)?.() ?? row.name };
}
