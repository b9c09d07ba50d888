/** Parts of what an author wrote. */
import { plainLine } from "../emit/markdown-line.ts";

/** In one line. */
export function firstParagraph(markdown: string): string {
  return plainLine(markdown.split(/\n\s*\n/, 1)[0] ?? "");
}

/** A phrase as a sentence, so that several can stand in a row. */
export function asSentence(phrase: string): string {
  const text = phrase.trim();
  const begun = text.charAt(0).toUpperCase() + text.slice(1);
  return /[.!?:;…][)"'”’*_`]*$/.test(begun) ? begun : `${begun}.`;
}

/** The same as a heading, which ends without a full stop. */
export function asHeading(phrase: string): string {
  return asSentence(phrase).replace(/\.$/, "");
}

/** `1, 5 and 10 seconds` */
export function secondsText(windows: readonly number[]): string {
  const last = `${windows.at(-1)} seconds`;
  return windows.length < 2 ? last : `${windows.slice(0, -1).join(", ")} and ${last}`;
}

/** `Read the seats` for `Read the seats (Hall)`, on what is called `Hall` or `Hall Seats`: there the remark says nothing. */
export function withoutRemark(summary: string, title: string): string {
  const [, rest, remark] = /^(.+) \(([^()]+)\)$/.exec(summary) ?? [];
  return rest !== undefined && title.startsWith(remark!) ? rest : summary;
}
