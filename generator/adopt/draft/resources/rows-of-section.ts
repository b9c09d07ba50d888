/** The rows of a section, each found at once: sections can have thousands. */
import type { Row } from "../../../documents/document.ts";
import type { StatedBlock, StatedSection } from "../../../facts/stated-section.ts";
import { grouped } from "../../../values/grouped.ts";
import { rememberedOf } from "../../../values/remembered.ts";

/** The block that a row stands in. */
export const blocksByRow: (section: StatedSection) => ReadonlyMap<Row, StatedBlock> = rememberedOf(
  ({ blocks }: StatedSection) => new Map(blocks.flatMap((block) => block.rows.map(({ row }) => [row, block] as const))),
);

export const rowsByName: (section: StatedSection) => ReadonlyMap<string, readonly Row[]> = rememberedOf(({ blocks }: StatedSection) =>
  grouped(
    blocks.flatMap(({ rows }) => rows.map(({ row }) => row)),
    ({ name }) => name,
  ),
);
