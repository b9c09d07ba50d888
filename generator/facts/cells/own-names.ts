/** `Format flag.` and `Required in chains.` say what the fields are that are called `format` and `required`: the words are their names. */
import type { StatedText } from "../text/prose.ts";

export function withoutOwnNames(cells: readonly StatedText[], name: string): readonly StatedText[] {
  const word = name.toLowerCase();
  return names.has(word) ? cells.map((cell) => (begins(cell, word) ? { ...cell, facts: cell.facts.filter((fact) => !isAtStart(fact, cell)) } : cell)) : cells;
}

/** Words that are facts by themselves, and those that tell one together with the next word. */
const names: ReadonlySet<string> = new Set(["format", "required"]);

function begins({ text }: StatedText, word: string): boolean {
  return text.toLowerCase().startsWith(word) && /^\s+\p{Ll}/u.test(text.slice(word.length));
}

function isAtStart({ at }: StatedText["facts"][number], cell: StatedText): boolean {
  return at.line === cell.at.line && at.column === cell.at.column;
}
