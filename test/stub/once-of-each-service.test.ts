/** What a service's data decide is worked out once, however many stubs and tests ask: neither costs more in a service of more resources. */
import { expect, test } from "vitest";
import type { ServiceData } from "../../templates/{service}/stub/src/runtime/data.ts";
import { createStub } from "../../templates/{service}/stub/src/runtime/stub.ts";
import { operationOf, parentsOf, resourceAt, withEffect } from "../../templates/{service}/tests/support/documented.ts";
import { stubService } from "./support/services.ts";

const { uri, operations } = stubService("mgmt-v3").resources[0]!;
const { id } = operations[0]!;

/** Tells how often its resources were gone through. */
function counted(): { readonly service: ServiceData; readonly count: () => number } {
  let count = 0;
  const { resources, ...others } = stubService("mgmt-v3");
  const service = {
    ...others,
    get resources() {
      count += 1;
      return resources;
    },
  };
  return { service, count: () => count };
}

test.each<[string, (service: ServiceData) => void]>([
  ["stubs", (service) => void createStub(service, { seed: 1 })],
  [
    "tests",
    (service) => {
      resourceAt(service, uri);
      parentsOf(service, uri);
      withEffect(service, uri, "read");
      operationOf(service, id);
    },
  ],
])("%s", (_, ask) => {
  const { service, count } = counted();
  ask(service);
  const once = count();
  for (let time = 0; time < 10; time++) ask(service);
  expect(count()).toBe(once);
});
