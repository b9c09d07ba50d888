/** The rows of a section, each found at once: sections can have thousands. */
import type { Row } from "../../../documents/document.ts";
import type { StatedBlock, StatedSection } from "../../../facts/stated-section.ts";
import { groupBy } from "../../../values/group-by.ts";
import { memoizeByObject } from "../../../values/memoize.ts";

/** The block that a row stands in. */
export const blocksByRow: (section: StatedSection) => ReadonlyMap<Row, StatedBlock> = memoizeByObject(
  ({ blocks }: StatedSection) => new Map(blocks.flatMap((block) => block.rows.map(({ row }) => [row, block] as const))),
);

export const rowsByName: (section: StatedSection) => ReadonlyMap<string, readonly Row[]> = memoizeByObject(({ blocks }: StatedSection) =>
  groupBy(
    blocks.flatMap(({ rows }) => rows.map(({ row }) => row)),
    ({ name }) => name,
  ),
);
