import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { printFile } from "../../generator/adopt/print/file.ts";
import { literalType, member, objectType, typeReference, unionType, type MemberSyntax, type TypeSyntax } from "../../generator/adopt/print/syntax.ts";
import { printType } from "../../generator/adopt/print/type.ts";
import type { FieldReading, ModuleReading, ShapeReading } from "../../generator/read/reading.ts";
import { readingsOf } from "../support/in-memory.ts";

const hostile = [
  "*/ alert(1) /*", '"', "'", "`", "${globalThis.x=1}", "\\", "a\\", "a\nb", "a\rb", "a\u2028b", "a\u2029b", "a\0b", "\ufeffa", "\ud800",
  "\u202eabc", "</script><script>", "<!-- -->", "]]>", "[x](javascript:alert(1))", "```", "a|b", "# a", "---", "- a", "1. a", "@source x",
  "{@link y}", "{{x}}", "{{{x}}}", "__proto__", "constructor", "prototype", "../../x", "CON", "$(x)", ";x", "1sec_rate", "port-number",
  "a-b", "a_b", "very_long_".repeat(15), "new", "get", "readonly", "toString", "é 𝄞", "", " ", "x */ y", "*\\/",
];

const text = fc.oneof(fc.constantFrom(...hostile), fc.string({ unit: "binary" }));

/** A type, and the shape that it must be read as. */
interface Typed {
  readonly type: TypeSyntax;
  readonly shape: Partial<ShapeReading>;
}

const typed: fc.Arbitrary<Typed> = fc.oneof(
  fc.constant<Typed>({ type: typeReference("string"), shape: { is: "string" } }),
  fc.tuple(fc.integer(), fc.integer()).map(([one, other]): Typed => {
    const [minimum, maximum] = [Math.min(one, other), Math.max(one, other)];
    return { type: typeReference("Range", literalType(minimum), literalType(maximum)), shape: { is: "number", minimum, maximum } };
  }),
  fc.uniqueArray(text, { minLength: 1, maxLength: 20 }).map((values): Typed => ({ type: unionType(...values.map(literalType)), shape: { is: "literals", values } })),
  fc.uniqueArray(text, { minLength: 1, maxLength: 3 }).map((values): Typed => ({
    type: typeReference("Default", unionType(...values.map(literalType)), literalType(values.at(-1)!)),
    shape: { is: "literals", values, default: values.at(-1)! },
  })),
  fc.uniqueArray(text, { minLength: 1, maxLength: 12 }).map((names): Typed => ({
    type: typeReference("Bits", objectType(...names.map((one, index) => member(String(2 ** index), literalType(one))))),
    shape: { is: "number", integer: true, bits: names.map((one, index) => ({ bit: 2 ** index, name: one })) },
  })),
  text.map((what): Typed => ({ type: typeReference("NotShown", literalType(what)), shape: { is: "not-shown", what } })),
  text.map((what): Typed => ({ type: { is: "array", of: typeReference("Partly", typeReference("string"), literalType(what)) }, shape: { is: "array", items: { is: "string", notShown: what } } })),
);

const fields = fc.uniqueArray(fc.record({ name: text.filter((one) => !one.startsWith("~")), optional: fc.boolean(), typed }), { selector: (one) => one.name, minLength: 1, maxLength: 12 });

function read(members: readonly MemberSyntax[]): ModuleReading {
  const file = printFile({
    imports: [{ from: "specwright/words", names: ["Bits", "Default", "NotShown", "Partly", "Range"] }],
    declarations: [{ is: "interface", exported: true, name: "Thing", comment: { tags: [{ tag: "source", text: "Things" }] }, members }],
  });
  return readingsOf({ "thing.ts": file })[0]!;
}

function fieldsRead(reading: ModuleReading): readonly FieldReading[] {
  expect(reading.diagnostics).toEqual([]);
  const [schema] = reading.schemas;
  return schema?.shape.is === "object" ? schema.shape.fields : [];
}

describe("what is printed", () => {
  it("is read as it was meant, whatever names and values it holds", () => {
    fc.assert(
      fc.property(fields, (wanted) => {
        const reading = fieldsRead(read(wanted.map(({ name: named, optional, typed: { type } }) => ({ name: named, type, ...(optional ? { optional } : {}) }))));
        expect(reading.map(({ name: named, required }) => ({ named, required }))).toEqual(wanted.map(({ name: named, optional }) => ({ named, required: !optional })));
        reading.forEach(({ shape }, index) => expect(shape).toMatchObject(wanted[index]!.typed.shape));
      }),
      { seed: 20261121, numRuns: 150 },
    );
  });

  it("keeps every text within its comment", () => {
    for (const text of hostile) {
      const [field] = fieldsRead(read([{ name: "a", type: typeReference("string"), comment: { text, tags: [{ tag: "source", text: "Things" }], guesses: [text] } }]));
      expect(field?.name).toBe("a");
      expect(field?.origin.sources.map((source) => source.text)).toEqual(["Things"]);
    }
  });

  it("names sections as the document does, with an at sign as well", () => {
    const [field] = fieldsRead(read([{ name: "a", type: typeReference("string"), comment: { tags: [{ tag: "source", text: "Mail */ @home > {@x} a" }] } }]));
    expect(field?.origin.sources.map((source) => source.text)).toEqual(["Mail */ @home > {@x} a"]);
  });
});

it("prints null, which is no name, as the type that it is", () => {
  expect(printType(typeReference("Default", unionType(typeReference("string"), typeReference("null")), typeReference("null")), "", 0)).toBe("Default<string | null, null>");
  expect(() => printType(typeReference("class"), "", 0)).toThrow("no name that TypeScript takes");
});

it("keeps a type of one word on its line, however long the name before it is", () => {
  expect(printType(typeReference("string"), "  ", 200)).toBe("string");
});

it("lays out a long union within a word one by one, each where it stands", () => {
  const values = ["one", "two", "three"].map((one) => literalType(`${one} ${"long ".repeat(9)}`.trim()));
  const long = (word: string): string => `"${word} ${"long ".repeat(9).trim()}"`;
  expect(printType(typeReference("Default", unionType(...values), values[0]!), "  ", 10)).toBe(`Default<\n    | ${long("one")}\n    | ${long("two")}\n    | ${long("three")},\n    ${long("one")}\n  >`);
});
