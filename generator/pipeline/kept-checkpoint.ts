/** What a run keeps of holding a service's own edition against its definitions: the next one compares what has changed since. */
import type { Disk } from "../disk/disk.ts";
import type { Checkpoint } from "../drift/checkpoint.ts";
import { readBundle, writeBundle } from "../write/cache.ts";
import type { Project } from "./contract.ts";
import { fingerprint } from "./fingerprint.ts";
import type { ServiceFolder } from "./services.ts";

export interface KeptCheckpoint {
  /** The hash of all that the definitions follow from. */
  readonly definitions: string;
  readonly checkpoint: Checkpoint;
}

type Kept = KeptCheckpoint & { readonly fingerprint: string };

/** Undefined where there is none with these definitions. */
export function keptCheckpoint({ root, cache }: Project, folder: ServiceFolder, definitions: string, disk: Disk): Checkpoint | undefined {
  const kept = readBundle(`${root}/${cache}`, nameOf(folder), disk) as Kept | undefined;
  return kept?.fingerprint === fingerprint() && kept.definitions === definitions ? kept.checkpoint : undefined;
}

export function keepCheckpoint({ root, cache }: Project, folder: ServiceFolder, kept: KeptCheckpoint, disk: Disk): void {
  writeBundle(`${root}/${cache}`, nameOf(folder), { ...kept, fingerprint: fingerprint() } satisfies Kept, disk);
}

function nameOf({ folder }: ServiceFolder): string {
  return JSON.stringify(["drift", folder]);
}
