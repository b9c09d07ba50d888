/**
 * The outputs that templates make once for a service. They are made again where what they follow from changed, piece by piece:
 * of most pieces that is a small part of what the definition files say.
 */
import type { Root } from "../../openapi/parts.ts";
import { hashFile, type HashedFile } from "../../plan/hashed-file.ts";
import type { IntactFile, OutputFile } from "../../plan/output.ts";
import { isOfSearch, piecesOf, wholePieces, type OutputPiece } from "../../plan/pieces.ts";
import { hashOfJson } from "../../values/hash.ts";
import type { SearchedPage, ToldPage } from "../../views/docs/known-page.ts";
import { pagesInOrder } from "../../views/whole-view.ts";
import type { KeptFragments, KeptGroup } from "./to-keep.ts";
import type { IndexMaker } from "./worker.ts";

/** How the service as a whole is asked. */
export interface WholeService {
  /** The groups with outputs that are made once, of those that are asked for. */
  readonly groups: readonly string[];
  /** The outputs of pieces, out of what is known of each page where it is; undefined where there is something to find. */
  readonly make: (pieces: readonly OutputPiece[], digested?: Digested) => readonly OutputFile<string>[] | undefined;
  /** Whether an imprint says all that a group follows from: templates of a project can name anything. */
  readonly trustsImprints: boolean;
  /** The hash of what the outputs follow from besides. */
  readonly besides: string;
}

/** What is known of each file's page. */
export interface Digested {
  readonly root: Root;
  readonly pages: readonly ToldPage[];
}

/** Outputs that were made before all files had been. */
export interface Early {
  readonly groups: readonly string[];
  readonly files: readonly HashedFile[];
}

export interface WholeMade {
  readonly files: readonly HashedFile[];
  readonly intact: readonly IntactFile[];
  readonly kept: ReadonlyMap<string, KeptGroup>;
}

type Parts = readonly (Pick<KeptFragments, "key" | "standing" | "imprints"> & { readonly file: string })[];

export interface KeyedPiece extends OutputPiece {
  /** The hash of all that it follows from. */
  readonly key: string;
}

/** The pieces of all groups, with keys of what files say and what is common to them. */
export function keyedPieces({ groups, trustsImprints, besides }: WholeService, common: unknown, parts: Parts, { pages }: Digested): readonly KeyedPiece[] {
  const pieces = trustsImprints ? piecesOf(groups, pages) : wholePieces(groups);
  return pieces.map((piece) => {
    const followed = parts.filter(({ file }) => piece.files?.has(file) !== false);
    const keyed = followed.map(({ file, key, standing, imprints }) => [
      file,
      ...piece.imprints.map((name) => (trustsImprints ? imprints[name] : undefined) ?? [key, standing]),
    ]);
    return { ...piece, key: hashOfJson([common, besides, keyed]) };
  });
}

/** What there is already, and who makes what there is not. */
export interface WholeParts {
  readonly before: ReadonlyMap<string, KeptGroup>;
  readonly isIntact: (file: IntactFile) => boolean;
  readonly early: Early;
  readonly digested: Digested;
  /** Beside this thread. */
  readonly makeIndex: IndexMaker | undefined;
}

export async function wholeOutputs(
  whole: WholeService,
  pieces: readonly KeyedPiece[],
  { before, isIntact, early, digested, makeIndex }: WholeParts,
): Promise<WholeMade | undefined> {
  const isFresh = ({ name, key }: KeyedPiece): boolean =>
    !early.groups.includes(name) && before.get(name)?.key === key && before.get(name)!.outputs.every(isIntact);
  const stale = pieces.filter((piece) => !early.groups.includes(piece.name) && !isFresh(piece));
  const elsewhere = isOfWholeIndex(stale, pieces) ? makeIndex?.(searchedPages(digested)) : undefined;
  const here = whole.make(elsewhere === undefined ? stale : stale.filter((piece) => !isOfSearch(piece)), digested)?.map(hashFile);
  const index = elsewhere === undefined ? [] : await elsewhere;
  if (here === undefined || index === undefined) return undefined;
  const files = [...early.files, ...here, ...index];
  const intact = pieces.filter(isFresh).flatMap(({ name }) => before.get(name)!.outputs);
  const outputs = [...files, ...intact].map(({ path, hash }) => ({ path, hash }));
  return { files, intact, kept: new Map(pieces.map(({ name, key, holds }) => [name, { key, outputs: outputs.filter(({ path }) => holds(path)) }])) };
}

function isOfWholeIndex(stale: readonly OutputPiece[], all: readonly OutputPiece[]): boolean {
  const some = stale.filter(isOfSearch);
  return some.length > 0 && some.length === all.filter(isOfSearch).length;
}

function searchedPages({ pages }: Digested): readonly SearchedPage[] {
  return pagesInOrder(pages).map(({ file, page, texts }) => ({ file, page, search: texts().search }));
}
