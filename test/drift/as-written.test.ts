/** A finding points at its words as they are written, whatever marks of Markdown stand among them. */
import { expect, test } from "vitest";
import { textAt } from "../unit/documents/documents.ts";
import { driftFrom, driftSince, subjects, type Subject } from "./subjects.ts";

const device = subjects.find(({ name }) => name === "mgmt-v3")!;
const controller = subjects.find(({ name }) => name === "controller-v2")!;

function pointedAt(subject: Subject, from: string, to: string): readonly (readonly string[])[] {
  expect(subject.text.includes(from)).toBe(true);
  const text = subject.text.replace(from, to);
  return [driftFrom, driftSince].map((drift) => drift(subject, text).map(({ document }) => textAt(text, document)));
}

test.each([
  ["emphasis", device, "Level of commands for authorization. Range 0-15.", "*Level* of **commands** for authorization. Range 0-7.", "Range 0-7"],
  ["code", device, "Level of commands for authorization. Range 0-15.", "Level of `commands` for authorization, **Range** `0`-`7`.", "Range** `0`-`7"],
  ["escapes", device, "Level of commands for authorization. Range 0-15.", "Level of commands \\- for authorization. Range 0-7.", "Range 0-7"],
  ["a link", device, "Level of commands for authorization. Range 0-15.", "Level of [commands](#commands). Range 0-7.", "Range 0-7"],
  ["a sentence behind others", controller, "The version segment /api/v2 is already", "The *version* `segment` /api/v3 is already", "/api/v3"],
])("behind %s", (_, subject, from, to, expected) => {
  expect(pointedAt(subject, from, to)).toEqual([[expected], [expected]]);
});
