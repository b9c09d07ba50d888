/** What drafts become: stubs that answer, and tests that hold them to the document. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { withPipeTables } from "../../../generator/adopt/draft/markdown/text-tables.ts";
import { caseView } from "../../../generator/views/tests/case-view.ts";
import { testImports } from "../../../generator/views/tests/imports.ts";
import type { OperationTests } from "../../../generator/views/tests/operation-tests.ts";
import { createStub } from "../../../templates/{service}/stub/src/runtime/stub.ts";
import { usualWays } from "../../../templates/{service}/stub/src/runtime/ways.ts";
import { asked, unacceptable } from "../../../templates/{service}/tests/support/unacceptable.ts";
import { lowered } from "../../stub/support/device.ts";
import { dataOf } from "../../stub/support/services.ts";
import { repository } from "../../support/definitions.ts";
import { drafted } from "./drafted.ts";

const draftOf = (name: string) => drafted(withPipeTables(readFileSync(`${repository}/test/adopt/draft/strangers/${name}.md`, "utf8")).text);

test("a key that only the service sets is given to what is created, and leads to it", () => {
  const stub = createStub(dataOf(draftOf("groups").service), { seed: 1 });
  const send = (method: string, path: string, body?: object) =>
    stub.handle({ method, path: stub.base + path, headers: { "content-type": "application/json", ...lowered(stub.headers()) }, ...(body === undefined ? {} : { body: new TextEncoder().encode(JSON.stringify(body)) }) });
  stub.preset("/hostgroups/7", { name: "seventh" });
  expect(JSON.parse(send("GET", "/hostgroups/7").body)).toMatchObject({ id: 7, name: "seventh" });
  expect(send("GET", "/hostgroups/seventh").status).toBe(400);
  expect(send("POST", "/hostgroups", { id: 8, name: "eighth" }).status).toBe(400);
  expect(send("POST", "/hostgroups", { name: "new" }).status).toBeLessThan(300);
  const made = [0, 1, 2, 3].map((id) => send("GET", `/hostgroups/${id}`)).filter(({ status }) => status === 200).map(({ body }) => JSON.parse(body) as object);
  expect(made).toMatchObject([{ id: expect.any(Number) as number, name: "new" }]);
});

test("where two headers can carry a credential, a request that is refused has neither", () => {
  const service = dataOf(draftOf("chassis").service);
  for (const [says, { headers }] of unacceptable(service.headers, [], asked(usualWays(service), service.credentials), { headers: { Authorization: "Basic eA==" }, query: "" })) {
    expect(headers.Authorization, says).not.toBe("Basic eA==");
  }
});

test("what makes an object whose key the service sets is not followed by reading it where nobody knows it", () => {
  const body = { name: "Thing", shape: { is: "any" }, module: "thing.ts", spec: {}, wrong: [] } as const;
  const operation = { id: "createThing", summary: "Create", method: "POST", effect: "create", uri: { template: "/things" }, request: { is: "json" }, response: { payload: { is: "silent" } }, notes: { gaps: [] } };
  const tests = (names: boolean) => ({ operation, subject: { resource: { noun: "Thing", uri: { template: "/things" } }, body, read: operation, object: { key: [] } }, body, reads: false, answersObject: false, names, unshown: [], keeps: false, key: [], counters: [], wrongPlaces: [], gaps: [] }) as unknown as OperationTests;
  const readable = [true, false].map((names) => caseView(tests(names)));
  expect(readable.map(({ takes }) => takes.map((one) => one.readable))).toEqual([[true, true], [false, false]]);
  const holds = readable.map((one) => testImports("./", { cases: [one], silent: false, builders: new Map(), tables: { wrong: false, places: false } }).some(({ names }) => names.some(({ text }) => text === "holds")));
  expect(holds).toEqual([true, false]);
});
