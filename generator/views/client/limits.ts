/** What a schema says of a value beside its type, as sentences: hovering shows a type, and no range, length or default. */
import type { Schema } from "../../openapi/document.ts";
import { enumerated, inlineCode } from "../../openapi/text/markdown.ts";
import { decimalText, jsonText } from "../../values/decimal.ts";

export function limitSentences(schema: Schema): readonly string[] {
  return [...values(schema), ...forms(schema), ...access(schema), ...limits(schema), ...fallback(schema)];
}

function values({ enum: allowed }: Schema): readonly string[] {
  return allowed === undefined || allowed.length < 2 || allowed.length > 20 ? [] : [`One of ${enumerated(allowed.map(valueText))}.`];
}

function forms({ format, pattern }: Schema): readonly string[] {
  return [...(format === undefined ? [] : [`Format ${inlineCode(format)}.`]), ...(pattern === undefined ? [] : [`Matches ${inlineCode(pattern)}.`])];
}

function access({ readOnly, writeOnly }: Schema): readonly string[] {
  return [...(readOnly === true ? ["Read-only."] : []), ...(writeOnly === true ? ["Write-only."] : [])];
}

/** Those of the value itself, and what is said of its alternatives and of what it holds. */
function limits(schema: Schema): readonly string[] {
  const alternatives = [...(schema.oneOf ?? []), ...(schema.anyOf ?? []), ...(schema.allOf ?? [])];
  return [
    ...numberLimits(schema),
    ...lengths(schema),
    ...alternatives.flatMap(formsAndLimits),
    ...ofEach("item", schema.items),
    ...ofEach(schema.properties === undefined ? "value" : "other value", schema.additionalProperties),
  ];
}

function formsAndLimits(schema: Schema): readonly string[] {
  return [...forms(schema), ...limits(schema)];
}

function ofEach(what: string, held: boolean | Schema | undefined): readonly string[] {
  const limits = typeof held === "object" ? formsAndLimits(held) : [];
  return limits.length === 0 ? [] : [`Each ${what}: ${limits.join(" ")}`];
}

function numberLimits({ type, enum: allowed, minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf }: Schema): readonly string[] {
  const step = multipleOf === undefined ? [] : [`A multiple of ${decimalText(multipleOf)}.`];
  const whole = [...(type === "integer" && allowed === undefined ? ["A whole number."] : []), ...step];
  if (minimum !== undefined && maximum !== undefined) return [...whole, `From ${decimalText(minimum)} to ${decimalText(maximum)}.`];
  return [
    ...whole,
    ...(minimum === undefined ? [] : [`At least ${decimalText(minimum)}.`]),
    ...(typeof exclusiveMinimum === "number" ? [`More than ${decimalText(exclusiveMinimum)}.`] : []),
    ...(maximum === undefined ? [] : [`At most ${decimalText(maximum)}.`]),
    ...(typeof exclusiveMaximum === "number" ? [`Less than ${decimalText(exclusiveMaximum)}.`] : []),
  ];
}

function lengths({ minLength, maxLength, minItems, maxItems, uniqueItems, minProperties, maxProperties }: Schema): readonly string[] {
  const distinct = uniqueItems === true ? ["No two items are the same."] : [];
  return [
    ...between(minLength, maxLength, "character"),
    ...between(minItems, maxItems, "item"),
    ...distinct,
    ...between(minProperties, maxProperties, "field"),
  ];
}

function between(least: number | undefined, most: number | undefined, unit: string): readonly string[] {
  if (least === undefined && most === undefined) return [];
  const units = (most ?? least) === 1 ? unit : `${unit}s`;
  if (least === most) return [`Exactly ${most} ${units}.`];
  if (least === undefined || least === 0) return most === undefined ? [] : [`At most ${most} ${units}.`];
  return [most === undefined ? `At least ${least} ${units}.` : `${least} to ${most} ${units}.`];
}

/** The description of a composition names its default already. */
function fallback({ default: value, oneOf, anyOf, allOf }: Schema): readonly string[] {
  return value === undefined || oneOf !== undefined || anyOf !== undefined || allOf !== undefined ? [] : [`Default ${valueText(value)}.`];
}

function valueText(value: unknown): string {
  return inlineCode(typeof value === "string" && /^[^\s"'`]+$/.test(value) ? value : jsonText(value));
}
