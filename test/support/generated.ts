/** Generates a project's outputs through the library, in a copy of its own, so that the project's folder stays as it is. */
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Diagnostic } from "../../generator/diagnostics/diagnostic.ts";
import { generate } from "../../generator/index.ts";
import type { Definitions } from "./definitions.ts";

export interface Generated {
  readonly diagnostics: readonly Diagnostic[];
  /** By path relative to the output folder of the service. */
  readonly files: ReadonlyMap<string, string>;
}

export async function generated({ root, service }: Pick<Definitions, "root" | "service">): Promise<Generated> {
  const copy = mkdtempSync(join(tmpdir(), "specwright-case-"));
  try {
    cpSync(root, copy, { recursive: true, filter: (path) => !path.endsWith("/expected") });
    const project = { root: copy, definitions: "spec", out: "out", cache: ".cache" };
    const { diagnostics } = await generate(project, { mode: "write", services: [service], lint: true });
    return { diagnostics, files: filesIn(`${copy}/out/${service}`) };
  } finally {
    rmSync(copy, { recursive: true });
  }
}

function filesIn(folder: string): ReadonlyMap<string, string> {
  if (!existsSync(folder)) return new Map();
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const names = paths.map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1)).sort();
  return new Map(names.map((name) => [name, readFileSync(`${folder}/${name}`, "utf8")]));
}
