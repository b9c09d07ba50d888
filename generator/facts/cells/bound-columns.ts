/**
 * Limits that stand in two columns, such as `Min` and `Max`: one fact of the row, as its type says of a number, of the length of a text or of how many items.
 */
import { valueOf, type FactName, type Limits, type StatedFact } from "../fact.ts";
import { withPlainNumbers } from "../text/plain-numbers.ts";
import type { StatedText } from "../text/prose.ts";

/** @param cells those of the row */
export function withBounds(facts: readonly StatedFact[], cells: readonly StatedText[]): readonly StatedFact[] {
  const bounds = cells.filter(isBound);
  if (bounds.length === 0) return facts;
  const fact = factOf(
    valueOf(facts, "type"),
    bounds.some(({ column = "" }) => ofLength.test(column)),
  );
  const numbers = bounds.flatMap(({ role, text, at }) => {
    const number = boundInCell(text);
    return number === undefined || (fact !== "range" && !isCount(number)) ? [] : [{ role: role as keyof Limits, number, at }];
  });
  if (fact === undefined || numbers.length === 0 || facts.some((one) => one.fact === fact)) return facts;
  return [...facts, { fact, value: Object.fromEntries(numbers.map(({ role, number }) => [role, number])), at: numbers[0]!.at } as StatedFact];
}

/** Whether a cell limits the values of its row from one side. */
export function isBound({ role }: StatedText): boolean {
  return role === "minimum" || role === "maximum";
}

/** What a cell of such a column holds: a number, and at most its unit. */
export function boundInCell(text: string): number | undefined {
  const written = /^\s*([-−+]?\d+(?:\.\d+)?)(?:\s*[\p{L}°%/]{1,12})?\s*$/u.exec(withPlainNumbers(text))?.[1];
  return written === undefined ? undefined : Number(written.replace("−", "-"));
}

const ofLength = /\blength\b/i;

/** Undefined where values of the type have no limits. */
function factOf(type: string | undefined, isOfLength: boolean): Extract<FactName, "range" | "length" | "items"> | undefined {
  if (type === "boolean" || type === "object") return undefined;
  if (type === "string" || (type === undefined && isOfLength)) return "length";
  return type?.startsWith("array") === true ? "items" : "range";
}

function isCount(number: number): boolean {
  return Number.isSafeInteger(number) && number >= 0;
}
