/** One behaviour behind three faces: a server of HTTP and HTTPS, a `fetch`, and handlers of Mock Service Worker. */
import { X509Certificate } from "node:crypto";
import { Agent } from "node:http";
import { setupServer } from "msw/node";
import { afterEach, describe, expect, test } from "vitest";
import { selfSigned } from "../../templates/{service}/stub/src/runtime/certificate.ts";
import { toFetch } from "../../templates/{service}/stub/src/runtime/fetch.ts";
import { mswHandlers } from "../../templates/{service}/stub/src/runtime/msw.ts";
import { serve, type Served, type ServeOptions } from "../../templates/{service}/stub/src/runtime/serve.ts";
import { createStub, type Stub } from "../../templates/{service}/stub/src/runtime/stub.ts";
import { call, type WireAnswer } from "./support/http.ts";
import { recorderOf } from "./support/recorder.ts";
import { stubService } from "./support/services.ts";

const ports = "/slb/virtual-server/vip1/port";
const http = { "port-number": 80, protocol: "tcp" };

interface Face {
  readonly stub: Stub;
  call(method: string, path: string, body?: unknown): Promise<WireAnswer>;
}

let ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends) await end();
  ends = [];
});

async function served(stub: Stub, options: ServeOptions = {}): Promise<Served> {
  const server = await serve(stub, options);
  ends.push(() => server.close());
  return server;
}

/** The headers are those that the stub itself gives out. */
const faces: { readonly [name: string]: (service: string) => Promise<Face> } = {
  "a server of HTTP": async (service) => {
    const stub = createStub(stubService(service), { seed: 1 });
    const { url } = await served(stub);
    return { stub, call: (method, path, body) => call(url, stub.base + path, { method, headers: stub.headers(), ...(body === undefined ? {} : { body: JSON.stringify(body) }) }) };
  },
  "a server of HTTPS": async (service) => {
    const stub = createStub(stubService(service), { seed: 1 });
    const tls = selfSigned();
    const { url } = await served(stub, { tls });
    return { stub, call: (method, path, body) => call(url, stub.base + path, { method, headers: stub.headers(), ca: tls.cert, ...(body === undefined ? {} : { body: JSON.stringify(body) }) }) };
  },
  "a fetch": async (service) => {
    const stub = createStub(stubService(service), { seed: 1 });
    return { stub, call: (method, path, body) => fetched(toFetch(stub), stub, method, path, body) };
  },
  "handlers of MSW": async (service) => {
    const stub = createStub(stubService(service), { seed: 1 });
    const worker = setupServer(...mswHandlers(stub, "https://device.example"));
    worker.listen({ onUnhandledRequest: "error" });
    ends.push(() => worker.close());
    return { stub, call: (method, path, body) => fetched(fetch, stub, method, path, body) };
  },
};

async function fetched(through: typeof fetch, stub: Stub, method: string, path: string, body: unknown): Promise<WireAnswer> {
  const response = await through(`https://device.example${stub.base}${path}`, { method, headers: stub.headers(), ...(body === undefined ? {} : { body: JSON.stringify(body) }) });
  return { status: response.status, headers: Object.fromEntries(response.headers), body: await response.text() };
}

/** Everything that the two documents give an operation. */
const scripts: { readonly [service: string]: readonly (readonly [method: string, path: string, body?: unknown])[] } = {
  "mgmt-v3": [
    ...["/authentication", "/authorization"].flatMap((at) => {
      const body = { [at.slice(1)]: {} };
      return [["POST", at, body], ["GET", at], ["POST", at, body], ["PUT", at, body], ["DELETE", at]] as const;
    }),
    ["GET", "/authentication/console"],
    ["GET", "/slb"],
    ["GET", "/slb/common"],
    ["POST", ports, { port: { ...http, reset: true } }],
    ["POST", ports, { "port-list": [{ "port-number": 81, protocol: "a+b" }] }],
    ["PUT", ports, { port: { ...http, "sampling-enable": [{ counters1: "curr_conn" }] } }],
    ["GET", ports],
    ...["", "/stats", "/oper", "/baseline", "/rate"].flatMap((data) => [["GET", `${ports}/80+tcp${data}`], ["GET", ports + data]] as const),
    ["GET", `${ports}/81+a%2Bb`],
    ["GET", `${ports}/99+tcp`],
    ["PATCH", ports],
    ["POST", ports, { port: { "port-number": "x" } }],
  ],
  "controller-v2": [
    ["POST", "/applications", { name: "shop" }],
    ["GET", "/applications"],
    ["GET", "/applications/shop"],
    ["PUT", "/applications/shop", { description: "sells" }],
    ["POST", "/applications/shop/hosts", { name: "www é" }],
    ["GET", "/applications/shop/hosts/www%20%C3%A9"],
    ["PUT", "/applications/shop/hosts/www%20%C3%A9", { description: "web" }],
    ["DELETE", "/applications/shop/hosts/www%20%C3%A9"],
    ["DELETE", "/applications/shop"],
    ["POST", "/session", {}],
  ],
};

describe.each(Object.keys(scripts))("%s", (service) => {
  test.each(Object.keys(faces))("behind %s answers every operation of the document as the document says", async (name) => {
    const face = await faces[name]!(service);
    const recorder = recorderOf(service);
    const identifiers: string[] = [];
    for (const [method, path, sent] of scripts[service]!) {
      const answer = await face.call(method, path, sent);
      recorder.record({ method, path, sent, answer });
      identifiers.push(...(answer.body.match(/(?<="uuid":")[^"]+/g) ?? []));
    }
    for (const id of new Set(identifiers.slice(-1))) recorder.record({ method: "GET", path: `/uuid/${id}`, answer: await face.call("GET", `/uuid/${id}`) });
    const wanted = service === "mgmt-v3" ? 24 : 8;
    expect(recorder.operations()).toHaveLength(wanted);
    expect(recorder.validated()).toBeGreaterThan(wanted);
  });
});

test("the faces give the same answers", async () => {
  const answers = await Promise.all(
    Object.values(faces).map(async (open) => {
      const face = await open("mgmt-v3");
      const given: unknown[] = [];
      for (const [method, path, body] of scripts["mgmt-v3"]!) {
        const { status, headers, body: text } = await face.call(method, path, body);
        given.push([status, text, headers["x-not-shown"], headers["content-type"]]);
      }
      return given;
    }),
  );
  for (const other of answers.slice(1)) expect(other).toEqual(answers[0]);
});

test("a server is on the loopback interface, says where, and closes while clients are connected", async () => {
  const server = await serve(createStub(stubService("mgmt-v3")));
  expect(server.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
  await expect(serve(createStub(stubService("mgmt-v3")), { port: server.port })).rejects.toThrow("EADDRINUSE");
  await call(server.url, "/mgmt/v3/slb");
  await server.close();
  await expect(call(server.url, "/mgmt/v3/slb", { agent: new Agent() })).rejects.toThrow("ECONNREFUSED");
});

test("a certificate is signed by itself, for the hosts and the time that it is for", () => {
  const { cert, fingerprint } = selfSigned(["device.example", "192.0.2.10"], Date.UTC(2030, 0, 1), 10);
  const read = new X509Certificate(cert);
  expect(read.verify(read.publicKey)).toBe(true);
  expect([read.checkHost("device.example"), read.checkIP("192.0.2.10"), read.checkHost("other.example")]).toEqual(["device.example", "192.0.2.10", undefined]);
  expect([read.fingerprint256, read.validTo]).toEqual([fingerprint, "Jan 11 00:00:00 2030 GMT"]);
  expect(selfSigned().fingerprint).not.toBe(fingerprint);
});

describe("faults on the way", () => {
  test.each(["a server of HTTP", "a server of HTTPS", "a fetch", "handlers of MSW"])("reach the client of %s", async (name) => {
    const { stub, call: send } = await faces[name]!("mgmt-v3");
    const whole = (await send("GET", "/slb")).body;
    for (const fault of ["drop", "reset"] as const) {
      stub.fault({ fault });
      await expect(send("GET", "/slb")).rejects.toThrow();
    }
    stub.fault({ fault: "truncate", bytes: 10 });
    await expect(send("GET", "/slb")).rejects.toThrow();
    stub.fault({ fault: "drip", bytes: 20, every: 2 });
    expect((await send("GET", "/slb")).body).toBe(whole);
    const started = performance.now();
    stub.fault({ fault: "delay", milliseconds: 60 });
    expect((await send("GET", "/slb")).body).toBe(whole);
    expect(performance.now() - started).toBeGreaterThanOrEqual(55);
  });

  test("an abort ends the waiting of a fetch", async () => {
    const stub = createStub(stubService("mgmt-v3"));
    stub.fault({ fault: "delay", milliseconds: 60_000 });
    await expect(toFetch(stub)("https://x/mgmt/v3/slb", { signal: AbortSignal.timeout(20) })).rejects.toThrow("timeout");
  });
});
