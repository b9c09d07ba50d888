/** What the sentences of a section, or the cells of a row, say otherwise than those before them. */
import { beginsWithin } from "../../diagnostics/diagnostic.ts";
import { likeness, stemsOf } from "../../documents/editions/stems.ts";
import type { StatedText } from "../../facts/text/prose.ts";
import type { RawFinding } from "../findings/raw-finding.ts";
import type { Subject } from "../subject/subject.ts";
import { cellsApart } from "../wordings/cells-apart.ts";
import { isGenerality } from "../wordings/generalities.ts";
import type { ProseLine } from "../wordings/lines.ts";
import { isMeaningOfNewValue, meaningDifferences } from "../wordings/meanings.ts";
import { otherMeasure } from "../wordings/measures.ts";
import type { Nuance } from "../wordings/nuances/nuance.ts";
import { saysNothingNew } from "../wordings/says-nothing-new.ts";
import { unitDifferences, type UnitDifference } from "../wordings/unit-differences.ts";
import type { Unit } from "../wordings/units.ts";
import type { Edition } from "./edition.ts";
import { gonePosition } from "./gone-position.ts";
import { nuances } from "./nuances.ts";
import type { Scope } from "./scope.ts";

export function scopeDifferences(subject: Subject, edition: Edition, units: readonly Unit[], scope: Scope): readonly RawFinding[] {
  const { neighbour, place, definition, wordings: all } = scope;
  const { added: addedLines, removed: removedLines, pairs } = scope.lines;
  const meanings = units.flatMap(meaningDifferences);
  const differences = units
    .flatMap((unit) => unitDifferences(subject, unit, { pairs, all, neighbour }))
    .filter(({ raw }) => !scope.isMoved(raw) && !meanings.some((one) => isInMeaning(raw, one.raw)));
  const strange = differences.filter((one) => !isToldBy(one, addedLines, removedLines));
  const isTold = (line: ProseLine, side: "before" | "now"): boolean => [...strange, ...meanings].some((one) => one[side] === line.text);
  const isNews = ({ text: { text } }: ProseLine): boolean =>
    place.row === undefined || !(saysNothingNew(text, subject.reader.types) || units.some((unit) => isMeaningOfNewValue(unit, text)));
  const [added, removed] = [
    addedLines.filter((line) => !isTold(line, "now") && isNews(line) && !isGenerality(line.text, edition.hasStem)),
    removedLines.filter((line) => !isTold(line, "before") && isNews(line) && !isMissed(subject, place.section, line)),
  ];
  const replaced = replacementOf(added, removed);
  const instead = statementsInstead(strange, added);
  const ofTexts = [...strange.map((one) => withStatement(one.raw, instead.get(one))), ...meanings.map(({ raw }) => raw)];
  const findings = [...ofTexts, ...units.flatMap(cellsApart).flatMap(({ nuance, now }) => inCell(nuance, now, ofTexts, scope))];
  const others = added.filter((line) => ![...instead.values()].includes(line));
  if (replaced !== undefined)
    return [...findings, { change: "changed", place, fact: "statement", ...replaced, ...(definition === undefined ? {} : { definition }) }];
  return [
    ...findings,
    ...otherMeasures(scope, findings),
    ...nuances(subject.reader, scope, units, [...differences, ...meanings]).filter(
      ({ from, to = "" }) => from !== undefined || !others.some(({ text }) => text.text.includes(to)),
    ),
    ...others.map(({ text, within }): RawFinding => ({
      change: "added",
      place: { ...place, ...within },
      fact: "statement",
      to: text.text,
      document: text.at,
      ...(place.row === undefined || definition === undefined ? {} : { definition }),
    })),
    ...removed.map(({ text, within, isItem }): RawFinding => ({
      change: "removed",
      place: { ...place, ...within },
      fact: "statement",
      from: text.text,
      document: isItem === true ? gonePosition(subject, { ...place, ...within }, edition) : neighbour(text),
      ...(definition === undefined ? {} : { definition }),
    })),
  ];
}

/** Another unit of measure in a row, beside whatever else of it changed. */
function otherMeasures({ wordings, place, definition }: Scope, others: readonly RawFinding[]): readonly RawFinding[] {
  if (place.row === undefined) return [];
  return [...wordings].flatMap(([before, now]): readonly RawFinding[] => {
    const other = otherMeasure(before.text, now.text);
    if (other === undefined || others.some((one) => one.from === other.from && one.to === other.to)) return [];
    return [{ change: "changed", place, fact: "mention", ...other, document: now.at, ...(definition === undefined ? {} : { definition }) }];
  });
}

/** Where nothing else is told of the cell. */
function inCell(nuance: Nuance, { at }: StatedText, others: readonly RawFinding[], { place, definition }: Scope): readonly RawFinding[] {
  if (others.some(({ document }) => beginsWithin(document, at))) return [];
  return [{ change: "changed", place, fact: "mention", ...nuance, document: at, ...(definition === undefined ? {} : { definition }) }];
}

/** A sentence that came, for a mention that was lost with most of the words of it. */
function statementsInstead(differences: readonly UnitDifference[], added: readonly ProseLine[]): ReadonlyMap<UnitDifference, ProseLine> {
  const instead = new Map<UnitDifference, ProseLine>();
  for (const one of differences) {
    const { raw, before, now } = one;
    if (raw.change !== "removed" || raw.fact !== "mention" || before === undefined || now !== undefined) continue;
    const line = added.find((other) => ![...instead.values()].includes(other) && likeness(stemsOf(other.text.text), stemsOf(before.text)) >= 0.6);
    if (line !== undefined) instead.set(one, line);
  }
  return instead;
}

function withStatement(raw: RawFinding, line: ProseLine | undefined): RawFinding {
  return line === undefined ? raw : { ...raw, change: "changed", to: line.text.text, document: line.text.at };
}

/** A sentence in the place of another one: in a cell, or about the same. */
function replacementOf(
  [now, ...otherAdded]: readonly ProseLine[],
  [before, ...otherRemoved]: readonly ProseLine[],
): Pick<RawFinding, "from" | "to" | "document"> | undefined {
  if (now === undefined || before === undefined || otherAdded.length + otherRemoved.length > 0 || now.text.column !== before.text.column) return undefined;
  if (now.text.column === undefined && likeness(stemsOf(now.text.text), stemsOf(before.text.text)) < 0.3) return undefined;
  return { from: before.text.text, to: now.text.text, document: now.text.at };
}

/** What is mentioned in the meaning of a value comes and goes with that. */
function isInMeaning({ fact, from, to }: RawFinding, meaning: RawFinding): boolean {
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
function isToldBy({ raw, before, now }: UnitDifference, addedLines: readonly ProseLine[], removedLines: readonly ProseLine[]): boolean {
  if (raw.fact === "notShown" && raw.to !== undefined) return false;
  const isOfNoField = raw.place.row === undefined && limiting.has(raw.fact);
  const isMention = raw.fact === "mention" || raw.fact === "path" || isOfNoField;
  const [came, went] = [addedLines.some(({ text }) => text === now), removedLines.some(({ text }) => text === before)];
  return (
    (isMention &&
      ((came && before === undefined) ||
        (went && now === undefined) ||
        (before === undefined && addedLines.some(({ text }) => beginsWithin(raw.document, text.at))))) ||
    (came && went)
  );
}

/** What a sentence of its own limits or presets may be a parameter: it names that itself. */
const limiting: ReadonlySet<RawFinding["fact"]> = new Set<RawFinding["fact"]>(["default", "range", "length"]);

/** An item that definitions name is a row that they miss. */
function isMissed({ claims }: Subject, section: string, { isItem, within }: ProseLine): boolean {
  return isItem === true && claims.missing.some(({ place }) => place.section === section && place.row === within?.row);
}
