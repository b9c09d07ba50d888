/** Where in the documents stands what each file contributes, as one run leaves it to the next. */
import type { Entries, EntryPlaces } from "../../openapi/texts.ts";
import type { joinedDocuments } from "../../plan/joined.ts";
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
