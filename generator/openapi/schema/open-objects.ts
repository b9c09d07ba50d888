/** Objects with fields of their own and others of one type: one object to OpenAPI, where the model has two parts. */
import type { MapShape, ObjectShape, Shape } from "../../model/shape.ts";

export interface OpenObject {
  readonly object: ObjectShape;
  readonly others: MapShape;
}

/** The two parts, where there are no others and nothing more is said of either. */
export function openObject(parts: readonly Shape[]): OpenObject | undefined {
  const object = parts.find((part) => part.is === "object");
  const others = parts.find((part) => part.is === "map");
  if (parts.length !== 2 || object === undefined || others === undefined) return undefined;
  return isPlain(object, ["fields"]) && isPlain(others, ["values", "minProperties", "maxProperties"]) ? { object, others } : undefined;
}

function isPlain(shape: Shape, keys: readonly string[]): boolean {
  return Object.keys(shape).every((key) => key === "is" || keys.includes(key));
}
