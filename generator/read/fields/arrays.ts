/**
 * Arrays and tuples as shapes. A tuple is an array with limits, whose items are whatever stands at any of its places: that
 * is what every version of OpenAPI can say.
 */
import { report } from "../../diagnostics/report.ts";
import { positionOf, type ReadingContext } from "../reading-context.ts";
import type { ShapeReading } from "../reading.ts";
import { ts } from "../typescript.ts";
import { shapeOf, type Use } from "./shapes.ts";
import { writtenAt } from "./written-at.ts";
import { itemsNode, tupleNodes } from "./written-order.ts";

export function isArray(context: ReadingContext, type: ts.Type): type is ts.TypeReference {
  return context.checker.isArrayType(type) || context.checker.isTupleType(type);
}

export function arrayShape(context: ReadingContext, type: ts.TypeReference, use: Use): ShapeReading {
  const items = context.checker.getTypeArguments(type);
  if (context.checker.isTupleType(type)) return tupleShape(context, type as ts.TupleTypeReference, items, use);
  return { is: "array", items: shapeOf(context, items[0]!, { ...use, node: itemsNode(context, use.node) }) };
}

function tupleShape(context: ReadingContext, type: ts.TupleTypeReference, items: readonly ts.Type[], use: Use): ShapeReading {
  const nodes = tupleNodes(context, use.node);
  const shapes = items.map((item, index) => shapeOf(context, item, { ...use, node: nodes[index] }));
  const [first = { is: "any" }, ...others] = [...new Map(shapes.map((shape) => [JSON.stringify(shape), shape])).values()];
  if (others.length > 0 && !shapes.every(isOneValue)) tellMixed(context, type, use);
  const { minLength, elementFlags } = type.target;
  const isOpen = elementFlags.some((flags) => flags & ts.ElementFlags.Variable);
  return {
    is: "array",
    items: others.length === 0 ? first : { is: "union", of: [first, ...others] },
    ...(minLength > 0 && { minItems: minLength }),
    ...(isOpen ? {} : { maxItems: items.length }),
  };
}

/** Values that stand there each time are told by a rule. */
function isOneValue(shape: ShapeReading): boolean {
  return shape.is === "literals" && shape.open !== true && shape.values.length === 1;
}

function tellMixed(context: ReadingContext, type: ts.Type, { node, at }: Use): void {
  const written = node !== undefined && ts.isTupleTypeNode(node) ? node : writtenAt(at, ts.isTupleTypeNode);
  const text = ts.isTupleTypeNode(written) ? written.getText() : context.checker.typeToString(type);
  context.found(report("array-of-mixed-items", { type: text }, positionOf(context, written)));
}
