/** `specwright check`: all that can be said without writing anything. */
import type { Invocation } from "../invocation.ts";
import { conclude } from "../conclude.ts";
import { fail } from "../fail.ts";
import { openProject } from "../open.ts";
import { progressOn } from "../progress.ts";
import type { World } from "../world.ts";

export async function run(invocation: Invocation, world: World): Promise<number> {
  const loaded = await openProject(invocation, world);
  if (!loaded.ok) return fail(loaded.diagnostics, invocation, world);
  const { project, services } = loaded.value;
  const wanted = invocation.arguments.length > 0 ? invocation.arguments : services;
  const progress = progressOn(world.stderr, invocation.flags.has("quiet"));
  const request = { ...(wanted === undefined ? {} : { services: wanted }), lint: !invocation.flags.has("no-lint"), onProgress: progress.on };
  const report = await world.library.check(project, request).finally(progress.end);
  return conclude(report, { invocation, project, mode: "check" }, world);
}
