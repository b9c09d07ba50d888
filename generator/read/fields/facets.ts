/** What a word says about a type, as facets of its shape. A facet that the shape cannot carry is an error. */
import { nearest } from "../../diagnostics/nearest.ts";
import { report } from "../../diagnostics/report.ts";
import type { Json, Shape } from "../../model/shape.ts";
import { declaredAt } from "../nodes/comments.ts";
import { literalOf, propertyType, withoutUndefined } from "../nodes/literals.ts";
import { contradictionOf } from "../notes.ts";
import { nameOf, positionOf, type ReadingContext } from "../reading-context.ts";
import type { Declared, ShapeReading } from "../reading.ts";
import { ts } from "../typescript.ts";
import { shapeOf, type Use } from "./shapes.ts";

type Kind = Shape["is"];

const anything: readonly Kind[] = [
  "string",
  "number",
  "boolean",
  "null",
  "literals",
  "object",
  "intersection",
  "array",
  "map",
  "union",
  "reference",
  "not-shown",
  "any",
];

/** Which shapes can carry a facet. */
const carriers: { readonly [facet: string]: readonly Kind[] } = {
  integer: ["number"],
  minimum: ["number"],
  maximum: ["number"],
  exclusiveMinimum: ["number"],
  exclusiveMaximum: ["number"],
  multipleOf: ["number"],
  bits: ["number"],
  minLength: ["string"],
  maxLength: ["string"],
  pattern: ["string"],
  format: ["string", "number", "literals"],
  minItems: ["array"],
  maxItems: ["array"],
  uniqueItems: ["array"],
  minProperties: ["map"],
  maxProperties: ["map"],
  open: ["literals"],
  closed: ["object", "intersection"],
  default: anything,
  readOnly: anything,
  writeOnly: anything,
  notShown: anything,
  role: anything,
  contradiction: anything,
  sent: anything,
};

export const facetNames: readonly string[] = Object.keys(carriers);

/** What can be said of a value of any shape. */
export const ofAny: ReadonlySet<string> = new Set(facetNames.filter((facet) => carriers[facet] === anything));

/** The shape with what the type `wordType` says. */
export function withFacets(context: ReadingContext, shape: ShapeReading, wordType: ts.Type, use: Use): ShapeReading {
  if (saysNothing(context, wordType)) return doNotMix(context, shape, use);
  const facets = context.checker.getPropertiesOfType(wordType).map(({ name }) => [name, propertyType(context, wordType, name)!] as const);
  if (facets.some(([, type]) => saysNothing(context, type))) return doNotMix(context, shape, use);
  const pairs = facets.flatMap(([name, type]) => facet(context, shape, name, type, use));
  return pairs.length === 0 ? shape : { ...shape, ...(Object.fromEntries(pairs) as object) };
}

/** What contradicts itself is `never`, also where the checker has not yet made that of an intersection. */
function saysNothing(context: ReadingContext, wordType: ts.Type): boolean {
  if (wordType.flags & (ts.TypeFlags.Never | ts.TypeFlags.Undefined)) return true;
  return wordType.isIntersection() && context.checker.getPropertiesOfType(wordType).length === 0;
}

function doNotMix(context: ReadingContext, shape: ShapeReading, use: Use): ShapeReading {
  context.found(report("words-do-not-mix", {}, positionOf(context, use.at)));
  return shape;
}

function facet(context: ReadingContext, shape: ShapeReading, name: string, type: ts.Type, use: Use): [string, unknown][] {
  const allowed = carriers[name];
  const value = allowed?.includes(shape.is) ? facetValue(context, name, type, use) : undefined;
  if (value !== undefined) return [[name, value]];
  const at = positionOf(context, use.at);
  if (allowed === undefined) context.found(report("unknown-facet", { facet: name, nearest: nearest(name, facetNames) }, at));
  else if (!allowed.includes(shape.is)) context.found(report("facet-does-not-apply", { facet: name, shape: shape.is, carriers: allowed }, at));
  else context.found(report("facet-is-no-literal", { facet: name, type: context.checker.typeToString(type) }, at));
  return [];
}

function facetValue(context: ReadingContext, name: string, type: ts.Type, use: Use): unknown {
  if (name === "sent") return shapeOf(context, withoutUndefined(type), { node: undefined, at: use.at });
  if (name === "contradiction") return contradiction(context, type, use);
  const value = literalOf(context, type);
  return name === "bits" && value !== undefined ? bitsOf(value) : value;
}

function contradiction(context: ReadingContext, type: ts.Type, use: Use): unknown {
  const declared: Declared = declaredAt(context, use.at);
  return contradictionOf(context, nameIn(use.at), type, declared);
}

function nameIn(node: ts.Node): string {
  const name = nameOf(node);
  return name !== undefined && (ts.isIdentifier(name) || ts.isStringLiteralLike(name)) ? name.text : "";
}

/** Bits in ascending order, whatever the order of the record's keys. */
function bitsOf(value: Json): readonly { bit: number; name: string }[] {
  return Object.entries(value as object)
    .map(([bit, name]) => ({ bit: Number(bit), name: String(name) }))
    .toSorted((a, b) => a.bit - b.bit);
}
