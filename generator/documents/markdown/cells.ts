/** The cells of a table's line: what stands between bars that no backslash escapes. */
import { namesIn } from "../names.ts";
import type { MarkupReader } from "./markdown.ts";
import type { MarkdownSource } from "./source.ts";
import { spanOf, type Span } from "./span.ts";
import type { LineRange } from "./table-rule.ts";

/** One span for each bar-separated part; bars at the line's ends separate nothing. */
export function cellSpansOf(source: MarkdownSource, read: MarkupReader, line: LineRange): readonly Span[] {
  const cells: Span[] = [];
  const end = line.start + source.text.slice(line.start, line.end).trimEnd().length;
  let start = source.text[line.start] === "|" ? line.start + 1 : line.start;
  while (start < end || cells.length === 0) {
    const bar = nextBar(source.text, start, end);
    cells.push(cellOf(source, read, start, bar));
    start = bar + 1;
  }
  return cells;
}

/** The bar that ends a cell, or the line's end. */
function nextBar(text: string, start: number, end: number): number {
  for (let bar = text.indexOf("|", start); bar !== -1 && bar < end; bar = text.indexOf("|", bar + 1)) {
    if (text[bar - 1] !== "\\") return bar;
  }
  return end;
}

function cellOf(source: MarkdownSource, read: MarkupReader, from: number, to: number): Span {
  const written = source.text.slice(from, to);
  const raw = written.trim();
  const offset = raw === "" ? to : from + written.indexOf(raw);
  return plainWords.test(raw) ? { text: raw, raw, offset } : spanOf(source, raw, read(namesApart(raw.replaceAll("\\|", "|"))), offset, to);
}

/** What most cells hold, which reads as it is written. */
const plainWords = /^(?:[A-Za-z0-9]_?|[.,:;()'"%+=?!#/-])*(?: (?:[A-Za-z0-9]_?|[.,:;()'"%+=?!#/-])+)*$/;

/** Names on lines or in items of their own, as a sentence would list them. */
function namesApart(raw: string): string {
  if (!raw.includes("<") || !lineBreak.test(raw)) return raw;
  const parts = raw
    .split(lineBreak)
    .map((part) => part.trim().replace(/[,;]$/, ""))
    .filter((part) => part !== "");
  return parts.every((part) => namesIn(part.replace(/[`*]/g, "")).length > 0) ? parts.join(", ") : raw;
}

const lineBreak = /<br\s*\/?>|<\/?(?:ul|ol|li)>/i;
