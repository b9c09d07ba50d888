/** The parameters of functions, verbs and steps: the parts of the keys in their path, and what comes behind these. */
import type { UriPart } from "../../model/uri.ts";
import type { CommentTag } from "../emit/jsdoc.ts";
import type { ParameterTokens } from "../emit/parameters.ts";
import { keywordType, unionType, type TypeNode } from "../emit/type-nodes.ts";
import { typeExpression } from "../emit/types.ts";
import { identifier, pathExpression, type PathPiece } from "../emit/typescript.ts";
import type { Emit } from "../emit/value.ts";
import type { Client } from "./client.ts";
import { keyText } from "./documentation.ts";
import { keyNames } from "./key-names.ts";
import { keysOf } from "./surface.ts";
import type { Segment } from "./tree.ts";
import type { ClientType } from "./types.ts";

/** A parameter as it is said, before it is known what comes behind it. */
export interface Parameter {
  readonly name: string;
  readonly optional: boolean;
  readonly type: TypeNode;
}

/** One that can be left out is given as undefined where another behind it cannot. */
export function parameterViews(parameters: readonly Parameter[]): readonly ParameterTokens[] {
  return parameters.map(({ name, optional, type }, index) => {
    const last = parameters.slice(index).every((one) => one.optional);
    return {
      name: identifier(name),
      optional: last,
      type: typeExpression(optional && !last && type.kind !== "UnknownKeyword" ? unionType(type, keywordType("UndefinedKeyword")) : type),
    };
  });
}

/** The path of the service, or that of the place itself. */
export type From = "root" | "this.#path";

export interface KeyParameters {
  readonly names: readonly string[];
  readonly types: readonly ClientType[];
  readonly views: readonly ParameterTokens[];
  readonly tags: readonly CommentTag[];
}

/** One parameter for each part of the keys in a path, typed as the field that it is; one for a whole key takes its parts as well. */
export function keyParameters(segments: readonly Segment[], { types, wholeKeys }: Client): KeyParameters {
  const keys = keysOf(segments);
  const names = keyNames(segments);
  const typed = keys.map((key) => {
    const type = types.typeOf(key.shape, "request");
    return wholeKeys.has(key) ? { ...type, node: unionType(type.node, PARTS) } : type;
  });
  return {
    names,
    types: typed,
    views: typed.map(({ node }, index) => ({ name: identifier(names[index]!), optional: false, type: typeExpression(node) })),
    tags: keys.map((key, index) => ({ tag: "param", name: names[index]!, text: keyText(key) })),
  };
}

const PARTS: TypeNode = { kind: "ArrayType", items: unionType(keywordType("StringKeyword"), keywordType("NumberKeyword")), readonly: true };

export function pathTo(from: From, segments: readonly Segment[], names: readonly string[], client: Client): Emit<"typescript literal"> {
  let key = 0;
  const pieceOf = (part: UriPart): PathPiece => (part.is === "literal" ? part.text : keyPiece(names[key++]!, functionFor(part, client)));
  return pathExpression(
    from,
    segments.flatMap((segment): PathPiece[] => ["/", ...segment.map(pieceOf)]),
    byTemplate(segments),
  );
}

/** What goes on by a template: where signs join parts of a key that could stand plain in one, it encodes them there. */
function byTemplate(segments: readonly Segment[]): "below" | "joined" {
  const joints = segments.flatMap((segment) => segment.slice(1, -1).flatMap((part) => (part.is === "literal" ? [part.text] : [])));
  return joints.some((text) => /[\w.!~*'()-]/.test(text)) ? "joined" : "below";
}

function keyPiece(name: string, by: "along" | "keyed" | undefined): PathPiece {
  if (by === undefined) return { part: name };
  return by === "keyed" ? { key: name, by } : { path: name, by };
}

type PathFunction = "root" | "below" | "joined" | "along" | "keyed";

export function pathUses(segments: readonly Segment[], from: From, client: Client): readonly PathFunction[] {
  const used = segments.map((segment) => segment.map((part) => functionFor(part, client)).find((one) => one !== undefined) ?? byTemplate(segments));
  return [...(from === "root" ? (["root"] as const) : []), ...used];
}

/** What goes on by several segments, or by a key of any number of parts. */
function functionFor(part: UriPart, { wholeKeys }: Client): "along" | "keyed" | undefined {
  if (part.is === "literal") return undefined;
  return part.spans ? "along" : wholeKeys.has(part) ? "keyed" : undefined;
}
