/** Conditions that a request puts on itself, of which no document here says anything: they hold as HTTP has them. */
import { describe, expect, test } from "vitest";
import { device, type Device } from "./support/device.ts";
import { createStub } from "../../templates/{service}/stub/src/runtime/stub.ts";
import { service } from "../support/in-memory.ts";
import { lowered } from "./support/device.ts";
import { dataOf } from "./support/services.ts";

const path = "/applications/shop";
const http = { name: "shop", description: "new" };

function shop(): Device {
  const target = device("controller-v2");
  target.send("POST", "/applications", { name: "shop", description: "old" });
  return target;
}

describe("a request whose condition does not hold changes nothing:", () => {
  test.each([
    ["PUT", path, { "if-none-match": "*" }, "If-None-Match is *, and there is something"],
    ["DELETE", path, { "if-none-match": " * " }, "If-None-Match is *, and there is something"],
    ["PUT", path, { "if-match": '"1", "2"' }, "If-Match names versions, of which no answer tells"],
  ])("%s %s with %j", (method, at, headers, message) => {
    const { stub, send } = shop();
    const before = stub.dump();
    const refused = send(method, at, method === "PUT" ? http : undefined, headers);
    expect([refused.status, refused.body.error.message]).toEqual([412, message]);
    expect(refused.headers["x-not-shown"]).toContain("what becomes of conditions");
    expect(stub.dump()).toEqual(before);
  });
});

test.each<[string, string, { readonly [name: string]: string }, number]>([
  ["PUT", path, { "if-match": "*" }, 200],
  ["PUT", path, { "if-none-match": '"1"' }, 200],
  ["GET", path, { "if-match": "*" }, 200],
  ["GET", path, { "if-modified-since": "Mon, 30 Nov 2026 10:00:00 GMT" }, 200],
  ["PUT", path, { "if-unmodified-since": "Mon, 30 Nov 2026 10:00:00 GMT" }, 200],
  ["PUT", "/applications/none", { "if-match": "*" }, 404],
])("%s %s with %j is answered as without it", (method, at, headers, status) => {
  expect(shop().send(method, at, method === "PUT" ? { ...http, name: at.slice(14) } : undefined, headers).status).toBe(status);
});

test("a header that the document has means what the document says", () => {
  const stub = createStub(dataOf(service({
    "document.md": "# Things\n\n## Thing\n\n| Field | Type |\n|---|---|\n| name | string |\n\nIf-Match has the version.\n",
    "things.ts": `import type { Facts, Get, Headers, Put, Resource, None } from "specwright/http";
/** A thing. @source Thing */
export interface Thing {
  name?: string;
}
/** The thing. @source Thing */
export type TheThing = TheKind<{ uri: "/thing" }>;
/** A kind. @source Thing */
interface TheKind<Of extends Facts> extends Resource<Of["uri"], {}, Thing> {
  /** Read it @source Thing */
  get: Get<Of["uri"], Thing>;
  /** Put it @source Thing */
  put: Put<Of["uri"], Thing, None> & Headers<Asked>;
}
interface Asked {
  /** @source Thing */
  "If-Match"?: string;
}`,
  })));
  expect(stub.handle({ method: "PUT", path: `${stub.base}/thing`, headers: { ...lowered(stub.headers()), "content-type": "application/json", "if-match": '"7"' }, body: new TextEncoder().encode("{}") }).status).toBe(204);
});
