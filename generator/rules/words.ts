/** Values and counts in the sentences of rules. */
import type { Json } from "../model/shape.ts";

const longest = 60;

/** A value as JSON, cut where it is long. */
export function quotedJson(value: Json): string {
  const text = JSON.stringify(value) ?? "nothing";
  return text.length <= longest ? text : `${[...text].slice(0, longest).join("")}…`;
}

const shown = 5;

/** `1, 2, 3`: the first values, and how many there are besides. */
export function listValues(values: readonly Json[]): string {
  const more = values.length > shown ? ` and ${values.length - shown} more` : "";
  return values.slice(0, shown).map(quotedJson).join(", ") + more;
}

/** `1 character`, `2 characters`. */
export function countText(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? "" : "s"}`;
}
