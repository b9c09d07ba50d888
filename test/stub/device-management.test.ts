/** The management interface of a device, behaving as its document says. Every exchange is held against the OpenAPI document. */
import { describe, expect, test } from "vitest";
import { device } from "./support/device.ts";

const ports = "/slb/virtual-server/vip1/port";
const http = { "port-number": 80, protocol: "tcp" };

describe("settings of which there is one set", () => {
  test("have their defaults where nobody configured them, blocks included", () => {
    const { body } = device("mgmt-v3").send("GET", "/authentication");
    expect(body.authentication).toMatchObject({
      console: { "type-cfg": { type: 0 } },
      "enable-cfg": { "enable-auth-type": "local" },
      "login-cfg": { local: 0, "privilege-mode": 0 },
      "mode-cfg": { mode: "single" },
      "multiple-auth-reject": 0,
      "type-cfg": { type: "local" },
    });
  });

  test("are created while nobody configured them, then modified: what a body leaves out stays", () => {
    const { send } = device("mgmt-v3");
    expect(send("POST", "/authorization", { authorization: { commands: 3, method: { none: true } } }).status).toBe(201);
    expect(send("POST", "/authorization", { authorization: { method: { tacplus: 1 } } }).status).toBe(200);
    expect(send("GET", "/authorization").body.authorization).toMatchObject({ commands: 3, method: { none: true, tacplus: 1 } });
  });

  test("are replaced: what a body leaves out has its default again", () => {
    const { send } = device("mgmt-v3");
    send("POST", "/authorization", { authorization: { commands: 3, method: { none: 1 } } });
    expect(send("PUT", "/authorization", { authorization: { debug: 9 } }).body.authorization).toMatchObject({ debug: 9, method: { none: 0, tacplus: 0 } });
    expect(send("GET", "/authorization").body.authorization).not.toHaveProperty("commands");
  });

  test("get their defaults back by being deleted, keep their identifier, and are created anew", () => {
    const { send } = device("mgmt-v3");
    const before = send("GET", "/authentication").body.authentication;
    send("PUT", "/authentication", { authentication: { "mode-cfg": { mode: "multiple" } } });
    expect(send("DELETE", "/authentication").body.authentication).toEqual(before);
    expect(send("GET", "/authentication").body.authentication).toEqual(before);
    expect(send("POST", "/authentication", { authentication: {} }).status).toBe(201);
  });

  test("have a block with a URI of its own: one and the same on both ways", () => {
    const { send } = device("mgmt-v3");
    send("POST", "/authentication", { authentication: { console: { "type-cfg": { "console-type": "local", type: 1 } } } });
    const { console } = send("GET", "/authentication/console").body;
    expect(console["type-cfg"]).toMatchObject({ "console-type": "local", type: 1 });
    expect(send("GET", "/authentication").body.authentication.console).toEqual(console);
    const changed = send("POST", "/authentication/console", { console: { "type-cfg": { type: 0 } } });
    expect(changed.headers["x-not-shown"]).toContain("how the settings are created, modified, replaced or deleted");
    expect(send("GET", "/authentication").body.authentication.console["type-cfg"]).toMatchObject({ "console-type": "local", type: 0 });
  });
});

describe("elements of a collection", () => {
  test("are created through it, one or several, listed with their paths and read", () => {
    const { send } = device("mgmt-v3");
    expect(send("GET", ports).body).toEqual({ "port-list": [] });
    const created = send("POST", ports, { port: { ...http, reset: true, "no-logging": 1 } });
    expect(created.headers["x-not-shown"]).toContain("the answer to the creation of an element");
    const two = send("POST", ports, { "port-list": [{ "port-number": 443, protocol: "https" }, { "port-number": 53, protocol: "udp" }] });
    expect(two.headers["x-not-shown"]).toContain("the body that creates several elements at once");
    const list = send("GET", ports).body["port-list"];
    expect(list.map((one: any) => one["svc-url"])).toEqual(["80+tcp", "443+https", "53+udp"].map((key) => `/mgmt/v3${ports}/${key}`));
    expect(send("GET", `${ports}/80+tcp`).body.port).toMatchObject({ ...http, reset: 1, "no-logging": 1, auto: 0 });
  });

  test("are updated by a PUT of the key and what changes, one or several", () => {
    const { send } = device("mgmt-v3");
    send("POST", ports, { "port-list": [{ ...http, range: 5, action: "enable" }, { "port-number": 81, protocol: "tcp" }] });
    expect(send("PUT", ports, { port: { ...http, range: 6 } }).status).toBe(204);
    expect(send("GET", `${ports}/80+tcp`).body.port).toMatchObject({ range: 6, action: "enable" });
    send("PUT", ports, { "port-list": [{ ...http, range: 7 }, { "port-number": 81, protocol: "tcp", range: 8 }] });
    expect(send("GET", ports).body["port-list"].map((one: any) => one.range)).toEqual([7, 8]);
    expect(send("PUT", ports, { port: { "port-number": 82, protocol: "tcp" } }).status).toBe(404);
  });

  test("several at once are all written or none", () => {
    const { send, stub } = device("mgmt-v3");
    send("POST", ports, { port: http });
    const before = stub.dump();
    for (const list of [[{ "port-number": 81, protocol: "tcp" }, http], [{ "port-number": 81, protocol: "tcp" }, { "port-number": 82, protocol: 6 }], [{ "port-number": 81, protocol: "tcp" }, { "port-number": 81, protocol: "tcp" }], []]) {
      expect(send("POST", ports, { "port-list": list }).status).toBeGreaterThanOrEqual(400);
    }
    expect(send("PUT", ports, { "port-list": [{ ...http, range: 1 }, { "port-number": 99, protocol: "tcp", range: 1 }] }).status).toBe(404);
    expect(stub.dump()).toEqual(before);
  });

  test("can be modified, replaced and deleted at their own URI, which is a choice", () => {
    const { send } = device("mgmt-v3");
    send("POST", ports, { port: { ...http, range: 5, action: "enable" } });
    const gap = "how a single element is modified, replaced or deleted through its own URI";
    const modified = send("POST", `${ports}/80+tcp`, { port: { range: 6 } });
    expect(modified.headers["x-not-shown"]).toContain(gap);
    expect(modified.body.port).toMatchObject({ range: 6, action: "enable" });
    expect(send("PUT", `${ports}/80+tcp`, { port: { ...http, range: 7 } }).body.port).not.toHaveProperty("action");
    expect(send("PUT", `${ports}/80+tcp`, { port: { ...http, protocol: "udp" } }).body.error.problems).toEqual([{ field: "protocol", fact: `must be "tcp", as in ${ports}/80+tcp` }]);
    expect(send("DELETE", `${ports}/80+tcp`).headers["x-not-shown"]).toContain(gap);
    expect(send("GET", `${ports}/80+tcp`).status).toBe(404);
  });

  test("or not, where the choice is replaced", () => {
    const { send } = device("mgmt-v3", { choices: { undocumented: "refuse" } });
    send("POST", ports, { port: http });
    const refused = send("DELETE", `${ports}/80+tcp`);
    expect([refused.status, refused.headers["allow"]]).toEqual([405, "GET"]);
  });
});

describe("identifiers", () => {
  test("are assigned at creation, stay through every change, and belong to one object alone", () => {
    const { send } = device("mgmt-v3");
    const { uuid } = send("POST", ports, { port: http }).body.port;
    expect(uuid).toMatch(/^[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
    send("PUT", ports, { port: { ...http, range: 5 } });
    send("PUT", `${ports}/80+tcp`, { port: { ...http, uuid } });
    expect(send("GET", `${ports}/80+tcp`).body.port.uuid).toBe(uuid);
    send("DELETE", `${ports}/80+tcp`);
    expect(send("POST", ports, { port: http }).body.port.uuid).not.toBe(uuid);
    expect(send("GET", `/uuid/${uuid}`).status).toBe(404);
  });

  test("find objects of any type, under the name of the type, and blocks", () => {
    const { send } = device("mgmt-v3", { declare: [{ uri: "/slb/server", key: "{name}" }] });
    const { port } = send("POST", ports, { port: http }).body;
    const { server } = send("POST", "/slb/server", { server: { name: "s1", host: "192.0.2.1" } }).body;
    const { authentication } = send("GET", "/authentication").body;
    const { common } = send("GET", "/slb/common").body;
    const found = { port, server, authentication, common, console: authentication.console, "type-cfg": authentication.console["type-cfg"] };
    for (const [name, object] of Object.entries(found)) expect(send("GET", `/uuid/${object.uuid}`).body).toEqual({ [name]: object });
  });

  test("stand for the object's own URI where more is done than reading, which is a choice", () => {
    const { send } = device("mgmt-v3");
    const { uuid } = send("POST", ports, { port: http }).body.port;
    const changed = send("POST", `/uuid/${uuid}`, { port: { range: 5 } });
    expect(changed.headers["x-not-shown"]).toContain("the methods that update and delete an object through its identifier");
    expect(send("GET", `${ports}/80+tcp`).body.port.range).toBe(5);
    send("DELETE", `/uuid/${uuid}`);
    expect(send("GET", ports).body["port-list"]).toEqual([]);
  });
});

describe("data", () => {
  const data = ["stats", "oper", "baseline", "rate"];

  test.each(data)("%s of an element stands under its type, with the key and a path", (name) => {
    const { send } = device("mgmt-v3");
    send("POST", ports, { port: http });
    const { body, headers } = send("GET", `${ports}/80+tcp/${name}`);
    expect(Object.keys(body.port)).toEqual([name, "svc-url", "port-number", "protocol"]);
    expect(body.port).toMatchObject({ ...http, "svc-url": `/mgmt/v3${ports}/80+tcp/${name}` });
    expect(headers["x-not-shown"]).toContain("what svc-url is the path of");
    expect(send("GET", `${ports}/81+tcp/${name}`).status).toBe(404);
  });

  test.each(data)("%s of the collection holds that of each element, which is a choice", (name) => {
    const { send } = device("mgmt-v3");
    send("POST", ports, { "port-list": [http, { "port-number": 81, protocol: "tcp" }] });
    const { body, headers } = send("GET", `${ports}/${name}`);
    expect(body["port-list"]).toEqual(["80+tcp", "81+tcp"].map((key) => send("GET", `${ports}/${key}/${name}`).body.port));
    expect(headers["x-not-shown"]).toContain("the envelope of a collection's data");
  });

  /** What goes up and down, by the roles of the statistics. */
  const gauges = ["curr_conn", "curr_req", "peak_conn", "curr_conn_rate", "last_rsp_time", "fastest_rsp_time", "slowest_rsp_time", "curr_ssl_conn"];

  test("counters move with the clock, and only up; gauges up and down", () => {
    const { send, stub } = device("mgmt-v3");
    send("POST", ports, { port: http });
    const read = (): Record<string, number> => send("GET", `${ports}/80+tcp/stats`).body.port.stats;
    let before = read();
    const fell = new Set<string>();
    expect(new Set(Object.values(before))).toEqual(new Set([0]));
    expect(read()).toEqual(before);
    for (let second = 0; second < 50; second++) {
      stub.advance(1);
      const now = read();
      const counters = Object.keys(now).filter((name) => !gauges.includes(name));
      expect(counters).toHaveLength(23);
      expect(counters.filter((name) => now[name]! <= before[name]!)).toEqual([]);
      for (const name of gauges) if (now[name]! < before[name]!) fell.add(name);
      before = now;
    }
    expect([...fell].sort()).toEqual([...gauges].sort());
    expect(gauges.filter((name) => before[name]! > 100)).toEqual([]);
  });

  test("windows are those of what the counters did, for the sampled counters alone", () => {
    const { send, stub } = device("mgmt-v3");
    send("POST", ports, { port: http });
    expect(send("GET", `${ports}/80+tcp/baseline`).body.port.baseline).toEqual([]);
    send("PUT", ports, { port: { ...http, "sampling-enable": [{ counters1: "curr_conn" }, { counters1: "total_ssl_conn" }] } });
    const seen: Record<string, number>[] = [];
    for (let second = 0; second < 60; second++) {
      stub.advance(1);
      seen.push(send("GET", `${ports}/80+tcp/stats`).body.port.stats);
    }
    const last = (name: string, seconds: number): number[] => seen.slice(-seconds).map((one) => one[name]!);
    const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
    for (const [at, name] of ["curr_conn", "total_ssl_conn"].entries()) {
      const thirty = last(name, 30);
      const baseline = send("GET", `${ports}/80+tcp/baseline`).body.port.baseline;
      expect(baseline).toHaveLength(2);
      expect(baseline[at]).toEqual({ counter_name: name, min: Math.min(...thirty), max: Math.max(...thirty), avg: expect.closeTo(mean(thirty), 6) });
      const rates = [1, 5, 10, 30].map((seconds) => [`${seconds}sec_rate`, expect.closeTo(mean(last(name, seconds)), 6)]);
      expect(send("GET", `${ports}/80+tcp/rate`).body.port.rate[at]).toEqual({ counter_name: name, ...Object.fromEntries(rates) });
    }
  });

  test("what a device observes can be said, and a status stays what it is said to be", () => {
    const { send, stub } = device("mgmt-v3");
    send("POST", ports, { port: http });
    expect(send("GET", `${ports}/80+tcp/oper`).body.port.oper.state).toBe("Down");
    stub.observe(`${ports}/80+tcp`, { state: "Up", curr_conn: 1000, total_conn: 1000 });
    for (const method of ["POST", "PUT", "DELETE", "PATCH"]) expect(send(method, `${ports}/80+tcp/oper`, { port: { oper: { state: "Down" } } }).status).toBe(405);
    expect(send("GET", `${ports}/80+tcp/oper`).body.port.oper.state).toBe("Up");
    expect(send("GET", `${ports}/80+tcp/stats`).body.port.stats).toMatchObject({ curr_conn: 1000, total_conn: 1000 });
    stub.advance(10);
    const { curr_conn, total_conn } = send("GET", `${ports}/80+tcp/stats`).body.port.stats;
    expect(curr_conn).toBe(1000);
    expect(total_conn).toBeGreaterThan(1000);
  });
});

test("an intermediate resource holds everything below it", () => {
  const { send } = device("mgmt-v3", { declare: [{ uri: "/slb/server", key: "{name}" }] });
  send("POST", ports, { port: http });
  send("POST", "/slb/virtual-server/vip2/port", { port: http });
  send("POST", "/slb/server", { server: { name: "s1" } });
  const { body, headers } = send("GET", "/slb");
  const { common } = send("GET", "/slb/common").body;
  const { port } = send("GET", `${ports}/80+tcp`).body;
  expect(body.slb).toEqual({
    common,
    "server-list": [send("GET", "/slb/server/s1").body.server],
    "virtual-server-list": [{ name: "vip1", "port-list": [port] }, { name: "vip2", "port-list": [expect.objectContaining(http)] }],
  });
  expect(headers["x-not-shown"]).toContain("how the representations of the elements and collections below are nested");
});

describe("objects that the document does not list", () => {
  const declare = [{ uri: "/slb/virtual-server", key: "{name}" }, { uri: "/ip/route/{vrf}/static", key: "{prefix}+{length}" }, { uri: "/ip/dns" }];

  test("behave once they are declared, in a line each", () => {
    const { send, stub } = device("mgmt-v3", { declare });
    const { body } = send("POST", "/slb/virtual-server", { "virtual-server": { name: "a/b", "ip-address": "192.0.2.1", nested: { any: [1] } } });
    expect(body["virtual-server"]).toMatchObject({ name: "a/b", "ip-address": "192.0.2.1", uuid: expect.any(String) });
    send("PUT", "/slb/virtual-server", { "virtual-server": { name: "a/b", nested: { other: 2 }, "sampling-enable": [{ counters1: "total" }] } });
    expect(send("GET", "/slb/virtual-server/a%2Fb").body["virtual-server"].nested).toEqual({ any: [1], other: 2 });
    expect(send("GET", "/slb/virtual-server").body["virtual-server-list"]).toMatchObject([{ "svc-url": "/mgmt/v3/slb/virtual-server/a%2Fb" }]);
    stub.advance(5);
    expect(send("GET", "/slb/virtual-server/a%2Fb/rate").body["virtual-server"].rate).toMatchObject([{ counter_name: "total", "1sec_rate": expect.any(Number) }]);
    expect(send("POST", "/slb/virtual-server/b/port", { port: http }).status).toBe(404);
    expect(send("POST", "/slb/virtual-server/a%2Fb/port", { port: http }).status).toBe(201);
  });

  test("with several key fields, of numbers and texts, below any path", () => {
    const { send } = device("mgmt-v3", { declare });
    send("POST", "/ip/route/one/static", { static: { prefix: "2001:db8::/32", length: 32 } });
    expect(send("GET", "/ip/route/one/static/2001%3Adb8%3A%3A%2F32+32").body.static).toMatchObject({ prefix: "2001:db8::/32", length: 32 });
    expect(send("GET", "/ip/route/two/static").body).toEqual({ "static-list": [] });
    expect(send("POST", "/ip/route/one/static", { static: { prefix: "::" } }).body.error.problems).toEqual([{ field: "static.length", fact: "is missing" }]);
    expect(send("POST", "/ip/route/one/static", { route: { prefix: "::", length: 0 } }).status).toBe(400);
  });

  test("as settings of which there is one set", () => {
    const { send, stub } = device("mgmt-v3", { declare });
    expect(send("GET", "/ip/dns").body).toEqual({ dns: { uuid: expect.any(String) } });
    stub.preset("/ip/dns", { primary: "192.0.2.53" });
    expect(send("GET", "/ip/dns").body.dns.primary).toBe("192.0.2.53");
  });

  test("are not there otherwise, and the answer says how they come to be", () => {
    const { status, body } = device("mgmt-v3").send("GET", "/slb/server");
    expect([status, body.error.message]).toEqual([404, expect.stringContaining("can be declared")]);
  });

  test("cannot be declared where the document has no pattern for them", () => {
    expect(() => device("controller-v2", { declare: [{ uri: "/things", key: "{name}" }] })).toThrow("The document has no pattern for a collection such as /things");
  });
});
