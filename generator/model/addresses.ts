/** The URIs at which parts of shapes are said to be resources of their own. */
import type { Shape } from "./shape.ts";
import { within } from "./within.ts";

export function addressesIn<At>(shape: Shape<At>): readonly string[] {
  const own = shape.role?.role === "addressed-at" ? [shape.role.uri] : [];
  const inner = [...within(shape), ...(shape.sent === undefined ? [] : [shape.sent])];
  return inner.length === 0 ? own : [...own, ...inner.flatMap(addressesIn)];
}
