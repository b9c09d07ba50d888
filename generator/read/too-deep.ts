/**
 * Files that nobody can read, since their types are nested deeper, or refer to each other in longer chains, than the stack of
 * a program holds: neither our parser nor TypeScript's own has another limit.
 */
import type { Position } from "../diagnostics/diagnostic.ts";
import { report } from "../diagnostics/report.ts";
import { noContents } from "./contents.ts";
import type { SourceFiles } from "./file-graph.ts";
import { relativeFile } from "./reading-context.ts";
import type { ModuleReading } from "./reading.ts";
import { compiler } from "./typescript.ts";

export function isOutOfStack(error: unknown): boolean {
  return error instanceof RangeError && /call stack/i.test(error.message);
}

/**
 * What stands for a file that cannot be read.
 * @param others the files of the same batch, each of which it may depend on
 */
export function tooDeep(root: string, path: string, others: readonly string[], files: SourceFiles): ModuleReading {
  const file = relativeFile({ root }, path);
  const nest = deepestIn(file, files.read(path) ?? "");
  const found = nest.depth > many ? report("nested-too-deeply", {}, nest.at) : report("chain-too-long", {}, { file, line: 1, column: 1, length: 0 });
  const dependencies = others
    .filter((one) => one !== path)
    .map((one) => relativeFile({ root }, one))
    .toSorted();
  return { file, dependencies, sources: [], ...noContents, diagnostics: [found] };
}

/** No document nests as deep; below it, it is not the brackets that are too many. */
const many = 100;

/** Where the most brackets are open. */
function deepestIn(file: string, text: string): { readonly depth: number; readonly at: Position } {
  const { createScanner, ScriptTarget, SyntaxKind } = compiler();
  const scanner = createScanner(ScriptTarget.ES2022, true, undefined, text);
  let [open, depth, start] = [0, 0, 0];
  while (scanner.scan() !== SyntaxKind.EndOfFileToken) {
    const written = scanner.getTokenText();
    if (opening.has(written)) open += 1;
    if (closing.has(written)) open -= 1;
    if (open > depth) [depth, start] = [open, scanner.getTokenStart()];
  }
  const before = text.slice(0, start).split(/\r?\n/);
  return { depth, at: { file, line: before.length, column: before.at(-1)!.length + 1, length: 1 } };
}

const opening: ReadonlySet<string> = new Set(["{", "[", "(", "<"]);
const closing: ReadonlySet<string> = new Set(["}", "]", ")", ">"]);
