/**
 * Reads definition files. Plain ones, which most are, are read by the quick evaluator, the others by TypeScript. Both come
 * to the same reading; what it says does not depend on the batch that a file is read in, nor on the order of the files.
 */
import { readByTypeScript } from "./by-typescript.ts";
import { createFileGraph, type SourceFiles } from "./file-graph.ts";
import { readQuickly } from "./quick/read.ts";
import type { ModuleReading } from "./reading.ts";
import { isOutOfStack, tooDeep } from "./too-deep.ts";

/** The readings of the files (absolute paths, with `/`), in their order. */
export function readModules(root: string, paths: readonly string[], files: SourceFiles): readonly ModuleReading[] {
  return readPart(root, paths, { all: paths, files });
}

/** What all parts of a batch share. */
interface Batch {
  readonly all: readonly string[];
  readonly files: SourceFiles;
}

/** Where the stack does not hold what one of the files says, the others are read without it. */
function readPart(root: string, paths: readonly string[], batch: Batch): readonly ModuleReading[] {
  try {
    return readTogether(root, paths, batch.files);
  } catch (error) {
    if (!isOutOfStack(error)) throw error;
    if (paths.length < 2) return paths.map((path) => tooDeep(root, path, batch.all, batch.files));
    const half = Math.ceil(paths.length / 2);
    return [paths.slice(0, half), paths.slice(half)].flatMap((part) => readPart(root, part, batch));
  }
}

function readTogether(root: string, paths: readonly string[], files: SourceFiles): readonly ModuleReading[] {
  const graph = createFileGraph(files);
  const { readings } = readQuickly(root, paths, graph);
  const others = readByTypeScript(
    root,
    paths.filter((path) => !readings.has(path)),
    graph,
  );
  return paths.map((path) => readings.get(path) ?? others.get(path)!);
}
