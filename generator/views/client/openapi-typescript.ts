/**
 * The one door to openapi-typescript: types as text, made of schemas. It is asked for schemas one by one and not for a
 * document, since the modules of a client refer to each other's types by name; so its part for schemas is all that is loaded
 * of it, without the parsers and rules of documents. With the compiler that is some 250 ms, when the first client is made.
 */
import { createRequire } from "node:module";
import type { GlobalContext, SchemaObject } from "openapi-typescript";
import type TypeScript from "typescript";
import type { Schema } from "../../openapi/document.ts";
import { remembered } from "../../values/remembered.ts";
import { escapeHidden } from "../emit/hidden.ts";
import { commentLines } from "../emit/jsdoc.ts";
import { plainSchema, OPEN, type PlainSchema } from "./plain-schema.ts";

/** What is said of a property: its documentation, as Markdown, and whether it should be used. */
export interface Said {
  readonly text: string;
  readonly deprecated: boolean;
}

/** How the types of schemas are written. */
export interface Spelling {
  /** The type that a component of OpenAPI is. */
  readonly nameOf: (component: string) => string;
  readonly said: (property: Schema) => Said;
  /** Whether a property is a part of the type. */
  readonly holds: (property: Schema) => boolean;
}

interface Loaded {
  readonly ts: typeof TypeScript;
  readonly transformSchemaObject: typeof import("openapi-typescript").transformSchemaObject;
}

/** The part of it for schemas. */
export const PART = "openapi-typescript/dist/transform/schema-object.cjs";

let loaded: Loaded | undefined;

function load(): Loaded {
  const require = createRequire(import.meta.url);
  return (loaded ??= {
    ts: require("typescript") as typeof TypeScript,
    transformSchemaObject: (require(PART) as { readonly default: Loaded["transformSchemaObject"] }).default,
  });
}

/** The type as an expression. */
export function typeText(schema: Schema, spelling: Spelling): string {
  const { plain, comments } = commented(schema, spelling);
  return comments.size === 0 ? textOfPlain(JSON.stringify(plain)) : printed(typeNode(plain, comments));
}

/** The same few stand in every module. */
const textOfPlain = remembered((json: string) => printed(typeNode(JSON.parse(json) as PlainSchema, new Map())));

/** An interface where the type is one object, otherwise an alias. */
export function declarationText(name: string, schema: Schema, spelling: Spelling): string {
  const { ts } = load();
  const { factory, isTypeLiteralNode, SyntaxKind } = ts;
  const { plain, comments } = commented(schema, spelling);
  const node = typeNode(plain, comments);
  const exported = [factory.createModifier(SyntaxKind.ExportKeyword)];
  if (!isTypeLiteralNode(node)) return printed(factory.createTypeAliasDeclaration(exported, name, undefined, node));
  return printed(factory.createInterfaceDeclaration(exported, name, undefined, undefined, node.members));
}

interface Commented {
  readonly plain: PlainSchema;
  /** What is said of each property in it. */
  readonly comments: ReadonlyMap<object, Said>;
}

function commented(schema: Schema, { nameOf, holds, said }: Spelling): Commented {
  const comments = new Map<object, Said>();
  const plain = plainSchema(schema, { nameOf, holds, property: (made, from) => void comments.set(made, said(from)) });
  return { plain, comments };
}

function typeNode(plain: PlainSchema, comments: Commented["comments"]): TypeScript.TypeNode {
  return load().transformSchemaObject(plain as SchemaObject, { path: "#/", ctx: contextOf(comments) });
}

function contextOf(comments: ReadonlyMap<object, Said>): GlobalContext {
  const { ts } = load();
  return {
    ...SETTINGS,
    postTransform: (type) => flattened(ts, type),
    transform: (schema: SchemaObject) => (OPEN in schema ? anyOther(ts, schema.type) : undefined),
    transformProperty: (property, schema) => withComment(ts, property, comments.get(schema)),
  } as GlobalContext;
}

const SETTINGS: Partial<GlobalContext> = {
  additionalProperties: false,
  alphabetize: false,
  arrayLength: false,
  defaultNonNullable: false,
  discriminators: { objects: {}, refsHandled: [] },
  emptyObjectsUnknown: false,
  enum: false,
  excludeDeprecated: false,
  immutable: false,
  injectFooter: [],
  silent: true,
  resolve: () => undefined as never,
};

/** Beside known values, so that an editor still offers these: `"a" | (string & {})`. */
function anyOther({ factory, SyntaxKind }: typeof TypeScript, type: unknown): TypeScript.TypeNode {
  const keyword = factory.createKeywordTypeNode(type === "string" ? SyntaxKind.StringKeyword : SyntaxKind.NumberKeyword);
  return factory.createParenthesizedType(factory.createIntersectionTypeNode([keyword, factory.createTypeLiteralNode([])]));
}

/** A union of unions as one. */
function flattened(ts: typeof TypeScript, type: TypeScript.TypeNode): TypeScript.TypeNode {
  if (!ts.isUnionTypeNode(type)) return type;
  const members = type.types.map((one) => (ts.isParenthesizedTypeNode(one) && ts.isUnionTypeNode(one.type) ? one.type.types : [one])).flat();
  return ts.factory.createUnionTypeNode(members);
}

function withComment(ts: typeof TypeScript, property: TypeScript.PropertySignature, said: Said | undefined): TypeScript.PropertySignature {
  if (said === undefined || (said.text === "" && !said.deprecated)) return property;
  const comment = commentLines(said.text, said.deprecated ? [{ tag: "deprecated" }] : []).join("\n").slice("/*".length, -"*/".length);
  return ts.addSyntheticLeadingComment(property, ts.SyntaxKind.MultiLineCommentTrivia, comment, true);
}

let printer: TypeScript.Printer | undefined;
let page: TypeScript.SourceFile | undefined;

/** As text, by two spaces where the printer indents by four. */
function printed(node: TypeScript.Node): string {
  const { ts } = load();
  printer ??= ts.createPrinter({ newLine: ts.NewLineKind.LineFeed });
  page ??= ts.createSourceFile("types.ts", "", ts.ScriptTarget.ESNext);
  return escapeHidden(printer.printNode(ts.EmitHint.Unspecified, node, page)).replace(/^(?: {4})+/gm, (indent) => " ".repeat(indent.length / 2));
}

