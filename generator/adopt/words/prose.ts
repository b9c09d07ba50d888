/** What a row says beyond its facts: the sentences that a definition can carry in its comment. */
import type { Cell } from "../../documents/document.ts";
import { sentencesOf, type TextPiece } from "../../documents/markdown/sentences.ts";
import { alignOffsets } from "../../documents/markdown/span.ts";
import { partAt } from "../../documents/placed-text.ts";
import { boundInCell, isBound } from "../../facts/cells/bound-columns.ts";
import { valueOf, type Fact, type StatedFact } from "../../facts/fact.ts";
import type { StatedRow } from "../../facts/stated-section.ts";
import { explainedBySigns, explainedFrom, explainedInBrackets } from "../../facts/text/explained.ts";
import { explainedInQuotes } from "../../facts/text/quoted-values.ts";
import type { StatedText } from "../../facts/text/prose.ts";
import type { CommentSyntax } from "../print/syntax.ts";
import { textBesideFacts, textBesideType, type TextSpan } from "./text-beside-facts.ts";
import { isByteLength } from "./byte-lengths.ts";
import { exampleAs } from "./example.ts";
import { meaningLine, meaningsListed } from "./meanings.ts";
import { isOfType } from "./says.ts";

/**
 * A text as a comment has it: that something is deprecated is a tag of its own, and so is an example of a value. @param facts of what the comment is about: an
 * example that they do not allow stays in the text
 */
export function proseComment(text: string, facts: readonly Fact[] = []): CommentSyntax {
  const shown = exampleIn(text);
  const example = shown === undefined ? undefined : exampleAs(shown.value, facts);
  const { text: rest, tags = [] } = withoutDeprecated(shown === undefined || example === undefined ? text : sentencesWithout(text, shown.sentence));
  const all = [...(example === undefined ? [] : [{ tag: "example" as const, text: example }]), ...tags];
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
  const reasons = deprecated.map((sentence) => sentence.replace(/^deprecated\b[\s:;,.–—-]*/i, "")).filter((said) => said !== "");
  return { ...(rest === "" ? {} : { text: rest }), ...(deprecated.length === 0 ? {} : { tags: [{ tag: "deprecated", text: reasons.join(" ") }] }) };
}

/** What is to be used in the place of what is deprecated. */
const instead = /^(?:use|replaced by|superseded by|see)\b/i;

/** What was put aside of the facts, since no type could say it, stays where it is said; what stands beside a type comes last. */
export function proseIn({ row, cells, facts: kept }: StatedRow): string {
  const places = new Set(kept.map(({ at }) => `${at.line}:${at.column}`));
  const isKept = ({ at }: StatedFact): boolean => places.has(`${at.line}:${at.column}`);
  const ownSentences = row.cells.flatMap((cell) => {
    const stated = cells.find(({ at }) => at.line === cell.at.line && at.column === cell.at.column);
    return stated === undefined || (isBound(stated) && boundInCell(stated.text) !== undefined)
      ? []
      : sentencesIn(cell, withLimitsAlone(cell, stated, kept), row.name, isKept).map((text) => ({ text, isOfType: stated.role === "type" }));
  });
  const sentences = [...ownSentences.filter((one) => !one.isOfType), ...ownSentences.filter((one) => one.isOfType)].map(({ text }) => text);
  const values = valueOf(kept, "values") ?? valueOf(kept, "known") ?? [];
  return sentences.map((sentence) => meaningsListed(sentence, values) ?? sentence).reduce(followed, "");
}

/** Limits that only the type of the row makes such, `10-20.`, are known with all of the row; where a unit stands behind them, they say more. */
function withLimitsAlone(cell: Cell, stated: StatedText, kept: readonly StatedFact[]): StatedText {
  const alone = kept.filter((fact) => {
    if (fact.fact !== "range" || fact.at.line !== cell.at.line || stated.facts.includes(fact)) return false;
    const { index, end } = partAt(cell, fact);
    const ends = cell.text[index - 1] === "(" ? endsInBrackets : endsClause;
    return index >= 0 && end <= cell.text.length && isOfNumbers.test(cell.text.slice(index, end)) && ends.test(cell.text.slice(end));
  });
  return alone.length === 0 ? stated : { ...stated, facts: [...stated.facts, ...alone] };
}

const isOfNumbers = /^[\d\s.,–—−…-]+$/u;
/** Behind a comma stands what goes with them: `1-65535, except 22.` */
const endsClause = /^\s*(?:[;.]|,\s*default\b|$)/i;
const endsInBrackets = /^\s*[;,)]/;

function sentencesIn(cell: Cell, stated: StatedText, name: string, isKept: (fact: StatedFact) => boolean): readonly string[] {
  const raw = wordsIn(cell, stated).replaceAll("\\|", "|");
  const isProse = cell.column === "" || stated.role !== undefined || stated.facts.some(isOfType);
  if (stated.role === "default" && saysNo.test(raw)) return [];
  if (!isProse && isBrief.test(raw)) return saysNo.test(raw) ? [] : [`${cell.column}: ${raw.trim()}.`];
  const placeOf = placesIn(raw, cell);
  const explained = explainedIn(raw, stated.facts.filter(isKept), placeOf);
  const sentences = sentencesOf(
    explained === undefined ? raw : raw.slice(0, explained.from) + " ".repeat(explained.to - explained.from) + raw.slice(explained.to),
  )
    .map((sentence) => beyondFacts(sentence, cell.column === "" ? withoutName(sentence, name) : sentence, cell, stated, isKept, placeOf))
    .filter((text) => /[\p{L}\p{N}]/u.test(text) && !pointsOn.test(text) && !((stated.role === "values" || stated.role === "range") && ofBooleans.test(text)));
  return explained === undefined ? sentences : [...sentences, explained.list];
}

/** A type is a word: that it is emphasised or leads somewhere says nothing, and would move what stands beside it. */
function wordsIn(cell: Cell, { role }: StatedText): string {
  return role === "type" && /[*_[]/.test(cell.raw) ? cell.text : cell.raw;
}

/** A word or three that are no sentence: their column tells what they are. */
const isBrief = /^\s*(?:[^\s.;]|\.(?=\d))+(?:\s(?:[^\s.;]|\.(?=\d))+){0,2}\s*$/;
const saysNo = /^\s*(?:no|none|n\/a|[-–—]+)\s*$/i;
/** The type says it. */
const ofBooleans = /^\s*(?:true\W+(?:or\s+)?false|false\W+(?:or\s+)?true)\s*$/i;
const pointsOn = /^[\p{L} ]{0,30}[,:]?\s*\b(?:see|listed|described|as)\b.*\b(?:below|above)\b/iu;

/** Where a fact stands in the words of a cell. */
type PlaceOf = (fact: StatedFact) => TextSpan;

function placesIn(words: string, cell: Cell): PlaceOf {
  const offsets = words === cell.text ? undefined : alignOffsets(words, cell.text, 0, words.length);
  return (fact) => {
    const { index: start, end } = partAt(cell, fact);
    return offsets === undefined ? { start, end } : { start: offsets[start] ?? start, end: (offsets[end - 1] ?? end - 1) + 1 };
  };
}

/** @param said the sentence, or the rest of it that is no name */
function beyondFacts(
  sentence: TextPiece,
  said: TextPiece,
  cell: Cell,
  { role, facts: all }: StatedText,
  isKept: (fact: StatedFact) => boolean,
  placeOf: PlaceOf,
): string {
  const facts = all.filter((fact) => within(placeOf(fact).start, sentence));
  const spans = (some: readonly StatedFact[]): readonly TextSpan[] =>
    some
      .map(placeOf)
      .filter(({ end }) => end > said.index)
      .map(({ start, end }) => ({ start: Math.max(0, start - said.index), end: end - said.index }));
  const ofTypes = facts.filter((fact) => (isOfType(fact) || fact.fact === "required" || fact.fact === "items") && isKept(fact) && !isByteLength(fact));
  if (facts.some(({ fact }) => fact === "holds" || fact === "member"))
    return facts.some(({ fact }) => fact === "holds" || fact === "type") ? "" : textBesideFacts(said.text, spans(ofTypes));
  if (facts.some(({ fact }) => fact === "type")) return role === "type" ? textBesideType(said.text, spans(facts.filter(({ fact }) => fact !== "mention"))) : "";
  if (ofTypes.length > 0 && cell.column === "" && !explained.test(sentence.text)) return "";
  return ofTypes.length === 0 ? said.text : textBesideFacts(said.text, spans(ofTypes));
}

/** `starts (date-time, required): when it starts` */
const explained = /^[`*_]*[^\s()]+\s\([^()]*\)\s*[:–—-]\s/;

/** Values that the text explains one by one, as a list, and where it does. */
function explainedIn(
  raw: string,
  facts: readonly StatedFact[],
  placeOf: PlaceOf,
): { readonly list: string; readonly from: number; readonly to: number } | undefined {
  const allowed = facts.find(({ fact }) => fact === "values");
  if (allowed?.fact !== "values") return undefined;
  const from = placeOf(allowed).start;
  const quoted = explainedInQuotes(raw);
  const explained =
    explainedFrom(raw, raw.indexOf(`${allowed.value[0]}:`, from)) ??
    (quoted?.from === from ? quoted : (explainedInBrackets(raw, from, allowed.value) ?? explainedBySigns(raw, from, allowed.value)));
  return explained === undefined ? undefined : { list: explained.values.map(meaningLine).join("\n"), from, to: explained.to };
}

/** A list is a paragraph of its own. */
function followed(text: string, next: string): string {
  if (text === "") return next;
  return next.startsWith("- `") || text.split("\n").at(-1)!.startsWith("- `") ? `${text}\n\n${next}` : `${text} ${next}`;
}

/** An item of a list begins with what it is about: `limit` (integer): how many; `limit` *integer* **Required** — How many. */
function withoutName({ text, index }: TextPiece, name: string): TextPiece {
  const start = text.replace(/^[`*_]+/, "");
  if (!start.startsWith(name)) return { text, index };
  const rest = start.slice(name.length).replace(/^[`*_]*\s*(?:([*_]{0,2})\([^()]*\)\1|(?:([*_]{1,2})[^*_]+\2\s*)+)?\s*[:–—-]?\s*/, "");
  return { text: rest, index: index + text.length - rest.length };
}

function within(place: number, { index, text }: TextPiece): boolean {
  return place >= index && place < index + text.length;
}
