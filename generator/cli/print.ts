/** Puts diagnostics on stdout in the format that was asked for. A format is loaded only when there is something to print in it. */
import { resolve } from "node:path";
import { ancestors } from "../config/find-project.ts";
import { leadsOut, pathFrom } from "../config/paths.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import type { SarifRule } from "../diagnostics/format/sarif.ts";
import { readText } from "../disk/read-text.ts";
import { memoize } from "../values/memoize.ts";
import type { Format } from "./invocation.ts";
import { hasColor } from "./terminal.ts";
import type { Sink, World } from "./world.ts";

export interface Printing {
  readonly format: Format;
  /** The root that the diagnostics' files are relative to. */
  readonly root: string;
  /** What a program gets beside the diagnostics. */
  readonly more?: { readonly [key: string]: unknown };
  /** Those of the command, beside the codes of the catalogue. */
  readonly rules?: readonly SarifRule[];
}

export async function printDiagnostics(diagnostics: readonly Diagnostic[], { format, root, more, rules = [] }: Printing, world: World): Promise<void> {
  switch (format) {
    case "text":
      return printText(diagnostics, root, world, world.stdout);
    case "markdown":
      return printText(diagnostics, root, world, world.stderr);
    case "json": {
      const { formatJson } = await import("../diagnostics/format/json.ts");
      return void world.stdout.write(formatJson(diagnostics, more));
    }
    case "github": {
      const { formatGithub } = await import("../diagnostics/format/github.ts");
      return void world.stdout.write(formatGithub(diagnostics, fromRepository(root, world)));
    }
    case "sarif": {
      const { formatSarif } = await import("../diagnostics/format/sarif.ts");
      return void world.stdout.write(formatSarif(diagnostics, { version: world.version, path: fromRepository(root, world), rules }));
    }
  }
}

/** For a person: files are named from the working directory, so that a terminal can open them. */
export async function printText(diagnostics: readonly Diagnostic[], root: string, world: World, sink: Sink): Promise<void> {
  if (diagnostics.length === 0) return;
  const { formatText } = await import("../diagnostics/format/text.ts");
  const read = memoize((file: string) => {
    const text = readText(resolve(root, file), { disk: world.disk });
    return text.ok ? text.value : undefined;
  });
  sink.write(
    formatText(diagnostics, read, {
      path: (file) => pathFrom(world.cwd, resolve(root, file)),
      color: hasColor(world.env, sink),
      ...(sink.columns === undefined ? {} : { width: sink.columns }),
    }),
  );
}

/** Services beside a repository know files from its root, which may lie above the project's. */
function fromRepository(root: string, { env, disk }: World): (file: string) => string {
  const workspace = env["GITHUB_WORKSPACE"];
  const checkout = ancestors(root).find((folder) => disk.kind(resolve(folder, ".git")) !== undefined);
  const base = workspace !== undefined && workspace !== "" && !leadsOut(pathFrom(workspace, root)) ? workspace : (checkout ?? root);
  return (file) => pathFrom(base, resolve(root, file));
}
