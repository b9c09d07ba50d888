/** Files as a disk that is only read: those of a commit, for one. Paths begin with `/`, which is the repository's folder. */
import { DiskFault, type Disk, type FileStat, type FolderEntry } from "../disk/disk.ts";
import { byCodePoint } from "../values/by-code-point.ts";
import type { Blob, Tree } from "./tree.ts";

/** @param together which files are read with the first of them, since most will be wanted */
export function treeDisk({ blobs, read }: Pick<Tree, "blobs" | "read">, together: (path: string) => boolean): Disk {
  const folders = foldersOf(blobs);
  const texts = new Map<string, Buffer>();
  const blobAt = (path: string): Blob | undefined => blobs.get(path.slice(1));
  const contentsOf = (path: string, { hash }: Blob): Buffer => {
    if (!texts.has(hash)) {
      const paths = together(path) ? [...blobs.keys()].filter((one) => together(`/${one}`)) : [];
      const hashes = [...new Set([hash, ...paths.map((one) => blobs.get(one)!.hash)])].filter((one) => !texts.has(one));
      read(hashes).forEach((contents, index) => texts.set(hashes[index]!, contents));
    }
    return texts.get(hash)!;
  };
  const real = (path: string): string =>
    realPath(path, (at) => {
      const blob = blobAt(at);
      return blob?.kind === "link" ? contentsOf(at, blob).toString("utf8") : undefined;
    });
  const stat = (path: string): FileStat | undefined => {
    const at = real(path);
    if (folders.has(at)) return { kind: "folder", size: 0, modified: 0 };
    const blob = blobAt(at);
    return blob === undefined || blob.kind === "link" ? undefined : { kind: blob.kind, size: blob.size, modified: 0 };
  };
  return {
    ...refusing,
    stat,
    kind: (path) => (folders.has(path) ? "folder" : blobAt(path)?.kind),
    realPath: (path) => (stat(path) === undefined ? refuse("ENOENT", "resolve", path) : real(path)),
    entries: (path) => folders.get(real(path)) ?? refuse(stat(path) === undefined ? "ENOENT" : "ENOTDIR", "list", path),
    read: (path) => {
      const at = real(path);
      const blob = blobAt(at);
      return blob?.kind === "file" ? contentsOf(at, blob) : refuse(folders.has(at) ? "EISDIR" : "ENOENT", "read", path);
    },
  };
}

/** What each folder holds, in the order of code points. */
function foldersOf(blobs: ReadonlyMap<string, Blob>): ReadonlyMap<string, readonly FolderEntry[]> {
  const folders = new Map<string, Map<string, FolderEntry>>([["/", new Map()]]);
  for (const [path, { kind }] of blobs) {
    const names = path.split("/");
    names.forEach((name, depth) => {
      const folder = `/${names.slice(0, depth).join("/")}`;
      const entries = folders.get(folder) ?? new Map<string, FolderEntry>();
      folders.set(folder, entries.set(name, { name, kind: depth === names.length - 1 ? kind : "folder" }));
    });
  }
  return new Map([...folders].map(([path, entries]) => [path, [...entries.values()].sort((one, other) => byCodePoint(one.name, other.name))]));
}

/** As many links as a system follows. */
const mostLinks = 40;

/** The path with the links in it followed; one that leads out of the repository leads nowhere. */
function realPath(path: string, linkAt: (path: string) => string | undefined): string {
  let names = path.split("/").filter((name) => name !== "");
  let done: readonly string[] = [];
  for (let followed = 0; names.length > 0 && followed <= mostLinks;) {
    const [name = "", ...rest] = names;
    const target = name === "." || name === ".." ? undefined : linkAt(`/${[...done, name].join("/")}`);
    followed += target === undefined ? 0 : 1;
    if (target?.startsWith("/") === true) return path;
    names = target === undefined ? rest : [...target.split("/").filter((one) => one !== ""), ...rest];
    if (target === undefined && name !== ".") done = name === ".." ? done.slice(0, -1) : [...done, name];
  }
  return names.length > 0 ? path : `/${done.join("/")}`;
}

function refuse(code: string, operation: string, path: string): never {
  throw new DiskFault(code, operation, path);
}

const refusing: Omit<Disk, "kind" | "stat" | "realPath" | "entries" | "read"> = {
  create: (path) => refuse("EROFS", "create", path),
  write: (path) => refuse("EROFS", "write", path),
  rename: (_, to) => refuse("EROFS", "replace", to),
  remove: (path) => refuse("EROFS", "remove", path),
  makeFolder: (path) => refuse("EROFS", "create", path),
  removeFolder: (path) => refuse("EROFS", "remove", path),
  removeTree: (path) => refuse("EROFS", "remove", path),
  syncFolder: (path) => refuse("EROFS", "write", path),
};
