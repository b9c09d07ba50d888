/** The words that lead to tables and lists. */
import type { StatedSection } from "../../facts/stated-section.ts";

/** What leads to tables and lists, as a sentence of prose: where it leads to none, its rows stand there in another form. */
export function labelSentences({ blocks }: Pick<StatedSection, "blocks">): ReadonlySet<string> {
  return new Set(blocks.flatMap(({ block: { label } }) => (label === undefined ? [] : [`${label}:`])));
}
