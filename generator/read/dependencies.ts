/** The files that a reading depends on besides its own. */
import type { FileGraph } from "./file-graph.ts";
import { relativeFile, type Source } from "./source.ts";
import type { ts } from "./typescript.ts";
import { vocabularyName } from "./vocabulary.ts";

/** Every module that the file imports, directly or not, but the vocabulary. */
export function dependenciesOf(source: Pick<Source, "root">, graph: FileGraph, file: ts.SourceFile): readonly string[] {
  const seen = new Set<ts.SourceFile>([file]);
  for (const one of seen) for (const imported of graph.importsOf(one)) seen.add(imported);
  seen.delete(file);
  return [...seen]
    .map(({ fileName }) => fileName)
    .filter((path) => vocabularyName(path) === undefined)
    .map((path) => relativeFile(source, path))
    .toSorted();
}
