/** Types as openapi-typescript makes them of the compiler's own nodes, and as the compiler prints these: what those of clients have to be. */
import { transformSchemaObject, type GlobalContext, type SchemaObject } from "openapi-typescript";
import ts from "typescript";
import type { Schema } from "../../../generator/openapi/document.ts";
import { SETTINGS } from "../../../generator/views/client/openapi-typescript.ts";
import { OPEN, plainSchema, SAID, type PlainSchema, type Said, type Spelling } from "../../../generator/views/client/plain-schema.ts";
import { escapeHidden } from "../../../generator/views/emit/hidden.ts";
import { docComment } from "../../../generator/views/emit/jsdoc.ts";

const { factory, SyntaxKind } = ts;

export function typeText(schema: Schema, spelling: Spelling): string {
  return printed(typeNode(schema, spelling));
}

export function declarationText(name: string, schema: Schema, spelling: Spelling): string {
  const node = typeNode(schema, spelling);
  const exported = [factory.createModifier(SyntaxKind.ExportKeyword)];
  if (!ts.isTypeLiteralNode(node)) return printed(factory.createTypeAliasDeclaration(exported, name, undefined, node));
  return printed(factory.createInterfaceDeclaration(exported, name, undefined, undefined, node.members));
}

function typeNode(schema: Schema, spelling: Spelling): ts.TypeNode {
  const ctx = {
    ...SETTINGS,
    postTransform: flattened,
    transform: (one: SchemaObject) => (OPEN in one ? anyOther(one.type) : undefined),
    transformProperty: (property, one) => withComment(besideInherited(property), (one as PlainSchema)[SAID]!),
  } as GlobalContext;
  return transformSchemaObject(plainSchema(schema, spelling) as SchemaObject, { path: "#/", ctx });
}

function anyOther(type: unknown): ts.TypeNode {
  const keyword = factory.createKeywordTypeNode(type === "string" ? SyntaxKind.StringKeyword : SyntaxKind.NumberKeyword);
  return factory.createParenthesizedType(factory.createIntersectionTypeNode([keyword, factory.createTypeLiteralNode([])]));
}

function flattened(type: ts.TypeNode): ts.TypeNode {
  if (!ts.isUnionTypeNode(type)) return type;
  return factory.createUnionTypeNode(type.types.map((one) => (ts.isParenthesizedTypeNode(one) && ts.isUnionTypeNode(one.type) ? one.type.types : [one])).flat());
}

const inherited = ["constructor", "hasOwnProperty", "isPrototypeOf", "propertyIsEnumerable", "toLocaleString", "toString", "valueOf"];

/** An object without such a field has what it inherits. */
function besideInherited(property: ts.PropertySignature): ts.PropertySignature {
  const { name, type, questionToken, modifiers } = property;
  const text = ts.isIdentifier(name) || ts.isStringLiteral(name) ? name.text : "";
  if (questionToken === undefined || !inherited.includes(text)) return property;
  const own = factory.createIndexedAccessTypeNode(factory.createTypeReferenceNode("Object"), factory.createLiteralTypeNode(factory.createStringLiteral(text)));
  const types = type!.kind === SyntaxKind.UnionType ? [...(type as ts.UnionTypeNode).types, own] : [type!, own];
  return factory.createPropertySignature(modifiers, name, questionToken, factory.createUnionTypeNode(types));
}

function withComment(property: ts.PropertySignature, { text, deprecated }: Said): ts.PropertySignature {
  if (text === "" && !deprecated) return property;
  const comment = docComment(text, deprecated ? [{ tag: "deprecated" }] : []).text.slice("/*".length, -"*/".length);
  return ts.addSyntheticLeadingComment(property, SyntaxKind.MultiLineCommentTrivia, comment, true);
}

const printer = ts.createPrinter({ newLine: ts.NewLineKind.LineFeed });
const page = ts.createSourceFile("types.ts", "", ts.ScriptTarget.ESNext);

/** By two spaces where the printer indents by four. */
function printed(node: ts.Node): string {
  return escapeHidden(printer.printNode(ts.EmitHint.Unspecified, node, page)).replace(/^(?: {4})+/gm, (indent) => " ".repeat(indent.length / 2));
}
