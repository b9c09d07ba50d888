/** What a schema says of its fields, in the words in which tables of fields say it. */
import { hasFields, isSchemaObject, nameReferred, propertiesOf, type SchemaObject, type SchemasByName } from "./schema.ts";

export interface SchemaField {
  /** With dots where it stands in another one: `limits.upper`, `items[].name`. */
  readonly name: string;
  readonly type: string;
  readonly required: boolean;
  readonly notes: string;
}

/** The fields of a schema, and right behind each those that it holds. @param known those that references name */
export function schemaFields(schema: SchemaObject, known: SchemasByName, prefix = ""): readonly SchemaField[] {
  const whole = withTaken(schema, known);
  const required = new Set(Array.isArray(whole["required"]) ? whole["required"] : []);
  return propertiesOf(whole).flatMap(([name, given]) => {
    const own = withValues(given, known);
    const items = isSchemaObject(own["items"]) ? withValues(own["items"], known) : undefined;
    const inner = items === undefined ? own : items;
    const at = `${prefix}${name}${items === undefined ? "" : "[]"}.`;
    return [
      { name: `${prefix}${name}`, type: typeOf(own, known), required: required.has(name) || own["required"] === true, notes: notesOf(own, items) },
      ...(hasFields(inner) ? schemaFields(inner, known, at) : []),
    ];
  });
}

/** With what it takes over from others. @param taken the names of those from which it is taken over already */
function withTaken(schema: SchemaObject, known: SchemasByName, taken: readonly string[] = []): SchemaObject {
  const parts = (Array.isArray(schema["allOf"]) ? schema["allOf"] : []).filter(isSchemaObject).map((part): SchemaObject => {
    const name = nameReferred(part);
    if (name === undefined) return withTaken(part, known, taken);
    const base = taken.includes(name) ? undefined : known.get(name);
    return base === undefined ? {} : withTaken(base, known, [...taken, name]);
  });
  const all = [...parts, schema];
  return {
    ...schema,
    properties: Object.fromEntries(all.flatMap(propertiesOf)),
    required: all.flatMap(({ required }) => (Array.isArray(required) ? required : [])),
  };
}

/**
 * A name for values, rather than for an object with fields, stands for these; so does what a single part of `allOf` or an alternative to null refers to.
 *
 * @param taken the names that were followed already
 */
function withValues(schema: SchemaObject, known: SchemasByName, taken: readonly string[] = []): SchemaObject {
  const { allOf, anyOf, oneOf, ...beside } = schema;
  const parts = (Array.isArray(allOf) && !hasFields(beside) ? allOf : Array.isArray(anyOf) ? anyOf : Array.isArray(oneOf) ? oneOf : []).filter(isSchemaObject);
  const others = parts.filter(({ type }) => type !== "null");
  if (others.length === 1 && (allOf !== undefined || parts.length > 1))
    return withValues({ ...others[0], ...beside, ...(others.length < parts.length ? { nullable: true } : {}) }, known, taken);
  const name = nameReferred(schema) ?? "";
  const named = taken.includes(name) ? undefined : known.get(name);
  const { $ref: _, ...own } = schema;
  return named === undefined || hasFields(named) ? schema : withValues({ ...named, ...own }, known, [...taken, name]);
}

function typeOf(schema: SchemaObject, known: SchemasByName): string {
  const type = plainType(schema, known);
  const isNull = schema["nullable"] === true || (Array.isArray(schema["type"]) && schema["type"].includes("null"));
  return isNull ? `${type} or null` : type;
}

function plainType(schema: SchemaObject, known: SchemasByName): string {
  const referred = nameReferred(schema);
  if (referred !== undefined) return referred;
  const types = [schema["type"]].flat().filter((one): one is string => typeof one === "string" && one !== "null");
  const [type = typeImplied(schema), ...others] = types;
  if (others.length > 0) return types.join(" or ");
  const { items, additionalProperties, oneOf, anyOf } = schema;
  if (type === "array") return isSchemaObject(items) ? listOf(typeOf(withValues(items, known), known)) : "array";
  if (type === "object" && isSchemaObject(additionalProperties) && !hasFields(schema))
    return `map of string to ${typeOf(withValues(additionalProperties, known), known)}`;
  const alternatives = [oneOf, anyOf].flat().filter(isSchemaObject);
  return type === "" ? [...new Set(alternatives.map((one) => plainType(one, known)))].join(" or ") : type;
}

/** A schema can say a type by what else it has. */
function typeImplied(schema: SchemaObject): string {
  if (hasFields(schema)) return "object";
  if (schema["items"] !== undefined) return "array";
  const values = valuesOf(schema);
  return values === undefined ? "" : values.every((one) => typeof one === "number") ? "number" : "string";
}

function listOf(type: string): string {
  if (/^array\b/.test(type)) return type.startsWith("array of ") ? `array of arrays of ${type.slice("array of ".length)}` : "array of arrays";
  return /^(?:string|number|integer|boolean|object)$/.test(type) ? `array of ${type}s` : `array of ${type}`;
}

function notesOf(schema: SchemaObject, items: SchemaObject | undefined): string {
  const { description, readOnly, writeOnly, deprecated } = schema;
  return [
    typeof description === "string" ? ended(description.replace(/\s+/g, " ").trim()) : "",
    ...valueNotes(items !== undefined && !hasFields(items) ? items : schema),
    limitsIn(schema, "minItems", "maxItems", "items"),
    limitsIn(schema, "minProperties", "maxProperties", "members"),
    defaultIn(schema),
    readOnly === true ? "Read-only." : "",
    writeOnly === true ? "Write-only." : "",
    exampleIn(schema),
    deprecated === true ? "Deprecated." : "",
  ]
    .filter((sentence) => sentence !== "")
    .join(" ");
}

/** Of a single value, or of each in a list. */
function valueNotes(schema: SchemaObject): readonly string[] {
  const { format, pattern, multipleOf } = schema;
  const values = valuesOf(schema)?.filter((one) => one !== null);
  return [
    values === undefined ? "" : `One of: ${values.map((one) => `\`${String(one)}\``).join(", ")}.`,
    typeof format === "string" ? `Format \`${format}\`.` : "",
    rangeIn(schema),
    limitsIn(schema, "minLength", "maxLength", "characters"),
    typeof pattern === "string" ? `Pattern \`${pattern}\`.` : "",
    typeof multipleOf === "number" ? `Multiple of ${multipleOf}.` : "",
  ];
}

function valuesOf(schema: SchemaObject): readonly unknown[] | undefined {
  if (schema["const"] !== undefined) return [schema["const"]];
  return Array.isArray(schema["enum"]) ? schema["enum"] : undefined;
}

function defaultIn(schema: SchemaObject): string {
  const value = schema["default"];
  if (value === undefined || value === null || typeof value === "object" || value === "") return "";
  return `Default \`${String(value)}\`.`;
}

function exampleIn({ example, examples }: SchemaObject): string {
  const shown: unknown = example ?? (Array.isArray(examples) ? examples[0] : undefined);
  return (typeof shown === "string" && /^[^`\s]+$/.test(shown)) || typeof shown === "number" ? `Example: \`${shown}\`.` : "";
}

function rangeIn(schema: SchemaObject): string {
  const [minimum, maximum] = [limitIn(schema, "minimum", "exclusiveMinimum", 1), limitIn(schema, "maximum", "exclusiveMaximum", -1)];
  if (minimum !== undefined && maximum !== undefined) return `Range ${minimum} to ${maximum}.`;
  return minimum === undefined ? (maximum === undefined ? "" : `At most ${maximum}.`) : `At least ${minimum}.`;
}

/** A limit that is no value itself leaves the next whole number: of other numbers there is none. */
function limitIn(schema: SchemaObject, own: string, exclusive: string, step: number): number | undefined {
  const isWhole = schema["type"] === "integer";
  const [limit, beyond] = [schema[own], schema[exclusive]];
  if (typeof beyond === "number") return isWhole ? beyond + step : undefined;
  if (typeof limit !== "number") return undefined;
  return beyond === true ? (isWhole ? limit + step : undefined) : limit;
}

function limitsIn(schema: SchemaObject, least: string, most: string, noun: string): string {
  const [minimum, maximum] = [schema[least], schema[most]].map((one) => (typeof one === "number" ? one : undefined));
  if (minimum !== undefined && maximum !== undefined) return minimum === maximum ? `Exactly ${maximum} ${noun}.` : `${minimum} to ${maximum} ${noun}.`;
  return minimum === undefined ? (maximum === undefined ? "" : `At most ${maximum} ${noun}.`) : `At least ${minimum} ${noun}.`;
}

function ended(text: string): string {
  return text === "" || /[.!?]$/.test(text) ? text : `${text}.`;
}
