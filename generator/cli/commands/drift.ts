/** `specwright drift`: where a document and the definitions differ. */
import { pathFrom } from "../../config/paths.ts";
import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import { summary } from "../../diagnostics/format/order.ts";
import { diagnosticOf } from "../../drift/findings/diagnostics.ts";
import { plainFinding } from "../../drift/findings/json.ts";
import type { DriftReport, DriftRequest, Project } from "../../contract.ts";
import { acceptanceIn } from "../acceptance.ts";
import { wantedServices, withConfigPlaces } from "../configured-services.ts";
import { documentsIn } from "../documents.ts";
import { exitCode } from "../exit.ts";
import { fail } from "../fail.ts";
import type { Invocation } from "../invocation.ts";
import { openProject } from "../open-project.ts";
import { printDiagnostics } from "../print.ts";
import type { World } from "../world.ts";

export async function run(invocation: Invocation, world: World): Promise<number> {
  const loaded = await openProject(invocation, world);
  if (!loaded.ok) return fail(loaded.diagnostics, invocation, world);
  const { project } = loaded.value;
  const documents = documentsIn(invocation, world);
  if (!documents.ok) return fail(documents.diagnostics, invocation, world);
  const accept = acceptanceIn(invocation);
  const wanted = wantedServices(invocation.arguments, loaded.value);
  const request = { ...wanted, ...besideIn(documents.value, project), ...sinceIn(invocation, world), ...(accept === undefined ? {} : { accept }) };
  const compared = await withConfigPlaces(world.library.drift(project, request), wanted, loaded.value);
  const diagnostics = [...compared.diagnostics, ...compared.findings.map(diagnosticOf)];
  await show(compared, diagnostics, { invocation, project }, world);
  return exitCode(diagnostics, false);
}

async function show(
  { findings, accepted, diagnostics: found }: DriftReport,
  all: readonly Diagnostic[],
  { invocation, project }: { readonly invocation: Invocation; readonly project: Project },
  world: World,
): Promise<void> {
  const { format, flags } = invocation;
  // For a program, findings stand apart from diagnostics, and count with them all the same.
  const more = { summary: summary(all), findings: findings.map(plainFinding), accepted };
  await printDiagnostics(format === "json" ? found : all, { format, root: project.root, more }, world);
  if (format === "text" && all.length === 0 && !flags.has("quiet"))
    world.stdout.write(`No drift${accepted.length === 0 ? "" : ` but the ${accepted.length} accepted`}.\n`);
}

/** Files are shown as paths of the project. */
function besideIn(documents: ReadonlyMap<string, string>, { root }: Project): Pick<DriftRequest, "documents"> {
  return documents.size === 0 ? {} : { documents: new Map([...documents].map(([service, path]) => [service, pathFrom(root, path)])) };
}

function sinceIn({ flags }: Invocation, { cwd }: World): Pick<DriftRequest, "since"> {
  const against = flags.get("since")?.[0];
  return against === undefined ? {} : { since: { against, cwd } };
}
