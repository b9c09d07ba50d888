/** A part of the search index as the script of the docs loads it in a browser. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import MiniSearch, { type AsPlainObject, type Options } from "minisearch";
import type { PartData } from "../../../generator/views/docs/search/index.ts";
import { repository } from "../../support/definitions.ts";

const script = readFileSync(join(repository, "templates", "{service}", "docs", "search-index.js"), "utf8");

interface SearchIndex {
  readonly add: (part: PartData) => void;
  readonly find: (words: string) => Promise<readonly { readonly name: string }[]>;
}

type Loader = Pick<typeof MiniSearch, "loadJS">;

/** On a page whose scripts are all there as soon as they are asked for. */
function searchIndex(loader: Loader): SearchIndex {
  const page = { currentScript: { src: "file:///docs/search-index.js" }, createElement: () => ({}), head: { append: (asked: { onload: () => void }) => asked.onload() } };
  return new Function("MiniSearch", "document", "searchParts", `${script}\nreturn searchIndex;`)(loader, page, []) as SearchIndex;
}

/** The index that the library is given, as it writes one itself. */
export function plainIndexOf(part: PartData): AsPlainObject {
  let given: AsPlainObject | undefined;
  searchIndex({ loadJS: (index: AsPlainObject, options: Options) => MiniSearch.loadJS((given = index), options) } as Loader).add(part);
  return given!;
}

/** The names that the search of a page lists for words, the best first. */
export async function namesFound(part: PartData, words: string): Promise<readonly string[]> {
  const index = searchIndex(MiniSearch);
  index.add(part);
  return (await index.find(words)).map(({ name }) => name);
}
