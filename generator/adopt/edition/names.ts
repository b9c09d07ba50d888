/** A name that comes into a list of names, leaves it or changes in it: `a, b (string) and c`. */
import type { LineSpan } from "./line-spans.ts";

/** A name's characters in the text, and the end of what stands in brackets behind it. */
export interface NameInList {
  readonly start: number;
  readonly end: number;
}

interface Splice {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/**
 * With the comma before it; the first name goes with the one behind it.
 * @param isShared whether the remark behind the name is about names that stay
 */
export function withoutName(text: string, { start }: LineSpan, name: NameInList, isShared: boolean): Splice {
  const end = isShared ? outer(text, name.end, 1) : withRemark(text, name.end);
  const before = /(?:[,;]\s*(?:and\s+|or\s+)?|\s+(?:and|or)\s+)$/.exec(text.slice(start, outer(text, name.start, -1)));
  if (before !== null) return { start: outer(text, name.start, -1) - before[0].length, end, text: "" };
  const after = /^(?:\s*[,;]\s*(?:and\s+|or\s+)?|\s+(?:and|or)\s+)/.exec(text.slice(end));
  return { start: outer(text, name.start, -1), end: end + (after?.[0].length ?? 0), text: "" };
}

/** @param isShared whether the remark behind the name is about the added one as well */
export function withNameAfter(text: string, name: NameInList, added: string, isShared: boolean): Splice {
  const end = isShared ? outer(text, name.end, 1) : withRemark(text, name.end);
  return { start: end, end, text: `, ${added}` };
}

export function withNameBefore(text: string, name: NameInList, added: string): Splice {
  const start = outer(text, name.start, -1);
  return { start, end: start, text: `${added}, ` };
}

/** Whether a remark in brackets stands behind a name. */
export function hasRemark(text: string, end: number): boolean {
  return withRemark(text, end) > outer(text, end, 1);
}

/** The end of a name with the remark in brackets behind it. */
export function withRemark(text: string, end: number): number {
  const markup = outer(text, end, 1);
  const remark = /^\s+\([^()\n|]*\)/.exec(text.slice(markup));
  return markup + (remark?.[0].length ?? 0);
}

/** Emphasis, code and links around a name are part of it. */
function outer(text: string, at: number, step: 1 | -1): number {
  let end = at;
  while (/[`*]/.test(text[step === 1 ? end : end - 1] ?? "")) end += step;
  return end;
}
