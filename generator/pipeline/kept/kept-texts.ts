/**
 * Where in the documents that the last run wrote stands what each file contributes. It is kept nowhere else: a later run takes
 * it from there, as long as the documents are those that were written.
 */
import type { Project } from "../../contract.ts";
import type { Disk } from "../../disk/disk.ts";
import { ignoreFaults } from "../../disk/fault.ts";
import { entriesAt } from "../../openapi/texts.ts";
import { documentsFor } from "../../plan/documents.ts";
import { hashOf } from "../../values/hash.ts";
import { once } from "../../values/memoize.ts";
import type { KeptTexts, TextPlaces } from "../parts/text-places.ts";
import type { ServiceFolder } from "../project/services.ts";
import { readShelfBundle, shelfOf, writeShelfBundle, type Shelf } from "./shelf.ts";

/** Outputs of a service, and where it is kept what stands in them. */
export interface WrittenOutputs {
  readonly folder: string;
  readonly shelf: Shelf;
}

/** Another output folder has a shelf of its own: what is written there says nothing of what stands here. */
export function writtenBy(project: Project, service: ServiceFolder, groups: readonly string[], disk: Disk): WrittenOutputs {
  return { folder: `${project.root}/${project.out}/${service.name}`, shelf: shelfOf(project, service, disk, [project.out, ...groups]) };
}

export const noTexts: KeptTexts = () => undefined;

export function keptTexts({ folder, shelf }: WrittenOutputs, groups: readonly string[]): KeptTexts {
  const paths = documentsFor(groups).flatMap(({ files }) => files.map(({ path }) => path));
  const documents = once(() => {
    const kept = readShelfBundle<TextPlaces>(shelf, "texts", 0);
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
  ignoreFaults(() => {
    if (kept !== undefined && disk.kind(place) === "file") text = disk.read(place);
  });
  return kept !== undefined && text !== undefined && hashOf(text) === kept.hash ? { ...kept, text } : undefined;
}

/** Once the documents stand as they were joined. */
export function keepTexts({ shelf }: WrittenOutputs, documents: readonly TextPlaces[]): void {
  if (documents.length > 0)
    writeShelfBundle<TextPlaces>(
      shelf,
      "texts",
      0,
      documents.map((document) => [document.path, document]),
    );
}
