/**
 * Arrays and tuples as shapes. A tuple is an array with limits, whose items are whatever stands at any of its places: that
 * is what every version of OpenAPI can say.
 */
import { report } from "../../diagnostics/report.ts";
import type { ShapeReading } from "../reading.ts";
import { positionOf, type Source } from "../source.ts";
import { ts } from "../typescript.ts";
import { shapeOf, type Use } from "./shapes.ts";
import { writtenAt } from "./written-at.ts";
import { itemsNode, tupleNodes } from "./written-order.ts";

export function isArray(source: Source, type: ts.Type): type is ts.TypeReference {
  return source.checker.isArrayType(type) || source.checker.isTupleType(type);
}

export function arrayShape(source: Source, type: ts.TypeReference, use: Use): ShapeReading {
  const items = source.checker.getTypeArguments(type);
  if (source.checker.isTupleType(type)) return tupleShape(source, type as ts.TupleTypeReference, items, use);
  return { is: "array", items: shapeOf(source, items[0]!, { ...use, node: itemsNode(source, use.node) }) };
}

function tupleShape(source: Source, type: ts.TupleTypeReference, items: readonly ts.Type[], use: Use): ShapeReading {
  const nodes = tupleNodes(source, use.node);
  const shapes = items.map((item, index) => shapeOf(source, item, { ...use, node: nodes[index] }));
  const [first = { is: "any" }, ...others] = [...new Map(shapes.map((shape) => [JSON.stringify(shape), shape])).values()];
  if (others.length > 0 && !shapes.every(isOneValue)) tellMixed(source, type, use);
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

function tellMixed(source: Source, type: ts.Type, { node, at }: Use): void {
  const written = node !== undefined && ts.isTupleTypeNode(node) ? node : writtenAt(at, ts.isTupleTypeNode);
  const text = ts.isTupleTypeNode(written) ? written.getText() : source.checker.typeToString(type);
  source.found(report("array-of-mixed-items", { type: text }, positionOf(source, written)));
}
