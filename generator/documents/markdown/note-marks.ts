/** The marks of notes below a table, `[1]` or `(*)`: a sign that is no text where it stands behind a name or a sentence. */

/** Blank where they stand in the lines of tables, in a document with a paragraph that one of them begins; places stay as they are. */
export function withoutNoteMarks(text: string): string {
  const marks = new Set([...text.matchAll(opening)].map(([, mark]) => mark!));
  if (marks.size === 0) return text;
  return text.replace(tableLine, (line) => line.replace(behind, (whole, mark: string) => (marks.has(mark) ? " ".repeat(whole.length) : whole)));
}

/** What begins a note, where it begins the text. */
export const noteMark = /(?:\[(?:\d{1,2}|\*{1,3})\]|\(\*{1,3}\)|[†‡]{1,2})\s+(?=[\p{L}`*_<"“])/uy;

const opening = /^ {0,3}(\[(?:\d{1,2}|\*{1,3})\]|\(\*{1,3}\)|[†‡]{1,2})[ \t]+(?=[\p{L}`*_<"“])/gmu;
const tableLine = /^ {0,3}\|.*$/gm;

/** After a word or the end of a sentence, before what ends a name or a cell. */
const behind = /(?<=[\p{L}\p{N}.`*_)][ \t]*)(\[(?:\d{1,2}|\*{1,3})\]|\(\*{1,3}\)|[†‡]{1,2})(?=[ \t]*(?:[,;|.]|$))/gu;
