/** What stands in brackets behind a name and limits its values: `idle-time (1 to 40)`, `retries (default 3)`, `mode (slow | fast)`, `label (string, at most 20 characters)`. */
import type { Row } from "../../documents/document.ts";
import { positionWithin } from "../../documents/placed-text.ts";
import type { FactName, StatedFact } from "../fact.ts";
import { withPlainNumbers } from "../text/plain-numbers.ts";
import { placedFact, statedText, type StatedText } from "../text/prose.ts";
import type { Reader } from "../text/reader.ts";
import type { DeclaredNames } from "../text/remember-facts.ts";
import { typeByValues } from "./by-column/type-by-values.ts";
import { limitsIn } from "./cell-values.ts";
import { formatFirst } from "./format-words.ts";

const limiting: ReadonlySet<FactName> = new Set<FactName>(["default", "range", "length", "items", "values", "format", "pattern", "step"]);

/** Beside the type that it can begin with. */
export function remarkFacts(row: Row, reader: Reader, names: DeclaredNames): readonly StatedFact[] {
  const text = remarkText(row, reader);
  if (text === undefined) return [];
  const byValues = reader.types.at(row.remark!) === undefined ? typeByValues({ text: text.text, raw: row.remark! }, reader.types) : undefined;
  if (byValues !== undefined) return byValues.map((fact) => placedFact(text, fact));
  const numbers = withPlainNumbers(text.text);
  const pair = bare.test(numbers) ? limitsIn(numbers, "range") : undefined;
  if (pair !== undefined) return [{ ...pair, at: text.at } as StatedFact];
  const type = reader.types.at(row.remark!)?.type ?? "string";
  const format = type === "string" ? formatFirst(text.text) : undefined;
  const named: readonly StatedFact[] = format === undefined ? [] : [{ fact: "format", value: format, at: { ...text.at, length: format.length } }];
  return [...named, ...statedText(text, reader, names).facts.filter(({ fact }) => limiting.has(fact))];
}

/** Without the type; undefined where nothing is left. */
export function remarkText({ name, remark = "", at }: Row, { types }: Pick<Reader, "types">): Omit<StatedText, "facts"> | undefined {
  // What is written as code is written as it is.
  const plain = remark.replaceAll("`", " ");
  const typed = types.at(plain);
  const from = typed === undefined ? 0 : typed.end;
  const open = /^[\s,;:.]*/.exec(plain.slice(from))![0].length;
  const text = plain.slice(from + open);
  const whole = { text: plain, at: { ...at, column: at.column + name.length + 2, length: remark.length } };
  return text === "" ? undefined : { text, at: positionWithin(whole, from + open, text.length) };
}

/** Two numbers and nothing else. */
const bare = /^-?\d+(?:\.\d+)?\s*(?:[-‐‑‒–—−…]|\.{2,3}|to|through)\s*-?\d+(?:\.\d+)?$/i;
