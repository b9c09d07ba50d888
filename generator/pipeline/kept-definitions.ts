/**
 * What runs keep of the definitions of a service for the next time that a document is held against them: usually the document
 * alone has changed. It is used only while every file that it follows from has the hash that it had.
 */
import { failure, outcome, type Outcome } from "../diagnostics/outcome.ts";
import type { Disk } from "../disk/disk.ts";
import { readText } from "../disk/read-text.ts";
import { definitionsOf, type Definitions } from "../drift/definitions.ts";
import { sourcedService } from "../facts/sourced.ts";
import { wordingWith, type OwnWording } from "../facts/wording.ts";
import { serviceReading } from "../link/service.ts";
import type { ServiceReading } from "../read/reading.ts";
import { hashOf } from "../values/hash.ts";
import { readBundle, writeBundle } from "../write/cache.ts";
import type { Project } from "./contract.ts";
import { fingerprint } from "./fingerprint.ts";
import { readInputs, type Inputs } from "./inputs.ts";
import { modulesIn, withReadings } from "./readings.ts";
import type { ServiceFolder } from "./services.ts";

export interface StatedDefinitions {
  readonly definitions: Definitions;
  /** Which document they follow, and where they say so. */
  readonly follows: Pick<ServiceReading, "document" | "origin">;
}

interface Kept {
  readonly fingerprint: string;
  readonly files: readonly string[];
  /** Of every file that the definitions follow from. */
  readonly hashes: ReadonlyMap<string, string | undefined>;
  readonly stated: StatedDefinitions;
}

export interface DefinitionsOptions {
  readonly disk: Disk;
  /** Whether this run's readings are kept for later ones: those of this version alone are. */
  readonly keeps: boolean;
}

/** The definitions as they are read, whatever of their sources the document still has. */
export async function readDefinitions(project: Project, folder: ServiceFolder, { disk, keeps }: DefinitionsOptions): Promise<Outcome<StatedDefinitions>> {
  const inputs = readInputs(project, folder, disk);
  if (!inputs.ok) return inputs;
  const [shelf, name] = [`${project.root}/${project.cache}`, JSON.stringify(["definitions", folder.folder])];
  const kept = readBundle(shelf, name, disk) as Kept | undefined;
  if (kept !== undefined && isFresh(kept, project, inputs.value, disk)) return outcome(kept.stated, []);
  return withReadings(project, inputs.value, { disk, cached: true, onRead: () => {} }, async ({ own, imported, hashes, keep }) => {
    if (keeps) keep();
    const [modules, lent] = [modulesIn(own), modulesIn(imported)];
    const found = [...modules, ...lent].flatMap(({ diagnostics }) => diagnostics);
    if (found.some(({ severity }) => severity === "error")) return failure(found);
    const reading = serviceReading(folder.name, modules);
    if (!reading.ok) return reading;
    const service = sourcedService({ name: folder.name, modules, imported: lent });
    if (!service.ok) return service;
    const { document, origin, wording = {} } = reading.value;
    const stated = { definitions: definitionsOf(service.value, wordingWith(wording as OwnWording)), follows: { document, origin } };
    if (keeps) writeBundle(shelf, name, { fingerprint: fingerprint(), files: inputs.value.definitions, hashes, stated } satisfies Kept, disk);
    return outcome(stated, []);
  });
}

function isFresh(kept: Kept, { root }: Project, { definitions, texts }: Inputs, disk: Disk): boolean {
  if (kept.fingerprint !== fingerprint() || kept.files.length !== definitions.length) return false;
  return kept.files.every((path, index) => path === definitions[index]) && [...kept.hashes].every(([path, hash]) => hashNow(path) === hash);

  function hashNow(path: string): string | undefined {
    const known = texts.get(path);
    if (known !== undefined) return hashOf(known);
    const text = readText(path.startsWith("/") ? path : `${root}/${path}`, { disk });
    return text.ok ? hashOf(text.value) : undefined;
  }
}
