/** Objects in JSON whose members have comments as schemas: what stands behind a member, or above it, tells of it. */
import { valueShown } from "../../survey/shown/examples.ts";
import { isSchemaObject, type SchemaObject, type SchemasByName } from "./schema.ts";

/** None where the text holds anything else, or hardly a comment. */
export function commentedSchemas(text: string): SchemasByName {
  const remarks = remarksIn(text);
  const value = remarks.size < 2 ? undefined : valueShown(text);
  return isSchemaObject(value) ? new Map([["", schemaOf(value, remarks)]]) : new Map();
}

/** By the names from the outermost to that of the member, one below the other. */
type Remarks = ReadonlyMap<string, string>;

/** A comment on the line of a member is of the last one there; others are of what comes next. */
function remarksIn(text: string): Remarks {
  const remarks = new Map<string, string>();
  const around: string[] = [];
  let [last, onLine, waiting]: [string, string | undefined, string] = ["", undefined, ""];
  const tell = (member: string, words: string): unknown => words !== "" && remarks.set(member, `${remarks.get(member) ?? ""} ${words}`.trim());
  for (const [token, quoted, bare] of text.matchAll(tokens)) {
    const name = quoted ?? bare;
    if (name !== undefined) {
      onLine = [...around, name].filter((one) => one !== "").join("\n");
      tell(onLine, waiting);
      [last, waiting] = [name, ""];
    } else if (/^[{[]/.test(token)) {
      around.push(last);
      last = "";
    } else if (/^[}\]]/.test(token)) {
      around.pop();
      waiting = "";
    } else if (token === "\n") onLine = undefined;
    else if (/^[/#]/.test(token)) {
      const words = token.replace(/^(?:\/\/+|#+|\/\*+)\s*|\s*\*+\/$|\s+$/g, "").replace(/\s+/g, " ");
      if (onLine === undefined) waiting = `${waiting} ${words}`.trim();
      else tell(onLine, words);
    }
  }
  return remarks;
}

/** A name with its colon, a string, a comment, what opens and closes, the end of a line. */
const tokens = /"((?:[^"\\\n]|\\.)*)"\s*:|([A-Za-z_$][\w$]*)\s*:(?!\/\/)|"(?:[^"\\\n]|\\.)*"|\/\/[^\n]*|#[^\n]*|\/\*[^]*?\*\/|[{}[\]\n]/g;

function schemaOf(value: unknown, remarks: Remarks, at: readonly string[] = []): SchemaObject {
  const description = remarks.get(at.join("\n"));
  const said = description === undefined ? {} : { description };
  if (Array.isArray(value)) return { type: "array", ...(value.length === 0 ? {} : { items: schemaOf(value[0], remarks, at) }), ...said };
  if (!isSchemaObject(value)) return { ...(value === null ? {} : { type: typeof value }), ...said };
  const members = Object.entries(value);
  if (members.length === 0) return { type: "object", ...said };
  return { type: "object", properties: Object.fromEntries(members.map(([name, one]) => [name, schemaOf(one, remarks, [...at, name])])), ...said };
}
