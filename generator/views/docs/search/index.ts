/**
 * The search index of a service, in parts: a page belongs to a part by a hash of its path, so that a page that changes
 * changes one part, and a browser takes in one part after the other. A part holds an index of MiniSearch.
 */
import { createHash } from "node:crypto";
import MiniSearch, { type AsPlainObject } from "minisearch";
import type { EntryKind, SearchPage } from "./entries.ts";

/** About as many pages as one part has. */
const PAGES = 64;

/** How entries are indexed, for whoever loads an index. */
export const indexOptions = { fields: ["name", "text"] };

/** The pages of each part, by its name, in the order of the names; a part that would have none is left out. */
export function partsOf<Page extends Pick<SearchPage, "page">>(pages: readonly Page[]): ReadonlyMap<string, readonly Page[]> {
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

/** The first bits of a hash. */
function partName(page: string, bits: number): string {
  const [first = 0, second = 0] = createHash("sha256").update(page).digest();
  return (((first << 8) | second) >> (16 - bits)).toString(16).padStart(Math.ceil(bits / 4), "0") || "0";
}

/** What a browser loads of a part: where entry `n` of the index leads, and the index. */
export interface PartData {
  readonly options: typeof indexOptions;
  readonly pages: readonly { readonly page: string; readonly title: string }[];
  /** Each with the number of its page. */
  readonly entries: readonly (readonly [kind: EntryKind, name: string, page: number, anchor: string])[];
  readonly index: AsPlainObject;
}

export function partData(pages: readonly SearchPage[]): PartData {
  const index = new MiniSearch<{ readonly id: number; readonly name: string; readonly text: string }>(indexOptions);
  const entries = pages.flatMap(({ entries }, page) => entries.map((entry) => ({ ...entry, page })));
  index.addAll(entries.map(({ name, text }, id) => ({ id, name, text })));
  return {
    options: indexOptions,
    pages: pages.map(({ page, title }) => ({ page, title })),
    entries: entries.map(({ kind, name, page, anchor }) => [kind, name, page, anchor]),
    index: index.toJSON(),
  };
}
