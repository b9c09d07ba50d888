/** Bodies as a document shows them: blocks of JSON, messages of HTTP, calls of curl. */
import { curlData, curlForm, curlOutputs } from "../../../../facts/code/requests-in-code.ts";
import { codeBlocks, type TitledCodeBlock } from "../text/code-blocks.ts";
import { inlineExamples } from "./inline-examples.ts";
import { looksLikeSchema } from "./schema-blocks.ts";
import { statusOf } from "./shown-answers.ts";

export interface ShownExample {
  /** Where the block begins, from 1 on. */
  readonly line: number;
  /** What the block itself makes known; else it is for the words around it to tell. */
  readonly way?: "body" | "answer";
  /** The line before the block, without markup. */
  readonly before: string;
  /** As JSON has it: an object, or a list of objects or of plain values. */
  readonly value: object;
}

export function shownExamples(text: string): readonly ShownExample[] {
  const blocks = codeBlocks(text);
  const inBlocks = blocks.flatMap(({ first, lines, before }, index): readonly ShownExample[] => {
    const block = lines.join("\n");
    if (looksLikeSchema(block)) return [];
    const shown = (way: ShownExample["way"], json: string | undefined, line = first): readonly ShownExample[] => {
      const value = json === undefined ? undefined : valueShown(json);
      return value === undefined ? [] : [{ line, ...(way === undefined ? {} : { way }), before, value }];
    };
    if (isRequest(lines)) return shown("body", behindHeaders(block));
    const status = statusOf(lines[0] ?? "");
    if (status !== undefined) return status.startsWith("2") ? shown("answer", behindHeaders(block)) : [];
    const printed = curlOutputs(lines).flatMap(({ text, line }) =>
      /^HTTP\/[\d.]+\s+[13-5]/.test(text) ? [] : shown("answer", text.startsWith("HTTP/") ? behindHeaders(text) : text, first + line),
    );
    const form = curlForm(lines);
    if (form !== undefined && Object.keys(form).length > 0) return [{ line: first, way: "body", before, value: form }, ...printed];
    if (curlData(lines).length > 0) return [...shown("body", curlData(lines)[0]), ...printed];
    return printed.length > 0 ? printed : shown(before === "" && leadsToAnswer(blocks[index - 1]) ? "answer" : undefined, block);
  });
  const inSentences = inlineExamples(text).flatMap(({ json, ...one }) => {
    const value = valueShown(json);
    return value === undefined ? [] : [{ ...one, value }];
  });
  return [...inBlocks, ...inSentences].sort((one, other) => one.line - other.line);
}

function isRequest(lines: readonly string[]): boolean {
  return /^\s*(?:GET|HEAD|PUT|POST|PATCH|DELETE)\s+\S+/.test(lines.join("\n"));
}

/** A request, a call of curl, or the line of status and the headers of a success: what a block right behind it shows is what came back. */
function leadsToAnswer(block: TitledCodeBlock | undefined): boolean {
  if (block === undefined) return false;
  const isCall = isRequest(block.lines) || block.lines.some((line) => /^\s*(?:\$\s+)?curl\s/.test(line));
  return isCall || statusOf(block.lines.find((line) => line.trim() !== "") ?? "")?.startsWith("2") === true;
}

const foreign = /("(?:[^"\\\n]|\\.)*")|(<[^<>\n]+>)|\/\/[^\n]*|#[^\n]*|\/\*.*?\*\/|\((?:optional|required)\)|,?\s*(?:\.{3}|…)/gis;

/** A line of dots, and words about what they stand for. */
const leftOut = /^[ \t]*(?:\.{3}|…)[^\n"{}[\]]*$/gm;

/** Behind an empty line; or where JSON begins right below the headers. */
function behindHeaders(block: string): string | undefined {
  const end = /\n\s*\n/.exec(block) ?? /(?<=^[^\n]*(?:\n[A-Za-z][\w-]*:[^\n]*)*)\n\s*(?=[{[])/.exec(block);
  return end === null ? undefined : block.slice(end.index);
}

/**
 * Documents show JSON with comments, with commas at the end or without one where a line is, with dots for what is left out, with words in angle brackets for
 * values, and with names as JavaScript has them.
 */
export function valueShown(json: string): object | undefined {
  const plain = json
    .replace(leftOut, "")
    .replace(foreign, (_, string: string | undefined, word: string | undefined) => string ?? (word === undefined ? "" : "null"))
    .replace(/,(?=\s*,)|,(?=\s*[}\]])|;\s*$/g, "");
  const value =
    valueIn(plain) ??
    valueIn(plain.replace(betweenLines, "$1,").replace(bareName, (_, string: string | undefined, before = "", word = "") => string ?? `${before}"${word}"`));
  const first: unknown = Array.isArray(value) ? value[0] : value;
  const isShown = typeof first === "object" ? first !== null && !Array.isArray(first) : Array.isArray(value) && value.length > 0;
  return isShown ? (value as object) : undefined;
}

function valueIn(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

/** What ends a value, before a line that begins with the next name. */
const betweenLines = /(["\d\]}el])[ \t]*(?=\n\s*"[^"\n]*"\s*:)/g;
const bareName = /("(?:[^"\\\n]|\\.)*")|([{,]\s*)([A-Za-z_$][\w$]*)(?=\s*:)/g;
