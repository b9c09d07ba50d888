/** A stub runs any service, not these two alone: every operation of every case answers, and in the form that it is given. */
import { describe, expect, test } from "vitest";
import type { Json, OperationData, ResourceData } from "../../templates/{service}/stub/src/runtime/data.ts";
import { judge } from "../../templates/{service}/stub/src/runtime/judge.ts";
import { leastOf } from "../../templates/{service}/stub/src/runtime/least.ts";
import { keyed } from "../../templates/{service}/stub/src/runtime/objects.ts";
import { shapesOf } from "../../templates/{service}/stub/src/runtime/shapes.ts";
import { createStub } from "../../templates/{service}/stub/src/runtime/stub.ts";
import { caseServices, modelOf } from "../support/definitions.ts";
import { lowered } from "./support/device.ts";
import { dataOf } from "./support/services.ts";

const services = caseServices().flatMap((definitions) => {
  const { outcome } = modelOf(definitions);
  return outcome.ok && outcome.value.resources.some(({ operations }) => operations.length > 0) ? [[definitions.name, dataOf(outcome.value)] as const] : [];
});

test("there are services to try", () => expect(services.length).toBeGreaterThan(10));

describe.each(services)("%s", (_, service) => {
  const shapes = shapesOf(service.shapes);
  const answered = shapesOf(ofAnswers(service.shapes));
  const stub = createStub(service, { seed: 1 });
  const operations = service.resources.filter(({ generic }) => generic === undefined).flatMap((resource) => resource.operations.map((operation) => [operation.id, resource, operation] as const));

  /** The least body that the operation takes, in its envelope. */
  const bodyOf = ({ request }: OperationData): Json | undefined => {
    if (request.is !== "json") return undefined;
    const value = leastOf(shapes, request.shape, "a");
    return request.envelope === undefined ? value : keyed(request.envelope.named ?? "thing", value);
  };

  /** Any text is a key, or the least number. */
  const pathOf = (resource: ResourceData): string =>
    resource.uri.replace(/\{([^{}]*)\}/g, (_, name: string) => encodeURIComponent(String(leastOf(shapes, resource.placeholders?.[name] ?? { is: "string" }, "a") as string)));

  const send = (resource: ResourceData, operation: OperationData) => {
    const body = bodyOf(operation);
    const parameters = new URLSearchParams(Object.fromEntries((operation.query ?? []).filter(({ required }) => required).map(({ name, shape }) => [name, String(leastOf(shapes, shape, "a") as string)] as const))).toString();
    const query = [stub.query(), parameters].filter((text) => text !== "").join("&");
    const headers = Object.fromEntries((operation.headers ?? []).map(({ name, shape }) => [name.toLowerCase(), String(leastOf(shapes, shape, "a") as string)]));
    return stub.handle({
      method: operation.method,
      path: stub.base + pathOf(resource) + (query === "" ? "" : `?${query}`),
      headers: { "content-type": "application/json", ...lowered(stub.headers()), ...headers },
      ...(body === undefined ? {} : { body: new TextEncoder().encode(JSON.stringify(body)) }),
    });
  };

  // What creates goes first, so that there is something to read.
  const rank = ({ effect }: OperationData): number => ["create", "replace"].indexOf(effect) === -1 ? (effect === "delete" ? 2 : 1) : 0;
  const inOrder = operations.toSorted(([, , one], [, , other]) => rank(one) - rank(other));

  test("answers every operation as it says", () => {
    for (const [id, resource, operation] of inOrder) {
      const answer = send(resource, operation);
      expect(answer.status, `${id}: ${answer.body}`).toBeLessThan(500);
      if (answer.status < 300 && operation.answer.is === "not-shown" && operation.answer.mediaType === undefined) expect(() => JSON.parse(answer.body), `${id}: ${answer.body}`).not.toThrow();
      if (answer.status >= 300 || operation.answer.is !== "json") continue;
      const { shape, envelope } = operation.answer;
      const body = JSON.parse(answer.body) as Json;
      const inner = envelope === undefined ? body : Object.values(body as object)[0];
      expect(judge(answered, ofAnswers(shape), inner as Json, ""), `${id}: ${answer.body}`).toEqual([]);
    }
  });
});

/** What an answer carries is no request: the shapes of requests do not hold for it, and it has no fields that only those hold. */
function ofAnswers<Value>(shape: Value): Value {
  const plain = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.filter((one: { shape?: { writeOnly?: true } } | null) => one?.shape?.writeOnly !== true).map(plain);
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(Object.entries(value).filter(([key]) => key !== "sent" && key !== "readOnly").map(([key, inner]) => [key, plain(inner)]));
  };
  return plain(shape) as Value;
}
