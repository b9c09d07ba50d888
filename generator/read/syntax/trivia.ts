/** What lies between two tokens: blanks, line breaks and comments. */
import { unknownSyntax } from "./unknown-syntax.ts";

export interface CommentRange {
  readonly pos: number;
  readonly end: number;
}

export interface Trivia {
  readonly end: number;
  readonly hasLineBreak: boolean;
  /** The doc comments that say something about what follows: they do not stand on the line of what comes before. */
  readonly comments: readonly CommentRange[];
}

const blanks = /[ \t\r\n]*/y;
const noComments: readonly CommentRange[] = [];

/** From the end of a token up to the next one. */
export function triviaAt(text: string, pos: number): Trivia {
  let comments = noComments;
  let isOnNewLine = pos === 0;
  let hasLineBreak = false;
  for (let at = pos; ; ) {
    const end = afterBlanks(text, at);
    isOnNewLine ||= hasLineBreakIn(text, at, end);
    hasLineBreak ||= hasLineBreakIn(text, at, end);
    if (text[end] !== "/") return { end, hasLineBreak, comments };
    at = afterComment(text, end);
    hasLineBreak ||= hasLineBreakIn(text, end, at);
    if (isOnNewLine && isDoc(text, end)) comments = [...comments, { pos: end, end: at }];
  }
}

/** Where the token begins that follows a position. */
export function tokenStart(text: string, pos: number): number {
  let at = afterBlanks(text, pos);
  while (text[at] === "/") at = afterBlanks(text, afterComment(text, at));
  return at;
}

function afterBlanks(text: string, at: number): number {
  blanks.lastIndex = at;
  blanks.test(text);
  return blanks.lastIndex;
}

function hasLineBreakIn(text: string, from: number, to: number): boolean {
  for (let at = from; at < to; at += 1) if (text[at] === "\n") return true;
  return false;
}

function afterComment(text: string, at: number): number {
  if (text[at + 1] === "/") {
    const end = text.indexOf("\n", at);
    return end < 0 ? text.length : end;
  }
  const end = text[at + 1] === "*" ? text.indexOf("*/", at + 2) : -1;
  return end < 0 ? unknownSyntax() : end + 2;
}

function isDoc(text: string, at: number): boolean {
  return text.startsWith("/**", at) && text[at + 3] !== "/";
}
