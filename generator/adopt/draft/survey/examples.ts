/** Bodies as a document shows them: blocks of JSON, messages of HTTP, calls of curl. */
import { curlData, curlOutputs } from "../../../facts/code/requests-in-code.ts";
import { codeBlocks } from "./code-blocks.ts";

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
  return codeBlocks(text).flatMap(({ first, lines, before }): readonly Example[] => {
    const block = lines.join("\n");
    const shown = (way: Example["way"], json: string | undefined, line = first): readonly Example[] => {
      const value = json === undefined ? undefined : parsed(json);
      return value === undefined ? [] : [{ line, ...(way === undefined ? {} : { way }), before, value }];
    };
    if (/^\s*(?:GET|HEAD|PUT|POST|PATCH|DELETE)\s+\S+/.test(block)) return shown("body", behindHeaders(block));
    if (/^\s*HTTP\/[\d.]+\s+2\d\d/.test(block)) return shown("answer", behindHeaders(block));
    const printed = curlOutputs(lines).flatMap(({ text, line }) =>
      /^HTTP\/[\d.]+\s+[13-5]/.test(text) ? [] : shown("answer", text.startsWith("HTTP/") ? behindHeaders(text) : text, first + line),
    );
    return curlData(lines).length > 0 ? [...shown("body", curlData(lines)[0]), ...printed] : printed.length > 0 ? printed : shown(undefined, block);
  });
}

const foreign = /("(?:[^"\\\n]|\\.)*")|(<[^<>\n]+>)|\/\/[^\n]*|#[^\n]*|\/\*.*?\*\/|\((?:optional|required)\)|,?\s*(?:\.{3}|…)/gis;

function behindHeaders(block: string): string | undefined {
  const end = /\n\s*\n/.exec(block);
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
