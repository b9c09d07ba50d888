import { describe, expect, it } from "vitest";
import { readDocument } from "../../../generator/documents/read.ts";

/** The codes that a text is reported with. */
function codes(text: string): readonly string[] {
  return readDocument("document.md", text).diagnostics.map(({ code }) => code);
}

function findings(text: string): readonly unknown[] {
  const outcome = readDocument("document.md", text);
  return [outcome.ok, ...outcome.diagnostics.map(({ code, message, help, at }) => [code, message, help, at?.line, at?.column])];
}

describe("a text that is no document", () => {
  it.each([
    ["binary", "# T\n\n\u0000\u0001PNG"],
    ["not UTF-8", "# T\n\n\uFFFDmlaut"],
  ])("is refused where it is %s, at the first such character", (_, text) => {
    expect(findings(text)).toEqual([
      false,
      [
        "document-not-text",
        '"document.md" is no text in UTF-8: here it holds bytes that stand for no character.',
        "Give the document as Markdown in UTF-8; if it is in another encoding, save it anew in this one.",
        3,
        1,
      ],
    ]);
  });

  it("is none for what code shows in bytes, which costs the block alone", () => {
    expect(findings("# T\n\n```\n)k\uFFFD\uFFFD\n```\n")).toEqual([
      true,
      [
        "code-not-text",
        "This code holds bytes that stand for no character, so what it shows is not all there.",
        "Write what the code shows in characters, or leave it out.",
        4,
        3,
      ],
    ]);
    expect(codes("# T\n\n```\n\uFFFD\n```\n\n\uFFFDmlaut\n")).toEqual(["document-not-text"]);
    expect(codes("# T\n\n```\n\u0000\n```\n")).toEqual(["document-not-text"]);
  });

  it("is refused at a line that is far too long, however lines end", () => {
    expect(findings(`# T\r\n\r\n${"word ".repeat(300_000)}`)).toEqual([false, ["document-line-too-long", expect.stringContaining("1000000"), expect.any(String), 3, 1]]);
    expect(codes(`# T\n\n${"a, ".repeat(30_000)}b.\n`)).toEqual([]);
  });

  it("is refused where it is far too large", () => {
    expect(codes(`# T\n${"a".repeat(70_000_000)}`)).toEqual(["document-too-large"]);
  });

  it.each([["", "document-empty"], ["   \n", "document-empty"], ["<!DOCTYPE html>\n<html><h1>T</h1></html>", "document-of-html"]])("is refused where it is nothing of the kind: %j", (text, code) => {
    expect(codes(text)).toEqual([code]);
  });

  it("is refused where a merge left both sides in it", () => {
    expect(findings("# T\n\n<<<<<<< HEAD\none\n=======\nother\n>>>>>>> theirs\n")).toEqual([false, ["document-in-conflict", expect.any(String), expect.any(String), 3, 1]]);
    expect(codes("# T\n\n<<<<<<< what a merge leaves\n\nAn arrow\n=======\n")).toEqual([]);
  });

  it.each(["just words\n", "| Field |\n|---|\n| a |\n", "```\n# code\n```\n"])("is refused where it has no heading: %j", (text) => {
    expect(findings(text)).toEqual([
      false,
      [
        "document-without-headings",
        '"document.md" has no heading, so no place in it can be named.',
        'Begin each section with a heading, such as "## Limits".',
        1,
        1,
      ],
    ]);
  });

  it("is refused where an open fence swallows what follows", () => {
    expect(findings("# T\n\n~~~~json\n{}\n~~~\n\n## Limits\n")).toEqual([
      false,
      [
        "unclosed-fence",
        'The code that "~~~~json" opens is never closed, so the 4 lines after it are read as code and not as facts.',
        'Close it with a line "~~~~".',
        3,
        1,
      ],
    ]);
    expect(codes("# T\n\n```")).toEqual(["unclosed-fence"]);
    expect(codes("# T\n\n```\na\n```\n")).toEqual([]);
  });
});

describe("a table that would be lost", () => {
  it("is reported where its header and ruler disagree", () => {
    expect(findings("# T\n\nSome words.\n| A | B |\n|---|\n| x | y |\n")).toEqual([
      false,
      [
        "broken-table",
        "This is no table: its header has 2 columns and the line of dashes under it 1.",
        "Give both lines the same number of columns.",
        4,
        1,
      ],
    ]);
  });

  it("is no matter of prose and underlined headings", () => {
    expect(codes("T\n---\n\na | b\n\n- c\n- d | e\n")).toEqual([]);
  });

  it("is reported in part where a row has cells too many", () => {
    expect(findings("# T\n\n| A | B |\n|---|---|\n| x | a | b |\n")).toEqual([
      true,
      ["surplus-cells", 'The row "x" has more cells than the table\'s 2 columns: "b" is not read.', 'Write a bar within a cell as "\\|".', 5, 3],
    ]);
  });
});
