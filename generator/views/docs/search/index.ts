/** A part of the search index of a service: an index of MiniSearch, and where its entries lead. */
import MiniSearch, { type AsPlainObject } from "minisearch";
import type { EntryKind, SearchPage } from "./entries.ts";

/** How entries are indexed, for whoever loads an index. */
export const indexOptions = { fields: ["name", "text"] };

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
  const all = [...new Map([...pages, ...pages.flatMap(furtherPages)].map(({ page, title }) => [page, title]))];
  const numbers = new Map(all.map(([page], number) => [page, number]));
  const entries = pages.flatMap(({ page, entries }) => entries.map((entry) => ({ ...entry, page: numbers.get(entry.on ?? page)! })));
  index.addAll(entries.map(({ name, text }, id) => ({ id, name, text })));
  return {
    options: indexOptions,
    pages: all.map(([page, title]) => ({ page, title })),
    entries: entries.map(({ kind, name, page, anchor }) => [kind, name, page, anchor]),
    index: index.toJSON(),
  };
}

/** The pages besides that entries of a page lead to. */
function furtherPages({ title, entries }: SearchPage): readonly Pick<SearchPage, "page" | "title">[] {
  return entries.flatMap(({ on }) => (on === undefined ? [] : [{ page: on, title }]));
}
