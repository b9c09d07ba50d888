/**
 * What runs kept of the pages of the docs: the texts that outputs over the whole service are made of. They lie apart from what is
 * kept of the files, by the part of the search index that has the page, so that a change of one page asks for those beside it alone.
 */
import { getOrInsert, memoize } from "../../values/memoize.ts";
import type { PageTexts } from "../../views/docs/known-page.ts";
import { partName } from "../../views/docs/search/parts.ts";
import type { KeptFragments, ToKeep } from "../parts/to-keep.ts";
import { throwLost } from "./kept-files.ts";
import { readShelfBundle, writeShelfBundle, type Shelf } from "./shelf.ts";

/** Texts with the fragments that they were made with. */
interface KeptPage extends Pick<KeptFragments, "key" | "standing"> {
  readonly texts: PageTexts;
}

/** Of the names of parts: a bundle has one part of an index of this many, or several, or shares one. */
const bits = 5;

/** The texts of the page of a file. @throws LostPiece */
export function keptPages(shelf: Shelf): (fragments: KeptFragments) => PageTexts {
  const pagesIn = memoize((number: number) => readShelfBundle<KeptPage>(shelf, "pages", number));
  return ({ page, key, standing }) => {
    const kept = page && pagesIn(bundleOf(page.page)).get(page.file);
    if (kept?.key === key && kept.standing === standing) return kept.texts;
    return throwLost(page?.page);
  };
}

/** @param isThere whether a file that was there before still is */
export function keepPages(shelf: Shelf, { fragments, pages }: Pick<ToKeep, "fragments" | "pages">, isThere: (file: string) => boolean): void {
  for (const [number, bundle] of inBundles(fragments, pages)) {
    const before = [...readShelfBundle<KeptPage>(shelf, "pages", number)].filter(([file]) => isThere(file) && !fragments.has(file));
    writeShelfBundle<KeptPage>(shelf, "pages", number, [...before, ...bundle]);
  }
}

function inBundles(fragments: ToKeep["fragments"], pages: ToKeep["pages"]): ReadonlyMap<number, readonly (readonly [file: string, page: KeptPage])[]> {
  const bundles = new Map<number, (readonly [string, KeptPage])[]>();
  for (const [file, { page, key, standing }] of fragments) {
    const texts = pages.get(file);
    if (page !== undefined && texts !== undefined) getOrInsert(bundles, bundleOf(page.page), () => []).push([file, { key, standing, texts }]);
  }
  return bundles;
}

function bundleOf(page: string): number {
  return Number.parseInt(partName(page, bits), 16);
}
