/** What an answer shows of a stored value: defaults where nobody configured anything, and values in the form that answers have. */
import type { Json, JsonObject, Shape } from "./data.ts";
import { judge } from "./judge.ts";
import { isObject, own, put, type Draft } from "./objects.ts";
import { leastOf } from "./least.ts";
import type { Shapes } from "./shapes.ts";

export interface Viewer {
  /** `path` is that of the thing shown, for fields that hold it. Nothing where there is nothing to show. */
  show(shape: Shape, value: Json | undefined, path: string): Json | undefined;
}

export function viewerOf(shapes: Shapes): Viewer {
  const blanks = blanksOf(shapes);
  const show: Viewer["show"] = (given, value, path) => {
    const shape = shapes.resolve(given);
    if ((given.role ?? shape.role)?.role === "path-of") return path;
    if (value === undefined) return blanks(given);
    if (shape.is === "union") return showForm(shape.of, value, path);
    if (isObject(value)) return shape.is === "map" ? showEntries(shape.values, value, path) : showObject(given, value, path);
    if (Array.isArray(value) && shape.is === "array") return value.map((item: Json) => show(shape.items, item, path) ?? null);
    return fitted(shape, value);
  };
  // Where it has none of the forms, nobody knows what of it is shown.
  const showForm = (forms: readonly Shape[], value: Json, path: string): Json => {
    const form = forms.find((one) => judge(shapes, one, value, "", value).length === 0);
    return form === undefined ? value : (show(form, value, path) ?? value);
  };
  const showEntries = (values: Shape, value: JsonObject, path: string): Json => {
    const shown: Draft = {};
    for (const [name, entry] of Object.entries(value)) put(shown, name, show(values, entry, path) ?? null);
    return shown;
  };
  const showObject = (shape: Shape, value: JsonObject, path: string): Json => {
    const fields = shapes.fieldsOf(shape);
    if (fields === undefined) return value;
    const shown: Draft = {};
    for (const { name, required, shape: inner } of fields.values()) {
      if (isHidden(shapes, inner)) continue;
      const seen = show(inner, own(value, name), path);
      if (seen !== undefined) put(shown, name, seen);
      else if (required) put(shown, name, leastOf(shapes, inner));
    }
    for (const name of Object.keys(value)) if (!fields.has(name)) put(shown, name, value[name]!);
    return shown;
  };
  return { show };
}

function isHidden(shapes: Shapes, shape: Shape): boolean {
  return shape.writeOnly ?? shapes.resolve(shape).writeOnly ?? false;
}

/** What is shown of a value that is not there: its default, and of an object those of its fields. Worked out once. */
function blanksOf(shapes: Shapes): (shape: Shape) => Json | undefined {
  const known = new WeakMap<Shape, { readonly value: Json | undefined }>();
  return function blank(given: Shape): Json | undefined {
    const before = known.get(given);
    if (before !== undefined) return before.value;
    const shape = shapes.resolve(given);
    const stated = [given, shape, given.sent, shape.sent].find((one) => one?.default !== undefined)?.default;
    const value = stated !== undefined || isRecursive(shapes, shape) ? stated : ofFields(shapes, shape, blank);
    known.set(given, { value });
    return value;
  };
}

/** An object without a field that has to be there is none: nothing is shown of it. */
function ofFields(shapes: Shapes, shape: Shape, blank: (shape: Shape) => Json | undefined): Json | undefined {
  const shown: Draft = {};
  for (const { name, required, shape: inner } of shapes.fieldsOf(shape)?.values() ?? []) {
    if (isHidden(shapes, inner)) continue;
    const value = blank(inner);
    if (value !== undefined) put(shown, name, value);
    else if (required) return undefined;
  }
  return Object.keys(shown).length === 0 ? undefined : shown;
}

/** An object that can hold one of its own kind is not there unless somebody puts it there: its defaults would have no end. */
function isRecursive(shapes: Shapes, target: Shape): boolean {
  const seen = new Set<Shape>();
  const reaches = (shape: Shape): boolean => {
    if (seen.has(shape)) return shape === target;
    seen.add(shape);
    return [...(shapes.fieldsOf(shape)?.values() ?? [])].some((field) => reaches(shapes.resolve(field.shape)));
  };
  return reaches(target);
}

/** A request may say `true` where an answer shows 1. */
function fitted(shape: Shape, value: Json): Json {
  const numbers = shape.is === "number" || (shape.is === "literals" && !shape.values.includes(value as never) && shape.values.includes(Number(value)));
  return typeof value === "boolean" && numbers ? Number(value) : value;
}
