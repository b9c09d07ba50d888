/** Texts that fit what is said of them: a format, a pattern, a length. */
import type { StringShape } from "./data.ts";
import { formatOf } from "./formats.ts";
import { matchingText } from "./matching.ts";

/**
 * Nothing where no text is known that matches the pattern. Numbers lead to texts of their own, as far as there are so many.
 *
 * @param usual a text of the length that is asked for, for where neither format nor pattern say more
 */
export function fittingText({ minLength, maxLength, pattern, format }: Omit<StringShape, "is">, number: number, usual: string): string | undefined {
  const known = formatOf(format)?.textAt(number) ?? usual;
  if (pattern === undefined || new RegExp(pattern, "u").test(known)) return known;
  const length = { ...(minLength === undefined ? {} : { least: minLength }), ...(maxLength === undefined ? {} : { most: maxLength }) };
  return matchingText(pattern, number, length);
}
