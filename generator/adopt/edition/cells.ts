/**
 * A fact that changes within a row or a sentence that both editions have. Only the fact's own words change; where it comes or
 * goes, the sentence that states it does; where neither can be told apart, the whole cell.
 */
import type { Cell } from "../../documents/document.ts";
import { sentencesOf, type TextPiece } from "../../documents/markdown/sentences.ts";
import { isBound } from "../../facts/cells/bound-columns.ts";
import { factText, type Fact, type StatedFact } from "../../facts/fact.ts";
import { literalPattern, wordPattern } from "../../values/pattern.ts";
import type { Edit } from "../edit/opened-files.ts";
import type { Edition } from "./edition.ts";
import { offsetOf } from "./line-spans.ts";
import { rawTextWithMark } from "./raw-text.ts";
import type { PlacedRow } from "./row-lookup.ts";

/** What of a row differs between two editions, brought into the first one. */
export function factEdits(ours: Edition, own: PlacedRow, theirs: Edition, other: PlacedRow): readonly Edit[] {
  return [
    ...cellsBrought(ours, own, theirs, other),
    ...itemBrought(ours, own, theirs, other),
    ...boundsBrought(ours, own, other),
    ...columnsBrought(ours, own, other),
    ...statusBrought(ours, own, other),
  ];
}

/** What an item says in one cell is in cells of their own here: each value that is another one, where it can be told apart. */
function itemBrought(ours: Edition, own: PlacedRow, theirs: Edition, other: PlacedRow): readonly Edit[] {
  const [only, ...others] = other.row.cells;
  if (only?.column !== "" || others.length > 0 || own.row.cells.length < 3) return [];
  const single = (facts: readonly StatedFact[], sort: StatedFact["fact"]): StatedFact | undefined => {
    const [one, ...more] = facts.filter(({ fact }) => fact === sort);
    return more.length === 0 ? one : undefined;
  };
  return own.facts.flatMap((fact) => {
    const [before, now] = [single(own.facts, fact.fact), single(other.facts, fact.fact)];
    if (fact.fact === "mention" || before === undefined || now === undefined || keyOf(before) === keyOf(now)) return [];
    const start = offsetOf(ours, fact.at);
    const raw = rawTextWithMark(ours, fact.at);
    const written = rawTextWithMark(theirs, now.at);
    const isWhole = partsOf(now).length > 0 && partsOf(now).every((part) => written.includes(part));
    const text = withValue(raw, before, now) ?? (raw === factText(before) ? factText(now) : isWhole ? begunLike(raw, written) : undefined);
    return text === undefined ? [] : [{ file: ours.file, start, end: start + raw.length, text }];
  });
}

/** A status that has a column there stands behind what is answered here. */
function statusBrought(ours: Edition, own: PlacedRow, other: PlacedRow): readonly Edit[] {
  const [status] = other.cells.flatMap(({ role, facts }) => (role === "status" ? facts : []));
  const { column } = own.cells.find(({ role }) => role === "response") ?? {};
  const answer = column === undefined ? undefined : own.row.cells.find((cell) => cell.column === column);
  if (status === undefined || answer === undefined || answer.raw === "" || own.facts.some((fact) => keyOf(fact) === keyOf(status))) return [];
  const end = offsetOf(ours, answer.at) + answer.raw.length;
  return [{ file: ours.file, start: end, end, text: `, status ${factText(status)}` }];
}

/** What the other edition has a column for and ours has not, as a sentence of the last cell. What a cell only mentions would be another statement there. */
function columnsBrought(ours: Edition, own: PlacedRow, other: PlacedRow): readonly Edit[] {
  const last = own.row.cells.at(-1);
  if (last === undefined || own.row.cells.length >= other.row.cells.length || own.row.cells.some(({ column }) => column === "")) return [];
  const known = new Set(own.facts.map(keyOf));
  const strange = other.row.cells.filter(
    (cell) =>
      own.row.cells.every(({ column }) => column !== cell.column) && factsIn(other, cell).some((fact) => fact.fact !== "mention" && !known.has(keyOf(fact))),
  );
  const end = offsetOf(ours, last.at) + last.raw.length;
  return strange.map((cell, index) => ({
    file: ours.file,
    start: end,
    end,
    text: `${index > 0 || endsAsSentence(last.raw) || last.raw === "" ? "" : "."} ${sentenceOf(cell, factsIn(other, cell))}`,
  }));
}

/** `Length 40.`; a yes or no says nothing by itself. */
function sentenceOf({ column, raw }: Cell, facts: readonly StatedFact[]): string {
  const [only, ...others] = facts;
  if (only?.fact === "required" && others.length === 0) return only.value ? "Required." : "Optional.";
  return endsAsSentence(raw) ? raw : `${column} ${raw}.`;
}

/** As a sentence is. */
export function endsAsSentence(text: string): boolean {
  return /[.!?]$/.test(text);
}

/** Limits that stand in cells of their own are one fact of the row: each cell is the other edition's. */
function boundsBrought(ours: Edition, own: PlacedRow, other: PlacedRow): readonly Edit[] {
  const columns = new Set(own.cells.filter(isBound).map(({ column }) => column));
  return own.row.cells
    .filter(({ column }) => columns.has(column))
    .flatMap((cell): readonly Edit[] => {
      const wanted = other.row.cells.find(({ column }) => column === cell.column);
      return wanted === undefined || wanted.text === cell.text ? [] : [cellBrought(ours, cell, [], wanted, [])];
    });
}

function cellsBrought(ours: Edition, own: PlacedRow, theirs: Edition, other: PlacedRow): readonly Edit[] {
  return own.row.cells.flatMap((cell): readonly Edit[] => {
    const wanted = cellLike(cell, own, other);
    if (own.cells.some((one) => one.column === cell.column && isBound(one))) return [];
    if (cell.column !== "" && cell.column === own.block.named) return [];
    if (wanted === undefined) return [];
    const [from, to] = [factsIn(own, cell), factsIn(other, wanted)];
    if (sameFacts(from, to)) return [];
    const phrases = phraseBrought(ours, from, theirs, to);
    return phrases === undefined ? [cellBrought(ours, cell, from, wanted, to)] : [...phrases, ...labelsBrought(ours, cell, from, to)];
  });
}

/** `slow: one at a time`, where the value that is explained so is called otherwise now. */
function labelsBrought(ours: Edition, cell: Cell, own: readonly StatedFact[], other: readonly StatedFact[]): readonly Edit[] {
  const [before, now] = [own, other].map((facts) => facts.flatMap((fact) => (fact.fact === "values" ? fact.value.map(String) : [])));
  if (before!.length !== now!.length) return [];
  const renamed = before!.flatMap((value, index) => (now!.includes(value) || before!.includes(now![index]!) ? [] : [[value, now![index]!] as const]));
  return renamed.flatMap(([from, to]) =>
    [...cell.raw.matchAll(new RegExp(String.raw`(?<=(?:^|[.;]\s+)[\x60"'“]?)${literalPattern(from)}(?=[\x60"'”]?:\s)`, "gu"))].map(({ index }) => {
      const start = offsetOf(ours, cell.at) + index;
      return { file: ours.file, start, end: start + from.length, text: to };
    }),
  );
}

function cellLike(cell: Cell, own: PlacedRow, other: PlacedRow): Cell | undefined {
  const same = other.row.cells.find(({ column }) => column === cell.column);
  if (same !== undefined) return same;
  // An item says in one cell what a table of two columns says beside the name.
  const [only, ...others] = other.row.cells;
  if (only?.column === "" && others.length === 0 && own.row.cells.length === 2) return cell.column === own.block.named ? undefined : only;
  return own.row.cells.length === other.row.cells.length ? other.row.cells[own.row.cells.indexOf(cell)] : undefined;
}

/** The facts that a cell states. */
function factsIn({ facts }: PlacedRow, { at }: Cell): readonly StatedFact[] {
  const end = at.column + at.length;
  return facts.filter((fact) => fact.at.line === at.line && fact.at.column >= at.column && fact.at.column <= end);
}

function sameFacts(some: readonly StatedFact[], others: readonly StatedFact[]): boolean {
  const texts = (facts: readonly StatedFact[]) => facts.map(keyOf).sort().join("\n");
  return texts(some) === texts(others);
}

/**
 * Where what one of them alone states is of the same sorts in the same order, the words of that change; several mentions may stand in another order, among
 * other words.
 */
function phraseBrought(ours: Edition, own: readonly StatedFact[], theirs: Edition, other: readonly StatedFact[]): readonly Edit[] | undefined {
  const [removed, added] = [notAmong(own, other), notAmong(other, own)];
  const sorts = (facts: readonly StatedFact[]) => facts.map(({ fact }) => fact).join();
  const isPlain = sorts(removed) === sorts(added) && removed.filter(({ fact }) => fact === "mention").length < 2;
  return isPlain ? removed.map((fact, index) => factWordsEdit(ours, fact, theirs, added[index]!)) : undefined;
}

/** Facts that others do not have, or not as often, as they stand in their cell. */
function notAmong(facts: readonly StatedFact[], others: readonly StatedFact[]): readonly StatedFact[] {
  const left = others.map(keyOf);
  const open = facts.filter((fact) => {
    const index = left.indexOf(keyOf(fact));
    if (index !== -1) left.splice(index, 1);
    return index === -1;
  });
  return open.toSorted((one, other) => one.at.column - other.at.column);
}

function keyOf(fact: Fact): string {
  return `${fact.fact}: ${factText(fact)}`;
}

/** The value within our own words where it can be told apart there, else the words of the other edition. */
export function factWordsEdit(ours: Edition, own: StatedFact, theirs: Edition, other: StatedFact): Edit {
  const start = offsetOf(ours, own.at);
  const raw = rawTextWithMark(ours, own.at);
  const text = withValue(raw, own, other) ?? begunLike(raw, rawTextWithMark(theirs, other.at));
  return { file: ours.file, start, end: start + raw.length, text };
}

/** What begins a sentence here may stand in the middle of one there. */
function begunLike(own: string, other: string): string {
  const [first = "", wanted = ""] = [own[0], other[0]];
  return first !== wanted && first.toLowerCase() === wanted.toLowerCase() ? first + other.slice(1) : other;
}

function withValue(raw: string, own: Fact, other: Fact): string | undefined {
  const [from, to] = [own, other].map(partsOf);
  if (from!.length !== to!.length || from!.length === 0) return undefined;
  let text = raw;
  for (const [index, part] of from!.entries()) {
    if (part === to![index]) continue;
    const found = [...text.matchAll(new RegExp(wordPattern(part), "gu"))];
    if (found.length !== 1) return undefined;
    text = text.slice(0, found[0]!.index) + to![index]! + text.slice(found[0]!.index + part.length);
  }
  return text;
}

/** What of a fact stands in the text as it is. */
function partsOf(fact: Fact): readonly string[] {
  switch (fact.fact) {
    case "range":
    case "length":
      return [fact.value.minimum, fact.value.maximum, fact.value.unit].flatMap((one) => (one === undefined ? [] : [String(one)]));
    case "key":
    case "holds":
      return fact.value;
    case "member":
      return [fact.value.name, fact.value.type];
    case "default":
    case "format":
    case "pattern":
    case "step":
    case "path":
    case "mention":
      return [String(fact.value)];
    case "property":
      return [fact.value.value];
    default:
      return [];
  }
}

/**
 * Sentences that state no fact stay, unless the other edition goes on in them; those that do are the other edition's, each in the place of ours of the same
 * facts, with what came before it.
 */
function cellBrought(ours: Edition, cell: Cell, own: readonly StatedFact[], wanted: Cell, other: readonly StatedFact[]): Edit {
  const start = offsetOf(ours, cell.at);
  const space = cell.raw === "" && ours.text[start] === "|" ? " " : "";
  return { file: ours.file, start, end: start + cell.raw.length, text: `${mixed(cell, own, wanted, other)}${space}` };
}

function mixed(cell: Cell, own: readonly StatedFact[], wanted: Cell, other: readonly StatedFact[]): string {
  const ours = sentencesOf(cell.raw);
  const facts = sentencesOf(wanted.raw).filter((piece) => saidBy(piece, wanted, other) !== "");
  const isBegun = ({ text }: TextPiece): boolean => facts.some((fact) => fact.text.startsWith(text.replace(/[.!?]$/, "")));
  const prose = ours.filter((piece) => saidBy(piece, cell, own) === "" && !isBegun(piece));
  const isCut = prose.length + facts.length === 0 || !ours.every(({ text }) => endsAsSentence(text));
  if (isCut) return wanted.raw;
  const known = ours.map((piece) => saidBy(piece, cell, own));
  const same = facts.map((piece) => known.indexOf(saidBy(piece, wanted, other)));
  const before = (index: number): readonly TextPiece[] => facts.filter((_, at) => (same.slice(at).find((one) => one !== -1) ?? ours.length) === index);
  const kept = ours.flatMap((piece, index) => (prose.includes(piece) ? [piece] : before(index)));
  return [...kept, ...before(ours.length)].map(({ text }) => text).join(" ");
}

/** The facts of a sentence as one text; none where it states nothing. */
function saidBy({ index, text }: TextPiece, { at }: Cell, facts: readonly StatedFact[]): string {
  const own = facts.filter((fact) => fact.at.column - at.column >= index && fact.at.column - at.column < index + text.length);
  return own.map(keyOf).sort().join("\n");
}
