/** What compilers find wrong with clients that are written for a test, each in a folder of its own that is gone afterwards. */
import { rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { compileProject, type Compiler } from "../../repository/compilers.ts";
import { repository } from "../../support/definitions.ts";
import { type ClientFiles, writtenClient } from "./made.ts";

/** With what the repository installs. */
export function wrongIn(files: ClientFiles, compiler: Compiler = "7.0"): string {
  return wrongAlone(files, compiler, (folder) => symlinkSync(join(repository, "node_modules"), join(folder, "node_modules"), "junction"));
}

/** Clients as one program, which reads the libraries once: each in a folder of its own, by the settings of the first. */
export function together(clients: readonly ClientFiles[]): ClientFiles {
  const files = clients.flatMap((client, index) => [...client].map(([path, text]) => [`${index}/${path}`, text] as const));
  const settings = { extends: "./0/tsconfig.json", compilerOptions: { noEmit: true, rootDir: "." }, include: ["*/src/**/*.ts"] };
  return new Map([...files, ["tsconfig.json", JSON.stringify(settings)]]);
}

/** Where nothing is installed unless that is done. */
export function wrongAlone(files: ClientFiles, compiler: Compiler, install: (folder: string) => void = () => {}): string {
  const folder = writtenClient(files);
  try {
    install(folder);
    return compileProject(compiler, folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
