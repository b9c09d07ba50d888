/** `specwright check`: all that can be said without writing outputs. */
import { acceptanceIn } from "../acceptance.ts";
import { conclude } from "../conclude.ts";
import { wantedServices, withConfigPlaces } from "../configured-services.ts";
import { fail } from "../fail.ts";
import type { Invocation } from "../invocation.ts";
import { openProject } from "../open-project.ts";
import { progressOn } from "../progress.ts";
import type { World } from "../world.ts";

export async function run(invocation: Invocation, world: World): Promise<number> {
  const loaded = await openProject(invocation, world);
  if (!loaded.ok) return fail(loaded.diagnostics, invocation, world);
  const { project } = loaded.value;
  const wanted = wantedServices(invocation.arguments, loaded.value);
  const accept = acceptanceIn(invocation);
  const progress = progressOn(world.stderr, invocation.flags.has("quiet"));
  const request = { ...wanted, lint: !invocation.flags.has("no-lint"), ...(accept === undefined ? {} : { accept }), onProgress: progress.on };
  const checked = await withConfigPlaces(world.library.check(project, request), wanted, loaded.value).finally(progress.end);
  return conclude(checked, { invocation, project, mode: "check" }, world);
}
