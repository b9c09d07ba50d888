/** What a run keeps of holding a service's own edition against its definitions: the next one compares what has changed since. */
import type { Disk } from "../../disk/disk.ts";
import { readBundle, writeBundle } from "../../write/cache.ts";
import type { Project } from "../../contract.ts";
import { fingerprint } from "../fingerprint.ts";
import type { PackedCheckpoint } from "../parts/packed-checkpoint.ts";
import type { ServiceFolder } from "../project/services.ts";

interface Kept {
  readonly fingerprint: string;
  readonly checkpoint: PackedCheckpoint;
}

export function keptCheckpoint({ root, cache }: Project, folder: ServiceFolder, disk: Disk): PackedCheckpoint | undefined {
  const kept = readBundle(`${root}/${cache}`, nameOf(folder), disk) as Kept | undefined;
  return kept?.fingerprint === fingerprint() ? kept.checkpoint : undefined;
}

export function keepCheckpoint({ root, cache }: Project, folder: ServiceFolder, checkpoint: PackedCheckpoint, disk: Disk): void {
  writeBundle(`${root}/${cache}`, nameOf(folder), { fingerprint: fingerprint(), checkpoint } satisfies Kept, disk);
}

function nameOf({ folder }: ServiceFolder): string {
  return JSON.stringify(["drift", folder]);
}
