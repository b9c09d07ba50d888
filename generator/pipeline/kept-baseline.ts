/** What a run keeps of holding a service's own edition against its definitions: the next one compares what has changed since. */
import type { Disk } from "../disk/disk.ts";
import type { Baseline } from "../drift/baseline.ts";
import { readBundle, writeBundle } from "../write/cache.ts";
import type { Project } from "./contract.ts";
import { fingerprint } from "./fingerprint.ts";
import type { ServiceFolder } from "./services.ts";

export interface KeptBaseline {
  /** The hash of all that the definitions follow from. */
  readonly definitions: string;
  readonly baseline: Baseline;
}

type Kept = KeptBaseline & { readonly fingerprint: string };

/** Undefined where there is none with these definitions. */
export function keptBaseline({ root, cache }: Project, folder: ServiceFolder, definitions: string, disk: Disk): Baseline | undefined {
  const kept = readBundle(`${root}/${cache}`, nameOf(folder), disk) as Kept | undefined;
  return kept?.fingerprint === fingerprint() && kept.definitions === definitions ? kept.baseline : undefined;
}

export function keepBaseline({ root, cache }: Project, folder: ServiceFolder, kept: KeptBaseline, disk: Disk): void {
  writeBundle(`${root}/${cache}`, nameOf(folder), { ...kept, fingerprint: fingerprint() } satisfies Kept, disk);
}

function nameOf({ folder }: ServiceFolder): string {
  return JSON.stringify(["drift", folder]);
}
