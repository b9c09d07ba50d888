/** `specwright explain`: where a thing comes from, and where it went. */
import { resolve } from "node:path";
import { pathFrom } from "../../config/paths.ts";
import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import { report } from "../../diagnostics/report.ts";
import type { Explanation } from "../../contract.ts";
import { wantedServices, withConfigPlaces } from "../configured-services.ts";
import { exitCode } from "../exit.ts";
import { fail } from "../fail.ts";
import type { Invocation } from "../invocation.ts";
import { formatMatches } from "../format-matches.ts";
import { openProject } from "../open-project.ts";
import { printDiagnostics } from "../print.ts";
import { hasColor } from "../terminal.ts";
import type { World } from "../world.ts";

export async function run(invocation: Invocation, world: World): Promise<number> {
  const loaded = await openProject(invocation, world);
  if (!loaded.ok) return fail(loaded.diagnostics, invocation, world);
  const { project } = loaded.value;
  const what = invocation.arguments.join(" ");
  const wanted = wantedServices([], loaded.value);
  const explanation = await withConfigPlaces(world.library.explain(project, what, wanted), wanted, loaded.value);
  const { matches } = explanation;
  if (invocation.format === "text") {
    const path = (file: string) => pathFrom(world.cwd, resolve(project.root, file));
    world.stdout.write(formatMatches(matches, { path, color: hasColor(world.env, world.stdout) }));
  }
  const diagnostics = findingsOf(explanation, what);
  await printDiagnostics(diagnostics, { format: invocation.format, root: project.root, more: { matches } }, world);
  return exitCode(diagnostics, false);
}

/** Definitions that can't be read are reason enough for finding nothing in them. */
function findingsOf({ diagnostics, matches, nearest }: Explanation, what: string): readonly Diagnostic[] {
  const explained = matches.length > 0 || diagnostics.some((one) => one.severity === "error");
  return explained ? diagnostics : [...diagnostics, report("nothing-to-explain", { what, nearest })];
}
