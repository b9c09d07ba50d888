/**
 * A part of the search index of a service: where its entries lead, and which of them have which term. A browser makes an index of
 * MiniSearch of it. Postings are put together here: the library's own way there, through a tree and objects, takes three times as long.
 */
import MiniSearch from "minisearch";
import { getOrInsert, memoize } from "../../../values/memoize.ts";
import type { EntryKind, SearchEntry, SearchPage } from "./entries.ts";

/** What of an entry is indexed, in the order in which lengths and postings stand. */
const indexed = ["name", "text"] as const satisfies readonly (keyof SearchEntry)[];

/** The number of an entry, how often it has the term, the number of the next one. */
export type Postings = readonly number[];

/** What a browser loads of a part. */
export interface PartData {
  readonly fields: typeof indexed;
  readonly pages: readonly { readonly page: string; readonly title: string }[];
  /** Where each leads, with the number of its page. */
  readonly entries: readonly (readonly [kind: EntryKind, name: string, page: number, anchor: string])[];
  /** By field: how many different words each entry has there. */
  readonly lengths: readonly (readonly number[])[];
  /** Each with the postings of its fields. */
  readonly terms: readonly (readonly [term: string, ...postings: readonly Postings[]])[];
}

export function partData(pages: readonly SearchPage[]): PartData {
  const all = [...new Map([...pages, ...pages.flatMap(furtherPages)].map(({ page, title }) => [page, title]))];
  const numbers = new Map(all.map(([page], number) => [page, number]));
  const entries = pages.flatMap(({ page, entries }) => entries.map((entry) => ({ ...entry, page: numbers.get(entry.on ?? page)! })));
  return {
    fields: indexed,
    pages: all.map(([page, title]) => ({ page, title })),
    entries: entries.map(({ kind, name, page, anchor }) => [kind, name, page, anchor]),
    ...countsOf(entries),
  };
}

/** Names, and much of what is said of fields, come again on page after page. */
function countsOf(entries: readonly SearchEntry[]): Pick<PartData, "lengths" | "terms"> {
  const wordsIn = memoize(wordsOf);
  const terms = new Map<string, number[][]>();
  const lengths = indexed.map((key, field) =>
    entries.map((entry, number) => {
      const { length, counts } = wordsIn(entry[key]);
      for (const [term, count] of counts) getOrInsert(terms, term, () => indexed.map(() => []))[field]!.push(number, count);
      return length;
    }),
  );
  return { lengths, terms: [...terms].map(([term, postings]) => [term, ...postings]) };
}

interface Words {
  /** How many different ones there are, as the library counts them. */
  readonly length: number;
  readonly counts: ReadonlyMap<string, number>;
}

/** Between words: space, punctuation, and the marks of code and of what is put together, such as keys. The script of the search has the same. */
const SEPARATOR = /[\s\p{Z}\p{P}$+<=>^`|~]+/u;

/** With an empty word where a text begins or ends with a mark. */
export function tokenize(text: string): string[] {
  return text.split(SEPARATOR);
}

const processTerm = MiniSearch.getDefault("processTerm") as (word: string) => string;

function wordsOf(text: string): Words {
  const words = tokenize(text);
  const counts = new Map<string, number>();
  for (const term of words.map(processTerm)) if (term !== "") counts.set(term, (counts.get(term) ?? 0) + 1);
  return { length: new Set(words).size, counts };
}

/** The pages besides that entries of a page lead to. */
function furtherPages({ title, entries }: SearchPage): readonly Pick<SearchPage, "page" | "title">[] {
  return entries.flatMap(({ on }) => (on === undefined ? [] : [{ page: on, title }]));
}
