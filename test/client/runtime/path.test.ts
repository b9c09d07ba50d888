/** Paths: whatever a key holds, it arrives as it is, in its own segment. */
import fc from "fast-check";
import { describe, expect, test, vi } from "vitest";
import { at, below, call, connect, encodePart, follow, joined, root, type Part, type Path } from "./runtime.ts";
import { answerJson, plain, readThing, reaching, served } from "./server.ts";

/** `npm run test:full` asks for more. */
const runs = Number(process.env["SPECWRIGHT_CLIENT_PATHS"] ?? 2_000);

vi.setConfig({ testTimeout: runs * 30 });

const encodeError = expect.objectContaining({ kind: "encode" });

/** Any well-formed text that can be a key by itself, those that are awkward in a URL more often than chance has it. */
const text = fc
  .oneof(fc.string({ unit: "binary" }), fc.string({ unit: fc.constantFrom(..."+/%?#.;:@&=,!'()*~ \\\"<>[]{}|^`", "%2e", "%2F", "..", "é", "𝄞", "\0", "\u2028", "\ufeff", "\u202e") }))
  .filter((one) => !/^\.{0,2}$/.test(one) && one.isWellFormed());
const part: fc.Arbitrary<Part> = fc.oneof({ weight: 4, arbitrary: text }, fc.integer(), fc.double({ noNaN: true, noDefaultInfinity: true }), fc.boolean());
/** One part, or several, among which any text can be. */
const key: fc.Arbitrary<readonly Part[]> = fc.oneof(fc.tuple(part), fc.array(fc.oneof({ weight: 3, arbitrary: part }, fc.constantFrom("", ".", "..")), { minLength: 2, maxLength: 11 }));

/** As a service reads it: split before it is decoded. */
function read(path: string): readonly (readonly string[])[] {
  return path.slice(1).split("/").map((segment) => segment.split("+").map(decodeURIComponent));
}

describe("a part of a key", () => {
  test("comes back as it was, and has nothing of a URL in it", () => {
    fc.assert(fc.property(part, (one) => {
      const encoded = encodePart(one)!;
      expect(encoded).toMatch(/^([\w.!~*'()-]|%[0-9A-F]{2})+$/);
      expect(decodeURIComponent(encoded)).toBe(String(one));
    }), { seed: 1, numRuns: runs });
  });

  test("differs wherever the parts do", () => {
    fc.assert(fc.property(text, text, (one, other) => {
      expect(encodePart(one) === encodePart(other)).toBe(one === other);
    }), { seed: 2, numRuns: runs });
  });

  test("is refused where text is not well formed", () => {
    fc.assert(fc.property(fc.string({ unit: "binary" }), fc.integer({ min: 0xd800, max: 0xdfff }), fc.string({ unit: "binary-ascii" }), (before, unit, after) => {
      expect(encodePart(before + String.fromCharCode(unit) + after)).toBeUndefined();
    }), { seed: 3, numRuns: runs });
  });

  test.each([Number.NaN, Infinity, -Infinity, undefined, null, {}, [], () => "x", Symbol("x")])("is refused when it is %s", (one) => {
    expect(() => below(root)`/${{ name: one as string }}`()).toThrow(expect.objectContaining({ kind: "encode", message: `{name} cannot be "${String(one)}"` }));
  });
  test.each<[Part, string]>([["...", "..."], ["%2e%2e", "%252e%252e"], [0, "0"], [-0, "0"], [1e21, "1e%2B21"], [false, "false"], ["2001:db8::/32", "2001%3Adb8%3A%3A%2F32"], ["!'()*", "!'()*"]])("%j is sent as %s", (one, encoded) => expect(encodePart(one)).toBe(encoded));
});

describe("a path", () => {
  /** Builds a path as generated modules do: segments of one to eleven parts, one below the other. */
  const built = (keys: readonly (readonly Part[])[]): Path => keys.reduce((parent, key) => below(parent)(["/", ...Array<string>(key.length - 1).fill("+"), ""], ...key.map((one) => ({ one }))), root);

  test("is read as it was built, by a URL parser too", () => {
    fc.assert(fc.property(fc.array(key, { minLength: 1, maxLength: 6 }), (keys) => {
      const path = built(keys)();
      expect(read(path)).toEqual(keys.map((key) => key.map(String)));
      const url = new URL(`https://service.example/base/v1${path}`);
      expect([url.href, url.search, url.hash]).toEqual([`https://service.example/base/v1${path}`, "", ""]);
    }), { seed: 4, numRuns: runs });
  });

  test("is written as its template is", () => {
    const parent = below(root)`/a/${{ name: "x/y" }}`;
    expect(below(parent)`/b/${{ port: 80 }}+${{ protocol: "t+p" }}/c`()).toBe("/a/x%2Fy/b/80+t%2Bp/c");
    expect(parent()).toBe("/a/x%2Fy");
  });

  test.each(["-", ".", "_", "~", "--", "to"])("whose keys %s joins is read as it was built", (joint) => {
    fc.assert(fc.property(fc.tuple(part, part, part), (parts) => {
      const path = joined(root)(["/a/", joint, joint, "/c"], ...parts.map((one) => ({ one })))();
      expect(path.slice("/a/".length, -"/c".length).split(joint).map(decodeURIComponent)).toEqual(parts.map(String));
      expect(new URL(`https://service.example${path}`).pathname).toBe(path);
    }), { seed: 8, numRuns: runs });
  });

  test("encodes what joins keys only where it joins them", () => {
    expect(joined(root)`/v-1/${{ name: "a-b.c" }}/${{ one: "a-b.c" }}-${{ two: "a-b.c" }}.json`()).toBe("/v-1/a-b.c/a%2Db.c-a%2Db.c.json");
    expect(joined(root)`/${{ one: "a-b.c" }}-${{ two: "a-b.c" }}.${{ three: "a-b.c" }}`()).toBe("/a%2Db.c-a%2Db%2Ec.a-b%2Ec");
  });

  test("costs nothing, and fails nowhere, before it is sent", () => expect(() => below(root)`/${{ name: ".." }}`).not.toThrow());

  test.each(["", ".", ".."])("has no segment that is %j alone, and says which key would make it one", (name) => {
    const refused = expect.objectContaining({ kind: "encode", message: `{name} cannot be "${name}"` });
    expect(() => below(root)`/${{ name }}`()).toThrow(refused);
    expect(() => below(root)`/a/${{ name }}/b/${{ port: 80 }}`()).toThrow(refused);
    expect(() => below(root)`/a/${{ port: 80 }}/${{ name }}/b`()).toThrow(refused);
    expect(below(root)`/a/${{ name }}+${{ port: 80 }}/b`()).toBe(`/a/${name}+80/b`);
    expect(below(root)`/a/${{ port: 80 }}+${{ name }}`()).toBe(`/a/80+${name}`);
  });

  test("has no segment of dots that literal text and keys make together", () => {
    expect(() => below(root)`/.${{ name: "." }}/b`()).toThrow(encodeError);
    expect(() => below(root)`/${{ name: "" }}.${{ kind: "" }}`()).toThrow(encodeError);
    expect(() => joined(root)`/${{ name: "." }}.${{ kind: "" }}`()).toThrow(encodeError);
  });

  test("arrives over a socket as it was built", async () => {
    const { connection, requests } = await served((_request, response) => answerJson(response, { thing: 1 }));
    const keys = fc.sample(fc.array(key, { minLength: 1, maxLength: 3 }), { seed: 5, numRuns: 200 });
    for (const way of keys) await call(connection, readThing, built(way));
    expect(requests.map(({ url }) => read(url!.slice("/v1".length)))).toEqual(keys.map((way) => way.map((one) => one.map(String))));
  });
});

describe("a path that is written", () => {
  test.each([["/a/b-c/80+tcp", "/a/b-c/80+tcp"], ["/a/x%2Fy/%2e%2e%2e", "/a/x%2Fy/%2e%2e%2e"], ["/a b/é/\"{|}\"", "/a%20b/%C3%A9/%22%7B%7C%7D%22"], ["/...", "/..."], ["/a\\b", "/a%5Cb"], ["/%25", "/%25"]])("%j goes out as %s", (written, sent) => expect(at(written)()).toBe(sent));
  test.each(["", "a", "/", "/a/", "//host/a", "/a//b", "/.", "/..", "/a/../b", "/a/%2e%2E/b", "/.%2e", "/a?b", "/a#b", "/%", "/%4", "/%zz", "https://service.example/a", "/a/..", "/\ud800"])("%j is refused", (written) => expect(() => at(written)()).toThrow(encodeError));

  test("stays below its service whatever it is", () => {
    const base = "https://service.example/base/v1";
    const pieces = fc.constantFrom("/", "..", ".", "%2e", "%2F", "\\", "a", "?", "#", "//", "@", ":", "%", "\t", "\n", " ", "+", "é");
    fc.assert(fc.property(fc.oneof(fc.array(pieces, { maxLength: 8 }).map((all) => all.join("")), fc.webUrl({ withQueryParameters: true }), fc.string({ unit: "binary" })), (written) => {
      let path: string;
      try {
        path = at(written)();
      } catch (error) {
        expect(error).toEqual(encodeError);
        return;
      }
      const url = new URL(base + path);
      expect(url.href).toBe(base + path);
      expect(url.pathname.startsWith("/base/v1/")).toBe(true);
    }), { seed: 6, numRuns: runs });
  });

  test("can be gone on from", () => expect(below(at("/a/b"))`/c/${{ name: "d/e" }}`()).toBe("/a/b/c/d%2Fe"));
});

describe("a path that an answer gives", () => {
  const connection = connect(plain, { baseUrl: "https://service.example/base/" });

  test.each([["/base/v1/a/80+tcp", "/a/80+tcp"], ["https://service.example/base/v1/a", "/a"], ["/base/v1/a b/x%2Fy", "/a%20b/x%2Fy"]])("%s leads to %s", (given, path) => expect(follow(connection, given)()).toBe(path));
  test.each(["https://elsewhere.example/base/v1/a", "http://service.example/base/v1/a", "https://service.example:8443/base/v1/a", "https://service.example.evil.example/base/v1/a", "https://service.example@evil.example/base/v1/a", "//elsewhere.example/base/v1/a", "/base/v2/a", "/base/v10/a", "/base/v1", "/base/v1/", "/base/v1/../v2/a", "/base/v1/%2e%2e/a", "/base/v1/a?x", "base/v1/a", "", undefined])("%s is not followed", (given) => {
    expect(() => follow(connection, given as string)()).toThrow(encodeError);
  });

  test("is held against the origin and the path, however the base URL is written", () => {
    const shouting = connect(plain, { baseUrl: "https://SERVICE.example:443/base/" });
    expect(follow(shouting, "/base/v1/a")()).toBe("/a");
    expect(follow(shouting, "https://service.example/base/v1/a")()).toBe("/a");
    const bare = connect({ path: "", headers: {} }, { baseUrl: "https://service.example" });
    expect(follow(bare, "/a/b")()).toBe("/a/b");
    expect(() => follow(bare, "//elsewhere.example/a")()).toThrow(encodeError);
  });

  test.each([["/v1/a", "/a"], ["/base/v1/a", "/a"], ["https://service.example/v1/a/b", "/a/b"]])("%s leads to %s where a proxy puts a path before the service's own", (given, path) => expect(follow(connection, given)()).toBe(path));
  test.each(["/a", "/v1", "/v2/a", "//v1/a", "https://device.example/v1/a"])("%s leads nowhere there", (given) => expect(() => follow(connection, given)()).toThrow(encodeError));

  test("stays below the service whatever an answer holds", async () => {
    const pieces = fc.constantFrom("https://service.example", "/base/v1", "/v1", "/", "..", ".", "%2e", "%2F", "\\", "a", "?", "#", "//", "@", ":8443", "%", "\t", "\n", " ", "+", "é", "https:", "elsewhere.example");
    const sent: string[] = [];
    const reached = connect(plain, { baseUrl: "https://service.example/base", fetch: async (url) => (sent.push(url), Response.json({ thing: 1 })) });
    await fc.assert(fc.asyncProperty(fc.oneof(fc.tuple(fc.constantFrom("", "/base/v1/", "https://service.example/v1/"), fc.array(pieces, { maxLength: 8 })).map(([start, all]) => start + all.join("")), fc.webUrl(), fc.string({ unit: "binary" })), async (given) => {
      const result = await call(reached, readThing, follow(reached, given)).result();
      if (!result.ok) {
        expect(result.error.kind).toBe("encode");
        return;
      }
      const url = new URL(sent.at(-1)!);
      expect([url.href, url.origin, url.search, url.hash]).toEqual([sent.at(-1), "https://service.example", "", ""]);
      expect(url.pathname.startsWith("/base/v1/")).toBe(true);
    }), { seed: 7, numRuns: runs });
    expect(sent.length).toBeGreaterThan(runs / 100);
  });

  test("leads to what it names, over a socket", async () => {
    const { connection: reached, requests } = await served((request, response) => answerJson(response, { thing: request.url === "/v1/all" ? "/v1/all/80+t%2Fp" : "found" }));
    const given = await call<string>(reached, readThing, below(root)`/all`);
    expect(await call(reached, readThing, follow(reached, given))).toBe("found");
    expect(requests.map(({ url }) => url)).toEqual(["/v1/all", "/v1/all/80+t%2Fp"]);
  });
});

describe("where a service is", () => {
  const baseOf = (baseUrl: string, path?: string): string => connect(plain, { baseUrl, ...(path === undefined ? {} : { path }) }).base;

  test.each([["https://service.example", "https://service.example/v1"], ["https://service.example/", "https://service.example/v1"], ["https://service.example//", "https://service.example/v1"], ["https://service.example:8443/a/b/", "https://service.example:8443/a/b/v1"], ["https://[2001:db8::1]/", "https://[2001:db8::1]/v1"], ["HTTPS://service.example", "HTTPS://service.example/v1"]])("%s gives %s", (baseUrl, base) => expect(baseOf(baseUrl)).toBe(base));
  test.each(["https://service.example/v1", "https://service.example/v1/"])("%s has the path already", (baseUrl) => expect(baseOf(baseUrl)).toBe("https://service.example/v1"));
  test.each([["https://service.example/av1", "https://service.example/av1/v1"], ["https://v1", "https://v1/v1"]])("%s only ends alike", (baseUrl, base) => expect(baseOf(baseUrl)).toBe(base));
  test("the path can be another", () => expect(baseOf("https://service.example/", "/other/v9")).toBe("https://service.example/other/v9"));
  test("the path is taken as it is", () => expect(baseOf("https://service.example/", "/$&/$1")).toBe("https://service.example/$&/$1"));

  test.each(["http://service.example", "http://127.0.0.1", "ftp://service.example", "https://user:hunter2@service.example", "https://hunter2@service.example", "https://service.example/?hunter2", "https://service.example/#hunter2", "service.example", "", "https://", "//service.example"])("%s is refused, and not shown", (baseUrl) => {
    expect(() => baseOf(baseUrl)).toThrow(encodeError);
    expect(() => baseOf(baseUrl)).not.toThrow(/hunter2/);
  });

  test("a header that has to be given and is not", () => {
    const needy = { path: "", headers: { needed: null } };
    expect(() => connect(needy, { baseUrl: "https://service.example" })).toThrow(expect.objectContaining({ kind: "encode", message: "header needed needs a value" }));
    expect(() => connect(needy, { baseUrl: "https://service.example", headers: { needed: "x" } })).not.toThrow();
  });
});

describe("plain HTTP", () => {
  test.each(["http://localhost", "http://localhost:80/x", "http://127.0.0.1:8080", "http://127.1.2.3/", "http://[::1]:80"])("is allowed to %s, where it is asked for", (baseUrl) => {
    expect(() => reaching(baseUrl)).not.toThrow();
    expect(() => connect(plain, { baseUrl })).toThrow(encodeError);
  });
  test.each(["http://service.example", "http://127.0.0.1.evil.example", "http://localhost.evil.example", "http://localhost@evil.example", "http://127.evil.example", "http://0.0.0.0", "http://192.168.0.1", "http://[::2]", "http://evil.example/localhost", "HTTP://evil.example"])("is never allowed to %s", (baseUrl) => expect(() => reaching(baseUrl)).toThrow(encodeError));
  test("is allowed where the service is said to speak it, and nothing else is", () => {
    const spoken = (baseUrl: string): string => connect({ ...plain, scheme: "http:" }, { baseUrl }).base;
    expect(spoken("http://192.0.2.7:8080")).toBe("http://192.0.2.7:8080/v1");
    expect(spoken("https://192.0.2.7")).toBe("https://192.0.2.7/v1");
    for (const baseUrl of ["ftp://192.0.2.7", "http://user:hunter2@192.0.2.7", "http://", "192.0.2.7"]) expect(() => spoken(baseUrl)).toThrow(encodeError);
  });
});
