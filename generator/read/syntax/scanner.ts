/**
 * The tokens of a file, one after another. A mark is a token that stands for itself (`{`, `...`); of a word, a string, a number
 * or a part of a template, `value` says which one it is.
 */
import type { FileNode } from "./file-node.ts";
import type { Cursor } from "./node.ts";
import { stringAt, templateAt } from "./strings.ts";
import type { Mark, Scanned, Token } from "./token.ts";
import { nearbyStart, noComments, triviaAt, type CommentRange } from "./trivia.ts";
import { unknownSyntax } from "./unknown-syntax.ts";

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
    this.pos = this.end;
    const nearby = nearbyStart(text, this.end);
    if (nearby === undefined) this.#passTrivia(text);
    else this.#startAt(nearby, false, noComments);
    this.#scan(text, text.charCodeAt(this.start));
  }

  #passTrivia(text: string): void {
    const { end, hasLineBreak, comments } = triviaAt(text, this.end);
    this.#startAt(end, hasLineBreak, comments);
  }

  #startAt(start: number, isOnNewLine: boolean, comments: readonly CommentRange[]): void {
    this.start = start;
    this.isOnNewLine = isOnNewLine;
    this.comments = comments;
  }

  /** Words and marks, which most tokens are, are taken as they are. */
  #scan(text: string, first: number): void {
    if (isDigit[first] === true) this.#take(numberAt(text, this.start));
    else if (isOfWord[first] === true) this.#takeWord(text);
    else if (joins[first] !== undefined) this.#takeMark(text, joins[first]);
    else this.#take(otherAt(text, this.start));
  }

  #takeWord(text: string): void {
    let end = this.start + 1;
    while (isOfWord[text.charCodeAt(end)] === true) end += 1;
    if (text[end] === "\\" || text.charCodeAt(end) > 127) unknownSyntax();
    this.token = "word";
    this.value = text.slice(this.start, end);
    this.end = end;
  }

  #takeMark(text: string, joined: string): void {
    const mark = text.startsWith("...", this.start) ? "..." : (text[this.start] as Mark);
    this.end = this.start + mark.length;
    if (this.end < text.length && mark !== "..." && joined.includes(text[this.end]!)) unknownSyntax();
    this.token = mark;
    this.value = "";
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

const digits = "0123456789";

/** The marks, each with what makes it a part of a token that no type holds, where it stands directly after it. */
const marks: { readonly [mark: string]: string } = {
  "{": "",
  "}": "",
  "[": "",
  "]": "",
  "(": "",
  ")": "",
  ",": "",
  ";": "",
  ":": "",
  ">": "",
  "=": "=>",
  "|": "|=",
  "&": "&=",
  "+": "+=",
  "-": "-=",
  "*": "*=",
  "?": "?=.",
  "<": "<=",
  ".": digits,
};
const joins = Array.from({ length: 128 }, (_, code) => marks[String.fromCharCode(code)]);

const number = /(?:0|[1-9]\d*)(?:\.\d+)?/y;

/** What cannot stand directly after a number. */
const goesOn = /[\w$.\\\u0080-\uffff]/y;

function otherAt(text: string, start: number): Scanned {
  switch (text[start]) {
    case undefined:
      return { token: "end", value: "", end: start };
    case '"':
    case "'":
      return stringAt(text, start);
    case "`":
      return templateAt(text, start);
    default:
      return unknownSyntax();
  }
}

function numberAt(text: string, start: number): Scanned {
  number.lastIndex = start;
  number.test(text);
  const end = number.lastIndex;
  goesOn.lastIndex = end;
  if (goesOn.test(text)) return unknownSyntax();
  return { token: "number", value: String(Number(text.slice(start, end))), end };
}
