/**
 * Arrays and tuples as shapes. A tuple is an array with limits, whose items are whatever stands at any of its places: that
 * is what every version of OpenAPI can say.
 */
import type { ShapeReading } from "./reading.ts";
import { shapeOf, type Use } from "./shapes.ts";
import type { Source } from "./source.ts";
import { ts } from "./typescript.ts";
import { itemsNode, tupleNodes } from "./written.ts";

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
  const { minLength, elementFlags } = type.target;
  const isOpen = elementFlags.some((flags) => flags & ts.ElementFlags.Variable);
  return {
    is: "array",
    items: others.length === 0 ? first : { is: "union", of: [first, ...others] },
    ...(minLength > 0 && { minItems: minLength }),
    ...(isOpen ? {} : { maxItems: items.length }),
  };
}
