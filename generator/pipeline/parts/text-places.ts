/** Where in the documents stands what each file contributes, as one run leaves it to the next. */
import type { Entries, EntryPlaces } from "../../openapi/texts.ts";
import { documentsFor } from "../../plan/documents.ts";
import type { joinedDocuments } from "../../plan/joined.ts";
import type { PartMade } from "../../plan/part-maker.ts";
import { hashOf } from "../../values/hash.ts";

/** By the path of the document, the hash of what a file contributes to it. */
export interface WrittenEntries {
  readonly [path: string]: string;
}

/** The entries of a file by the path of the document; undefined where one of them has to be made anew. */
export type KeptTexts = (file: string, fragments: { readonly written: WrittenEntries }) => { readonly [path: string]: Entries } | undefined;

/** What a run leaves in one document. */
export interface TextPlaces {
  readonly path: string;
  readonly files: ReadonlyMap<string, EntryPlaces>;
}

export function writtenEntries(documents: PartMade["documents"], groups: readonly string[]): WrittenEntries {
  return Object.fromEntries(
    documentsFor(groups).flatMap(({ group, files }) => files.map(({ path, format }) => [path, hashOfEntries(documents[group]!.entries[format]!)])),
  );
}

export function hashOfEntries({ paths, schemas }: Entries): string {
  return hashOf(`${hashOf(paths)} ${hashOf(schemas)}`);
}

/** @param files what the documents were joined from, in the same order */
export function textPlaces(joined: ReturnType<typeof joinedDocuments>, files: readonly string[]): readonly TextPlaces[] {
  return joined.flatMap((output) => {
    if (!("places" in output)) return [];
    const { path, places } = output;
    return [{ path, files: new Map(files.map((file, index) => [file, places[index]!])) }];
  });
}
