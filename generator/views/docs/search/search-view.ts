/** What the templates of the search name: the list of its parts, and of each part its data. */
import type { Json } from "../../../model/shape.ts";
import { lazyObject } from "../../../values/lazy-object.ts";
import { compactLiteral } from "../../emit/typescript.ts";
import type { Emit } from "../../emit/value.ts";
import type { SearchPage } from "./entries.ts";
import { partData } from "./index.ts";
import { pagesByPart } from "./parts.ts";

export interface SearchView {
  /** The names of all parts. */
  readonly parts: Emit;
}

/** One part, by its name; its data is made when a template asks for it. */
export interface SearchPart {
  readonly name: string;
  readonly view: { readonly data: Emit };
}

/** @param entriesOf what search finds on a page, asked when the part that has the page is made */
export function searchParts<Page extends Pick<SearchPage, "page">>(pages: readonly Page[], entriesOf: (page: Page) => SearchPage): readonly SearchPart[] {
  return [...pagesByPart(pages)].map(([name, part]) => ({
    name,
    view: lazyObject<SearchPart["view"]>({ data: () => compactLiteral(partData(part.map(entriesOf)) as unknown as Json) }),
  }));
}

export function searchView(parts: readonly SearchPart[]): SearchView {
  return { parts: compactLiteral(parts.map(({ name }) => name)) };
}
