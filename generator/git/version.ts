/** The disk as it was in a commit: what belongs to the repository shows that state, everything else what it is. */
import { posix } from "node:path";
import { outcome, type Outcome } from "../diagnostics/outcome.ts";
import type { Disk } from "../disk/disk.ts";
import { overlayDisk, pathBelow, type LocatedPath } from "../disk/overlay-disk.ts";
import { treeDisk } from "./tree-disk.ts";
import { treeAt } from "./tree.ts";

export interface Commit {
  /** Any name that git knows it by: a tag, a branch, `HEAD~2`. */
  readonly name: string;
  /** A folder of the repository. */
  readonly folder: string;
  /** Paths that are no matter of the commit. */
  readonly apart: (path: string) => boolean;
  /** Which files will mostly be read, by their paths from the repository's folder. */
  readonly wanted: (path: string) => boolean;
}

export function diskAt({ name, folder, apart, wanted }: Commit, base: Disk): Outcome<Disk> {
  const tree = treeAt(name, folder);
  if (!tree.ok) return tree;
  const disk = treeDisk(tree.value, wanted);
  const { top } = tree.value;
  const resolved = resolving(folder, top, base);
  const locate = (path: string): LocatedPath | undefined => {
    if (apart(path)) return undefined;
    const inTree = pathBelow(top, resolved(path));
    return inTree === undefined || inTree.includes("/node_modules/") ? undefined : { disk, path: inTree === "" ? "/" : inTree, back: (one) => top + one };
  };
  return outcome(overlayDisk(base, locate), []);
}

/**
 * Paths from the repository's folder as git names it. Links within it are the commit's own matter; those of installed packages
 * are not in it, and lead to folders that may be.
 */
function resolving(folder: string, top: string, base: Disk): (path: string) => string {
  const known = new Map<string, string>();
  const real = (path: string): string => {
    const found = known.get(path) ?? (base.stat(path) === undefined ? onParent(path, real) : base.realPath(path));
    known.set(path, found);
    return found;
  };
  const checkout = ancestors(folder).find((one) => base.realPath(one) === top) ?? top;
  return (path) => {
    const plain = posix.normalize(path);
    const inside = pathBelow(checkout, plain);
    return plain.includes("/node_modules/") ? real(plain) : inside === undefined ? plain : top + inside;
  };
}

function onParent(path: string, act: (path: string) => string): string {
  const slash = path.lastIndexOf("/");
  return slash <= 0 ? path : `${act(path.slice(0, slash))}${path.slice(slash)}`;
}

function ancestors(folder: string): readonly string[] {
  const above = posix.dirname(folder);
  return above === folder ? [folder] : [folder, ...ancestors(above)];
}
