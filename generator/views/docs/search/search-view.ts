/** What the templates of the search name: the list of its parts, and of each part its data. */
import type { Json } from "../../../model/shape.ts";
import { compactLiteral } from "../../emit/typescript.ts";
import type { Emit } from "../../emit/value.ts";
import type { SearchPage } from "./entries.ts";
import { partData, partsOf } from "./index.ts";

export interface SearchView {
  /** The names of all parts. */
  readonly parts: Emit;
}

export interface SearchPartView {
  readonly data: Emit;
}

export function searchView(pages: readonly SearchPage[]): SearchView {
  return { parts: compactLiteral([...partsOf(pages).keys()]) };
}

export function searchPartView(pages: readonly SearchPage[]): SearchPartView {
  // An index that is made plain holds texts, numbers, lists and objects, whose keys are numbers and the library's own.
  return { data: compactLiteral(partData(pages) as unknown as Json) };
}
