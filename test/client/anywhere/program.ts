/**
 * What a client does, for every environment alike: bundled for a browser as for Node, Deno and Bun, and told where the
 * services are. It tells what it got.
 */
import { createDevice } from "../../../generated/mgmt-v3/client/src/index.ts";
import { layers } from "../../../generated/mgmt-v3/client/src/runtime/layers.ts";
import { limit } from "../../../generated/mgmt-v3/client/src/runtime/limit.ts";
import { obtained } from "../../../generated/mgmt-v3/client/src/runtime/obtained.ts";
import { retry } from "../../../generated/mgmt-v3/client/src/runtime/retry.ts";

/** Where the services are: one behind plain HTTP, one whose certificate nobody knows, and a port where nobody listens. */
export interface Where {
  readonly plain: string;
  readonly untrusted: string;
  readonly refused: string;
}

export interface Got {
  readonly asked: unknown;
  readonly changed: unknown;
  readonly raw: number;
  readonly logins: number;
  readonly arms: { readonly [arm: string]: string };
}

export async function run({ plain, untrusted, refused }: Where): Promise<Got> {
  let logins = 0;
  const token = obtained(() => `t${++logins}`);
  const device = createDevice({ baseUrl: plain, allowLoopbackHttp: true, token, policy: layers(retry({ firstWait: 1 }), limit(2)) });
  const asked = await Promise.all(["a/b?c", "é𝄞 +"].map((name) => device.slb.virtualServer(name).port(80, "t+p").get()));
  const changed = await device.authentication.modify({ "mode-cfg": { mode: "multiple" } }, { headers: { "X-Own": "own" } });
  const controller = new AbortController();
  setTimeout(() => controller.abort(), 30);
  const failing = {
    status: device.at("/failing/status").get(),
    transport: createDevice({ baseUrl: refused, allowLoopbackHttp: true, token: "t1" }).slb.get(),
    tls: createDevice({ baseUrl: untrusted, token: "t1" }).slb.get(),
    timeout: device.at("/failing/late").get({ timeout: 30, policy: limit(1) }),
    aborted: device.at("/failing/late").get({ signal: controller.signal }),
    redirect: device.at("/failing/redirect").get(),
    decode: device.at("/failing/malformed").get(),
    encode: device.slb.virtualServer("..").ports.list(),
  };
  const results = await Promise.all(Object.entries(failing).map(async ([arm, call]) => [arm, await call.result()] as const));
  const arms = Object.fromEntries(results.map(([arm, result]) => [arm, result.ok ? "ok" : result.error.kind]));
  return { asked, changed, raw: (await device.at("/failing/status").get().raw()).status, logins, arms };
}
