/** Where what is kept of a service's files lies: in several bundles, so that a change of one file rewrites one. */
import type { Disk } from "../disk/disk.ts";
import { hashOf } from "../values/hash.ts";
import { readBundle, writeBundle } from "../write/cache.ts";
import type { Project } from "./contract.ts";
import { fingerprint } from "./fingerprint.ts";
import type { ServiceFolder } from "./services.ts";

export interface Shelf {
  readonly folder: string;
  readonly service: string;
  readonly disk: Disk;
}

export type ShelfPart = "files" | "readings" | "groups" | "claims" | "agreed" | "pages" | "definitions";

export const bundles = 16;

interface Bundle<One> {
  readonly fingerprint: string;
  readonly kept: ReadonlyMap<string, One>;
}

export function shelfOf({ root, cache }: Project, service: ServiceFolder, disk: Disk): Shelf {
  return { folder: `${root}/${cache}`, service: service.folder, disk };
}

/** The number of a path's bundle: the same in every run. */
export function bundleOf(path: string): number {
  return Number.parseInt(hashOf(path).slice(0, 4), 16) % bundles;
}

export function readOne<One>({ folder, service, disk }: Shelf, part: ShelfPart, number: number): ReadonlyMap<string, One> {
  const { fingerprint: by, kept } = (readBundle(folder, nameOf(service, part, number), disk) ?? {}) as Partial<Bundle<One>>;
  return by === fingerprint() && kept !== undefined ? kept : new Map();
}

export function writeOne<One>({ folder, service, disk }: Shelf, part: ShelfPart, number: number, entries: readonly (readonly [path: string, One])[]): void {
  writeBundle(folder, nameOf(service, part, number), { fingerprint: fingerprint(), kept: new Map(entries) } satisfies Bundle<One>, disk);
}

function nameOf(service: string, part: ShelfPart, number: number): string {
  return JSON.stringify([part, service, number]);
}
