/** What the type of a field must be by what its row says beside it. */
import type { Row } from "../../../documents/document.ts";
import { valueOf, type Fact } from "../../../facts/fact.ts";

export function typeImplied(facts: readonly Fact[]): string | undefined {
  const [value, values] = [valueOf(facts, "default"), valueOf(facts, "values") ?? valueOf(facts, "known")];
  if (valueOf(facts, "range") !== undefined || valueOf(facts, "bits") !== undefined) return "number";
  if (valueOf(facts, "length") !== undefined || valueOf(facts, "format") !== undefined || valueOf(facts, "pattern") !== undefined) return "string";
  if (values !== undefined) return values.every((one) => typeof one === "number") ? "number" : "string";
  return typeof value === "number" || typeof value === "boolean" ? typeof value : undefined;
}

/** What a word for a type that is none of the general ones most likely means: `var-string`, `ipv4-address`, `on/off`. */
export function typeByWord(word: string): string | undefined {
  return words.find(([pattern]) => pattern.test(word.trim()))?.[1];
}

const words: readonly (readonly [pattern: RegExp, type: string])[] = [
  [/^(?:\w+[- ])*(?:array|list|set|sequence)\b|^multi(?:ple)?[- ]|\[\]$/i, "array"],
  [/^(?:yes|on|true|enabled?)\s*(?:\/|or|\|)\s*(?:no|off|false|disabled?)$|\b(?:bool\w*|toggle|switch|checkbox)\b/i, "boolean"],
  [
    /string|str\b|char|text|\b(?:options?|choices?|enum\w*|select|keyword|ip\w*|ipv[46]\S*|mac|address|prefix|subnet|host\w*|fqdn|domain|ur[il]|path|date\w*|time|timestamp|[gu]?uid|id|identifier|names?|passw\w*|secret|token|base64|hex|version|email|user|cidr|regex\w*|xml|binary|file|bytes)\b/i,
    "string",
  ],
  [
    /\b(?:u?int\w*|unsigned\w*|long|short|counter\w*|gauge\w*|num\w*|count|seconds|milliseconds|percent\w*|port|size|float\w*|double|real|decimal|byte|octet)\b/i,
    "number",
  ],
  [/\b(?:object|struct\w*|record|block|json|dict\w*|complex|map|table)\b/i, "object"],
];

/** `The name, a string of 80 characters`, `Array of strings` */
export function typeInWords({ cells }: Row): string | undefined {
  for (const { text } of cells) {
    const [, list, word] = /^(?:[^.,]*,\s+|.*\((?:[^()]*,\s*)?)?(?:an?\s+)?(?:(array|list) of )?(string|integer|number|boolean|object)s?\b/i.exec(text) ?? [];
    if (word !== undefined) return list === undefined ? word.toLowerCase() : `array of ${word.toLowerCase()}s`;
  }
  return undefined;
}
