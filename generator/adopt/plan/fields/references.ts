/** What else names a field: keys, placeholders and paths of the resources that are made of its type, and picks of its members. */
import type { InterfaceDeclaration, LiteralTypeNode, Node, PropertySignature, SourceFile } from "ts-morph";
import type { Edit } from "../../edit/opened-files.ts";
import { fileOf } from "../../edit/spans.ts";
import type { PlanningContext } from "../../planning-context.ts";
import { literalToken } from "../../print/token.ts";

/** What each field is called now that is called otherwise. */
export type FieldRenames = ReadonlyMap<string, string>;

/** The edits by which a field's other mentions follow its new name, and those of the fields beside it that are named with it. */
export function renameReferences(context: PlanningContext, property: PropertySignature, called: FieldRenames): readonly Edit[] {
  const holder = property.getFirstAncestor((node): node is InterfaceDeclaration => node.getKindName() === "InterfaceDeclaration");
  const type = holder?.getName();
  if (type === undefined) return [];
  return filesNaming(context, type, property.getSourceFile()).flatMap((file) => literalsAbout(file, type).flatMap((literal) => renamedIn(literal, called)));
}

/** The files of the service in which a type's name stands; its own first. */
function filesNaming({ texts, opened }: PlanningContext, type: string, own: SourceFile): readonly SourceFile[] {
  const [ownPath, named] = [fileOf(own), new RegExp(`\\b${type}\\b`)];
  const paths = [...texts].filter(([path, text]) => path !== ownPath && named.test(text)).map(([path]) => path);
  return [own, ...paths.flatMap((path) => opened.open(path) ?? [])];
}

/** The string literals beside a type's name: in the facts of a resource, or in the arguments of one word. */
function literalsAbout(file: SourceFile, type: string): readonly LiteralTypeNode[] {
  const names = file.getDescendants().filter((node) => node.getKindName() === "TypeReference" && node.getText() === type);
  const scopes = new Set(names.flatMap((node) => scopeOf(node) ?? []));
  return [...scopes].flatMap((scope) => scope.getDescendants().filter((node): node is LiteralTypeNode => node.getKindName() === "LiteralType"));
}

function scopeOf(node: Node): Node | undefined {
  const record = node.getFirstAncestor((one) => one.getKindName() === "TypeLiteral");
  return record ?? node.getFirstAncestor((one) => one.getKindName() === "TypeReference");
}

/** `"{old}+{other}"`, `"old.inner"` and `"old"` name the field; a sentence does not. */
function renamedIn(node: LiteralTypeNode, called: FieldRenames): readonly Edit[] {
  const literal = node.getLiteral();
  if (literal.getKindName() !== "StringLiteral" || !("getLiteralText" in literal)) return [];
  const text = String((literal as { getLiteralText(): string }).getLiteralText());
  const member = node.getParent();
  const isNote =
    member.getFirstAncestor((one) => one.getKindName() === "PropertySignature" && /^(?:statements|notShown|contradictions)\??:/.test(one.getText())) !==
    undefined;
  const renamed = isNote ? text : withNames(text, called);
  return renamed === text ? [] : [{ file: fileOf(node), start: node.getStart(), end: node.getEnd(), text: literalToken(renamed) }];
}

function withNames(text: string, called: FieldRenames): string {
  const inBraces = text.replace(/\{([^{}]+)\}/g, (written, name: string) => (called.has(name) ? `{${called.get(name)!}}` : written));
  if (inBraces !== text || /\s/.test(text) || text.startsWith("/")) return inBraces;
  return text
    .split(".")
    .map((part) => called.get(part) ?? part)
    .join(".");
}
