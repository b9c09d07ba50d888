import fc from "fast-check";
import { expect, test } from "vitest";
import type { OpenApiDocument } from "../../../generator/openapi/document.ts";
import { toJson } from "../../../generator/openapi/json.ts";
import { entriesAt, joinEntries, portionEntries, type Entries } from "../../../generator/openapi/texts.ts";
import { toYaml } from "../../../generator/openapi/yaml.ts";

const value = fc.jsonValue({ maxDepth: 3 });
/** A key that looks like an index goes before the others, wherever it is put. */
const key = fc.string({ unit: "grapheme" }).filter((text) => !/^\d+$/.test(text));
const named = fc.dictionary(key, fc.dictionary(fc.string(), value), { noNullPrototype: true });

/** Entries of all portions in one object, as a document has them. */
function whole(document: object, portions: readonly { paths: object; schemas: object }[], others: object): OpenApiDocument {
  const all = (key: "paths" | "schemas"): object => Object.fromEntries(portions.flatMap((one) => Object.entries(one[key])));
  const [paths, schemas] = [all("paths"), all("schemas")];
  const components = { ...(Object.keys(schemas).length > 0 && { schemas }), ...others };
  return { openapi: "3.1.1", ...document, paths, ...(Object.keys(components).length > 0 && { components }), "x-source": {} } as unknown as OpenApiDocument;
}

function asTexts({ paths, schemas }: Entries): readonly string[] {
  return [paths, schemas].map((bytes) => Buffer.from(bytes).toString("utf8"));
}

test("portions written apart and joined are the text of the whole, in which each stands at its place", () => {
  fc.assert(
    fc.property(named, named, fc.dictionary(fc.constantFrom("responses", "parameters"), value, { noNullPrototype: true }), fc.nat(3), (paths, schemas, others, count) => {
      const split = (all: object, index: number): object => Object.fromEntries(Object.entries(all).filter((_, at, { length }) => Math.floor((at * (count + 1)) / length) === index));
      const portions = Array.from({ length: count + 1 }, (_, index) => ({ paths: split(paths, index), schemas: split(schemas, index) }));
      const document = whole({ info: { title: "a" } }, portions, others);
      const skeleton = whole({ info: { title: "a" } }, [portions[0]!], { ...(Object.keys(schemas).length > 0 && { schemas: {} }), ...others });
      for (const [format, write] of [["json", toJson], ["yaml", toYaml]] as const) {
        const entries = portions.map((portion) => portionEntries(portion as Parameters<typeof portionEntries>[0], format));
        const { text, places } = joinEntries(skeleton, entries, format);
        expect(Buffer.from(text).toString("utf8")).toBe(write(document));
        const again = places.map((place) => entriesAt(text, place));
        expect(again.map(asTexts)).toEqual(entries.map(asTexts));
      }
    }),
    { numRuns: 500, seed: 1 },
  );
});
