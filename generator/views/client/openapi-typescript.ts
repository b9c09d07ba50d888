/**
 * The one door to openapi-typescript, which decides the types that schemas are. It is asked for schemas one by one and not
 * for a document, since the modules of a client refer to each other's types by name; so its part for schemas is all that is
 * loaded of it, without the parsers and rules of documents, and with light nodes in the place of the compiler.
 */
import { createRequire, Module } from "node:module";
import type { GlobalContext, SchemaObject } from "openapi-typescript";
import type { Schema } from "../../openapi/document.ts";
import { docComment } from "../emit/jsdoc.ts";
import { union, type Property, type TypeNode } from "../emit/type-nodes.ts";
import { plainSchema, OPEN, type PlainSchema } from "./plain-schema.ts";
import * as syntax from "./syntax.ts";

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

type Transform = (schema: PlainSchema, options: { readonly path: string; readonly ctx: GlobalContext }) => TypeNode;

/** The part of it for schemas. */
export const PART = "openapi-typescript/dist/transform/schema-object.cjs";

let loaded: Transform | undefined;

function transform(): Transform {
  return (loaded ??= requireWith(syntax).default);
}

/** While the part is loaded, and for it alone, the compiler is what is given here. */
function requireWith(compiler: object): { readonly default: Transform } {
  const require = createRequire(import.meta.url);
  const path = createRequire(require.resolve(PART)).resolve("typescript");
  const before = require.cache[path];
  require.cache[path] = Object.assign(new Module(path), { exports: compiler, loaded: true });
  try {
    return require(PART) as { readonly default: Transform };
  } finally {
    if (before === undefined) delete require.cache[path];
    else require.cache[path] = before;
  }
}

export function typeOf(schema: Schema, { nameOf, holds, said }: Spelling): TypeNode {
  const comments = new Map<object, Said>();
  const plain = plainSchema(schema, { nameOf, holds, property: (made, from) => void comments.set(made, said(from)) });
  return transform()(plain, { path: "#/", ctx: contextOf(comments) });
}

function contextOf(comments: ReadonlyMap<object, Said>): GlobalContext {
  const settings = {
    ...SETTINGS,
    postTransform: flattened,
    transform: (schema: SchemaObject) => (OPEN in schema ? anyOther(schema.type) : undefined),
    transformProperty: (property: Property, schema: SchemaObject) => withComment(property, comments.get(schema)),
  };
  return settings as unknown as GlobalContext;
}

export const SETTINGS: Partial<GlobalContext> = {
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
function anyOther(type: unknown): TypeNode {
  const { createIntersectionTypeNode, createKeywordTypeNode, createTypeLiteralNode } = syntax.factory;
  return createIntersectionTypeNode([createKeywordTypeNode(type === "string" ? "StringKeyword" : "NumberKeyword"), createTypeLiteralNode([])]);
}

/** A union of unions as one. */
function flattened(type: TypeNode): TypeNode {
  return type.kind === "UnionType" ? union(...type.types) : type;
}

function withComment(property: Property, said: Said | undefined): Property {
  if (said === undefined || (said.text === "" && !said.deprecated)) return property;
  return { ...property, doc: docComment(said.text, said.deprecated ? [{ tag: "deprecated" }] : []) };
}
