/** `specwright adopt`: the definitions say what the document says, or a draft of them does. */
import { resolve } from "node:path";
import { styleText } from "node:util";
import { pathFrom } from "../../config/paths.ts";
import { makeVisible } from "../../diagnostics/format/visible.ts";
import type { AdoptedService, AdoptReport, Project } from "../../contract.ts";
import { wantedServices, withConfigPlaces } from "../configured-services.ts";
import { documentsIn } from "../documents.ts";
import { exitCode } from "../exit.ts";
import { fail } from "../fail.ts";
import type { Invocation } from "../invocation.ts";
import { openProject } from "../open-project.ts";
import { printDiagnostics } from "../print.ts";
import { hasColor } from "../terminal.ts";
import type { World } from "../world.ts";

export async function run(invocation: Invocation, world: World): Promise<number> {
  const documents = documentsIn(invocation, world);
  if (!documents.ok) return fail(documents.diagnostics, invocation, world);
  const loaded = await openProject(invocation, world, documents.value.size > 0 ? "definitions" : undefined);
  if (!loaded.ok) return fail(loaded.diagnostics, invocation, world);
  const { project } = loaded.value;
  const named = wantedServices(invocation.arguments, loaded.value);
  const wanted = invocation.arguments.length === 0 && documents.value.size > 0 ? {} : named;
  const mode = invocation.flags.has("dry-run") ? "dry-run" : "write";
  const report = await withConfigPlaces(world.library.adopt(project, { ...wanted, documents: documents.value, mode }), wanted, loaded.value);
  if (invocation.format === "text") show(report, project, invocation, world);
  await printDiagnostics(report.diagnostics, { format: invocation.format, root: project.root, more: { services: report.services } }, world);
  return exitCode(report.diagnostics, false);
}

/** In a dry run the patch alone, so that it can be piped on; else a line for each change. */
function show({ services }: AdoptReport, { root }: Project, { flags }: Invocation, { cwd, env, stdout }: World): void {
  const color = hasColor(env, stdout);
  for (const service of services) {
    if (service.patch !== undefined) stdout.write(service.patch);
    else if (!flags.has("quiet")) stdout.write(linesOf(service, (file) => pathFrom(cwd, resolve(root, file)), color));
  }
}

function linesOf({ service, drafted, changes, files }: AdoptedService, path: (file: string) => string, color: boolean): string {
  const count = `${files.length} ${files.length === 1 ? "file" : "files"}`;
  const head =
    files.length === 0 ? "nothing to change" : drafted ? `drafted, ${count}` : `${changes.length} ${changes.length === 1 ? "change" : "changes"} in ${count}`;
  const lines = changes.map(({ says, at }) => {
    const place = at === undefined ? "" : `${makeVisible(path(at.file))}:${at.line}`;
    return `  ${color ? styleText("cyan", place, { validateStream: false }) : place}  ${makeVisible(says)}\n`;
  });
  return `${makeVisible(service)}: ${head}\n${lines.join("")}`;
}
