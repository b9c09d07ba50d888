/** A served stub stays up and goes on answering, whatever clients do to it. */
import { Agent } from "node:http";
import { connect } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { selfSigned } from "../../templates/{service}/stub/src/runtime/certificate.ts";
import { serve, type Served } from "../../templates/{service}/stub/src/runtime/serve.ts";
import { createStub, type Stub } from "../../templates/{service}/stub/src/runtime/stub.ts";
import { growth } from "../support/growth.ts";
import { call, raw } from "./support/http.ts";
import { stubService } from "./support/services.ts";

const ports = "/mgmt/v3/slb/virtual-server/vip1/port";
const count = Number(process.env["SPECWRIGHT_STUB_REQUESTS"] ?? 2000);
const connections = Number(process.env["SPECWRIGHT_STUB_CONNECTIONS"] ?? 200);

let stub: Stub;
let server: Served;
let head: string;

beforeAll(async () => {
  stub = createStub(stubService("mgmt-v3"), { seed: 1 });
  server = await serve(stub, { headersTimeout: 300, requestTimeout: 600 });
  head = Object.entries(stub.headers()).map(([name, value]) => `${name}: ${value}\r\n`).join("");
});
afterAll(() => server.close());

async function answersStill(): Promise<void> {
  expect((await call(server.url, "/mgmt/v3/authentication", { headers: stub.headers() })).status).toBe(200);
}

const statuses = (answer: string): readonly number[] => [...answer.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(({ 1: status }) => Number(status));

describe("it refuses", () => {
  test("a body of 100 MB before it is sent", async () => {
    let sent = 0;
    const answer = await raw(server.url, (socket) => {
      socket.write(`POST ${ports} HTTP/1.1\r\nHost: x\r\n${head}Content-Length: 104857600\r\n\r\n`);
      socket.on("data", () => (sent = socket.bytesWritten));
    });
    expect(statuses(answer)).toEqual([413]);
    expect(answer).toContain("x-not-shown: the status and the body of errors");
    expect(sent).toBeLessThan(2000);
    await answersStill();
  });

  test("the same of a client that asks first, which it tells at once", async () => {
    const answer = await raw(server.url, (socket) => socket.write(`POST ${ports} HTTP/1.1\r\nHost: x\r\n${head}Content-Length: 104857600\r\nExpect: 100-continue\r\n\r\n`));
    expect(statuses(answer)).toEqual([413]);
  });

  test("a body without an announced end as soon as it is too long", async () => {
    let bytes = 0;
    const chunk = `10000\r\n${"a".repeat(0x10000)}\r\n`;
    const answer = await raw(server.url, (socket) => {
      const more = (): void => {
        for (; bytes < 100_000_000 && socket.writable && socket.write(chunk); bytes += chunk.length);
      };
      socket.on("drain", more).on("error", () => undefined);
      socket.write(`POST ${ports} HTTP/1.1\r\nHost: x\r\n${head}Transfer-Encoding: chunked\r\n\r\n`);
      more();
    });
    expect(statuses(answer)).toEqual([413]);
    expect(bytes).toBeLessThan(50_000_000);
    await answersStill();
  });

  test.each([
    ["with an announced end", `Content-Length: 8000000\r\n\r\n${"a".repeat(8_000_000)}`],
    ["without one", `Transfer-Encoding: chunked\r\n\r\n7a1200\r\n${"a".repeat(8_000_000)}\r\n0\r\n\r\n`],
  ])("a body that is sent to its end before the answer is looked for, %s: it is there", async (_, rest) => {
    const answer = await raw(server.url, (socket) => {
      socket.pause().write(`POST ${ports} HTTP/1.1\r\nHost: x\r\n${head}${rest}`, (error) => (error ? socket.destroy() : socket.resume()));
    });
    expect(statuses(answer)).toEqual([413]);
    await answersStill();
  });

  test("10,000 headers", async () => {
    const many = Array.from({ length: 10_000 }, (_, at) => `x-${at}: y\r\n`).join("");
    expect(statuses(await raw(server.url, (socket) => socket.write(`GET /mgmt/v3/slb HTTP/1.1\r\nHost: x\r\n${many}\r\n`)))).toEqual([431]);
    await answersStill();
  });

  test.each([
    ["no HTTP", "hello\r\n\r\n"],
    ["bytes at random", "\x16\x03\x01\x02\0\x01\0\x01\xfc\x03\x03"],
    ["two lengths", `POST ${ports} HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n{}`],
    ["a length and chunks", `POST ${ports} HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`],
    ["a negative length", `POST ${ports} HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n`],
    ["a line break in a path", "GET /mgmt/v3/\nslb HTTP/1.1\r\n\r\n"],
  ])("%s", async (_, text) => {
    expect(statuses(await raw(server.url, (socket) => socket.write(Buffer.from(text, "latin1"))))).toEqual([400]);
    await answersStill();
  });

  test("who takes too long for the headers, or for the body", async () => {
    const headers = await raw(server.url, (socket) => socket.write("GET /mgmt/v3/slb HTTP/1.1\r\nHost: x\r\n"));
    const body = await raw(server.url, (socket) => socket.write(`POST ${ports} HTTP/1.1\r\nHost: x\r\n${head}Content-Length: 10\r\n\r\n{`));
    expect([statuses(headers), statuses(body)]).toEqual([[408], [408]]);
    await answersStill();
  });
});

describe("it tells of", () => {
  const asked = (first: string, rest = ""): string => `${first} HTTP/1.1\r\nHost: x\r\n${head}Connection: close\r\n${rest}\r\n`;

  test.each<[string, () => string, string]>([
    ["what it answers", () => asked("GET /mgmt/v3/slb"), "200 GET /mgmt/v3/slb"],
    ["a body that is too large", () => asked(`POST ${ports}`, "Content-Length: 104857600\r\n"), `413 POST ${ports}`],
    ["what is expected of it in vain", () => asked("GET /mgmt/v3/slb", "Expect: miracles\r\n"), "417 GET /mgmt/v3/slb"],
    ["a request without a host", () => asked("GET /mgmt/v3/slb").replace("Host: x\r\n", ""), "400 GET /mgmt/v3/slb"],
    ["a request with two hosts", () => asked("GET /mgmt/v3/slb", "Host: y\r\n"), "400 GET /mgmt/v3/slb"],
    ["a tunnel that it is no proxy for", () => "CONNECT other.example:443 HTTP/1.1\r\nHost: x\r\n\r\n", "501 CONNECT other.example:443"],
    ["what is no HTTP", () => "hello\r\n\r\n", "400 Invalid method encountered"],
    ["a header that is too long", () => asked("GET /mgmt/v3/slb", `x: ${"y".repeat(20_000)}\r\n`), "431 Header overflow"],
    ["what comes too slowly", () => "GET /mgmt", "408 Request timeout"],
  ])("%s", async (_, sent, told) => {
    const log: string[] = [];
    const telling = await serve(stub, {
      headersTimeout: 300,
      onAnswer: ({ method, path }, { status }) => void log.push(`${status} ${method} ${path}`),
      onUnreadable: (why, status) => void log.push(`${status} ${why}`),
    });
    const answer = await raw(telling.url, (socket) => socket.write(sent()));
    await telling.close();
    expect([log, statuses(answer)]).toEqual([[told], [Number(told.slice(0, 3))]]);
  });

  test("a client without TLS", async () => {
    const log: unknown[] = [];
    const telling = await serve(stub, { tls: selfSigned(), onUnreadable: (...told) => void log.push(told) });
    await raw(telling.url, (socket) => socket.write(asked("GET /mgmt/v3/slb")));
    await telling.close();
    expect(log).toEqual([["http request"]]);
  });
});

describe("it answers", () => {
  test("pipelined requests in their order, each of them", async () => {
    const keys = Array.from({ length: 50 }, (_, at) => at + 1000);
    const posts = keys.map((key) => {
      const body = JSON.stringify({ port: { "port-number": key, protocol: "tcp" } });
      return `POST ${ports} HTTP/1.1\r\nHost: x\r\n${head}Content-Length: ${body.length}\r\n\r\n${body}`;
    });
    const last = `DELETE ${ports}/x HTTP/1.1\r\nHost: x\r\n${head}Connection: close\r\n\r\n`;
    const answer = await raw(server.url, (socket) => socket.write(posts.join("") + last));
    expect(statuses(answer)).toEqual([...keys.map(() => 201), 404]);
    expect([...answer.matchAll(/"port-number":(\d+)/g)].map(({ 1: key }) => Number(key))).toEqual(keys);
  });

  test("a client that has closed its own side", async () => {
    const answer = await raw(server.url, (socket) => socket.end(`GET /mgmt/v3/authentication HTTP/1.1\r\nHost: x\r\n${head}\r\n`));
    expect(statuses(answer)).toEqual([200]);
  });

  test("everybody else when some go away in the middle", async () => {
    const { hostname, port } = new URL(server.url);
    const leave = (bytes: string): Promise<void> =>
      new Promise((resolve) => {
        const socket = connect(Number(port), hostname, () => socket.write(bytes, () => (socket.resetAndDestroy(), resolve())));
      });
    await Promise.all(Array.from({ length: 50 }, (_, at) => leave(`POST ${ports} HTTP/1.1\r\nHost: x\r\n${head}Content-Length: 100\r\n\r\n${"{".repeat(at)}`)));
    await answersStill();
  });

  test("methods and targets of every sort", async () => {
    const methods = ["PATCH", "TRACE", "PROPFIND", "LOCK"];
    for (const method of methods) expect((await call(server.url, "/mgmt/v3/slb", { method, headers: stub.headers() })).status).toBe(405);
    const target = async (text: string): Promise<readonly number[]> => statuses(await raw(server.url, (socket) => socket.write(`GET ${text} HTTP/1.1\r\nHost: x\r\n${head}Connection: close\r\n\r\n`)));
    expect(await target("http://other.example/mgmt/v3/slb")).toEqual([200]);
    expect(await target("/mgmt/v3/slb#part")).toEqual([200]);
    expect(await target("*")).toEqual([404]);
    expect(await target("/mgmt/v3/%2e%2e/slb")).toEqual([404]);
  });

  test("everybody else when a test's own endpoint throws", async () => {
    const endpoints = [{ method: "GET", path: "/broken", answer: () => { throw new Error("It is broken."); } }] as const;
    const own = createStub(stubService("mgmt-v3"), { endpoints });
    const broken = await serve(own);
    const { status, body } = await call(broken.url, "/mgmt/v3/broken", { headers: own.headers() });
    expect([status, JSON.parse(body).error.message]).toEqual([500, "It is broken."]);
    expect((await call(broken.url, "/mgmt/v3/slb", { headers: own.headers() })).status).toBe(200);
    await broken.close();
  });

  test("all that lies below a resource, in a time that grows with the number of elements, not with its square", () => {
    const read = (count: number): (() => void) => {
      const many = createStub(stubService("mgmt-v3"), { seed: 1 });
      const headers = Object.fromEntries(Object.entries(many.headers()).map(([name, value]) => [name.toLowerCase(), value]));
      const send = (method: string, path: string, body?: string) => many.handle({ method, path, headers, ...(body === undefined ? {} : { body: Buffer.from(body) }) });
      const elements = Array.from({ length: count }, (_, at) => ({ "port-number": at, protocol: "tcp" }));
      expect(send("POST", ports, JSON.stringify({ "port-list": elements })).status).toBe(201);
      return () => expect(JSON.parse(send("GET", "/mgmt/v3/slb").body).slb["virtual-server-list"][0]["port-list"]).toHaveLength(count);
    };
    expect(growth(read(1_200), read(12_000))).toBeLessThan(50);
  });

  test(`${connections} connections at once`, async () => {
    const patient = await serve(stub);
    const agent = new Agent({ keepAlive: true, maxSockets: connections });
    const all = await Promise.all(Array.from({ length: connections }, () => call(patient.url, "/mgmt/v3/slb/common", { headers: stub.headers(), agent })));
    agent.destroy();
    await patient.close();
    expect(all.every(({ status }) => status === 200)).toBe(true);
  });

  test(`${count} requests without keeping more than the objects that there are`, () => {
    const quiet = createStub(stubService("mgmt-v3"), { seed: 1 });
    const headers = Object.fromEntries(Object.entries(quiet.headers()).map(([name, value]) => [name.toLowerCase(), value]));
    const send = (method: string, path: string, body?: string): number => quiet.handle({ method, path: ports + path, headers, ...(body === undefined ? {} : { body: Buffer.from(body) }) }).status;
    for (let at = 0; at < count / 4; at++) {
      const key = at % 97;
      expect(send("POST", "", `{"port":{"port-number":${key},"protocol":"tcp"}}`)).toBe(201);
      expect(send("GET", `/${key}+tcp`)).toBe(200);
      expect(send("PUT", "", `{"port":{"port-number":${key},"protocol":"tcp","range":${at}}}`)).toBe(204);
      expect(send("DELETE", `/${key}+tcp`)).toBe(200);
    }
    const fresh = createStub(stubService("mgmt-v3"), { seed: 1 }).dump();
    expect({ ...quiet.dump(), serial: 0 }).toEqual({ ...fresh, serial: 0 });
  });
});
