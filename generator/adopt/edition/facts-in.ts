/** The facts that an edition states within a sentence. */
import type { PlacedText } from "../../documents/placed-text.ts";
import type { StatedFact } from "../../facts/fact.ts";
import type { Edition } from "./edition.ts";
import { offsetOf } from "./line-spans.ts";
import { endOf } from "./raw-text.ts";
import { rowsInSection } from "./row-lookup.ts";
import { sectionAt } from "./section-at.ts";

/** What is stated within a sentence, be it prose or an item. */
export function factsIn(edition: Edition, sentence: PlacedText): readonly StatedFact[] {
  const [start, end] = [offsetOf(edition, sentence.at), endOf(edition, sentence)];
  const isWithin = (offset: number): boolean => start <= offset && offset < end;
  const section = sectionAt(edition, sentence.at.line);
  const facts = section === undefined ? [] : [...section.facts, ...[...rowsInSection(section)].flatMap((row) => row.facts)];
  return facts.filter((fact) => isWithin(offsetOf(edition, fact.at)));
}
