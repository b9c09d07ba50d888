/** Where what is kept of a service's files lies: in several bundles, so that a change of one file rewrites one. */
import type { Disk } from "../../disk/disk.ts";
import { groupBy } from "../../values/group-by.ts";
import { hashOf } from "../../values/hash.ts";
import { readBundle, writeBundle } from "../../write/cache.ts";
import type { Project } from "../../contract.ts";
import { fingerprint } from "../fingerprint.ts";
import type { ServiceFolder } from "../project/services.ts";

export interface Shelf {
  readonly folder: string;
  /** The folder of the service, and what else the shelf is for. */
  readonly labels: readonly string[];
  readonly disk: Disk;
}

export type ShelfPart = "files" | "readings" | "fragments" | "groups" | "claims" | "agreed" | "pages" | "texts" | "definitions";

export const bundleCount = 16;

interface Bundle<One> {
  readonly fingerprint: string;
  readonly kept: ReadonlyMap<string, One>;
}

/** @param groups of outputs, where the shelf is for what is made for these */
export function shelfOf({ root, cache }: Project, service: ServiceFolder, disk: Disk, groups: readonly string[] = []): Shelf {
  return { folder: `${root}/${cache}`, labels: [service.folder, ...groups], disk };
}

/** The number of a path's bundle: the same in every run. */
export function bundleOf(path: string): number {
  return Number.parseInt(hashOf(path).slice(0, 4), 16) % bundleCount;
}

/** Entries by the number of their path's bundle, in their order. */
export function byBundle<One>(entries: readonly (readonly [path: string, one: One])[]): ReadonlyMap<number, readonly (readonly [path: string, one: One])[]> {
  return groupBy(entries, ([path]) => bundleOf(path));
}

export function readShelfBundle<One>({ folder, labels, disk }: Shelf, part: ShelfPart, number: number): ReadonlyMap<string, One> {
  const { fingerprint: by, kept } = (readBundle(folder, nameOf(labels, part, number), disk) ?? {}) as Partial<Bundle<One>>;
  return by === fingerprint() && kept !== undefined ? kept : new Map();
}

export function writeShelfBundle<One>(
  { folder, labels, disk }: Shelf,
  part: ShelfPart,
  number: number,
  entries: readonly (readonly [path: string, One])[],
): void {
  writeBundle(folder, nameOf(labels, part, number), { fingerprint: fingerprint(), kept: new Map(entries) } satisfies Bundle<One>, disk);
}

function nameOf(labels: readonly string[], part: ShelfPart, number: number): string {
  return JSON.stringify([part, labels, number]);
}
