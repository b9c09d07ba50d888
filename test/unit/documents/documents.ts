/** What the tests of documents share: a text read, or the reasons why it is none. */
import { readFileSync } from "node:fs";
import type { DocumentText, Section } from "../../../generator/documents/document.ts";
import { readDocument } from "../../../generator/documents/read.ts";

export function read(text: string, edition?: DocumentText): DocumentText {
  const outcome = readDocument("document.md", text, edition);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.diagnostics));
  return outcome.value;
}

/** The first section of a text that begins with a heading. */
export function section(text: string, edition?: DocumentText): Section {
  return read(text, edition).sections[0]!;
}

export function rowNames(one: Section): readonly (readonly string[])[] {
  return one.blocks.map(({ rows }) => rows.map(({ name }) => name));
}

export function editionText(service: string): string {
  return readFileSync(new URL(`../../../spec-src/${service}/document.md`, import.meta.url), "utf8");
}

/** The text that a position points at. */
export function textAt(text: string, at: { readonly line: number; readonly column: number; readonly length: number }): string {
  return text.split("\n")[at.line - 1]!.slice(at.column - 1, at.column - 1 + at.length);
}
