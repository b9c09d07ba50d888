/** A schema, as JSON Schema and OpenAPI have it: an object of keywords. */
export type SchemaObject = { readonly [keyword: string]: unknown };

/** Schemas by their names; under the empty name one that has none. */
export type SchemasByName = ReadonlyMap<string, SchemaObject>;

export function isSchemaObject(value: unknown): value is SchemaObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** An object whose fields it gives, or takes over from others. */
export function hasFields(schema: SchemaObject): boolean {
  return isSchemaObject(schema["properties"]) ? Object.values(schema["properties"]).every(isSchemaObject) : Array.isArray(schema["allOf"]);
}

export function propertiesOf({ properties }: SchemaObject): readonly (readonly [name: string, schema: SchemaObject])[] {
  return isSchemaObject(properties) ? Object.entries(properties).flatMap(([name, schema]) => (isSchemaObject(schema) ? [[name, schema] as const] : [])) : [];
}

/** The name behind a reference: `Limits` of `#/components/schemas/Limits`. */
export function nameReferred({ $ref }: SchemaObject): string | undefined {
  return typeof $ref === "string" ? /[^/#]+$/.exec($ref.replace(/\.(?:json|ya?ml)$/i, ""))?.[0] : undefined;
}

/** The schemas in what a block holds: one alone, or several by their names, however deep these stand. */
export function schemasIn(value: unknown): SchemasByName {
  if (!isSchemaObject(value)) return new Map();
  if (isSchema(value)) return new Map([[typeof value["title"] === "string" ? value["title"] : "", value], ...heldIn(value)]);
  const named = Object.entries(value);
  if (named.length > 0 && named.every(([name, one]) => /^[\p{L}_][\p{L}\p{N}_.-]*$/u.test(name) && isSchemaObject(one) && (isSchema(one) || isValue(one))))
    return named.some(([, one]) => isSchema(one as SchemaObject)) ? new Map(named as [string, SchemaObject][]) : new Map();
  const inner = value["components"] ?? value["schemas"] ?? value["definitions"] ?? value["$defs"];
  return inner === undefined ? new Map() : schemasIn(inner);
}

/** Those that a schema brings along. */
function heldIn(value: SchemaObject): SchemasByName {
  return new Map(["$defs", "definitions"].flatMap((keyword) => [...schemasIn(value[keyword])]));
}

/** What no example has: a word for its type, or a schema's own mark, beside members that are schemas themselves. */
function isSchema(value: SchemaObject): boolean {
  return hasFields(value) && (value["type"] === "object" || value["type"] === undefined || typeof value["$schema"] === "string");
}

/** The schema of something else than an object: an enumeration, a text of some format. */
function isValue({ type, enum: values }: SchemaObject): boolean {
  return Array.isArray(values) || (typeof type === "string" && /^(?:string|number|integer|boolean|array)$/.test(type));
}

/** Names of those that others take their fields over from, and that nothing else refers to: they are told where they are taken over. */
export function baseSchemaNames(schemas: SchemasByName): ReadonlySet<string> {
  const taken = new Set<string>();
  const names = new Set<string>();
  const collect = (value: unknown, into: Set<string>): void => {
    if (Array.isArray(value)) for (const one of value) collect(one, into);
    if (!isSchemaObject(value)) return;
    const name = nameReferred(value);
    if (name !== undefined) into.add(name);
    const others = Object.entries(value).filter(([keyword]) => keyword !== "$ref");
    for (const [keyword, one] of others) collect(one, keyword === "allOf" && (Array.isArray(one) ? one.length : 0) > 1 ? taken : names);
  };
  for (const schema of schemas.values()) collect(schema, names);
  return new Set([...taken].filter((name) => !names.has(name)));
}
