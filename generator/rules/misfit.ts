/** Whether a JSON value has a shape, and if not, why not. */
import type { Field, Json, Schema, Shape } from "../model/shape.ts";
import { lengthPhrase, limitsBrokenBy } from "./limits-broken.ts";
import { listValues, quotedJson } from "./words.ts";

export type Schemas = ReadonlyMap<string, Schema>;

/**
 * Why the value does not fit, as a sentence without a full stop; undefined where it fits. The first reason only. A value
 * fits that an answer may show or a request may send.
 */
export function whyMisfit(value: Json, shape: Shape, schemas: Schemas): string | undefined {
  const why = misfitShown(value, shape, schemas);
  if (why === undefined || shape.sent === undefined) return why;
  return whyMisfit(value, shape.sent, schemas) === undefined ? undefined : why;
}

function misfitShown(value: Json, shape: Shape, schemas: Schemas): string | undefined {
  switch (shape.is) {
    case "string":
      return typeof value === "string" ? limitsBrokenBy(value, shape) : notOfType(value, "a string");
    case "number":
      return typeof value === "number" ? limitsBrokenBy(value, shape) : notOfType(value, "a number");
    case "boolean":
      return typeof value === "boolean" ? undefined : notOfType(value, "true or false");
    case "null":
      return value === null ? undefined : notOfType(value, "null");
    case "literals":
      return literalMisfit(value, shape);
    case "object":
      return isRecord(value) ? fieldsMisfit(value, shape.fields, shape.closed === true, schemas) : notOfType(value, "an object");
    case "intersection":
      return intersectionMisfit(value, shape, schemas);
    case "array":
      return Array.isArray(value) ? itemsMisfit(value, shape, schemas) : notOfType(value, "an array");
    case "map":
      return isRecord(value) ? entriesMisfit(value, shape, schemas) : notOfType(value, "an object");
    case "union":
      return unionMisfit(value, shape.of, schemas);
    case "reference":
      return referenceMisfit(value, shape.to, schemas);
    case "not-shown":
    case "any":
      return undefined;
  }
}

type JsonRecord = { readonly [key: string]: Json };

function isRecord(value: Json): value is JsonRecord {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function notOfType(value: Json, type: string): string {
  return `${quotedJson(value)} is not ${type}`;
}

function literalMisfit(value: Json, { values, open }: Extract<Shape, { is: "literals" }>): string | undefined {
  if (values.some((one) => one === value)) return undefined;
  if (open === true) return values.some((one) => typeof one === typeof value) ? undefined : notOfType(value, `a ${typeof values[0]}`);
  return `${quotedJson(value)} is not one of ${listValues(values)}`;
}

function fieldsMisfit(value: JsonRecord, fields: readonly Field[], closed: boolean, schemas: Schemas): string | undefined {
  for (const { name, required, shape } of fields) {
    if (!Object.hasOwn(value, name)) {
      if (required && shape.writeOnly !== true) return `the field ${quotedJson(name)} is missing`;
      continue;
    }
    const why = whyMisfit(value[name]!, shape, schemas);
    if (why !== undefined) return `at ${quotedJson(name)}, ${why}`;
  }
  return closed
    ? surplus(
        value,
        fields.map(({ name }) => name),
      )
    : undefined;
}

function surplus(value: JsonRecord, names: readonly string[]): string | undefined {
  const known = new Set(names);
  const unknown = Object.keys(value).find((name) => !known.has(name));
  return unknown === undefined ? undefined : `there is no field ${quotedJson(unknown)}`;
}

function intersectionMisfit(value: Json, { parts, closed }: Extract<Shape, { is: "intersection" }>, schemas: Schemas): string | undefined {
  for (const part of parts) {
    const why = whyMisfit(value, part, schemas);
    if (why !== undefined) return why;
  }
  const names = closed === true ? namesIn(parts, schemas) : undefined;
  return names === undefined || !isRecord(value) ? undefined : surplus(value, names);
}

/** The names of all fields of the parts; undefined where one of them leaves its names open. */
function namesIn(parts: readonly Shape[], schemas: Schemas): readonly string[] | undefined {
  const names: string[] = [];
  for (const part of parts) {
    const shape = part.is === "reference" ? schemas.get(part.to)?.shape : part;
    const own = shape?.is === "object" ? shape.fields.map(({ name }) => name) : shape?.is === "intersection" ? namesIn(shape.parts, schemas) : undefined;
    if (own === undefined) return undefined;
    names.push(...own);
  }
  return names;
}

function itemsMisfit(
  value: readonly Json[],
  { items, minItems = 0, maxItems = Infinity, uniqueItems }: Extract<Shape, { is: "array" }>,
  schemas: Schemas,
): string | undefined {
  if (value.length < minItems || value.length > maxItems) return `it has ${value.length} items, ${lengthPhrase(minItems, maxItems)}`;
  if (uniqueItems === true && new Set(value.map((item) => JSON.stringify(item))).size < value.length) return "two of its items are the same";
  for (const [index, item] of value.entries()) {
    const why = whyMisfit(item, items, schemas);
    if (why !== undefined) return `at item ${index + 1}, ${why}`;
  }
  return undefined;
}

function entriesMisfit(value: JsonRecord, shape: Extract<Shape, { is: "map" }>, schemas: Schemas): string | undefined {
  const { values, minProperties = 0, maxProperties = Infinity } = shape;
  const entries = Object.entries(value);
  if (entries.length < minProperties || entries.length > maxProperties) return `it has ${entries.length} fields, ${lengthPhrase(minProperties, maxProperties)}`;
  for (const [name, entry] of entries) {
    const why = whyMisfit(entry, values, schemas);
    if (why !== undefined) return `at ${quotedJson(name)}, ${why}`;
  }
  return undefined;
}

/** The reasons of the first members: what a long union refuses is clear from a few. */
function unionMisfit(value: Json, members: readonly Shape[], schemas: Schemas): string | undefined {
  const reasons = new Set<string>();
  for (const member of members) {
    const why = whyMisfit(value, member, schemas);
    if (why === undefined) return undefined;
    if (reasons.size < 3) reasons.add(why);
  }
  return reasons.size === 0 ? "no value is allowed" : [...reasons].join(", and ");
}

/** A type that no file declares is the concern of a rule of its own. */
function referenceMisfit(value: Json, to: string, schemas: Schemas): string | undefined {
  const schema = schemas.get(to);
  return schema === undefined ? undefined : whyMisfit(value, schema.shape, schemas);
}
