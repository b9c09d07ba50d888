/** Paragraphs in bold that stand for more: a request or an object is a heading; a field with its type is an item, with the paragraph behind it. */
import { linesOfCode } from "../survey/text/code-blocks.ts";
import { requestAlone } from "../survey/text/request-lines.ts";
import { findLineFrom } from "./find-line-from.ts";
import type { Rewritten } from "./html-tables.ts";

export function withPlainParagraphs(text: string): Rewritten {
  const sourceLines = text.split("\n");
  const inCode = linesOfCode(text);
  const written: string[] = [];
  const lines: number[] = [];
  let [level, itemEnd] = [0, -1];
  for (let at = 0; at < sourceLines.length; at += 1) {
    const line = sourceLines[at]!;
    const own = inCode.has(at + 1) ? "" : line;
    level = /^(#{1,6})\s/.exec(own)?.[1]!.length ?? level;
    const isAlone = (sourceLines[at - 1] ?? "").trim() === "";
    if (isAlone && isHeading(own, sourceLines, at)) {
      lines.push(at + 1);
      written.push(`${"#".repeat(Math.min(6, level + 1))} ${bold.exec(own)![1]!.trim()}`);
    } else if (isAlone && field.test(own)) {
      const end = paragraphEnd(sourceLines, at);
      if (itemEnd === -1) lines.push(at + 1);
      else while (written.at(-1) === "") written.pop();
      written.push(itemOf(own, sourceLines.slice(at + 1, end)));
      at = end - 1;
      itemEnd = end;
      continue;
    } else written.push(line);
    if (own.trim() !== "") itemEnd = -1;
  }
  return { text: lines.length === 0 ? text : written.join("\n"), lines };
}

const bold = /^(?:\*\*|__)`?([^*_`]+?)`?(?:\*\*|__):?\s*$/;

/** `**GET /things**`; `**Thing object**` before a table or a list. */
function isHeading(line: string, lines: readonly string[], at: number): boolean {
  const said = bold.exec(line)?.[1];
  if (said === undefined || (lines[at + 1] ?? "").trim() !== "") return false;
  const next = lines[findLineFrom(lines, at + 1, isFilled)] ?? "";
  return (
    requestAlone(said) !== undefined ||
    (/^(?!(?:request|response|json|query|the)\b)\p{L}[\p{L}\p{N} _-]* (?:object|structure|type|model|schema|resource)$/iu.test(said) &&
      /^\s*(?:\||[-*+] )/.test(next))
  );
}

const type = String.raw`(?:(?:optional|required|nullable)\s+)?(?:string|integer|int|number|boolean|bool|object|array|list|enum|float|date|map|hash|dictionary|timestamp|file|uuid)\b`;
const name = String.raw`[\p{L}_$@][\p{L}\p{N}_$@.[\]-]*`;
const flag = String.raw`\s*(?:(?:[–—-]\s+)?(?:[*_]{1,2}(?:required|optional)[*_]{1,2}|(?:REQUIRED|OPTIONAL|required|optional)\b))?`;

/**
 * `**name** (string, required)`, `` **name** `string` REQUIRED `` or `` `name` *string* – **required** – ``, and nothing else in its paragraph but what it
 * means.
 */
const field = new RegExp(
  String.raw`^(?:(?:\*\*|__)\x60?(?<bold>${name})\x60?(?:\*\*|__)\s*:?\s*(?:\((?<bracketed>${type}[^()]*)\)|\x60(?<quoted>${type}[^\x60]*)\x60)|\x60(?<code>${name})\x60\s+[*_](?<slanted>${type}[^*_]*)[*_])(?<flagged>${flag})\s*(?:[–—-]\s+)?(?<rest>.*)$`,
  "iu",
);

/** Where the paragraph behind a field ends, or its own where that goes on. */
function paragraphEnd(lines: readonly string[], at: number): number {
  const ownEnd = textEnd(lines, at + 1);
  if (ownEnd > at + 1 || field.exec(lines[at]!)!.groups!["rest"] !== "") return ownEnd;
  const next = findLineFrom(lines, at + 1, isFilled);
  return next === lines.length || !isText(lines[next]!) ? at + 1 : textEnd(lines, next);
}

function textEnd(lines: readonly string[], from: number): number {
  return findLineFrom(lines, from, (line) => !isText(line));
}

function isFilled(line: string): boolean {
  return line.trim() !== "";
}

function isText(line: string): boolean {
  return line.trim() !== "" && !/^\s*(?:[#>|]|[-*+]\s|\d+[.)]\s|`{3}|~{3}|<)/.test(line) && !bold.test(line) && !field.test(line);
}

function itemOf(line: string, more: readonly string[]): string {
  const { bold: named, code, bracketed, quoted, slanted, flagged = "", rest = "" } = field.exec(line)!.groups!;
  const said = flagged.replace(/[*_\s–—-]/g, "").toLowerCase();
  const meaning = [rest, ...more]
    .map((one) => one.trim())
    .filter((one) => one !== "")
    .join(" ");
  return `- \`${named ?? code}\` (${bracketed ?? quoted ?? slanted}${said === "" ? "" : `, ${said}`})${meaning === "" ? "" : `: ${meaning}`}`;
}
