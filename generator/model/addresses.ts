/** The URIs at which parts of shapes are said to be resources of their own. */
import type { Shape } from "./shape.ts";
import { shapesWithin } from "./shapes-within.ts";

export function addressesIn<At>(shape: Shape<At>): readonly string[] {
  const found: string[] = [];
  gather(shape, found);
  return found;
}

function gather<At>(shape: Shape<At>, found: string[]): void {
  if (shape.role?.role === "addressed-at") found.push(shape.role.uri);
  for (const inner of shapesWithin(shape)) gather(inner, found);
  if (shape.sent !== undefined) gather(shape.sent, found);
}
