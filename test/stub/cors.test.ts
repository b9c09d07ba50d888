/** Pages of other origins call a stub: by what the CORS protocol of the Fetch Standard asks of a server. */
import { expect, test } from "vitest";
import { withCors } from "../../templates/{service}/stub/src/runtime/cors.ts";
import { toFetch } from "../../templates/{service}/stub/src/runtime/fetch.ts";
import { createStub } from "../../templates/{service}/stub/src/runtime/stub.ts";
import { stubService } from "./support/services.ts";

const stub = createStub(stubService("mgmt-v3"), { seed: 1 });
const [direct, wrapped] = [toFetch(stub), toFetch(withCors(stub))];
const url = `https://device.example${stub.base}/slb/common`;
const origin = "https://ui.example";

test("what a browser asks beforehand is answered without the stub, whatever is asked for", async () => {
  const asked = { origin, "access-control-request-method": "PUT", "access-control-request-headers": "authorization,content-type" };
  const answer = await wrapped(url, { method: "OPTIONS", headers: asked });
  expect([answer.status, Object.fromEntries(answer.headers)]).toEqual([
    204,
    {
      "access-control-allow-origin": origin,
      "access-control-allow-credentials": "true",
      "access-control-allow-methods": "PUT",
      "access-control-allow-headers": "authorization,content-type",
      vary: "origin",
    },
  ]);
});

test("a page reads the answer and all of its headers, refusals too", async () => {
  for (const headers of [stub.headers(), {}]) {
    const [answer, own] = [await wrapped(url, { headers: { ...headers, origin } }), await direct(url, { headers })];
    expect([answer.status, await answer.text()]).toEqual([own.status, await own.text()]);
    expect(answer.headers.get("access-control-allow-origin")).toBe(origin);
    expect(answer.headers.get("access-control-expose-headers")?.split(", ").sort()).toEqual([...own.headers.keys()].sort());
  }
});

test("who is no browser is answered as ever, OPTIONS too", async () => {
  for (const method of ["GET", "OPTIONS"]) {
    const [answer, own] = [await wrapped(url, { method, headers: stub.headers() }), await direct(url, { method, headers: stub.headers() })];
    expect([answer.status, [...answer.headers], await answer.text()]).toEqual([own.status, [...own.headers], await own.text()]);
  }
});
