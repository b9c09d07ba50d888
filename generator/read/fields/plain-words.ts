/**
 * Words on plain values (`Text<63>`, `Flag`), which most fields are of. Their shapes name no place, and so are the same at every
 * use, in every file of a batch: each is read once. One in which something is found is read anew, for that names its use.
 */
import { getOrInsert } from "../../values/memoize.ts";
import type { ReadingContext } from "../reading-context.ts";
import type { ShapeReading } from "../reading.ts";
import { ts } from "../typescript.ts";
import { endless } from "./depth.ts";
import { aliasReferred } from "./written-order.ts";

const noShapes = (): Map<ts.TypeNode | undefined, ShapeReading> => new Map();

/** @param node of the type, where it decides on an order */
export function plainWord(context: ReadingContext, type: ts.Type, node: ts.TypeNode | undefined, read: () => ShapeReading): ShapeReading {
  const known = getOrInsert(context.words, type, noShapes);
  const writing = node === undefined ? undefined : writingNode(context, node);
  const before = known.get(writing);
  if (before !== undefined) return before;
  const found = context.diagnostics.length;
  const shape = read();
  if (context.diagnostics.length === found && isPlain(shape)) known.set(writing, shape);
  return shape;
}

/** Whoever names an alias without arguments has the order that the alias writes. */
function writingNode(context: ReadingContext, node: ts.TypeNode): ts.TypeNode {
  if (!ts.isTypeReferenceNode(node) || node.typeArguments !== undefined) return node;
  return aliasReferred(context, node)?.type ?? node;
}

const plain: ReadonlySet<ShapeReading["is"]> = new Set(["string", "number", "boolean", "null", "literals", "any"]);

function isPlain(shape: ShapeReading): boolean {
  if (shape === endless || shape.contradiction !== undefined || shape.sent !== undefined) return false;
  return shape.is === "union" ? shape.of.every(isPlain) : plain.has(shape.is);
}
