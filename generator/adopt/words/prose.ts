/** What a row says beyond its facts: the sentences that a definition can carry in its comment. */
import type { Cell } from "../../documents/document.ts";
import { sentencesOf, type Piece } from "../../documents/markdown/sentences.ts";
import { boundIn, isBound } from "../../facts/cells/of-bounds.ts";
import { valueOf, type StatedFact } from "../../facts/fact.ts";
import type { StatedRow } from "../../facts/stated.ts";
import { explainedFrom } from "../../facts/text/explained.ts";
import { explainedInQuotes } from "../../facts/text/quoted-values.ts";
import type { StatedText } from "../../facts/text/prose.ts";
import type { CommentSyntax } from "../print/syntax.ts";
import { besides, besideType, type Span } from "./besides.ts";
import { isOfBytes } from "./counted.ts";
import { meaningLine, meaningsListed } from "./meanings.ts";
import { isOfType } from "./says.ts";

/** A text as a comment has it: that something is deprecated is a tag of its own, and so is an example of a value. */
export function saidOf(text: string): CommentSyntax {
  const example = exampleIn(text);
  const { text: rest, tags = [] } = withoutDeprecated(example === undefined ? text : sentencesWithout(text, example.sentence));
  const all = [...(example === undefined ? [] : [{ tag: "example" as const, text: example.value }]), ...tags];
  return { ...(rest === undefined ? {} : { text: rest }), ...(all.length === 0 ? {} : { tags: all }) };
}

/** `Example: 80.`, of one value: the value alone. */
export function exampleIn(text: string): { readonly sentence: string; readonly value: string } | undefined {
  const [only, ...others] = sentencesOf(text).flatMap((piece) => {
    const [, value] = /^(?:for )?examples?(?: value)?:?\s+[`"'“]?([^\s,;`"'“”()]*[^\s,;.`"'“”()])[`"'”]?\.?$/i.exec(piece.text) ?? [];
    return value === undefined || !/^(?:for )?example(?: value)?:|[\d`"'“]/i.test(piece.text) ? [] : [{ sentence: piece.text, value }];
  });
  return others.length > 0 ? undefined : only;
}

function sentencesWithout(text: string, sentence: string): string {
  return sentencesOf(text)
    .map((piece) => piece.text)
    .filter((one) => one !== sentence)
    .join(" ");
}

function withoutDeprecated(text: string): CommentSyntax {
  const sentences = sentencesOf(text).map((piece) => piece.text);
  const isOfIt = (sentence: string, index: number): boolean =>
    /^deprecated\b/i.test(sentence) || (/^deprecated\.?$/i.test(sentences[index - 1] ?? "") && instead.test(sentence));
  const deprecated = sentences.filter(isOfIt);
  const rest = deprecated.length === 0 ? text : sentences.filter((sentence, index) => !isOfIt(sentence, index)).join(" ");
  const told = deprecated.map((sentence) => sentence.replace(/^deprecated\b[\s:;,.–—-]*/i, "")).filter((said) => said !== "");
  return { ...(rest === "" ? {} : { text: rest }), ...(deprecated.length === 0 ? {} : { tags: [{ tag: "deprecated", text: told.join(" ") }] }) };
}

/** What is to be used in the place of what is deprecated. */
const instead = /^(?:use|replaced by|superseded by|see)\b/i;

/** What was put aside of the facts, since no type could say it, stays where it is said; what stands beside a type comes last. */
export function proseIn({ row, cells, facts: kept }: StatedRow): string {
  const places = new Set(kept.map(({ at }) => `${at.line}:${at.column}`));
  const isKept = ({ at }: StatedFact): boolean => places.has(`${at.line}:${at.column}`);
  const said = row.cells.flatMap((cell) => {
    const stated = cells.find(({ at }) => at.line === cell.at.line && at.column === cell.at.column);
    return stated === undefined || (isBound(stated) && boundIn(stated.text) !== undefined)
      ? []
      : sentencesIn(cell, stated, row.name, isKept).map((text) => ({ text, isOfType: stated.role === "type" }));
  });
  const sentences = [...said.filter((one) => !one.isOfType), ...said.filter((one) => one.isOfType)].map(({ text }) => text);
  const values = valueOf(kept, "values") ?? valueOf(kept, "known") ?? [];
  return sentences.map((sentence) => meaningsListed(sentence, values) ?? sentence).reduce(followed, "");
}

function sentencesIn(cell: Cell, stated: StatedText, name: string, isKept: (fact: StatedFact) => boolean): readonly string[] {
  const raw = wordsIn(cell, stated).replaceAll("\\|", "|");
  const placeOf = placesIn(cell, raw);
  const isProse = cell.column === "" || stated.role !== undefined || stated.facts.some(isOfType);
  if (!isProse && isBrief.test(raw)) return saysNo.test(raw) ? [] : [`${cell.column}: ${raw.trim()}.`];
  const told = explainedIn(raw, stated.facts.filter(isKept), placeOf);
  const sentences = sentencesOf(told === undefined ? raw : raw.slice(0, told.from) + " ".repeat(told.to - told.from) + raw.slice(told.to))
    .map((sentence) => beyondFacts(sentence, { cell, placeOf }, stated, isKept))
    .map((text) => (cell.column === "" ? withoutName(text, name) : text))
    .filter((text) => /[\p{L}\p{N}]/u.test(text) && !pointsOn.test(text) && !((stated.role === "values" || stated.role === "range") && ofBooleans.test(text)));
  return told === undefined ? sentences : [...sentences, told.list];
}

/** A type is a word: that it is emphasised or leads somewhere says nothing, and would move what stands beside it. */
function wordsIn(cell: Cell, { role }: StatedText): string {
  return role === "type" && /[*_[]/.test(cell.raw) ? cell.text : cell.raw;
}

/** A word or three that are no sentence: their column tells what they are. */
const isBrief = /^\s*[^\s.;]+(?:\s[^\s.;]+){0,2}\s*$/;
const saysNo = /^\s*(?:no|none|n\/a|[-–—]+)\s*$/i;
/** The type says it. */
const ofBooleans = /^\s*(?:true\W+(?:or\s+)?false|false\W+(?:or\s+)?true)\s*$/i;
const pointsOn = /^[\p{L} ]{0,30}[,:]?\s*\b(?:see|listed|described|as)\b.*\b(?:below|above)\b/iu;

interface WrittenCell {
  readonly cell: Cell;
  readonly placeOf: (fact: StatedFact) => Span;
}

function beyondFacts(sentence: Piece, { cell, placeOf }: WrittenCell, { role, facts: all }: StatedText, isKept: (fact: StatedFact) => boolean): string {
  const facts = all.filter((fact) => within(placeOf(fact).start, sentence));
  const spans = (some: readonly StatedFact[]): readonly Span[] =>
    some.map(placeOf).map(({ start, end }) => ({ start: start - sentence.index, end: end - sentence.index }));
  const ofTypes = facts.filter((fact) => (isOfType(fact) || fact.fact === "required") && isKept(fact) && !isOfBytes(fact));
  if (facts.some(({ fact }) => fact === "holds" || fact === "member"))
    return facts.some(({ fact }) => fact === "holds" || fact === "type") ? "" : besides(sentence.text, spans(ofTypes));
  if (facts.some(({ fact }) => fact === "type")) return role === "type" ? besideType(sentence.text, spans(facts.filter(({ fact }) => fact !== "mention"))) : "";
  if (ofTypes.length > 0 && cell.column === "" && !explained.test(sentence.text)) return "";
  return ofTypes.length === 0 ? sentence.text : besides(sentence.text, spans(ofTypes));
}

/** `starts (date-time, required): when it starts` */
const explained = /^[`*_]*[^\s()]+\s\([^()]*\)\s*[:–—-]\s/;

/** Values that the text explains one by one, as a list, and where it does. */
function explainedIn(
  raw: string,
  facts: readonly StatedFact[],
  placeOf: WrittenCell["placeOf"],
): { readonly list: string; readonly from: number; readonly to: number } | undefined {
  const allowed = facts.find(({ fact }) => fact === "values");
  if (allowed?.fact !== "values") return undefined;
  const { start: from } = placeOf(allowed);
  const quoted = explainedInQuotes(raw);
  const told = explainedFrom(raw, raw.indexOf(`${allowed.value[0]}:`, from)) ?? (quoted?.from === from ? quoted : undefined);
  return told === undefined ? undefined : { list: told.values.map(meaningLine).join("\n"), from, to: told.to };
}

/** A list is a paragraph of its own. */
function followed(text: string, next: string): string {
  if (text === "") return next;
  return next.startsWith("- `") || text.split("\n").at(-1)!.startsWith("- `") ? `${text}\n\n${next}` : `${text} ${next}`;
}

/** An item of a list begins with what it is about: `limit` (integer): how many; `limit` *integer* **Required** — How many. */
function withoutName(text: string, name: string): string {
  const start = text.replace(/^[`*_]+/, "");
  return start.startsWith(name) ? start.slice(name.length).replace(/^[`*_]*\s*(?:\([^()]*\)|(?:([*_]{1,2})[^*_]+\1\s*)+)?\s*[:–—-]?\s*/, "") : text;
}

function within(place: number, { index, text }: Piece): boolean {
  return place >= index && place < index + text.length;
}

/** Facts stand in the text; what is emphasised or leads somewhere is longer as it is written. */
function placesIn({ text, at: { column } }: Cell, raw: string): (fact: StatedFact) => Span {
  const indices = raw === text ? undefined : indicesIn(text, raw);
  const indexOf = (index: number): number => indices?.[index] ?? index;
  return ({ at }) => {
    const start = at.column - column;
    return { start: indexOf(start), end: at.length === 0 ? indexOf(start) : indexOf(start + at.length - 1) + 1 };
  };
}

/** Where each character of a text is written; undefined where it is written otherwise, as an entity is. */
function indicesIn(text: string, raw: string): readonly number[] | undefined {
  const indices: number[] = [];
  let at = 0;
  for (const character of text.split("")) {
    // Where a link leads is no text.
    if (character !== "]" && raw.startsWith("](", at)) at = raw.indexOf(")", at) + 1;
    at = raw.indexOf(character, at);
    if (at === -1) return undefined;
    indices.push(at);
    at += 1;
  }
  return indices;
}
