/**
 * How deep unnamed types stand in each other. A generic type that holds itself with ever new parameters has no end, and
 * neither the checker nor a pending shape notices: each level is another type.
 */
import { report } from "../../diagnostics/report.ts";
import { positionOf, type ReadingContext } from "../reading-context.ts";
import type { ShapeReading } from "../reading.ts";
import type { ts } from "../typescript.ts";

/** Documents nest some ten levels, each of which takes up to three of these. */
const deepest = 250;

interface Depth {
  level: number;
  /** Set at the deepest level and until the outermost is left: every branch of an endless type is endless as well. */
  exceeded: boolean;
}

/** Stands for what lies deeper. */
export const endless: ShapeReading = { is: "any" };

const depths = new WeakMap<ReadingContext, Depth>();

/** What `read` gives one level further down; any value below the deepest. */
export function oneDeeper(context: ReadingContext, at: ts.Node, read: () => ShapeReading): ShapeReading {
  const depth = depths.get(context) ?? { level: 0, exceeded: false };
  depths.set(context, depth);
  if (depth.level === deepest && !depth.exceeded) {
    depth.exceeded = true;
    context.found(report("endless-type", {}, positionOf(context, at)));
  }
  if (depth.exceeded) return endless;
  depth.level += 1;
  try {
    return read();
  } finally {
    depth.level -= 1;
    if (depth.level === 0) depth.exceeded = false;
  }
}
