/** Values that the service assigns when an object is created, in its blocks too, and keeps for as long as it exists. */
import type { Json, JsonObject, Shape } from "./data.ts";
import { isObject, own, withField } from "./objects.ts";
import { hash, identifierOf } from "./random.ts";
import type { Shapes } from "./shapes.ts";
import { fittingText } from "./texts.ts";

/** One assigned value, and the block of the object that it identifies. */
export interface Identified {
  readonly value: string;
  readonly block: readonly string[];
}

export interface Identifiers {
  /** The object with a value in each field that the service assigns: the one before, where there was one. */
  assign(shape: Shape, object: JsonObject, before: Json | undefined, purpose: string): JsonObject;
  /** The value of a part of a key, where the service assigns that. */
  keyOf(shape: Shape, purpose: string): Json | undefined;
  found(shape: Shape, object: Json): readonly Identified[];
}

export function identifiersOf(shapes: Shapes, seed: number): Identifiers {
  const assigns = memberOf(shapes);
  const assign: Identifiers["assign"] = (shape, object, before, purpose) => {
    let result = object;
    for (const { name, shape: inner } of assigns(shape)) {
      const old = own(before, name);
      const below = own(object, name);
      const value = isAssigned(shapes, inner) ? (old ?? made(shapes, inner, `${purpose}/${name}`, seed)) : assign(inner, isObject(below) ? below : {}, old, `${purpose}/${name}`);
      result = withField(result, name, value);
    }
    return result;
  };
  const found: Identifiers["found"] = (shape, object) => {
    const all: Identified[] = [];
    for (const { name, shape: inner } of assigns(shape)) {
      const value = own(object, name);
      if (value === undefined) continue;
      if (isAssigned(shapes, inner)) all.push({ value: String(value as string), block: [] });
      else for (const one of found(inner, value)) all.push({ ...one, block: [name, ...one.block] });
    }
    return all;
  };
  const keyOf: Identifiers["keyOf"] = (shape, purpose) => (isAssigned(shapes, shape) ? made(shapes, shape, purpose, seed) : undefined);
  return { assign, keyOf, found };
}

interface Member {
  readonly name: string;
  readonly shape: Shape;
}

/** The fields of a shape that the service assigns or that hold, at any depth, one that it assigns. */
function memberOf(shapes: Shapes): (shape: Shape) => readonly Member[] {
  const known = new WeakMap<Shape, readonly Member[]>();
  return function members(shape: Shape): readonly Member[] {
    const before = known.get(shape);
    if (before !== undefined) return before;
    known.set(shape, []);
    const fields = [...(shapes.fieldsOf(shape)?.values() ?? [])];
    const found = fields.filter(({ shape: inner }) => isAssigned(shapes, inner) || members(inner).length > 0);
    known.set(shape, found);
    return found;
  };
}

export function isAssigned(shapes: Shapes, shape: Shape): boolean {
  return (shape.role ?? shapes.resolve(shape).role)?.role === "assigned";
}

function made(shapes: Shapes, given: Shape, purpose: string, seed: number): Json {
  const shape = shapes.resolve(given);
  if (shape.is === "number") return hash(purpose, seed);
  const usual = identifierOf(purpose, seed).slice(0, shape.is === "string" ? shape.maxLength : undefined);
  return shape.is === "string" ? (fittingText(shape, hash(purpose, seed), usual) ?? usual) : usual;
}
