/**
 * The markers that words, operations, resources and services carry. An object that holds nothing but markers only says
 * something about the type that it is intersected with. Any other name is a field's, whatever it begins with.
 */
import type { Source } from "../source.ts";
import { ts } from "../typescript.ts";
import { propertyType } from "./literals.ts";

const markers = new Set(["~says", "~notShown", "~body", "~uri", "~placeholders", "~named", "~generic", "~service"]);

export function isMarkerName(name: string): boolean {
  return markers.has(name);
}

/** An object type of markers alone, such as `Says<…>`. `{}` is no marker. */
export function isMarker(source: Source, type: ts.Type): boolean {
  if (!(type.flags & ts.TypeFlags.Object)) return false;
  const properties = source.checker.getPropertiesOfType(type);
  return properties.length > 0 && properties.every(({ name }) => isMarkerName(name)) && !isGap(source, type);
}

/** `NotShown<…>`, which is a type in its own right. */
export function isGap(source: Source, type: ts.Type): boolean {
  return source.checker.getPropertyOfType(type, "~notShown") !== undefined;
}

/** What a type says with `Says`; undefined where it says nothing, `never` where two words do not mix. */
export function saidBy(source: Source, type: ts.Type): ts.Type | undefined {
  if (type.isUnion() || !(type.flags & (ts.TypeFlags.Intersection | ts.TypeFlags.Object))) return undefined;
  return propertyType(source, type, "~says");
}

/** The parts of an intersection that are no markers. */
export function unmarkedParts(source: Source, type: ts.Type): readonly ts.Type[] {
  if (!type.isIntersection()) return [type];
  return type.types.filter((part) => !isMarker(source, part));
}
