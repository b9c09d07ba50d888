/** JSON: a value is a whole JSON text, laid out by JSON's own printer; hidden characters are escaped. */
import type { Json } from "../../model/shape.ts";
import { escapeHidden } from "./hidden.ts";
import { emit, type Emit } from "./value.ts";

export function jsonValue(value: Json): Emit<"json value"> {
  return emit("json value", jsonText(value, 2));
}

/** What a manifest says of its package: TypeScript 7 reads none in which half a surrogate pair stands, and so takes its files for no modules. */
export function manifestText(text: string): Emit<"json value"> {
  return jsonValue(text.toWellFormed());
}

/** The text itself, for values of other languages that hold JSON. */
export function jsonText(value: Json, indent = 0): string {
  return escapeHidden(typeof value === "string" ? JSON.stringify(value) : JSON.stringify(value, refuseLossy, indent));
}

/** JSON has no infinite number: to write `null` in its place would state another fact. */
function refuseLossy(_key: string, value: unknown): unknown {
  if (typeof value === "number" && !Number.isFinite(value)) throw new RangeError(`JSON cannot say ${value}.`);
  return value;
}
