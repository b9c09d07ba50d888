/** The tool's own vocabulary files: what `specwright/words` and `specwright/http` stand for in every definition. */
import { fileURLToPath } from "node:url";

/** From the module's name to the absolute path of its file, with `/`. */
export const vocabularyModules: ReadonlyMap<string, string> = new Map(
  ["words", "http"].map((name) => [`specwright/${name}`, fileURLToPath(new URL(`../../spec-src/${name}.ts`, import.meta.url)).replaceAll("\\", "/")]),
);

const names: ReadonlyMap<string, string> = new Map([...vocabularyModules].map(([name, file]) => [file, name]));

/** The module's name where a path is one of the vocabulary's files: diagnostics name that, not a path of the tool. */
export function vocabularyName(path: string): string | undefined {
  return names.get(path);
}
