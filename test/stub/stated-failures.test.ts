/** Where the document states how a refusal is answered, every refusal of that status is answered so, whatever comes before the operation. */
import { describe, expect, test } from "vitest";
import type { Json, ServiceData } from "../../templates/{service}/stub/src/runtime/data.ts";
import { judge } from "../../templates/{service}/stub/src/runtime/judge.ts";
import { shapesOf } from "../../templates/{service}/stub/src/runtime/shapes.ts";
import { createStub, type StubRequest } from "../../templates/{service}/stub/src/runtime/stub.ts";
import { caseServices, modelOf } from "../support/definitions.ts";
import { lowered } from "./support/device.ts";
import { dataOf } from "./support/services.ts";

const library = serviceNamed("lending-library");
const orders = serviceNamed("orders");

describe("the refusal of", () => {
  test("a stranger", () => {
    const { base, handle } = stubOf(library);
    const answers = library.resources.flatMap(({ uri, operations }) => operations.filter(({ failures }) => failures?.["401"] !== undefined).map(({ method }) => handle({ method, path: base + uri.replace(/[{}]/g, ""), headers: {} })));
    expect(answers.length).toBeGreaterThan(10);
    for (const answer of answers) expect(told(answer)).toEqual({ status: 401, problems: [], mark: undefined });
  });

  test("who has stayed away too long", () => {
    const { base, stub, handle } = stubOf(library);
    stub.fault({ fault: "expired" });
    expect(told(handle({ method: "GET", path: `${base}/books`, headers: lowered(stub.headers()) }))).toEqual({ status: 401, problems: [], mark: undefined });
  });

  test("a key that is none", () => {
    const { base, handle } = stubOf(orders);
    const answer = handle({ method: "GET", path: `${base}/orders/x`, headers: {} });
    expect(JSON.parse(answer.body)).toEqual({ problem: 'number must be a number, and is "x"' });
    expect([answer.status, answer.headers["x-not-shown"]]).toEqual([400, undefined]);
  });

  test("a request repeats its status where the document has a place for it", () => {
    const { base, stub, handle } = stubOf(library);
    const headers = lowered(stub.headers());
    const answers = [handle({ method: "GET", path: `${base}/members/x`, headers }), handle({ method: "GET", path: `${base}/books?x=1`, headers }), handle({ method: "GET", path: `${base}/books`, headers: {} })];
    expect(answers.map(({ status, body }) => [status, (JSON.parse(body) as { status: number }).status])).toEqual([404, 400, 401].map((status) => [status, status]));
  });

  test("a body in a coding that nobody reads", () => {
    const { base, stub, handle } = stubOf(library);
    const sent = (coding: string) => handle({ method: "POST", path: `${base}/members`, headers: { ...lowered(stub.headers()), "content-type": "application/json", "content-encoding": coding }, body: new TextEncoder().encode('{"name":"a","email":"a@b.c"}') });
    expect(told(sent("gzip"))).toEqual({ status: 415, problems: [], mark: undefined });
    expect([sent("gzip").headers["accept-encoding"], sent("Identity").status]).toEqual(["identity", 201]);
  });

  test("a path that goes on with a slash, or that another method is for", () => {
    const { base, stub, handle } = stubOf(library);
    const headers = lowered(stub.headers());
    const answers = [["GET", "/books/"], ["GET", "/members/x/"], ["TRACE", "/members/x"]].map(([method, path]) => handle({ method: method!, path: base + path!, headers }));
    expect(answers.map(told)).toEqual([404, 404, 405].map((status) => ({ status, problems: [], mark: undefined })));
  });

  test("a path that is none of the service is a choice", () => {
    const { base, handle } = stubOf(library);
    for (const path of [`${base}/nothing`, "/elsewhere", `${base}/books/%ff`]) {
      expect(handle({ method: "GET", path, headers: {} }).headers["x-not-shown"], path).toBe("the status and the body of errors");
    }
  });
});

/** What the answer says against the library's own shape of a problem. */
function told({ status, body, headers }: { readonly status: number; readonly body: string; readonly headers: { readonly [name: string]: string } }): object {
  const problem = library.resources.flatMap(({ operations }) => operations).flatMap(({ failures }) => failures?.["401"] ?? []).find(({ is }) => is === "json");
  if (problem?.is !== "json") throw new Error("The library shows no problem.");
  return { status, problems: judge(shapesOf(library.shapes), problem.shape, JSON.parse(body) as Json, ""), mark: headers["x-not-shown"] };
}

function stubOf(service: ServiceData) {
  const stub = createStub(service, { seed: 1 });
  return { stub, base: stub.base, handle: (request: StubRequest) => stub.handle(request) };
}

function serviceNamed(name: string): ServiceData {
  const definitions = caseServices().find(({ service }) => service === name);
  const model = definitions === undefined ? undefined : modelOf(definitions).outcome;
  if (!model?.ok) throw new Error(`There is no service ${name}.`);
  return dataOf(model.value);
}
