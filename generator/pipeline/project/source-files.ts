/** The files that definitions can import, by absolute path: those already read, and whatever else they name. */
import type { Disk } from "../../disk/disk.ts";
import { readText } from "../../disk/read-text.ts";
import type { SourceFiles } from "../../read/program.ts";

/** Each file is read once; `texts` holds absolute paths. */
export function sourceFiles(texts: ReadonlyMap<string, string>, disk: Disk): SourceFiles {
  const read = new Map<string, string | undefined>(texts);
  const kinds = new Map<string, string | undefined>();
  const kindOf = (path: string): string | undefined => {
    if (read.get(path) !== undefined) return "file";
    if (!kinds.has(path)) kinds.set(path, disk.stat(path)?.kind);
    return kinds.get(path);
  };
  return {
    isFile: (path) => kindOf(path) === "file",
    isFolder: (path) => kindOf(path) === "folder",
    read: (path) => {
      if (!read.has(path)) {
        const text = readText(path, { disk });
        read.set(path, text.ok ? text.value : undefined);
      }
      return read.get(path);
    },
  };
}
