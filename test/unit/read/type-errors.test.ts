/** TypeScript's own findings, where they are wrong in the definition and with a way out. */
import { describe, expect, test } from "vitest";
import type { Diagnostic } from "../../../generator/diagnostics/diagnostic.ts";
import { readingsOf, type Texts } from "../../support/in-memory.ts";

const kinds = `
import type { Facts, Get, KeyOf, Resource } from "specwright/http";
/** @source Things */
export interface Many<Of extends ManyFacts<Of["key"], Of["element"]>> extends Resource<Of["uri"]> {
  /** @source Things */
  list: Get<Of["uri"], Of["element"][], "list">;
}
interface ManyFacts<Key, Fields> extends Facts {
  /** The required fields that make the key. */
  key: KeyOf<Key, Fields>;
  element: object;
}
`;

/** What is found in `things.ts`: each with the text of the file that it points at. */
function found(text: string, others: Texts = {}): readonly (Pick<Diagnostic, "code" | "message" | "help"> & { readonly marked: string })[] {
  const module = readingsOf({ "things.ts": text, "kinds.ts": kinds, ...others }).find(({ file }) => file.endsWith("/things.ts"))!;
  return module.diagnostics.map(({ code, message, help, at }) => ({
    code,
    message,
    ...(help === undefined ? {} : { help }),
    marked: at === undefined ? "" : text.split("\n")[at.line - 1]!.slice(at.column - 1, at.column - 1 + at.length),
  }));
}

const things = (facts: string) => `
import type { Many } from "./kinds.ts";
import type { Reading } from "specwright/words";
/** @source Things */
export type Things = Many<{ ${facts} }>;
interface Thing { id: string; part: number; other?: string }
`;

describe("a record that does not fit its kind is wrong where a fact is", () => {
  test("of another type", () => {
    expect(found(things('uri: "things"; key: "{id}"; element: Thing'))).toEqual([
      {
        code: "type-error",
        message: "Type '\"things\"' is not assignable to type '`/${string}`'. (TypeScript 2344)",
        help: 'Write the path from its first slash on, without method and host: "/collection/{key}".',
        marked: '"things"',
      },
    ]);
  });

  test.each(["{id},{part}", "{id};{part}", "{id}-{part},{id}"])("the parts of a key are joined by any sign: %s", (key) => {
    expect(found(things(`uri: "/things"; key: "${key}"; element: Thing`))).toEqual([]);
  });

  test.each([["{id}{part}", '"{id}+{part}"'], ["{id},{other}", '"{id},{id}" | "{id},{part}"'], ["id", '"{id}" | "{part}"']])("that is no key: %s", (key, mended) => {
    expect(found(things(`uri: "/things"; key: "${key}"; element: Thing`))).toMatchObject([{ code: "type-error", message: expect.stringContaining(`is not assignable to type '${mended}'`), marked: `"${key}"` }]);
  });

  test("that names an optional field", () => {
    expect(found(things('uri: "/things"; key: "{id}+{other}"; element: Thing'))).toEqual([
      {
        code: "type-error",
        message: 'Type \'"{id}+{other}"\' is not assignable to type \'"{id}+{id}" | "{id}+{part}"\'. (TypeScript 2344)',
        help: expect.stringContaining('"{a}+{b}"'),
        marked: '"{id}+{other}"',
      },
    ]);
  });

  test("with what the kind says of the fact", () => {
    const module = readingsOf({ "kinds.ts": kinds, "things.ts": things('uri: "/things"; key: "{other}"; element: Thing') }).at(-1)!;
    expect(module.diagnostics[0]!.related).toEqual([
      { message: '"key": The required fields that make the key.', at: { file: "spec/service/kinds.ts", line: 10, column: 3, length: 3 } },
    ]);
  });

  test("deep in it", () => {
    const contradictions = 'contradictions: { "a-b": { about: "x"; readings: [Reading<"One.", "Things">]; choice: "x" } }';
    const [finding, ...more] = found(things(`uri: "/things"; key: "{id}"; element: Thing; ${contradictions}`));
    expect(more).toEqual([]);
    expect(finding).toMatchObject({ message: expect.stringContaining("Source has 1 element(s) but target requires 2."), marked: '[Reading<"One.", "Things">]' });
    expect(finding!.message.split("\n")).toHaveLength(2);
  });

  test("is missing: at the kind that asks for it, with what it says", () => {
    expect(found(things('uri: "/things"; element: Thing'))).toEqual([
      { code: "missing-facts", message: 'This Many lacks the fact "key".', help: "Add key: …; (The required fields that make the key.)", marked: "Many" },
    ]);
  });

  test.each(['"Thing"', "Thing[]", "string", "Missing"])("that the key names fields of, and that has none: %s", (element) => {
    expect(found(things(`uri: "/things"; key: "{id}"; element: ${element}`))).toMatchObject([{ marked: element }]);
  });
});

describe("a name that is not there", () => {
  test("is imported from the vocabulary that has it", () => {
    expect(found("export interface A { a: Range<0, 1> }")).toMatchObject([{ marked: "Range", help: 'Import it: import type { Range } from "specwright/words";' }]);
    expect(found("export interface A { a: Counter }")).toMatchObject([{ marked: "Counter", help: 'Import it: import type { Counter } from "specwright/http";' }]);
  });

  test("of JavaScript is no JSON type", () => {
    expect(found("export interface A { a: Date }")).toEqual([
      { code: "no-json", message: '"Date" is no JSON type.', help: 'Write a string in a format, as Format<"date-time">.', marked: "Date" },
    ]);
    expect(found("export interface A { a: Map<string, number> }")).toMatchObject([{ code: "no-json", marked: "Map" }]);
  });

  test("of nothing stays TypeScript's own finding", () => {
    const help = "Declare it in this file, or import it from the file that exports it.";
    expect(found("export interface A { a: Nothing }")).toEqual([{ code: "type-error", message: "Cannot find name 'Nothing'. (TypeScript 2304)", help, marked: "Nothing" }]);
  });
});

test("a word that says nothing but an unknown facet", () => {
  const text = 'import type { Says } from "specwright/words";\nexport interface A { a: string & Says<{ maxLenght: 2 }> }';
  expect(found(text)).toEqual([{ code: "unknown-facet", message: 'A word says "maxLenght", which is no facet.', help: 'Did you mean "maxLength"?', marked: "maxLenght" }]);
});

describe("what is no TypeScript", () => {
  test("is reported once a declaration", () => {
    const text = "Remember to ask for the limits.\nThen write them down.\nexport interface A {\n  a-b: string;\n  c: string;\n}\n";
    expect(found(text)).toMatchObject([{ code: "syntax-error", marked: "Remember" }, { code: "syntax-error", marked: "a", help: 'Put the name in quotes: "a-b".' }]);
  });

  test("is a merge conflict where it has the marks of one", () => {
    const text = "export interface A {\n<<<<<<< HEAD\n  a: string;\n=======\n  a: number;\n>>>>>>> main\n}";
    expect(found(text)).toEqual([
      {
        code: "syntax-error",
        message: "Merge conflict marker encountered. (TypeScript 1185)",
        help: "Keep the lines of one side, or of both, and remove the marks.",
        marked: "<<<<<<<",
      },
    ]);
  });
});
