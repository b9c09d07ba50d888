/** The bodies of operations, by the words that the document has for them. */
import { stemsOf } from "../../documents/words.ts";
import { name, type TypeSyntax } from "../print/syntax.ts";
import type { KnownOperation } from "./known-operations.ts";

/** What the kind sends or answers where the document uses the same words. */
export function bodyOf(text: string | undefined, slot: "request" | "response", donors: readonly KnownOperation[]): TypeSyntax | undefined {
  if (text === undefined) return name("Silent");
  if (/^(?:none|no body|empty|-|–|—)\.?$/i.test(text)) return name("None");
  const slots = slot === "request" ? (["request", "response"] as const) : (["response", "request"] as const);
  for (const one of slots) {
    const donor = donors.find(({ endpoint, word }) => endpoint[one] !== undefined && sameWords(endpoint[one], text) && (one === "response" || hasBody(word)));
    const type = donor === undefined ? undefined : donor.arguments[one === "request" ? 1 : hasBody(donor.word) ? 2 : 1];
    if (type !== undefined && !type.startsWith("NotShown<")) return written(type);
  }
  return undefined;
}

function sameWords(one: string, other: string): boolean {
  const [stems, others] = [stemsOf(one), stemsOf(other)];
  return stems.size === others.size && [...stems].every((stem) => others.has(stem));
}

export function hasBody(word: string): boolean {
  return word !== "Get" && word !== "Delete";
}

export function written(text: string): TypeSyntax {
  return { is: "written", text };
}
