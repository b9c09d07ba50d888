/** Runs commits in processes of their own: the write stage, compiled to where Node can run it, and a script that commits. */
import { spawn, type ChildProcess } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import ts from "typescript";
import { temporaryFolder } from "./tree.ts";

const GENERATOR = join(import.meta.dirname, "../../../../generator");
const OPTIONS: ts.CompilerOptions = { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2023, verbatimModuleSyntax: true, rewriteRelativeImportExtensions: true };

/** Commits the text of each argument after the first into forty files, then says so by one character. */
const SCRIPT = `
import { commitPlans } from "./write/commit.js";
const [out, ...texts] = process.argv.slice(2);
for (let text of texts) {
  const files = Array.from({ length: 40 }, (_, index) => ({ path: \`dir-\${index % 7}/\${index}\`, text }));
  const result = await commitPlans(out, [{ service: "shop", files }], { is: "write", force: false });
  process.stdout.write(result.ok ? "." : JSON.stringify(result.diagnostics));
}
`;

/** The path of a script that commits. */
export function commitScript(): string {
  const folder = temporaryFolder();
  writeFileSync(join(folder, "package.json"), '{ "type": "module" }');
  for (const part of ["diagnostics", "disk", "plan", "values", "write"]) compileFolder(part, folder);
  writeFileSync(join(folder, "main.js"), SCRIPT);
  return join(folder, "main.js");
}

function compileFolder(part: string, folder: string): void {
  for (const file of readdirSync(join(GENERATOR, part), { recursive: true, encoding: "utf8" })) {
    if (!file.endsWith(".ts")) continue;
    const { outputText } = ts.transpileModule(readFileSync(join(GENERATOR, part, file), "utf8"), { compilerOptions: OPTIONS });
    const target = join(folder, part, file.replace(/\.ts$/, ".js"));
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, outputText);
  }
}

export interface Run {
  readonly process: ChildProcess;
  /** What the process printed, when it is gone. */
  readonly ended: Promise<string>;
  /** Resolves when the process has committed this often, or is gone. */
  committed(times: number): Promise<void>;
}

export function startCommits(script: string, out: string, texts: readonly string[]): Run {
  const process = spawn(globalThis.process.execPath, [script, out, ...texts], { stdio: ["ignore", "pipe", "inherit"] });
  let printed = "";
  process.stdout.on("data", (data: Buffer) => (printed += data.toString()));
  const ended = new Promise<string>((resolve) => process.on("close", () => resolve(printed)));
  const committed = (times: number) => new Promise<void>((resolve) => {
    const look = () => { if (printed.length >= times) resolve(); };
    process.stdout.on("data", look);
    void ended.then(() => resolve());
    look();
  });
  return { process, ended, committed };
}
