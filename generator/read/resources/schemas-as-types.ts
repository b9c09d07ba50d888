/** `{ type: "string"; maxLength: 20 }`, as JSON Schema writes a type: here it is an object with these fields and values. */
import { report } from "../../diagnostics/report.ts";
import { positionOf, type ReadingContext } from "../reading-context.ts";
import { ts } from "../typescript.ts";

/** Finds the fields of a file whose type says in the words of JSON Schema alone what its type is. */
export function checkSchemasAsTypes(context: ReadingContext, file: ts.SourceFile): void {
  if (/\{\s*["']?type["']?\s*:\s*["']/.test(file.text)) checkNode(context, file);
}

function checkNode(context: ReadingContext, node: ts.Node): void {
  const type = ts.isPropertySignature(node) && node.type !== undefined && ts.isTypeLiteralNode(node.type) ? jsonType(node.type) : undefined;
  if (type === undefined) node.forEachChild((child) => checkNode(context, child));
  else context.found(report("json-schema-as-a-type", { type }, positionOf(context, node)));
}

const keywords = new Set(
  "type format pattern enum const default title description example examples nullable deprecated readOnly writeOnly minimum maximum exclusiveMinimum exclusiveMaximum multipleOf minLength maxLength items minItems maxItems uniqueItems properties required additionalProperties minProperties maxProperties".split(
    " ",
  ),
);
const types = new Set(["string", "number", "integer", "boolean", "array", "object", "null"]);

/** What the schema says the type is; undefined of any other object. */
function jsonType({ members }: ts.TypeLiteralNode): string | undefined {
  const entries = members.map((member) => (ts.isPropertySignature(member) ? ([nameOf(member.name), member] as const) : undefined));
  if (!entries.every((entry) => entry !== undefined && keywords.has(entry[0]))) return undefined;
  const type = entries.find((entry) => entry![0] === "type")?.[1].type;
  const value = type !== undefined && ts.isLiteralTypeNode(type) && ts.isStringLiteral(type.literal) ? type.literal.text : undefined;
  return value !== undefined && types.has(value) ? value : undefined;
}

function nameOf(name: ts.PropertyName): string {
  return ts.isIdentifier(name) || ts.isStringLiteral(name) ? name.text : "";
}
