/** Texts of definitions come through as they are, whatever they look like. */
import { expect, test } from "vitest";
import { readingsOf } from "../../support/in-memory.ts";

function thing(text: string) {
  const [module] = readingsOf({ "things.ts": text });
  expect(module!.diagnostics).toEqual([]);
  return module!.schemas.find(({ declaredName }) => declaredName === "Thing");
}

test.each(["~", "~~~", "~~x~~", "~1", "__proto__", "constructor", "prototype", "", " ", "*/", "a\u2028b", "\ud800"])(
  "a field can be called %j",
  (name) => {
    const shape = thing(`export interface Thing { ${JSON.stringify(name)}: ${JSON.stringify(name)} }`)?.shape;
    expect(shape).toMatchObject({ is: "object", fields: [{ name, shape: { is: "literals", values: [name] } }] });
  },
);

test("a comment cannot hold what ends it: a backslash in between stands for nothing, two for one", () => {
  const schema = thing(String.raw`
/**
 * foo *\/ bar *\\/ baz \/ * /
 * @example {"a": "*\/"}
 */
export interface Thing {
  /** @example it is *\/ */
  a: string;
}`);
  expect(schema?.description).toBe(String.raw`foo */ bar *\/ baz \/ * /`);
  expect(schema?.example).toEqual({ a: "*/" });
  expect(schema?.shape).toMatchObject({ fields: [{ example: "it is */" }] });
});

test("a word that begins with an at sign has a backslash before it, which stands for nothing, and two for one", () => {
  const schema = thing(String.raw`
/**
 * \@first of a line, \@id within one, {\@link x}, \\@both, me@home and a\@b
 * @example \@id
 */
export interface Thing {
  /** \@type */
  a: string;
}`);
  expect(schema?.description).toBe(String.raw`@first of a line, @id within one, {@link x}, \@both, me@home and a\@b`);
  expect(schema?.example).toBe("@id");
  expect(schema?.shape).toMatchObject({ fields: [{ description: "@type" }] });
});

test.each([
  ["/** @example *bold* */", "*bold*"],
  ["/** @example {\n *   \"a\": [1,\n *   2]}\n * @source Things\n */", { a: [1, 2] }],
  ["/**\n * @example one\n * two\n */", "one\ntwo"],
  ["/**\r\n * @example one\r\n * @deprecated\r\n */", "one"],
  ["/** @example https://api.example/a?b=c#d @ home */", "https://api.example/a?b=c#d @ home"],
])("an example is what stands there: %j", (comment, example) => {
  const shape = thing(`export interface Thing {\n${comment}\na: unknown }`)?.shape;
  expect(shape).toMatchObject({ fields: [{ example }] });
});
