/** What brackets behind a name in a sentence say of it: `limit (1-100, default 20)`, `since (string, date-time)`. */
import { positionWithin, type PlacedText } from "../../documents/placed-text.ts";
import { valueOf, type FactName, type StatedFact } from "../fact.ts";
import { statedText } from "../text/prose.ts";
import type { Reader } from "../text/reader.ts";
import { formatFirst } from "./format-words.ts";
import { withBareRange } from "./number-ranges.ts";
import { withLengthOfString } from "./string-lengths.ts";

const ofValue: ReadonlySet<FactName> = new Set<FactName>([
  "type",
  "default",
  "range",
  "length",
  "items",
  "values",
  "known",
  "format",
  "pattern",
  "step",
  "required",
]);

/** @param placed what stands between them */
export function bracketedFacts(placed: PlacedText, reader: Reader): readonly StatedFact[] {
  const text = statedText(placed, reader, new Set());
  const type = typeIn(placed.text, text.facts, reader);
  const format = type === "string" ? formatFirst(placed.text) : undefined;
  const at = positionWithin(placed, placed.text.length, 0);
  const named: readonly StatedFact[] = [
    ...(type === undefined ? [] : [{ fact: "type", value: type, at } as const]),
    ...(format === undefined ? [] : [{ fact: "format", value: format, at } as const]),
  ];
  return withLengthOfString(withBareRange([...named, ...text.facts], [text])).filter(({ fact }) => ofValue.has(fact));
}

/** A range in numbers alone and a default that is one make it a number. */
function typeIn(text: string, facts: readonly StatedFact[], { types }: Reader): string | undefined {
  const written = types.at(text);
  if (written !== undefined) return written.type;
  if (formatFirst(text) !== undefined) return "string";
  const isNumber =
    /^-?\d+\s*(?:[-‐‑‒–—−…]|\.{2,3}|to)\s*-?\d+/.test(text) || typeof valueOf(facts, "default") === "number" || valueOf(facts, "range") !== undefined;
  return isNumber ? "number" : undefined;
}
