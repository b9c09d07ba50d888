/** `specwright generate`: once, or again at each change. */
import type { LoadedProject } from "../../config/project.ts";
import type { Outcome } from "../../diagnostics/outcome.ts";
import type { GenerateRequest } from "../../contract.ts";
import { conclude } from "../conclude.ts";
import { wantedServices, withConfigPlaces } from "../configured-services.ts";
import { fail } from "../fail.ts";
import type { Invocation } from "../invocation.ts";
import { openProject } from "../open-project.ts";
import { progressOn } from "../progress.ts";
import type { World } from "../world.ts";

export async function run(invocation: Invocation, world: World): Promise<number> {
  const once = (loaded: Outcome<LoadedProject>) => generate(loaded, invocation, world);
  if (!invocation.flags.has("watch")) return once(await openProject(invocation, world));
  const { keepRunning } = await import("../keep-running.ts");
  return keepRunning(once, invocation, world);
}

async function generate(loaded: Outcome<LoadedProject>, invocation: Invocation, world: World): Promise<number> {
  if (!loaded.ok) return fail(loaded.diagnostics, invocation, world);
  const { project } = loaded.value;
  const mode = modeOf(invocation);
  const progress = progressOn(world.stderr, invocation.flags.has("quiet"));
  const request = { ...requestOf(invocation, loaded.value), mode, onProgress: progress.on };
  const report = await withConfigPlaces(world.library.generate(project, request), request, loaded.value).finally(progress.end);
  return conclude(report, { invocation, project, mode }, world);
}

function modeOf({ flags }: Invocation): GenerateRequest["mode"] {
  if (flags.has("check")) return "check";
  return flags.has("dry-run") ? "dry-run" : "write";
}

function requestOf({ arguments: named, flags }: Invocation, loaded: LoadedProject): Omit<GenerateRequest, "mode" | "onProgress"> {
  const only = flags.get("only");
  return {
    ...wantedServices(named, loaded),
    ...(only === undefined ? {} : { only }),
    force: flags.has("force"),
    lint: flags.has("lint"),
  };
}
