/**
 * Where in the documents that the last run wrote stands what each file contributes. It is kept nowhere else: a later run takes
 * it from there, as long as the documents are those that were written.
 */
import type { Disk } from "../../disk/disk.ts";
import { leniently } from "../../disk/fault.ts";
import { entriesAt, type Entries, type EntryPlaces } from "../../openapi/texts.ts";
import { documentsFor } from "../../plan/documents.ts";
import type { joinedDocuments } from "../../plan/joined.ts";
import { hashOf } from "../../values/hash.ts";
import { once } from "../../values/remembered.ts";
import type { Project } from "../../contract.ts";
import type { ServiceFolder } from "../project/services.ts";
import { readOne, shelfOf, writeOne, type Shelf } from "./shelf.ts";
import type { KeptFragments } from "./to-keep.ts";

/** The entries of a file by the path of the document; undefined where one of them has to be made anew. */
export type KeptTexts = (file: string, fragments: Stamp) => { readonly [path: string]: Entries } | undefined;

/** What entries follow from. */
type Stamp = Pick<KeptFragments, "key" | "standing">;

/** What a run leaves in one document. */
export interface TextPlaces {
  readonly path: string;
  /** Of the document. */
  readonly hash: string;
  readonly files: ReadonlyMap<string, Stamp & { readonly at: EntryPlaces }>;
}

/** @param parts what the documents were joined from, in the same order */
export function textPlaces(joined: ReturnType<typeof joinedDocuments>, parts: readonly (Stamp & { readonly file: string })[]): readonly TextPlaces[] {
  return joined.flatMap((output) => {
    if (!("places" in output)) return [];
    const { path, hash, places } = output;
    return [{ path, hash, files: new Map(parts.map(({ file, key, standing }, index) => [file, { key, standing, at: places[index]! }])) }];
  });
}

/** Outputs of a service, and where it is kept what stands in them. */
export interface Written {
  readonly folder: string;
  readonly shelf: Shelf;
}

/** Another output folder has a shelf of its own: what is written there says nothing of what stands here. */
export function writtenBy(project: Project, service: ServiceFolder, groups: readonly string[], disk: Disk): Written {
  return { folder: `${project.root}/${project.out}/${service.name}`, shelf: shelfOf(project, service, disk, [project.out, ...groups]) };
}

export const noTexts: KeptTexts = () => undefined;

export function keptTexts({ folder, shelf }: Written, groups: readonly string[]): KeptTexts {
  const paths = documentsFor(groups).flatMap(({ files }) => files.map(({ path }) => path));
  const documents = once(() => {
    const kept = readOne<TextPlaces>(shelf, "texts", 0);
    return paths.map((path) => asWritten(kept.get(path), `${folder}/${path}`, shelf.disk));
  });
  return (file, { key, standing }) => {
    const found = documents().flatMap((document) => {
      const kept = document?.files.get(file);
      return kept?.key === key && kept.standing === standing ? [[document!.path, entriesAt(document!.text, kept.at)] as const] : [];
    });
    return found.length === paths.length ? Object.fromEntries(found) : undefined;
  };
}

/** A document with its text, where that is what was written. */
function asWritten(kept: TextPlaces | undefined, place: string, disk: Disk): (TextPlaces & { readonly text: Uint8Array }) | undefined {
  let text: Uint8Array | undefined;
  leniently(() => {
    if (kept !== undefined && disk.kind(place) === "file") text = disk.read(place);
  });
  return kept !== undefined && text !== undefined && hashOf(text) === kept.hash ? { ...kept, text } : undefined;
}

/** Once the documents stand as they were joined. */
export function keepTexts({ shelf }: Written, documents: readonly TextPlaces[]): void {
  if (documents.length > 0)
    writeOne<TextPlaces>(
      shelf,
      "texts",
      0,
      documents.map((document) => [document.path, document]),
    );
}
