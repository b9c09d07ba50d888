/**
 * What the rows of fields say, without what contradicts itself: a default that the row does not allow, limits that leave no
 * value, limits of another type. The rest of a field is drafted as it stands; what was put aside is told, row by row, and with what it
 * does not agree where the row says two things.
 */
import type { Row } from "../../documents/document.ts";
import { valuesBeside } from "../../facts/cells/beside-range.ts";
import { factText, valueOf, type Fact, type Limits } from "../../facts/fact.ts";
import type { Stated } from "../../facts/stated.ts";
import type { StatedBlock, StatedRow } from "../../facts/stated-section.ts";
import type { Scalar } from "../../model/shape.ts";
import { decimalText } from "../../values/decimal.ts";
import { asTyped } from "../words/as-typed.ts";
import { unsoundValue, type Unsound } from "../words/unsound.ts";

/** What was put aside of a row. */
export interface Doubt {
  /** Why, as a clause. */
  readonly why: string;
  /** Two things that the row says and that do not agree: what was put aside, and what stands. */
  readonly contradiction?: RowContradiction;
}

export interface RowContradiction {
  readonly about: string;
  readonly readings: readonly [aside: string, kept: string];
  readonly choice: string;
}

export type Doubts = ReadonlyMap<Row, readonly Doubt[]>;

export interface SeparatedDoubts {
  readonly stated: Stated;
  readonly doubts: Doubts;
}

export function separateDoubts(stated: Stated): SeparatedDoubts {
  const doubts = new Map<Row, readonly Doubt[]>();
  const doubted = (row: Row, some: readonly Doubt[]): void => void (some.length > 0 && doubts.set(row, [...(doubts.get(row) ?? []), ...some]));
  const sections = stated.sections.map((section) => ({ ...section, blocks: section.blocks.map((block) => soundBlock(block, doubted)) }));
  return { stated: { ...stated, sections }, doubts };
}

type Doubted = (row: Row, doubts: readonly Doubt[]) => void;

function soundBlock(block: StatedBlock, doubted: Doubted): StatedBlock {
  tellRepeated(block.rows.filter(isField), doubted);
  return { ...block, rows: block.rows.map((row) => soundRow(row, doubted)) };
}

/** A field that a table lists again is drafted as it is listed first. */
function tellRepeated(rows: readonly StatedRow[], doubted: Doubted): void {
  const first = new Map<string, Row>();
  for (const { row } of rows) {
    const before = first.get(row.name);
    if (before === undefined) first.set(row.name, row);
    else doubted(before, [{ why: `that ${row.name} is what line ${before.at.line} says: line ${row.at.line} lists it again` }]);
  }
}

/** What implies a type, where a row gives none. */
const ofLimits: ReadonlySet<string> = new Set(["range", "length", "items"]);

function isField({ facts }: StatedRow): boolean {
  return facts.some(({ fact }) => fact === "type");
}

function soundRow(row: StatedRow, doubted: Doubted): StatedRow {
  if (!isField(row) && !row.facts.some(({ fact }) => ofLimits.has(fact))) return row;
  const { name, at } = row.row;
  const doubts: Doubt[] = [];
  const without = <Kept extends Fact>(facts: readonly Kept[], why: (fact: Kept) => Unsound | undefined): readonly Kept[] =>
    facts.filter((fact) => {
      const unsound = why(fact);
      if (unsound === undefined) return true;
      const said = `without the ${fact.fact} of ${name}, which is "${factText(fact)}" (line ${at.line}): ${unsound.why}`;
      doubts.push({ why: said, ...(unsound.beside === undefined ? {} : { contradiction: contradictionOf(name, fact, unsound.why, unsound.beside) }) });
      return false;
    });
  const limited = without(row.facts, (fact) =>
    fact.fact === "range" || fact.fact === "length" || fact.fact === "items" ? unsoundLimits(fact, row.facts) : undefined,
  );
  const beside = valuesBeside(row);
  const isBeside = (value: Scalar): boolean => beside.some((one) => one === value);
  const facts = without(limited, (fact) => (fact.fact === "default" && !isBeside(fact.value) ? unsoundValue(fact.value, limited) : undefined));
  doubts.push(
    ...facts.flatMap((fact) =>
      roundedIn(fact).map((value) => ({
        why: `the digits of the ${fact.fact} of ${name} (line ${at.line}): a whole number beyond 2^53 stands as the nearest one that a number of JSON is read as, ${decimalText(value)}`,
      })),
    ),
  );
  doubted(row.row, doubts);
  return { ...row, facts: asTyped(facts) };
}

/** Each of the two as a sentence that says it by itself. */
function contradictionOf(name: string, aside: Fact, why: string, beside: Fact): RowContradiction {
  return { about: `The ${aside.fact} of ${name}`, readings: [sentenceOf(aside), sentenceOf(beside)], choice: `It has no ${aside.fact}: ${why}.` };
}

function sentenceOf(fact: Fact): string {
  if (fact.fact === "default") return `The default is ${typeof fact.value === "string" ? JSON.stringify(fact.value) : String(fact.value)}.`;
  if (fact.fact === "type") return `It is of the type ${fact.value}.`;
  return `${worded[fact.fact] ?? `The ${fact.fact} is`} ${factText(fact)}.`;
}

const worded: { readonly [Name in Fact["fact"]]?: string } = { values: "The allowed values are", items: "The number of items is" };

/** Whole numbers of which definitions do not keep every digit. */
function roundedIn(fact: Fact): readonly number[] {
  return numbersIn(fact).filter((value): value is number => typeof value === "number" && Number.isInteger(value) && !Number.isSafeInteger(value));
}

function numbersIn(fact: Fact): readonly (Scalar | undefined)[] {
  if (fact.fact === "range") return [fact.value.minimum, fact.value.maximum];
  if (fact.fact === "default") return [fact.value];
  return fact.fact === "values" || fact.fact === "known" ? fact.value : [];
}

/** Why limits leave no value of the row's type; undefined where they leave one. */
function unsoundLimits({ fact, value }: Fact<"range" | "length" | "items">, facts: readonly Fact[]): Unsound | undefined {
  const { minimum, maximum }: Limits = value;
  const beside = facts.find((one) => one.fact === "type");
  const type = beside?.value ?? "";
  const isNumber = type === "number" || type === "integer";
  if (beside !== undefined && fact === "length" && (isNumber || type === "boolean")) return { why: `it has the type ${type}`, beside };
  if (fact === "range" && (type === "string" || type === "boolean")) return { why: `it has the type ${type}` };
  if (minimum !== undefined && maximum !== undefined && minimum > maximum) return { why: "it begins above its end" };
  const isCount = [minimum, maximum].every((limit) => limit === undefined || (Number.isSafeInteger(limit) && limit >= 0));
  if (fact !== "range" && !isCount) return { why: "it is counted, and no count is below 0 or broken" };
  if (beside !== undefined && type === "integer" && Math.ceil(minimum ?? -Infinity) > Math.floor(maximum ?? Infinity))
    return { why: "it holds no whole number", beside };
  return undefined;
}

/** Whether what a row says is of a type. */
export function agreesWith(type: string, facts: readonly Fact[]): boolean {
  const typed: readonly Fact[] = [{ fact: "type", value: type }, ...facts];
  const value = valueOf(typed, "default");
  return value === undefined || unsoundValue(value, typed) === undefined;
}
