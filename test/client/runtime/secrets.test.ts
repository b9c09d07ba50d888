/** Secrets and bodies show up nowhere but on the wire: not in errors, logs, inspections or JSON. */
import { inspect } from "node:util";
import { describe, expect, test } from "vitest";
import { basic, below, call, connect, json, layers, logging, obtained, root, token, type ConnectOptions, type Fetch, type HttpRequest, type Operation } from "./runtime.ts";
import { answerJson, plain, readThing, reaching, secret, served } from "./server.ts";

const path = below(root)`/thing`;
const change: Operation = { id: "changeThing", method: "POST", effect: "modify", sends: json("thing"), answers: "thing" };

/** Every way in which a value is commonly written into a log. */
function written(value: unknown): string {
  const errors = value instanceof Error ? [value.message, value.stack, String(value), JSON.stringify(Object.getOwnPropertyDescriptors(value))] : [];
  const ways = [inspect(value), inspect(value, { depth: 20, showHidden: true }), JSON.stringify(value), `${Object.keys(Object(value)).join()}`];
  return [...ways, ...errors].join("\n");
}

const traces = [secret, Buffer.from(`user:${secret}`).toString("base64"), "hunter2", "b0dy"];

function expectNoTrace(value: unknown): void {
  const text = written(value);
  for (const trace of traces) expect(text).not.toContain(trace);
}

const credentials: readonly (readonly [string, ConnectOptions["credential"]])[] = [
  ["a token", token("Authorization", "Word", secret)],
  ["a password", basic("user", secret)],
  ["an obtained token", token("Authorization", "Word", obtained(async () => secret))],
];

describe.each(credentials)("with %s", (_what, credential) => {
  const options: ConnectOptions = { baseUrl: "https://service.example", credential: credential!, headers: { tenant: "hunter2" } };

  test("a connection shows none", () => {
    expectNoTrace(connect(plain, options));
    expect(written(connect(plain, options))).toContain("https://service.example/v1");
  });

  test("a credential shows none, and so the options that hold it", () => expectNoTrace(credential));

  test("a call shows none", () => expectNoTrace(call(connect(plain, options), change, path, { password: "b0dy" })));

  test.each<[string, Fetch]>([
    ["what sends fails with", async (_url, init) => Promise.reject(new Error(`bad ${JSON.stringify(init)}`, { cause: Object.assign(new Error(secret), { code: secret, init }) }))],
    ["what sends throws", (_url, init) => { throw Object.assign(new TypeError(init.headers["authorization"]), { name: init.headers["authorization"], init }); }],
    ["something odd is thrown", () => Promise.reject(secret)],
    ["nothing is thrown", () => Promise.reject()],
    ["a circle is thrown", () => { const error = new Error(secret); error.cause = error; return Promise.reject(error); }],
    ["the service repeats it", async (_url, init) => new Response(`${init.headers["authorization"]} ${init.body}`, { status: 400, statusText: "hunter2", headers: { "X-Echo": secret } })],
    ["the service repeats it as JSON", async (_url, init) => Response.json({ was: init.headers, body: init.body }, { status: 500 })],
    ["the service repeats it as an answer", async (_url, init) => Response.json({ was: init.headers })],
    ["the service repeats it as text", async () => new Response(secret)],
    ["the service redirects with it", async () => new Response(null, { status: 302, headers: { Location: `https://elsewhere.example/?token=${secret}` } })],
  ])("an error shows none when %s", async (_when, fetch) => {
    const result = await call(connect(plain, { ...options, fetch }), change, path, { password: "b0dy" }).result();
    expect(result).toMatchObject({ ok: false, error: { kind: expect.any(String) } });
    expectNoTrace(result);
    if (!result.ok) expectNoTrace(result.error);
  });

  test("a header that cannot be sent is refused without its value", async () => {
    expect(() => connect(plain, { ...options, headers: { tenant: `hunter2\r\nX: y` } })).toThrow(expect.objectContaining({ kind: "encode", message: "header tenant needs a value" }));
  });

  test("middleware sees neither credential nor body, nor does a log", async () => {
    const seen: HttpRequest[] = [];
    const entries: unknown[] = [];
    const wire: unknown[] = [];
    const fetch: Fetch = async (_url, init) => {
      wire.push(init);
      return Response.json({ thing: 1 }, { headers: { "Set-Cookie": "hunter2", "X-Id": "7" } });
    };
    const middleware = layers<HttpRequest, Response>(logging((entry) => entries.push(entry), { headers: ["x-id"] }), (request, next) => {
      seen.push(request);
      return next(request);
    });
    await call(connect(plain, { ...options, fetch, middleware }), change, path, { password: "b0dy" });
    expect(inspect(wire)).toContain("b0dy");
    expect(inspect(wire)).toContain("hunter2");
    expectNoTrace(seen);
    expectNoTrace(entries);
    expect(entries).toEqual([{ operation: "changeThing", method: "POST", url: "https://service.example/v1/thing", status: 200, headers: { "x-id": "7" }, milliseconds: expect.any(Number) }]);
  });
});

test("a token that no header can hold is refused without showing it", () => {
  expect(() => token("Authorization", "Word", `${secret}\n`)).toThrow(expect.toSatisfy((error: unknown) => !written(error).includes(secret)));
});

test("what the service wrote is there for who asks", async () => {
  const { connection } = await served((_request, response) => answerJson(response, { was: secret }, 400));
  const result = await call(connection, readThing, path).result();
  expectNoTrace(result);
  expect(!result.ok && result.error.kind === "status" && result.error.body()).toEqual({ was: secret });
});

test("a URL of nobody's does not show what an answer gave", async () => {
  const result = await call(reaching("https://service.example", { fetch: async () => Response.json({ thing: 1 }) }), readThing, path).result();
  expectNoTrace(result);
});
