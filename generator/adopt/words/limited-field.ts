/** What a row that limits a field is about: `pump speed` is about the field `speed` of a section that has pumps. */
import type { Block, Section } from "../../documents/document.ts";
import { stemsOf } from "../../documents/editions/stems.ts";

/** The words by which such a row names the field. */
export function wordsOfLimit(name: string): readonly string[] {
  return name.split(/\s+/).filter((word) => !fillers.has(word.toLowerCase()));
}

const fillers: ReadonlySet<string> = new Set(["a", "an", "the", "of", "in", "field", "property", "value", "limit", "range", "length", "maximum", "minimum"]);

/** Where a field is listed. */
interface FieldPlace {
  readonly section: Pick<Section, "heading">;
  readonly block: Pick<Block, "label" | "path">;
}

/** Whether the words name the field, and all others stand above it. */
export function areAboutField(words: readonly string[], field: string, { section, block }: FieldPlace): boolean {
  const stems = stemsOf([section.heading, block.label, ...(block.path ?? [])].join(" "));
  return words.includes(field) && words.every((word) => word === field || [...stemsOf(word)].every((stem) => stems.has(stem)));
}
