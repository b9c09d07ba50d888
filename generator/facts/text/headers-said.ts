/** The headers that a sentence says every request carries: `All calls have the header Accept: text/plain`. */
export interface HeaderSaid {
  readonly name: string;
  readonly value?: string;
  readonly index: number;
  readonly end: number;
}

export function headersSaid(text: string): readonly HeaderSaid[] {
  if (!ofEveryRequest.test(text) || ofAnswers.test(text)) return [];
  return [...text.matchAll(header)].map(({ index, 0: whole, groups = {} }) => {
    const name = (groups.after ?? groups.before ?? groups.alone)!;
    const value = groups.value ?? groups.assigned;
    return { name, ...(value === undefined ? {} : { value }), index, end: index + whole.length };
  });
}

const ofEveryRequest = /\b(?:each|every|all)\b[^.]*\b(?:request|call)s?\b|\b(?:request|call)s?\b[^.]*\b(?:always|each|every|all)\b/i;
const ofAnswers = /\b(?:responses?|answers?|answered|repl(?:y|ies))\b/i;

const name = String.raw`[A-Z][A-Za-z0-9]*(?:-[A-Z][A-Za-z0-9]*)*`;
const joinedName = String.raw`[A-Z][A-Za-z0-9]*(?:-[A-Z][A-Za-z0-9]*)+`;
const value = String.raw`[\w./+-]*\w(?:;\s*[\w-]+=[\w./+-]*\w)*`;

/** After the word, before it, or with a value that only a header has. */
const header = new RegExp(
  String.raw`\bheader(?:\s+field)?\s+(?<after>${name})(?![\w-])(?::\s+(?<value>${value}))?|(?<![\w-])(?<before>${joinedName})\s+header\b|(?<![\w-])(?<alone>${name}):\s+(?<assigned>\w+\/${value})`,
  "g",
);
