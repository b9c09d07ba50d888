/**
 * The one door to openapi-typescript, which decides the types that schemas are. It is asked for schemas one by one and not
 * for a document, since the modules of a client refer to each other's types by name; so its part for schemas is all that is
 * loaded of it, without the parsers and rules of documents, and with light stand-ins for what it loads itself.
 */
import { createRequire, Module } from "node:module";
import type { GlobalContext, SchemaObject } from "openapi-typescript";
import type { Schema } from "../../openapi/document.ts";
import { once } from "../../values/memoize.ts";
import { deprecationOf, docComment } from "../emit/jsdoc.ts";
import { unionType, type TypeNode, type TypeProperty } from "../emit/type-nodes.ts";
import { besideInherited } from "./inherited.ts";
import { OPEN, plainSchema, SAID, type PlainSchema, type Said, type Spelling } from "./plain-schema.ts";
import * as pointers from "./pointers.ts";
import * as syntax from "./syntax.ts";

type Transform = (schema: PlainSchema, options: { readonly path: string; readonly ctx: GlobalContext }) => TypeNode;

/** The part of it for schemas. */
export const PART = "openapi-typescript/dist/transform/schema-object.cjs";

/** What it is given in the place of what it asks for. */
const STAND_INS = { typescript: syntax, "@redocly/openapi-core/lib/ref-utils.js": pointers };

const transform = once(() => requireWith(STAND_INS).default);

/** While the part is loaded, and for it alone, other modules are what is given here. */
function requireWith(others: Readonly<Record<string, object>>): { readonly default: Transform } {
  const require = createRequire(import.meta.url);
  const { resolve } = createRequire(require.resolve(PART));
  const before = Object.entries(others).map(([name, exports]) => {
    const path = resolve(name);
    const known = require.cache[path];
    require.cache[path] = Object.assign(new Module(path), { exports, loaded: true });
    return [path, known] as const;
  });
  try {
    return require(PART) as { readonly default: Transform };
  } finally {
    for (const [path, known] of before) {
      if (known === undefined) delete require.cache[path];
      else require.cache[path] = known;
    }
  }
}

export function typeOf(schema: Schema, spelling: Spelling): TypeNode {
  return transform()(plainSchema(schema, spelling), { path: "#/", ctx: CONTEXT });
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

const CONTEXT = {
  ...SETTINGS,
  postTransform: flattened,
  transform: (schema: SchemaObject) => (OPEN in schema ? anyOther(schema.type) : undefined),
  transformProperty: (property: TypeProperty, schema: PlainSchema) => withComment(besideInherited(property), schema[SAID]),
} as unknown as GlobalContext;

/** Beside known values, so that an editor still offers these: `"a" | (string & {})`. */
function anyOther(type: unknown): TypeNode {
  const { createIntersectionTypeNode, createKeywordTypeNode, createTypeLiteralNode } = syntax.factory;
  return createIntersectionTypeNode([createKeywordTypeNode(type === "string" ? "StringKeyword" : "NumberKeyword"), createTypeLiteralNode([])]);
}

/** A union of unions as one. */
function flattened(type: TypeNode): TypeNode {
  return type.kind === "UnionType" ? unionType(...type.types) : type;
}

function withComment(property: TypeProperty, comment: Said | undefined): TypeProperty {
  if (comment === undefined || (comment.text === "" && !comment.deprecated)) return property;
  return { ...property, doc: docComment(comment.text, deprecationOf(comment)) };
}
