/** Structs of Go as schemas, and lists of parameters in their form: `name type // what it is`, with comments above. */
import type { SchemaObject, SchemasByName } from "./schema.ts";

/** None where the text holds anything else. */
export function structSchemas(text: string): SchemasByName {
  const lines = text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
  const read = lines.map(lineOf);
  const isOne = !read.includes(undefined) && read.some((line) => line?.is === "field") && lines.some((line) => /\/\/|`json:/.test(line));
  const { members, to } = isOne ? membersFrom(read as readonly Line[], 0) : { members: [], to: -1 };
  if (to !== lines.length) return new Map();
  const free = members.filter(({ isStruct }) => !isStruct);
  const structs = members.filter(({ isStruct }) => isStruct).map(({ name, schema }) => [name, schema] as const);
  return new Map([...structs, ...(free.length === 0 ? [] : [["", objectOf(free)] as const])]);
}

interface Member {
  readonly name: string;
  readonly schema: SchemaObject;
  /** It is declared between braces. */
  readonly isStruct: boolean;
}

/** What stands from a line on, down to the one that closes it; remarks are of what follows them. */
function membersFrom(lines: readonly Line[], from: number): { readonly members: readonly Member[]; readonly to: number } {
  const members: Member[] = [];
  let [at, waiting] = [from, ""];
  for (let line = lines[at]; line !== undefined && line.is !== "close"; line = lines[at]) {
    at += 1;
    if (line.is === "field") members.push({ name: line.name, schema: withRemark(line.schema, `${waiting} ${line.said}`), isStruct: false });
    if (line.is === "open") {
      const inner = membersFrom(lines, at);
      const own = objectOf(inner.members);
      members.push({ name: line.name, schema: withRemark(line.isList ? { type: "array", items: own } : own, waiting), isStruct: true });
      // Behind the line that closes it; beyond the end where none does.
      at = inner.to + 1;
    }
    waiting = line.is === "remark" ? `${waiting} ${line.text}`.trim() : "";
  }
  return { members, to: at };
}

function objectOf(members: readonly Member[]): SchemaObject {
  return { type: "object", properties: Object.fromEntries(members.map(({ name, schema }) => [name, schema])) };
}

type Line =
  | { readonly is: "remark"; readonly text: string }
  | { readonly is: "open"; readonly name: string; readonly isList: boolean }
  | { readonly is: "field"; readonly name: string; readonly schema: SchemaObject; readonly said: string }
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
function schemaOf(type: string): SchemaObject {
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
function withRemark(schema: SchemaObject, said: string): SchemaObject {
  const description = said.trim();
  const isRequired = /(?:^|[.,;]\s*)required\.?$/i.test(description);
  return { ...schema, ...(description === "" ? {} : { description }), ...(isRequired ? { required: true } : {}) };
}
