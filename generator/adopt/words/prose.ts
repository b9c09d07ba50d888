/** What a row says beyond its facts: the sentences that a definition can carry in its comment. */
import { sentencesOf } from "../../documents/markdown/sentences.ts";
import type { StatedRow } from "../../facts/stated.ts";
import type { CommentSyntax } from "../print/syntax.ts";
import { isOfType } from "./says.ts";

/** A text as a comment has it: that something is deprecated is a tag of its own. */
export function saidOf(text: string): CommentSyntax {
  const sentences = sentencesOf(text);
  const deprecated = sentences.flatMap((piece) => /^deprecated\b[\s:,.–—-]*(.*)$/is.exec(piece.text)?.[1] ?? []);
  const rest = sentences.filter((piece) => !/^deprecated\b/i.test(piece.text)).map((piece) => piece.text).join(" ");
  return { ...(rest === "" ? {} : { text: rest }), ...(deprecated.length === 0 ? {} : { tags: [{ tag: "deprecated", text: deprecated.join(" ") }] }) };
}

export function proseIn({ row, cells }: StatedRow): string {
  const sentences = row.cells.flatMap((cell) => {
    const stated = cells.find(({ at }) => at.line === cell.at.line && at.column === cell.at.column);
    if (stated === undefined) return [];
    const raw = cell.raw.replaceAll("\\|", "|");
    return sentencesOf(raw)
      .filter(({ index, text }) => !stated.facts.some((fact) => (isOfType(fact) || fact.fact === "holds" || fact.fact === "required") && within(fact.at.column - cell.at.column, index, text.length)))
      .map(({ text }) => (cell.column === "" ? withoutName(text, row.name) : text))
      .filter((text) => (/\s/.test(/\p{L}.*\p{L}/u.exec(text)?.[0] ?? "") || /^[\p{L}\p{N} ]+\.$/u.test(text)) && !/^[\p{L} ]{0,30}[,:]?\s*\b(?:see|listed|described|as)\b.*\b(?:below|above)\b/iu.test(text));
  });
  return sentences.join(" ");
}

/** An item of a list begins with what it is about: `limit` (integer): how many; `limit` *integer* **Required** — How many. */
function withoutName(text: string, name: string): string {
  const start = text.replace(/^[`*_]+/, "");
  return start.startsWith(name) ? start.slice(name.length).replace(/^[`*_]*\s*(?:\([^()]*\)|(?:([*_]{1,2})[^*_]+\1\s*)+)?\s*[:–—-]?\s*/, "") : text;
}

function within(place: number, start: number, length: number): boolean {
  return place >= start && place < start + length;
}
