/** What the scripts of the docs find as names of the page: made by the scripts that they load. */
import type Library from "minisearch";

declare global {
  const MiniSearch: typeof Library;
  const searchParts: readonly string[];
}
