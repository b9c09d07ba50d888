/** What a value can be one of: alternatives that stand for each other, and those that only one version has. */
import type { Shape } from "../../model/shape.ts";
import { inForm } from "../../model/usage.ts";
import { change, type ChangeLocation, type Differences, type Direction } from "../change.ts";
import { isSameOnWire } from "./same-on-wire.ts";
import { compareShapes } from "./shapes.ts";
import type { ComparedTypes } from "./types.ts";
import { matchByNames } from "./values.ts";

export function* compareAlternatives(before: Shape, after: Shape, here: ChangeLocation, types: ComparedTypes): Differences {
  const direction = here.direction ?? "answer";
  const [ones, others] = [alternativesOf(before, direction), alternativesOf(after, direction)];
  const { both, removed, added } = matchByNames(ones, others, numbered([...ones, ...others]), sortOf);
  if (both.length === 0) return yield change("type", before, after, here);
  for (const [one, other] of both) yield* compareShapes(one, other, here, types);
  for (const one of removed) yield one.is === "not-shown" ? change("part-not-shown", one.what, undefined, here) : change("alternative", one, undefined, here);
  for (const one of added) yield one.is === "not-shown" ? change("part-not-shown", undefined, one.what, here) : change("alternative", undefined, one, here);
}

/** What is said of the value as a whole is no matter of its alternatives. */
function alternativesOf(shape: Shape, direction: Direction): readonly Shape[] {
  if (shape.is === "union")
    return shape.of.flatMap((one) => (inForm(one, direction).is === "union" ? alternativesOf(inForm(one, direction), direction) : [inForm(one, direction)]));
  const { default: _, readOnly: __, writeOnly: ______, role: ___, notShown, contradiction: ____, sent: _____, ...bare } = shape;
  return [shape.is === "literals" && notShown !== undefined ? { ...shape, ...bare, notShown } : (bare as Shape)];
}

/** Shapes that say the same have one number. */
function numbered(shapes: readonly Shape[]): (shape: Shape) => string {
  return (shape) => `${shapes.findIndex((one) => isSameOnWire(one, shape))}`;
}

function sortOf(shape: Shape): string {
  return shape.is === "literals" ? `literals ${typeof shape.values[0]}` : shape.is;
}
