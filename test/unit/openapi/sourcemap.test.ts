import { describe, expect, test } from "vitest";
import { openapi31 } from "../../../generator/openapi/dialect.ts";
import { emitDocument } from "../../../generator/openapi/emit.ts";
import { partPath, sourceMap } from "../../../generator/openapi/source-map/sourcemap.ts";
import { walkPointers } from "../../../generator/openapi/source-map/walk.ts";
import { answer, field, folder, json, module, none, object, operation, origin, reference, resource, schema, service, text, uri, valueOf } from "./build.ts";
import { examples } from "./examples.ts";

const at = uri("/things/{id}");
const model = schema("Thing", object({ "a/b~c": text, properties: object({ items: text }), __proto__: text }), { origin: origin("Thing", `${folder}/deep/thing.ts`) });
const reading = operation("readThing", "GET", at, { response: answer(json(object({ thing: reference("Thing") }))), query: [field("q", text)] });
const storing = [operation("createThing", "POST", at), operation("modifyThing", "POST", at)];
const things = service([resource(at, [reading, ...storing], { module })], {
  schemas: [model],
  headers: [field("branch", text, { origin: origin("Headers", `${folder}/service.ts`) })],
});
const parts = sourceMap(valueOf(emitDocument(things, openapi31)));

describe("the source map", () => {
  test("has a part for each definition file", () => {
    expect([...parts.keys()].sort()).toEqual(["sources/books.json", "sources/deep/thing.json", "sources/service.json"]);
    expect(parts.get("sources/books.json")).toMatchObject({ document: "spec-src/library/document.md", module });
  });

  test("puts operations and parameters with their resource, schemas with their declaration", () => {
    expect(Object.keys(parts.get("sources/books.json")!.sources)).toEqual([
      "/paths/~1things~1{id}/parameters/0",
      "/paths/~1things~1{id}/parameters/1",
      "/paths/~1things~1{id}/get",
      "/paths/~1things~1{id}/get/parameters/0",
      "/paths/~1things~1{id}/get/responses/2XX/content/application~1json/schema/properties/thing",
      "/paths/~1things~1{id}/post",
    ]);
    expect(Object.keys(parts.get("sources/deep/thing.json")!.sources)).toEqual([
      "/components/schemas/Thing",
      "/components/schemas/Thing/properties/a~1b~0c",
      "/components/schemas/Thing/properties/properties",
      "/components/schemas/Thing/properties/properties/properties/items",
    ]);
    expect(Object.keys(parts.get("sources/service.json")!.sources)).toEqual(["/components/parameters/branch"]);
  });

  test("names the place and the declaration", () => {
    const { places, definition } = reading.origin;
    expect(parts.get("sources/books.json")!.sources["/paths/~1things~1{id}/get"]).toEqual({ definitions: [`${definition.file}:${definition.line}`], places });
  });

  test("names every declaration of operations that share a path", () => {
    const entry = parts.get("sources/books.json")!.sources["/paths/~1things~1{id}/post"]!;
    expect(entry.definitions).toEqual(storing.map((one) => `${module}:${one.origin.definition.line}`));
    expect(entry.places).toEqual(storing.flatMap((one) => one.origin.places));
  });

  test("has an answer where it names sources apart from those of its operation", () => {
    const failure = { ...answer(none, "404", "There is none."), origin: origin("Errors", `${folder}/errors.ts`) };
    const failing = operation("readThing", "GET", at, { failures: [failure, answer(none, "409")] });
    const emitted = valueOf(emitDocument(service([resource(at, [failing], { module })]), openapi31));
    const { "404": stated, "409": silent } = emitted.document.paths["/things/{id}"]!.get!.responses;
    expect([stated, silent]).toEqual([{ description: "There is none. There is no body.", "x-source": failure.origin.places[0] }, { description: "Failure. There is no body." }]);
    const { sources } = sourceMap(emitted).get("sources/books.json")!;
    expect(Object.keys(sources).filter((pointer) => pointer.includes("/responses/"))).toEqual(["/paths/~1things~1{id}/get/responses/404"]);
    expect(sources["/paths/~1things~1{id}/get/responses/404"]!.definitions).toEqual([`${folder}/errors.ts:${failure.origin.definition.line}`]);
  });

  test("lists each pointer once", () => {
    const pointers = [...sourceMap(valueOf(emitDocument(examples.everything(), openapi31))).values()].flatMap((part) => Object.keys(part.sources));
    expect(new Set(pointers).size).toBe(pointers.length);
    expect(pointers.length).toBe(walkPointers(valueOf(emitDocument(examples.everything(), openapi31)).document).length);
  });
});

test.each([
  ["spec-src/library/books.ts", "sources/books.json"],
  ["spec-src/library/deep/books.ts", "sources/deep/books.json"],
  ["spec-src/words.ts", "sources/_/spec-src/words.json"],
  ["node_modules/house/types.ts", "sources/_/node-modules/house/types.json"],
  ["../../other/words.ts", "sources/_/_/_/other/words.json"],
  ["/etc/words.ts", "sources/_/_/etc/words.json"],
])("the part of %s is %s", (file, path) => {
  expect(partPath(file, "spec-src/library/")).toBe(path);
});

test("operations of every method are found: a document of HEAD alone has its sources, and what its errors refer to", () => {
  const probed = valueOf(emitDocument(service([resource(at, [operation("probeThing", "HEAD", at)], { module })]), openapi31));
  expect(Object.keys(sourceMap(probed).get("sources/books.json")!.sources)).toContain("/paths/~1things~1{id}/head");
  expect(probed.document.paths["/things/{id}"]?.head?.responses["default"]).toEqual({ $ref: "#/components/responses/UnstatedError" });
  expect(probed.document.components?.responses).toHaveProperty("UnstatedError");
});
