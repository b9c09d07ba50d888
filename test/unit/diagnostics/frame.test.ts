import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { codeFrame } from "../../../generator/diagnostics/format/frame.ts";
import { lineReader } from "../../../generator/diagnostics/format/lines.ts";

/** The two lines of a frame, without the gutter. */
function framed(line: string, column: number, length: number, width = 100, file = "a.md"): readonly [string, string] | undefined {
  const frame = codeFrame(lineReader(file, line), { file, line: 1, column, length }, width);
  return frame && [frame.code, frame.indent + frame.marks];
}

describe("marks stand under what they mean", () => {
  test.each([
    ["plain", "let x = 1;", 5, 1, "let x = 1;", "    ^"],
    ["a tab", "\tx\ty", 4, 1, "    x   y", "        ^"],
    ["wide signs", "漢字 = x", 6, 1, "漢字 = x", "       ^"],
    ["a wide sign itself", "a漢b", 2, 1, "a漢b", " ^^"],
    ["half-width katakana", "ｱx", 2, 1, "ｱx", " ^"],
    ["full-width forms", "Ａx", 2, 1, "Ａx", "  ^"],
    ["a combining mark", "e\u0301x", 3, 1, "e\u0301x", " ^"],
    ["decomposed Hangul", "\u1112\u1161\u11ABx", 4, 1, "\u1112\u1161\u11ABx", "  ^"],
    ["a sign of two units", "𝄞x", 3, 1, "𝄞x", " ^"],
    ["an emoji of several signs", "👩‍👩‍👧x", 9, 1, "👩‍👩‍👧x", "  ^"],
    ["right-to-left letters", "שלום x", 6, 1, "שלום x", "     ^"],
    ["a right-to-left override", "a\u202Eb", 3, 1, "a<U+202E>b", "         ^"],
    ["an escape", "\u001B[31mx", 6, 1, "␛[31mx", "     ^"],
    ["an invisible sign", "a\u200Bb", 2, 1, "a<U+200B>b", " ^^^^^^^^"],
    ["a lone surrogate", "\uD800x", 2, 1, "<U+D800>x", "        ^"],
    ["a byte order mark", "\uFEFFx", 2, 1, "<U+FEFF>x", "        ^"],
  ])("%s", (_, line, column, length, code, marks) => {
    expect(framed(line, column, length)).toEqual([code, marks]);
  });
});

describe("points and ends", () => {
  test("a point is one mark", () => expect(framed("abc", 2, 0)).toEqual(["abc", " ^"]));
  test("the end of the line has a mark after it", () => expect(framed("abc", 4, 0)).toEqual(["abc", "   ^"]));
  test("a place beyond the line stands at its end", () => expect(framed("abc", 40, 7)).toEqual(["abc", "   ^"]));
  test("a stretch beyond the line ends with it", () => expect(framed("abc", 2, 70)).toEqual(["abc", " ^^"]));
  test("an empty line", () => expect(framed("", 1, 0)).toEqual(["", "^"]));
});

describe("lines, as the reader of the file counts them", () => {
  const second = (source: string, file: string) => codeFrame(lineReader(file, source), { file, line: 2, column: 1, length: 0 }, 80)?.code;
  test.each(["\n", "\r\n", "\r"])("break %j", (end) => expect(second(`one${end}two${end}three`, "a.md")).toBe("two"));
  test("TypeScript breaks at U+2028, Markdown doesn't", () => {
    expect(second("one\u2028two", "a.ts")).toBe("two");
    expect(second("one\u2028two", "a.md")).toBeUndefined();
  });
});

describe("a line that is too long is shown around the place", () => {
  const long = Array.from({ length: 200 }, (_, index) => `w${index}`).join(" ");
  test("from the start where the place is near it", () => {
    expect(framed(long, 4, 2, 44)).toEqual([`${long.slice(0, 38)}…`, "   ^^"]);
  });
  test("in the middle", () => {
    const [code, marks] = framed(long, long.indexOf("w100") + 1, 4, 44) ?? ["", ""];
    expect(code).toMatch(/^….*w100.*…$/);
    expect(code.slice(marks.indexOf("^"), marks.length)).toBe("w100");
  });
  test("at the end", () => {
    const [code, marks] = framed(long, long.indexOf("w199") + 1, 4, 44) ?? ["", ""];
    expect(code).toMatch(/^….*w199$/);
    expect(code.slice(marks.indexOf("^"), marks.length)).toBe("w199");
  });
  test("a stretch that is longer than the window fills it", () => {
    const [code, marks] = framed("x".repeat(500), 1, 500, 44) ?? ["", ""];
    expect(code.length).toBe(39);
    expect(marks).toBe("^".repeat(38));
  });
  test("no frame is wider than it may be, and no sign is cut", () => {
    fc.assert(fc.property(fc.string({ unit: "binary", maxLength: 400 }), fc.nat(420), fc.nat(420), fc.integer({ min: 40, max: 120 }), (text, column, length, width) => {
      const frame = codeFrame(lineReader("a.md", text.replace(/[\r\n]/g, "")), { file: "a.md", line: 1, column: column + 1, length }, width);
      expect(frame?.code.isWellFormed()).toBe(true);
      expect((frame?.gutter.length ?? 0) + (frame?.indent.length ?? 0) + (frame?.marks.length ?? 0)).toBeLessThanOrEqual(width + 1);
    }), { numRuns: 500, seed: 1 });
  });
});
