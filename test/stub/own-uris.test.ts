/** An operation is where its own URI says, which need not be that of its resource: an action, such as `/loans/{loan_id}/return`. */
import { describe, expect, test } from "vitest";
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
