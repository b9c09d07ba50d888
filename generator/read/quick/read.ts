/** Reads those definition files of a batch that are plain and in which nothing is wrong, and leaves the others. */
import { fileContents } from "../contents.ts";
import { dependenciesOf } from "../dependencies.ts";
import type { FileGraph } from "../file-graph.ts";
import { emptyMemory, readingContext, relativeFile, sourcesNamed, type ReadingContext } from "../reading-context.ts";
import type { ModuleReading } from "../reading.ts";
import { checkerOf } from "./checker.ts";
import { createEvaluator } from "./evaluate.ts";
import { changesOtherFiles } from "./globals.ts";
import { Names } from "./names.ts";
import { NotPlain } from "./not-plain.ts";
import { followingPatterns } from "./patterns/patterns.ts";
import { requirePlain } from "./plain.ts";

export interface QuickReadings {
  readonly readings: ReadonlyMap<string, ModuleReading>;
  /** Of the files that are left to TypeScript, why they are. */
  readonly left: ReadonlyMap<string, string>;
}

export function readQuickly(root: string, paths: readonly string[], graph: FileGraph): QuickReadings {
  const names = new Names(graph);
  if (changesOtherFiles(graph, names, paths)) return { readings: new Map(), left: new Map(paths.map((path) => [path, "declarations for other files"])) };
  const read = readerOf(root, names, graph, paths.length);
  const readings = new Map<string, ModuleReading>();
  const left = new Map<string, string>();
  for (const path of paths) {
    const reading = read(path);
    if (reading instanceof NotPlain) left.set(path, reading.why);
    else readings.set(path, reading);
  }
  return { readings, left };
}

/** An error is left to TypeScript as well: its own come before those of readers. Of what a warning is about, it finds nothing wrong. */
function readerOf(root: string, names: Names, graph: FileGraph, count: number): (path: string) => ModuleReading | NotPlain {
  const evaluator = createEvaluator(names);
  const checker = checkerOf(evaluator);
  const memory = emptyMemory();
  const newContext = (): ReadingContext => readingContext(checker, root, memory);
  const resolvedPatterns = followingPatterns({ evaluator, graph, newContext }, count);
  return (path) => {
    const context = newContext();
    const file = graph.fileAt(path);
    if (file === undefined) return new NotPlain("file that is not there");
    try {
      const known = resolvedPatterns(file);
      requirePlain(evaluator, file, known);
      const contents = fileContents(context, file, known);
      const error = context.diagnostics.find(({ severity }) => severity === "error");
      if (error !== undefined) return new NotPlain(error.code);
      return {
        file: relativeFile(context, path),
        dependencies: dependenciesOf(context, graph, file),
        sources: sourcesNamed(context),
        ...contents,
        diagnostics: context.diagnostics,
      };
    } catch (reason) {
      if (reason instanceof NotPlain) return reason;
      throw reason;
    }
  };
}
