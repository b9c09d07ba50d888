/** Texts that try to get out of their position, in every position that takes one. */
import { Validator } from "@seriousme/openapi-schema-validator";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import type { Service } from "../../../generator/model/service.ts";
import type { Field } from "../../../generator/model/shape.ts";
import { dialects } from "../../../generator/openapi/dialect.ts";
import { emitDocument } from "../../../generator/openapi/emit.ts";
import { toJson } from "../../../generator/openapi/json.ts";
import { toYaml } from "../../../generator/openapi/yaml.ts";
import { answer, field, gap, json, notes, operation, origin, resource, schema, service, statement, uri, valueOf } from "./build.ts";

const validator = new Validator();

const hostile = [
  "*/ alert(1) /*", "\"'`${globalThis.x=1}\\", "a\nb\r\nc\u2028d\u2029e\x7ff\x85g", "\0\ufeff\ud800\u202e", "</script><script>alert(1)</script>", "<!-- --> ]]> <img src=x onerror=alert(1)>",
  "[x](javascript:alert(1))", "```\n# h\n---\n- i\n1. j\n| k |", "a: b #c &d *e !!js/function ~", "yes", "0x10", "1e3", " x ", "{{x}} {{{x}}} {{#each}}", "__proto__", "constructor", "$(x);y", "",
];

function everywhere(text: string): Service {
  const at = uri("/things/{id}");
  const named = text === "" ? "empty" : text;
  const fields: Field[] = [
    field(text, { is: "literals", values: [text], default: text, notShown: text }, { required: true, description: text, example: text }),
    field("bits", { is: "number", integer: true, bits: [{ bit: 1, name: text }], role: { role: "path-of", of: text } }),
    field("hidden", { is: "not-shown", what: text }),
  ];
  const get = operation("getThing", "GET", at, {
    summary: named,
    description: text,
    when: text,
    response: answer(json({ is: "object", fields }), "2XX", text),
    failures: [answer({ is: "not-shown", what: text }, "4XX", text)],
    query: [field(named, { is: "string", pattern: "a" }, { description: text })],
    notes: notes({ gaps: [gap(text, text)], statements: [statement(text, text)] }),
  });
  const kind = { name: named, description: text, facts: { [named]: text }, origin: origin(text) };
  return service([resource(at, [get], { kind, description: text, tag: named })], {
    title: text,
    version: text,
    description: text,
    servers: [{ name: "main", url: "{base}", variables: [{ name: "base", default: text, description: text }], description: text, origin: origin(text) }],
    security: [{ name: "key", how: { is: "header", header: "X-Key", word: named, credential: text }, description: text, origin: origin(text) }],
    headers: [field("Accept", { is: "literals", values: [text] }, { description: text })],
    schemas: [schema("Unused", { is: "string" })],
    tags: [{ name: named, description: text }],
  });
}

describe.each(dialects)("in OpenAPI $version", (dialect) => {
  test.each(hostile)("%j stays what it is, where it is", async (text) => {
    const { document } = valueOf(emitDocument(everywhere(text), dialect));
    const wanted = JSON.stringify(document);
    expect(JSON.stringify(JSON.parse(toJson(document)))).toBe(wanted);
    expect(toJson(document)).not.toMatch(/[\x7f-\x9f\u2028\u2029\ufeff]/u);
    for (const version of ["1.1", "1.2"] as const) expect(JSON.stringify(parse(toYaml(document), { version, merge: false }))).toBe(wanted);
    expect(await validator.validate(JSON.parse(toJson(document)) as Record<string, unknown>)).toEqual({ valid: true });
    const get = document.paths["/things/{id}"]!.get!;
    const body = get.responses["2XX"] as unknown as { content: { "application/json": { schema: { properties: Record<string, object> } } } };
    const { properties } = body.content["application/json"].schema;
    expect(Object.keys(properties)).toEqual([text, "bits", "hidden"]);
    expect(Object.getOwnPropertyDescriptor(properties, text)!.value).toMatchObject({ enum: [text], default: text, "x-not-shown": text });
    expect(properties["bits"]).toMatchObject({ "x-bits": [{ bit: 1, name: text }], "x-role": { role: "path-of", of: text } });
    expect(get).toMatchObject({ "x-when": text, "x-not-shown": [{ name: text, what: text }], "x-statements": [{ name: text, says: text }] });
    expect([document.info.title, document.info.version]).toEqual([text, text]);
    expect(get.description).toContain(text);
  });
});
