/**
 * The markers that words, operations, resources and services carry. An object that holds nothing but markers only says
 * something about the type that it is intersected with. Any other name is a field's, whatever it begins with.
 */
import type { ReadingContext } from "../reading-context.ts";
import { ts } from "../typescript.ts";
import { propertyType } from "./literals.ts";

const markers = new Set(["~says", "~notShown", "~body", "~uri", "~placeholders", "~named", "~generic", "~service"]);

export function isMarkerName(name: string): boolean {
  return markers.has(name);
}

/** An object type of markers alone, such as `Says<…>`. `{}` is no marker. */
export function isMarker(context: ReadingContext, type: ts.Type): boolean {
  if (!(type.flags & ts.TypeFlags.Object)) return false;
  const properties = context.checker.getPropertiesOfType(type);
  return properties.length > 0 && properties.every(({ name }) => isMarkerName(name)) && !isGap(context, type);
}

/** `NotShown<…>`, which is a type in its own right. */
export function isGap(context: ReadingContext, type: ts.Type): boolean {
  return context.checker.getPropertyOfType(type, "~notShown") !== undefined;
}

/** What a type says with `Says`; undefined where it says nothing, `never` where two words do not mix. */
export function saidBy(context: ReadingContext, type: ts.Type): ts.Type | undefined {
  if (type.isUnion() || !(type.flags & (ts.TypeFlags.Intersection | ts.TypeFlags.Object))) return undefined;
  return propertyType(context, type, "~says");
}

/** The parts of an intersection that are no markers. */
export function unmarkedParts(context: ReadingContext, type: ts.Type): readonly ts.Type[] {
  if (!type.isIntersection()) return [type];
  return type.types.filter((part) => !isMarker(context, part));
}
