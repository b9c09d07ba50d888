/** What the type of a field must be by what its row says beside it. */
import type { Row } from "../../documents/document.ts";
import { valueOf, type Fact } from "../../facts/fact.ts";

export function typeImplied(facts: readonly Fact[]): string | undefined {
  const [value, values] = [valueOf(facts, "default"), valueOf(facts, "values") ?? valueOf(facts, "known")];
  if (valueOf(facts, "range") !== undefined || valueOf(facts, "bits") !== undefined) return "number";
  if (valueOf(facts, "length") !== undefined || valueOf(facts, "format") !== undefined) return "string";
  if (values !== undefined) return values.every((one) => typeof one === "number") ? "number" : "string";
  return typeof value === "number" || typeof value === "boolean" ? typeof value : undefined;
}

/** `The name, a string of 80 characters`, `Array of strings` */
export function typeInWords({ cells }: Row): string | undefined {
  for (const { text } of cells) {
    const [, list, word] = /^(?:[^.,]*,\s+|.*\((?:[^()]*,\s*)?)?(?:an?\s+)?(?:(array|list) of )?(string|integer|number|boolean|object)s?\b/i.exec(text) ?? [];
    if (word !== undefined) return list === undefined ? word.toLowerCase() : `array of ${word.toLowerCase()}s`;
  }
  return undefined;
}
