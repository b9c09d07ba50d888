/** The parameters of functions, verbs and steps: the parts of the keys in their path, and what comes behind these. */
import { camelCase } from "../../link/case.ts";
import { typeExpression } from "../emit/declarations.ts";
import type { Tag } from "../emit/jsdoc.ts";
import { identifier, nearestIdentifier, pathExpression, type PathPiece } from "../emit/typescript.ts";
import type { Emit } from "../emit/value.ts";
import type { Client } from "./client.ts";
import { keyText } from "./documentation.ts";
import { NameSet } from "./name-set.ts";
import { pathFunctions, reservedNames } from "./runtime.ts";
import { keysOf } from "./surface.ts";
import type { Segment } from "./tree.ts";
import type { Type } from "./types.ts";

export interface ParameterView {
  readonly name: Emit<"typescript identifier">;
  readonly optional: boolean;
  readonly type: Emit<"typescript type">;
}

/** A parameter as it is said, before it is known what comes behind it. */
export interface Parameter {
  readonly name: string;
  readonly optional: boolean;
  readonly type: string;
}

/** One that can be left out is given as undefined where another behind it cannot. */
export function parameterViews(parameters: readonly Parameter[]): readonly ParameterView[] {
  return parameters.map(({ name, optional, type }, index) => {
    const last = parameters.slice(index).every((one) => one.optional);
    return { name: identifier(name), optional: last, type: typeExpression(optional && !last && type !== "unknown" ? `${type} | undefined` : type) };
  });
}

/** The path of the service, or that of the place itself. */
export type From = "root" | "this.#path";

export interface KeyParameters {
  readonly names: readonly string[];
  readonly types: readonly Type[];
  readonly views: readonly ParameterView[];
  readonly tags: readonly Tag[];
}

/** One parameter for each part of the keys in a path, typed as the field that it is. */
export function keyParameters(segments: readonly Segment[], { types }: Client): KeyParameters {
  const taken = new NameSet(reservedNames);
  const keys = keysOf(segments);
  const names = keys.map(({ name }) => taken.add(nearestIdentifier(camelCase(name) || "key")));
  const typed = keys.map(({ shape }) => types.typeOf(shape, "request"));
  return {
    names,
    types: typed,
    views: typed.map(({ text }, index) => ({ name: identifier(names[index]!), optional: false, type: typeExpression(text) })),
    tags: keys.map((key, index) => ({ tag: "param", name: names[index]!, text: keyText(key) })),
  };
}

export function pathTo(from: From, segments: readonly Segment[], names: readonly string[]): Emit<"typescript literal"> {
  let key = 0;
  const pieces = segments.flatMap((segment): PathPiece[] => [
    "/",
    ...segment.map((part): PathPiece => (part.is === "literal" ? part.text : { variable: names[key++]!, spans: part.spans })),
  ]);
  return pathExpression(from, pieces, pathFunctions);
}

export function pathUses(segments: readonly Segment[], from: From): readonly ("root" | "below" | "along")[] {
  const spanning = keysOf(segments).some(({ spans }) => spans);
  const others = segments.filter((segment) => segment.every((part) => part.is === "literal" || !part.spans));
  return [...(from === "root" ? (["root"] as const) : []), ...(others.length > 0 ? (["below"] as const) : []), ...(spanning ? (["along"] as const) : [])];
}
