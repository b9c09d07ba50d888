/** A stub's state, clock and chance are a test's to set: the same seed and the same requests give the same bytes. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { device, type Device } from "./support/device.ts";

const ports = "/slb/virtual-server/vip1/port";
const http = { "port-number": 80, protocol: "tcp" };

/** A request, or time that passes. */
type Step = readonly [method: string, path: string, body?: unknown] | number;

const keys = fc.record({ "port-number": fc.integer({ min: 80, max: 83 }), protocol: fc.constantFrom("tcp", "udp") });
const uri = keys.map((key) => `${ports}/${key["port-number"]}+${key.protocol}`);
const steps: fc.Arbitrary<Step> = fc.oneof(
  fc.integer({ min: 0, max: 40 }),
  keys.map((key): Step => ["POST", ports, { port: key }]),
  fc.tuple(keys, fc.integer({ min: 0, max: 9 })).map(([key, range]): Step => ["PUT", ports, { port: { ...key, range } }]),
  keys.map((key): Step => ["PUT", ports, { port: { ...key, "sampling-enable": [{ counters1: "curr_conn" }] } }]),
  uri.map((at): Step => ["DELETE", at]),
  fc.tuple(uri, fc.constantFrom("", "/stats", "/oper", "/baseline", "/rate")).map(([at, data]): Step => ["GET", at + data]),
  fc.constantFrom<Step>(["GET", ports], ["GET", "/slb"], ["DELETE", "/authentication"], ["POST", "/authentication", { authentication: { "mode-cfg": { mode: "multiple" } } }]),
);

function run({ send, stub }: Device, script: readonly Step[]): readonly string[] {
  return script.map((step) => {
    if (typeof step === "number") return stub.advance(step), "";
    const { answer } = send(...step);
    return JSON.stringify(answer);
  });
}

describe("the same seed", () => {
  test("gives the same answers to the same requests, byte for byte", () => {
    fc.assert(
      fc.property(fc.array(steps, { maxLength: 30 }), (script) => {
        expect(run(device("mgmt-v3"), script)).toEqual(run(device("mgmt-v3"), script));
      }),
      { seed: 11, numRuns: 60 },
    );
  });

  test("another one gives other identifiers, counters and credentials", () => {
    const [one, other] = [device("mgmt-v3"), device("mgmt-v3", { seed: 2 })].map(({ send, stub }) => {
      const { uuid } = send("POST", ports, { port: http }).body.port;
      stub.advance(10);
      return { uuid, stats: send("GET", `${ports}/80+tcp/stats`).body.port.stats, headers: stub.headers() };
    });
    expect(one!.uuid).not.toBe(other!.uuid);
    expect(one!.stats).not.toEqual(other!.stats);
    expect(one!.headers).not.toEqual(other!.headers);
  });
});

describe("the state", () => {
  test("goes on from a dump as if nothing had been in between, also through JSON and in another stub", () => {
    fc.assert(
      fc.property(fc.array(steps, { maxLength: 15 }), fc.array(steps, { maxLength: 10 }), (before, after) => {
        const target = device("mgmt-v3");
        run(target, before);
        const dump = target.stub.dump();
        const expected = run(target, after);
        target.stub.restore(dump);
        expect(run(target, after)).toEqual(expected);
        const other = device("mgmt-v3");
        other.stub.restore(JSON.parse(JSON.stringify(dump)));
        expect(run(other, after)).toEqual(expected);
      }),
      { seed: 12, numRuns: 60 },
    );
  });

  test("is reset to how the stub was made", () => {
    const target = device("mgmt-v3");
    const script: readonly Step[] = [["GET", "/slb"], ["POST", ports, { port: http }], 5, ["GET", `${ports}/80+tcp/stats`]];
    const first = run(target, script);
    target.stub.reset();
    expect(run(target, script)).toEqual(first);
  });

  test("can be preset, for objects that the document shows no way to create too", () => {
    const { send, stub } = device("mgmt-v3");
    stub.preset("/slb/common", { "dns-cache-age": 300 });
    stub.preset(`${ports}/443+https`, { action: "enable" });
    expect(send("GET", "/slb/common").body.common["dns-cache-age"]).toBe(300);
    expect(send("GET", ports).body["port-list"]).toMatchObject([{ "port-number": 443, protocol: "https", action: "enable", uuid: expect.any(String) }]);
    expect(() => stub.preset("/nothing/here", {})).toThrow("/nothing/here, which is no URI of the service");
  });

  test("is not shared with who reads the dump", () => {
    const { send, stub } = device("mgmt-v3");
    send("POST", ports, { port: http });
    const dump = stub.dump() as unknown as { objects: { fields: Record<string, unknown> }[] };
    for (const one of dump.objects) one.fields["protocol"] = "changed";
    expect(send("GET", `${ports}/80+tcp`).body.port.protocol).toBe("tcp");
  });
});

describe("credentials that the stub gave out", () => {
  test("are limited, end when nobody uses them, and come back with the state", () => {
    const { send, stub } = device("mgmt-v3", { credentials: { limit: 2, idle: 600 } });
    const get = (token: string | undefined): number => send("GET", "/slb", undefined, { authorization: `Device ${token}` }).status;
    const [one, two] = [stub.credentials.open("device", stub.now), stub.credentials.open("device", stub.now)];
    expect(stub.credentials.open("device", stub.now)).toBeUndefined();
    stub.advance(599);
    expect(get(one)).toBe(200);
    stub.advance(2);
    expect([get(one), get(two)]).toEqual([200, 401]);
    const dump = stub.dump();
    stub.credentials.close(one!);
    expect(get(one)).toBe(401);
    stub.restore(dump);
    expect(get(one)).toBe(200);
  });
});

describe("faults", () => {
  test("befall the requests that they are meant for, as often as they are meant to", () => {
    const { send, stub } = device("mgmt-v3");
    stub.fault({ fault: "status", status: 503, body: '{"busy":true}', headers: { "retry-after": "1" } }, { method: "GET", path: "/slb/common", times: 2 });
    expect(send("GET", "/authentication").status).toBe(200);
    for (const _ of [1, 2]) expect(stub.handle({ method: "GET", path: "/mgmt/v3/slb/common", headers: {} })).toEqual({ status: 503, headers: { "retry-after": "1" }, body: '{"busy":true}' });
    expect(send("GET", "/slb/common").status).toBe(200);
    stub.fault({ fault: "expired" }, { path: /^\/slb/g, times: 2 });
    expect([send("GET", "/slb").status, send("GET", "/slb/common").status, send("GET", "/slb").status]).toEqual([401, 401, 200]);
    stub.fault({ fault: "limit" });
    expect(send("GET", "/slb").status).toBe(503);
  });

  test("come before the effect of a request, or after it where that is asked for", () => {
    const { send, stub } = device("mgmt-v3");
    stub.fault({ fault: "drop" }, { method: "POST" });
    expect(send("POST", ports, { port: http }).answer.delivery).toEqual({ lost: "closed" });
    expect(send("GET", ports).body["port-list"]).toHaveLength(0);
    stub.fault({ fault: "reset", when: "after" }, { method: "POST" });
    expect(send("POST", ports, { port: http }).answer.delivery).toEqual({ lost: "reset" });
    expect(send("GET", ports).body["port-list"]).toHaveLength(1);
  });

  test("go together, and are cleared", () => {
    const { send, stub } = device("mgmt-v3");
    stub.fault({ fault: "delay", milliseconds: 5 });
    stub.fault({ fault: "malformed" });
    const { answer } = send("GET", "/slb");
    expect(answer.delivery).toEqual({ delay: 5 });
    expect(() => JSON.parse(answer.body)).toThrow(SyntaxError);
    stub.fault({ fault: "malformed" });
    stub.faults.clear();
    expect(send("GET", "/slb").status).toBe(200);
  });
});
