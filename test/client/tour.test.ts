/** The tour of the clients in the README, run against a device out of memory. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createController } from "../../generated/controller-v2/client/src/index.ts";
import { connectDevice } from "../../generated/mgmt-v3/client/src/connect.ts";
import { createDevice } from "../../generated/mgmt-v3/client/src/index.ts";
import { virtualServer } from "../../generated/mgmt-v3/client/src/slb/virtual-server.ts";

const token = "token";
const shown: unknown[] = [];
const sent: string[] = [];
const show = (...values: readonly unknown[]): void => void shown.push(...values);

const port = { "port-number": 80, protocol: "tcp", "conn-limit": 100, "svc-url": "/mgmt/v3/slb/virtual-server/vip1/port/80+tcp" };

const answers: { readonly [request: string]: unknown } = {
  "GET /mgmt/v3/slb/virtual-server/vip1/port/80+tcp/stats": { port: { stats: { curr_conn: 7 }, ...port } },
  "GET /mgmt/v3/slb/virtual-server/vip1/port": { "port-list": [port] },
  "GET /mgmt/v3/slb/virtual-server/vip1/port/80+tcp": { port },
  "GET /mgmt/v3/slb/virtual-server/vip1/port/80+tcp/oper": { port: { oper: { state: "Down" }, ...port } },
  "POST /mgmt/v3/authentication": { authentication: { "mode-cfg": { mode: "multiple" } } },
  "GET /mgmt/v3/slb/service-group/web%20servers": { "service-group": { name: "web servers" } },
  "GET /api/v2/applications/shop/hosts/www": { name: "www" },
};

beforeEach(() => {
  vi.stubGlobal("fetch", async (url: string, { method }: { readonly method: string }) => {
    const request = `${method} ${new URL(url).pathname}`;
    sent.push(request);
    return request in answers ? Response.json(answers[request]) : new Response(null, { status: 204 });
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  sent.length = shown.length = 0;
});

test("the device", async () => {
  const device = createDevice({ baseUrl: "https://192.0.2.10", token });
  const vip = device.slb.virtualServer("vip1");

  const { stats } = await vip.port(80, "tcp").stats();
  show(stats.curr_conn);

  for (const port of await vip.ports.list()) {
    const { oper } = await vip.ports.follow(port).oper();
    show(port["port-number"], port.protocol, oper.state);
  }

  await vip.ports.create({ "port-number": 443, protocol: "https" });
  await device.authentication.modify({ "mode-cfg": { mode: "multiple" } });

  const undocumented: unknown = await device.at`/slb/service-group/${"web servers"}`.get();
  show(undocumented);

  expect(shown).toEqual([7, 80, "tcp", "Down", { "service-group": { name: "web servers" } }]);
  expect(sent).toEqual([
    "GET /mgmt/v3/slb/virtual-server/vip1/port/80+tcp/stats",
    "GET /mgmt/v3/slb/virtual-server/vip1/port",
    "GET /mgmt/v3/slb/virtual-server/vip1/port/80+tcp/oper",
    "POST /mgmt/v3/slb/virtual-server/vip1/port",
    "POST /mgmt/v3/authentication",
    "GET /mgmt/v3/slb/service-group/web%20servers",
  ]);
});

test("one module alone", async () => {
  const connection = connectDevice({ baseUrl: "https://192.0.2.10", token });
  const port = await virtualServer(connection, "vip1").port(80, "tcp").get();
  expect(port["conn-limit"]).toBe(100);
});

test("the controller", async () => {
  const controller = createController({
    baseUrl: "https://controller.example/api/v2",
    session: "session",
    headers: { provider: "acme", "X-Tenant": "blue" },
  });
  const www = await controller.objects("applications").object("shop").objects("hosts").object("www").get();
  expect(www.name).toBe("www");
});
