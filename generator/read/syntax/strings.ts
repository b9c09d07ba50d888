/** Strings and the texts of templates. Of the escapes in strings those of one letter and of four digits are known. */
import type { Scanned } from "./token.ts";
import { unknownSyntax } from "./unknown-syntax.ts";

const string = /"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'/y;

const escape = /\\(u[\da-fA-F]{4}|[^])/g;
const escapes: { readonly [letter: string]: string } = { n: "\n", t: "\t", r: "\r", b: "\b", f: "\f", v: "\v" };

export function stringAt(text: string, start: number): Scanned {
  string.lastIndex = start;
  if (!string.test(text)) return unknownSyntax();
  const end = string.lastIndex;
  return { token: "string", value: unescaped(text.slice(start + 1, end - 1)), end };
}

function unescaped(written: string): string {
  return written.includes("\\") ? written.replace(escape, (_, escaped: string) => meaningOf(escaped)) : written;
}

function meaningOf(escaped: string): string {
  if (escaped.length > 1) return String.fromCharCode(Number.parseInt(escaped.slice(1), 16));
  return escapes[escaped] ?? (/[\dxu\r]/.test(escaped) ? unknownSyntax() : escaped);
}

/** From the backtick or the brace at `start` up to the next type or the end of the template, without escapes. */
const template = /[`}](?:[^`\\$\r]|\$(?!\{))*(?:`|\$\{)/y;

export function templateAt(text: string, start: number): Scanned {
  template.lastIndex = start;
  if (!template.test(text)) return unknownSyntax();
  const end = template.lastIndex;
  const isLast = text[end - 1] === "`";
  return { token: isLast ? "template-end" : "template", value: text.slice(start + 1, end - (isLast ? 1 : 2)), end };
}
