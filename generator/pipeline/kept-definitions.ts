/**
 * What runs keep of the definitions of a service for the next time that a document is held against them: usually the document
 * alone has changed. It is used only while every file that it follows from has the hash that it had.
 */
import { failure, outcome, type Outcome } from "../diagnostics/outcome.ts";
import type { Disk } from "../disk/disk.ts";
import { readText } from "../disk/read-text.ts";
import { inFiles, type DefinitionFiles, type Numbered } from "../drift/definition-files.ts";
import { definitionsOf } from "../drift/definitions.ts";
import { sourcedService } from "../facts/sourced.ts";
import { wordingWith, type OwnWording } from "../facts/wording.ts";
import { serviceReading } from "../link/service.ts";
import type { ServiceReading } from "../read/reading.ts";
import { hashOf, hashOfJson } from "../values/hash.ts";
import { remembered } from "../values/remembered.ts";
import { readBundle, writeBundle } from "../write/cache.ts";
import type { Project } from "./contract.ts";
import { fingerprint } from "./fingerprint.ts";
import { readInputs, type Inputs } from "./inputs.ts";
import { LostPiece } from "./kept-files.ts";
import { pack, unpack } from "./parts/packed.ts";
import { modulesIn, withReadings } from "./readings.ts";
import type { ServiceFolder } from "./services.ts";
import { bundleOf, byBundle, readOne, shelfOf, writeOne, type Shelf } from "./shelf.ts";

export interface StatedDefinitions {
  /** @throws LostPiece when a file is asked for and what was kept of it is not there any more */
  readonly definitions: DefinitionFiles;
  /** Which document they follow, and where they say so. */
  readonly follows: Pick<ServiceReading, "document" | "documentAt">;
  /** The hash of all that they follow from. */
  readonly key: string;
}

/** Without the definitions of the files, which lie on the shelf. */
interface Kept {
  readonly fingerprint: string;
  readonly files: readonly string[];
  /** Of every file that the definitions follow from. */
  readonly hashes: ReadonlyMap<string, string | undefined>;
  readonly definitions: Omit<DefinitionFiles, "of">;
  readonly follows: StatedDefinitions["follows"];
}

/** The definitions of a file, cloned by themselves. */
interface KeptFile {
  /** The hash of all that the definitions of the service follow from. */
  readonly key: string;
  readonly packed: Uint8Array;
}

export interface DefinitionsOptions {
  readonly disk: Disk;
  /** Whether this run's readings are kept for later ones: those of this version alone are. */
  readonly keeps: boolean;
}

/** Makes something of the definitions as they are read, whatever of their sources the document still has. */
export async function withDefinitions<Made>(project: Project, folder: ServiceFolder, options: DefinitionsOptions, make: (stated: StatedDefinitions) => Outcome<Made>): Promise<Outcome<Made>> {
  const inputs = readInputs(project, folder, options.disk);
  if (!inputs.ok) return inputs;
  const kept = keptDefinitions(project, inputs.value, options.disk);
  try {
    if (kept !== undefined) return make(kept);
  } catch (error) {
    if (!(error instanceof LostPiece)) throw error;
  }
  const read = await readDefinitions(project, inputs.value, options);
  return read.ok ? make(read.value) : read;
}

function keptDefinitions(project: Project, inputs: Inputs, disk: Disk): StatedDefinitions | undefined {
  const kept = readBundle(`${project.root}/${project.cache}`, bundleName(inputs), disk) as Kept | undefined;
  if (kept === undefined || !isFresh(kept, project, inputs, disk)) return undefined;
  const key = keyOf(kept.hashes);
  return { definitions: { ...kept.definitions, of: keptFiles(shelfOf(project, inputs.service, disk), key) }, follows: kept.follows, key };
}

function keptFiles(shelf: Shelf, key: string): DefinitionFiles["of"] {
  const bundle = remembered((number: number) => readOne<KeptFile>(shelf, "definitions", number));
  return remembered((file: string) => {
    const kept = bundle(bundleOf(file)).get(file);
    if (kept?.key !== key) throw new LostPiece(file);
    return unpack<readonly Numbered[]>(kept.packed);
  });
}

function readDefinitions(project: Project, inputs: Inputs, { disk, keeps }: DefinitionsOptions): Promise<Outcome<StatedDefinitions>> {
  const { name } = inputs.service;
  return withReadings(project, inputs, { disk, cached: true, onRead: () => {} }, async ({ own, imported, hashes, keep }) => {
    if (keeps) keep();
    const [modules, lent] = [modulesIn(own), modulesIn(imported)];
    const found = [...modules, ...lent].flatMap(({ diagnostics }) => diagnostics);
    if (found.some(({ severity }) => severity === "error")) return failure(found);
    const reading = serviceReading(name, modules);
    if (!reading.ok) return reading;
    const service = sourcedService({ name, modules, imported: lent });
    if (!service.ok) return service;
    const { document, documentAt, wording = {} } = reading.value;
    const definitions = inFiles(definitionsOf(service.value, wordingWith(wording as OwnWording)));
    const stated = { definitions, follows: { document, documentAt }, key: keyOf(hashes) };
    if (keeps) keepDefinitions(project, inputs, stated, hashes, disk);
    return outcome(stated, []);
  });
}

function keepDefinitions(project: Project, inputs: Inputs, { definitions: { of, ...definitions }, follows, key }: StatedDefinitions, hashes: Kept["hashes"], disk: Disk): void {
  const inBundles = byBundle(definitions.files.map((file): readonly [string, KeptFile] => [file, { key, packed: pack(of(file)) }]));
  for (const [number, entries] of inBundles) writeOne(shelfOf(project, inputs.service, disk), "definitions", number, entries);
  writeBundle(`${project.root}/${project.cache}`, bundleName(inputs), { fingerprint: fingerprint(), files: inputs.definitions, hashes, definitions, follows } satisfies Kept, disk);
}

function bundleName({ service }: Inputs): string {
  return JSON.stringify(["definitions", service.folder]);
}

function keyOf(hashes: Kept["hashes"]): string {
  return hashOfJson([...hashes]);
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
