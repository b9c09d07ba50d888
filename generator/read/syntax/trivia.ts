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

const lineFeed = "\n".charCodeAt(0);
const space = " ".charCodeAt(0);
const slash = "/".charCodeAt(0);

/** By code. */
const isBlank = Array.from({ length: 128 }, (_, code) => " \t\r\n".includes(String.fromCharCode(code)));
export const noComments: readonly CommentRange[] = [];

/** Where the next token begins, if it stands directly after the one before it or a space after that, as most do; otherwise undefined. */
export function nearbyStart(text: string, pos: number): number | undefined {
  const start = text.charCodeAt(pos) === space ? pos + 1 : pos;
  const code = text.charCodeAt(start);
  return isBlank[code] === true || code === slash ? undefined : start;
}

/** From the end of a token up to the next one. */
export function triviaAt(text: string, pos: number): Trivia {
  let comments = noComments;
  let isOnNewLine = pos === 0;
  let hasLineBreak = false;
  for (let at = pos; ;) {
    const code = text.charCodeAt(at);
    if (code === lineFeed) isOnNewLine = hasLineBreak = true;
    if (isBlank[code] === true) at += 1;
    else if (code !== slash) return { end: at, hasLineBreak, comments };
    else {
      const end = afterComment(text, at);
      hasLineBreak ||= hasLineBreakIn(text, at, end);
      if (isOnNewLine && isDoc(text, at)) comments = [...comments, { pos: at, end }];
      at = end;
    }
  }
}

/** Where the token begins that follows a position. */
export function tokenStart(text: string, pos: number): number {
  let at = afterBlanks(text, pos);
  while (text.charCodeAt(at) === slash) at = afterBlanks(text, afterComment(text, at));
  return at;
}

function afterBlanks(text: string, from: number): number {
  let at = from;
  while (isBlank[text.charCodeAt(at)] === true) at += 1;
  return at;
}

function hasLineBreakIn(text: string, from: number, to: number): boolean {
  const found = text.indexOf("\n", from);
  return found >= 0 && found < to;
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
