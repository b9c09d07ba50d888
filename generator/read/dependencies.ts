/** The files that a reading depends on besides its own. */
import { filesFrom, type FileGraph } from "./file-graph.ts";
import { relativeFile, type ReadingContext } from "./reading-context.ts";
import type { ts } from "./typescript.ts";
import { vocabularyName } from "./vocabulary.ts";

/** Every module that the file imports, directly or not, but the vocabulary. */
export function dependenciesOf(context: Pick<ReadingContext, "root">, graph: FileGraph, file: ts.SourceFile): readonly string[] {
  return [...filesFrom(graph, file)]
    .filter((one) => one !== file)
    .map(({ fileName }) => fileName)
    .filter((path) => vocabularyName(path) === undefined)
    .map((path) => relativeFile(context, path))
    .toSorted();
}
