/** What is known of a value besides its type, a sentence each. */
import type { ArrayShape, Json, MapShape, NumberShape, Role, Shape } from "../../model/shape.ts";
import { decimalText } from "../../values/decimal.ts";
import type { Schemas } from "./shapes.ts";
import { FEW, typePhrase, valueText, type TypePhrase } from "./type-phrase.ts";

export function factPhrases(shape: Shape, schemas: Schemas): readonly TypePhrase[] {
  const facts: TypePhrase[] = [];
  if (shape.default !== undefined) facts.push(["Default ", { code: jsonText(shape.default) }, "."]);
  facts.push(...limitPhrases(shape), ...bitsOf(shape), ...valuesOf(shape));
  if (shape.is === "string" && shape.pattern !== undefined) facts.push(["Matches ", { code: shape.pattern }, "."]);
  if (shape.role !== undefined) facts.push(roleText(shape.role));
  facts.push(...innerFacts(shape, schemas));
  if (shape.sent !== undefined) facts.push(["A request carries: ", ...typePhrase(shape.sent, schemas), "."], ...factPhrases(shape.sent, schemas));
  return facts;
}

/** What a definition shows beside a field, which its type does not say. */
export function examplePhrases(example: Json | undefined): readonly TypePhrase[] {
  return example === undefined ? [] : [["Example: ", { code: jsonText(example) }, "."]];
}

/** Ranges, lengths and counts. */
export function limitPhrases(shape: Shape): readonly TypePhrase[] {
  switch (shape.is) {
    case "number":
      return [...rangeOf(shape), ...(shape.multipleOf === undefined ? [] : [[`A multiple of ${decimalText(shape.multipleOf)}.`]])];
    case "string":
      return between(shape.minLength, shape.maxLength, "character");
    case "array":
      return [...between(shape.minItems, shape.maxItems, "item"), ...(shape.uniqueItems === true ? [["No two items are the same."]] : [])];
    case "map":
      return between(shape.minProperties, shape.maxProperties, "key");
    default:
      return [];
  }
}

function rangeOf({ minimum, maximum, exclusiveMinimum, exclusiveMaximum }: NumberShape): readonly TypePhrase[] {
  if (minimum !== undefined && maximum !== undefined) return [[`From ${decimalText(minimum)} to ${decimalText(maximum)}.`]];
  return [
    ...(minimum === undefined ? [] : [[`At least ${decimalText(minimum)}.`]]),
    ...(exclusiveMinimum === undefined ? [] : [[`More than ${decimalText(exclusiveMinimum)}.`]]),
    ...(maximum === undefined ? [] : [[`At most ${decimalText(maximum)}.`]]),
    ...(exclusiveMaximum === undefined ? [] : [[`Less than ${decimalText(exclusiveMaximum)}.`]]),
  ];
}

function between(least: number | undefined, most: number | undefined, unit: string): readonly TypePhrase[] {
  const units = (most ?? least) === 1 ? unit : `${unit}s`;
  if (least === undefined || least === 0) return most === undefined ? [] : [[`At most ${most} ${units}.`]];
  if (most === undefined) return [[`At least ${least} ${units}.`]];
  return least === most ? [[`Exactly ${most} ${units}.`]] : [[`From ${least} to ${most} ${units}.`]];
}

function bitsOf(shape: Shape): readonly TypePhrase[] {
  if (shape.is !== "number" || shape.bits === undefined) return [];
  const meanings = shape.bits.flatMap(({ bit, name }, index): TypePhrase => [index === 0 ? "" : ", ", { code: String(bit) }, ` ${name}`]);
  return [["A bitwise OR of ", ...meanings, "."]];
}

/** Those that the type itself has no room for. */
function valuesOf(shape: Shape): readonly TypePhrase[] {
  if (shape.is !== "literals") return [];
  const listed = shape.values.flatMap((value, index): TypePhrase => [index === 0 ? "" : ", ", { code: valueText(value) }]);
  const values: readonly TypePhrase[] = shape.values.length <= FEW ? [] : [[shape.open ? "Known values: " : "Allowed values: ", ...listed, "."]];
  return shape.open ? [...values, ["Other values occur."]] : values;
}

/** Of what a list, a map or a choice is made of; fields have facts of their own. */
function innerFacts(shape: Shape, schemas: Schemas): readonly TypePhrase[] {
  if (shape.is === "union") return shape.of.flatMap((one) => factPhrases(one, schemas));
  if (shape.is === "intersection") return shape.parts.flatMap((one) => factPhrases(one, schemas));
  if (shape.is !== "array" && shape.is !== "map") return [];
  return factPhrases(contents(shape), schemas).map((fact) => [shape.is === "array" ? "Each item: " : "Each value: ", ...fact]);
}

function contents(shape: ArrayShape | MapShape): Shape {
  return shape.is === "array" ? shape.items : shape.values;
}

function roleText(role: Role): TypePhrase {
  switch (role.role) {
    case "assigned":
      return ["The service assigns it when the object is created."];
    case "path-of":
      return [`Holds the path of ${role.of}.`];
    case "addressed-at":
      return ["A resource of its own as well: ", { code: role.uri }, "."];
    case "counter":
      return [role.chosen ? "Taken for a number that only grows until it is reset; the document does not say so." : "It only grows until it is reset."];
    case "gauge":
      return [role.chosen ? "Taken for a number that goes up and down; the document does not say so." : "It goes up and down."];
    case "key-field":
      return ["The value of the object's field ", { code: role.of }, "."];
    case "counter-name":
      return ["Names a counter."];
  }
}

function jsonText(value: Json): string {
  return value === null || typeof value !== "object" ? valueText(value) : JSON.stringify(value);
}
