/** Texts that fit what is said of them: a format, a pattern, a length. */
import type { StringShape } from "./data.ts";
import { formatOf } from "./formats.ts";
import { textFact } from "./facts.ts";
import { matchingText } from "./matching.ts";

/**
 * Nothing where no text is known that fits. Numbers lead to texts of their own, as far as there are so many.
 *
 * @param usual the text to be taken where it fits
 */
export function fittingText(shape: Omit<StringShape, "is">, number: number, usual: string): string | undefined {
  const fits = (text: string | undefined): text is string => text !== undefined && textFact({ is: "string", ...shape }, text) === undefined;
  if (fits(usual)) return usual;
  const { format, pattern, minLength, maxLength } = shape;
  const known = formatOf(format);
  const standard = known?.textAt(number);
  if (fits(standard)) return standard;
  const length = { ...(minLength === undefined ? {} : { least: minLength }), ...(maxLength === undefined ? {} : { most: maxLength }) };
  const forms = [pattern, known?.form].filter((form) => form !== undefined);
  return forms.map((form) => matchingText(form, number, length)).find(fits);
}
