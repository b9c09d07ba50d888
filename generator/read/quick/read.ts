/** Reads those definition files of a batch that are plain and in which nothing is wrong, and leaves the others. */
import { fileContents } from "../contents.ts";
import { dependenciesOf } from "../dependencies.ts";
import type { FileGraph } from "../file-graph.ts";
import type { ModuleReading } from "../reading.ts";
import { emptyMemory, relativeFile, sourceOf, sourcesNamed, type Source } from "../source.ts";
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
  const newSource = (): Source => sourceOf(checker, root, memory);
  const following = followingPatterns({ evaluator, graph, newSource }, count);
  return (path) => {
    const source = newSource();
    const file = graph.fileAt(path);
    if (file === undefined) return new NotPlain("file that is not there");
    try {
      const known = following(file);
      requirePlain(evaluator, file, known);
      const contents = fileContents(source, file, known);
      const error = source.diagnostics.find(({ severity }) => severity === "error");
      if (error !== undefined) return new NotPlain(error.code);
      return {
        file: relativeFile(source, path),
        dependencies: dependenciesOf(source, graph, file),
        sources: sourcesNamed(source),
        ...contents,
        diagnostics: source.diagnostics,
      };
    } catch (reason) {
      if (reason instanceof NotPlain) return reason;
      throw reason;
    }
  };
}
