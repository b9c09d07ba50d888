/** A text for a placeholder or a header of which a test needs no particular one. */
import type { Shape } from "../../stub/src/runtime/data.ts";
import { fittingText } from "../../stub/src/runtime/texts.ts";

/** Numbers lead to texts of their own, as far as there are so many. */
export function anyText(name: string, shape: Shape | undefined, number = 1): string {
  const usual = `${name}-${number}`;
  if (shape?.is === "number") return String(Math.min((shape.minimum ?? 1) + number - 1, shape.maximum ?? Infinity));
  if (shape?.is === "boolean") return String(number % 2 === 1);
  if (shape?.is === "union") return anyText(name, shape.of.find(({ is }) => is !== "null"), number);
  if (shape?.is === "literals") return String(shape.values[(number - 1) % shape.values.length]);
  return shape?.is === "string" ? (fittingText(shape, number, usual.slice(-(shape.maxLength ?? usual.length)).padStart(shape.minLength ?? 0, "-")) ?? usual) : usual;
}
