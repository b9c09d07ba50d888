/** Reads a file that a person wrote: the text without its byte order mark, or why there is none. */
import type { Position } from "../diagnostics/diagnostic.ts";
import { failure, outcome, type Outcome } from "../diagnostics/outcome.ts";
import { report } from "../diagnostics/report.ts";
import type { Disk } from "./disk.ts";
import { catchFaultsSync } from "./fault.ts";
import { nodeDisk } from "./node-disk.ts";

export interface ReadOptions {
  readonly disk?: Disk;
  /** The path as the reader of a diagnostic knows it. */
  readonly shown?: string;
  /** In bytes; a larger file is refused before it is read. */
  readonly limit?: number;
}

/** The text of a UTF-8 file. What is no regular file (a folder, a pipe, a device) is refused, so that reading always ends. */
export function readText(path: string, { disk = nodeDisk, shown = path, limit = Infinity }: ReadOptions = {}): Outcome<string> {
  return catchFaultsSync(
    () => {
      const stat = disk.stat(path);
      if (stat === undefined) return failure([report("file-not-found", { path: shown })]);
      if (stat.kind === "folder") return failure([report("folder-not-file", { path: shown })]);
      if (stat.kind !== "file") return failure([report("not-a-file", { path: shown })]);
      if (stat.size > limit) return failure([report("file-too-large", { path: shown, size: stat.size, limit })]);
      return decode(disk.read(path), shown);
    },
    () => shown,
  );
}

function decode(bytes: Buffer, shown: string): Outcome<string> {
  try {
    return outcome(new TextDecoder("utf-8", { fatal: true }).decode(bytes), []);
  } catch {
    if (isUtf16(bytes)) return failure([report("utf-16", { path: shown })]);
    const offset = firstInvalid(bytes);
    return failure([report("not-utf-8", { path: shown, offset }, placeOf(bytes, offset, shown))]);
  }
}

/** By the byte order mark that such files begin with. */
function isUtf16(bytes: Buffer): boolean {
  return (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
}

/** The place of a byte in what the ones before it say. */
function placeOf(bytes: Buffer, offset: number, file: string): Position {
  const before = bytes.subarray(0, offset).toString("utf8").split("\n");
  return { file, line: before.length, column: before.at(-1)!.length + 1, length: 1 };
}

/** Where bytes and their decoded text part: the first byte that is not UTF-8. */
function firstInvalid(bytes: Buffer): number {
  const again = Buffer.from(bytes.toString("utf8"));
  let at = 0;
  while (at < bytes.length && bytes[at] === again[at]) at += 1;
  return at;
}
