/** Whatever a service or the network between does: every call ends in its answer or in the right arm, over a real socket. */
import { createServer as createTcpServer, type Socket } from "node:net";
import { describe, expect, test } from "vitest";
import { at, below, call, ClientError, json, root, type ArmOf, type ConnectOptions, type Operation } from "./runtime.ts";
import { answerJson, listening, readThing, reaching, secret, served } from "./server.ts";

const path = below(root)`/thing`;
const change: Operation = { id: "changeThing", method: "POST", effect: "modify", sends: json("thing"), answers: "thing" };
const remove: Operation = { id: "removeThing", method: "DELETE", effect: "delete", empty: true };

/** The error of a call to a server that writes these bytes, and then does as told with the socket. */
async function tcp(text: string, then: (socket: Socket) => void = (socket) => socket.end(), options: Partial<ConnectOptions> = {}): Promise<unknown> {
  const port = await listening(createTcpServer((socket) => {
    socket.on("error", () => {});
    socket.once("data", () => socket.write(text, () => then(socket)));
  }));
  return call(reaching(`http://127.0.0.1:${port}`, options), readThing, path).catch((error: unknown) => error);
}

const head = (headers: string): string => `HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n${headers}\r\n\r\n`;

describe("transport", () => {
  test("a name that nobody has", async () => {
    const error = await call(reaching("https://no-such-host.invalid"), readThing, path).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ kind: "transport", code: expect.stringMatching(/ENOTFOUND|EAI_AGAIN/), operation: "readThing" });
  });

  test("a port where nobody listens", async () => {
    const server = createTcpServer();
    const port = await listening(server);
    await new Promise((resolve) => server.close(resolve));
    const error = await call(reaching(`http://127.0.0.1:${port}`), readThing, path).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ClientError);
    expect(error).toMatchObject({ kind: "transport", code: "ECONNREFUSED", message: `GET http://127.0.0.1:${port}/v1/thing failed: ECONNREFUSED` });
  });

  test("a connection that is reset before the answer", async () => expect(await tcp("", (socket) => socket.resetAndDestroy())).toMatchObject({ kind: "transport", code: "ECONNRESET" }));
  test("one that is reset within it", async () => expect(await tcp(head("Content-Length: 100") + '{"th', (socket) => setTimeout(() => socket.resetAndDestroy(), 20))).toMatchObject({ kind: "transport", code: "ECONNRESET" }));
  test("a body that is shorter than its length says", async () => expect(await tcp(`${head("Content-Length: 100")}{"thing":{}}`)).toMatchObject({ kind: "transport", code: "UND_ERR_SOCKET" }));
  test("a chunked body without its end", async () => expect(await tcp(`${head("Transfer-Encoding: chunked")}5\r\n{"thi\r\n`)).toMatchObject({ kind: "transport" }));
  test("no HTTP at all", async () => expect(await tcp("220 mail.example ESMTP\r\n")).toMatchObject({ kind: "transport" }));
});

describe("what other runtimes throw", () => {
  const throwing = async (thrown: unknown): Promise<unknown> => call(reaching("https://service.example", { fetch: () => Promise.reject(thrown) }), readThing, path).catch((error: unknown) => error);
  const coded = (code: unknown, cause?: unknown): Error => Object.assign(new TypeError("fetch failed", { cause }), code === undefined ? {} : { code });

  test.each<[string, unknown, object]>([
    ["a browser", new TypeError("Failed to fetch"), { kind: "transport", code: "TypeError" }],
    ["Bun, refused", coded("ECONNREFUSED"), { kind: "transport", code: "ECONNREFUSED" }],
    ["Bun, distrust", coded("DEPTH_ZERO_SELF_SIGNED_CERT"), { kind: "tls", code: "DEPTH_ZERO_SELF_SIGNED_CERT" }],
    ["Deno, no name", coded(undefined, new Error("client error (Connect): dns error")), { kind: "transport", code: "TypeError" }],
    ["Deno, distrust", coded(undefined, new Error("client error (Connect): invalid peer certificate: UnknownIssuer")), { kind: "tls", code: "CERT_INVALID" }],
    ["a limit of undici", coded(undefined, coded("UND_ERR_HEADERS_TIMEOUT")), { kind: "timeout", code: "UND_ERR_HEADERS_TIMEOUT" }],
    ["a limit of the system", coded(undefined, coded("ETIMEDOUT")), { kind: "timeout", code: "ETIMEDOUT" }],
    ["a signal of its own", new DOMException("x", "AbortError"), { kind: "transport", code: "AbortError" }],
  ])("%s", async (_who, thrown, error) => expect(await throwing(thrown)).toMatchObject(error));

  test.each(["CERT_REVOKED", "CERT_NOT_YET_VALID", "UNABLE_TO_GET_ISSUER_CERT_LOCALLY", "INVALID_CA", "INVALID_PURPOSE", "PATH_LENGTH_EXCEEDED", "CRL_HAS_EXPIRED", "ERR_TLS_CERT_ALTNAME_INVALID", "ERR_SSL_WRONG_VERSION_NUMBER", "EPROTO"])("%s is distrust", async (code) => {
    expect(await throwing(coded(undefined, coded(code)))).toMatchObject({ kind: "tls", code });
  });
  test.each(["ERR_INVALID_URL", "UND_ERR_INVALID_ARG", "ECONNRESET", "EHOSTUNREACH", "UND_ERR_SOCKET"])("%s is not", async (code) => expect(await throwing(coded(undefined, coded(code)))).toMatchObject({ kind: "transport", code }));
});

describe("timeout", () => {
  test("a server that stalls before its answer", async () => expect(await tcp("", () => {}, { timeout: 60 })).toMatchObject({ kind: "timeout", code: "TIMEOUT", operation: "readThing" }));
  test("one that stalls within its headers", async () => expect(await tcp("HTTP/1.1 200 OK\r\nContent-", () => {}, { timeout: 60 })).toMatchObject({ kind: "timeout" }));
  test("one that stalls within its body", async () => expect(await tcp(`${head("Content-Length: 100")}{"thing":`, () => {}, { timeout: 60 })).toMatchObject({ kind: "timeout" }));
  test("one that trickles without end", async () => {
    const trickle = (socket: Socket): void => void setInterval(() => socket.write(" "), 10).unref();
    expect(await tcp(head("Content-Length: 100000"), trickle, { timeout: 100 })).toMatchObject({ kind: "timeout" });
  });
  test("a deadline that is shorter", async () => expect(await tcp("", () => {}, { timeout: 60_000, deadline: 60 })).toMatchObject({ kind: "timeout" }));
  test("what sends pays no heed to its signal", async () => {
    const connection = reaching("https://service.example", { fetch: () => new Promise(() => {}), timeout: 20 });
    expect(await call(connection, readThing, path).result()).toMatchObject({ ok: false, error: { kind: "timeout" } });
  });
  test("a time that no timer can wait is no time at once", async () => {
    const { connection } = await served((_request, response) => answerJson(response, { thing: 1 }), { timeout: Infinity, deadline: 2 ** 40 });
    expect(await call(connection, readThing, path)).toBe(1);
  });
});

describe("aborted", () => {
  test("before anything is sent", async () => {
    const { connection, requests } = await served((_request, response) => answerJson(response, { thing: {} }));
    const result = await call(connection, readThing, path, undefined, { signal: AbortSignal.abort() }).result();
    expect(result).toMatchObject({ ok: false, error: { kind: "aborted", code: "AbortError" } });
    expect(requests).toEqual([]);
  });

  test("while the answer is awaited", async () => {
    const controller = new AbortController();
    const { connection } = await served(() => controller.abort(new Error(secret)));
    const result = await call(connection, readThing, path, undefined, { signal: controller.signal }).result();
    expect(result).toMatchObject({ ok: false, error: { kind: "aborted" } });
  });

  test("within the body", async () => {
    const controller = new AbortController();
    const { connection } = await served((_request, response) => {
      response.writeHead(200, { "Content-Type": "application/json" }).write('{"thing":');
      setTimeout(() => controller.abort(), 30);
    });
    expect(await call(connection, readThing, path, undefined, { signal: controller.signal }).result()).toMatchObject({ ok: false, error: { kind: "aborted" } });
  });
});

describe("status", () => {
  const status = async (code: number, headers: Record<string, string>, body: string | Buffer): Promise<unknown> => {
    const { connection } = await served((_request, response) => response.writeHead(code, headers).end(body));
    return call(connection, readThing, path).catch((error: unknown) => error);
  };
  const jsonType = { "Content-Type": "application/problem+json; charset=utf-8" };

  test("carries the JSON that came", async () => {
    const error = await status(404, jsonType, '{"reason":"gone"}');
    expect(error).toMatchObject({ kind: "status", status: 404, message: expect.stringMatching(/^GET http:.*\/v1\/thing answered 404$/) });
    const { body, response } = error as { body(): unknown; response(): Response };
    expect(body()).toEqual({ reason: "gone" });
    expect(response().headers.get("content-type")).toBe(jsonType["Content-Type"]);
  });
  test("carries the text where no JSON came", async () => expect((await status(500, { "Content-Type": "text/html" }, "<h1>no</h1>") as { body(): unknown }).body()).toBe("<h1>no</h1>"));
  test("carries the text of what is called JSON and is not", async () => expect((await status(500, jsonType, "{") as { body(): unknown }).body()).toBe("{"));
  test("carries nothing that cannot be read", async () => expect((await status(500, jsonType, Buffer.from([0xff, 0xfe])) as { body(): unknown }).body()).toBeUndefined());
  test.each([400, 401, 403, 409, 429, 500, 503, 599, 304, 300])("%i is no success", async (code) => expect(await status(code, {}, "")).toMatchObject({ kind: "status", status: code }));

  test("is no matter where the answer is wanted as it came", async () => {
    const { connection } = await served((_request, response) => answerJson(response, { a: 1 }, 418));
    const response = await call(connection, readThing, path).raw();
    expect([response.status, await response.json()]).toEqual([418, { a: 1 }]);
  });
});

describe("redirect", () => {
  test.each([301, 302, 303, 307, 308])("%i to another origin is not followed, and nothing leaks there", async (code) => {
    const elsewhere = await served((_request, response) => answerJson(response, { thing: {} }));
    const { connection, requests } = await served((_request, response) => response.writeHead(code, { Location: `${elsewhere.baseUrl}/v1/thing?seen=1` }).end());
    const error = await call(connection, change, path, { a: 1 }).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ kind: "redirect", status: code });
    expect((error as ArmOf<"redirect">).response().headers.get("location")).toBe(`${elsewhere.baseUrl}/v1/thing?seen=1`);
    expect([requests.length, elsewhere.requests.length]).toEqual([1, 0]);
  });

  test("a browser tells neither status nor place", async () => {
    const opaque = { status: 0, ok: false, type: "opaqueredirect", headers: new Headers(), body: null } as Response;
    const result = await call(reaching("https://service.example", { fetch: async () => opaque }), readThing, path).result();
    expect(result).toMatchObject({ ok: false, error: { kind: "redirect", status: 0 } });
  });

  test("can be looked at as it came", async () => {
    const { connection } = await served((_request, response) => response.writeHead(302, { Location: "https://elsewhere.example" }).end());
    expect((await call(connection, readThing, path).raw()).headers.get("location")).toBe("https://elsewhere.example");
  });
});

describe("decode", () => {
  const answering = async (body: string | Buffer, type: string | undefined = "application/json", operation: Operation = readThing, options: Partial<ConnectOptions> = {}): Promise<unknown> => {
    const { connection } = await served((_request, response) => response.writeHead(200, type === "" ? {} : { "Content-Type": type }).end(body), options);
    return call(connection, operation, path).catch((error: unknown) => error);
  };

  test.each<[string, string | Buffer, string?]>([
    ["no JSON", "<html>"],
    ["truncated JSON", '{"thing":{"a":1'],
    ["JSON that is not said to be any", '{"thing":{}}', "text/plain"],
    ["JSON without a type", '{"thing":{}}', ""],
    ["a type that only sounds so", '{"thing":{}}', "application/x-njson"],
    ["bytes that are no UTF-8", Buffer.from([0x22, 0xc3, 0x28, 0x22])],
    ["UTF-16", Buffer.from('\ufeff{"thing":{}}', "utf16le")],
    ["nothing", ""],
    ["another envelope, as of an error", '{"response":{"status":"fail"}}'],
    ["an array", '[{"thing":1}]'],
    ["null", "null"],
    ["a text", '"thing"'],
  ])("%s", async (_what, body, type) => expect(await answering(body, type)).toMatchObject({ kind: "decode", status: 200 }));

  test.each(["__proto__", "constructor", "toString"])("an envelope called %s is only what came", async (name) => {
    const operation = { ...readThing, answers: name };
    expect(await answering("{}", undefined, operation)).toMatchObject({ kind: "decode" });
    expect(await answering(`{"${name}":{"a":1}}`, undefined, operation)).toEqual({ a: 1 });
  });

  test.each<[string, string, Partial<Operation>, unknown]>([
    ["null for a list is an empty one", '{"thing-list":null}', { answers: "thing-list", list: true }, []],
    ["so it is without an envelope", "null", { list: true }, []],
    ["a list stays what it is", '{"thing-list":[null]}', { answers: "thing-list", list: true }, [null]],
    ["null where no list is", '{"thing":null}', { answers: "thing" }, null],
  ])("%s", async (_what, body, facts, value) => {
    const { answers: _, ...rest } = readThing;
    expect(await answering(body, undefined, { ...rest, ...facts })).toEqual(value);
  });

  test("a list that is not there is none", async () => {
    expect(await answering("{}", undefined, { ...readThing, answers: "thing-list", list: true })).toMatchObject({ kind: "decode" });
  });

  test("a __proto__ within stays data", async () => {
    const value = await answering('{"thing":{"__proto__":{"polluted":true}}}');
    expect(Object.keys(value as object)).toEqual(["__proto__"]);
    expect((value as { polluted?: true }).polluted).toBeUndefined();
    expect(({} as { polluted?: true }).polluted).toBeUndefined();
  });

  test("more bytes than are allowed", async () => {
    let written = 0;
    const { connection } = await served((_request, response) => {
      response.writeHead(200, { "Content-Type": "application/json" });
      const more = (): void => {
        while (!response.destroyed && written < 2 ** 28 && response.write(Buffer.alloc(2 ** 16, 0x20))) written += 2 ** 16;
      };
      response.on("drain", more);
      more();
    }, { maxBytes: 2 ** 20 });
    expect(await call(connection, readThing, path).result()).toMatchObject({ ok: false, error: { kind: "decode", message: expect.stringMatching(/answered 200: too large$/) } });
    expect(written).toBeLessThan(2 ** 26);
  });

  test("as many bytes as are allowed", async () => expect(await answering('{"thing":12345}', undefined, readThing, { maxBytes: 15 })).toBe(12345));

  test("what came can be asked for", async () => {
    const error = await answering('{"response":{"status":"fail"}}');
    expect((error as { body(): unknown }).body()).toEqual({ response: { status: "fail" } });
    expect(await answering('{"response":{"status":"fail"}}', undefined, { ...readThing, answers: "response" })).toEqual({ status: "fail" });
  });
});

describe("encode", () => {
  const sending = async (body: unknown): Promise<unknown> => {
    const { connection, requests } = await served((_request, response) => answerJson(response, { thing: {} }));
    const outcome = await call(connection, change, path, body).catch((error: unknown) => error);
    expect(requests).toEqual([]);
    return outcome;
  };
  const cyclic: { self?: unknown } = {};
  cyclic.self = cyclic;

  test.each([["a text", "x"], ["nothing", undefined], ["null", null], ["a number", 5], ["NaN", { a: { b: [Number.NaN] } }], ["Infinity", { a: -Infinity }], ["a bigint", { a: 1n }], ["a cycle", cyclic]])("a body that is or holds %s", async (_what, body) => {
    expect(await sending(body)).toMatchObject({ kind: "encode" });
  });

  test("a body that may be left out is none", async () => {
    const { connection, requests } = await served((request, response) => request.resume().on("end", () => answerJson(response, { thing: request.headers["content-length"] ?? "none" })));
    expect(await call(connection, { ...change, sends: json() }, path)).toBe("0");
    expect(await call(connection, { ...change, sends: json() }, path, {})).toBe("2");
    expect(requests).toHaveLength(2);
  });

  test.each(["", ".", "..", "\ud800", Number.NaN, Infinity, undefined, null, {}])("a key of %j", async (part) => {
    const { connection, requests } = await served((_request, response) => answerJson(response, { thing: {} }));
    expect(await call(connection, readThing, below(root)`/thing/${{ name: part as string }}`).result()).toMatchObject({ ok: false, error: { kind: "encode" } });
    expect(requests).toEqual([]);
  });

  test("a key that no server need take", async () => {
    const result = await call(reaching("https://service.example"), readThing, below(root)`/thing/${{ name: "x".repeat(8000) }}`).result();
    expect(result).toMatchObject({ ok: false, error: { kind: "encode", operation: "readThing" } });
  });

  test("a path that is none", async () => {
    expect(await call(reaching("https://service.example"), readThing, at("/a/../../b")).result()).toMatchObject({ ok: false, error: { kind: "encode" } });
  });
});

describe("answers", () => {
  test("a 204, where a success may have no body", async () => {
    const { connection } = await served((_request, response) => response.writeHead(204).end());
    expect(await call(connection, remove, path)).toBeUndefined();
    expect(await call(connection, readThing, path).result()).toMatchObject({ ok: false, error: { kind: "decode", status: 204 } });
  });

  test("an empty 200, where a success may have no body", async () => {
    const { connection } = await served((_request, response) => response.writeHead(200).end());
    expect(await call(connection, remove, path)).toBeUndefined();
  });

  test("a body, where a success may have none", async () => {
    const { connection } = await served((_request, response) => answerJson(response, { was: 1 }));
    expect(await call(connection, remove, path)).toEqual({ was: 1 });
  });

  test("a 103 and a 100 before the answer", async () => {
    const answer = `HTTP/1.1 103 Early Hints\r\nLink: </x>\r\n\r\nHTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 11\r\n\r\n{"thing":1}`;
    expect(await tcp(answer)).toBe(1);
  });

  test("a BOM before the JSON, and a body in many pieces", async () => {
    const { connection } = await served((_request, response) => {
      response.writeHead(200, { "Content-Type": "application/json" });
      const pieces = [...Buffer.from('\ufeff{"thing":"é𝄞"}')].map((byte) => Buffer.from([byte]));
      const next = (): void => {
        const piece = pieces.shift();
        if (piece === undefined) response.end();
        else response.write(piece, () => setImmediate(next));
      };
      next();
    });
    expect(await call(connection, readThing, path)).toBe("é𝄞");
  });

  test("requests carry what they should, with a body and without", async () => {
    const bodies: string[] = [];
    const { connection, requests } = await served((request, response) => {
      let body = "";
      request.setEncoding("utf8").on("data", (text) => (body += text)).on("end", () => {
        bodies.push(body);
        answerJson(response, { thing: {} });
      });
    });
    await call(connection, readThing, path);
    await call(connection, change, path, { "a-b": "é", nested: [1, null, true] });
    expect(bodies).toEqual(["", '{"thing":{"a-b":"é","nested":[1,null,true]}}']);
    for (const { headers } of requests) expect(headers).toMatchObject({ "content-type": "application/json", authorization: `Word ${secret}` });
    expect(requests.map(({ method, url }) => [method, url])).toEqual([["GET", "/v1/thing"], ["POST", "/v1/thing"]]);
  });
});
