/**
 * Schemas in a line of words, for people to hold against a table of the document. Every keyword is said or refused, so
 * that nothing that the document does not say goes by unseen.
 */
import type { Role } from "../../../generator/model/shape.ts";
import type { Schema } from "../../../generator/openapi/document.ts";

/** Keywords that are told elsewhere, say where a fact comes from, or are names of ours. */
const aside = ["title", "description", "x-source", "x-contradictions"];

export function said(schema: Schema): string {
  const said = new Set(aside);
  const say = (words: string, ...keywords: readonly (keyof Schema)[]): string => {
    keywords.forEach((keyword) => said.add(keyword));
    return words;
  };
  const text = [kindOf(schema, say), ...furtherFacts(schema, say)].join(", ");
  const unsaid = Object.keys(schema).filter((keyword) => !said.has(keyword));
  if (unsaid.length > 0) throw new Error(`${text}: nothing here says ${unsaid.join(", ")}.`);
  return text;
}

type Say = (words: string, ...keywords: readonly (keyof Schema)[]) => string;

function kindOf(schema: Schema, say: Say): string {
  const { $ref, type, allOf, anyOf, oneOf, items } = schema;
  if ($ref !== undefined) return say($ref.slice($ref.lastIndexOf("/") + 1), "$ref");
  if (allOf !== undefined) return say(allOf.map(said).join(" & "), "allOf");
  if (oneOf !== undefined) return say(oneOf.map(said).join(" or "), "oneOf");
  if (anyOf !== undefined) return say(anyOf.map(said).join(" | "), "anyOf");
  if (schema.enum !== undefined) return say(schema.enum.join(" | "), "enum", "type");
  if (items !== undefined) return say(`${inBrackets(said(items))}[]`, "items", "type");
  if (type === "object") return objectOf(schema, say);
  return say(type === undefined ? "anything" : String(type), "type");
}

function inBrackets(text: string): string {
  return /[&|,]/.test(text) && !/^\{.*\}$/.test(text) ? `(${text})` : text;
}

/** `{ a: …, b?: …, … }`; the dots stand for fields that are not listed and can occur. */
function objectOf({ properties = {}, required = [], additionalProperties, minProperties, maxProperties }: Schema, say: Say): string {
  const listed = Object.entries(properties).map(([name, schema]) => `${name}${required.includes(name) ? "" : "?"}: ${said(schema)}`);
  if (typeof additionalProperties === "object") {
    const key = minProperties === 1 && maxProperties === 1 ? "one key" : "any key";
    const all = [...listed, `${key}: ${said(additionalProperties)}`];
    return say(`{ ${all.join(", ")} }`, "type", "properties", "required", "additionalProperties", "minProperties", "maxProperties");
  }
  const all = additionalProperties === false ? listed : [...listed, "…"];
  return say(`{ ${all.join(", ")} }`, "type", "properties", "required", "additionalProperties");
}

function furtherFacts(schema: Schema, say: Say): readonly string[] {
  const { format, minimum, maximum, maxLength, readOnly } = schema;
  const bits = schema["x-bits"]?.map(({ bit, name }) => `${bit} (${name})`).join(", ");
  return [
    ...(format === undefined ? [] : [say(`format ${format}`, "format")]),
    ...(minimum === undefined || maximum === undefined ? [] : [say(`${minimum} to ${maximum}`, "minimum", "maximum")]),
    ...(maxLength === undefined ? [] : [say(`at most ${maxLength} characters`, "maxLength")]),
    ...(bits === undefined ? [] : [say(`a sum of ${bits}`, "x-bits")]),
    ...(schema.default === undefined ? [] : [say(`default ${String(schema.default)}`, "default")]),
    ...(readOnly === true ? [say("read-only", "readOnly")] : []),
    ...(schema["x-role"] === undefined ? [] : [say(roleOf(schema["x-role"]), "x-role")]),
    ...(schema["x-not-shown"] === undefined ? [] : [say(`not shown: ${schema["x-not-shown"]}`, "x-not-shown")]),
  ];
}

function roleOf(role: Role): string {
  return [...("chosen" in role ? ["by choice a"] : []), role.role, ...("of" in role ? [role.of] : []), ...("uri" in role ? [role.uri] : [])].join(" ");
}

/** Every field of an object by its path, such as `block.list[].name`; the fields of a schema of its own stand there. */
export function fieldsOf(schema: Schema, path = ""): readonly (readonly [path: string, said: string])[] {
  const inner = schema.items;
  if (inner?.properties !== undefined) {
    const [[, whole], ...fields] = fieldsOf(inner, `${path}[]`) as [readonly [string, string], ...(readonly [string, string])[]];
    return [[path, `list, each an ${whole}`], ...fields];
  }
  if (schema.properties === undefined) return [[path, said(schema)]];
  const { required = [], additionalProperties } = schema;
  const fields = Object.entries(schema.properties).flatMap(([name, field]) => fieldsOf(field, path === "" ? name : `${path}.${name}`));
  const own = additionalProperties === false ? "closed object" : "object";
  return [[path, required.length === 0 ? own : `${own} that always has ${required.join(" and ")}`], ...fields];
}
