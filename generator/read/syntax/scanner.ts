/**
 * The tokens of a file, one after another. A mark is a token that stands for itself (`{`, `...`); of a word, a string, a number
 * or a part of a template, `value` says which one it is.
 */
import type { FileNode } from "./file-node.ts";
import type { Cursor } from "./node.ts";
import { stringAt, templateAt } from "./strings.ts";
import { triviaAt, type CommentRange } from "./trivia.ts";
import { unknownSyntax } from "./unknown-syntax.ts";

type Mark = "{" | "}" | "[" | "]" | "(" | ")" | "<" | ">" | "," | ";" | ":" | "?" | "=" | "|" | "&" | "+" | "-" | "*" | "." | "...";

/** After a text of a template stands a type, after the last one none. */
export type Token = Mark | "word" | "string" | "number" | "template" | "template-end" | "end";

/** A token from its place on, with what it says. */
export interface Scanned {
  readonly token: Token;
  readonly value: string;
  readonly end: number;
}

export class Scanner implements Cursor {
  readonly file: FileNode;
  /** Where the last token ended. */
  pos = 0;
  token: Token = "end";
  value = "";
  /** Where the token begins, and where it ends. */
  start = 0;
  end = 0;
  /** Whether a line break stands before the token. */
  isOnNewLine = false;
  /** The doc comments of what begins with the token. */
  comments: readonly CommentRange[] = [];

  constructor(file: FileNode) {
    this.file = file;
    this.next();
  }

  /** Goes on to the next token. */
  next(): void {
    const { text } = this.file;
    const { end, hasLineBreak, comments } = triviaAt(text, this.end);
    this.pos = this.end;
    this.start = end;
    this.isOnNewLine = hasLineBreak;
    this.comments = comments;
    this.#take(scannedAt(text, end));
  }

  /** After the type in a template: the text that the template goes on with. */
  nextOfTemplate(): void {
    this.mustBe("}");
    this.#take(templateAt(this.file.text, this.start));
  }

  #take({ token, value, end }: Scanned): void {
    this.token = token;
    this.value = value;
    this.end = end;
  }

  isWord(word: string): boolean {
    return this.token === "word" && this.value === word;
  }

  mustBe(token: Token): void {
    if (this.token !== token) unknownSyntax();
  }

  /** Takes a token that has to stand here. */
  expect(token: Token): void {
    this.mustBe(token);
    this.next();
  }

  expectWord(word: string): void {
    if (!this.isWord(word)) unknownSyntax();
    this.next();
  }

  /** Takes a token where it stands here. */
  optional(token: Token): boolean {
    if (this.token !== token) return false;
    this.next();
    return true;
  }

  optionalWord(word: string): boolean {
    if (!this.isWord(word)) return false;
    this.next();
    return true;
  }
}

/** What words are made of, by code. A digit begins none. */
const isOfWord = Array.from({ length: 128 }, (_, code) => /[\w$]/.test(String.fromCharCode(code)));
const isDigit = Array.from({ length: 128 }, (_, code) => /\d/.test(String.fromCharCode(code)));

const number = /(?:0|[1-9]\d*)(?:\.\d+)?/y;
const mark = /\.\.\.|[{}[\]()<>,;:?=|&+*.-]/y;

/** With another one of these after it, each of these marks is part of a token that no type holds. */
const joins = /[=|&+*?<-]=|\|\||&&|\+\+|--|\*\*|\?\?|\?\.|<<|=>|\.\d/y;

/** What cannot stand directly after a word or a number. */
const goesOn = /[\w$.\\\u0080-\uffff]/y;

function scannedAt(text: string, start: number): Scanned {
  const first = text.charCodeAt(start);
  if (isDigit[first] === true) return numberAt(text, start);
  if (isOfWord[first] === true) return wordAt(text, start);
  switch (text[start]) {
    case undefined:
      return { token: "end", value: "", end: start };
    case '"':
    case "'":
      return stringAt(text, start);
    case "`":
      return templateAt(text, start);
    default:
      return markAt(text, start);
  }
}

function markAt(text: string, start: number): Scanned {
  if (!matches(mark, text, start) || matches(joins, text, start)) return unknownSyntax();
  return { token: text.slice(start, mark.lastIndex) as Mark, value: "", end: mark.lastIndex };
}

function matches(pattern: RegExp, text: string, start: number): boolean {
  pattern.lastIndex = start;
  return pattern.test(text);
}

function wordAt(text: string, start: number): Scanned {
  let end = start + 1;
  while (isOfWord[text.charCodeAt(end)] === true) end += 1;
  if (text[end] === "\\" || text.charCodeAt(end) > 127) return unknownSyntax();
  return { token: "word", value: text.slice(start, end), end };
}

function numberAt(text: string, start: number): Scanned {
  matches(number, text, start);
  const end = number.lastIndex;
  if (matches(goesOn, text, end)) return unknownSyntax();
  return { token: "number", value: String(Number(text.slice(start, end))), end };
}
