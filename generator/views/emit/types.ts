/**
 * The text of types: a tree's leaves are emit values and words of the language, so that it is a type and nothing else, whatever
 * it is made of. It is the text that the compiler's own printer gives, but for the indentation by two spaces.
 */
import { escapeHidden } from "./hidden.ts";
import type { Keyword, TypeLiteral, TypeMember, TypeNode } from "./type-nodes.ts";
import { emit, type Emit } from "./value.ts";

const KEYWORDS: Readonly<Record<Keyword, string>> = {
  BooleanKeyword: "boolean",
  NeverKeyword: "never",
  NumberKeyword: "number",
  StringKeyword: "string",
  UndefinedKeyword: "undefined",
  UnknownKeyword: "unknown",
  VoidKeyword: "void",
};

/** Where a type stands in a signature: `"a" | Room[]`. */
export function typeExpression(type: TypeNode): Emit<"typescript type"> {
  return emit("typescript type", textOf(type, ""));
}

/** An interface where the type is one object, otherwise an alias. */
export function typeDeclaration(name: Emit<"typescript identifier">, type: TypeNode): Emit<"typescript declarations"> {
  const text = type.kind === "TypeLiteral" ? `interface ${name.text} ${block(type, "")}` : `type ${name.text} = ${textOf(type, "")};`;
  return emit("typescript declarations", `export ${text}`);
}

/** The name of a member of a type, in ASCII: unlike in an object or a class none has a meaning of its own. */
export function typeKey(name: string): Emit<"typescript key"> {
  const plain = /^[A-Za-z_$][\w$]*$/.test(name) || (String(Number(name)) === name && !name.startsWith("-"));
  return emit("typescript key", plain ? name : `"${escapeHidden(name.replace(ESCAPED, escaped))}"`);
}

function textOf(type: TypeNode, indent: string): string {
  switch (type.kind) {
    case "LiteralType":
      return "text" in type.literal ? type.literal.text : "null";
    case "TypeReference":
      return type.of.length === 0 ? type.name.text : `${type.name.text}<${type.of.map((one) => textOf(one, indent)).join(", ")}>`;
    case "ArrayType":
      return `${type.readonly ? "readonly " : ""}${operand(type.items, indent)}[]`;
    case "IndexedAccessType":
      return `${type.of}[${type.at.text}]`;
    case "UnionType":
      return type.types.map((one) => operand(one, indent)).join(" | ");
    case "IntersectionType":
      return type.types.map((one) => operand(one, indent)).join(" & ");
    case "TypeLiteral":
      return type.onOneLine
        ? `{ ${type.members.map((member) => memberText(member, indent)).join("; ")} }`
        : type.members.length === 0
          ? "{}"
          : block(type, indent);
    default:
      return KEYWORDS[type.kind];
  }
}

function operand(type: TypeNode, indent: string): string {
  const text = textOf(type, indent);
  return type.kind === "UnionType" || type.kind === "IntersectionType" ? `(${text})` : text;
}

function block({ members }: TypeLiteral, indent: string): string {
  const deeper = `${indent}  `;
  const lines = members.map((member) => `${deeper}${docText(member, deeper)}${memberText(member, deeper)};\n`);
  return `{\n${lines.join("")}${indent}}`;
}

function docText(member: TypeMember, indent: string): string {
  if (member.kind === "IndexSignature" || member.doc === undefined) return "";
  const { text } = member.doc;
  const trimmed = TRAILED.test(text)
    ? text
        .split("\n")
        .map((line) => line.trimEnd())
        .join("\n")
    : text;
  return `${trimmed.replaceAll("\n", `\n${indent}`)}\n${indent}`;
}

/** White space before the end of a line. */
const TRAILED = /[^\S\n]\n/;

function memberText(member: TypeMember, indent: string): string {
  const type = textOf(member.type, indent);
  if (member.kind === "IndexSignature") return `[key: string]: ${type}`;
  return `${member.readonly ? "readonly " : ""}${member.name.text}${member.optional ? "?" : ""}: ${type}`;
}

/** What the compiler's printer escapes in a string. */
const ESCAPED = /[\\"\0-\x1f]|[^\0-\x7f]/g;

const SHORT: Readonly<Record<string, string>> = { "\\": "\\\\", '"': '\\"', "\t": "\\t", "\v": "\\v", "\f": "\\f", "\b": "\\b", "\r": "\\r", "\n": "\\n" };

function escaped(character: string, at: number, text: string): string {
  // Before a digit, \0 would be octal.
  if (character === "\0") return /\d/.test(text.charAt(at + 1)) ? "\\x00" : "\\0";
  return SHORT[character] ?? `\\u${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0")}`;
}
