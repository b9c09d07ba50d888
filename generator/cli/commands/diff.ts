/** `specwright diff`: what changed since another version of the definitions, and what that means for callers. */
import { resolve } from "node:path";
import { pathFrom } from "../../config/paths.ts";
import type { LoadedProject } from "../../config/project.ts";
import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import { makeVisible } from "../../diagnostics/format/visible.ts";
import { nearest } from "../../diagnostics/nearest.ts";
import { report } from "../../diagnostics/report.ts";
import { ruleList, rulePage } from "../../diff/rule-pages.ts";
import { ruleNamed, rules } from "../../diff/rules/rules.ts";
import { reaches, severities, type Verdict } from "../../diff/severity.ts";
import type { DiffReport, Project } from "../../contract.ts";
import { acceptanceIn } from "../acceptance.ts";
import { wantedServices, withConfigPlaces } from "../configured-services.ts";
import { exit, exitCode } from "../exit.ts";
import { fail } from "../fail.ts";
import type { Invocation } from "../invocation.ts";
import { openProject } from "../open-project.ts";
import { printDiagnostics } from "../print.ts";
import { progressOn } from "../progress.ts";
import { hasColor } from "../terminal.ts";
import type { World } from "../world.ts";

export async function run(invocation: Invocation, world: World): Promise<number> {
  const [rule] = invocation.flags.get("explain") ?? [];
  if (rule !== undefined) return explainRule(rule, invocation, world);
  const version = invocation.flags.get("write-changes")?.[0];
  if (version !== undefined && !/^[A-Za-z\d][\w.+ -]{0,99}$/.test(version)) return fail([report("no-version-name", { version })], invocation, world);
  const accept = acceptanceIn(invocation);
  const loaded = await openProject(invocation, world);
  if (!loaded.ok) return fail(loaded.diagnostics, invocation, world);
  const { project } = loaded.value;
  const wanted = wantedServices(invocation.arguments, loaded.value);
  if (invocation.flags.has("outputs")) return showOutputs(loaded.value, invocation, world);
  const progress = progressOn(world.stderr, invocation.flags.has("quiet") || world.stderr.isTTY !== true);
  const request = {
    ...wanted,
    against: againstIn(invocation),
    cwd: world.cwd,
    ...(version === undefined ? {} : { writeChanges: version }),
    ...(accept === undefined ? {} : { accept }),
    onProgress: progress.on,
  };
  const compared = await withConfigPlaces(world.library.diff(project, request), wanted, loaded.value).finally(progress.end);
  await show(compared, { invocation, project }, world);
  return codeOf(compared, failOnIn(invocation));
}

function againstIn({ flags }: Invocation): string {
  return flags.get("against")?.[0] ?? "HEAD";
}

function failOnIn({ flags }: Invocation): Verdict {
  const level = flags.get("fail-on")?.[0];
  return level === "none" ? "none" : (severities.find((one) => one === level) ?? "major");
}

/** Definitions that cannot be read, or a wrong call, come before what was found. */
function codeOf({ diagnostics, verdict }: DiffReport, failOn: Verdict): number {
  const code = exitCode(diagnostics, false);
  return code === exit.fine && reaches(verdict, failOn) ? exit.findings : code;
}

async function explainRule(id: string, invocation: Invocation, world: World): Promise<number> {
  const rule = ruleNamed(id);
  if (rule === undefined && id !== "all")
    return fail(
      [
        report("unknown-rule", {
          rule: id,
          nearest: nearest(
            id,
            rules.map((one) => one.id),
          ),
        }),
      ],
      invocation,
      world,
    );
  world.stdout.write(rule === undefined ? ruleList() : rulePage(rule));
  return exit.fine;
}

async function show(
  { services, diagnostics, verdict, written }: DiffReport,
  { invocation, project }: { readonly invocation: Invocation; readonly project: Project },
  world: World,
): Promise<void> {
  const { format } = invocation;
  const against = againstIn(invocation);
  const found: Diagnostic[] = [...diagnostics];
  if (format === "text") {
    const { formatDiffs } = await import("../../diff/format/text.ts");
    const path = (file: string): string => pathFrom(world.cwd, resolve(project.root, file));
    world.stdout.write(formatDiffs(services, { against, path, color: hasColor(world.env, world.stdout) }));
    world.stdout.write(written.map((file) => `\nWritten: ${makeVisible(path(file))}\n`).join(""));
  }
  if (format === "markdown") {
    const { formatMarkdown } = await import("../../changes/report.ts");
    world.stdout.write(formatMarkdown(services, against));
  }
  const { plainDiff } = await import("../../diff/format/json.ts");
  const { diagnosticsOf, scannedRules } = await import("../../diff/format/diagnostics.ts");
  if (format === "github" || format === "sarif") found.push(...diagnosticsOf(services, failOnIn(invocation)));
  await printDiagnostics(
    found,
    { format, root: project.root, more: { against, verdict, services: services.map(plainDiff), written }, rules: scannedRules },
    world,
  );
}

async function showOutputs(loaded: LoadedProject, invocation: Invocation, world: World): Promise<number> {
  const { project } = loaded;
  const progress = progressOn(world.stderr, invocation.flags.has("quiet") || world.stderr.isTTY !== true);
  // What was edited by hand would be overwritten as well: this is a question, not a run.
  const request = { ...wantedServices(invocation.arguments, loaded), mode: "dry-run", force: true, onProgress: progress.on } as const;
  const made = await withConfigPlaces(world.library.generate(project, request), request, loaded).finally(progress.end);
  const { formatOutputChanges, outputChanges } = await import("../output-changes.ts");
  const outputs = made.services.map((service) => outputChanges(service, project.out));
  if (invocation.format === "text" || invocation.format === "markdown") world.stdout.write(formatOutputChanges(outputs, world.version));
  await printDiagnostics(made.diagnostics, { format: invocation.format, root: project.root, more: { outputs } }, world);
  return exitCode(made.diagnostics, false);
}
