/** An object of which nothing is said but that it is one. */
import type { Shape } from "./shape.ts";

/** Nothing closes it, so that any field can occur; as a part of another object it adds nothing. */
export function isOfAnyFields<At>(shape: Shape<At>): boolean {
  return shape.is === "object" && shape.fields.length === 0 && shape.closed !== true && shape.notShown === undefined;
}
