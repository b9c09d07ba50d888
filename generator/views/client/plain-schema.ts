/**
 * A schema with what its type follows from, and nothing else: openapi-typescript would turn titles, defaults and formats
 * into comments in its own way. References become names of types.
 */
import type { Schema } from "../../openapi/document.ts";
import { setOwn } from "../../openapi/own-properties.ts";

/** Marks the alternative of an open enumeration that stands for all other values. */
export const OPEN = "x-open";

/** What is said of a property, in its schema. */
export const SAID = "x-said";

export type PlainSchema = Schema & { readonly [OPEN]?: true; [SAID]?: Said };

/** What is said of a property: its documentation, as Markdown, and whether it should be used. */
export interface Said {
  readonly text: string;
  readonly deprecated: boolean;
}

/** How the types of schemas are written. */
export interface Spelling {
  /** The type that a component of OpenAPI is. */
  readonly nameOf: (component: string) => string;
  readonly said: (property: Schema) => Said;
  /** Whether a property is a part of the type. */
  readonly holds: (property: Schema) => boolean;
}

const COMPONENT = "#/components/schemas/";

export function plainSchema(schema: Schema, spelling: Spelling): PlainSchema {
  if (schema.$ref !== undefined) return { $ref: `#/${spelling.nameOf(schema.$ref.slice(COMPONENT.length))}` };
  if (schema.not !== undefined) return { enum: [] };
  const plain: PlainSchema = {};
  if (schema.type !== undefined) plain.type = schema.type;
  if (schema.enum !== undefined) plain.enum = schema.enum;
  if (schema.items !== undefined) plain.items = plainSchema(schema.items, spelling);
  for (const key of ["oneOf", "anyOf", "allOf"] as const) {
    if (schema[key] !== undefined) plain[key] = opened(schema[key]).map((member) => plainSchema(member, spelling));
  }
  if (OPEN in schema) return { ...plain, [OPEN]: true };
  objectKeywords(plain, schema, spelling);
  return plain;
}

/** An enumeration beside its own type says that the known values are not all. */
function opened(members: readonly Schema[]): readonly PlainSchema[] {
  const known = new Set<Schema["type"]>(members.filter(({ enum: values }) => values !== undefined).map(({ type }) => (type === "integer" ? "number" : type)));
  return members.map((member) => (isBare(member) && known.has(member.type) ? { ...member, [OPEN]: true as const } : member));
}

function isBare({ type, enum: values }: Schema): boolean {
  return (type === "string" || type === "number") && values === undefined;
}

function objectKeywords(plain: PlainSchema, schema: Schema, spelling: Spelling): void {
  const all = Object.entries(schema.properties ?? {});
  const held = all.filter(([, property]) => spelling.holds(property));
  if (held.length > 0) {
    const properties: { [name: string]: PlainSchema } = {};
    for (const [name, property] of held) setOwn(properties, name, propertySchema(property, spelling));
    plain.properties = properties;
    const required = (schema.required ?? []).filter((name) => held.some(([one]) => one === name));
    if (required.length > 0) plain.required = required;
  }
  const values = schema.additionalProperties;
  if (typeof values === "object") plain.additionalProperties = plainSchema(values, spelling);
  else if (isOpen(schema)) plain.additionalProperties = true;
}

/** An object of which no field is known, or not every one: anything can stand in it. */
function isOpen({ type, properties, additionalProperties, "x-not-shown": notShown }: Schema): boolean {
  return type === "object" && additionalProperties !== false && (notShown !== undefined || properties === undefined);
}

/** Values of an enumeration one level down: openapi-typescript comments on those of a property. */
function propertySchema(property: Schema, spelling: Spelling): PlainSchema {
  const plain = plainSchema(property, spelling);
  const made: PlainSchema = plain.enum === undefined ? plain : { oneOf: [plain] };
  if (property.readOnly === true) made.readOnly = true;
  if (property.writeOnly === true) made.writeOnly = true;
  made[SAID] = spelling.said(property);
  return made;
}
