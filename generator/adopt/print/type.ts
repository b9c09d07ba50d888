/** Types on one line where they fit, over several where they don't, as a careful person lays them out. */
import { commentLines } from "./comment.ts";
import type { MemberSyntax, TypeSyntax } from "./syntax.ts";
import { keyToken, literalToken, nameToken, templateToken } from "./token.ts";

/** The longest line, unless a single token is longer. */
export const width = 120;

/**
 * The text of a type.
 * @param indent what the line begins with on which the type begins
 * @param taken how many characters of that line stand before the type and, at its end, behind it
 */
export function printType(type: TypeSyntax, indent: string, taken: number): string {
  const line = flat(type);
  return line !== undefined && (taken + line.length <= width || isToken(type)) ? line : broken(type, indent);
}

/** It stands on its line however long that gets. */
function isToken(type: TypeSyntax): boolean {
  return type.is === "literal" || (type.is === "name" && type.of.length === 0);
}

/** A member with its comment, each line indented. */
export function memberLines(member: MemberSyntax, indent: string): readonly string[] {
  const head = `${indent}${keyToken(member.name)}${member.optional ? "?" : ""}:`;
  const comment = member.comment === undefined ? [] : commentLines(member.comment, indent);
  return [...comment, `${head}${typeAfter(member.type, indent, head.length + 2)};`];
}

/** A type behind a colon or an equals sign: after a space, unless it begins on the next line. */
export function typeAfter(type: TypeSyntax, indent: string, taken: number): string {
  const text = printType(type, indent, taken);
  return text.startsWith("\n") ? text : ` ${text}`;
}

/** Undefined where the type needs several lines: for a comment, or for members that read better one by one. */
function flat(type: TypeSyntax): string | undefined {
  switch (type.is) {
    case "name":
      return joined(type.of, (of) => (of.length === 0 ? nameToken(type.name) : `${nameToken(type.name)}<${of.join(", ")}>`));
    case "literal":
      return literalToken(type.value);
    case "written":
      return type.text;
    case "template":
      return joined(
        type.parts.map((part) => (typeof part === "string" ? undefined : part)),
        () => templateText(type.parts),
      );
    case "member":
      return joined([type.of], ([of]) => `${of}[${literalToken(type.name)}]`);
    case "union":
      return joined(type.of, (of) => of.map((text, index) => bracketed(text, type.of[index]!, ["intersection"])).join(" | "));
    case "intersection":
      return joined(type.of, (of) => of.map((text, index) => bracketed(text, type.of[index]!, ["union"])).join(" & "));
    case "array":
      return joined([type.of], ([of]) => `${bracketed(of!, type.of, ["union", "intersection"])}[]`);
    case "tuple":
      return joined(type.of, (of) => `[${of.join(", ")}]`);
    case "mapped":
      return joined([type.name, type.value], ([name, value]) => `{ [Type in ${name}]: ${value} }`);
    case "map":
      return joined([type.value], ([value]) => `{ [name: string]: ${value} }`);
    case "object":
      return type.tall && type.members.length > 0 ? undefined : flatObject(type.members);
  }
}

/** What a word says stands on one line; fields, with or without comments, do not. */
function flatObject(members: readonly MemberSyntax[]): string | undefined {
  if (members.length === 0) return "{}";
  if (members.some(({ comment, optional, type }) => comment !== undefined || optional || (type.is !== "literal" && type.is !== "name"))) return undefined;
  return joined(
    members.map(({ type }) => type),
    (types) => `{ ${types.map((type, index) => `${keyToken(members[index]!.name)}: ${type}`).join("; ")} }`,
  );
}

function joined(types: readonly (TypeSyntax | undefined)[], join: (texts: readonly string[]) => string): string | undefined {
  const texts = types.map((type) => (type === undefined ? "" : flat(type)));
  return texts.every((text) => text !== undefined) ? join(texts) : undefined;
}

function bracketed(text: string, type: TypeSyntax, loose: readonly TypeSyntax["is"][]): string {
  return loose.includes(type.is) ? `(${text})` : text;
}

function templateText(parts: readonly (string | TypeSyntax)[]): string {
  return `\`${parts.map((part) => (typeof part === "string" ? templateToken(part) : `\${${flat(part) ?? ""}}`)).join("")}\``;
}

function broken(type: TypeSyntax, indent: string): string {
  const deeper = `${indent}  `;
  const below = (inner: TypeSyntax): string => printType(inner, deeper, deeper.length + 1);
  switch (type.is) {
    case "object":
      return `{\n${type.members.flatMap((member) => memberLines(member, deeper)).join("\n")}\n${indent}}`;
    case "array":
      return `${bracketed(printType(type.of, indent, indent.length), type.of, ["union", "intersection"])}[]`;
    case "union":
      return type.of.map((inner) => `\n${deeper}| ${printType(inner, deeper, deeper.length + 2)}`).join("");
    case "intersection":
      return brokenIntersection(type.of, indent);
    case "tuple":
      return `[\n${type.of.map((inner) => `${deeper}${below(inner)},\n`).join("")}${indent}]`;
    case "name":
      return type.of.length === 1 && type.of[0]!.is === "object"
        ? `${nameToken(type.name)}<${broken(type.of[0], indent)}>`
        : `${nameToken(type.name)}<\n${type.of.map((inner) => indented(below(inner), deeper)).join(",\n")}\n${indent}>`;
    case "mapped":
      return `{ [Type in ${flat(type.name) ?? ""}]: ${printType(type.value, indent, indent.length)} }`;
    case "map":
      return `{ [name: string]: ${printType(type.value, indent, indent.length)} }`;
    default:
      return flat(type) ?? "";
  }
}

/** What begins on the next line begins there, and no further in. */
function indented(text: string, indent: string): string {
  return text.startsWith("\n") ? text.slice(1).replace(/^ {2}/gm, "") : `${indent}${text}`;
}

/** The parts stand below each other; one that is long goes on where it begins. */
function brokenIntersection(parts: readonly TypeSyntax[], indent: string): string {
  const deeper = `${indent}  `;
  return parts
    .map((part, index) => {
      const text = printType(part, index === 0 ? indent : deeper, deeper.length + 2);
      return bracketed(text, part, ["union"]);
    })
    .join(` &\n${deeper}`);
}
