/** What a program writes, and what goes over the wire for it: the shipped clients, with nothing but a `fetch` in place of the service. */
import { describe, expect, test } from "vitest";
import type { ControllerCredentials } from "../../generated/controller-v2/client/src/connect.ts";
import { createController } from "../../generated/controller-v2/client/src/index.ts";
import { modifyAuthentication } from "../../generated/mgmt-v3/client/src/authentication.ts";
import { connectDevice } from "../../generated/mgmt-v3/client/src/connect.ts";
import { createDevice, type Device } from "../../generated/mgmt-v3/client/src/index.ts";
import { virtualServer } from "../../generated/mgmt-v3/client/src/slb/virtual-server.ts";
import { getSlbVirtualServerPortStats, port } from "../../generated/mgmt-v3/client/src/slb/virtual-server/port.ts";
import { undocumented } from "../../generated/mgmt-v3/client/src/undocumented.ts";
import { recorder, type Sent } from "./support/recorder.ts";

const baseUrl = "https://192.0.2.10";

/** What one call sends where the answer is this. */
async function sends(answer: unknown, ask: (device: Device) => PromiseLike<unknown>): Promise<readonly [answer: unknown, sent: Sent]> {
  const { fetch, sent } = recorder(answer);
  const value = await ask(createDevice({ baseUrl, token: "t0", fetch }));
  expect(sent.length).toBe(1);
  return [value, sent[0]!];
}

const headers = { "content-type": "application/json", authorization: "Device t0" };

describe("a device", () => {
  test("peels the name of the type off an answer, and nothing else", async () => {
    const data = { stats: { curr_conn: 3 }, "svc-url": "/mgmt/v3/slb/virtual-server/vip1/port/80+tcp/stats", "port-number": 80, protocol: "tcp" };
    const [answer, sent] = await sends({ port: data }, (device) => device.slb.virtualServer("vip1").port(80, "tcp").stats());
    expect(answer).toEqual(data);
    expect(sent).toEqual({ method: "GET", url: `${baseUrl}/mgmt/v3/slb/virtual-server/vip1/port/80+tcp/stats`, headers, body: undefined });
  });

  test("lists the items of a collection", async () => {
    const items = [{ "port-number": 80, protocol: "tcp", "svc-url": "/mgmt/v3/slb/virtual-server/vip1/port/80+tcp" }];
    const [answer, sent] = await sends({ "port-list": items }, (device) => device.slb.virtualServer("vip1").ports.list());
    expect(answer).toEqual(items);
    expect(sent.url).toBe(`${baseUrl}/mgmt/v3/slb/virtual-server/vip1/port`);
  });

  test.each([
    ["create", "POST", (device: Device) => device.slb.virtualServer("v").ports.create({ "port-number": 443, protocol: "https" }), { port: { "port-number": 443, protocol: "https" } }],
    ["update", "PUT", (device: Device) => device.slb.virtualServer("v").ports.update({ "port-number": 443, protocol: "https", "conn-limit": 5 }), { port: { "port-number": 443, protocol: "https", "conn-limit": 5 } }],
    [
      "sample",
      "PUT",
      (device: Device) => device.slb.virtualServer("v").ports.sample({ "port-number": 443, protocol: "https", "sampling-enable": [{ counters1: "curr_conn" }] }),
      { port: { "port-number": 443, protocol: "https", "sampling-enable": [{ counters1: "curr_conn" }] } },
    ],
  ])("puts the name of the type around what it sends to %s", async (_, method, ask, body) => {
    const [, sent] = await sends(undefined, ask);
    expect(sent).toEqual({ method, url: `${baseUrl}/mgmt/v3/slb/virtual-server/v/port`, headers, body });
  });

  test.each([
    ["create", "POST"],
    ["modify", "POST"],
    ["replace", "PUT"],
  ] as const)("has %s as a verb of its own", async (verb, method) => {
    const settings = { "mode-cfg": { mode: "multiple" } } as const;
    const [answer, sent] = await sends({ authentication: settings }, (device) => device.authentication[verb](settings));
    expect(answer).toEqual(settings);
    expect(sent).toEqual({ method, url: `${baseUrl}/mgmt/v3/authentication`, headers, body: { authentication: settings } });
  });

  test("keeps the envelope where the name in it is not known before", async () => {
    const [answer] = await sends({ common: { "snat-on-vip": 0 } }, (device) => device.objectByUuid("8f0c").get());
    expect(answer).toEqual({ common: { "snat-on-vip": 0 } });
  });

  test("takes keys of any characters", async () => {
    const [, sent] = await sends({ port: {} }, (device) => device.slb.virtualServer("a/b?c#d é+").port(80, "t+p").get());
    expect(sent.url).toBe(`${baseUrl}/mgmt/v3/slb/virtual-server/a%2Fb%3Fc%23d%20%C3%A9%2B/port/80+t%2Bp`);
  });

  test("follows the path of an item to its element", async () => {
    const item = { "svc-url": "/mgmt/v3/slb/virtual-server/vip1/port/80+tcp" };
    const [, sent] = await sends({ port: {} }, (device) => device.slb.virtualServer("another").ports.follow(item).get());
    expect(sent.url).toBe(`${baseUrl}/mgmt/v3/slb/virtual-server/vip1/port/80+tcp`);
  });

  test("follows no path that leads elsewhere", async () => {
    const { fetch, sent } = recorder({});
    const device = createDevice({ baseUrl, token: "t0", fetch });
    const elsewhere = await device.slb.virtualServer("v").ports.follow({ "svc-url": "https://elsewhere.example/mgmt/v3/slb" }).get().result();
    expect(elsewhere).toMatchObject({ ok: false, error: { kind: "encode" } });
    expect(sent).toEqual([]);
  });

  test("reaches patterns along a path of several segments", async () => {
    const [, sent] = await sends({ "member-list": [] }, (device) => device.anyObjects("slb/service-group/g1", "member").list());
    expect(sent.url).toBe(`${baseUrl}/mgmt/v3/slb/service-group/g1/member`);
  });

  test("sends by the functions of operations what verbs send", async () => {
    const settings = { "mode-cfg": { mode: "multiple" } } as const;
    const { fetch, sent } = recorder({ port: {}, authentication: settings });
    const connection = connectDevice({ baseUrl, token: "t0", fetch });
    const device = createDevice({ baseUrl, token: "t0", fetch });
    await getSlbVirtualServerPortStats(connection, "a/b", 80, "tcp");
    await device.slb.virtualServer("a/b").port(80, "tcp").stats();
    expect(sent[0]).toEqual(sent[1]);
    expect(await modifyAuthentication(connection, settings)).toEqual(settings);
    await device.authentication.modify(settings);
    expect(sent[2]).toEqual(sent[3]);
    expect(sent.map(({ url }) => url)).toEqual([0, 1].map(() => `${baseUrl}/mgmt/v3/slb/virtual-server/a%2Fb/port/80+tcp/stats`).concat([2, 3].map(() => `${baseUrl}/mgmt/v3/authentication`)));
    expect(await modifyAuthentication(connection, settings, { timeout: 1000 }).result()).toMatchObject({ ok: true, value: settings });
  });

  test.each<[string | readonly (string | number)[], string]>([["80+tcp", "80%2Btcp"], [[80, "tcp"], "80+tcp"], [["a/b", "c+d", 7], "a%2Fb+c%2Bd+7"], [["one"], "one"]])("takes a key of one part or of several where the document does not say of how many: %j", async (key, sentAs) => {
    const [, sent] = await sends({ port: {} }, (device) => device.anyObjects("slb/virtual-server/v", "port").anyObject(key).get());
    expect(sent.url).toBe(`${baseUrl}/mgmt/v3/slb/virtual-server/v/port/${sentAs}`);
  });

  test.each<[string | readonly string[]]>([[[]], [["a", "\ud800"]], [""]])("refuses what is no key: %j", async (key) => {
    const { fetch, sent } = recorder({});
    const result = await createDevice({ baseUrl, token: "t0", fetch }).anyObjects("slb", "server").anyObject(key).get().result();
    expect(result).toMatchObject({ ok: false, error: { kind: "encode" } });
    expect(sent).toEqual([]);
  });

  test("reaches by its path what the document does not list", async () => {
    const [, asked] = await sends({ x: 1 }, (device) => device.at("/slb/service-group").get());
    expect(asked).toMatchObject({ method: "GET", url: `${baseUrl}/mgmt/v3/slb/service-group` });
    const [answer, sent] = await sends({ member: 1 }, (device) => device.at`/slb/service-group/${"a b"}/member`.post({ name: "m" }, { sends: "member", answers: "member" }));
    expect(answer).toBe(1);
    expect(sent).toMatchObject({ method: "POST", url: `${baseUrl}/mgmt/v3/slb/service-group/a%20b/member`, body: { member: { name: "m" } } });
  });

  test("has another prefix and another word where the product has", async () => {
    const { fetch, sent } = recorder({ slb: {} });
    await createDevice({ baseUrl, token: "t0", path: "/other/v3", word: "Token", fetch }).slb.get();
    expect(sent[0]).toMatchObject({ url: `${baseUrl}/other/v3/slb`, headers: { authorization: "Token t0" } });
  });

  test("shows no secret", () => {
    const device = createDevice({ baseUrl, token: "s3cret" });
    expect(JSON.stringify([device, device.slb, device.slb.virtualServer("v")])).not.toContain("s3cret");
  });
});

describe("a module alone", () => {
  test("is called with a connection or with the whole client", async () => {
    const { fetch, sent } = recorder({ port: {} });
    await virtualServer(connectDevice({ baseUrl, token: "t0", fetch }), "vip1").port(80, "tcp").get();
    await port(createDevice({ baseUrl, token: "t0", fetch }), "vip1", 80, "tcp").get();
    await undocumented(createDevice({ baseUrl, token: "t0", fetch }), "/slb/virtual-server/vip1/port/80+tcp").get();
    expect(new Set(sent.map(({ url }) => url))).toEqual(new Set([`${baseUrl}/mgmt/v3/slb/virtual-server/vip1/port/80+tcp`]));
  });
});

describe("a controller", () => {
  const controller = "https://controller.example/api/v2";

  async function asks(given: ControllerCredentials): Promise<Sent> {
    const { fetch, sent } = recorder({ name: "www" });
    await createController({ baseUrl: `${controller}/`, headers: { provider: "acme", "X-Tenant": "blue" }, fetch, ...given }).objects("applications").object("shop").objects("hosts").object("www").get();
    return sent[0]!;
  }

  test("has nested objects, the provider, and any header that only the caller knows", async () => {
    expect(await asks({ session: "s1" })).toEqual({
      method: "GET",
      url: `${controller}/applications/shop/hosts/www`,
      headers: { "content-type": "application/json", provider: "acme", "x-tenant": "blue", authorization: "Session s1" },
      body: undefined,
    });
  });

  test("takes a user name and a password as well", async () => {
    expect((await asks({ basic: { username: "user", password: "pässword" } })).headers["authorization"]).toBe(`Basic ${Buffer.from("user:pässword").toString("base64")}`);
  });

  test("sends and reads bodies as they are", async () => {
    const { fetch, sent } = recorder({ name: "shop" });
    const answer = await createController({ baseUrl: controller, session: "s1", headers: { provider: "acme" }, fetch }).objects("applications").add({ name: "shop" });
    expect(answer).toEqual({ name: "shop" });
    expect(sent[0]).toMatchObject({ method: "POST", url: `${controller}/applications`, body: { name: "shop" } });
  });

  test("leaves the session call to those who know it", async () => {
    const { fetch, sent } = recorder({ id: 1 });
    await createController({ baseUrl: controller, session: "s1", headers: { provider: "acme" }, fetch }).session.post({ user: "u" });
    expect(sent[0]).toMatchObject({ method: "POST", url: `${controller}/session`, body: { user: "u" } });
  });
});
