/**
 * Conditions that a request puts on itself (RFC 9110, section 13). No answer has a version or a date of change, so that
 * all that they can be about is whether something is there. Whoever reads gets what there is.
 */
import type { FieldData } from "./data.ts";
import { entryOf } from "./objects.ts";
import type { RequestHeaders } from "./presented.ts";
import { Refusal } from "./refusal.ts";

/**
 * Throws where one does not hold.
 * @param documented the headers that the document has: they mean what it says of them
 * @param isThere whether reading finds something; undefined where nothing tells
 */
export function requireConditions(headers: RequestHeaders, documented: readonly FieldData[], isThere: () => boolean | undefined): void {
  const [match, none] = ["if-match", "if-none-match"].map((name) => (documented.some((one) => one.name.toLowerCase() === name) ? undefined : entryOf(headers, name)?.toString().trim()));
  if (match === undefined && none !== ANYTHING) return;
  const there = isThere();
  if (there === undefined) return;
  if (match !== undefined && match !== ANYTHING) throw unmet("If-Match", "names versions, of which no answer tells");
  if (match === ANYTHING && !there) throw unmet("If-Match", "is *, and there is nothing");
  if (none === ANYTHING && there) throw unmet("If-None-Match", "is *, and there is something");
}

const ANYTHING = "*";

function unmet(field: string, fact: string): Refusal {
  return new Refusal("condition", { field, fact, unstated: "what becomes of conditions" });
}
