/** Lengths that count bytes: a type has the greatest of them as characters, of which there are never more, and the comment says the rest. */
import { factText, type Fact } from "../../facts/fact.ts";

/** Whether a fact is a length that a type says in part, and a comment as a whole. */
export function isByteLength(fact: Fact): fact is Fact<"length"> {
  return fact.fact === "length" && /^(?:bytes|octets)$/.test(fact.value.unit ?? "") && fact.value.minimum === undefined && fact.value.maximum !== undefined;
}

/** What a type says of them. */
export function bytesAsCharacters<Given extends Fact>(facts: readonly Given[]): readonly Given[] {
  return facts.map((fact): Given => (isByteLength(fact) ? { ...fact, value: { maximum: fact.value.maximum } } : fact));
}

/** What a comment says of one: `At most 64 bytes.` */
export function lengthSaid(fact: Fact<"length">): string {
  const text = `${factText(fact)}${fact.value.unit === undefined ? " characters" : ""}.`;
  return `${text[0]!.toUpperCase()}${text.slice(1)}`;
}
