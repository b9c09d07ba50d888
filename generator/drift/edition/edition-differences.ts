/**
 * What another edition says otherwise than the service's own one in its prose, in rows that no definition claims, and in cells
 * that say more than definitions hold. Facts are compared, so a sentence may go another way and stand elsewhere in its section.
 */
import { isItemNumber } from "../../documents/editions/outline.ts";
import type { StatedSection } from "../../facts/stated-section.ts";
import { once } from "../../values/memoize.ts";
import type { RawFinding } from "../findings/raw-finding.ts";
import { withoutSaidOtherwise } from "../prose/said-otherwise.ts";
import type { Subject } from "../subject/subject.ts";
import { lineChanges, proseLines } from "../wordings/lines.ts";
import { neighbourFinder } from "../wordings/neighbour.ts";
import { baseForm } from "../wordings/nuances/word-forms.ts";
import { subjectStems } from "../wordings/other-subject.ts";
import { unitsOf, type Unit } from "../wordings/units.ts";
import { withoutMovedAcross } from "./across-rows.ts";
import { movedAmongLines } from "./among-lines.ts";
import { asOneRun } from "./as-one-run.ts";
import { counterparts } from "./counterparts.ts";
import type { Edition } from "./edition.ts";
import { retitledIn } from "./former-titles.ts";
import { remarkDifference } from "./heading-remarks.ts";
import { labelDifferences } from "./label-differences.ts";
import { readsAlike } from "./reads-alike.ts";
import { rowsGone } from "./rows-gone.ts";
import { scopeDifferences } from "./scope-differences.ts";
import { scopeOf, type Scope, type ServiceWords } from "./scope.ts";
import { sectionDifferences } from "./section-differences.ts";

/** @param known what is found by the definitions alone */
export function editionDifferences(subject: Subject, edition: Edition, known: readonly RawFinding[]): readonly RawFinding[] {
  const own = counterparts(edition.stated.sections, subject.stated.sections);
  const words: ServiceWords = {
    kinds: kindWords(subject),
    subjects: once(() => subjectStems(edition.stated.sections, edition.stated.rows())),
    retitled: once(() => retitledIn(subject.stated.sections, own)),
  };
  const found = subject.stated.sections.flatMap((section) => {
    const before = own(section);
    return before === undefined || readsAlike(before.section, section.section) ? [] : inSection(subject, edition, words, before, section);
  });
  const titles = new Set([...edition.stated.sections, ...subject.stated.sections].map(({ section }) => section.title));
  const news = found.filter((raw) => !isEntry(raw, titles) && !known.some((one) => isSame(one, raw)));
  return [...sectionDifferences(subject, edition, own, known), ...withoutSaidOtherwise(subject, news)];
}

/** A line of a table of contents, or all of it in one line. */
function isEntry({ fact, from, to }: RawFinding, titles: ReadonlySet<string>): boolean {
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
function withoutNumber(raws: readonly RawFinding[]): readonly RawFinding[] {
  const isOfNumber = ({ fact, from, to }: RawFinding): boolean =>
    fact === "mention" && from !== undefined && to !== undefined && baseForm(from) === baseForm(to);
  return raws.filter(
    (raw) =>
      !isOfNumber(raw) ||
      !raws.some((one) => one !== raw && one.fact === raw.fact && one.document.line === raw.document.line && /\b(?:array|list)s?\b/i.test(one.to ?? "")),
  );
}

function inSection(subject: Subject, edition: Edition, words: ServiceWords, before: StatedSection, now: StatedSection): readonly RawFinding[] {
  const units = unitsOf(subject, before, now);
  const isOfLines = ({ rows }: Unit): boolean => rows === undefined || isItemNumber(rows[1].row.row.name);
  const lines = lineChanges(proseLines(before, now), proseLines(now, before));
  const whole: Scope = {
    ...words,
    isMoved: movedAmongLines(before, now),
    lines,
    wordings: lines.pairs,
    neighbour: neighbourFinder(before, now, lines.pairs),
    place: { section: subject.names.get(now.section)! },
    definition: subject.claims.on(now.section)[0]?.at,
  };
  const found = [
    ...remarkDifference(subject, words.kinds, before, now),
    ...labelDifferences(subject, words.kinds, before, now),
    ...scopeDifferences(subject, edition, units.filter(isOfLines), whole),
    ...units.filter((unit) => !isOfLines(unit)).flatMap((unit) => scopeDifferences(subject, edition, [unit], scopeOf(subject, unit, words))),
    ...rowsGone(subject, edition, before, now),
  ];
  return asOneRun(withoutNumber(withoutMovedAcross(found, before, now, words.kinds)));
}

/** Those of one word. */
function kindWords({ defined }: Subject): ReadonlySet<string> {
  return new Set(defined.flatMap(({ is, name }) => (is === "kind" && /^\p{L}+$/u.test(name) ? [name.toLowerCase()] : [])));
}

/** What the definitions tell already: of the same words, or the same sort of fact of the same row. */
function isSame(one: RawFinding, other: RawFinding): boolean {
  const [here, there] = [one.document, other.document];
  const sameWords = here.line === there.line && here.column < there.column + Math.max(there.length, 1) && there.column < here.column + Math.max(here.length, 1);
  const sameRow = one.place.row !== undefined && one.place.row === other.place.row && one.place.section === other.place.section;
  const sameFact = one.place.section === other.place.section && one.fact === other.fact && one.from !== undefined && one.from === other.from;
  return (sameWords && one.fact !== "row") || (sameRow && (one.fact === other.fact || one.fact === "row")) || sameFact;
}
