/** Whom a client trusts, over real TLS: nothing reaches a server that could not be verified. */
import { X509Certificate } from "node:crypto";
import { createServer } from "node:net";
import { Agent } from "undici";
import { beforeAll, describe, expect, onTestFinished, test, vi } from "vitest";
import { certificate, type Pair } from "./certificates.ts";
import { below, call, root, trusting, type ConnectOptions, type Result } from "./runtime.ts";
import { listening, readThing, reaching, servedSecurely } from "./server.ts";

let authority: Pair;
let signed: Pair;
let self: Pair;
let other: Pair;
let expired: Pair;

beforeAll(async () => {
  authority = await certificate({ signs: true });
  [signed, self, other, expired] = await Promise.all([certificate({ by: authority }), certificate(), certificate(), certificate({ days: -1 })]);
});

/** The call of a server with that certificate, as the client that trusts so sees it; and how often the server was asked. */
async function asking(pair: Pair, trust?: Parameters<typeof trusting>[0]): Promise<{ readonly result: Result<unknown>; readonly asked: number }> {
  const { port, asked } = await servedSecurely(pair);
  const result = await call(reaching(`https://127.0.0.1:${port}`, fetchOf(trust)), readThing, below(root)`/thing`).result();
  return { result, asked: asked() };
}

function fetchOf(trust: Parameters<typeof trusting>[0] | undefined): Partial<ConnectOptions> {
  if (trust === undefined) return {};
  const fetch = trusting(trust);
  onTestFinished(() => fetch.close());
  return { fetch };
}

function fingerprint({ cert }: Pair): string {
  return new X509Certificate(cert).fingerprint256;
}

const answer = { result: { ok: true, value: { a: 1 } }, asked: 1 };
const refused = (code: string): object => ({ result: { ok: false, error: { kind: "tls", code, operation: "readThing" } }, asked: 0 });

describe("the authorities of Node", () => {
  test("do not know a certificate that signs itself", async () => expect(await asking(self)).toMatchObject(refused("DEPTH_ZERO_SELF_SIGNED_CERT")));
  test("do not know another authority", async () => expect(await asking(signed)).toMatchObject(refused("UNABLE_TO_VERIFY_LEAF_SIGNATURE")));
});

describe("an authority that is given", () => {
  test("is trusted", async () => expect(await asking(signed, { ca: authority.cert })).toMatchObject(answer));
  test("is trusted among several", async () => expect(await asking(signed, { ca: [self.cert, authority.cert] })).toMatchObject(answer));
  test("does not vouch for another's certificate", async () => expect(await asking(self, { ca: authority.cert })).toMatchObject(refused("DEPTH_ZERO_SELF_SIGNED_CERT")));
  test("may be the certificate itself", async () => expect(await asking(self, { ca: self.cert })).toMatchObject(answer));

  test("does not vouch for another address", async () => {
    const elsewhere = await certificate({ by: authority, ip: "192.0.2.1" });
    expect(await asking(elsewhere, { ca: authority.cert })).toMatchObject(refused("ERR_TLS_CERT_ALTNAME_INVALID"));
  });

  test("does not vouch for what has expired", async () => {
    const old = await certificate({ by: authority, days: -1 });
    expect(await asking(old, { ca: authority.cert })).toMatchObject(refused("CERT_HAS_EXPIRED"));
  });
});

describe("a fingerprint", () => {
  test("is trusted without an authority", async () => expect(await asking(self, { fingerprints: [fingerprint(self)] })).toMatchObject(answer));
  test.each<[string, (fingerprint: string) => string]>([["without colons", (text) => text.toLowerCase().replaceAll(":", "")], ["as OpenSSL writes it", (text) => `sha256 Fingerprint=${text}\n`]])("may be written %s", async (_how, write) => {
    expect(await asking(self, { fingerprints: [write(fingerprint(self))] })).toMatchObject(answer);
  });
  test("is trusted for whatever address", async () => {
    const elsewhere = await certificate({ ip: "192.0.2.1" });
    expect(await asking(elsewhere, { fingerprints: [fingerprint(other), fingerprint(elsewhere)] })).toMatchObject(answer);
  });
  test("of another certificate is refused, before anything is sent", async () => expect(await asking(self, { fingerprints: [fingerprint(other)] })).toMatchObject(refused("CERT_FINGERPRINT_MISMATCH")));
  test("takes the place of all authorities", async () => expect(await asking(signed, { ca: authority.cert, fingerprints: [fingerprint(other)] })).toMatchObject(refused("CERT_FINGERPRINT_MISMATCH")));
  test("does not outlive its certificate", async () => expect(await asking(expired, { fingerprints: [fingerprint(expired)] })).toMatchObject(refused("CERT_HAS_EXPIRED")));

  test("holds for every connection that is opened, a resumed one too", async () => {
    const { port, asked } = await servedSecurely(self);
    const fetch = trusting({ fingerprints: [fingerprint(self)] });
    onTestFinished(() => fetch.close());
    const connection = reaching(`https://127.0.0.1:${port}`, { fetch });
    for (let turn = 0; turn < 3; turn++) {
      const response = await call(connection, readThing, below(root)`/thing`).raw();
      await response.text();
    }
    expect(asked()).toBe(3);
  });
});

test("no pin at all is no way to switch verification off", async () => {
  expect(await asking(self, { fingerprints: [] })).toMatchObject(refused("CERT_FINGERPRINT_MISMATCH"));
  expect(() => trusting({})).toThrow(expect.objectContaining({ kind: "encode" }));
  expect(() => trusting({ fingerprints: ["AB:CD"] })).toThrow(expect.objectContaining({ kind: "encode" }));
});

test("what stands in for the global fetch sees the request, and how it is to be sent", async () => {
  const fake = vi.fn(async (_url: string, _init: object) => Response.json({ thing: 1 }));
  vi.stubGlobal("fetch", fake);
  onTestFinished(() => void vi.unstubAllGlobals());
  expect(await call(reaching("https://service.example", fetchOf({ ca: authority.cert })), readThing, below(root)`/thing`)).toBe(1);
  expect(fake.mock.calls).toEqual([["https://service.example/v1/thing", expect.objectContaining({ dispatcher: expect.any(Agent), redirect: "manual" })]]);
});

test("a server that speaks no TLS", async () => {
  const heard: Buffer[] = [];
  const port = await listening(createServer((socket) => socket.on("data", (bytes) => heard.push(bytes)).on("error", () => {}).end("HTTP/1.1 200 OK\r\n\r\n")));
  expect(await call(reaching(`https://127.0.0.1:${port}`), readThing, below(root)`/thing`).result()).toMatchObject({ ok: false, error: { kind: "tls" } });
  expect(Buffer.concat(heard).toString("latin1")).not.toContain("GET");
});
