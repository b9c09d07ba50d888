/** The parameters of a query arrive as they are. `npm run test:full` asks for more of them. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { withQuery } from "../../../templates/{service}/client/src/query.ts";
import { below, call, root } from "./runtime.ts";
import { answerJson, readThing, served } from "./server.ts";

const path = below(root)`/thing`;
const text = fc.string({ unit: "binary" }).filter((one) => one.isWellFormed());

test("any name and value is read as it was given, in its order", () => {
  fc.assert(fc.property(fc.dictionary(text, fc.oneof(text, fc.integer(), fc.boolean(), fc.array(text, { maxLength: 3 }))), (query) => {
    const url = new URL(`https://service.example/v1${withQuery(path, query)()}`);
    const given = Object.entries(query).flatMap(([name, value]) => [value].flat().map((one) => [name, String(one)]));
    expect([...new URLSearchParams(url.search.replaceAll("+", "%2B"))]).toEqual(given);
    expect([url.pathname, url.hash]).toEqual(["/v1/thing", ""]);
  }), { seed: 7, numRuns: Number(process.env["SPECWRIGHT_CLIENT_PATHS"] ?? 1_000) });
});

test("what is undefined is left out, with the whole query if nothing remains", () => {
  expect(withQuery(path, { a: undefined, b: [1, undefined, 2], c: "" })()).toBe("/thing?b=1&b=2&c=");
  expect(withQuery(path, { a: undefined, b: [] })()).toBe("/thing");
  expect(withQuery(path, undefined)()).toBe("/thing");
});

test.each(["\ud800", Number.NaN, Infinity, ["x", "\udfff"]])("%j is refused before it is sent", async (value) => {
  const { connection, requests } = await served((_request, response) => answerJson(response, { thing: 1 }));
  expect(await call(connection, readThing, withQuery(path, { a: value })).result()).toMatchObject({ ok: false, error: { kind: "encode", operation: "readThing" } });
  expect(requests).toEqual([]);
});
