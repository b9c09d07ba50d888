/** Interfaces and types of TypeScript as schemas: what a document declares in that language says as much as a schema does. */
import { descriptionOf } from "../../../../read/nodes/comments.ts";
import { parseDefinitionFile } from "../../../../read/syntax/parse.ts";
import { ts } from "../../../../read/typescript.ts";
import type { SchemaObject, SchemasByName } from "./schema.ts";

/** None where the text holds anything else. */
export function typescriptSchemas(text: string): SchemasByName {
  const file = /^\s*(?:export\s+)?(?:declare\s+)?(?:interface|type)\s/m.test(text) ? parseDefinitionFile("block.ts", withDocComments(text)) : undefined;
  const declared = (file?.statements ?? []).flatMap((node): readonly (readonly [string, SchemaObject | undefined])[] => {
    if (ts.isInterfaceDeclaration(node)) return [[node.name.text, node.typeParameters === undefined ? interfaceSchema(node) : undefined]];
    if (ts.isTypeAliasDeclaration(node)) return [[node.name.text, node.typeParameters === undefined ? schemaOf(node.type) : undefined]];
    return [];
  });
  return declared.every(([, schema]) => schema !== undefined) ? new Map(declared as [string, SchemaObject][]) : new Map();
}

/** A remark behind a member tells of it as a comment above it would; so does one in signs of another sort. */
function withDocComments(text: string): string {
  return text
    .split("\n")
    .filter((line) => !/^\s*\/\/\s*(?:\.{3}|…)?\s*$/.test(line))
    .map((line) =>
      line
        .replace(
          /^(\s*)([^\s/*][^/]*?[;,{]?)\s*\/\/\s*(\S.*?)\s*$/,
          (_, indent: string, code: string, said: string) => `${indent}/** ${said.replaceAll("*/", "")} */ ${code}`,
        )
        .replace(/^(\s*)\/\/\s*(\S.*?)\s*$/, (_, indent: string, said: string) => `${indent}/** ${said.replaceAll("*/", "")} */`)
        .replace(/^(\s*)(?:declare\s+|export\s+declare\s+)(?=interface|type)/, "$1"),
    )
    .join("\n");
}

function interfaceSchema({ heritageClauses, members }: ts.InterfaceDeclaration): SchemaObject | undefined {
  const bases = (heritageClauses ?? []).flatMap(({ types }) => [...types]);
  const own = objectSchema(members);
  if (own === undefined || bases.some(({ typeArguments, expression }) => typeArguments !== undefined || !ts.isIdentifier(expression))) return undefined;
  return bases.length === 0 ? own : { ...own, allOf: bases.map(({ expression }) => ({ $ref: expression.getText() })) };
}

function objectSchema(members: ts.InterfaceDeclaration["members"]): SchemaObject | undefined {
  const fields = members.map((member) => (ts.isPropertySignature(member) ? fieldSchema(member) : undefined));
  if (members.length === 1 && ts.isIndexSignatureDeclaration(members[0]!)) {
    const values = schemaOf(members[0].type);
    return values === undefined ? undefined : { type: "object", additionalProperties: values };
  }
  if (fields.includes(undefined)) return undefined;
  const known = fields.filter((field) => field !== undefined);
  return {
    type: "object",
    properties: Object.fromEntries(known.map(({ name, schema }) => [name, schema])),
    required: known.filter(({ optional }) => !optional).map(({ name }) => name),
  };
}

function fieldSchema(member: ts.PropertySignature): { readonly name: string; readonly schema: SchemaObject; readonly optional: boolean } | undefined {
  const { name, type, questionToken, modifiers = [] } = member;
  const schema = type === undefined || !(ts.isIdentifier(name) || ts.isStringLiteralLike(name)) ? undefined : schemaOf(type);
  if (schema === undefined) return undefined;
  const description = descriptionOf(member);
  return {
    name: (name as ts.Identifier).text,
    optional: questionToken !== undefined,
    schema: { ...schema, ...(description === "" ? {} : { description }), ...(modifiers.some((one) => one.getText() === "readonly") ? { readOnly: true } : {}) },
  };
}

/** Undefined for a type that no schema says. */
function schemaOf(node: ts.TypeNode): SchemaObject | undefined {
  if (ts.isParenthesizedTypeNode(node)) return schemaOf(node.type);
  if (ts.isTypeLiteralNode(node)) return objectSchema(node.members);
  if (ts.isArrayTypeNode(node)) return listSchema(node.elementType);
  if (ts.isUnionTypeNode(node)) return unionSchema(node.types);
  if (ts.isLiteralTypeNode(node)) return literalSchema(node);
  if (ts.isTypeReferenceNode(node)) return referredSchema(node);
  return keywords.get(node.getText());
}

const keywords: ReadonlyMap<string, SchemaObject> = new Map([
  ["string", { type: "string" }],
  ["number", { type: "number" }],
  ["boolean", { type: "boolean" }],
  ["object", { type: "object" }],
  ["null", { type: "null" }],
]);

function listSchema(items: ts.TypeNode): SchemaObject | undefined {
  const schema = schemaOf(items);
  return schema === undefined ? undefined : { type: "array", items: schema };
}

function literalSchema({ literal }: ts.LiteralTypeNode): SchemaObject | undefined {
  if (ts.isStringLiteralLike(literal)) return { const: literal.text };
  const text = literal.getText();
  if (text === "null") return { type: "null" };
  return /^-?\d+(?:\.\d+)?$/.test(text) ? { const: Number(text) } : undefined;
}

/** Literals are an enumeration; null beside another type can be the value. */
function unionSchema(types: readonly ts.TypeNode[]): SchemaObject | undefined {
  const parts = types.map(schemaOf).filter((part) => part !== undefined);
  if (parts.length < types.length) return undefined;
  const others = parts.filter(({ type }) => type !== "null");
  const nullable = others.length < parts.length ? { nullable: true } : {};
  if (others.length === 1) return { ...others[0]!, ...nullable };
  if (others.every((part) => part["const"] !== undefined)) return { enum: others.map((part) => part["const"]), ...nullable };
  return { anyOf: others, ...nullable };
}

function referredSchema({
  typeName,
  typeArguments = [],
}: ts.TypeReferenceNode | { typeName: ts.EntityName; typeArguments?: readonly ts.TypeNode[] }): SchemaObject | undefined {
  const name = typeName.getText();
  const [first, second] = typeArguments;
  if (first === undefined) return name === "Date" ? { type: "string", format: "date-time" } : { $ref: name };
  if ((name === "Array" || name === "ReadonlyArray") && second === undefined) return listSchema(first);
  const values = name === "Record" && second !== undefined ? schemaOf(second) : undefined;
  return values === undefined ? undefined : { type: "object", additionalProperties: values };
}
