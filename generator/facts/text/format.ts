/** What a text says of a format: `Format date-time.`, `In the format ISO 8601.`; and where the word is about something else. */
import type { FoundFact } from "../fact.ts";
import type { PhraseMatch } from "./phrase.ts";
import { listItems, scalarOf, unquoted } from "./values.ts";

export function formatIn({ holes, index, end }: PhraseMatch, text: string): readonly FoundFact[] {
  const [at, value, behind] = [{ index, end }, holes.value ?? "", text.slice(end)];
  if (isOfThing(text, at) || isThing(text, at) || !isName(value, behind)) return [];
  return [{ fact: "format", value: `${value}${standardNumber.exec(behind)?.[0] ?? ""}`, ...at }, ...valuesBehind(text, end)];
}

/** `XML format compliance`, `a file in PFX format is required`: the format of something else, and no name of one after it. */
function isOfThing(text: string, { index, end }: { readonly index: number; readonly end: number }): boolean {
  const before = /([\p{L}\p{N}]+)\s+$/u.exec(text.slice(0, index))?.[1] ?? "";
  return !/^(?:|the|an?|of|in|is|has|have|with|and|or|string|text)$/i.test(before) && /^format\s+(?:is\s+)?\p{Ll}+$/iu.test(text.slice(index, end));
}

/** `Format type of the report`: what the format has. */
function isThing(text: string, { index, end }: { readonly index: number; readonly end: number }): boolean {
  return /^format\s+(?:type|name|version|style|code|string)$/i.test(text.slice(index, end)) && /^\s+(?:of|for|in)\b/i.test(text.slice(end));
}

/** `Format colour-list: red, green, blue.` */
function valuesBehind(text: string, from: number): readonly FoundFact[] {
  const [whole, list] =
    /^:\s+([\p{L}\p{N}][\p{L}\p{N}_.-]*(?:(?:,\s+(?:or\s+|and\s+)?|\s+or\s+|\s+and\s+)[\p{L}\p{N}][\p{L}\p{N}_-]*)+)(?=\s*(?:[.;]|$))/u.exec(
      text.slice(from),
    ) ?? [];
  if (whole === undefined || list === undefined) return [];
  return [{ fact: "values", value: listItems(list).map(scalarOf), index: from + whole.length - list.length, end: from + whole.length }];
}

/** `Format: 3 digits`, `Format: http://host/path`, `Format is xx,xx-xx` tell how a value is written; the name of a format is a word that ends its clause. */
function isName(value: string, behind: string): boolean {
  return /^[\p{L}_][\p{L}\p{N}_+:.-]*$/u.test(unquoted(value)) && /^(?:$|[.;:)]|,?\s)/.test(behind) && !noFormat.test(value);
}

/** Words for a type, and those that go on about the format without naming it: `The format depends on the carrier.` */
const noFormat =
  /^(?:string|text|number|integer|free|unknown|any|not|as|see|of|for|that|which|must|should|may|can|will|has|have|depends|varies|differs|follows|described|given|listed|documented|defined|specified|required|expected|used|accepted|supported|they|it|you|we|examples?)$/i;

/** `ISO 8601`, `RFC 3339` */
const standardNumber = /^ \d{3,5}(?![\p{L}\p{N}])/u;
