/**
 * A program of somebody who has nothing but the two packages: every operation of both documents, called once, and every arm
 * of the error once. Compiled and run in a folder of its own by `installed.test.ts`, which tells it where the services are.
 */
import { createController } from "controller-v2-client";
import { connectDevice, createDevice } from "mgmt-v3-client";
import { trusting } from "mgmt-v3-client/node";
import { layers } from "mgmt-v3-client/runtime/layers";
import { limit } from "mgmt-v3-client/runtime/limit";
import { retry } from "mgmt-v3-client/runtime/retry";
import { virtualServer } from "mgmt-v3-client/slb/virtual-server";

const { device: deviceUrl, controller: controllerUrl, fingerprint } = JSON.parse(process.argv[2] ?? "{}") as { readonly device: string; readonly controller: string; readonly fingerprint: string };

const fetch = trusting({ fingerprints: [fingerprint] });
const options = { baseUrl: deviceUrl, token: "token", fetch, policy: layers(retry(), limit(4)) };
const device = createDevice(options);
const controller = createController({ baseUrl: controllerUrl, session: "open", headers: { provider: "acme" }, fetch });

const vip = device.slb.virtualServer("vip 1/ü");
const port = vip.port(80, "tcp");
const groups = device.anyObjects("slb", "service-group");
const group = groups.anyObject("web");
const shop = controller.objects("applications").object("shop");
const www = shop.objects("hosts").object("www");

/** In this order, as `api.md` calls them. */
const operations: { readonly [call: string]: () => PromiseLike<unknown> } = {
  "device.authentication.create": () => device.authentication.create({ "mode-cfg": { mode: "multiple" } }),
  "device.authentication.get": () => device.authentication.get(),
  "device.authentication.modify": () => device.authentication.modify({ "multiple-auth-reject": true }),
  "device.authentication.replace": () => device.authentication.replace({ console: {} }),
  "device.authentication.console.get": () => device.authentication.console.get(),
  "device.authentication.delete": () => device.authentication.delete(),
  "device.authorization.create": () => device.authorization.create({ commands: 15 }),
  "device.authorization.get": () => device.authorization.get(),
  "device.authorization.modify": () => device.authorization.modify({ debug: 1 | 4 }),
  "device.authorization.replace": () => device.authorization.replace({ method: { tacplus: true } }),
  "device.authorization.delete": () => device.authorization.delete(),
  "device.slb.virtualServer.ports.create": () => vip.ports.create({ "port-number": 80, protocol: "tcp", reset: true }),
  "device.slb.virtualServer.ports.list": () => vip.ports.list(),
  "device.slb.virtualServer.ports.update": () => vip.ports.update({ "port-number": 80, protocol: "tcp", "conn-limit": 5 }),
  "device.slb.virtualServer.ports.sample": () => vip.ports.sample({ "port-number": 80, protocol: "tcp", "sampling-enable": [{ counters1: "curr_conn" }] }),
  "device.slb.virtualServer.ports.stats": () => vip.ports.stats(),
  "device.slb.virtualServer.ports.oper": () => vip.ports.oper(),
  "device.slb.virtualServer.ports.baseline": () => vip.ports.baseline(),
  "device.slb.virtualServer.ports.rate": () => vip.ports.rate(),
  "device.slb.virtualServer.port.get": () => port.get(),
  "device.slb.virtualServer.port.stats": () => port.stats(),
  "device.slb.virtualServer.port.oper": () => port.oper(),
  "device.slb.virtualServer.port.baseline": () => port.baseline(),
  "device.slb.virtualServer.port.rate": () => port.rate(),
  "device.slb.common.get": () => device.slb.common.get(),
  "device.slb.get": () => device.slb.get(),
  "device.objectByUuid.get": async () => device.objectByUuid((await port.get()).uuid ?? "").get(),
  "device.anyObjects.create": () => groups.create({ "service-group": { name: "web" } }),
  "device.anyObjects.list": () => groups.list(),
  "device.anyObjects.update": () => groups.update({ "service-group": { name: "web", weight: 3 } }),
  "device.anyObjects.stats": () => groups.stats(),
  "device.anyObjects.oper": () => groups.oper(),
  "device.anyObjects.baseline": () => groups.baseline(),
  "device.anyObjects.rate": () => groups.rate(),
  "device.anyObjects.anyObject.get": () => group.get(),
  "device.anyObjects.anyObject.stats": () => group.stats(),
  "device.anyObjects.anyObject.oper": () => group.oper(),
  "device.anyObjects.anyObject.baseline": () => group.baseline(),
  "device.anyObjects.anyObject.rate": () => group.rate(),
  "device.anyIntermediateResource.get": () => device.anyIntermediateResource("slb").get(),
  "device.anyConfigurationResource.get": () => device.anyConfigurationResource("slb", "common").get(),
  "controller.objects.add": () => controller.objects("applications").add({ name: "news" }),
  "controller.objects.list": () => controller.objects("applications").list(),
  "controller.objects.object.get": () => shop.get(),
  "controller.objects.object.update": () => shop.update({ description: "sells" }),
  "controller.objects.object.objects.object.get": () => www.get(),
  "controller.objects.object.objects.object.update": () => www.update({ description: "serves" }),
  "controller.objects.object.objects.object.delete": () => www.delete(),
  "controller.objects.object.delete": () => shop.delete(),
};

const called: { [call: string]: unknown } = {};
for (const [call, send] of Object.entries(operations)) {
  called[call] = await Promise.resolve(send()).then((answer) => ({ answer }), ({ kind, message }: { kind: string; message: string }) => ({ kind, message }));
}

const single = virtualServer(connectDevice(options), "vip 1/ü").port(80, "tcp");
const followed = vip.ports.follow((await vip.ports.list())[0]!);
const agree = JSON.stringify(await single.get()) === JSON.stringify(await followed.get());

/** By the path that the service was told to fail at. */
const failing = (path: string): Parameters<typeof device.at> => [`/failing/${path}`];
const abort = new AbortController();
setTimeout(() => abort.abort(), 50);

const arms = {
  status: await device.at(...failing("nothing")).get().result(),
  transport: await device.at(...failing("lost")).get().result(),
  tls: await createDevice({ baseUrl: deviceUrl, token: "token" }).authentication.get().result(),
  timeout: await device.at(...failing("late")).get({ timeout: 50 }).result(),
  aborted: await device.at(...failing("late")).get({ signal: abort.signal }).result(),
  redirect: await device.at(...failing("elsewhere")).get().result(),
  decode: await device.at(...failing("malformed")).get().result(),
  encode: await device.slb.virtualServer("..").ports.list().result(),
};
const kinds = Object.fromEntries(Object.entries(arms).map(([arm, result]) => [arm, result.ok ? "ok" : result.error.kind]));

await device.close();
await fetch.close();
console.log(JSON.stringify({ called, agree, kinds }));
