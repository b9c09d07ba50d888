/** Words that rows hold as a part of something longer, such as a path or a range, which is read as a whole there. */
import type { FoundPlace } from "../../documents/places/place.ts";
import { literalPattern, notWithinWord } from "../../values/pattern.ts";

/** Whether a row of the places has it, or several of it, or a column of one is called by it. */
export function isWithinRows(name: string, places: readonly FoundPlace[]): boolean {
  const part = new RegExp(notWithinWord(`${literalPattern(name)}s?`, "_"), "u");
  return places.some(({ row }) => row?.cells.some(({ text, column }) => part.test(text) || part.test(column)) === true);
}
