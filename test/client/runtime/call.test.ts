/** A call is sent when somebody asks for what comes of it, once in each way; layers stand around it. */
import { expect, test, vi } from "vitest";
import { below, call, ClientError, connect, json, layers, logging, plainText, root, type ArmOf, type Fetch, type HttpRequest, type LogEntry, type Operation, type Policy } from "./runtime.ts";
import { answerJson, readThing, reaching, secret, served } from "./server.ts";

const path = below(root)`/thing`;

function counting(answer: () => Response = () => Response.json({ thing: { a: 1 } })): { readonly fetch: Fetch; readonly sent: () => number } {
  let sent = 0;
  return { fetch: async () => (sent++, answer()), sent: () => sent };
}

test("nothing is sent before it is asked for, and each way sends once", async () => {
  const { fetch, sent } = counting();
  const pending = call(reaching("https://service.example", { fetch }), readThing, path);
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect(sent()).toBe(0);
  expect(await pending).toEqual({ a: 1 });
  expect(await pending).toEqual({ a: 1 });
  expect(await pending.result()).toMatchObject({ ok: true, value: { a: 1 }, response: { status: 200 } });
  expect(sent()).toBe(1);
  expect(await (await pending.raw()).json()).toEqual({ thing: { a: 1 } });
  await pending.raw();
  expect(sent()).toBe(2);
});

test("it is awaited as a promise is", async () => {
  const connection = reaching("https://service.example", counting());
  const failing = reaching("https://service.example", counting(() => Response.json({}, { status: 404 })));
  const end = vi.fn();
  expect(await call(connection, readThing, path).then(() => 7)).toBe(7);
  expect(await call(connection, readThing, path).finally(end)).toEqual({ a: 1 });
  expect(await Promise.all([call(connection, readThing, path), call(connection, readThing, path)])).toHaveLength(2);
  expect(await call(failing, readThing, path).then(() => 7, (error: ClientError) => error.kind)).toBe("status");
  expect(await call(failing, readThing, path).catch(() => 8)).toBe(8);
  await expect(call(failing, readThing, path).finally(end)).rejects.toBeInstanceOf(ClientError);
  expect(end).toHaveBeenCalledTimes(2);
});

test("the union of errors is told apart by kind, and exhausted", async () => {
  const said = (error: ClientError): string => {
    switch (error.kind) {
      case "status":
        return `${error.status}`;
      case "transport":
      case "tls":
      case "timeout":
      case "aborted":
        return error.code;
      case "redirect":
        return `${error.response().headers.get("location")}`;
      case "decode":
        return JSON.stringify(error.body());
      case "encode":
        return error.message;
      default:
        return error satisfies never;
    }
  };
  try {
    await call(reaching("https://service.example", counting(() => Response.json({}, { status: 404 }))), readThing, path);
  } catch (error) {
    expect(error instanceof ClientError && said(error)).toBe("404");
    expect(error).toBeInstanceOf(Error);
    expect((error as ArmOf<"status">).name).toBe("ClientError");
    return;
  }
  expect.unreachable();
});

test("middleware stands around every request, the first one outermost", async () => {
  const seen: string[] = [];
  const named = (name: string) => async (request: HttpRequest, next: (request: HttpRequest) => Promise<Response>) => {
    seen.push(`${name} ${request.operation.id}`);
    const response = await next({ ...request, headers: { ...request.headers, [`x-${name}`]: name } });
    seen.push(`${name} ${response.status}`);
    return response;
  };
  const { connection, requests } = await served((_request, response) => answerJson(response, { thing: 1 }), { middleware: layers(named("a"), named("b")) });
  expect(await call(connection, readThing, path)).toBe(1);
  expect(seen).toEqual(["a readThing", "b readThing", "b 200", "a 200"]);
  expect(requests[0]!.headers).toMatchObject({ "x-a": "a", "x-b": "b", authorization: expect.any(String) });
});

test("headers of a call stand beside those of its connection, and in their place", async () => {
  const { connection, requests } = await served((_request, response) => answerJson(response, { thing: 1 }), { headers: { "x-a": "a", "x-b": "b" } });
  await call(connection, readThing, path, undefined, { headers: { "x-b": "other", "x-c": "c" } });
  await call(connection, readThing, path, undefined, { timeout: 1000 });
  expect(requests.map(({ headers }) => [headers["x-a"], headers["x-b"], headers["x-c"]])).toEqual([["a", "other", "c"], ["a", "b", undefined]]);
  expect(await call(connection, readThing, path, undefined, { headers: { "x-c": "a\nb" } }).result()).toMatchObject({ ok: false, error: { kind: "encode" } });
});

test("a header has one value, whatever the case of its name: that of the call, of the connection, of the service", async () => {
  const { connection, requests } = await served((_request, response) => answerJson(response, { thing: 1 }), { headers: { "content-TYPE": "application/merge-patch+json", "X-A": "a" } });
  await call(connection, readThing, path, undefined, { headers: { "x-a": "b" } });
  await call(connection, readThing, path, undefined, { headers: { AUTHORIZATION: "Word another" } });
  expect(requests.map(({ headers }) => [headers["content-type"], headers["x-a"], headers.authorization])).toEqual([
    ["application/merge-patch+json", "b", `Word ${secret}`],
    ["application/merge-patch+json", "a", `Word ${secret}`],
  ]);
});

test("a body says what it is, also where the document says nothing of that; what carries none does not", async () => {
  const { baseUrl, requests } = await served((_request, response) => answerJson(response, { thing: 1 }));
  const silent = connect({ path: "/v1", headers: {} }, { baseUrl, allowLoopbackHttp: true });
  const sending: Operation = { id: "addThing", method: "POST", effect: "create", sends: json() };
  await call(silent, sending, path, { a: 1 });
  await call(silent, { ...sending, type: "application/merge-patch+json" }, path, { a: 1 });
  await call(silent, { ...sending, sends: plainText(), type: "text/plain" }, path, "a\"b");
  await call(silent, { ...sending, sends: plainText(), type: "text/plain" }, path, "a", { headers: { "Content-Type": "text/csv" } });
  await call(silent, { ...sending, sends: plainText(), type: "text/plain" }, path, undefined);
  await call(silent, readThing, path);
  expect(requests.map(({ headers }) => [headers["content-type"], headers["content-length"]])).toEqual([
    ["application/json", "7"],
    ["application/merge-patch+json", "7"],
    ["text/plain", "3"],
    ["text/csv", "1"],
    [undefined, "0"],
    [undefined, undefined],
  ]);
  expect(await call(silent, { ...sending, sends: plainText() }, path, { a: 1 }).result()).toMatchObject({ ok: false, error: { kind: "encode", message: "body has to be a text" } });
});

test("middleware can answer in place of the service", async () => {
  const { fetch, sent } = counting();
  const connection = reaching("https://service.example", { fetch, middleware: async () => Response.json({ thing: "cached" }) });
  expect(await call(connection, readThing, path)).toBe("cached");
  expect(sent()).toBe(0);
});

test("middleware cannot send credentials elsewhere", async () => {
  const urls: string[] = [];
  const fetch: Fetch = async (url) => (urls.push(url), Response.json({ thing: 1 }));
  const connection = reaching("https://service.example", { fetch, middleware: (request, next) => next({ ...request, url: "https://elsewhere.example" }) });
  await call(connection, readThing, path).result();
  expect(urls.filter((url) => !url.startsWith("https://service.example/"))).toEqual([]);
});

test("a header that middleware adds is checked", async () => {
  const { fetch, sent } = counting();
  const connection = reaching("https://service.example", { fetch, middleware: (request, next) => next({ ...request, headers: { "x-a": "a\nb" } }) });
  expect(await call(connection, readThing, path).result()).toMatchObject({ ok: false, error: { kind: "encode" } });
  expect(sent()).toBe(0);
});

test("a log holds what failed, too", async () => {
  const entries: LogEntry[] = [];
  const connection = reaching("https://service.example", { fetch: () => Promise.reject(Object.assign(new Error(), { code: "CERT_HAS_EXPIRED" })), middleware: logging((entry) => entries.push(entry)) });
  await call(connection, readThing, path).result();
  expect(entries).toEqual([{ operation: "readThing", method: "GET", url: "https://service.example/v1/thing", error: "tls", milliseconds: expect.any(Number) }]);
});

test("a policy that throws something of its own ends in the union all the same", async () => {
  const odd: Policy = () => {
    throw new Error("odd");
  };
  const connection = reaching("https://service.example", { ...counting(), policy: odd });
  expect(await call(connection, readThing, path).result()).toMatchObject({ ok: false, error: { kind: "transport" } });
});

test("the global fetch is looked up when it is needed", async () => {
  const fake = vi.fn(async () => Response.json({ thing: 1 }));
  const connection = reaching("https://service.example");
  vi.stubGlobal("fetch", fake);
  try {
    expect(await call(connection, readThing, path)).toBe(1);
    expect(fake).toHaveBeenCalledOnce();
  } finally {
    vi.unstubAllGlobals();
  }
});
