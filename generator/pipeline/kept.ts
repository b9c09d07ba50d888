/**
 * What runs keep of the files of a service: readings, and the fragments that were made of them. In several bundles, so that
 * a change of one file rewrites one.
 */
import type { Disk } from "../disk/disk.ts";
import type { Outline } from "../link/outline.ts";
import { readBundle, writeBundle } from "../write/cache.ts";
import type { Project } from "./contract.ts";
import { fingerprint } from "./fingerprint.ts";
import { hashOfText } from "./inputs.ts";
import type { Fragments } from "./parts/worker.ts";
import type { ReadModule } from "./parts/workers.ts";
import type { ServiceFolder } from "./services.ts";

export interface Kept {
  readonly hash: string;
  readonly dependencies: readonly (readonly [path: string, hash: string | undefined])[];
  readonly outline: Outline;
  /** The reading, cloned by itself, so that what it shares within itself is shared again. */
  readonly packed: Uint8Array;
  readonly fragments?: KeptFragments;
}

export interface KeptFragments {
  /** Of all that they follow from. */
  readonly key: string;
  readonly byGroup: Fragments;
}

const bundles = 16;

interface Bundle {
  readonly fingerprint: string;
  readonly kept: ReadonlyMap<string, Kept>;
}

export function keptFiles(project: Project, service: ServiceFolder, disk: Disk): Map<string, Kept> {
  const all = new Map<string, Kept>();
  for (let number = 0; number < bundles; number += 1) {
    for (const [path, kept] of readOne(project, service, number, disk)) all.set(path, kept);
  }
  return all;
}

function readOne({ root, cache }: Project, service: ServiceFolder, number: number, disk: Disk): ReadonlyMap<string, Kept> {
  const { fingerprint: by, kept } = (readBundle(`${root}/${cache}`, nameOf(service, number), disk) ?? {}) as Partial<Bundle>;
  return by === fingerprint() && kept !== undefined ? kept : new Map();
}

export function isFresh(kept: Kept | undefined, path: string, hashOf: (path: string) => string | undefined): boolean {
  return kept !== undefined && kept.hash === hashOf(path) && kept.dependencies.every(([file, hash]) => hashOf(file) === hash);
}

export interface Keeping {
  readonly before: ReadonlyMap<string, Kept>;
  /** Those that were made in this run. */
  readonly fragments: ReadonlyMap<string, KeptFragments>;
  readonly hashOf: (path: string) => string | undefined;
}

/** Nothing is kept of a run that found something: a finding can stand in another file than its cause. */
export function keepFiles(project: Project, service: ServiceFolder, read: readonly ReadModule[], { before, fragments, hashOf }: Keeping, disk: Disk): void {
  if (read.some(({ clean }) => !clean)) return;
  const gone = new Set(before.keys());
  const now = Array.from({ length: bundles }, () => new Map<string, Kept>());
  const changed = new Set<number>();
  for (const module of read) {
    const number = bundleOf(module.file);
    const known = before.get(module.file);
    const kept = isFresh(known, module.file, hashOf) ? known! : keptOf(module, hashOf);
    const made = fragments.get(module.file);
    now[number]!.set(module.file, made === undefined ? kept : { ...kept, fragments: made });
    if (kept !== known || made !== undefined) changed.add(number);
    gone.delete(module.file);
  }
  for (const path of gone) changed.add(bundleOf(path));
  const folder = `${project.root}/${project.cache}`;
  for (const number of changed) writeBundle(folder, nameOf(service, number), { fingerprint: fingerprint(), kept: now[number]! } satisfies Bundle, disk);
}

function keptOf({ file, dependencies, outline, packed }: ReadModule, hashOf: Keeping["hashOf"]): Kept {
  return { hash: hashOf(file) ?? "", dependencies: dependencies.map((path) => [path, hashOf(path)] as const), outline, packed: packed() };
}

/** The same for a path in every run. */
function bundleOf(path: string): number {
  return Number.parseInt(hashOfText(path).slice(0, 4), 16) % bundles;
}

function nameOf({ folder }: ServiceFolder, number: number): string {
  return JSON.stringify(["files", folder, number]);
}
