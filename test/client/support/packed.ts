/** A client as npm packs it: built anew, by the oldest compiler that people have. */
import { cpSync, mkdirSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { start } from "../../repository/command.ts";
import { compileProject } from "../../repository/compilers.ts";
import { repository } from "../../support/definitions.ts";
import { clientFolder, type ClientName } from "./project.ts";

export interface Packed {
  readonly tarball: string;
  /** What is in it. */
  readonly files: readonly string[];
}

/** Packs a client into a folder, in which it leaves its copy as well. */
export async function packed(client: ClientName, folder: string): Promise<Packed> {
  const copy = join(folder, client);
  const built = join(clientFolder(client), "dist");
  mkdirSync(copy);
  cpSync(clientFolder(client), copy, { recursive: true, filter: (path) => !path.startsWith(built) });
  symlinkSync(join(repository, "node_modules"), join(copy, "node_modules"), "junction");
  const flaws = compileProject("5.9", copy);
  if (flaws !== "") throw new Error(flaws);
  const { code, stdout, stderr } = await start("npm", ["pack", "--ignore-scripts", "--json", "--pack-destination", folder], copy).ended;
  if (code !== 0) throw new Error(stderr);
  const [{ filename, files }] = JSON.parse(stdout) as [{ filename: string; files: { path: string }[] }];
  return { tarball: join(folder, filename), files: files.map(({ path }) => path) };
}
