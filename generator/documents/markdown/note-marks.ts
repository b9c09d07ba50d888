/** The marks of notes below a table, `[1]` or `(*)`: a sign that is no text where it stands behind a name or a sentence. */

/** Blank where they stand in the lines of tables, in a document with a paragraph that one of them begins; places stay as they are. */
export function withoutNoteMarks(text: string): string {
  const marks = new Set([...text.matchAll(opening)].map(([, found]) => found!));
  if (marks.size === 0) return text;
  return text.replace(tableLine, (line) =>
    line.replace(beforeEnd, (found, at: number) => (marks.has(found) && word.test(line.slice(0, at).trimEnd().slice(-1)) ? " ".repeat(found.length) : found)),
  );
}

/** Whether a text says that a star behind a name marks what must be given: `Fields with an asterisk are required.`, `* required` on a line. */
export function starsRequire(text: string): boolean {
  return text.includes("*") && starLegend.test(text);
}

const obliged = String.raw`\b(?:required|mandatory|obligatory)\b`;
const starLegend = new RegExp(
  String.raw`\b(?:asterisks?|stars?)\b[^|.\n]{0,60}${obliged}|${obliged}[^|.\n]{0,40}\b(?:asterisk|star)\b|^[ \t>(_]*(?:\\\*|\*(?=\)|[ \t]*[:=–—]))\)?[ \t]*[:=–—-]?[ \t]*(?:(?:is|are|means|marks|denotes|indicates)[ \t]+)?(?:an?[ \t]+)?${obliged}`,
  "im",
);

const mark = String.raw`(?:\[(?:\d{1,2}|\*{1,3})\]|\(\*{1,3}\)|[†‡]{1,2})`;
/** How the text of a note begins. */
const note = '(?=[\\p{L}`*_<"“])';

/** What begins a note, where it begins the text. */
export const noteMark = new RegExp(String.raw`${mark}\s+${note}`, "uy");

const opening = new RegExp(String.raw`^ {0,3}(${mark})[ \t]+${note}`, "gmu");
const tableLine = /^ {0,3}\|.*$/gm;

/** Before what ends a name or a cell. */
const beforeEnd = new RegExp(String.raw`${mark}(?=[ \t]*(?:[,;|.]|$))`, "gu");
/** The end of a word or of a sentence. */
const word = /[\p{L}\p{N}.`*_)]/u;
