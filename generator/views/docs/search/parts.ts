/**
 * The parts of a search index: a page belongs to a part by a hash of its path, so that a page that changes changes one part,
 * and a browser takes in one part after the other.
 */
import { hashOf } from "../../../values/hash.ts";
import { memoize } from "../../../values/memoize.ts";
import type { SearchPage } from "./entries.ts";

/** About as many pages as one part has. */
const PAGES = 64;

/** The pages of each part, by its name, in the order of the names; a part that would have none is left out. */
export function pagesByPart<Page extends Pick<SearchPage, "page">>(pages: readonly Page[]): ReadonlyMap<string, readonly Page[]> {
  const bits = Math.max(0, Math.ceil(Math.log2(pages.length / PAGES)));
  const parts = new Map<string, Page[]>();
  for (const page of pages) {
    const name = partName(page.page, bits);
    const part = parts.get(name);
    if (part === undefined) parts.set(name, [page]);
    else part.push(page);
  }
  return new Map([...parts].sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** The first bits of a hash: of two lengths the longer one begins with the shorter. */
export function partName(page: string, bits: number): string {
  return (beginningOf(page) >> (16 - bits)).toString(16).padStart(Math.ceil(bits / 4), "0") || "0";
}

/** The first 16 bits. A run asks for them where it makes the index, where it finds out what of it is stale, and where it keeps pages. */
const beginningOf = memoize((page: string) => Number.parseInt(hashOf(page).slice(0, 4), 16));
