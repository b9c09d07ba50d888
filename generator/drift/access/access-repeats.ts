/** What a text says that is understood as who may call is found as that, or not at all: however it is worded, and whatever it mentions. */
import type { Position } from "../../diagnostics/diagnostic.ts";
import type { StatedSection } from "../../facts/stated-section.ts";
import { once } from "../../values/memoize.ts";
import type { RawFinding } from "../findings/raw-finding.ts";
import type { Subject } from "../subject/subject.ts";
import { accessReading, accessTextsBy } from "./access-differences.ts";
import type { AccessText } from "./access-texts.ts";

/**
 * @param raws what is found of who may call
 * @param before the sections of another edition, which tells how it was worded
 */
export function accessRepeatFilter(
  subject: Subject,
  raws: readonly RawFinding[],
  before: readonly StatedSection[] = [],
): (found: readonly RawFinding[]) => readonly RawFinding[] {
  const reading = accessReading(subject);
  if (reading === undefined) return (found) => found;
  const whole = (sections: readonly StatedSection[]): readonly AccessText[] => sections.flatMap(accessTextsBy(reading)).filter(({ isWhole }) => isWhole);
  // All texts are read for this, and there is seldom anything to find among them.
  const now = once(() => whole(subject.sections));
  const lost = once(() => [...new Set(whole(before).flatMap(wordsOf))]);
  const isAbout = ({ fact, from, to, document }: RawFinding): boolean => {
    if (!telling.has(fact)) return false;
    if (to !== undefined && now().some((text) => holds(text, document))) return true;
    if (from !== undefined && lost().some((words) => words.includes(from)))
      return to === undefined || now().some((text) => wordsOf(text).some((words) => words.includes(to)));
    return raws.some((one) => one.document.line === document.line && ((isPart(one.from, from) && isPart(one.to, to)) || overlap(one.document, document)));
  };
  return (found) => found.filter((raw) => !isAbout(raw));
}

const telling: ReadonlySet<RawFinding["fact"]> = new Set<RawFinding["fact"]>([
  "row",
  "statement",
  "mention",
  "property",
  "required",
  "format",
  "member",
  "path",
]);

function wordsOf({ text, row }: AccessText): readonly string[] {
  return [
    text.text,
    ...(row === undefined
      ? []
      : [row.name, `${row.name}: ${text.text}`, ...row.cells.filter((cell) => cell.text === text.text).map(({ column }) => `${column}: ${text.text}`)]),
  ];
}

function overlap(one: Position, other: Position): boolean {
  return one.column < other.column + Math.max(other.length, 1) && other.column < one.column + Math.max(one.length, 1);
}

function isPart(words: string | undefined, word: string | undefined): boolean {
  return word === undefined ? true : words?.includes(word) === true;
}

function holds({ text: { text, at, further = [] }, row, isRow }: AccessText, { line, column }: Position): boolean {
  if (isRow === true && row!.at.line === line) return true;
  if (line === at.line) return column >= at.column && column <= at.column + Math.max(at.length, text.length);
  return further.some((one) => one.line === line);
}
