/** Requests that the document does not allow: each is refused with the field and the fact, and changes nothing. */
import { describe, expect, test } from "vitest";
import { device, type Device } from "./support/device.ts";

const ports = "/slb/virtual-server/vip1/port";
const http = { "port-number": 80, protocol: "tcp" };

/** The problems of a refused request, and nothing has changed. */
function refused({ stub }: Device, send: () => ReturnType<Device["send"]>): { readonly status: number; readonly problems: unknown } {
  const before = stub.dump();
  const { status, body, headers } = send();
  expect(headers["x-not-shown"]).toMatch(/^the status and the body of errors/);
  expect(stub.dump()).toEqual(before);
  return { status, problems: body.error.problems };
}

describe("a body", () => {
  const authorization = (fields: object): [string, string, object] => ["POST", "/authorization", { authorization: fields }];
  const authentication = (fields: object): [string, string, object] => ["PUT", "/authentication", { authentication: fields }];
  const port = (fields: object): [string, string, object] => ["POST", ports, { port: { ...http, ...fields } }];

  test.each<[string, [string, string, unknown], string, string]>([
    ["below the range", authorization({ commands: -1 }), "authorization.commands", "must be at least 0, and is -1"],
    ["above the range", authorization({ commands: 16 }), "authorization.commands", "must be at most 15, and is 16"],
    ["text for a number", authorization({ commands: "3" }), "authorization.commands", 'must be a number, and is "3"'],
    ["null for a number", authorization({ commands: null }), "authorization.commands", "must be a number, and is null"],
    ["a fraction of a sum of bits", authorization({ debug: 1.5 }), "authorization.debug", "must be a whole number, and is 1.5"],
    ["no bit at all", authorization({ debug: 0 }), "authorization.debug", "must be at least 1, and is 0"],
    ["a bit too many", authorization({ debug: 16 }), "authorization.debug", "must be at most 15, and is 16"],
    ["a flag of 2", authorization({ method: { none: 2 } }), "authorization.method.none", "must be 0 or 1 or a boolean, and is 2"],
    ["a flag in words", authorization({ method: { none: "true" } }), "authorization.method.none", 'must be 0 or 1 or a boolean, and is "true"'],
    ["a list for a block", authorization({ method: [] }), "authorization.method", "must be an object, and is an array"],
    ["an unknown field", authorization({ level: 3 }), "authorization.level", "is no field here"],
    ["a field of the prototype", authorization({ toString: 3 }), "authorization.toString", "is no field here"],
    ["an unknown field of a block", authorization({ method: { ldap: 1 } }), "authorization.method.ldap", "is no field here"],
    ["an identifier", authorization({ uuid: "00000000-0000-0000-0000-000000000000" }), "authorization.uuid", "is set by the service"],
    ["a value that is not allowed", authentication({ "mode-cfg": { mode: "both" } }), "authentication.mode-cfg.mode", 'must be "multiple" or "single", and is "both"'],
    ["a number for a text", authentication({ "type-cfg": { type: 1 } }), "authentication.type-cfg.type", "must be a string, and is 1"],
    ["a text where tables disagree and a flag was chosen", authentication({ console: { "type-cfg": { type: "local" } } }), "authentication.console.type-cfg.type", 'must be 0 or 1 or a boolean, and is "local"'],
    ["a key that is no number", port({ "port-number": "80" }), "port.port-number", 'must be a number, and is "80"'],
    ["an observed flag of 2", port({ reset: 2 }), "port.reset", "must be 0 or 1 or a boolean, and is 2"],
    ["another spelling of a field", port({ connLimit: 1 }), "port.connLimit", 'is no field here; "conn-limit" is'],
    ["one counter for a list", port({ "sampling-enable": { counters1: "curr_conn" } }), "port.sampling-enable", "must be an array, and is an object"],
    ["an unknown field of an item", port({ "sampling-enable": [{ counters1: "curr_conn" }, { counters1: "x", counters2: "x" }] }), "port.sampling-enable[1].counters2", "is no field here"],
    ["a counter that is no text", port({ "sampling-enable": [{ counters1: 1 }] }), "port.sampling-enable[0].counters1", "must be a string, and is 1"],
    ["no key", ["POST", ports, { port: { protocol: "tcp" } }], "port.port-number", "is missing"],
    ["no key of an update", ["PUT", ports, { port: { "port-number": 80 } }], "port.protocol", "is missing"],
    ["no envelope", ["POST", ports, http], "body", 'must be an object with the one field "port", and has "port-number", "protocol"'],
    ["another envelope", ["POST", ports, { ports: http }], "body", 'must be an object with the one field "port", and has "ports"'],
    ["a second envelope", ["PUT", "/authorization", { authorization: {}, authentication: {} }], "body", 'must be an object with the one field "authorization", and has "authorization", "authentication"'],
    ["an empty object", ["POST", ports, {}], "body", 'must be an object with the one field "port", and has none'],
    ["a list", ["POST", ports, [http]], "body", 'must be an object with the one field "port", and is none'],
    ["a null", ["POST", ports, null], "body", 'must be an object with the one field "port", and is none'],
    ["several, one of them wrong", ["POST", ports, { "port-list": [http, { "port-number": 81 }] }], "port-list[1].protocol", "is missing"],
    ["several, none", ["POST", ports, { "port-list": [] }], "port-list", "has no items"],
  ])("with %s is refused", (_, [method, path, body], field, fact) => {
    const target = device("mgmt-v3");
    expect(refused(target, () => target.send(method, path, body))).toEqual({ status: 400, problems: [{ field, fact }] });
  });

  test("that breaks several facts is told of all of them", () => {
    const target = device("mgmt-v3");
    const { problems } = refused(target, () => target.send("POST", ports, { port: { "port-number": true, range: "x", none: 1 } }));
    expect(problems).toEqual([
      { field: "port.port-number", fact: "must be a number, and is true" },
      { field: "port.range", fact: 'must be a number, and is "x"' },
      { field: "port.none", fact: "is no field here" },
      { field: "port.protocol", fact: "is missing" },
    ]);
  });

  test.each<[string, Uint8Array | string, string]>([
    ["no JSON", '{"port": ', "is no JSON: "],
    ["nothing but spaces", "  ", "is no JSON: "],
    ["a byte order mark's end alone", Uint8Array.of(0xbf), "is no UTF-8"],
    ["half a character", Uint8Array.of(0x22, 0xc3, 0x22), "is no UTF-8"],
    ["513 levels", `${"[".repeat(513)}${"]".repeat(513)}`, "nests deeper than 512 levels"],
    ["a million levels", "[".repeat(1_000_000), "nests deeper than 512 levels"],
  ])("of %s is refused", (_, body, fact) => {
    const target = device("mgmt-v3");
    const { status, problems } = refused(target, () => target.sendRaw("POST", ports, body));
    expect([status, problems]).toEqual([400, [{ field: "body", fact: expect.stringContaining(fact) }]]);
  });

  test("may nest up to 100 levels, and brackets in texts do not count", () => {
    const target = device("mgmt-v3", { declare: [{ uri: "/slb/server", key: "{name}" }] });
    const deep = `${'{"a":'.repeat(97)}1${"}".repeat(97)}`;
    expect(target.sendRaw("POST", "/slb/server", `{"server":{"name":"[[[\\"[{","a":${deep}}}`).status).toBe(201);
    expect(target.send("GET", "/slb/server/%5B%5B%5B%22%5B%7B").status).toBe(200);
  });

  test("can hold any field name without touching the program's own", () => {
    const target = device("mgmt-v3", { declare: [{ uri: "/slb/server", key: "{name}" }] });
    const text = '{"server":{"name":"s1","__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},"hasOwnProperty":1}}';
    expect(target.sendRaw("POST", "/slb/server", text).status).toBe(201);
    target.sendRaw("PUT", "/slb/server", '{"server":{"name":"s1","__proto__":{"more":2}}}');
    const { answer } = target.send("GET", "/slb/server/s1");
    expect(answer.body).toContain('"__proto__":{"polluted":1,"more":2}');
    expect(answer.body).toContain('"constructor":{"prototype":{"polluted":1}}');
    expect(({} as { polluted?: number }).polluted).toBeUndefined();
    expect(refused(target, () => target.sendRaw("POST", ports, '{"__proto__":{"port-number":80,"protocol":"tcp"}}'))).toMatchObject({ status: 400 });
    expect(refused(target, () => target.sendRaw("POST", ports, '{"port":{"port-number":80,"protocol":"tcp","__proto__":{}}}'))).toEqual({ status: 400, problems: [{ field: "port.__proto__", fact: "is no field here" }] });
  });

  test("is refused where the document says that there is none", () => {
    const target = device("controller-v2");
    expect(refused(target, () => target.send("GET", "/applications", {}))).toMatchObject({ status: 400, problems: [{ field: "body" }] });
  });

  test("is needed where the document shows one", () => {
    const target = device("mgmt-v3");
    for (const [method, path] of [["POST", ports], ["PUT", ports], ["POST", "/authentication"], ["PUT", "/authorization"]] as const) {
      expect(refused(target, () => target.send(method, path))).toEqual({ status: 400, problems: [{ field: "body", fact: "is missing" }] });
    }
  });
});

describe("headers", () => {
  test.each<[string, { readonly [name: string]: string | undefined }, number, string, string]>([
    ["no credential", { authorization: undefined }, 401, "Authorization", "is missing"],
    ["another scheme", { authorization: "Bearer x" }, 401, "Authorization", 'must be "Device" and a credential'],
    ["a wrong token", { authorization: "Device x" }, 401, "Authorization", "has a credential that is not, or no longer, accepted"],
    ["no media type", { "content-type": undefined }, 400, "Content-Type", "is missing"],
    ["another media type", { "content-type": "text/plain" }, 415, "Content-Type", 'must be "application/json", and is "text/plain"'],
  ])("with %s are refused", (_, headers, status, field, fact) => {
    const target = device("mgmt-v3");
    for (const [method, path, body] of [["GET", "/authentication", undefined], ["POST", ports, { port: http }]] as const) {
      expect(refused(target, () => target.send(method, path, body, headers))).toEqual({ status, problems: [{ field, fact }] });
    }
  });

  test("with a character set are accepted, and so is a scheme in small letters", () => {
    const { send, stub } = device("mgmt-v3");
    expect(send("GET", "/authentication", undefined, { "content-type": "Application/JSON; charset=utf-8" }).status).toBe(200);
    expect(send("GET", "/authentication", undefined, { authorization: stub.headers()["Authorization"]!.replace("Device", "device") }).status).toBe(200);
  });

  test("can carry the word and the credentials of a real product", () => {
    const { send } = device("mgmt-v3", { base: "/axapi/v3", credentials: { accepted: { device: ["abc"] }, words: { device: "A10" } } });
    expect(send("GET", "/authentication", undefined, { authorization: "A10 abc" }).status).toBe(200);
    expect(send("GET", "/authentication", undefined, { authorization: "Device abc" }).status).toBe(401);
    send("POST", ports, { port: http }, { authorization: "A10 abc" });
    expect(send("GET", ports, undefined, { authorization: "A10 abc" }).body["port-list"][0]["svc-url"]).toBe(`/axapi/v3${ports}/80+tcp`);
  });

  test("come before the path: a stranger does not learn what there is", () => {
    const { send } = device("mgmt-v3");
    for (const path of ["/authentication", "/nothing", "/uuid/x"]) expect(send("GET", path, undefined, { authorization: undefined }).status).toBe(401);
  });
});

test("of thousands of mistakes the first hundred are listed, and how many more there are", () => {
  const { send } = device("mgmt-v3");
  const { status, body } = send("POST", ports, { port: { ...http, "sampling-enable": Array.from({ length: 5000 }, () => 1) } });
  const { problems, message } = body.error;
  expect([status, problems.length, problems[99], problems[100]]).toEqual([400, 101, { field: "port.sampling-enable[99]", fact: "must be an object, and is 1" }, { field: "", fact: "4900 more are not listed" }]);
  expect(message).toMatch(/; 4900 more are not listed$/);
});

test("of a path that leads nowhere the beginning is quoted", () => {
  const { send } = device("mgmt-v3");
  const { status, body } = send("GET", `/${"a".repeat(8000)}`);
  expect([status, body.error.message.length]).toEqual([404, expect.closeTo(300, -2)]);
});

test.each<[string, readonly unknown[], readonly string[]]>([
  ["a fact that the document states", ["PUT", "/authorization", { authorization: { commands: 16 } }], []],
  ["a field", ["PUT", "/authorization", { authorization: { level: 3, method: { ldap: 1 } } }], ["what becomes of fields that are not listed"]],
  ["a parameter", ["GET", "/authorization?detail=true"], ["what becomes of parameters that are not listed"]],
  ["a second creation", ["POST", ports, { port: http }], ["what becomes of an object that is created again"]],
])("the refusal of %s is marked with what the document leaves open", (_, request, marks) => {
  const { send } = device("mgmt-v3");
  send("POST", ports, { port: http });
  const { status, headers } = send(...(request as Parameters<Device["send"]>));
  expect(status).toBeGreaterThanOrEqual(400);
  expect(headers["x-not-shown"]).toBe(["the status and the body of errors", ...marks].join("; "));
});

test("a parameter that the document does not have is refused", () => {
  const target = device("mgmt-v3");
  expect(refused(target, () => target.send("GET", "/authentication?detail=true"))).toEqual({ status: 400, problems: [{ field: "detail", fact: "is no parameter of this operation" }] });
});

test("an identifier of more than 64 characters is none", () => {
  const target = device("mgmt-v3");
  expect(refused(target, () => target.send("GET", `/uuid/${"a".repeat(65)}`))).toEqual({ status: 400, problems: [{ field: "id", fact: "must have at most 64 characters, and has 65" }] });
  expect(refused(target, () => target.send("GET", `/uuid/${"𝄞".repeat(64)}`))).toMatchObject({ status: 404 });
});

test.each([
  ["/authentication", "DELETE, GET, HEAD, OPTIONS, POST, PUT"],
  [ports, "GET, HEAD, OPTIONS, POST, PUT"],
  [`${ports}/80+tcp/stats`, "GET, HEAD, OPTIONS"],
  ["/slb", "GET, HEAD, OPTIONS"],
  ["/slb/virtual-server/vip1", "OPTIONS"],
])("%s has no other method than its own", (path, allow) => {
  const target = device("mgmt-v3");
  for (const method of ["PATCH", "TRACE", "get"]) {
    const { status, headers } = target.send(method, path);
    expect([status, headers["allow"]]).toEqual([405, allow]);
  }
  const { status, headers, answer } = target.send("OPTIONS", path, undefined, { authorization: undefined });
  expect([status, headers, answer.body]).toEqual([204, { allow, "x-not-shown": "what OPTIONS answers" }, ""]);
});

describe("HEAD, which the document does not list,", () => {
  const target = device("mgmt-v3");
  target.send("POST", ports, { port: http });
  test.each(["/authentication", ports, `${ports}/80+tcp`, `${ports}/80+tcp/stats`, "/slb", `${ports}/81+tcp`, "/nowhere"])("is answered as GET is, without the body: %s", (path) => {
    const [got, asked] = [target.send("GET", path), target.send("HEAD", path)];
    expect([asked.status, asked.answer.body]).toEqual([got.status, ""]);
    expect({ ...asked.headers, "x-not-shown": "" }).toEqual({ ...got.headers, "x-not-shown": "", "content-length": String(Buffer.byteLength(got.answer.body)) });
    if (got.status === 200) expect(asked.headers["x-not-shown"]).toContain("what HEAD answers");
  });

  test("needs a credential as GET does, and nothing is made of it where a test wants only what the document lists", () => {
    expect(target.send("HEAD", "/authentication", undefined, { authorization: undefined }).status).toBe(401);
    const { send } = device("mgmt-v3", { choices: { undocumented: "refuse" } });
    for (const method of ["HEAD", "OPTIONS"]) expect([send(method, "/authentication").status, send(method, "/authentication").headers["allow"]]).toEqual([405, "DELETE, GET, POST, PUT"]);
  });
});

test("errors have the body and the status that a test wants", () => {
  const { stub } = device("mgmt-v3", { choices: { status: () => 200, error: ({ problems }) => ({ response: { status: "fail", err: problems.length } }) } });
  const { status, body, headers } = stub.handle({ method: "GET", path: "/mgmt/v3/slb", headers: {} });
  expect([status, JSON.parse(body)]).toEqual([200, { response: { status: "fail", err: 1 } }]);
  expect(headers["x-not-shown"]).toMatch(/^the status and the body of errors/);
});
