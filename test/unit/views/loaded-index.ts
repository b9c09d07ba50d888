/** A part of the search index as the script of the docs loads it in a browser. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import MiniSearch, { type AsPlainObject, type Options } from "minisearch";
import type { PartData } from "../../../generator/views/docs/search/index.ts";
import { repository } from "../../support/definitions.ts";

const script = readFileSync(join(repository, "templates", "{service}", "docs", "search-index.js"), "utf8");

/** The index that the library is given, as it writes one itself. */
export function plainIndexOf(part: PartData): AsPlainObject {
  let given: AsPlainObject | undefined;
  const loader = { loadJS: (index: AsPlainObject, options: Options) => MiniSearch.loadJS((given = index), options) };
  const page = { currentScript: { src: "file:///docs/search-index.js" } };
  const { add } = new Function("MiniSearch", "document", `${script}\nreturn searchIndex;`)(loader, page) as { add: (part: PartData) => void };
  add(part);
  return given!;
}
