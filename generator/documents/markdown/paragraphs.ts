/** Paragraphs: where they stand, and which say nothing of what a document is about. */
import { markBefore, type MarkupReader } from "./markdown.ts";
import { lineStart, type MarkdownSource } from "./source.ts";
import { spanOf, type Span } from "./span.ts";

/** What stands on lines of its own, from one up to another. */
export function linesSpan(source: MarkdownSource, read: MarkupReader, content: string, from: number, to: number): Span {
  const begin = lineStart(source, from);
  const found = source.text.indexOf(content.split("\n", 1)[0] ?? "", begin);
  const end = lineStart(source, to);
  const mark = markBefore(content);
  const first = found === -1 || found >= end ? begin : found + mark;
  return spanOf(source, content.slice(mark), read(content), first, end);
}

export function isLayout(content: string): boolean {
  return layout.test(content);
}

/** It leads to places of the document, or says whose that is. */
export function isNavigation(content: string): boolean {
  return wayfinding.test(content) || imprint.test(content);
}

/** Tags of HTML that only part the text around them. No tag matches in two ways, so that many of them take no longer than their number asks. */
const layout =
  /^(?:\s*<summary(?:\s[^<>]*)?>(?!\s*<)[^<>\d:]{1,24}<\/summary>|\s*<\/?(?:details|summary|div|section|p|br|hr|center|figure|aside)(?:[\s/][^<>]*)?>)+\s*$/i;

/** Links to places of the document itself, as to its top, and marks that stand for its contents. */
const link = String.raw`(?:\[[^\]]*\]\(#[^)\s]*\)|<a\s+href="#[^"]*"[^<>]*>[^<]*</a>)`;
const wayfinding = new RegExp(String.raw`^\s*[(*_↑▲]*(?:${link}(?:\s*[|·•–]?\s*${link})*|\[\[?_?toc_?\]?\])[)*_]*\s*$`, "i");

/** Whose a document is, and which of its own editions: nothing but a mark and a date or number, for a sentence about revisions states facts. */
const date = String.raw`(?:[\d\s.,/:-]|\b(?:v|jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec|january|february|march|april|august|september|october|november|december|utc)\b)`;
const imprint = new RegExp(
  String.raw`^\W*(?:©\s.{0,120}|(?:\(c\)|copyright)\s+(?:©|\(c\)|copyright|\d{4}\b).{0,120}|(?:this )?(?:document )?(?:last (?:updated|modified|changed|edited)|revision|edition)\b\W{0,4}(?:on\s)?(?=\D{0,20}\d)${date}{1,60}\W*)$`,
  "i",
);
