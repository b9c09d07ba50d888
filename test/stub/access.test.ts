/** What operations ask of their callers: the stub asks for it, over HTTPS for a certificate as well. */
import { describe, expect, onTestFinished, test } from "vitest";
import { serve } from "../../templates/{service}/stub/src/runtime/serve.ts";
import { createStub, type Stub } from "../../templates/{service}/stub/src/runtime/stub.ts";
import { selfSigned } from "../../templates/{service}/stub/src/runtime/certificate.ts";
import { trusting } from "../client/runtime/runtime.ts";
import { caseServices, modelOf } from "../support/definitions.ts";
import { dataOf } from "./support/services.ts";

const { outcome } = modelOf(caseServices().find(({ service: name }) => name === "workshop")!);
if (!outcome.ok) throw new Error("no model");
const service = dataOf(outcome.value);

const accepted = { key: ["k"], token: ["t", "reader"], visit: ["v"], account: ["ann:pw"] };
const made = (): Stub => createStub(service, { seed: 1, credentials: { accepted, scopes: { reader: ["devices:read"] } } });

const shown = {
  nothing: {},
  token: { authorization: "Bearer t" },
  reader: { authorization: "Bearer reader" },
  account: { authorization: `Basic ${btoa("ann:pw")}` },
  visit: { cookie: "VISIT=v" },
};

function asked(stub: Stub, [method, path]: readonly [string, string], headers: object, body?: object) {
  const bytes = body === undefined ? {} : { body: new TextEncoder().encode(JSON.stringify(body)) };
  return stub.handle({ method, path: `/v1${path}`, headers: { "content-type": "application/json", ...headers }, ...bytes });
}

const device = { id: "d1", label: "press" };

describe("an operation", () => {
  test.each<readonly [string, string, string, object, object | undefined, number]>([
    ["of which the definition says nothing asks for what the service does", "GET", "/devices/d1", shown.token, undefined, 200],
    ["so, and is refused otherwise", "GET", "/devices/d1", shown.visit, undefined, 401],
    ["that asks for nothing", "POST", "/visits", shown.nothing, { name: "ann" }, 201],
    ["that asks for nothing takes what it did not ask for", "POST", "/visits", { authorization: "Bearer wrong" }, { name: "ann" }, 201],
    ["that asks for a visit or nothing", "GET", "/visits", shown.nothing, undefined, 200],
    ["is asked by HEAD for what GET asks for", "HEAD", "/visits", shown.nothing, undefined, 200],
    ["that asks for a scope", "GET", "/devices", shown.reader, undefined, 200],
    ["that asks for two", "POST", "/devices?key=k", shown.token, { id: "d2" }, 201],
    ["that asks for two is refused by one", "POST", "/devices", shown.token, { id: "d2" }, 401],
    ["that asks for two is refused by the other", "POST", "/devices?key=k", shown.nothing, { id: "d2" }, 401],
    ["that asks for a scope that the token lacks", "POST", "/devices?key=k", shown.reader, { id: "d2" }, 403],
    ["among several of one method", "POST", "/devices/d1", shown.account, device, 200],
    ["among several of one method, in another way", "POST", "/devices/d1", shown.visit, device, 200],
    ["among several of one method, in none of their ways", "POST", "/devices/d1", shown.token, device, 401],
    ["that there is not asks for what the service does", "GET", "/nothing", shown.nothing, undefined, 401],
  ])("%s", (_, method, path, headers, body, status) => {
    const stub = made();
    stub.preset("/devices/d1", device);
    expect(asked(stub, [method, path], headers, body).status).toBe(status);
  });

  test("tells what it asks for", () => {
    const stub = made();
    const refused = asked(stub, ["POST", "/devices"], shown.token, { id: "d2" });
    expect([refused.headers["www-authenticate"], refused.body]).toEqual(["Bearer, key", expect.stringContaining('"message":"key is missing"')]);
    const lacking = asked(stub, ["POST", "/devices?key=k"], shown.reader, { id: "d2" });
    expect([lacking.headers["www-authenticate"], lacking.body]).toEqual(['Bearer error="insufficient_scope", scope="devices:write"', expect.stringContaining("without the scope devices:write")]);
  });

  test("has what programs are given for it", () => {
    const stub = made();
    const access = service.resources.flatMap(({ operations }) => operations).find(({ id }) => id === "createDevices")!.access!;
    expect([stub.headers(), stub.query()]).toEqual([{ Authorization: "Bearer t" }, ""]);
    expect([stub.headers(access), stub.query(access)]).toEqual([{ Authorization: "Bearer t" }, "key=k"]);
    expect([stub.headers([]), stub.query([])]).toEqual([{}, ""]);
  });
});

describe("a certificate of the client", () => {
  const own = selfSigned(["client.example"]);
  const other = selfSigned(["other.example"]);
  const restart = async (certificates: readonly string[] | undefined, client?: typeof own): Promise<number> => {
    const stub = createStub(service, { seed: 1, credentials: { accepted: { ...accepted, ...(certificates && { engineer: certificates }) } } });
    stub.preset("/devices/d1", device);
    const tls = selfSigned();
    const server = await serve(stub, { tls });
    onTestFinished(() => server.close());
    const send = trusting({ fingerprints: [tls.fingerprint], ...(client && { client }) }) as unknown as typeof fetch & { close(): Promise<void> };
    onTestFinished(() => send.close());
    const answer = await send(`${server.url}/v1/devices/d1?key=k`, { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(device) });
    await answer.text();
    return answer.status;
  };

  test("is asked for, and any will do", async () => {
    expect([await restart(undefined, own), await restart(undefined)]).toEqual([200, 401]);
  });

  test("is the one that is accepted, where one is", async () => {
    expect([await restart([own.fingerprint], own), await restart([own.fingerprint], other), await restart([own.fingerprint])]).toEqual([200, 401, 401]);
  });

  test("is taken as shown where nobody can tell, beside what can be told", () => {
    const stub = made();
    stub.preset("/devices/d1", device);
    expect([asked(stub, ["POST", "/devices/d1?key=k"], {}, device).status, asked(stub, ["POST", "/devices/d1"], {}, device).status]).toEqual([200, 401]);
  });

  test("is no way in where nobody can tell, and there is another", () => {
    const either = createStub({ ...service, access: [[{ scheme: "engineer" }], [{ scheme: "key" }]] }, { seed: 1, credentials: { accepted } });
    either.preset("/devices/d1", device);
    const read = (more: object, query = ""): number => either.handle({ method: "GET", path: `/v1/devices/d1${query}`, headers: {}, ...more }).status;
    expect([read({}), read({}, "?key=k"), read({ certificate: "" }), read({ certificate: "AB" })]).toEqual([401, 200, 401, 200]);
  });
});
