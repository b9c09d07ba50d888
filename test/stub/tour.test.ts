/** The tour of the stubs in the README: the generated clients and the stubs, with each other. */
import { expect, test } from "vitest";
import { createController } from "../../generated/controller-v2/client/src/index.ts";
import { trusting } from "../../generated/controller-v2/client/src/runtime/node-tls.ts";
import * as controllerStub from "../../generated/controller-v2/stub/src/index.ts";
import { selfSigned } from "../../generated/controller-v2/stub/src/runtime/certificate.ts";
import { serve } from "../../generated/controller-v2/stub/src/runtime/serve.ts";
import { createDevice } from "../../generated/mgmt-v3/client/src/index.ts";
import { createStub, service, toFetch } from "../../generated/mgmt-v3/stub/src/index.ts";

test("a client and a stub in one process", async () => {
  const stub = createStub(service, { seed: 1, credentials: { accepted: { device: ["token"] } } });
  const device = createDevice({ baseUrl: "https://192.0.2.10", token: "token", fetch: toFetch(stub) });
  const vip = device.slb.virtualServer("vip1");

  await vip.ports.create({ "port-number": 80, protocol: "tcp", reset: true });
  await vip.ports.sample({ "port-number": 80, protocol: "tcp", "sampling-enable": [{ counters1: "curr_conn" }] });
  stub.advance(30);
  const { rate } = await vip.port(80, "tcp").rate();

  stub.observe("/slb/virtual-server/vip1/port/80+tcp", { state: "Up" });
  const { oper } = await vip.port(80, "tcp").oper();

  stub.fault({ fault: "reset" }, { method: "GET" });
  const lost = await vip.ports.list().result();
  const ports = await vip.ports.list();

  expect(rate).toEqual([expect.objectContaining({ counter_name: "curr_conn" })]);
  expect(rate[0]!["30sec_rate"]).toBeGreaterThan(0);
  expect(oper.state).toBe("Up");
  expect(lost).toMatchObject({ ok: false, error: { kind: "transport", code: "ECONNRESET" } });
  expect(ports).toMatchObject([{ "port-number": 80, protocol: "tcp", reset: 1, "svc-url": "/mgmt/v3/slb/virtual-server/vip1/port/80+tcp" }]);
  expect(await device.objectByUuid(ports[0]!.uuid!).get()).toMatchObject({ port: { "port-number": 80, protocol: "tcp" } });
});

test("a client and a served stub, over HTTPS with a certificate that is known by its fingerprint", async () => {
  const { key, cert, fingerprint } = selfSigned();
  const stub = controllerStub.createStub(controllerStub.service, { credentials: { accepted: { session: ["open"] } } });
  const server = await serve(stub, { tls: { key, cert } });
  const fetch = trusting({ fingerprints: [fingerprint] });
  const controller = createController({ baseUrl: server.url + stub.base, session: "open", headers: { provider: "acme", "X-Tenant": "blue" }, fetch });
  const applications = controller.objects("applications");

  await applications.add({ name: "shop" });
  expect(await applications.object("shop").update({ description: "sells" })).toEqual({ name: "shop", description: "sells" });
  await applications.object("shop").delete();
  await expect(applications.object("shop").get()).rejects.toMatchObject({ kind: "status", status: 404 });

  await fetch.close();
  await server.close();
});
