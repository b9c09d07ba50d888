/**
 * What runs keep of the definitions of a service for the next time that a document is held against them: usually the document
 * alone has changed. It is used only while every file that it follows from has the hash that it had.
 */
import { failure, outcome, type Outcome } from "../../diagnostics/outcome.ts";
import type { Disk } from "../../disk/disk.ts";
import { readText } from "../../disk/read-text.ts";
import { inFiles, type DefinitionFiles, type Numbered } from "../../drift/definitions/definition-files.ts";
import { definitionsOf } from "../../drift/definitions/definitions.ts";
import type { Defined } from "../../facts/definitions/defined.ts";
import { sourcedService, type SourcedParts } from "../../facts/definitions/sourced.ts";
import { wordingWith, type OwnWording } from "../../facts/wording.ts";
import { serviceReading } from "../../link/service.ts";
import type { ServiceReading } from "../../read/reading.ts";
import { hashOf } from "../../values/hash.ts";
import { remembered } from "../../values/remembered.ts";
import { readBundle, writeBundle } from "../../write/cache.ts";
import type { Project } from "../contract.ts";
import { fingerprint } from "../fingerprint.ts";
import { readInputs, type Inputs } from "../project/inputs.ts";
import type { ServiceFolder } from "../project/services.ts";
import { modulesIn, withReadings } from "../readings.ts";
import { lost, LostPiece } from "./kept-files.ts";
import { pack, unpack } from "./packed.ts";
import { bundleOf, byBundle, readOne, shelfOf, writeOne, type Shelf } from "./shelf.ts";

export interface StatedDefinitions {
  /** @throws LostPiece when a file is asked for and what was kept of it is not there any more */
  readonly definitions: DefinitionFiles;
  /** Which document they follow, and where they say so. */
  readonly follows: Pick<ServiceReading, "document" | "documentAt">;
}

/** Without the definitions of the files, which lie on the shelf. */
interface Kept {
  readonly fingerprint: string;
  readonly files: readonly string[];
  /** Of every file that the definitions follow from. */
  readonly hashes: ReadonlyMap<string, string | undefined>;
  readonly definitions: Omit<DefinitionFiles, "of">;
  /** By file, of each of its definitions: they change wherever another file has one more. */
  readonly numbers: ReadonlyMap<string, readonly number[]>;
  readonly follows: StatedDefinitions["follows"];
}

/** The definitions of a file, cloned by themselves. */
interface KeptFile {
  /** Of what they say. */
  readonly hash: string;
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
  const before = keptBefore(project, inputs.value, options.disk);
  const readAnew = async (beside: Kept | undefined): Promise<Outcome<Made>> => {
    const read = await readDefinitions(project, inputs.value, beside, options);
    return read.ok ? make(read.value) : read;
  };
  if (before === undefined || !isFresh(before, project, inputs.value, options.disk)) return readAnew(before);
  try {
    return make(keptDefinitions(before, shelfOf(project, folder, options.disk)));
  } catch (error) {
    if (!(error instanceof LostPiece)) throw error;
    return readAnew(undefined);
  }
}

/** What an earlier run of this version has kept, of whatever files there were. */
function keptBefore({ root, cache }: Project, inputs: Inputs, disk: Disk): Kept | undefined {
  const kept = readBundle(`${root}/${cache}`, bundleName(inputs), disk) as Kept | undefined;
  return kept?.fingerprint === fingerprint() ? kept : undefined;
}

function keptDefinitions({ definitions, numbers, follows }: Kept, shelf: Shelf): StatedDefinitions {
  const bundle = remembered((number: number) => readOne<KeptFile>(shelf, "definitions", number));
  const of = remembered((file: string) => {
    const kept = bundle(bundleOf(file)).get(file);
    if (kept === undefined || kept.hash !== definitions.marks.files.get(file)?.hash) return lost(file);
    const own = numbers.get(file)!;
    return unpack<readonly Defined[]>(kept.packed).map((one, index): Numbered => [own[index]!, one]);
  });
  return { definitions: { ...definitions, of }, follows };
}

/** @param before what is kept of them already, where all of it is there */
function readDefinitions(project: Project, inputs: Inputs, before: Kept | undefined, { disk, keeps }: DefinitionsOptions): Promise<Outcome<StatedDefinitions>> {
  const { name } = inputs.service;
  return withReadings(project, inputs, { disk, cached: true, onRead: () => {} }, async ({ own, imported, hashes, keep }) => {
    if (keeps) keep();
    const stated = statedBy({ name, modules: modulesIn(own), imported: modulesIn(imported) });
    if (stated.ok && keeps) keepDefinitions(project, inputs, stated.value, { before, hashes, disk });
    return stated;
  });
}

export function statedBy(parts: SourcedParts): Outcome<StatedDefinitions> {
  const found = [...parts.modules, ...parts.imported].flatMap(({ diagnostics }) => diagnostics);
  if (found.some(({ severity }) => severity === "error")) return failure(found);
  const reading = serviceReading(parts.name, parts.modules);
  if (!reading.ok) return reading;
  const service = sourcedService(parts);
  if (!service.ok) return service;
  const { document, documentAt, wording = {} } = reading.value;
  const definitions = inFiles(definitionsOf(service.value, wordingWith(wording as OwnWording)));
  return outcome({ definitions, follows: { document, documentAt } }, []);
}

interface Keeping extends Pick<Kept, "hashes"> {
  /** Of them, as an earlier run has kept it; none where not all of it is there. */
  readonly before?: Kept | undefined;
  readonly disk: Disk;
}

/** Bundles of files that say what they said stay as they are. */
export function keepDefinitions(project: Project, inputs: Inputs, { definitions: { of, ...definitions }, follows }: StatedDefinitions, { before, hashes, disk }: Keeping): void {
  const shelf = shelfOf(project, inputs.service, disk);
  const [then, now] = [byBundle([...(before?.definitions.marks.files ?? [])]), byBundle([...definitions.marks.files])];
  for (const [number, own] of now) {
    if (JSON.stringify(own) === JSON.stringify(then.get(number))) continue;
    writeOne(shelf, "definitions", number, own.map(([file, { hash }]) => [file, { hash, packed: pack(of(file).map(([, one]) => one)) } satisfies KeptFile]));
  }
  const numbers = new Map([...definitions.marks.files.keys()].map((file) => [file, of(file).map(([number]) => number)]));
  writeBundle(`${project.root}/${project.cache}`, bundleName(inputs), { fingerprint: fingerprint(), files: inputs.definitions, hashes, definitions, numbers, follows } satisfies Kept, disk);
}

function bundleName({ service }: Inputs): string {
  return JSON.stringify(["definitions", service.folder]);
}

function isFresh(kept: Kept, { root }: Project, { definitions, texts }: Inputs, disk: Disk): boolean {
  if (kept.files.length !== definitions.length) return false;
  return kept.files.every((path, index) => path === definitions[index]) && [...kept.hashes].every(([path, hash]) => hashNow(path) === hash);

  function hashNow(path: string): string | undefined {
    const known = texts.get(path);
    if (known !== undefined) return hashOf(known);
    const text = readText(path.startsWith("/") ? path : `${root}/${path}`, { disk });
    return text.ok ? hashOf(text.value) : undefined;
  }
}
