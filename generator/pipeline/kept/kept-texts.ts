/**
 * Where in the documents that the last run wrote stands what each file contributes. It is kept nowhere else: a later run takes
 * it from there, where the bytes are those that were made, whichever outputs the last run was asked for.
 */
import type { Project } from "../../contract.ts";
import type { Disk } from "../../disk/disk.ts";
import { ignoreFaults } from "../../disk/fault.ts";
import { entriesAt, type EntryPlaces } from "../../openapi/texts.ts";
import { documentsFor } from "../../plan/documents.ts";
import { memoize, once } from "../../values/memoize.ts";
import { hashOfEntries, type KeptTexts, type TextPlaces } from "../parts/text-places.ts";
import type { ServiceFolder } from "../project/services.ts";
import { readShelfBundle, shelfOf, writeShelfBundle, type Shelf } from "./shelf.ts";

/** Outputs of a service, and where it is kept what stands in each document. */
export interface WrittenOutputs {
  readonly folder: string;
  readonly shelf: (path: string) => Shelf;
}

/** Another output folder has shelves of its own: what is written there says nothing of what stands here. */
export function writtenBy(project: Project, service: ServiceFolder, disk: Disk): WrittenOutputs {
  return { folder: `${project.root}/${project.out}/${service.name}`, shelf: (path) => shelfOf(project, service, disk, [project.out, path]) };
}

export const noTexts: KeptTexts = () => undefined;

export function keptTexts({ folder, shelf }: WrittenOutputs, groups: readonly string[]): KeptTexts {
  const paths = documentsFor(groups).flatMap(({ files }) => files.map(({ path }) => path));
  const documents = once(() => paths.map((path) => writtenDocument(path, `${folder}/${path}`, shelf(path))));
  const entriesOf = memoize((file: string) =>
    documents().flatMap(({ path, text, places }) => {
      const at = places.get(file);
      if (text === undefined || at === undefined) return [];
      const entries = entriesAt(text, at);
      return [{ path, entries, hash: hashOfEntries(entries) }];
    }),
  );
  return (file, { written }) => {
    const found = entriesOf(file).filter(({ path, hash }) => written[path] === hash);
    return found.length === paths.length ? Object.fromEntries(found.map(({ path, entries }) => [path, entries])) : undefined;
  };
}

/** A document as it stands, whoever wrote it. */
interface WrittenDocument {
  readonly path: string;
  readonly text: Uint8Array | undefined;
  /** By file, as the last run has left them. */
  readonly places: ReadonlyMap<string, EntryPlaces>;
}

function writtenDocument(path: string, place: string, shelf: Shelf): WrittenDocument {
  const places = readShelfBundle<EntryPlaces>(shelf, "texts", 0);
  let text: Uint8Array | undefined;
  ignoreFaults(() => {
    if (places.size > 0 && shelf.disk.kind(place) === "file") text = shelf.disk.read(place);
  });
  return { path, text, places };
}

/** Once the documents stand as they were joined. */
export function keepTexts({ shelf }: WrittenOutputs, documents: readonly TextPlaces[]): void {
  for (const { path, files } of documents) writeShelfBundle<EntryPlaces>(shelf(path), "texts", 0, [...files]);
}
