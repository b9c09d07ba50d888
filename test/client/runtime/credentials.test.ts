/** How a client makes itself known: by a value, or by one that is obtained when it is needed. */
import { describe, expect, test } from "vitest";
import { basic, below, call, chosen, connect, cookie, inQuery, obtained, root, token, unlessOpen, type Credential, type Fetch, type Headers, type Operation, type Secret } from "./runtime.ts";
import { answerJson, plain, readThing, reaching, served } from "./server.ts";

const path = below(root)`/thing`;

/** A connection whose service accepts these tokens alone, and the headers it saw. */
function guarded(accepts: (authorization: string) => boolean, credential: Credential) {
  const seen: string[] = [];
  const fetch: Fetch = async (_url, { headers }) => {
    const authorization = headers["authorization"] ?? "";
    seen.push(authorization);
    await new Promise((resolve) => setTimeout(resolve, 1));
    return accepts(authorization) ? Response.json({ thing: authorization }) : Response.json({}, { status: 401 });
  };
  return { connection: reaching("https://service.example", { fetch, credential }), seen };
}

describe("a value", () => {
  test.each<[string, Credential, string, string]>([
    ["after a word", token("Authorization", "Word", "abc"), "authorization", "Word abc"],
    ["alone in a header", token("X-Key", "", "abc"), "x-key", "abc"],
    ["user name and password", basic("user", "pass:word"), "authorization", "Basic dXNlcjpwYXNzOndvcmQ="],
    ["in a cookie", cookie("SID", "a+b=="), "cookie", "SID=a+b=="],
    ["in a cookie, once it is obtained", cookie("SID", obtained(() => "abc")), "cookie", "SID=abc"],
    ["user name and password beyond ASCII", basic("üser", "pä𝄞"), "authorization", `Basic ${Buffer.from("üser:pä𝄞").toString("base64")}`],
  ])("%s", async (_what, credential, header, value) => {
    const { connection, requests } = await served((_request, response) => answerJson(response, { thing: 1 }), { credential });
    await call(connection, readThing, path);
    expect(requests[0]!.headers[header]).toBe(value);
  });

  test("that is rejected is not sent again", async () => {
    const { connection, seen } = guarded(() => false, token("Authorization", "Word", "abc"));
    expect(await call(connection, readThing, path).result()).toMatchObject({ ok: false, error: { kind: "status", status: 401 } });
    expect(seen).toHaveLength(1);
  });

  test.each(["", "a\nb", "a\r\nX: y", "\0", "𝄞"])("%j cannot be sent, and is not shown", (value) => {
    expect(() => token("Authorization", "", value)).toThrow(expect.objectContaining({ kind: "encode", message: "header authorization needs a value" }));
  });

  test.each(["a;b", "a b", "a,b", '"a"', "a\\b", "ä", "a\nb"])("%j cannot be sent in a cookie, and is not shown", (value) => {
    expect(() => cookie("SID", value)).toThrow(expect.objectContaining({ kind: "encode", message: "cookie SID cannot hold its value" }));
  });

  test("a user name with a colon cannot be told from its password", () => expect(() => basic("a:b", "c")).toThrow(expect.objectContaining({ kind: "encode" })));
});

describe("a value that is obtained", () => {
  test("is obtained when it is first needed, once for all", async () => {
    let logins = 0;
    const { connection } = guarded(() => true, token("Authorization", "Word", obtained(async () => `t${++logins}`)));
    expect(logins).toBe(0);
    const answers = await Promise.all(Array.from({ length: 20 }, () => call(connection, readThing, path)));
    expect(new Set(answers)).toEqual(new Set(["Word t1"]));
    expect(await call(connection, readThing, path)).toBe("Word t1");
    expect(logins).toBe(1);
  });

  test("is obtained once more for all calls that were answered 401", async () => {
    let logins = 0;
    const secret = obtained(async () => {
      await new Promise((resolve) => setTimeout(resolve, 5));
      return `t${++logins}`;
    });
    const expired = new Set(["Word t1"]);
    const { connection, seen } = guarded((authorization) => !expired.has(authorization), token("Authorization", "Word", secret));
    const answers = await Promise.all(Array.from({ length: 20 }, () => call(connection, readThing, path)));
    expect(new Set(answers)).toEqual(new Set(["Word t2"]));
    expect(logins).toBe(2);
    expect(seen.filter((one) => one === "Word t1")).toHaveLength(20);
    expect(seen.filter((one) => one === "Word t2")).toHaveLength(20);
  });

  test("is obtained once more, and no more often, over a real socket", async () => {
    let logins = 0;
    const credential = token("Authorization", "Word", obtained(() => `t${++logins}`));
    const { connection, requests } = await served((_request, response) => answerJson(response, {}, 401), { credential });
    expect(await call(connection, readThing, path).result()).toMatchObject({ ok: false, error: { kind: "status", status: 401 } });
    expect(requests.map(({ headers }) => headers.authorization)).toEqual(["Word t1", "Word t2"]);
    expect(logins).toBe(2);
  });

  test("a late 401 of an old one does not cost the new one", async () => {
    let logins = 0;
    const late: (() => void)[] = [];
    const fetch: Fetch = async (url, { headers }) => {
      if (headers["authorization"] !== "Word t1") return Response.json({ thing: headers["authorization"] });
      if (url.endsWith("/late")) await new Promise<void>((resolve) => late.push(resolve));
      return Response.json({}, { status: 401 });
    };
    const connection = reaching("https://service.example", { fetch, credential: token("Authorization", "Word", obtained(() => `t${++logins}`)) });
    const slow = call(connection, readThing, below(root)`/late`).then((value) => value);
    expect(await call(connection, readThing, path)).toBe("Word t2");
    late.forEach((answer) => answer());
    expect(await slow).toBe("Word t2");
    expect(logins).toBe(2);
  });

  test("that cannot be obtained fails the call, and is asked for again by the next", async () => {
    let logins = 0;
    const secret = obtained(() => {
      if (++logins === 1) throw Object.assign(new Error("hunter2"), { code: "ECONNREFUSED" });
      return "t";
    });
    const { connection, seen } = guarded(() => true, token("Authorization", "Word", secret));
    expect(await call(connection, readThing, path).result()).toMatchObject({ ok: false, error: { kind: "transport", code: "ECONNREFUSED", message: expect.stringMatching(/^GET .*thing got no secret: ECONNREFUSED$/) } });
    expect(await call(connection, readThing, path)).toBe("Word t");
    expect(seen).toHaveLength(1);
  });

  test("that cannot be sent fails the call and is not shown", async () => {
    const { connection } = guarded(() => true, token("Authorization", "Word", obtained(() => "hunter2\n")));
    expect(await call(connection, readThing, path).result()).toMatchObject({ ok: false, error: { kind: "encode", message: "header authorization needs a value" } });
  });

  test("counts into the time of the attempt", async () => {
    const { connection } = guarded(() => true, token("Authorization", "Word", obtained(() => new Promise(() => {}))));
    expect(await call(connection, readThing, path, undefined, { timeout: 20 }).result()).toMatchObject({ ok: false, error: { kind: "timeout" } });
  });
});

describe("closing", () => {
  test("gives up what was obtained, once, and refuses calls", async () => {
    const released: string[] = [];
    const { connection, seen } = guarded(() => true, token("Authorization", "Word", obtained(() => "t1", (secret) => void released.push(secret))));
    await call(connection, readThing, path);
    await Promise.all([connection.close(), connection.close()]);
    expect(released).toEqual(["t1"]);
    expect(await call(connection, readThing, path).result()).toMatchObject({ ok: false, error: { kind: "aborted" } });
    expect(seen).toHaveLength(1);
  });

  test("gives up nothing where nothing was obtained", async () => {
    const released: string[] = [];
    const { connection } = guarded(() => true, token("Authorization", "Word", obtained(() => "t1", (secret) => void released.push(secret))));
    await connection.close();
    expect(released).toEqual([]);
  });

  test("waits for what is being obtained", async () => {
    const released: string[] = [];
    const secret = obtained(() => new Promise<string>((resolve) => setTimeout(() => resolve("t1"), 10)), (last) => void released.push(last));
    const { connection } = guarded(() => true, token("Authorization", "Word", secret));
    const pending = call(connection, readThing, path).result();
    await connection.close();
    expect(released).toEqual(["t1"]);
    await pending;
  });

  test("gives up nothing where what is being obtained fails", async () => {
    const released: string[] = [];
    const secret = obtained(() => new Promise<string>((_, reject) => setTimeout(() => reject(new Error("busy")), 10)), (last) => void released.push(last));
    const { connection } = guarded(() => true, token("Authorization", "Word", secret));
    const pending = call(connection, readThing, path).result();
    await connection.close();
    expect(await pending).toMatchObject({ ok: false, error: { kind: "transport" } });
    expect(released).toEqual([]);
  });

  test("tells the caller when giving up fails", async () => {
    const { connection } = guarded(() => true, token("Authorization", "Word", obtained(() => "t1", () => Promise.reject(new Error("busy")))));
    await call(connection, readThing, path);
    await expect(connection.close()).rejects.toThrow("busy");
  });

  test("is nothing without a credential, or with a fixed one", async () => {
    await expect(reaching("https://service.example").close()).resolves.toBeUndefined();
    await expect(connect(plain, { baseUrl: "https://service.example" }).close()).resolves.toBeUndefined();
  });
});

describe("what an operation asks for", () => {
  const sent: (readonly [url: string, headers: Headers])[] = [];
  const answered: Fetch = async (url, { headers }) => (sent.push([url, headers]), Response.json({ thing: 1 }));
  const given = { key: inQuery("key", "k"), token: token("Authorization", "Bearer", "t"), visit: cookie("VISIT", "v"), other: cookie("OTHER", "o"), account: false } as const;
  const shown = async (access: Operation["access"], credential: Credential = chosen(given, [["token"]])): Promise<readonly [url: string, headers: Headers]> => {
    await call(reaching("https://service.example", { credential, fetch: answered }), { ...readThing, ...(access !== undefined && { access }) }, path);
    const [url, { authorization, cookie: cookies }] = sent.at(-1)! as [string, Headers];
    return [url.replace(/^.*thing/, ""), { ...(authorization && { authorization }), ...(cookies && { cookie: cookies }) }];
  };

  test.each<readonly [string, Operation["access"], string, object]>([
    ["what the service asks of all", undefined, "", { authorization: "Bearer t" }],
    ["nothing", [], "", {}],
    ["several together, in their places", [["token", "key", "visit"]], "?key=k", { authorization: "Bearer t", cookie: "VISIT=v" }],
    ["two cookies, in one header", [["visit", "other"]], "", { cookie: "VISIT=v; OTHER=o" }],
    ["the first that the program has", [["account"], ["account", "key"], ["visit"], ["token"]], "", { cookie: "VISIT=v" }],
    ["what may be shown, where the program has it", [[], ["visit"]], "", { cookie: "VISIT=v" }],
    ["what need not be shown, where it has not", [["account"], []], "", {}],
  ])("is %s", async (_, access, query, headers) => expect(await shown(access)).toEqual([query, headers]));

  test("and is not given, is told before anything is sent", async () => {
    const before = sent.length;
    await expect(shown([["account", "key"], ["account"]])).rejects.toMatchObject({ kind: "encode", message: expect.stringContaining("asks for account and key, or account") as string });
    expect(sent.length).toBe(before);
  });

  test("is nothing for one credential either", async () => {
    expect(await shown([], unlessOpen(given.token))).toEqual(["", {}]);
    expect(await shown([], unlessOpen(given.key))).toEqual(["", {}]);
    expect(await shown(undefined, unlessOpen(given.key))).toEqual(["?key=k", {}]);
  });

  test("is obtained once more where it is rejected, beside what is not, and given up in the end", async () => {
    const [values, gone]: [string[], string[]] = [["old", "new"], []];
    const guard: Fetch = async (url, { headers }) => (headers["authorization"] === "Bearer new" && url.endsWith("?key=k") ? Response.json({ thing: 1 }) : Response.json({}, { status: 401 }));
    const both = chosen({ ...given, token: token("Authorization", "Bearer", obtained(() => values.shift()!, (secret) => gone.push(secret))) }, [["key", "token"]]);
    const connection = reaching("https://service.example", { credential: both, fetch: guard });
    expect(await call(connection, readThing, path)).toBe(1);
    await connection.close();
    expect(gone).toEqual(["new"]);
  });
});

describe("a value in the query", () => {
  const answered: Fetch = async (url) => Object.defineProperty(Response.json({ thing: url }), "url", { value: url, configurable: true });
  const withKey = (name: string, secret: Secret, fetch = answered) => reaching("https://service.example", { credential: inQuery(name, secret), fetch });

  test.each([
    [path, "https://service.example/v1/thing?api%20key=a%26b"],
    [below(root)`/thing?page=1`, "https://service.example/v1/thing?page=1&api%20key=a%26b"],
  ])("joins what is there", async (place, url) => {
    expect(await call(withKey("api key", "a&b"), readThing, place)).toBe(url);
  });

  test("is in no answer, and not in what a middleware sees", async () => {
    const seen: string[] = [];
    const connection = reaching("https://service.example", { credential: inQuery("key", "abc"), fetch: answered, middleware: (request, next) => (seen.push(JSON.stringify(request)), next(request)) });
    const result = await call(connection, readThing, path).result();
    expect(result).toMatchObject({ ok: true, response: { url: "https://service.example/v1/thing" } });
    expect(seen).toEqual([expect.not.stringContaining("abc")]);
  });

  test("is obtained once more where it is rejected, and given up in the end", async () => {
    const [values, given]: [string[], string[]] = [["old", "new"], []];
    const guard: Fetch = async (url) => (url.endsWith("key=new") ? Response.json({ thing: 1 }) : Response.json({}, { status: 401 }));
    const connection = withKey("key", obtained(() => values.shift()!, (secret) => given.push(secret)), guard);
    expect(await call(connection, readThing, path)).toBe(1);
    await connection.close();
    expect(given).toEqual(["new"]);
    expect(await call(connection, readThing, path).result()).toMatchObject({ ok: false, error: { kind: "aborted", code: "CLOSED" } });
  });

  test.each(["", "\ud800"])("%j cannot be sent", (value) => {
    expect(() => inQuery("key", value)).toThrow(expect.objectContaining({ kind: "encode", message: "parameter key needs a value" }));
  });
});
