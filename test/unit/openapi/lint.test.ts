import { describe, expect, test, vi } from "vitest";
import type { Service } from "../../../generator/model/service.ts";
import { openapi31 } from "../../../generator/openapi/dialect.ts";
import { emitDocument } from "../../../generator/openapi/emit.ts";
import { lint } from "../../../generator/openapi/lint.ts";
import { answer, field, gap, json, notes, object, operation, reference, resource, schema, service, text, uri, valueOf } from "./build.ts";

const at = uri("/things");

function linted(model: Service) {
  return lint(valueOf(emitDocument(model, openapi31)));
}

describe("Redocly", () => {
  test("has its finding pinned to the declaration", async () => {
    const get = operation("getThing", "GET", at, { summary: "" });
    const [finding, ...others] = await linted(service([resource(at, [get])]));
    expect(others).toEqual([]);
    expect(finding).toMatchObject({ code: "redocly", severity: "error", at: get.origin.definition });
    expect(finding!.message).toMatch(/^Redocly's rule "operation-summary" finds at \/paths\/~1things\/get/);
  });

  test("has findings about the whole without a declaration", async () => {
    const [finding] = await linted(service([], { servers: [] }));
    expect(finding!.message).toContain('"no-empty-servers"');
    expect(finding).not.toHaveProperty("at");
  });

  test("takes an address on the reader's own machine, as a document can give it", async () => {
    const { document, traces } = valueOf(emitDocument(service([resource(at, [operation("getThing", "GET", at)])]), openapi31));
    const servers = ["http://localhost:8080", "https://api.example.com/v1"].map((url) => ({ ...document.servers![0]!, url, variables: {} }));
    expect(await lint({ document: { ...document, servers }, traces })).toEqual([]);
  });

  test("takes paths of which a request can match two, as a service can have them", async () => {
    const paths = ["/things/{name}/parts", "/things/new/{part}"].map((path) => uri(path));
    expect(await linted(service(paths.map((path, index) => resource(path, [operation(`getThing${index}`, "GET", path)]))))).toEqual([]);
  });

  test("finds nothing in a phrase that names a tag or a script's address", async () => {
    const what = ["what <script> does", "<img src=x onerror=y>", "where [x](javascript:y) leads"].map((one) => gap(one, one));
    expect(await linted(service([resource(at, [operation("getThing", "GET", at, { notes: notes({ gaps: what }) })])]))).toEqual([]);
  });

  test.each([
    ["Blocks what holds a `<script>` tag.", []],
    ["Blocks ``a `<script>` tag`` and `[x](javascript:y)`.", []],
    ["Blocks `this` and <script>, and `that`.", ["no-unsafe-markdown"]],
    ["Blocks [x](javascript:y) and `<script>`.", ["no-unsafe-markdown", "no-unsafe-markdown"]],
  ])("tells code from markup: %s", async (description, rules) => {
    const { document, traces } = valueOf(emitDocument(service([resource(at, [operation("getThing", "GET", at)])]), openapi31));
    Object.assign(document.info, { description });
    const found = (await lint({ document, traces })).map(({ message }) => /rule "([^"]*)"/.exec(message)?.[1]);
    expect(found).toEqual(rules);
  });

  test("takes a placeholder with any sign in its name for the parameter of that name, and still finds one that the path lacks", async () => {
    const keyed = uri("/things/{if:name}");
    expect(await linted(service([resource(keyed, [operation("getThing", "GET", keyed)])]))).toEqual([]);
    const { document, traces } = valueOf(emitDocument(service([resource(keyed, [operation("getThing", "GET", keyed)])]), openapi31));
    const moved = { ...document, paths: { "/things/{name}": document.paths!["/things/{if:name}"]! } };
    expect((await lint({ document: moved, traces })).map(({ message }) => /rule "([^"]*)"/.exec(message)?.[1])).toContain("path-parameters-defined");
  });

  test("takes a field called hasOwnProperty for a field, and tells what it finds there under that name", async () => {
    const fields = [{ ...field("hasOwnProperty", text), required: true }, field("has own property", text)];
    const model = service([resource(at, [operation("getThing", "GET", at, { response: answer(json(reference("Thing"))) })])], { schemas: [schema("Thing", { ...object({}), fields })] });
    expect(await linted(model)).toEqual([]);
    const { document, traces } = valueOf(emitDocument(model, openapi31));
    const unsafe = structuredClone(document);
    Object.assign(unsafe.components!.schemas!["Thing"]!.properties!["hasOwnProperty"]!, { description: "[x](javascript:y)" });
    const [finding, ...others] = await lint({ document: unsafe, traces });
    expect(others).toEqual([]);
    expect(finding!.message).toContain("finds at /components/schemas/Thing/properties/hasOwnProperty/description:");
  });

  test("reads nothing from the network or the disk", async () => {
    const fetched = vi.spyOn(globalThis, "fetch");
    const example = { $ref: "https://library.test/other.json" };
    const shape = { is: "json", shape: object({ a: text }), example: { value: example, origin: schema("X", text).origin } } as const;
    const findings = await linted(service([resource(at, [operation("getThing", "GET", at, { response: answer(shape) }), operation("putThing", "PUT", at, { request: json(text) })])]));
    expect(fetched).not.toHaveBeenCalled();
    expect(findings.map((one) => one.message).join("\n")).toContain("is outside the document");
  });
});
