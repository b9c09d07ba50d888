/** Two shapes of one place: what is said of the value, then what it is. Shapes hold fields, and fields shapes. */
import type { Shape } from "../../model/shape.ts";
import { inForm } from "../../model/usage.ts";
import { change, type ChangeLocation, type Differences } from "../change.ts";
import { compareAlternatives } from "./alternatives.ts";
import { closedObjectFields, compareFields, objectFields } from "./fields.ts";
import { compareContradictions } from "./notes.ts";
import { compareLiterals, compareMembers, compareNumbers, compareStrings, countLimits } from "./scalars.ts";
import { objectOf, resolveShape, type ComparedTypes } from "./types.ts";
import { compareValue } from "./values.ts";

export function* compareShapes(before: Shape, after: Shape, here: ChangeLocation, types: ComparedTypes): Differences {
  const direction = here.direction ?? "answer";
  const [one, other] = [inForm(before, direction), inForm(after, direction)];
  if (one.is === "reference" && other.is === "reference") {
    yield* compareFacets(one, other, here);
    return yield { pair: { before: one.to, after: other.to }, direction };
  }
  const [from, to] = [resolveShape(one, types.before, direction), resolveShape(other, types.after, direction)];
  yield* compareFacets(from, to, here);
  yield* compareStructure(from, to, here, types);
}

/** Whether requests carry a value, and answers. */
export function* compareWays(before: Shape, after: Shape, here: ChangeLocation): Differences {
  yield* compareValue("read-only", before.readOnly, after.readOnly, here);
  yield* compareValue("write-only", before.writeOnly, after.writeOnly, here);
}

/** What is said of a value beside its type. */
function* compareFacets(before: Shape, after: Shape, here: ChangeLocation): Differences {
  yield* compareWays(before, after, here);
  yield* compareValue("default", before.default, after.default, here);
  yield* compareValue("role", before.role, after.role, here);
  yield* compareContradictions(before.contradiction, after.contradiction, here);
  yield* compareValue("part-not-shown", partNotShown(before), partNotShown(after), here);
}

/** Of an enumeration that is known in part, that it is open says so already. */
function partNotShown(shape: Shape): string | undefined {
  return shape.is === "literals" && shape.open === true ? undefined : shape.notShown;
}

function* compareStructure(before: Shape, after: Shape, here: ChangeLocation, types: ComparedTypes): Differences {
  if (before.is === "not-shown" || after.is === "not-shown") return yield* compareShown(before, after, here);
  const one = { shape: before, schemas: types.before };
  const other = { shape: after, schemas: types.after };
  const objects = [one, other].map(({ shape, schemas }) => objectOf(shape, schemas, here.direction ?? "answer"));
  const areClosed = objects.every((object) => object?.closed === true);
  if (!areClosed && before.is === "intersection" && after.is === "intersection" && partsStandForEachOther(before.parts, after.parts)) {
    yield* compareValue("closed", before.closed, after.closed, here);
    for (const [index, part] of before.parts.entries()) yield* compareShapes(part, after.parts[index]!, here, types);
    return;
  }
  if (objects[0] !== undefined && objects[1] !== undefined) {
    yield* compareValue("closed", objects[0].closed, objects[1].closed, here);
    return yield* compareFields(objects[0].fields, objects[1].fields, areClosed ? closedObjectFields : objectFields, here, types);
  }
  yield* comparePlain(before, after, here, types);
}

function* compareShown(before: Shape, after: Shape, here: ChangeLocation): Differences {
  if (before.is === "not-shown" && after.is === "not-shown") return yield* compareValue("gap", before.what, after.what, here);
  yield change("shown-type", before.is === "not-shown" ? undefined : before, after.is === "not-shown" ? undefined : after, here);
}

function partsStandForEachOther(before: readonly Shape[], after: readonly Shape[]): boolean {
  return before.length === after.length && before.every((part, index) => part.is === after[index]!.is);
}

/** Values that are no objects. */
function* comparePlain(before: Shape, after: Shape, here: ChangeLocation, types: ComparedTypes): Differences {
  if (before.is === "string" && after.is === "string") yield* compareStrings(before, after, here);
  else if (before.is === "number" && after.is === "number") yield* compareNumbers(before, after, here);
  else if (before.is === "literals" && after.is === "literals" && haveOneType(before.values, after.values)) yield* compareLiterals(before, after, here);
  else if (before.is === "array" && after.is === "array") {
    yield* compareMembers(countLimits(before.minItems, before.maxItems), countLimits(after.minItems, after.maxItems), here);
    yield* compareValue("distinct", before.uniqueItems, after.uniqueItems, here);
    yield* compareShapes(before.items, after.items, inside(here, "[]"), types);
  } else if (before.is === "map" && after.is === "map") {
    yield* compareMembers(countLimits(before.minProperties, before.maxProperties), countLimits(after.minProperties, after.maxProperties), here);
    yield* compareShapes(before.values, after.values, inside(here, "{}"), types);
  } else if (before.is === "union" || after.is === "union") yield* compareAlternatives(before, after, here, types);
  else if (isOneInParts(before, after) || isOneInParts(after, before)) return;
  else if (before.is !== after.is || before.is === "literals" || before.is === "intersection") yield change("type", before, after, here);
}

/** A string of which the values were not shown, and the values that are shown: that they are shown now, or no longer, is said beside the type. */
function isOneInParts(open: Shape, shown: Shape): boolean {
  return (
    open.is === "string" &&
    shown.is === "literals" &&
    typeof shown.values[0] === "string" &&
    partNotShown(open) !== undefined &&
    partNotShown(shown) === undefined
  );
}

function haveOneType(before: readonly unknown[], after: readonly unknown[]): boolean {
  return typeof before[0] === typeof after[0];
}

/** The entries of a list, the values of a map. */
function inside(here: ChangeLocation, mark: string): ChangeLocation {
  return { ...here, subject: { ...here.subject, name: `${here.subject.name}${mark}` } };
}
