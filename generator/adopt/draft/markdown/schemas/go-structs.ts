/** Structs of Go as schemas, and lists of parameters in their form: `name type // what it is`, with comments above. */
import type { Schema, Schemas } from "./schema.ts";

/** None where the text holds anything else. */
export function structSchemas(text: string): Schemas {
  const lines = text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
  const read = lines.map(lineOf);
  if (read.includes(undefined) || !read.some((line) => line?.is === "field") || !lines.some((line) => /\/\/|`json:/.test(line))) return new Map();
  const schemas = new Map<string, Schema>();
  const open: { readonly name: string; readonly isList: boolean; readonly said: string; readonly fields: [string, Schema][] }[] = [];
  const free: [string, Schema][] = [];
  let waiting = "";
  for (const line of read as readonly Line[]) {
    if (line.is === "remark") {
      waiting = `${waiting} ${line.text}`.trim();
      continue;
    }
    if (line.is === "open") open.push({ ...line, said: waiting, fields: [] });
    else if (line.is === "field") (open.at(-1)?.fields ?? free).push([line.name, withRemark(line.schema, `${waiting} ${line.said}`)]);
    else {
      const closed = open.pop();
      if (closed === undefined) return new Map();
      const schema: Schema = { type: "object", properties: Object.fromEntries(closed.fields) };
      if (open.length === 0) schemas.set(closed.name, schema);
      else open.at(-1)!.fields.push([closed.name, withRemark(closed.isList ? { type: "array", items: schema } : schema, closed.said)]);
    }
    waiting = "";
  }
  if (free.length > 0) schemas.set("", { type: "object", properties: Object.fromEntries(free) });
  return open.length > 0 ? new Map() : schemas;
}

type Line =
  | { readonly is: "remark"; readonly text: string }
  | { readonly is: "open"; readonly name: string; readonly isList: boolean }
  | { readonly is: "field"; readonly name: string; readonly schema: Schema; readonly said: string }
  | { readonly is: "close" };

/** Undefined for a line of another form. */
function lineOf(line: string): Line | undefined {
  const remark = /^\/\/\s*(.*)$/.exec(line)?.[1];
  if (remark !== undefined) return { is: "remark", text: remark };
  const [, own, list, alone] = /^(?:type\s+)?([A-Za-z_]\w*)?(?:\s+(\[\])?\*?struct|(?:\s+(?=\{)))?\s*(\{)$/.exec(line) ?? [];
  if (alone !== undefined) return { is: "open", name: own === "struct" ? "" : (own ?? ""), isList: list !== undefined };
  if (/^\}/.test(line)) return { is: "close" };
  const [, name = "", type = "", tag, said = ""] =
    /^([A-Za-z_]\w*)(?:\s+((?:\*|\[\]|map\[\w+\])*[A-Za-z_][\w.]*(?:\{\})?(?:\s+\(\w+\))?))?(?:\s+`([^`]*)`)?(?:\s*\/\/\s*(.*))?$/.exec(line) ?? [];
  if (name === "" || (type === "" && said === "")) return undefined;
  const called = /json:"([^",]+)/.exec(tag ?? "")?.[1] ?? name;
  return { is: "field", name: called, schema: schemaOf(type), said };
}

/** Behind a type of its own stands in brackets what that is: `units.Height (uint64)`. */
function schemaOf(type: string): Schema {
  const plain = /\((\w+)\)$/.exec(type)?.[1] ?? type.replace(/^\*/, "");
  if (plain.startsWith("[]")) return plain === "[]byte" ? { type: "string" } : { type: "array", items: schemaOf(plain.slice(2)) };
  const values = /^map\[\w+\](.+)$/.exec(plain)?.[1];
  if (values !== undefined) return { type: "object", additionalProperties: schemaOf(values) };
  if (/^u?int\d*$|^byte$/.test(plain)) return { type: "integer" };
  if (/^float\d+$/.test(plain)) return { type: "number" };
  if (plain === "time.Time") return { type: "string", format: "date-time" };
  if (plain === "interface{}" || plain === "any" || plain === "") return {};
  return plain === "string" ? { type: "string" } : plain === "bool" ? { type: "boolean" } : { $ref: plain };
}

/** `Optional` and `Required` alone, or behind something else. */
function withRemark(schema: Schema, said: string): Schema {
  const description = said.trim();
  const isRequired = /(?:^|[.,;]\s*)required\.?$/i.test(description);
  return { ...schema, ...(description === "" ? {} : { description }), ...(isRequired ? { required: true } : {}) };
}
