/** What a program may write with the shipped clients and what it may not, for the compilers alone: see compile.test.ts. */
import { createController, type ControllerOptions } from "../../generated/controller-v2/client/src/index.ts";
import { createDevice, type Call } from "../../generated/mgmt-v3/client/src/index.ts";
import type { SlbVirtualServerPort, SlbVirtualServerPortInput, SlbVirtualServerPortOper } from "../../generated/mgmt-v3/client/src/slb/virtual-server/port.ts";

type Same<One, Other> = (<T>() => T extends One ? 1 : 2) extends <T>() => T extends Other ? 1 : 2 ? true : false;
const same = <One, Other>(_same: Same<One, Other>): void => {};

const device = createDevice({ baseUrl: "https://192.0.2.10", token: "token" });
const vip = device.slb.virtualServer("vip1");

export async function answers(): Promise<void> {
  const { stats, "port-number": number } = await vip.port(80, "tcp").stats();
  same<typeof number, number>(true);
  same<typeof stats.curr_conn, number | undefined>(true);
  for (const port of await vip.ports.list()) {
    same<(typeof port)["svc-url"], string>(true);
    // A device shows a flag as a number, and takes all four values.
    same<typeof port.reset, 0 | 1 | undefined>(true);
    await vip.ports.follow(port).get();
    // @ts-expect-error: no field of a port
    void port.colour;
    // @ts-expect-error: the service sets it
    port["svc-url"] = "";
  }
  const { mode } = (await device.authentication.get())["mode-cfg"] ?? {};
  same<typeof mode, "multiple" | "single" | undefined>(true);
  same<ReturnType<typeof device.slb.get>, Call<unknown>>(true);
  const result = await device.slb.common.get().result();
  // @ts-expect-error: the result can be an error
  void result.value;
  if (!result.ok && result.error.kind === "status") same<typeof result.error.status, number>(true);
}

export function openEnumerations(): readonly SlbVirtualServerPortOper["state"][] {
  // The known value is suggested; any other is taken.
  return ["Down", "Up"];
}

export async function requests(): Promise<void> {
  await vip.ports.create({ "port-number": 443, protocol: "https", reset: true, auto: 1 });
  await vip.ports.create({ "port-number": 443, protocol: "https", "sampling-enable": [{ counters1: "any counter" }] });
  await device.authentication.modify({ "mode-cfg": { mode: "multiple" } });
  await device.authorization.replace({ commands: 15, debug: 1 | 4, method: { tacplus: true } });
  // @ts-expect-error: a key field is missing
  await vip.ports.create({ "port-number": 443 });
  // @ts-expect-error: the field has another name
  await vip.ports.create({ "port-number": 443, protocol: "https", "conn-limits": 3 });
  // @ts-expect-error: the field is a number
  await vip.ports.create({ "port-number": 443, protocol: "https", "conn-limit": "3" });
  // @ts-expect-error: two is no flag
  await vip.ports.create({ "port-number": 443, protocol: "https", reset: 2 });
  // @ts-expect-error: the service assigns it
  await vip.ports.create({ "port-number": 443, protocol: "https", uuid: "u" });
  // @ts-expect-error: no such mode
  await device.authentication.modify({ "mode-cfg": { mode: "several" } });
  // @ts-expect-error: the service assigns it, in a block as well
  await device.authentication.modify({ console: { uuid: "u" } });
  // @ts-expect-error: undefined is no value
  await device.authentication.modify({ "mode-cfg": undefined });
  // @ts-expect-error: sampling needs the counters
  await vip.ports.sample({ "port-number": 443, protocol: "https" });
}

export function steps(): void {
  void device.slb.common;
  // @ts-expect-error: a key is a call
  void device.slb.virtualServer.ports;
  // @ts-expect-error: a literal is no call
  device.slb();
  // @ts-expect-error: both parts of the key
  vip.port(80);
  // @ts-expect-error: in the order of the URI, each of its type
  vip.port("tcp", 80);
  // @ts-expect-error: what reading adds to another does not exist
  void vip.port(80, "tcp").rates;
  // @ts-expect-error: nothing is sent by a step, so that it cannot be awaited for an answer
  void device.slb.then;
  // @ts-expect-error: the document shows no deletion of a port
  void vip.port(80, "tcp").delete;
}

export function bothForms(answer: SlbVirtualServerPort): SlbVirtualServerPortInput {
  // What was read can be sent again.
  return answer;
}

export async function undocumented(): Promise<void> {
  const answer = await device.at("/slb/service-group").get({ answers: "service-group-list" });
  same<typeof answer, unknown>(true);
  await device.at`/slb/service-group/${"g"}/member/${"a"}+${80}`.put({ weight: 1 }, { sends: "member" });
}

export function ways(): readonly ControllerOptions[] {
  const base = { baseUrl: "https://c.example/api/v2", headers: { provider: "acme" } };
  // @ts-expect-error: a way to authenticate is missing
  createController(base);
  // @ts-expect-error: one way at a time
  createController({ ...base, session: "s", basic: { username: "u", password: "p" } });
  // @ts-expect-error: the provider is missing
  createController({ baseUrl: base.baseUrl, headers: {}, session: "s" });
  // @ts-expect-error: the option has another name
  createController({ ...base, session: "s", baseURL: "" });
  return [
    { ...base, session: "s" },
    { ...base, session: "s", word: "Token" },
    { ...base, basic: { username: "u", password: "p" } },
    { ...base, headers: { provider: "acme", "X-Tenant": "blue" }, session: "s" },
  ];
}

export async function nested(): Promise<void> {
  const controller = createController({ baseUrl: "https://c.example/api/v2", headers: { provider: "acme" }, session: "s" });
  const www = await controller.objects("applications").object("shop").objects("hosts").object("www").get();
  same<typeof www.name, string | undefined>(true);
  await controller.objects("applications").add({ name: "shop" });
  // @ts-expect-error: a name is a string
  await controller.objects("applications").add({ name: 1 });
  // @ts-expect-error: the document does not show how nested objects are listed
  void controller.objects("applications").object("shop").objects("hosts").list;
}
