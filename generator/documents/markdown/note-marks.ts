/** The marks of notes below a table, `[1]` or `(*)`: a sign that is no text where it stands behind a name or a sentence. */

/** Blank where they stand in the lines of tables, in a document with a paragraph that one of them begins; places stay as they are. */
export function withoutNoteMarks(text: string): string {
  const marks = new Set([...text.matchAll(opening)].map(([, mark]) => mark!));
  if (marks.size === 0) return text;
  return text.replace(tableLine, (line) => line.replace(beforeEnd, (mark, at: number) => (marks.has(mark) && word.test(line.slice(0, at).trimEnd().slice(-1)) ? " ".repeat(mark.length) : mark)));
}

/** What begins a note, where it begins the text. */
export const noteMark = /(?:\[(?:\d{1,2}|\*{1,3})\]|\(\*{1,3}\)|[†‡]{1,2})\s+(?=[\p{L}`*_<"“])/uy;

const opening = /^ {0,3}(\[(?:\d{1,2}|\*{1,3})\]|\(\*{1,3}\)|[†‡]{1,2})[ \t]+(?=[\p{L}`*_<"“])/gmu;
const tableLine = /^ {0,3}\|.*$/gm;

/** Before what ends a name or a cell. */
const beforeEnd = /(?:\[(?:\d{1,2}|\*{1,3})\]|\(\*{1,3}\)|[†‡]{1,2})(?=[ \t]*(?:[,;|.]|$))/gu;
/** The end of a word or of a sentence. */
const word = /[\p{L}\p{N}.`*_)]/u;
