/** Values that break one fact of the document each: what a request must not carry. */
import type { Field, Json, NumberShape, Shape, StringShape } from "../../model/shape.ts";
import { enumerated } from "../../openapi/text/markdown.ts";
import { decimalText, jsonText } from "../../values/decimal.ts";
import { isMultiple, multipleFrom } from "../../values/multiple.ts";
import { allowsOtherFields, fieldsOf, resolveShape, type Resolved, type Schemas } from "./resolve-shape.ts";

/** What is wrong as a clause, the path of fields and positions, and the value; without one the field is left out. */
export interface Wrong {
  readonly says: string;
  readonly path: readonly string[];
  readonly value?: Json;
}

export function wrongValues(shape: Shape, schemas: Schemas): readonly Wrong[] {
  const step = resolveShape(shape, schemas);
  return step === undefined ? [] : ofObject(step.shape, { path: [], through: step.through, schemas });
}

/** The texts that a placeholder of this shape does not take. */
export function wrongTexts(shape: Shape, schemas: Schemas): readonly { readonly says: string; readonly text: string }[] {
  const step = resolveShape(shape, schemas);
  const wrong = step === undefined ? [] : ofScalar(step.shape).filter(({ value }) => typeof value !== "object");
  return wrong.filter(({ value }) => step?.shape.is !== "string" || typeof value === "string").map(({ says, value }) => ({ says, text: String(value) }));
}

interface At {
  readonly path: readonly string[];
  readonly through: readonly string[];
  readonly schemas: Schemas;
}

function within(declaredShape: Shape, at: At): readonly Wrong[] {
  const { path, through, schemas } = at;
  const step = resolveShape(declaredShape, schemas, through);
  if (step === undefined) return [];
  const wrongValue = (says: string, value: Json): Wrong => ({ says: `${labelOf(path)} ${says}`, path, value });
  if (step.readOnly) return [wrongValue("is given, which the service sets", "mine")];
  const { shape } = step;
  if (fieldsOf(shape, schemas) !== undefined) return [wrongValue("is a text, and no object", "text"), ...ofObject(shape, { ...at, through: step.through })];
  if (shape.is === "array")
    return [wrongValue("is a text, and no list", "text"), ...within(shape.items, { ...at, path: [...path, "0"], through: step.through })];
  if (shape.is === "map") return [wrongValue("is a text, and no object", "text")];
  return ofScalar(shape).map(({ says, value }) => wrongValue(says, value));
}

function ofObject(shape: Resolved, at: At): readonly Wrong[] {
  const { path, schemas } = at;
  const fields = fieldsOf(shape, schemas) ?? [];
  const inside = fields.flatMap((field) => within(field.shape, { ...at, path: [...path, field.name] }));
  const missing = fields.filter((field) => field.required && resolveShape(field.shape, schemas)?.readOnly !== true);
  const where = path.length === 0 ? "a field" : `a field of ${labelOf(path)}`;
  const unlisted: readonly Wrong[] = allowsOtherFields(shape, schemas)
    ? []
    : [{ says: `${where} is none that the document lists`, path: [...path, unlistedName(fields)], value: 1 }];
  return [...missing.map(({ name }) => ({ says: `${labelOf([...path, name])} is missing`, path: [...path, name] })), ...inside, ...unlisted];
}

function unlistedName(fields: readonly Field[]): string {
  let name = "unlisted";
  while (fields.some((field) => field.name === name)) name += "-";
  return name;
}

/** `block.list[0].field`. */
function labelOf(path: readonly string[]): string {
  return path.reduce((label, step, at) => (at > 0 && /^\d+$/.test(step) ? `${label}[${step}]` : label === "" ? step : `${label}.${step}`), "");
}

interface Broken {
  readonly says: string;
  readonly value: Json;
}

function ofScalar(shape: Resolved): readonly Broken[] {
  switch (shape.is) {
    case "string":
      return [{ says: "is a number, and no text", value: 1 }, ...ofText(shape)];
    case "number":
      return [{ says: "is a text, and no number", value: "text" }, ...ofNumber(shape)];
    case "boolean":
      return [{ says: "is a text, and no boolean", value: "text" }];
    case "literals":
      return ofLiterals(shape.values, shape.open === true);
    case "union":
      return ofUnion(shape.of.map((one) => inRequest(one)));
    default:
      return [];
  }
}

function inRequest(shape: Shape): Resolved {
  return resolveShape(shape, new Map())?.shape ?? { is: "any" };
}

function ofText({ minLength = 0, maxLength, pattern }: StringShape): readonly Broken[] {
  const found: Broken[] = [];
  if (minLength > 0) found.push({ says: `has ${minLength - 1} characters, fewer than ${minLength}`, value: "x".repeat(minLength - 1) });
  if (maxLength !== undefined) found.push({ says: `has ${maxLength + 1} characters, more than ${maxLength}`, value: "x".repeat(maxLength + 1) });
  const other = pattern === undefined ? undefined : notMatching(pattern, minLength, maxLength);
  if (other !== undefined) found.push({ says: `is ${JSON.stringify(other)}, which does not match ${pattern}`, value: other });
  return found;
}

/** A text of an allowed length; few patterns take each of these characters. */
function notMatching(pattern: string, least: number, most: number | undefined): string | undefined {
  const expression = new RegExp(pattern, "u");
  const length = Math.max(least, 1);
  return most === 0 ? undefined : ["-", "x", "0", "#"].map((one) => one.repeat(length)).find((text) => !expression.test(text));
}

function ofNumber({ minimum, maximum, exclusiveMinimum, exclusiveMaximum, integer, multipleOf, bits }: NumberShape): readonly Broken[] {
  const found: Broken[] = [];
  if (minimum !== undefined)
    found.push({ says: `is ${decimalText(minimum - stepAt(minimum))}, less than ${decimalText(minimum)}`, value: minimum - stepAt(minimum) });
  if (maximum !== undefined)
    found.push({ says: `is ${decimalText(maximum + stepAt(maximum))}, more than ${decimalText(maximum)}`, value: maximum + stepAt(maximum) });
  if (exclusiveMinimum !== undefined) found.push({ says: `is ${decimalText(exclusiveMinimum)}, and not more`, value: exclusiveMinimum });
  if (exclusiveMaximum !== undefined) found.push({ says: `is ${decimalText(exclusiveMaximum)}, and not less`, value: exclusiveMaximum });
  const broken = (minimum ?? 0) + 0.5;
  if (integer && !Number.isInteger(broken)) found.push({ says: `is ${broken}, and no whole number`, value: broken });
  const between = multipleOf === undefined ? undefined : betweenMultiples(multipleOf, minimum ?? 0, maximum ?? Infinity, integer === true);
  if (between !== undefined) found.push({ says: `is ${decimalText(between)}, and no multiple of ${decimalText(multipleOf!)}`, value: between });
  const sum = notASum(bits ?? [], minimum ?? 0, maximum ?? Infinity);
  if (sum !== undefined) found.push({ says: `is ${sum}, and no sum of ${enumerated(bits!.map(({ bit }) => String(bit)))}`, value: sum });
  return found;
}

/** One, or as much as tells a number from its neighbours where whole numbers are further apart. */
function stepAt(limit: number): number {
  return Math.max(1, 2 ** (Math.floor(Math.log2(Math.abs(limit))) - 52));
}

/** A number in the range that is no multiple, a whole one where only those are allowed. */
function betweenMultiples(step: number, least: number, most: number, whole: boolean): number | undefined {
  const other = multipleFrom(least, step) + (whole ? 1 : step / 2);
  return other > most || isMultiple(other, step) ? undefined : other;
}

/** A number in the range that holds something besides the bits. */
function notASum(bits: readonly { readonly bit: number }[], least: number, most: number): number | undefined {
  const all = bits.reduce((sum, { bit }) => sum + bit, 0);
  return bits.length === 0 || !Number.isSafeInteger(all) || all + 1 > most || all + 1 < least ? undefined : all + 1;
}

function ofLiterals(values: readonly Json[], open: boolean): readonly Broken[] {
  const numbers = values.every((one) => typeof one === "number");
  const type = numbers ? { says: "is a text, and no number", value: "text" } : { says: "is a number, and no text", value: 1 };
  if (open) return [type];
  const other = numbers ? above(values as readonly number[]) : "none of them";
  return [...(numbers || values.every((one) => typeof one === "string") ? [type] : []), { says: `is ${jsonText(other)}, which is not allowed`, value: other }];
}

function above(numbers: readonly number[]): number {
  const greatest = Math.max(...numbers);
  return greatest + stepAt(greatest);
}

/** What breaks each alternative. */
function ofUnion(alternatives: readonly Resolved[]): readonly Broken[] {
  const fits = (shape: Resolved, value: Json): boolean => {
    if (shape.is === "literals") return shape.values.includes(value as never) || (shape.open === true && typeof shape.values[0] === typeof value);
    return shape.is === "any" || shape.is === "not-shown" || shape.is === "union" || typeof value === shape.is;
  };
  const values = alternatives.flatMap((shape) =>
    shape.is === "literals" && !shape.open && typeof shape.values[0] === "number" ? [above(shape.values as readonly number[])] : [],
  );
  return [...values, "none of them"]
    .filter((value) => !alternatives.some((shape) => fits(shape, value)))
    .map((value) => ({ says: `is ${jsonText(value)}, which is not allowed`, value }));
}
