/** A run that could not begin: the diagnostics of its configuration, in the format that was asked for. */
import { findProject } from "../config/find-project.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { exit } from "./exit.ts";
import type { Invocation } from "./invocation.ts";
import { givenIn } from "./open-project.ts";
import { printDiagnostics, printText } from "./print.ts";
import type { World } from "./world.ts";

/** A person reads them on stderr, where all that is wrong with a call is; a program on stdout. */
export async function fail(diagnostics: readonly Diagnostic[], invocation: Invocation, world: World): Promise<number> {
  const found = findProject(givenIn(invocation, world), world.disk);
  const root = found.ok ? found.value.root : world.cwd;
  await (invocation.format === "text"
    ? printText(diagnostics, root, world, world.stderr)
    : printDiagnostics(diagnostics, { format: invocation.format, root }, world));
  return exit.usage;
}
