/** The package as it is published, in a folder of its own: what the tests of the command run. */
import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, realpathSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { repository } from "../support/definitions.ts";

export interface Manifest {
  readonly version: string;
  readonly bin: { readonly specwright: string };
  readonly files: readonly string[];
  readonly scripts: { readonly [name: string]: string };
  readonly dependencies: { readonly [name: string]: string };
}

export const manifest = JSON.parse(readFileSync(`${repository}/package.json`, "utf8")) as Manifest;

export function temporaryFolder(): string {
  return realpathSync(mkdtempSync(join(tmpdir(), "specwright-package-")));
}

/**
 * A copy of the package with its code built and its dependencies linked. They are not in its manifest, so that npm
 * installs it without a network.
 */
export function makePackage(): string {
  const folder = temporaryFolder();
  for (const path of ["README.md", "LICENSE", ...manifest.files.filter((path) => path !== "dist")]) {
    cpSync(join(repository, path), join(folder, path), { recursive: true });
  }
  writeFileSync(join(folder, "package.json"), JSON.stringify({ ...manifest, dependencies: {}, devDependencies: {} }));
  if (isFresh()) cpSync(join(repository, "dist"), join(folder, "dist"), { recursive: true });
  else build(join(folder, "dist"));
  symlinkSync(join(repository, "node_modules"), join(folder, "node_modules"), "junction");
  return folder;
}

/** Whether `dist` was built after the last change of a source. */
function isFresh(): boolean {
  const built = join(repository, "dist/index.js");
  const changed = readdirSync(join(repository, "generator"), { recursive: true, encoding: "utf8" }).map((path) => statSync(join(repository, "generator", path)).mtimeMs);
  return existsSync(built) && statSync(built).mtimeMs > Math.max(...changed);
}

function build(out: string): void {
  execFileSync(process.execPath, [join(repository, "generator/build.mjs"), out], { stdio: ["ignore", "inherit", "inherit"] });
}
