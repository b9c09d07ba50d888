/** What a definition says of the service as a whole. */
import { expect, test } from "vitest";
import { service } from "../../support/in-memory.ts";

test.each([
  ["", undefined],
  ["security: {};", []],
])("a service with the fact `%s` has the ways to authenticate %j", (fact, security) => {
  const text = `
    import type { Service } from "specwright/http";
    /** @source Things */
    export type Things = Service<{ title: "Things"; version: "1"; document: "document.md"; servers: {}; ${fact} }>;
  `;
  expect(service({ "service.ts": text }).security).toEqual(security);
});
