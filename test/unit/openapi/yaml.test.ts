import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { toJson } from "../../../generator/openapi/json.ts";
import { toYaml } from "../../../generator/openapi/yaml.ts";

const versions = ["1.1", "1.2"] as const;

/** Texts that some reader takes for something else. */
const hostile = [
  "", " ", "\n", "\n\n", " a", "a ", "\ta", "a\t", "yes", "No", "ON", "off", "y", "N", "true", "False", "null", "Null", "~", "=", "<<", "-", "?", ":", "...", "---",
  "0", "007", "0x10", "0o17", "0b1", "1e3", "1_000", "1.5", ".5", "-.inf", ".NaN", "+1", "190:20:30", "2001-12-14", "2001-12-14t21:59:43.10-05:00", "1.2.3",
  "2XX", "1sec_rate", "60-sec", "3-0-compatibility", "a: b", "a:b", "a:", ":a", "a #b", "a#b", "#a", "&a", "*a", "!a", "!!js/function 'x'", "%a", "@a", "`a", "'a'", '"a"',
  "[a]", "{a}", "{{x}}", "a, b", "| a", "> a", "- a", "? a", "-a", "a\nb", "a\n b", "a\n\nb", "\na", "a\n", "a\n\n", "a \nb", "a\n \nb", "a\n\tb", "a\r\nb", "a\rb", "# a\nb",
  "a\n# b", "---\na", "a\n...", "a\u2028b", "a\u2029b\nc", "a\u0085b", "a\u0000b", "\ufeffa", "a\ufeff\nb", "\ud800", "a\udc00b\nc", "𝄞", "a\n𝄞", "é", "\u00a0", "a\u00a0", "\u3000a",
  "\u202ea", "\u007f", "\u009f", "\ufffe", "\uffff", "*/ alert(1) /*", "</script><script>", "<!-- -->", "]]>", "__proto__", "constructor", "$ref", "/a/{b}+{c}", "\\", "\"", "\\u0041",
  "x".repeat(2000), `${"é".repeat(500)}\u2028`,
];

const texts = fc.oneof(
  { arbitrary: fc.constantFrom(...hostile), weight: 3 },
  { arbitrary: fc.string({ unit: "binary" }), weight: 2 },
  { arbitrary: fc.array(fc.constantFrom(...hostile, "word", "two words"), { maxLength: 4 }).map((parts) => parts.join("")), weight: 2 },
  { arbitrary: fc.array(fc.constantFrom("a", " ", "  ", "\n", "\t", "#", "- ", ": ", ""), { maxLength: 12 }).map((parts) => parts.join("")), weight: 3 },
  { arbitrary: fc.array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 5 }).map((units) => String.fromCharCode(...units)), weight: 2 },
);

const { value } = fc.letrec((tie) => ({
  value: fc.oneof(
    { depthSize: "small" },
    texts,
    fc.constant(null),
    fc.boolean(),
    fc.integer(),
    fc.double({ noNaN: true, noDefaultInfinity: true }),
    fc.array(tie("value"), { maxLength: 4 }),
    tie("object"),
  ),
  object: fc
    .array(fc.tuple(texts, tie("value")), { maxLength: 4 })
    .map((entries) => Object.fromEntries(entries) as Record<string, unknown>),
}));

function readsBack(text: string, document: object): void {
  const wanted = JSON.stringify(document);
  for (const version of versions) expect(JSON.stringify(parse(text, { version, merge: false }))).toBe(wanted);
}

describe("YAML", () => {
  test.each(hostile)("reads back %j as a value, an item and a key", (text) => {
    const document = { value: text, items: [text, [text], { a: text }], nested: { [text]: text, [`${text}x`]: [{ [text]: text }] } };
    readsBack(toYaml(document), document);
  });

  test("reads back any document", () => {
    fc.assert(fc.property(fc.record({ value }), (document) => readsBack(toYaml(document), document)), { numRuns: 2000, seed: 1 });
  });

  test("reads back numbers of any size", () => {
    const document = { numbers: [0, -1, 1e21, 1e-7, 1.5e300, 12e-9, Number.MAX_SAFE_INTEGER, 5e-324] };
    readsBack(toYaml(document), document);
    expect(toYaml({ a: 1e21 })).toBe("a: 1.0e+21\n");
  });

  test("has every digit of whole numbers, for readers that keep more of them than JavaScript", () => {
    const document = { numbers: [2 ** 64, -(2 ** 63), 2 ** 53, 10 ** 20, 1e21], text: "18446744073709552000", "a\": 1": 2 ** 64 };
    for (const text of [toYaml(document), toJson(document)]) {
      readsBack(text, document);
      expect(text.match(/\b\d{16,}\b/g)).toEqual(["18446744073709551616", "9223372036854775808", "9007199254740992", "100000000000000000000", "18446744073709552000", "18446744073709551616"]);
    }
  });

  test("keeps `__proto__` and `constructor` as keys of their own", () => {
    const document = JSON.parse('{"__proto__":{"a":1},"constructor":2}') as object;
    readsBack(toYaml(document), document);
  });

  test("looks as a person would write it", () => {
    const document = {
      openapi: "3.1.1",
      info: { title: "A library: books", description: "One.\n\n- two\n- three\n", version: "1" },
      paths: { "/books/{id}": { get: { tags: ["books"], responses: { "2XX": { description: "It's “fine”, (really)." } } } } },
      on: { yes: "no", list: [], empty: {}, enum: ["on", 0, true, null] },
      lists: [[1, 2], [{ a: 1, b: [3] }], []],
    };
    expect(toYaml(document)).toBe(`openapi: "3.1.1"
info:
  title: "A library: books"
  description: |
    One.

    - two
    - three
  version: "1"
paths:
  /books/{id}:
    get:
      tags:
        - books
      responses:
        "2XX":
          description: It's “fine”, (really).
"on":
  "yes": "no"
  list: []
  empty: {}
  enum:
    - "on"
    - 0
    - true
    - null
lists:
  - - 1
    - 2
  - - a: 1
      b:
        - 3
  - []
`);
  });

  test("is as empty as the document", () => {
    expect([toYaml({}), toYaml([])]).toEqual(["{}\n", "[]\n"]);
  });
});

describe("JSON", () => {
  test("is laid out with two spaces and ends with a line break", () => {
    expect(toJson({ a: [1] })).toBe('{\n  "a": [\n    1\n  ]\n}\n');
  });

  test("is valid in UTF-8 whatever the texts are", () => {
    fc.assert(
      fc.property(fc.record({ value }), (document) => {
        const bytes = new TextEncoder().encode(toJson(document));
        expect(JSON.stringify(JSON.parse(new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes)))).toBe(JSON.stringify(document));
      }),
      { numRuns: 500, seed: 1 },
    );
  });
});
