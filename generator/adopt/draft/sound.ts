/**
 * What the rows of fields say, without what contradicts itself: a default that the row does not allow, limits that leave no
 * value, limits of another type. The rest of a field is drafted as it stands; what was put aside is told, row by row.
 */
import type { Row } from "../../documents/document.ts";
import { textOf, valueOf, type Fact, type Limits } from "../../facts/fact.ts";
import type { Stated, StatedBlock, StatedRow } from "../../facts/stated.ts";
import type { Scalar } from "../../model/shape.ts";
import { decimal } from "../../values/decimal.ts";
import { allowedIn, asTyped } from "../words/as-typed.ts";

/** What was put aside of rows, each as a clause that says why. */
export type Doubts = ReadonlyMap<Row, readonly string[]>;

export interface Sound {
  readonly stated: Stated;
  readonly doubts: Doubts;
}

export function soundIn(stated: Stated): Sound {
  const doubts = new Map<Row, readonly string[]>();
  const doubted = (row: Row, some: readonly string[]): void => void (some.length > 0 && doubts.set(row, [...(doubts.get(row) ?? []), ...some]));
  const sections = stated.sections.map((section) => ({ ...section, blocks: section.blocks.map((block) => soundBlock(block, doubted)) }));
  return { stated: { ...stated, sections }, doubts };
}

type Doubted = (row: Row, doubts: readonly string[]) => void;

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
    else doubted(before, [`that ${row.name} is what line ${before.at.line} says: line ${row.at.line} lists it again`]);
  }
}

function isField({ facts }: StatedRow): boolean {
  return facts.some(({ fact }) => fact === "type");
}

function soundRow(row: StatedRow, doubted: Doubted): StatedRow {
  if (!isField(row)) return row;
  const doubts: string[] = [];
  const without = <Kept extends Fact>(facts: readonly Kept[], why: (fact: Kept) => string | undefined): readonly Kept[] =>
    facts.filter((fact) => {
      const reason = why(fact);
      if (reason !== undefined) doubts.push(`without the ${fact.fact} of ${row.row.name}, which is "${textOf(fact)}" (line ${row.row.at.line}): ${reason}`);
      return reason === undefined;
    });
  const limited = without(row.facts, (fact) =>
    fact.fact === "range" || fact.fact === "length" || fact.fact === "items" ? unsoundLimits(fact, row.facts) : undefined,
  );
  const facts = without(limited, (fact) => (fact.fact === "default" ? unsoundDefault(fact.value, limited) : undefined));
  doubts.push(
    ...facts.flatMap((fact) =>
      roundedIn(fact).map(
        (value) =>
          `the digits of the ${fact.fact} of ${row.row.name} (line ${row.row.at.line}): a whole number beyond 2^53 stands as the nearest one that a number of JSON is read as, ${decimal(value)}`,
      ),
    ),
  );
  doubted(row.row, doubts);
  return { ...row, facts: asTyped(facts) };
}

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
function unsoundLimits({ fact, value }: Fact<"range" | "length" | "items">, facts: readonly Fact[]): string | undefined {
  const { minimum, maximum }: Limits = value;
  const type = valueOf(facts, "type") ?? "";
  const isNumber = type === "number" || type === "integer";
  if (fact === "length" && (isNumber || type === "boolean")) return `it has the type ${type}`;
  if (fact === "range" && (type === "string" || type === "boolean")) return `it has the type ${type}`;
  if (minimum !== undefined && maximum !== undefined && minimum > maximum) return "it begins above its end";
  const isCount = [minimum, maximum].every((limit) => limit === undefined || (Number.isSafeInteger(limit) && limit >= 0));
  if (fact !== "range" && !isCount) return "it is counted, and no count is below 0 or broken";
  if (type === "integer" && Math.ceil(minimum ?? -Infinity) > Math.floor(maximum ?? Infinity)) return "it holds no whole number";
  return undefined;
}

/** Whether what a row says is of a type. */
export function agreesWith(type: string, facts: readonly Fact[]): boolean {
  const typed: readonly Fact[] = [{ fact: "type", value: type }, ...facts];
  const value = valueOf(typed, "default");
  return value === undefined || unsoundDefault(value, typed) === undefined;
}

/** Why the row itself does not allow its default; undefined where it does. */
function unsoundDefault(value: Scalar, facts: readonly Fact[]): string | undefined {
  const type = valueOf(facts, "type") ?? "";
  const values = allowedIn(facts);
  if (value === null && values === undefined && isPlain(type)) return undefined;
  if (values !== undefined) return values.some((one) => String(one) === String(value)) ? undefined : "it is not among the allowed values";
  if (type === "object" || type.startsWith("array")) return `it has the type ${type}`;
  if (type === "boolean") return typeof value === "boolean" || value === 0 || value === 1 ? undefined : "it is no boolean";
  if (type === "string")
    return unmatched(String(value), valueOf(facts, "pattern")) ?? outside([...String(value)].length, valueOf(facts, "length"), "its length is");
  if (type !== "number" && type !== "integer") return undefined;
  if (typeof value !== "number") return "it is no number";
  if (type === "integer" && !Number.isInteger(value)) return "it is no whole number";
  return outside(value, valueOf(facts, "range"), "it is");
}

function unmatched(value: string, pattern: string | undefined): string | undefined {
  return pattern === undefined || new RegExp(pattern, "u").test(value) ? undefined : "it does not match the pattern";
}

/** A value that is null where none is given can be null. */
function isPlain(type: string): boolean {
  return ["string", "number", "integer"].includes(type);
}

function outside(value: number, limits: Limits | undefined, what: string): string | undefined {
  if (limits?.minimum !== undefined && value < limits.minimum) return `${what} below ${limits.minimum}`;
  return limits?.maximum !== undefined && value > limits.maximum ? `${what} above ${limits.maximum}` : undefined;
}
