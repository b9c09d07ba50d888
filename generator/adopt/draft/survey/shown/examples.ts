/** Bodies as a document shows them: blocks of JSON, messages of HTTP, calls of curl. */
import { curlData, curlForm, curlOutputs } from "../../../../facts/code/requests-in-code.ts";
import { codeBlocks, type CodeBlock } from "../text/code-blocks.ts";
import { inlineExamples } from "./inline-examples.ts";
import { isSchema } from "./schema-blocks.ts";
import { statusOf } from "./shown-answers.ts";

export interface Example {
  /** Where the block begins, from 1 on. */
  readonly line: number;
  /** What the block itself makes known; else it is for the words around it to tell. */
  readonly way?: "body" | "answer";
  /** The line before the block, without markup. */
  readonly before: string;
  /** As JSON has it: an object or a list of objects. */
  readonly value: object;
}

export function shownExamples(text: string): readonly Example[] {
  const blocks = codeBlocks(text);
  const inBlocks = blocks.flatMap(({ first, lines, before }, index): readonly Example[] => {
    const block = lines.join("\n");
    if (isSchema(block)) return [];
    const shown = (way: Example["way"], json: string | undefined, line = first): readonly Example[] => {
      const value = json === undefined ? undefined : parsed(json);
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
    return printed.length > 0 ? printed : shown(before === "" && isCall(blocks[index - 1]) ? "answer" : undefined, block);
  });
  const inSentences = inlineExamples(text).flatMap(({ json, ...one }) => {
    const value = parsed(json);
    return value === undefined ? [] : [{ ...one, value }];
  });
  return [...inBlocks, ...inSentences].sort((one, other) => one.line - other.line);
}

function isRequest(lines: readonly string[]): boolean {
  return /^\s*(?:GET|HEAD|PUT|POST|PATCH|DELETE)\s+\S+/.test(lines.join("\n"));
}

/** A request, or a call of curl: what a block right behind it shows is what came back. */
function isCall(block: CodeBlock | undefined): boolean {
  return block !== undefined && (isRequest(block.lines) || block.lines.some((line) => /^\s*(?:\$\s+)?curl\s/.test(line)));
}

const foreign = /("(?:[^"\\\n]|\\.)*")|(<[^<>\n]+>)|\/\/[^\n]*|#[^\n]*|\/\*.*?\*\/|\((?:optional|required)\)|,?\s*(?:\.{3}|…)/gis;

/** Behind an empty line; or where JSON begins right below the headers. */
function behindHeaders(block: string): string | undefined {
  const end = /\n\s*\n/.exec(block) ?? /(?<=^[^\n]*(?:\n[A-Za-z][\w-]*:[^\n]*)*)\n\s*(?=[{[])/.exec(block);
  return end === null ? undefined : block.slice(end.index);
}

/** Documents show JSON with comments, with commas at the end, with dots for what is left out, and with words in angle brackets for values. */
function parsed(json: string): object | undefined {
  const plain = json
    .replace(foreign, (_, string: string | undefined, word: string | undefined) => string ?? (word === undefined ? "" : "null"))
    .replace(/,(\s*[}\]])/g, "$1");
  try {
    const value: unknown = JSON.parse(plain);
    const first: unknown = Array.isArray(value) ? value[0] : value;
    return typeof first === "object" && first !== null && !Array.isArray(first) ? (value as object) : undefined;
  } catch {
    return undefined;
  }
}
