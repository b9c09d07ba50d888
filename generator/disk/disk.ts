/**
 * The disk as a value: the few operations that the tool needs, each whole or failed with a `DiskFault`.
 * Nothing else in the tool touches files, so a disk that fills up or dies half-way can be put in its place.
 * Paths are written with `/` on every system.
 */

/** What stands at a path. A link is not followed. */
export type FileKind = "file" | "folder" | "link" | "other";

export interface FileStat {
  readonly kind: FileKind;
  /** In bytes. */
  readonly size: number;
  /** In milliseconds, by the clock of the file system. */
  readonly modified: number;
}

export interface FolderEntry {
  readonly name: string;
  readonly kind: FileKind;
}

export interface Disk {
  /** What stands at a path itself; undefined where nothing does. */
  kind(path: string): FileKind | undefined;
  /** Like `kind`, with size and time; follows links, so it never answers "link". */
  stat(path: string): FileStat | undefined;
  /** The absolute path with every link resolved. */
  realPath(path: string): string;
  read(path: string): Buffer;
  /** What a folder holds, in the order of code points. */
  entries(folder: string): readonly FolderEntry[];
  /** Makes an empty file; fails where anything stands already. */
  create(path: string): void;
  /** Writes a whole file, over what stands there. Durable: returns once the text is on the medium. */
  write(path: string, text: string | Uint8Array, durable?: boolean): void;
  /** Puts a file in the place of another in one step. */
  rename(from: string, to: string): void;
  /** Removes a file or a link. */
  remove(path: string): void;
  /** Makes a folder and those above it; content where it exists. */
  makeFolder(path: string): void;
  /** Removes a folder; fails unless it is empty. */
  removeFolder(path: string): void;
  /** Removes whatever stands at a path, with all below it; follows no link. */
  removeTree(path: string): void;
  /** Returns once the names in a folder are on the medium, where the system can tell. */
  syncFolder(path: string): void;
  /** Where it shows some paths as another disk has them: whose the others are, and which those are. */
  readonly over?: { readonly base: Disk; readonly elsewhere: (path: string) => boolean };
}

/** An operation that the disk refused. */
export class DiskFault extends Error {
  override readonly name = "DiskFault";
  /** As the system names it: `ENOENT`, `ENOSPC`. */
  readonly code: string;
  readonly operation: string;
  readonly path: string;

  constructor(code: string, operation: string, path: string) {
    super(`${code}: ${operation} ${path}`);
    this.code = code;
    this.operation = operation;
    this.path = path;
  }
}
