/**
 * What the rows of fields say, without what contradicts itself: a default that the row does not allow, limits that leave no
 * value, limits of another type. The rest of a field is drafted as it stands; what was put aside is told, row by row, and with what it
 * does not agree where the row says two things.
 */
import type { Row } from "../../documents/document.ts";
import { textOf, valueOf, type Fact, type Limits } from "../../facts/fact.ts";
import type { Stated, StatedBlock, StatedRow } from "../../facts/stated.ts";
import type { Scalar } from "../../model/shape.ts";
import { decimal } from "../../values/decimal.ts";
import { allowedIn, asTyped } from "../words/as-typed.ts";

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

export interface Sound {
  readonly stated: Stated;
  readonly doubts: Doubts;
}

export function soundIn(stated: Stated): Sound {
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

function isField({ facts }: StatedRow): boolean {
  return facts.some(({ fact }) => fact === "type");
}

function soundRow(row: StatedRow, doubted: Doubted): StatedRow {
  if (!isField(row)) return row;
  const { name, at } = row.row;
  const doubts: Doubt[] = [];
  const without = <Kept extends Fact>(facts: readonly Kept[], why: (fact: Kept) => Unsound | undefined): readonly Kept[] =>
    facts.filter((fact) => {
      const unsound = why(fact);
      if (unsound === undefined) return true;
      const said = `without the ${fact.fact} of ${name}, which is "${textOf(fact)}" (line ${at.line}): ${unsound.why}`;
      doubts.push({ why: said, ...(unsound.beside === undefined ? {} : { contradiction: contradictionOf(name, fact, unsound.why, unsound.beside) }) });
      return false;
    });
  const limited = without(row.facts, (fact) =>
    fact.fact === "range" || fact.fact === "length" || fact.fact === "items" ? unsoundLimits(fact, row.facts) : undefined,
  );
  const facts = without(limited, (fact) => (fact.fact === "default" ? unsoundDefault(fact.value, limited) : undefined));
  doubts.push(
    ...facts.flatMap((fact) =>
      roundedIn(fact).map((value) => ({
        why: `the digits of the ${fact.fact} of ${name} (line ${at.line}): a whole number beyond 2^53 stands as the nearest one that a number of JSON is read as, ${decimal(value)}`,
      })),
    ),
  );
  doubted(row.row, doubts);
  return { ...row, facts: asTyped(facts) };
}

/** Why a fact is put aside, and the fact that it does not agree with. A word in the place of a number is no value of any type: nothing else is said. */
interface Unsound {
  readonly why: string;
  readonly beside?: Fact;
}

/** Each of the two as a sentence that says it by itself. */
function contradictionOf(name: string, aside: Fact, why: string, beside: Fact): RowContradiction {
  return { about: `The ${aside.fact} of ${name}`, readings: [sentenceOf(aside), sentenceOf(beside)], choice: `It has no ${aside.fact}: ${why}.` };
}

function sentenceOf(fact: Fact): string {
  if (fact.fact === "default") return `The default is ${typeof fact.value === "string" ? JSON.stringify(fact.value) : String(fact.value)}.`;
  if (fact.fact === "type") return `It is of the type ${fact.value}.`;
  return `${worded[fact.fact] ?? `The ${fact.fact} is`} ${textOf(fact)}.`;
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
  return value === undefined || unsoundDefault(value, typed) === undefined;
}

/** Why the row itself does not allow its default; undefined where it does. */
function unsoundDefault(value: Scalar, facts: readonly Fact[]): Unsound | undefined {
  const beside = (...names: readonly Fact["fact"][]): Pick<Unsound, "beside"> => {
    const fact = facts.find((one) => names.includes(one.fact));
    return fact === undefined ? {} : { beside: fact };
  };
  const type = valueOf(facts, "type") ?? "";
  const values = allowedIn(facts);
  if (value === null && values === undefined && isPlain(type)) return undefined;
  if (values !== undefined)
    return values.some((one) => String(one) === String(value)) ? undefined : { why: "it is not among the allowed values", ...beside("values", "bits") };
  if (type === "object" || type.startsWith("array")) return { why: `it has the type ${type}` };
  if (type === "boolean") return typeof value === "boolean" || value === 0 || value === 1 ? undefined : { why: "it is no boolean" };
  if (type === "string") {
    const why = unmatched(String(value), valueOf(facts, "pattern"));
    if (why !== undefined) return { why, ...beside("pattern") };
    return outside([...String(value)].length, valueOf(facts, "length"), "its length is", beside("length"));
  }
  if (type !== "number" && type !== "integer") return undefined;
  if (typeof value !== "number") return { why: "it is no number" };
  if (type === "integer" && !Number.isInteger(value)) return { why: "it is no whole number" };
  return outside(value, valueOf(facts, "range"), "it is", beside("range"));
}

function unmatched(value: string, pattern: string | undefined): string | undefined {
  return pattern === undefined || new RegExp(pattern, "u").test(value) ? undefined : "it does not match the pattern";
}

/** A value that is null where none is given can be null. */
function isPlain(type: string): boolean {
  return ["string", "number", "integer"].includes(type);
}

function outside(value: number, limits: Limits | undefined, what: string, beside: Pick<Unsound, "beside">): Unsound | undefined {
  if (limits?.minimum !== undefined && value < limits.minimum) return { why: `${what} below ${limits.minimum}`, ...beside };
  return limits?.maximum !== undefined && value > limits.maximum ? { why: `${what} above ${limits.maximum}`, ...beside } : undefined;
}
