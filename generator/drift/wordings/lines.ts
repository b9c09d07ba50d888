/** Sentences that only one of two editions has: those that no sentence of the other is a wording of. */
import { beginsWithin } from "../../diagnostics/diagnostic.ts";
import type { Cell } from "../../documents/document.ts";
import { matchPairs } from "../../documents/editions/match-pairs.ts";
import { isItemNumber } from "../../documents/editions/outline.ts";
import { likeness, stemsOf } from "../../documents/editions/stems.ts";
import { partAt, positionWithin } from "../../documents/placed-text.ts";
import { remarkText } from "../../facts/cells/name-remarks.ts";
import { clauseBefore, factText, type Fact, type StatedFact } from "../../facts/fact.ts";
import type { StatedBlock, StatedRow, StatedSection } from "../../facts/stated-section.ts";
import type { StatedText } from "../../facts/text/prose.ts";
import { statedSentences } from "../../facts/text/stated-sentences.ts";
import type { Place } from "../../model/origin.ts";
import { memoizeByObject } from "../../values/memoize.ts";
import type { Subject } from "../subject/subject.ts";
import { isAboutDocument } from "./about-document.ts";
import { labelSentences } from "./labels.ts";
import { withoutLightWords } from "./light-words.ts";
import { holdsNegation } from "./nuances/negations.ts";
import type { RowInBlock } from "./units.ts";

export interface LineChanges {
  readonly added: readonly ProseLine[];
  readonly removed: readonly ProseLine[];
  /** What each sentence is worded as now. */
  readonly pairs: ReadonlyMap<StatedText, StatedText>;
}

export interface ProseLine {
  readonly text: StatedText;
  /** The row or list item that it stands in. */
  readonly within?: Pick<Place, "block" | "row">;
  /** It is a list item as a whole. */
  readonly isItem?: true;
}

interface IndexedLine extends ProseLine {
  readonly stems: ReadonlySet<string>;
  readonly index: number;
}

/** Two wordings of one statement have as much in common. */
const likenessOfWordings = 0.4;
/** A sentence that was split in two, or joined to another, has its words in theirs. */
const shareCovered = 0.7;

export function lineChanges(before: readonly ProseLine[], now: readonly ProseLine[]): LineChanges {
  const [old, own] = [before.map(withStems), now.map(withStems)];
  const pairs = matchPairs(old, own, [
    (one, other) => (one.text.text === other.text.text ? 1 : 0),
    (one, other) => wordedAlike(one, other),
    (one, other) => (isUnknown(one) && likeness(one.stems, labelStems(other)) >= 0.5 ? 1 : 0),
    (one, other) => (isUnknown(one) && isUnknown(other) && (isWithoutSubject(one) || isWithoutSubject(other)) ? 1 : 0),
    (one, other) => (factsOf(one) !== "" && factsOf(one) === factsOf(other) ? 1 : 0),
  ]);
  const matchedNew = new Set(pairs.values());
  const matched = [...pairs];
  const matchedByNew = matched.map(([one, other]) => [other, one] as const);
  const [leftNow, leftBefore] = [leftOver(own, matchedByNew), leftOver(old, matched)];
  const removed = old.filter((line) => !pairs.has(line) && !isAboutDocument(line.text) && !isCovered(line, own, leftNow) && !isPartOf(line, matchedByNew));
  const added = own.filter((line) => !matchedNew.has(line) && !isAboutDocument(line.text) && !isCovered(line, old, leftBefore) && !isPartOf(line, matched));
  const isRewordedInPlace =
    removed.length === added.length && removed.every((line, index) => line.index === added[index]!.index && factsOf(line) === factsOf(added[index]!));
  const texts = new Map([...pairs].map(([one, other]) => [one.text, other.text] as const));
  return isRewordedInPlace ? { added: [], removed: [], pairs: texts } : { added, removed, pairs: texts };
}

/**
 * The sentences of a section, and those of its numbered lists; not what leads to rows, be it on the other side alone. An item that the other edition lacks is
 * one line.
 */
export function proseLines({ section, prose, blocks }: StatedSection, other: StatedSection): readonly ProseLine[] {
  const leads = new Set(blocks.map(({ block }) => block.lead));
  const labels = labelSentences(other);
  const isLed = (text: string): boolean => text.endsWith(":") && [...labels].some((label) => likeness(stemsOf(text), stemsOf(label)) >= shareCovered);
  const sentences = prose
    .filter(({ at, text }) => at !== section.at && !leads.has(text) && !labels.has(text) && !isLed(text))
    .map((text): ProseLine => ({ text }));
  const others = numberedItems(other);
  const known = new Set(others.map(({ row }) => row.name));
  const isOfItem = (label: string): boolean => others.some(({ cells }) => cells.some(({ text }) => text.endsWith(`${label}:`)));
  const ofParagraphs = labelSentences({ blocks: other.blocks.filter(({ block: { label = "", written = label } }) => !isOfItem(written)) });
  const items = numberedItems({ blocks }).flatMap(({ row: { name }, cells }): readonly ProseLine[] =>
    known.has(name)
      ? cells.flatMap(statedSentences).map((text) => ({ text, within: { row: name } }))
      : cells.filter(({ text }) => !isLabel(text, ofParagraphs)).map((text) => ({ text, within: { row: name }, isItem: true })),
  );
  return [...sentences, ...items];
}

/** An item that leads to others, as a word or three with a colon do, or to rows, where a paragraph does so in the other edition. */
function isLabel(text: string, labels: ReadonlySet<string>): boolean {
  if (!text.endsWith(":")) return false;
  return /^(?:\S+\s){0,2}\S+$/.test(text) || [...labels].some((label) => likeness(stemsOf(text), stemsOf(label)) >= shareCovered);
}

/** Of numbered lists. */
export function numberedItems({ blocks }: Pick<StatedSection, "blocks">): readonly StatedRow[] {
  return blocks.filter(({ block }) => block.is === "list").flatMap(({ rows }) => rows.filter(({ row }) => isItemNumber(row.name)));
}

/**
 * The sentences of the cells of a row that hold prose, and what stands in columns that the other edition lacks; what states a fact of a field is compared as
 * that.
 */
export function proseLinesOfRow(own: RowInBlock, other: RowInBlock, within: Pick<Place, "block" | "row">, reader: Subject["reader"]): readonly ProseLine[] {
  const isValue = isOfOneColumn(own, other);
  const sentences = own.row.cells.flatMap((cell) => (isProse(own.block, cell) && !isValue ? sentencesApart(cell) : behindValue(own.block, cell)));
  return [
    ...sentences,
    ...behindName(own, reader),
    ...own.row.cells.flatMap((cell) => behindType(own.block, cell)),
    ...own.row.cells.flatMap(statedSentences).flatMap(behindFact),
    ...textsBeside(own, other),
  ]
    .filter((text) => statesNoFact(text) && !isPathAlone(text))
    .map((text) => ({ text, within }));
}

/** `Minimum 1. Maximum 9.`: a sentence with which a fact goes on is none of its own. */
function sentencesApart(cell: StatedText): readonly StatedText[] {
  const spans = cell.facts.map((fact) => partAt(cell, fact));
  return statedSentences(cell).filter((piece) => {
    const { index, end } = partAt(cell, piece);
    return !spans.some((span) => span.index < index && span.end > index && span.end >= end - 1);
  });
}

/** `idle-time (in seconds)`: what stands in brackets behind a name, and limits nothing; in a table, where it says that the name is not to be used any more. */
function behindName({ block: { block }, row: { row, cells, facts } }: RowInBlock, reader: Subject["reader"]): readonly StatedText[] {
  const isTold = cells.length === 0 || (block.is === "table" && /^(?:deprecated|obsolete)\b/i.test(row.remark ?? ""));
  const text = isTold ? remarkText(row, reader) : undefined;
  if (text === undefined || stemsOf(text.text).size === 0 || facts.some(({ at }) => beginsWithin(at, text.at))) return [];
  return [{ ...text, facts: [] }];
}

/** `- width: in metres`, where the other edition has `in metres` in the only other column of a table. */
function isOfOneColumn({ block: { block: own } }: RowInBlock, { block: { block: other, roles } }: RowInBlock): boolean {
  const [only, ...others] = other.columns.filter((title) => title !== other.named);
  return own.is === "list" && other.is === "table" && only !== undefined && others.length === 0 && only !== "" && !roles.has(only);
}

/** `the name, <NAME>. May be omitted.`: the sentences behind what a cell of another column is about. */
function behindValue({ roles }: StatedBlock, cell: StatedText): readonly StatedText[] {
  return roles.get(cell.column ?? "") === "type" ? [] : statedSentences(cell).slice(1);
}

/** `string (letters and digits only)`: what a cell says besides the type that it begins with; the sentences behind that are lines where the cell is prose. */
function behindType(block: StatedBlock, cell: StatedText): readonly StatedText[] {
  const type = cell.facts.find(({ fact }) => fact === "type");
  if (type === undefined || cell.column === undefined || cell.column === "") return [];
  const { end } = partAt(cell, type);
  const [open = ""] = /^[\s([,;:.–—-]*/.exec(cell.text.slice(end)) ?? [];
  const text = cell.text.slice(end + open.length).replace(/[\s)\].]+$/, "");
  const facts = cell.facts.filter((fact) => fact !== type);
  return /^(?:or|and)\b/i.test(text) || stemsOf(text).size === 0 || (open.includes(". ") && isProse(block, cell))
    ? []
    : [{ text, column: cell.column, facts, at: positionWithin(cell, end + open.length, text.length) }];
}

/** `Default 5, or 9 where a server is set`: the condition of what a sentence states of a field, which is no fact to the reader. */
function behindFact(sentence: StatedText): readonly StatedText[] {
  const last = sentence.facts.filter(({ fact }) => fact === "default" || fact === "range" || fact === "length").at(-1);
  if (last === undefined) return [];
  const { end } = partAt(sentence, last);
  const [whole = "", text = ""] = conditional.exec(sentence.text.slice(end)) ?? [];
  const from = end + whole.length - text.length;
  return stemsOf(text).size < 2
    ? []
    : [{ text, ...(sentence.column === undefined ? {} : { column: sentence.column }), facts: [], at: positionWithin(sentence, from, text.length) }];
}

const conditional =
  /^[\s,;(–—-]*((?:or|but|except|only|where|when|if|unless(?! (?:otherwise|stated|noted|specified|given|said)\b)|as long as|provided|depending)\b[^.;()]*[^.;()\s])/i;

/** Of columns that the table of the other edition lacks, be they names that a row lists; what is read out of them is compared as that. */
function textsBeside({ block, row }: RowInBlock, other: RowInBlock): readonly StatedText[] {
  const titles = columnsBeside(block, other.block);
  const cells =
    titles.size === 0 ? [] : row.row.cells.filter(({ column, text }) => titles.has(column) && saysSomething.test(text) && !readWriteMark.test(text));
  const read = row.cells.filter(({ facts }) => facts.some(({ fact }) => fact !== "mention"));
  return cells.filter((cell) => !read.some(({ column }) => column === cell.column)).map((cell) => ({ ...cell, text: textWithTitle(cell), facts: [] }));
}

const saysSomething = /[\p{L}\p{N}]/u;

/** What is so of whatever is not said to be otherwise. */
const readWriteMark = /^read[\s/-]*write$|^r\/?w$/i;

/** What a cell says where the title of its column does not tell what it is: `Module: the scheduler`. */
export function textWithTitle({ column, text }: Pick<Cell, "column" | "text">): string {
  return `${column}: ${text}`;
}

/** Those of which nothing is read, where a table has all columns of the other one as well: then none was called otherwise. */
function columnsBeside(own: StatedBlock, other: StatedBlock): ReadonlySet<string> {
  const [titles, known] = [own, other].map(({ block: { columns } }) => new Set(columns.map((title) => title.toLowerCase())));
  const isWider = known!.size > 0 && titles!.size > known!.size && [...known!].every((title) => titles!.has(title));
  return new Set(isWider ? own.block.columns.filter((title) => !known!.has(title.toLowerCase()) && !columnsRead(own).has(title)) : []);
}

/** Those whose titles tell what they are, or of whose cells one states a fact: once for all rows of a table. */
const columnsRead = memoizeByObject(({ roles, rows }: StatedBlock): ReadonlySet<string> => {
  const cells = rows.flatMap((row) => row.cells.filter((cell) => !statesNoFact(cell)));
  return new Set([...roles.keys(), ...cells.flatMap(({ column }) => column ?? [])]);
});

/** All wordings of the cells of a row, whatever facts they state. */
export function wordingsOfRow(before: RowInBlock, now: RowInBlock): LineChanges["pairs"] {
  const linesOfCells = ({ row }: RowInBlock): readonly ProseLine[] => row.cells.flatMap(statedSentences).map((text) => ({ text }));
  return lineChanges(linesOfCells(before), linesOfCells(now)).pairs;
}

/** Without lines that stand in one sentence with a fact on the other side: `All are kept. Default 0.`, `All are kept; default 0.` */
export function withoutJoined({ added, removed, pairs }: LineChanges, before: RowInBlock, now: RowInBlock): LineChanges {
  const isJoinedIn = ({ row }: RowInBlock): ((line: ProseLine) => boolean) => {
    const stems = row.cells
      .flatMap(statedSentences)
      .filter((text) => !statesNoFact(text) && !isPartOfRequest(text))
      .map((text) => stemsOf(besideValues(text)));
    return (line) => {
      const [all, words] = [stemsOfLine(line), wordStems(stemsOfLine(line))];
      return stems.some((one) => (words.size === 0 ? likeness(all, one) : likeness(words, wordStems(one))) >= likenessOfWordings);
    };
  };
  const [wasJoined, isJoined] = [isJoinedIn(before), isJoinedIn(now)];
  return { added: added.filter((line) => !wasJoined(line)), removed: removed.filter((line) => !isJoined(line)), pairs };
}

/** Beside words a number says nothing: `Since: 3.0`, `Default 0.` */
function wordStems(stems: ReadonlySet<string>): ReadonlySet<string> {
  return new Set([...stems].filter((stem) => !/^\d+$/.test(stem)));
}

/** What a sentence says besides the values that it allows, where it tells nothing of each: another sentence can tell of one of them. */
function besideValues({ text, facts, ...sentence }: StatedText): string {
  const listed = facts.find(({ fact }) => fact === "values");
  if (listed === undefined) return text;
  const { index, end } = partAt({ text, ...sentence }, listed);
  return /:\s.*:\s|\s[-–—]\s|\(\S+\s+\S+\s[^()]*\)/s.test(text.slice(index, end)) ? text : text.slice(0, index) + text.slice(end);
}

/**
 * Without items that say nothing but what the cells of a row of the other edition do together: `- lid: red, of iron`, where that has columns for the colour and
 * the metal. It may call the columns by their titles.
 */
export function withoutRetold({ added, removed, pairs }: LineChanges, before: RowInBlock, now: RowInBlock): LineChanges {
  const isRetoldIn = (own: RowInBlock, { block: { block }, row: { row } }: RowInBlock): ((line: ProseLine) => boolean) => {
    if (own.block.block.is !== "list" || block.is !== "table") return () => false;
    const texts = [row.name, ...block.columns, ...row.cells.map(({ text }) => text)];
    const known = stemsOf(texts.join(" "));
    return ({ text: { text, facts, ...sentence } }) => {
      const stems = [...stemsOf(text)];
      const isHeld = (fact: StatedFact): boolean => {
        const { index, end } = partAt({ text, ...sentence }, fact);
        return [factText(fact), text.slice(index, end)].some((words) => texts.some((one) => one.includes(words)));
      };
      return stems.filter((stem) => known.has(stem)).length >= stems.length * shareCovered && facts.every(isHeld);
    };
  };
  const [wasRetold, isRetold] = [isRetoldIn(before, now), isRetoldIn(now, before)];
  return { added: added.filter((line) => !isRetold(line)), removed: removed.filter((line) => !wasRetold(line)), pairs };
}

/** `DELETE`, `/rows/{row}`, `none`: nothing is said beside what a request has. */
function isPartOfRequest({ text, facts, at }: StatedText): boolean {
  return facts.some((fact) => ofRequests.has(fact.fact) && fact.at.line === at.line && fact.at.column === at.column && fact.at.length >= text.length);
}

const ofRequests: ReadonlySet<string> = new Set(["methods", "path", "request", "response"]);

/** It states no fact but in passing. */
export function statesNoFact({ facts }: StatedText): boolean {
  return facts.every(({ fact }) => passingFacts.has(fact));
}

/** `(/rows/{row})`, `Example path: /rows/{row}`: what a cell of a table holds besides. */
function isPathAlone({ text, facts }: StatedText): boolean {
  const others = facts.filter(({ fact }) => fact === "path").reduce((rest, fact) => rest.replace(factText(fact), ""), text);
  return facts.some(({ fact }) => fact === "path") && (/^[\s().,;]*$/.test(others) || /^(?:[\p{L}]+\s+){0,3}[\p{L}]+:[\s,.]*$/u.test(others.trim()));
}

const passingFacts: ReadonlySet<string> = new Set(["mention", "path", "member"]);

/** Where a table has no column for notes, they stand behind the types. */
function isProse({ roles }: StatedBlock, { column = "" }: StatedText): boolean {
  const role = roles.get(column);
  return column === "" || role === "notes" || (role === "type" && ![...roles.values()].includes("notes"));
}

function withStems(line: ProseLine, index: number): IndexedLine {
  return { ...line, index, stems: stemsOfLine(line) };
}

/** Of a sentence about what is not shown its subject counts; of one that has common words alone those. */
function stemsOfLine({ text: { text, facts } }: ProseLine): ReadonlySet<string> {
  const unknown = facts.find(({ fact }) => fact === "notShown");
  const stems = stemsOf(unknown === undefined ? text : factText(unknown));
  return stems.size > 0 ? stems : wordsIn(text);
}

function wordsIn(text: string): ReadonlySet<string> {
  return new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []);
}

/** Whether all that a sentence states was taken out of another one that is worded without it now; what it mentions may be said of something else. */
function isPartOf(line: IndexedLine, wordings: readonly (readonly [whole: IndexedLine, rest: IndexedLine])[]): boolean {
  const facts = line.text.facts.map(keyOf);
  if (statesNoFact(line.text)) return false;
  return wordings.some(([whole, rest]) => {
    const [all, left] = [whole, rest].map(({ text }) => new Set(text.facts.map(keyOf)));
    return facts.every((fact) => all!.has(fact) && !left!.has(fact)) && likeness(line.stems, whole.stems) >= likenessOfWordings;
  });
}

function keyOf(fact: Fact): string {
  return `${fact.fact} ${factText(fact)}`;
}

function factsOf({ text }: ProseLine): string {
  return text.facts.map(keyOf).sort().join("\n");
}

function isUnknown({ text: { facts } }: Pick<ProseLine, "text">): boolean {
  return facts.some(({ fact }) => fact === "notShown");
}

/** `The names of the rows: not shown`; `a name, which is not shown` says that there is one, and `a row; its name is not shown` that there is a row. */
function isGapAlone({ text: { text, facts } }: ProseLine): boolean {
  return facts.some((fact) => fact.fact === "notShown" && !/[,;]/.test(fact.value) && clauseBefore(text, fact.value) === undefined);
}

/** `Not shown.`: the heading above says what. */
function isWithoutSubject({ text: { facts } }: ProseLine): boolean {
  return facts.some((fact) => fact.fact === "notShown" && fact.value === "");
}

/** `Retries: three at most.` speaks of retries. */
function labelStems({ text: { text } }: ProseLine): ReadonlySet<string> {
  return stemsOf(/^([^:]+):\s/.exec(text)?.[1] ?? "");
}

/** `Headers of each call:` */
function isLead({ text }: StatedText): boolean {
  return text.endsWith(":");
}

/** The words of each side that its own wording on the other side lacks. */
function leftOver(lines: readonly IndexedLine[], pairs: readonly (readonly [one: IndexedLine, other: IndexedLine])[]): ReadonlySet<string> {
  const wordings = new Map(pairs);
  return new Set(lines.flatMap((line) => [...line.stems, ...stemsOf(line.text.text)].filter((stem) => wordings.get(line)?.stems.has(stem) !== true)));
}

/**
 * Whether others say its words, or what it mentions and those of its words that carry something; what is denied is said by all its words, and what is not shown
 * says nothing.
 */
function isCovered({ stems, text }: IndexedLine, others: readonly IndexedLine[], left: ReadonlySet<string>): boolean {
  if (isClauseOf({ stems, text }, others)) return true;
  if (!isLead(text) && ![...stems].some((stem) => left.has(stem))) return false;
  if (isObligingAlone(text, others)) return false;
  const telling = isUnknown({ text }) ? others : others.filter((other) => !isGapAlone(other));
  const all = new Set(telling.flatMap((other) => [...other.stems, ...stemsOf(other.text.text)]));
  const share = (some: ReadonlySet<string>, isKnown: (stem: string) => boolean): boolean => [...some].filter(isKnown).length >= some.size * shareCovered;
  if (share(stems, (stem) => all.has(stem)) && !isDeniedAlone({ text }, others)) return true;
  if (stemsOf(text.text).size === 0) return text.facts.length > 0 && isMentioned(text, others);
  return !holdsNegation(text.text) && isMentioned(text, others) && share(withoutLightWords(stems), (stem) => [...all].some((other) => areForms(stem, other)));
}

/** Whether a sentence of common words alone is a clause of others: `the lids; not all have one` */
function isClauseOf({ stems, text: { text: own } }: Pick<IndexedLine, "stems" | "text">, others: readonly IndexedLine[]): boolean {
  if (stemsOf(own).size > 0) return false;
  const clauses = others.flatMap(({ text }) => text.text.split(/;\s+/).slice(1));
  return clauses.some((clause) => stemsOf(clause).size === 0 && likeness(stems, wordsIn(clause)) >= shareCovered);
}

/** Whether it denies something that the others speak of, and none of them denies anything; what is not known is denied by nobody. */
function isDeniedAlone(line: Pick<ProseLine, "text">, others: readonly IndexedLine[]): boolean {
  if (isUnknown(line) || !holdsNegation(line.text.text)) return false;
  const stems = stemsOf(line.text.text);
  return (
    others.some(({ text }) => likeness(stems, stemsOf(text.text)) >= likenessOfWordings) &&
    !others.some((other) => !isUnknown(other) && holdsNegation(other.text.text) && likeness(stems, stemsOf(other.text.text)) >= likenessOfWordings)
  );
}

/** Whether it obliges to something that the others only speak of. */
function isObligingAlone({ text }: StatedText, others: readonly IndexedLine[]): boolean {
  return obliging.test(text) && !others.some((other) => obliging.test(other.text.text));
}

const obliging = /\b(?:must|shall|(?:is|are) (?:required|mandatory)|ha(?:s|ve) to)\b/i;

/** Whether others mention all that it does: a sentence of common words alone says nothing else. */
function isMentioned({ facts }: StatedText, others: readonly IndexedLine[]): boolean {
  const known = new Set(others.flatMap((other) => other.text.facts.map(keyOf)));
  return facts.every((fact) => known.has(keyOf(fact)));
}

/** `nest`, `nested` */
function areForms(one: string, other: string): boolean {
  return one === other || (Math.min(one.length, other.length) > 3 && (one.startsWith(other) || other.startsWith(one)));
}

/** Of those that are alike the one that has least of its own; what is not shown is rather told by a sentence that says that of it as well. */
function wordedAlike(one: IndexedLine, other: IndexedLine): number {
  const score = likeness(one.stems, other.stems);
  const sizes = Math.min(one.stems.size, other.stems.size) / Math.max(one.stems.size, other.stems.size, 1);
  return score < likenessOfWordings ? 0 : score + sizes * 0.2 + (isUnknown(one) === isUnknown(other) ? 0.2 : 0) + (one.index === other.index ? 0.01 : 0);
}
