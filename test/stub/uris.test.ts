/** Every key reaches its own object and no other, however it is encoded, and whatever is no URI of the service is told so. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createStub } from "../../templates/{service}/stub/src/runtime/stub.ts";
import { service } from "../support/in-memory.ts";
import { device, lowered } from "./support/device.ts";
import { dataOf } from "./support/services.ts";

const seed = 4;
const encoded = (part: string): string => (/^\.{1,2}$/.test(part) ? part.replaceAll(".", "%2E") : encodeURIComponent(part));
const nasty = fc.constantFrom("+", "/", "%", "?", "#", ".", "..", " ", ":", ";", "é", "𝄞", "%2B", "%2F", "%25", "%2e%2e", "stats", "__proto__", "constructor", "a+b", "&", "=", "~", "\\", "|", "{", "}");
const text = fc.oneof(nasty, fc.string({ unit: "binary", minLength: 1, maxLength: 8 }), fc.array(nasty, { minLength: 1, maxLength: 4 }).map((parts) => parts.join("")));

test("a key part of any text leads to its own object, over the wire's encoding and back", () => {
  const { send, stub } = device("mgmt-v3", { declare: [{ uri: "/deep/{one}/{two}+{three}/kind", key: "{a}+{b}+{c}" }] });
  const every = fc.record({ one: text, two: text, three: text, a: text, b: text, c: text });
  fc.assert(
    fc.property(every, ({ one, two, three, a, b, c }) => {
      const [at, at2, at3, keyA, keyB, keyC] = [one, two, three, a, b, c].map(encoded);
      const collection = `/deep/${at}/${at2}+${at3}/kind`;
      stub.reset();
      expect(send("POST", collection, { kind: { a, b, c, own: true } }).status).toBe(201);
      const { "kind-list": list } = send("GET", collection).body;
      expect(list).toMatchObject([{ a, b, c, own: true, "svc-url": `/mgmt/v3${collection}/${keyA}+${keyB}+${keyC}` }]);
      expect(send("GET", list[0]["svc-url"].slice("/mgmt/v3".length)).body.kind).toMatchObject({ a, b, c });
      expect(send("GET", `/deep/${at}/${at2}+${at3}x/kind`).body).toEqual({ "kind-list": [] });
    }),
    { seed, numRuns: 300 },
  );
});

test.each([["", "", "+"], [".", "..", ".+.."], ["", "b", "+b"], ["a", ".", "a+."]])("the parts %j and %j of one key come back as they were, at %s", (a, b, segment) => {
  const { send } = device("mgmt-v3", { declare: [{ uri: "/pairs", key: "{a}+{b}" }] });
  expect(send("POST", "/pairs", { pairs: { a, b } }).status).toBe(201);
  expect(send("GET", `/pairs/${segment}`).body.pairs).toMatchObject({ a, b });
});

test.each(["+", "-", ".", "_", "~", "--", "-x", "to"])("two keys that %s joins never meet in one object, and each is found at its own URI", (joint) => {
  const { send, stub } = device("mgmt-v3", { declare: [{ uri: "/pairs", key: `{a}${joint}{b}` }] });
  const text = fc.array(fc.oneof(nasty, fc.constantFrom(joint, ...joint, "x", "o")), { minLength: 1, maxLength: 4 }).map((parts) => parts.join(""));
  const pair = fc.tuple(text, text);
  fc.assert(
    fc.property(pair, pair, (one, other) => {
      stub.reset();
      fc.pre(one.join("\0") !== other.join("\0"));
      send("POST", "/pairs", { pairs: { a: one[0], b: one[1] } });
      expect(send("POST", "/pairs", { pairs: { a: other[0], b: other[1] } }).status).toBe(201);
      const list = send("GET", "/pairs").body["pairs-list"];
      expect(list).toHaveLength(2);
      for (const { a, b, "svc-url": url } of list) expect(send("GET", url.slice("/mgmt/v3".length)).body.pairs).toMatchObject({ a, b });
    }),
    { seed, numRuns: 300 },
  );
});

test.each([
  ["{a}-{b}", "x-y-z", 400, "has x-y-z, which can be read as {a}-{b} in several ways: within a part of the key - is written as %2D"],
  ["{a}+{b}", "x+y+z", 400, "has x+y+z, which can be read as {a}+{b} in several ways: within a part of the key + is written as %2B"],
  ["{a}-{b}", "x%2Dy-z", 200, { a: "x-y", b: "z" }],
  ["{a}-{b}", "x-y%2Dz", 200, { a: "x", b: "y-z" }],
  ["{a}-{b}.{c}", "x-y.z.z", 400, "within a part of the key . is written as %2E"],
])("what %s joins is read one way in %s, or is refused: %i", (key, segment, status, said) => {
  const { send } = device("mgmt-v3", { declare: [{ uri: "/pairs", key }] });
  send("POST", "/pairs", { pairs: { a: "x-y", b: "z", c: "" } });
  send("POST", "/pairs", { pairs: { a: "x", b: "y-z", c: "" } });
  const answer = send("GET", `/pairs/${segment}`);
  expect([answer.status, answer.body.pairs ?? answer.body.error.message]).toEqual([status, typeof said === "string" ? expect.stringContaining(said) : expect.objectContaining(said)]);
});

test.each([
  ["1e+21+tcp", 200, undefined],
  ["1e%2B21+tcp", 200, undefined],
  ["4.3e+16+tcp", 400, "port-number must be a number"],
  ["80+tcp+udp", 404, "80+tcp%2Budp"],
  ["80+tcp", 404, "80+tcp"],
])("%s has as many readings as its placeholders can hold", (segment, status, said) => {
  const { send } = device("mgmt-v3");
  send("POST", "/slb/virtual-server", { "virtual-server": { name: "vip1" } });
  send("POST", "/slb/virtual-server/vip1/port", { port: { "port-number": 1e21, protocol: "tcp" } });
  const answer = send("GET", `/slb/virtual-server/vip1/port/${segment}`);
  expect([answer.status, answer.body.error?.message]).toEqual([status, said === undefined ? undefined : expect.stringContaining(said)]);
});

test("what no encoding keeps apart is not made", () => {
  const { send } = device("mgmt-v3", { declare: [{ uri: "/pairs", key: "{a}2{b}" }] });
  const { status, body } = send("POST", "/pairs", { pairs: { a: "x/y", b: "z" } });
  expect([status, body.error.message]).toEqual([400, "a cannot be told from the rest of the key in x%2Fy2z"]);
});

describe("a path", () => {
  const ports = "/slb/virtual-server/vip1/port";
  const stub = device("mgmt-v3");
  stub.send("POST", ports, { port: { "port-number": 80, protocol: "tcp" } });
  stub.send("POST", ports, { port: { "port-number": 80, protocol: "a+b/c%d" } });

  test.each([
    ["an encoded separator", `${ports}/80%2Btcp`],
    ["an encoded separator in small letters", `${ports}/80%2btcp`],
    ["an encoded letter", `${ports}/80+%74cp`],
    ["a part with a separator, a slash and a percent sign", `${ports}/80+a%2Bb%2Fc%25d`],
    ["a number of minus one and fractions", `${ports}/80+tcp/stats`],
  ])("with %s leads to its object", (_, path) => expect(stub.send("GET", path).status).toBe(200));

  test.each([1e21, 1e-7, 1.5, -3])("of an object with the number %d in its key leads to it", (number) => {
    const { send } = device("mgmt-v3");
    send("POST", ports, { port: { "port-number": number, protocol: "tcp" } });
    expect(send("GET", `${ports}/${encodeURIComponent(String(number))}+tcp`).body).toMatchObject({ port: { "port-number": number } });
  });

  test.each([
    ["a slash at the end", `${ports}/80+tcp/`, 404],
    ["a repeated slash", "/slb//virtual-server/vip1/port", 404],
    ["a suffix that nothing has", `${ports}/80+tcp/nothing`, 404],
    ["a segment too many", "/authentication/console/more", 404],
    ["a part encoded twice", `${ports}/80%252Btcp`, 404],
    ["a part too few", `${ports}/80`, 404],
    ["an empty part", `${ports}/+tcp`, 400],
    ["a number written otherwise", `${ports}/080+tcp`, 400],
    ["a number in exponents", `${ports}/8e1+tcp`, 400],
    ["a number with a fraction of nothing", `${ports}/80.0+tcp`, 400],
    ["a word for a number", `${ports}/http+tcp`, 400],
    ["a number out of all range", `${ports}/${"9".repeat(400)}+tcp`, 400],
    ["dots", "/slb/../authentication", 400],
    ["one dot", "/./authentication", 400],
    ["an encoding that is none", `${ports}/80+%zz`, 400],
    ["half an encoded character", `${ports}/80+%c3`, 400],
    ["nothing below the base", "", 404],
    ["the base alone and a slash", "/", 404],
    ["other letters", "/SLB/common", 404],
    ["a hundred thousand segments", "/a".repeat(100_000), 404],
    ["a hundred thousand separators", `${ports}/${"+".repeat(100_000)}`, 400],
  ])("with %s is refused", (_, path, status) => expect(stub.send("GET", path).status).toBe(status));

  test.each([
    ["080", 'must be written as 80, and is "080"'],
    ["8e1", 'must be written as 80, and is "8e1"'],
    ["80.0", 'must be written as 80, and is "80.0"'],
    ["-0", 'must be written as 0, and is "-0"'],
    ["http", 'must be a number, and is "http"'],
    ["", 'must be a number, and is ""'],
    ["%20", 'must be a number, and is " "'],
    ["1e400", 'must be a number, and is "1e400"'],
  ])("with the number %s tells how it has to be written", (text, fact) => {
    expect(stub.send("GET", `${ports}/${text}+tcp`).body.error.problems).toEqual([{ field: "port-number", fact }]);
  });

  test("of data goes before a key of the same text", () => {
    const { send } = device("mgmt-v3", { declare: [{ uri: "/slb/server", key: "{name}" }] });
    send("POST", "/slb/server", { server: { name: "stats" } });
    expect(Object.keys(send("GET", "/slb/server/stats").body["server-list"][0])).toEqual(["stats", "svc-url"]);
  });

  test("that is no part of the base is told what the base is", () => {
    const { handle } = { handle: stub.stub.handle.bind(stub.stub) };
    expect(handle({ method: "GET", path: "/other/v3/authentication", headers: {} })).toMatchObject({ status: 404, body: expect.stringContaining("must begin with /mgmt/v3/") });
    expect(handle({ method: "GET", path: "http://host.example/mgmt/v3/authentication", headers: {} }).status).toBe(401);
  });
});

test("what is there without being created has in its fields what its own path says, before and after it is configured", () => {
  const rooms = stubOf({
    "document.md": "# Things\n\n| Field | Type |\n|---|---|\n| floor | number |\n| name | string |\n| wanted | number |\n",
    "rooms.ts": `
import type { Facts, Get, Resource } from "specwright/http";

/** @source Things */
export interface One<Of extends OneFacts> extends Resource<Of["uri"], Of["placeholders"], Of["fields"]> {
  /** @source Things */
  read: Get<Of["uri"], Of["fields"]>;
}
interface OneFacts extends Facts { fields: object; placeholders: object }
/** @source Things */
export type Room = One<{ uri: "/rooms/{floor}-{name}"; fields: Fields; placeholders: Pick<Fields, "floor" | "name"> }>;
/** @source Things */
export interface Fields {
  floor: number;
  name: string;
  wanted?: number;
}
`,
  });
  const send = (method: string, body?: object): unknown => {
    const answer = rooms.handle({ method, path: `${rooms.base}/rooms/7-east`, headers: { ...lowered(rooms.headers()), "content-type": "application/json" }, body: new TextEncoder().encode(body === undefined ? "" : JSON.stringify(body)) });
    expect(answer.status).toBeLessThan(300);
    return answer.body === "" ? undefined : JSON.parse(answer.body);
  };
  expect(send("GET")).toEqual({ floor: 7, name: "east" });
  send("PUT", { floor: 7, name: "east", wanted: 21 });
  expect(send("GET")).toEqual({ floor: 7, name: "east", wanted: 21 });
  send("DELETE");
  expect(send("GET")).toEqual({ floor: 7, name: "east" });
});

function stubOf(files: Parameters<typeof service>[0]): ReturnType<typeof createStub> {
  return createStub(dataOf(service(files)), { seed: 1 });
}
