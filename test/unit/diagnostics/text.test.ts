import { describe, expect, test } from "vitest";
import type { Diagnostic, Position } from "../../../generator/diagnostics/diagnostic.ts";
import { formatText } from "../../../generator/diagnostics/format/text.ts";

const files = new Map([
  ["a.ts", 'type Ports = Collection<{\n  uri: "/ports";\n  elment: Port;\n}>;\n'],
  ["kinds.ts", "\nexport type Collection<Facts> = never;\n"],
]);
const sources = (file: string) => files.get(file);
const at = (file: string, line: number, column: number, length: number): Position => ({ file, line, column, length });

const unknownFact: Diagnostic = {
  code: "unknown-fact",
  severity: "error",
  message: 'The kind Collection has no fact "elment".',
  help: 'Did you mean "element"?',
  at: at("a.ts", 3, 3, 6),
  related: [{ message: "The kind is declared here.", at: at("kinds.ts", 2, 13, 10) }],
};

describe("text", () => {
  test("place, message and code on one line; frame, help, related place, summary", () => {
    expect(formatText([unknownFact], sources)).toBe(`a.ts:3:3: error: The kind Collection has no fact "elment". [unknown-fact]

  3 │   elment: Port;
    │   ^^^^^^

  Help: Did you mean "element"?

  kinds.ts:2:13: The kind is declared here.

  2 │ export type Collection<Facts> = never;
    │             ^^^^^^^^^^

1 error
`);
  });

  test("many of one kind at one place: three of them, and how many there are besides", () => {
    const unread = (field: string): Diagnostic => ({ code: "field-without-row", severity: "error", message: `No row of ${field}.`, at: at("gone.ts", 9, 1, 4) });
    const fields = ["a", "b", "c", "d", "e"];
    expect(formatText([...fields.map(unread), { ...unread("f"), code: "no-source" }], sources)).toBe(`gone.ts:9:1: error: No row of a. [field-without-row]

gone.ts:9:1: error: No row of b. [field-without-row]

gone.ts:9:1: error: No row of c. [field-without-row]

gone.ts:9:1: and 2 more of the same kind at this place.

gone.ts:9:1: error: No row of f. [no-source]

6 errors
`);
    expect(formatText(fields.map((field) => ({ ...unread(field), fingerprint: field })), sources)).toContain("No row of e.");
  });

  test("many files of which one thing is to be done: three of them, and how many there are besides", () => {
    const stale = (file: string): Diagnostic => ({ code: "file-out-of-date", severity: "error", message: `"${file}" is out of date.`, help: "Run it.", at: at(file, 1, 1, 0) });
    const text = formatText([...["out/a", "out/b", "out/c", "out/d", "out/e"].map(stale), unknownFact], sources);
    expect(text).toContain(`out/c:1:1: error: "out/c" is out of date. [file-out-of-date]

  Help: Run it.

and 2 more of the same kind, in other files.
`);
    expect(text).toMatch(/6 errors\n$/);
    expect(formatText([...["out/a", "out/b", "out/c"].map(stale), { ...stale("out/d"), help: "Look at it." }], sources)).toContain('"out/d" is out of date.');
  });

  test("what follows one of its kind with the same way out: it stands below the last of them", () => {
    const guessed = (line: number, help: string): Diagnostic => ({ code: "guessed", severity: "warning", message: `Guessed: ${line}.`, help, at: at("gone.ts", line, 1, 4) });
    const other: Diagnostic = { ...guessed(4, "Look."), code: "other" };
    expect(formatText([guessed(1, "Look."), guessed(2, "Look."), guessed(3, "Look up."), other], sources)).toBe(`gone.ts:1:1: warning: Guessed: 1. [guessed]

gone.ts:2:1: warning: Guessed: 2. [guessed]

  Help: Look.

gone.ts:3:1: warning: Guessed: 3. [guessed]

  Help: Look up.

gone.ts:4:1: warning: Guessed: 4. [other]

  Help: Look.

4 warnings
`);
  });

  test("nothing at all for no diagnostics", () => {
    expect(formatText([], sources)).toBe("");
  });

  test("a diagnostic without a place, and one whose file is gone, have no frame", () => {
    const gone: Diagnostic = { code: "b", severity: "warning", message: "Gone.", at: at("gone.ts", 9, 1, 4) };
    expect(formatText([{ code: "a", severity: "error", message: "No place." }, gone], sources)).toBe(`error: No place. [a]

gone.ts:9:1: warning: Gone. [b]

1 error, 1 warning
`);
  });

  test("a line that the file does not have has no frame", () => {
    const beyond: Diagnostic = { code: "a", severity: "warning", message: "Beyond.", at: at("a.ts", 99, 1, 0) };
    expect(formatText([beyond], sources)).toBe("a.ts:99:1: warning: Beyond. [a]\n\n1 warning\n");
  });

  test("files are named as the reader knows them", () => {
    expect(formatText([unknownFact], sources, { path: (file) => `../${file}` })).toMatch(/^\.\.\/a\.ts:3:3: error:/);
  });

  test("what a message quotes cannot move the cursor, nor begin a line of its own", () => {
    const hostile: Diagnostic = { code: "a", severity: "error", message: 'No "\u001B[2J\n::set-output x".', help: "One.\r\nTwo \u202Eevil." };
    expect(formatText([hostile], sources)).toBe(`error: No "␛[2J [a]
  │ ::set-output x".

  Help: One.
  │ Two <U+202E>evil.

1 error
`);
  });

  test("a help of several lines, such as a diff", () => {
    const edited: Diagnostic = { code: "a", severity: "error", message: "Edited.", help: "Carry it over.\n\n-one\n+\ttwo\n" };
    expect(formatText([edited], sources)).toBe("error: Edited. [a]\n\n  Help: Carry it over.\n  │\n  │ -one\n  │ +\ttwo\n\n1 error\n");
  });

  test("colours only when asked for", () => {
    expect(formatText([unknownFact], sources)).not.toContain("\u001B");
    const coloured = formatText([unknownFact], sources, { color: true });
    expect(coloured).toContain("\u001B[31m^^^^^^\u001B[39m");
    expect(coloured.replace(/\u001B\[\d+m/g, "")).toBe(formatText([unknownFact], sources));
  });

  test("by file, line, column and code, whatever the order they come in", () => {
    const places = [undefined, at("a.ts", 2, 1, 0), at("a.ts", 10, 1, 0), at("a.ts", 10, 2, 0), at("b.ts", 1, 1, 0)];
    const all = places.map((place, index): Diagnostic => ({ code: `c${index}`, severity: "error", message: "M.", ...(place === undefined ? {} : { at: place }) }));
    const printed = formatText(all.toReversed(), () => undefined);
    expect([...printed.matchAll(/\[(c\d)\]/g)].map((match) => match[1])).toEqual(["c0", "c1", "c2", "c3", "c4"]);
    expect(printed).toMatch(/\n5 errors\n$/);
  });
});
