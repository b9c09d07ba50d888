/**
 * What another edition says otherwise than the service's own one in its prose, in rows that no definition claims, and in cells
 * that say more than definitions hold. Facts are compared, so a sentence may go another way and stand elsewhere in its section.
 */
import { beginsWithin, type Position } from "../../diagnostics/diagnostic.ts";
import { isNumber } from "../../documents/editions/outline.ts";
import { likeness, stemsOf } from "../../documents/editions/words.ts";
import { textOf } from "../../facts/fact.ts";
import type { StatedSection } from "../../facts/stated-section.ts";
import { isOfEarlierValues } from "../../facts/text/earlier-values.ts";
import type { StatedText } from "../../facts/text/prose.ts";
import type { Place } from "../../model/origin.ts";
import { once } from "../../values/remembered.ts";
import type { Raw } from "../findings/raw.ts";
import { withoutSaidOtherwise } from "../prose/said-otherwise.ts";
import type { Subject } from "../subject/subject.ts";
import { cellsApart } from "../wordings/cells-apart.ts";
import { isGenerality } from "../wordings/generalities.ts";
import { isPlain, linesIn, linesOf, linesOfRow, withoutJoined, withoutRetold, wordingsOfRow, type Line, type Lines } from "../wordings/lines.ts";
import { isMeaningOfNewValue, meaningDifferences } from "../wordings/meanings.ts";
import { otherMeasure } from "../wordings/measures.ts";
import { neighboursIn, type Neighbour } from "../wordings/neighbour.ts";
import { isNegation } from "../wordings/nuances/negations.ts";
import type { Around, Nuance } from "../wordings/nuances/nuance.ts";
import { otherRunIn } from "../wordings/nuances/one-run.ts";
import { nuanceOf } from "../wordings/nuances/reworded.ts";
import { isOfLimit } from "../wordings/nuances/stated-limit.ts";
import { baseOf } from "../wordings/nuances/word-forms.ts";
import { otherSubjectOf, subjectStems } from "../wordings/other-subject.ts";
import { otherThingOf } from "../wordings/other-thing.ts";
import { saysNothingNew } from "../wordings/says-nothing-new.ts";
import { unitDifferences, type UnitDifference } from "../wordings/unit-differences.ts";
import { unitsOf, type Unit } from "../wordings/units.ts";
import { withoutMovedAcross } from "./across-rows.ts";
import { movedAmongLines, type MovedAmongLines } from "./among-lines.ts";
import { counterparts } from "./counterparts.ts";
import type { Edition } from "./edition.ts";
import { remarkDifference } from "./heading-remarks.ts";
import { holeOf } from "./hole.ts";
import { labelDifferences } from "./label-differences.ts";
import { readsAlike } from "./reads-alike.ts";
import { rowsGone } from "./rows-gone.ts";
import { sectionDifferences } from "./sections.ts";

/** @param known what is found by the definitions alone */
export function editionDifferences(subject: Subject, edition: Edition, known: readonly Raw[]): readonly Raw[] {
  const words: Words = { kinds: kindWords(subject), subjects: once(() => subjectStems(edition.stated.sections, edition.stated.rows())) };
  const own = counterparts(edition.stated.sections, subject.stated.sections);
  const found = subject.stated.sections.flatMap((section) => {
    const before = own(section);
    return before === undefined || readsAlike(before.section, section.section) ? [] : inSection(subject, edition, words, before, section);
  });
  const titles = new Set([...edition.stated.sections, ...subject.stated.sections].map(({ section }) => section.title));
  const news = found.filter((raw) => !isEntry(raw, titles) && !known.some((one) => isSame(one, raw)));
  return [...sectionDifferences(subject, edition, own, known), ...withoutSaidOtherwise(subject, news)];
}

/** A line of a table of contents, or all of it in one line. */
function isEntry({ fact, from, to }: Raw, titles: ReadonlySet<string>): boolean {
  const listsTitles = (text: string): boolean => {
    const listed = text
      .replace(/^[\p{L} ]{1,30}:\s+/u, "")
      .replace(/\.$/, "")
      .split(/\s*(?:[,;|·•–—]|\s-\s)\s*/);
    return titles.has(text) || (listed.length > 1 && listed.every((title) => titles.has(title)));
  };
  return fact === "statement" && [from, to].every((text) => text === undefined || listsTitles(text));
}

/** `an object`, `an array of objects`: that there are several now is said once. */
function withoutNumber(raws: readonly Raw[]): readonly Raw[] {
  const isOfNumber = ({ fact, from, to }: Raw): boolean => fact === "mention" && from !== undefined && to !== undefined && baseOf(from) === baseOf(to);
  return raws.filter(
    (raw) =>
      !isOfNumber(raw) ||
      !raws.some((one) => one !== raw && one.fact === raw.fact && one.document.line === raw.document.line && /\b(?:array|list)s?\b/i.test(one.to ?? "")),
  );
}

/** Words that stand side by side now took one place. */
function asOneRun(raws: readonly Raw[]): readonly Raw[] {
  const isOther = ({ change, fact }: Raw): boolean => change === "changed" && fact === "mention";
  const all: Raw[] = [];
  for (const raw of raws) {
    const last = all.at(-1);
    if (last !== undefined && isOther(last) && isOther(raw) && standTogether(last.document, raw.document)) all[all.length - 1] = joinedTo(last, raw);
    else all.push(raw);
  }
  return all;
}

function joinedTo(last: Raw, { to, document }: Raw): Raw {
  const { to: _, ...values } = last.values ?? {};
  const length = document.column + document.length - last.document.column;
  return { ...last, to: `${last.to} ${to}`, values, document: { ...last.document, length } };
}

function standTogether(one: Position, other: Position): boolean {
  return one.file === other.file && one.line === other.line && other.column === one.column + one.length + 1;
}

type Words = Pick<Scope, "kinds" | "subjects">;

function inSection(subject: Subject, edition: Edition, words: Words, before: StatedSection, now: StatedSection): readonly Raw[] {
  const units = unitsOf(subject, before, now);
  const isOfLines = ({ rows }: Unit): boolean => rows === undefined || isNumber(rows[1].row.row.name);
  const lines = linesOf(linesIn(before, now), linesIn(now, before));
  const whole: Scope = {
    ...words,
    isMoved: movedAmongLines(before, now),
    lines,
    wordings: lines.pairs,
    neighbour: neighboursIn(before, now, lines.pairs),
    place: { section: subject.names.get(now.section)! },
    definition: subject.claims.on(now.section)[0]?.at,
  };
  const found = [
    ...remarkDifference(subject, words.kinds, before, now),
    ...labelDifferences(subject, words.kinds, before, now),
    ...inScope(subject, edition, units.filter(isOfLines), whole),
    ...units.filter((unit) => !isOfLines(unit)).flatMap((unit) => inScope(subject, edition, [unit], scopeOf(subject, unit, words))),
    ...rowsGone(subject, edition, before, now),
  ];
  return asOneRun(withoutNumber(withoutMovedAcross(found, before, now, words.kinds)));
}

/** Where sentences are looked for among each other: the prose of a section with its lists, or a row. */
interface Scope {
  /** The words by which the service calls its kinds. */
  readonly kinds: ReadonlySet<string>;
  /** The stems by which the document calls its sections and rows. */
  readonly subjects: () => ReadonlySet<string>;
  readonly isMoved: MovedAmongLines;
  readonly lines: Lines;
  /** What each sentence is worded as now, those that state facts of a field included. */
  readonly wordings: Lines["pairs"];
  readonly neighbour: Neighbour;
  readonly place: Place;
  readonly definition: Position | undefined;
}

function scopeOf({ reader }: Subject, { place, claims, rows }: Unit, words: Words): Scope {
  const [before, now] = rows!;
  const apart = linesOf(linesOfRow(before, now, place, reader), linesOfRow(now, before, place, reader));
  const lines = withoutRetold(withoutJoined(apart, before, now), before, now);
  return {
    ...words,
    isMoved: () => false,
    lines,
    wordings: wordingsOfRow(before, now),
    neighbour: (text) => (now.row.cells.find(({ column }) => column === text.column) ?? now.row.row).at,
    place,
    definition: claims[0]?.at,
  };
}

function inScope(subject: Subject, edition: Edition, units: readonly Unit[], scope: Scope): readonly Raw[] {
  const { neighbour, place, definition, wordings: all } = scope;
  const { come, gone, pairs } = scope.lines;
  const meanings = units.flatMap(meaningDifferences);
  const differences = units
    .flatMap((unit) => unitDifferences(subject, unit, { pairs, all, neighbour }))
    .filter(({ raw }) => !scope.isMoved(raw) && !meanings.some((one) => isInMeaning(raw, one.raw)));
  const strange = differences.filter((one) => !isToldBy(one, come, gone));
  const isTold = (line: Line, side: "before" | "now"): boolean => [...strange, ...meanings].some((one) => one[side] === line.text);
  const isNews = ({ text: { text } }: Line): boolean =>
    place.row === undefined || !(saysNothingNew(text, subject.reader.types) || units.some((unit) => isMeaningOfNewValue(unit, text)));
  const [added, removed] = [
    come.filter((line) => !isTold(line, "now") && isNews(line) && !isGenerality(line.text, edition.hasStem)),
    gone.filter((line) => !isTold(line, "before") && isNews(line) && !isMissed(subject, place.section, line)),
  ];
  const replaced = replacementOf(added, removed);
  const instead = statementsInstead(strange, added);
  const ofTexts = [...strange.map((one) => withStatement(one.raw, instead.get(one))), ...meanings.map(({ raw }) => raw)];
  const told = [...ofTexts, ...units.flatMap(cellsApart).flatMap(({ nuance, now }) => inCell(nuance, now, ofTexts, scope))];
  const others = added.filter((line) => ![...instead.values()].includes(line));
  if (replaced !== undefined)
    return [...told, { change: "changed", place, fact: "statement", ...replaced, ...(definition === undefined ? {} : { definition }) }];
  return [
    ...told,
    ...measures(scope, told),
    ...nuances(subject.reader, scope, units, [...differences, ...meanings]).filter(
      ({ from, to = "" }) => from !== undefined || !others.some(({ text }) => text.text.includes(to)),
    ),
    ...others.map(({ text, within }): Raw => ({
      change: "added",
      place: { ...place, ...within },
      fact: "statement",
      to: text.text,
      document: text.at,
      ...(place.row === undefined || definition === undefined ? {} : { definition }),
    })),
    ...removed.map(({ text, within, isItem }): Raw => ({
      change: "removed",
      place: { ...place, ...within },
      fact: "statement",
      from: text.text,
      document: isItem === true ? holeOf(subject, { ...place, ...within }, edition) : neighbour(text),
      ...(definition === undefined ? {} : { definition }),
    })),
  ];
}

/** Another unit of measure in a row, beside whatever else of it changed. */
function measures({ wordings, place, definition }: Scope, told: readonly Raw[]): readonly Raw[] {
  if (place.row === undefined) return [];
  return [...wordings].flatMap(([before, now]): readonly Raw[] => {
    const other = otherMeasure(before.text, now.text);
    if (other === undefined || told.some((one) => one.from === other.from && one.to === other.to)) return [];
    return [{ change: "changed", place, fact: "mention", ...other, document: now.at, ...(definition === undefined ? {} : { definition }) }];
  });
}

/** Where nothing else is told of the cell. */
function inCell(nuance: Nuance, { at }: StatedText, told: readonly Raw[], { place, definition }: Scope): readonly Raw[] {
  if (told.some(({ document }) => beginsWithin(document, at))) return [];
  return [{ change: "changed", place, fact: "mention", ...nuance, document: at, ...(definition === undefined ? {} : { definition }) }];
}

/** A sentence that came, for a mention that was lost with most of the words of it. */
function statementsInstead(differences: readonly UnitDifference[], added: readonly Line[]): ReadonlyMap<UnitDifference, Line> {
  const instead = new Map<UnitDifference, Line>();
  for (const one of differences) {
    const { raw, before, now } = one;
    if (raw.change !== "removed" || raw.fact !== "mention" || before === undefined || now !== undefined) continue;
    const line = added.find((other) => ![...instead.values()].includes(other) && likeness(stemsOf(other.text.text), stemsOf(before.text)) >= 0.6);
    if (line !== undefined) instead.set(one, line);
  }
  return instead;
}

function withStatement(raw: Raw, line: Line | undefined): Raw {
  return line === undefined ? raw : { ...raw, change: "changed", to: line.text.text, document: line.text.at };
}

/** A sentence in the place of another one: in a cell, or about the same. */
function replacementOf([now, ...come]: readonly Line[], [before, ...gone]: readonly Line[]): Pick<Raw, "from" | "to" | "document"> | undefined {
  if (now === undefined || before === undefined || come.length + gone.length > 0 || now.text.column !== before.text.column) return undefined;
  if (now.text.column === undefined && likeness(stemsOf(now.text.text), stemsOf(before.text.text)) < 0.3) return undefined;
  return { from: before.text.text, to: now.text.text, document: now.text.at };
}

/** What wordings that state the same facts say otherwise; a word that goes from several sentences, in whatever form, is one. */
function nuances(
  { types }: Subject["reader"],
  { kinds, subjects, wordings, place, definition }: Scope,
  units: readonly Unit[],
  differences: readonly UnitDifference[],
): readonly Raw[] {
  const saysType = ({ text }: Line["text"]): boolean => place.row !== undefined && saysNothingNew(text, types);
  const open = [...wordings].filter(
    ([before, now]) =>
      before.text !== now.text && !isFact(now) && !(saysType(before) && saysType(now)) && !differences.some((one) => one.before === before || one.now === now),
  );
  if (open.length === 0) return [];
  const counts = { before: stemCounts(units, "before"), now: stemCounts(units, "now") };
  const isType = ({ from, to }: Nuance): boolean => place.row !== undefined && from === undefined && to !== undefined && saysNothingNew(to, types);
  const found = open.flatMap(([before, now]): readonly Raw[] => {
    const around = aroundIn(counts, before.text, now.text);
    const areAlike = isPlain(before) && isPlain(now);
    const nuance =
      nuanceOf(before.text, now.text, around, kinds) ??
      (areAlike ? (otherThingOf(before.text, now.text) ?? otherRunIn(before.text, now.text)) : undefined) ??
      (areAlike || stateTheSame(before, now) ? otherSubjectOf(before.text, now.text, subjects(), around) : undefined);
    if (
      nuance === undefined ||
      isType(nuance) ||
      isOfLimit(nuance.from, before) ||
      isOfLimit(nuance.to, now) ||
      isOfEarlierValues(nuance.to) ||
      (place.row !== undefined && nuance.to === place.row) ||
      (isUnknown(before) && isUnknown(now) && isNegation(nuance))
    )
      return [];
    const change = nuance.from === undefined ? "added" : nuance.to === undefined ? "removed" : "changed";
    return [{ change, place, fact: "mention", ...nuance, document: now.at, ...(definition === undefined ? {} : { definition }) }];
  });
  return [...new Map(found.map((raw) => [JSON.stringify([raw.from, raw.to].map((word) => baseOf(word ?? ""))), raw] as const).reverse()).values()].reverse();
}

function stateTheSame(...texts: readonly [Line["text"], Line["text"]]): boolean {
  const [one, other] = texts.map(({ facts }) =>
    facts
      .map((fact) => `${fact.fact} ${textOf(fact)}`)
      .sort()
      .join("\n"),
  );
  return one === other;
}

type StemCounts = ReadonlyMap<string, number>;

/** How many sentences have each stem. */
function stemCounts(units: readonly Unit[], side: "before" | "now"): StemCounts {
  const counts = new Map<string, number>();
  for (const { text } of units.flatMap((unit) => unit[side].texts)) for (const stem of stemsOf(text)) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  return counts;
}

/** What stands beside two wordings of one sentence. */
function aroundIn(counts: { readonly before: StemCounts; readonly now: StemCounts }, before: string, now: string): Around {
  const [old, own] = [stemsOf(before), stemsOf(now)];
  const others = (all: StemCounts, stems: ReadonlySet<string>, stem: string): number => (all.get(stem) ?? 0) - (stems.has(stem) ? 1 : 0);
  const more = (stem: string): number => others(counts.now, own, stem) - others(counts.before, old, stem);
  return { before: (stem) => more(stem) < 0, now: (stem) => more(stem) > 0 };
}

/** `not shown`, `unknown` */
function isUnknown({ facts }: Line["text"]): boolean {
  return facts.some(({ fact }) => fact === "notShown");
}

/** Those of one word. */
function kindWords({ defined }: Subject): ReadonlySet<string> {
  return new Set(defined.flatMap(({ is, name }) => (is === "kind" && /^\p{L}+$/u.test(name) ? [name.toLowerCase()] : [])));
}

/** A cell that is one fact and no wording of it. */
function isFact({ text, facts }: Line["text"]): boolean {
  return facts.length === 1 && facts[0]!.at.length === text.length && facts[0]!.fact !== "mention";
}

/** What is mentioned in the meaning of a value comes and goes with that. */
function isInMeaning({ fact, from, to }: Raw, meaning: Raw): boolean {
  return (
    fact === "mention" &&
    [
      [from, meaning.from],
      [to, meaning.to],
    ].every(([word, means]) => word === undefined || means?.includes(word) === true)
  );
}

/**
 * What a sentence mentions, or a part of a cell that is a line of its own, came or went with it; facts of other sorts, and what is shown now, say more than
 * that it did.
 */
function isToldBy({ raw, before, now }: UnitDifference, come: readonly Line[], gone: readonly Line[]): boolean {
  if (raw.fact === "notShown" && raw.to !== undefined) return false;
  const isOfNoField = raw.place.row === undefined && limiting.has(raw.fact);
  const isMention = raw.fact === "mention" || raw.fact === "path" || isOfNoField;
  const [came, went] = [come.some(({ text }) => text === now), gone.some(({ text }) => text === before)];
  return (
    (isMention &&
      ((came && before === undefined) ||
        (went && now === undefined) ||
        (before === undefined && come.some(({ text }) => beginsWithin(raw.document, text.at))))) ||
    (came && went)
  );
}

/** What a sentence of its own limits or presets may be a parameter: it names that itself. */
const limiting: ReadonlySet<Raw["fact"]> = new Set<Raw["fact"]>(["default", "range", "length"]);

/** An item that definitions name is a row that they miss. */
function isMissed({ claims }: Subject, section: string, { isItem, within }: Line): boolean {
  return isItem === true && claims.missing.some(({ place }) => place.section === section && place.row === within?.row);
}

/** What the definitions tell already: of the same words, or the same sort of fact of the same row. */
function isSame(one: Raw, other: Raw): boolean {
  const [here, there] = [one.document, other.document];
  const sameWords = here.line === there.line && here.column < there.column + Math.max(there.length, 1) && there.column < here.column + Math.max(here.length, 1);
  const sameRow = one.place.row !== undefined && one.place.row === other.place.row && one.place.section === other.place.section;
  const sameFact = one.place.section === other.place.section && one.fact === other.fact && one.from !== undefined && one.from === other.from;
  return (sameWords && one.fact !== "row") || (sameRow && (one.fact === other.fact || one.fact === "row")) || sameFact;
}
