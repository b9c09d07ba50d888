/** What a type says of a field, in the terms of a row: by it candidates for a type are held against what a document states. */
import { textOf, type Fact } from "../../facts/fact.ts";
import type { Scalar } from "../../model/shape.ts";
import type { ShapeReading } from "../../read/reading.ts";

/** The facts that a type can say. */
const ofTypes = ["type", "default", "range", "length", "values", "known", "format", "bits", "reference", "readOnly"] as const;
type OfType = (typeof ofTypes)[number];

/** Whether a type says what a row states, no more and no less. */
export function saysJust(shape: ShapeReading, facts: readonly Fact[]): boolean {
  const wanted = new Map(facts.filter(isOfType).map((fact) => [fact.fact, fact] as const));
  const said = new Map(saidBy(shape).map((fact) => [fact.fact, fact] as const));
  return ofTypes.every((name) => agree(name, wanted.get(name), said.get(name), shape, wanted));
}

export function isOfType(fact: Fact): fact is Fact<OfType> {
  return (ofTypes as readonly string[]).includes(fact.fact);
}

function agree(name: OfType, wanted: Fact | undefined, said: Fact | undefined, shape: ShapeReading, all: ReadonlyMap<string, Fact>): boolean {
  if (name === "type") return wanted === undefined || isOfThatType(wanted as Fact<"type">, shape);
  // What a word of the service adds to the type that it stands for holds wherever the word does.
  if (wanted === undefined) return said === undefined || name === "readOnly" || (name === "range" && all.has("bits")) || (name === "default" && isFlag(shape));
  if (said === undefined) return name === "readOnly" && wanted.value === false;
  return name === "default" ? sameDefault(wanted as Fact<"default">, said as Fact<"default">) : textOf(wanted) === textOf(said);
}

/** A boolean's default is written as a number as well as in words. */
function sameDefault({ value: wanted }: Fact<"default">, { value: said }: Fact<"default">): boolean {
  const plain = (value: Scalar): string => (typeof value === "boolean" ? String(Number(value)) : String(value));
  return plain(wanted) === plain(said);
}

function isFlag(shape: ShapeReading): boolean {
  return shape.is === "union" && shape.of.some(({ is }) => is === "boolean");
}

function isOfThatType({ value }: Fact<"type">, shape: ShapeReading): boolean {
  const literals = literalsOf(shape);
  if (/ or |^-?\d/.test(value)) return literals !== undefined && sameMembers(value.split(" or "), literals.map(String));
  switch (value) {
    case "string":
      return shape.is === "string" || literals?.every((one) => typeof one === "string") === true;
    case "number":
      return (shape.is === "number" || literals?.every((one) => typeof one === "number") === true) && shape.sent === undefined;
    case "integer":
      return shape.is === "number" && shape.integer === true;
    case "boolean":
      return shape.is === "boolean" || isFlag(shape);
    case "object":
      return ["object", "map", "reference", "intersection", "any", "not-shown"].includes(shape.is);
    default:
      return shape.is === "array" && (value === "array" || arrayOf(value, shape.items));
  }
}

function arrayOf(value: string, items: ShapeReading): boolean {
  const type = value.replace(/^array of /, "").replace(/s$/, "");
  return isOfThatType({ fact: "type", value: type }, items);
}

function sameMembers(some: readonly string[], others: readonly string[]): boolean {
  return some.length === others.length && some.every((one) => others.includes(one));
}

function literalsOf(shape: ShapeReading): readonly Scalar[] | undefined {
  return shape.is === "literals" ? shape.values : undefined;
}

function saidBy(shape: ShapeReading): readonly Fact[] {
  const facts: Fact[] = [];
  if (isScalar(shape.default)) facts.push({ fact: "default", value: shape.default });
  if (shape.readOnly === true) facts.push({ fact: "readOnly", value: true });
  if (shape.role?.role === "addressed-at") facts.push({ fact: "reference", value: shape.role.uri });
  if (shape.is === "number") {
    const { minimum, maximum, bits } = shape;
    if (minimum !== undefined || maximum !== undefined) facts.push({ fact: "range", value: limits(minimum, maximum) });
    if (bits !== undefined) facts.push({ fact: "bits", value: bits });
  }
  if (shape.is === "string") {
    const { minLength, maxLength, format } = shape;
    if (minLength !== undefined || maxLength !== undefined) facts.push({ fact: "length", value: limits(minLength, maxLength) });
    if (format !== undefined) facts.push({ fact: "format", value: format });
  }
  if (shape.is === "literals" && shape.sent === undefined && !shape.values.every((one) => one === 0 || one === 1)) {
    facts.push(shape.open === true ? { fact: "known", value: shape.values } : { fact: "values", value: shape.values });
  }
  return facts;
}

function isScalar(value: unknown): value is Scalar {
  return value !== undefined && (value === null || typeof value !== "object");
}

function limits(minimum: number | undefined, maximum: number | undefined): { minimum?: number; maximum?: number } {
  return { ...(minimum === undefined ? {} : { minimum }), ...(maximum === undefined ? {} : { maximum }) };
}
