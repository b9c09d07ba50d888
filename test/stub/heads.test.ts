/** HEAD, which the document lists: what comes over a connection says nothing of a length that GET would not have. */
import { request } from "node:http";
import { expect, onTestFinished, test } from "vitest";
import { serve } from "../../templates/{service}/stub/src/runtime/serve.ts";
import { createStub } from "../../templates/{service}/stub/src/runtime/stub.ts";
import { service } from "../support/in-memory.ts";
import { dataOf } from "./support/services.ts";

const data = dataOf(service({
  "document.md": "# Things\n\n## Thing\n\n| Field | Type |\n|---|---|\n| name | string |\n",
  "things.ts": `import type { Facts, Failures, Get, Head, None, Post, Resource } from "specwright/http";
/** A thing. @source Thing */
export interface Thing {
  name: string;
}
/** A thing. @source Thing */
export type OneThing = OneKind<{ uri: "/things/{name}" }>;
/** A kind. @source Thing */
interface OneKind<Of extends Facts> extends Resource<Of["uri"], { name: string }, Thing> {
  /** Read it @source Thing */
  get: Get<Of["uri"], Thing>;
  /** Ask for it @source Thing */
  head: Head<Of["uri"]> & Failures<{ 404: Thing }>;
}
/** Things. @source Thing */
export type Things = ManyKind<{ uri: "/things" }>;
/** A kind. @source Thing */
interface ManyKind<Of extends Facts> extends Resource<Of["uri"]> {
  /** Make one @source Thing */
  create: Post<Of["uri"], Thing, None>;
}`,
}));

test.each([["/things/a", 200], ["/things/b", 404]])("%s is answered with %i", async (path, expected) => {
  const stub = createStub(data, { seed: 1 });
  stub.preset("/things/a", { name: "a" });
  const server = await serve(stub);
  onTestFinished(() => server.close());
  const { status, length } = await new Promise<{ status: number | undefined; length: string | undefined }>((resolve, reject) => {
    const sent = request(`${server.url}${stub.base}${path}`, { method: "HEAD", headers: stub.headers() }, (answer) => {
      answer.resume();
      resolve({ status: answer.statusCode, length: answer.headers["content-length"] });
    });
    sent.on("error", reject).end();
  });
  expect([status, length]).toEqual([expected, undefined]);
});
