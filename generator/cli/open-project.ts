/** The project of an invocation, with the services that it is about. */
import { loadProject, type GivenSettings, type LoadedProject } from "../config/project.ts";
import type { Outcome } from "../diagnostics/outcome.ts";
import type { Invocation } from "./invocation.ts";
import type { World } from "./world.ts";

/** @param makes what the command makes, and need not be there yet */
export function openProject(invocation: Invocation, world: World, makes?: GivenSettings["makes"]): Promise<Outcome<LoadedProject>> {
  return loadProject({ ...givenIn(invocation, world), ...(makes === undefined ? {} : { makes }) }, world.disk, world.readLiteral);
}

/** What the invocation says of its project. */
export function givenIn({ flags }: Invocation, { cwd }: World): GivenSettings {
  const named = (["root", "config", "definitions", "out"] as const).flatMap((flag) => {
    const value = flags.get(flag)?.[0];
    return value === undefined ? [] : [[flag, value]];
  });
  return { cwd, ...Object.fromEntries(named) };
}
