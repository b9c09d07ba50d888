/**
 * Items that begin with a name in bold or as code, and its type: `- **size** integer, required. How large.` is
 * `` - `size` (integer, required): How large. ``, as others write it. What paragraphs of such an item say comes behind its type.
 */
import { linesOfCode } from "../survey/text/code-blocks.ts";
import { endOfItem } from "./end-of-item.ts";
import type { Rewritten } from "./html-tables.ts";

export function withBracketedTypes(text: string): Rewritten {
  const inCode = linesOfCode(text);
  const sourceLines = text.split("\n");
  const written: string[] = [];
  const lines: number[] = [];
  let lastEnd = -1;
  for (let at = 0; at < sourceLines.length; at += 1) {
    const [, bullet = "", name, type, rest = ""] =
      (inCode.has(at + 1)
        ? undefined
        : (item.exec(withPlainType(sourceLines[at]!)) ??
          valued(sourceLines[at]!) ??
          emphasized.exec(sourceLines[at]!) ??
          asSentence.exec(sourceLines[at]!) ??
          holder(sourceLines, at))) ?? [];
    if (name === undefined) {
      written.push(sourceLines[at]!);
      continue;
    }
    if (sourceLines.slice(lastEnd, at).some((line) => line.trim() !== "") || lastEnd === -1) lines.push(at + 1);
    lastEnd = rest.trim() === "" ? endOfItem(sourceLines, at, bullet.length) : at + 1;
    const meaning = [rest, ...sourceLines.slice(at + 1, lastEnd)]
      .map((line) => line.trim())
      .filter((line) => line !== "")
      .join(" ");
    written.push(`${bullet}\`${name}\` (${type})${meaning === "" ? "" : `: ${meaning}`}`);
    at = lastEnd - 1;
  }
  return { text: lines.length === 0 ? text : written.join("\n"), lines };
}

/** `` - `size` `(int: 5)` - How large. `` has the default behind the type, or that there has to be a value; a word in angle brackets stands for one. */
function valued(line: string): readonly [string, string, string, string, string] | undefined {
  const [whole, bullet, name, type, value, rest] = itemWithValue.exec(line) ?? [];
  if (whole === undefined) return undefined;
  const said = /^<(?:required|optional)>$/.test(value!) ? `, ${value!.slice(1, -1)}` : /^"?<|^(?:nil|null|none|)$/i.test(value!) ? "" : `, default ${value}`;
  return [whole, bullet!, name!.replace(/^:/, ""), `${plainType(type!)}${said}`, rest!];
}

/** `` `size` _integer (int64)_, default `3` ``: the type in italics, and in it what only brackets tell. */
function withPlainType(line: string): string {
  return line.replace(italics, (_, start: string, said: string) => {
    const [, of, values] = /^(?:object|map) \((\w+)\s*(?:→|->|to)\s*(\w+)\)$/i.exec(said) ?? [];
    return `${start}${of === undefined ? said.replace(/^(\w+) \((u?int\d+|float|double)\)$/i, "$2") : `map of ${of} to ${values}`}`;
  });
}

/** `map<string|int>`, `map[string]int` */
function plainType(type: string): string {
  return type.replace(ofMap, (_, key?: string, value?: string, ofKey?: string, ofValue?: string) => `map of ${key ?? ofKey} to ${value ?? ofValue}`);
}

const ofMap = /^map(?:<(\w+)\|(\w+)>|\[(\w+)\](\w+))$/i;

/** `` - `size`: *required* - How large. `` */
const emphasized = /^(\s*[-*+]\s+)`([\p{L}_$@][\p{L}\p{N}_$@.[\]-]*)`\s*:\s+[*_]{1,2}(required|optional)[*_]{1,2}\s+[-–—:]\s+(.*)$/iu;

const itemWithValue =
  /^(\s*[-*+]\s+)`(:?[\p{L}_$@][\p{L}\p{N}_$@.[\]-]*)`\s+`\(((?:(?:positive|non-negative|unsigned)\s+)?[a-z]+(?:<[\w|]+>|\[\w+\]\w+)?)\s*:\s*([^`]*?)\)`\s*[-–—:]\s+(.*)$/iu;

/** `- **limits**:` above items that stand further in. */
function holder(lines: readonly string[], at: number): readonly string[] | undefined {
  const [whole, bullet = "", name = ""] = withoutType.exec(lines[at]!) ?? [];
  const inner = /^\s*(?=[-*+]\s)/.exec(lines[at + 1] ?? "")?.[0].length ?? 0;
  return whole === undefined || inner <= bullet.search(/\S/) ? undefined : [whole, bullet, name, "object", ""];
}

const withoutType = /^(\s*[-*+]\s+)(?:\*{1,2}|_{1,2})([\p{L}_$@][\p{L}\p{N}_$@.[\]-]*?)(?:\*{1,2}|_{1,2}):\s*$/u;

/** `- **size**: Integer. How large.`, `- *tags*: Array of strings. …` */
const asSentence =
  /^(\s*[-*+]\s+)(?:\*{1,2}|_{1,2})([\p{L}_$@][\p{L}\p{N}_$@.[\]-]*?)(?:\*{1,2}|_{1,2}):\s+((?:(?:non-negative|positive) )?(?:string|integer|number|float|boolean|object|(?:array|list) of \p{L}+))\.(?:\s+(.*))?$/iu;

const word =
  "string|text|integer|u?int(?:8|16|32|64)|int|long|number|float|double|decimal|boolean|bool|object|map|hash|dictionary|array|list|enum|date|datetime|timestamp|[gu]uid";
const named = String.raw`(?:\*\*|__)\x60?[\p{L}_$@][\p{L}\p{N}_$@.[\]-]*\x60?(?:\*\*|__)|\x60[\p{L}_$@][\p{L}\p{N}_$@.[\]-]*\x60`;
const italics = new RegExp(String.raw`^(\s*[-*+]\s+(?:${named})\s+)[*_]{1,2}((?:${word})(?![\p{L}\p{N}])[^*_]*)[*_]{1,2}`, "iu");
const item = new RegExp(
  String.raw`^(\s*[-*+]\s+)(?=${named})(?:\*\*|__)?\x60?([\p{L}_$@][\p{L}\p{N}_$@.[\]-]*?)\x60?(?:\*\*|__)?\s+((?:(?:nullable|optional|required)\s+)?(?:${word}|optional|required)(?:\s+of\s+\p{L}+(?:\s+to\s+\p{L}+)?)?(?:,\s+[^.:()]{1,80}?|\s+(?:required|optional))?)\s*(?:$|[.:–—]\s+|[.:–—]$)(.*)$`,
  "iu",
);
