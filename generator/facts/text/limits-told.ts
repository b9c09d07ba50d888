/**
 * Both limits of a number in words that depend on each other: `not below 0 or above 15`, `0 is the minimum and 15 the maximum`,
 * `0 or more and at most 15`, `0 (lowest) to 15 (highest)`.
 */
import type { FoundFact } from "../fact.ts";
import { limitsSomethingElse } from "./limits-of-others.ts";

const least = String.raw`(?:minimum|min\b\.?|lowest|least|smallest|lower (?:limit|bound))`;
const most = String.raw`(?:maximum|max\b\.?|highest|most|largest|greatest|upper (?:limit|bound))`;
const below = String.raw`(?:below|under|(?:less|lower|smaller|fewer) than)`;
const above = String.raw`(?:(?:be\s+)?(?:above|over|(?:more|greater|higher|larger|bigger) than)|exceed(?:ing)?)`;
const never = String.raw`\b(?:not|never|cannot|neither|nor|can['’]t|mustn['’]t)\s+`;
const or = String.raw`,?\s+(?:or|nor)\s+`;
const and = String.raw`(?:,?\s+(?:and|but)\s+|,\s+|\s*[-–—]\s*|\s+(?:to|through|up to)\s+)`;
const minimum = String.raw`(?<minimum>-?\d+(?:\.\d+)?)`;
const maximum = String.raw`(?<maximum>-?\d+(?:\.\d+)?)(?![.\d]*\d)`;
/** `3 characters`: such limits are of a length or of a count. */
const ofNoCount = String.raw`(?!\s*(?:characters?|chars?|digits?|letters?|items?|entries|elements|members|keys)\b)`;
/** `0 lowest` alone may rank what is not all that there is. */
const called = (number: string, word: string, short: string): string =>
  String.raw`${number}\s+(?:is\s+${word}|(?:is\s+)?(?:the|its)\s+${word}|${short}|\(${word}\))`;

const forms = [
  String.raw`${never}(?:be\s+)?${below}\s+${minimum}${or}(?:be\s+)?${above}\s+${maximum}`,
  String.raw`${never}${above}\s+${maximum}${or}(?:be\s+)?${below}\s+${minimum}`,
  `${called(String.raw`(?<![\w.-])${minimum}`, least, String.raw`(?:minimum|min\b\.?)`)}${and}${called(maximum, most, String.raw`(?:maximum|max\b\.?)`)}`,
  String.raw`(?<![\w.-])${minimum}\s+or\s+(?:more|greater|higher|larger|above)${and}${maximum}\s+or\s+(?:less|fewer|lower|smaller|below)\b`,
  String.raw`(?<![\w.-])${minimum}\s+or\s+(?:more|greater|higher|larger|above)(?:,\s+(?:and\s+|but\s+)?|\s+and\s+)(?:at most|no more than|not more than|up to)\s+${maximum}`,
  String.raw`(?<![\w.-])${minimum}\.\.=${maximum}`,
].map((form) => new RegExp(form + ofNoCount, "gi"));

export const mayTellLimits = /\.\.=|\d or (?:more|greater|higher|larger|above)\b|\b(?:exceed|below|under|than|min|minimum|lowest|least|smallest|lower)\b/i;

export function limitsTold(text: string): readonly FoundFact[] {
  return forms.flatMap((form) => [...text.matchAll(form)].map(limitsAt)).filter((one) => !limitsSomethingElse(text, one, one.value));
}

function limitsAt({ 0: whole, index, groups = {} }: RegExpExecArray): Extract<FoundFact, { fact: "range" }> {
  return { fact: "range", value: { minimum: Number(groups["minimum"]), maximum: Number(groups["maximum"]) }, index, end: index + whole.length };
}
