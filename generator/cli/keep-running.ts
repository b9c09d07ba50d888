/** `--watch`: runs, waits for a change of what the run has read, and runs again, until it is interrupted. */
import { basename, dirname, resolve } from "node:path";
import { configNames } from "../config/options.ts";
import { pathFrom } from "../config/paths.ts";
import type { LoadedProject } from "../config/project.ts";
import { makeVisible } from "../diagnostics/format/visible.ts";
import type { Outcome } from "../diagnostics/outcome.ts";
import type { WatchedPlace } from "../disk/watch.ts";
import { interrupted } from "./interruption.ts";
import type { Invocation } from "./invocation.ts";
import { openProject } from "./open-project.ts";
import { clearLine } from "./terminal.ts";
import type { World } from "./world.ts";

type Once = (loaded: Outcome<LoadedProject>) => Promise<number>;

/** A project that can't be opened at the start ends it; later it is somebody in the middle of a change. */
export async function keepRunning(once: Once, invocation: Invocation, world: World): Promise<number> {
  const first = await openProject(invocation, world);
  if (!first.ok) return once(first);
  const interruption = world.interruption();
  const watcher = await world.startWatcher();
  try {
    let places = placesOf(first.value);
    for (let loaded: Outcome<LoadedProject> = first; ; loaded = await openProject(invocation, world)) {
      places = loaded.ok ? placesOf(loaded.value) : places;
      watcher.follow(places);
      await Promise.race([once(loaded), interrupted(interruption)]);
      if (interruption.aborted) return left(interruption, world);
      say("Waiting for changes. Ctrl-C ends it.", invocation, world);
      const changed = await watcher.next(interruption);
      if (changed === undefined) return Number(interruption.reason);
      say(`\nChanged: ${listed(changed, world)}`, invocation, world);
    }
  } finally {
    watcher.close();
  }
}

/** Outputs are put in place whole, so that a run can be left at any time. */
function left({ reason }: AbortSignal, { stderr }: World): number {
  if (stderr.isTTY === true) stderr.write(clearLine);
  return Number(reason);
}

function say(line: string, { flags }: Invocation, { stderr }: World): void {
  if (!flags.has("quiet")) stderr.write(`${line}\n`);
}

/** The first few, and how many more. */
function listed(paths: readonly string[], { cwd }: World): string {
  const shown = paths
    .slice(0, 3)
    .map((path) => makeVisible(pathFrom(cwd, path)))
    .join(", ");
  return paths.length > 3 ? `${shown} and ${paths.length - 3} more` : shown;
}

/** The documents lie among the definitions. A configuration may also come where there was none. */
function placesOf({ project, config }: LoadedProject): readonly WatchedPlace[] {
  const trees = [project.definitions, ...(project.templates === undefined ? [] : [project.templates])];
  const configs = [{ folder: project.root, names: configNames }, ...(config === undefined ? [] : [{ folder: dirname(config), names: [basename(config)] }])];
  return [...trees.map((tree) => ({ folder: resolve(project.root, tree) })), ...configs];
}
