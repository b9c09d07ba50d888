/** What the general wording reads out of a text. */
import { factText } from "../../generator/facts/fact.ts";
import { readerOf } from "../../generator/facts/text/reader.ts";
import { generalWording } from "../../generator/facts/wording.ts";

/** Without what a text merely mentions. */
export function read(text: string): readonly string[] {
  const facts = readerOf(generalWording).factsIn(text, new Set());
  return facts.filter(({ fact }) => fact !== "mention").map((fact) => `${fact.fact}: ${factText(fact)}`);
}
