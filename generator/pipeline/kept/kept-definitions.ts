/**
 * What runs keep of the definitions of a service for the next time that a document is held against them: usually the document
 * alone has changed. It is used only while every file that it follows from has the hash that it had.
 */
import type { Disk } from "../../disk/disk.ts";
import { readText } from "../../disk/read-text.ts";
import { commonDefinitions, filesInTexts, type CommonDefinitions, type DefinitionFiles } from "../../drift/definitions/definition-files.ts";
import type { Lent } from "../../drift/definitions/defined-part.ts";
import type { OwnWording } from "../../facts/wording.ts";
import type { ServiceReading } from "../../read/reading.ts";
import { hashOf } from "../../values/hash.ts";
import { memoize, once } from "../../values/memoize.ts";
import { readBundle, writeBundle } from "../../write/cache.ts";
import type { Project } from "../../contract.ts";
import { fingerprint } from "../fingerprint.ts";
import type { PartHolder } from "../parts/worker.ts";
import type { Inputs } from "../project/inputs.ts";
import { throwLost } from "./kept-files.ts";
import { bundleOf, byBundle, readShelfBundle, shelfOf, writeShelfBundle, type Shelf } from "./shelf.ts";

export interface KnownDefinitions {
  /** Which document they follow, where they say so, and how it writes things. */
  readonly follows: Pick<ServiceReading, "document" | "documentAt"> & { readonly wording: OwnWording };
  /** Made when they are first asked for. @throws LostPiece then or when a file is, where what was kept of it is not there any more */
  readonly definitions: () => Promise<DefinitionFiles>;
}

/** Without the definitions of the files, which lie on the shelf. */
export interface KeptDefinitions {
  readonly fingerprint: string;
  readonly files: readonly string[];
  /** Of every file that the definitions follow from. */
  readonly hashes: ReadonlyMap<string, string | undefined>;
  readonly definitions: CommonDefinitions;
  readonly follows: KnownDefinitions["follows"];
  /** The files of the service, and those that they import, in their order. */
  readonly walked: ReadonlyMap<string, Walked>;
}

/** A file that has told its definitions. */
export interface Walked {
  /** The hash of what the definitions of other files can follow from. */
  readonly context: string;
  /** What it says of what others declare. */
  readonly lent: readonly Lent[];
}

/** Definitions of files that were read in this run, at least some. */
export interface ToldDefinitions extends Pick<KnownDefinitions, "follows"> {
  /** Those who tell them, and can hold a document against them together; nobody where they are told in part. */
  readonly holders: readonly PartHolder[];
  /** A document is held as soon as it is known: who has told what it has to tell reads it while others tell. */
  readonly tell: () => Promise<ToldInRun>;
}

export interface ToldInRun {
  readonly definitions: DefinitionFiles;
  readonly walked: () => KeptDefinitions["walked"];
}

/** The definitions of a file. */
interface KeptFile {
  /** Of their text. */
  readonly hash: string;
  readonly text: string;
}

/** What an earlier run of this version has kept, of whatever files there were. */
export function keptBefore({ root, cache }: Project, inputs: Inputs, disk: Disk): KeptDefinitions | undefined {
  const kept = readBundle(`${root}/${cache}`, bundleName(inputs), disk) as KeptDefinitions | undefined;
  return kept?.fingerprint === fingerprint() ? kept : undefined;
}

export function keptDefinitions({ definitions, follows }: KeptDefinitions, shelf: Shelf): KnownDefinitions {
  const bundle = memoize((number: number) => readShelfBundle<KeptFile>(shelf, "definitions", number));
  const textOf = (file: string): string => {
    const kept = bundle(bundleOf(file)).get(file);
    return kept === undefined || kept.hash !== definitions.marks.files.get(file)?.hash ? throwLost(file) : kept.text;
  };
  return { definitions: once(async () => filesInTexts(definitions, textOf)), follows };
}

interface Keeping extends Pick<KeptDefinitions, "hashes" | "follows"> {
  /** Of them, as an earlier run has kept it; none where not all of it is there. */
  readonly before?: KeptDefinitions | undefined;
  readonly disk: Disk;
}

/** Bundle by bundle; those of files that say what they said stay as they are. */
export function* keepingDefinitions(
  project: Project,
  inputs: Inputs,
  { definitions, walked }: ToldInRun,
  { before, hashes, follows, disk }: Keeping,
): Generator<unknown> {
  const shelf = shelfOf(project, inputs.service, disk);
  const [then, now] = [byBundle([...(before?.definitions.marks.files ?? [])]), byBundle([...definitions.marks.files])];
  for (const [number, own] of now) {
    if (JSON.stringify(own) === JSON.stringify(then.get(number))) continue;
    writeShelfBundle(
      shelf,
      "definitions",
      number,
      own.map(([file, { hash }]) => [file, { hash, text: definitions.textOf(file) } satisfies KeptFile]),
    );
    yield;
  }
  writeBundle(
    `${project.root}/${project.cache}`,
    bundleName(inputs),
    {
      fingerprint: fingerprint(),
      files: inputs.definitions,
      hashes,
      definitions: commonDefinitions(definitions),
      follows,
      walked: walked(),
    } satisfies KeptDefinitions,
    disk,
  );
}

function bundleName({ service }: Inputs): string {
  return JSON.stringify(["definitions", service.folder]);
}

export function areFresh(kept: KeptDefinitions, { root }: Project, { definitions, texts }: Inputs, disk: Disk): boolean {
  if (kept.files.length !== definitions.length) return false;
  return kept.files.every((path, index) => path === definitions[index]) && [...kept.hashes].every(([path, hash]) => hashNow(path) === hash);

  function hashNow(path: string): string | undefined {
    const known = texts.get(path);
    if (known !== undefined) return hashOf(known);
    const text = readText(path.startsWith("/") ? path : `${root}/${path}`, { disk });
    return text.ok ? hashOf(text.value) : undefined;
  }
}
