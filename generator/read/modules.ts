/**
 * Reads definition files. Plain ones, which most are, are read by the quick evaluator, the others by TypeScript. Both come
 * to the same reading; what it says does not depend on the batch that a file is read in, nor on the order of the files.
 */
import { readByTypeScript } from "./by-typescript.ts";
import { createFileGraph, type SourceFiles } from "./file-graph.ts";
import { readQuickly } from "./quick/read.ts";
import type { ModuleReading } from "./reading.ts";

/** The readings of the files (absolute paths, with `/`), in their order. */
export function readModules(root: string, paths: readonly string[], files: SourceFiles): readonly ModuleReading[] {
  const graph = createFileGraph(files);
  const { readings } = readQuickly(root, paths, graph);
  const others = readByTypeScript(root, paths.filter((path) => !readings.has(path)), graph);
  return paths.map((path) => readings.get(path) ?? others.get(path)!);
}
