/** An operation is where its own URI says, which need not be that of its resource: an action, such as `/loans/{loan_id}/return`. */
import { describe, expect, test } from "vitest";
import type { OperationData, Payload, Shape } from "../../templates/{service}/stub/src/runtime/data.ts";
import { createStub } from "../../templates/{service}/stub/src/runtime/stub.ts";
import { caseServices, modelOf } from "../support/definitions.ts";
import { lowered } from "./support/device.ts";
import { dataOf } from "./support/services.ts";

const services = caseServices().flatMap((definitions) => {
  const { outcome } = modelOf(definitions);
  return outcome.ok ? [[definitions.name, outcome.value] as const] : [];
});

const operationsOf = ({ resources }: (typeof services)[number][1]) => resources.filter(({ generic }) => generic === undefined).flatMap(({ uri, operations }) => operations.map((operation) => ({ at: uri.template, operation })));

test("some are elsewhere than their resource", () => {
  const elsewhere = services.flatMap(([, service]) => operationsOf(service)).filter(({ at, operation }) => operation.uri.template !== at);
  expect(elsewhere.map(({ operation }) => operation.uri.template)).toContain("/loans/{loan_id}/return");
});

describe.each(services.filter(([, service]) => operationsOf(service).length > 0))("%s", (_, service) => {
  const stub = createStub(dataOf(service), { seed: 1 });

  test("has every operation at its own URI, and none elsewhere", () => {
    const all = operationsOf(service);
    for (const { at, operation } of all) {
      expect(statusOf(operation.method, operation.uri.template), `${operation.method} ${operation.uri.template}`).not.toBe(405);
      const shared = all.some((one) => one.operation.method === operation.method && one.operation.uri.template === at);
      if (!shared && operation.effect === "act") expect(statusOf(operation.method, at), `${operation.method} ${at}`).toBe(405);
    }
  });

  /** 405 as well where there is no such URI. */
  function statusOf(method: string, uri: string): number {
    const { status, body } = stub.handle({ method, path: `${stub.base}${uri.replace(/\{[^{}]*\}/g, "1")}?${stub.query()}`, headers: lowered(stub.headers()) });
    return body.includes("which is no URI of the service") ? 405 : status;
  }
});

describe("a method of a collection both for what creates and for what changes an element", () => {
  const thing: Shape = { is: "object", fields: [{ name: "id", required: true, shape: { is: "string" } }, { name: "size", required: true, shape: { is: "number" } }] };
  const change: Shape = { is: "object", fields: [{ name: "id", required: true, shape: { is: "string" } }, { name: "size", shape: { is: "number" } }] };
  const question: Shape = { is: "object", fields: [{ name: "larger-than", required: true, shape: { is: "number" } }] };
  const json = (shape: Shape): Payload => ({ is: "json", shape });
  const operation = (id: string, method: string, effect: OperationData["effect"], request: Payload, answer: Payload): OperationData => ({ id, method, effect, request, status: "2XX", answer });
  const resources = [
    {
      uri: "/things",
      operations: [
        operation("list", "GET", "list", { is: "none" }, json({ is: "array", items: thing })),
        operation("create", "POST", "create", json(thing), json(thing)),
        operation("modify", "POST", "modify", json(change), json(thing)),
        operation("find", "POST", "act", json(question), json({ is: "array", items: thing })),
      ],
    },
    { uri: "/things/{id}", object: { shape: thing, key: [{ placeholder: "id", field: "id" }] }, operations: [operation("read", "GET", "read", { is: "none" }, json(thing))] },
  ];

  function things(): (body: object) => unknown {
    const stub = createStub({ name: "things", title: "Things", base: "", credentials: [], headers: [], shapes: {}, resources }, { seed: 1 });
    return (body) => {
      const answer = stub.handle({ method: "POST", path: "/things", headers: { "content-type": "application/json" }, body: new TextEncoder().encode(JSON.stringify(body)) });
      const { error, ...value } = JSON.parse(answer.body);
      return [answer.status, error === undefined ? (Array.isArray(JSON.parse(answer.body)) ? [] : value) : error.message];
    };
  }

  test("creates the element that is not there, and changes the one that is", () => {
    const post = things();
    expect(post({ id: "a", size: 1 })).toEqual([201, { id: "a", size: 1 }]);
    expect(post({ id: "a", size: 2 })).toEqual([200, { id: "a", size: 2 }]);
    expect(post({ id: "a" })).toEqual([200, { id: "a", size: 2 }]);
    expect(post({ id: "b", size: 3 })).toEqual([201, { id: "b", size: 3 }]);
  });

  test("asks of what is not there all that creating takes", () => expect(things()({ id: "a" })).toEqual([400, "size is missing"]));

  test("does what else it is for, too", () => {
    const post = things();
    post({ id: "a", size: 1 });
    expect(post({ "larger-than": 0 })).toEqual([200, []]);
  });
});
