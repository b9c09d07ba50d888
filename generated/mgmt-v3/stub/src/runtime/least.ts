/** The least value that a shape allows: what an answer must hold and nobody ever said. */
import type { ArrayShape, Json, NumberShape, Shape, StringShape } from "./data.ts";
import { fittingNumber } from "./numbers.ts";
import { equal } from "./objects.ts";
import type { Shapes } from "./shapes.ts";
import { fittingText } from "./texts.ts";

/**
 * @param text stands for strings that may be anything
 * @param number leads to another value where there is one: items of a list may have to differ
 */
export function leastOf(shapes: Shapes, given: Shape, text = "", number = 0): Json {
  const shape = shapes.resolve(given);
  const preset = given.default ?? shape.default;
  if (preset !== undefined && number === 0) return preset;
  switch (shape.is) {
    case "string":
      return leastText(shape, text, number);
    case "number":
      return leastNumber(shape, number);
    case "boolean":
      return number % 2 === 1;
    case "literals":
      return shape.values[number % shape.values.length] ?? null;
    case "object":
    case "intersection":
      return leastObject(shapes, shape, text, number);
    case "array":
      return leastItems(shapes, shape, text, number);
    case "map":
      return Object.fromEntries(Array.from({ length: shape.minProperties ?? 0 }, (_, at) => [`field-${at}`, leastOf(shapes, shape.values, text, number)]));
    case "union":
      // Where nothing can be there, nothing is.
      return shape.of[0] === undefined || (number === 0 && shape.of.some((one) => shapes.resolve(one).is === "null")) ? null : leastOf(shapes, shape.of[0], text, number);
    case "null":
    case "any":
      return null;
  }
}

function leastText(shape: StringShape, text: string, number: number): string {
  const own = number === 0 ? text : `${text}${number}`;
  const usual = own.slice(0, shape.maxLength).padEnd(shape.minLength ?? 0, "-");
  return fittingText(shape, number, usual) ?? usual;
}

function leastObject(shapes: Shapes, shape: Shape, text: string, number: number): Json {
  const fields = [...(shapes.fieldsOf(shape)?.values() ?? [])].filter(({ required }) => required);
  return Object.fromEntries(fields.map((field) => [field.name, leastOf(shapes, field.shape, text, number)]));
}

/** Where no two may be the same, the first values that are not. */
function leastItems(shapes: Shapes, { items, minItems = 0, uniqueItems }: ArrayShape, text: string, number: number): Json {
  const least: Json[] = [];
  for (let at = number; least.length < minItems; at += 1) {
    const item = leastOf(shapes, items, text, uniqueItems ? at : number);
    const isKnown = uniqueItems && at < number + TRIED && least.some((one) => equal(one, item));
    if (!isKnown) least.push(item);
  }
  return least;
}

/** After so many values it is given up that there are others. */
const TRIED = 1000;

/** Zero where it is allowed, otherwise the number next to it that is. */
function leastNumber(shape: NumberShape, number: number): number {
  const { minimum = -Infinity, maximum = Infinity } = shape;
  const usual = Math.min(Math.max(number, minimum), maximum);
  return fittingNumber(shape, number, usual) ?? usual;
}
