/**
 * A page as those over the whole service see it, in parts: each asks for what it follows from, and for no more. Between runs and
 * threads the parts are texts in UTF-8, so that what nothing asks for is never taken apart, and none is encoded or copied on the way.
 */
import { once } from "../../values/memoize.ts";
import { toUtf8 } from "../../values/utf8.ts";
import type { UnknownFinding } from "../unknowns/find-unknowns.ts";
import { limitedFields, pageOutline, type PageDigest, type PageLimits, type PageOutline } from "./digest.ts";
import type { SearchPage } from "./search/entries.ts";
import { searchPage } from "./search/pages.ts";

/** Which page it is, and of which definition file. */
export interface PageName extends Pick<PageDigest, "file" | "page"> {
  readonly hasResources: boolean;
}

/** Several pages follow from the outline. What one alone follows from is made when that asks, and goes with it. */
export interface KnownPage extends Omit<PageName, "hasResources"> {
  readonly outline: () => PageOutline;
  readonly limited: () => PageLimits["types"];
  readonly findings: () => readonly UnknownFinding[];
  readonly search: () => SearchPage;
}

/** The parts of a page as JSON in UTF-8. */
export interface PageTexts {
  readonly outline: Uint8Array;
  readonly limited: Uint8Array;
  readonly findings: Uint8Array;
  readonly search: Uint8Array;
}

export function knownPage(digest: PageDigest): KnownPage {
  const { file, page, findings } = digest;
  return {
    file,
    page,
    outline: once(() => pageOutline(digest)),
    limited: () => limitedFields(digest),
    findings: () => findings,
    search: () => searchPage(digest),
  };
}

export function pageNameOf({ file, page, resources }: PageDigest): PageName {
  return { file, page, hasResources: resources.length > 0 };
}

export function pageTextsOf(digest: PageDigest): PageTexts {
  return {
    outline: encoded(pageOutline(digest)),
    limited: encoded(limitedFields(digest)),
    findings: encoded(digest.findings),
    search: encoded(searchPage(digest)),
  };
}

function encoded(value: unknown): Uint8Array {
  return toUtf8(JSON.stringify(value));
}

/** A page of which the texts are looked for when one is asked for. */
export interface ToldPage extends PageName {
  readonly texts: () => PageTexts;
}

export function pageIn({ file, page, texts }: ToldPage): KnownPage {
  return {
    file,
    page,
    outline: once(() => decoded(texts().outline) as PageOutline),
    limited: () => decoded(texts().limited) as PageLimits["types"],
    findings: () => decoded(texts().findings) as readonly UnknownFinding[],
    search: () => decoded(texts().search) as SearchPage,
  };
}

/** A page of which nothing is asked but what search finds on it. */
export interface SearchedPage extends Omit<PageName, "hasResources">, Pick<PageTexts, "search"> {}

export function searchedIn({ page, search }: SearchedPage): Pick<KnownPage, "page" | "search"> {
  return { page, search: () => decoded(search) as SearchPage };
}

function decoded(text: Uint8Array): unknown {
  return JSON.parse(new TextDecoder().decode(text));
}
