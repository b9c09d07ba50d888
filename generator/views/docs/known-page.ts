/**
 * A page as those over the whole service see it, in parts: each asks for what it follows from, and for no more. Between runs and
 * threads the parts are texts, so that what nothing asks for is never taken apart.
 */
import { once } from "../../values/remembered.ts";
import type { Finding } from "../unknowns/find.ts";
import { limitedFields, outlineOf, type PageDigest, type PageLimits, type PageOutline } from "./digest.ts";
import type { SearchPage } from "./search/entries.ts";
import { searchPage } from "./search/pages.ts";

/** Which page it is, and of which definition file. */
export interface PageName extends Pick<PageDigest, "file" | "page"> {
  readonly hasResources: boolean;
}

export interface KnownPage extends Omit<PageName, "hasResources"> {
  readonly outline: () => PageOutline;
  readonly limited: () => PageLimits["types"];
  readonly findings: () => readonly Finding[];
  readonly search: () => SearchPage;
}

/** The parts of a page in JSON. */
export interface PageTexts {
  readonly outline: string;
  readonly limited: string;
  readonly findings: string;
  readonly search: string;
}

export function knownPage(digest: PageDigest): KnownPage {
  const { file, page, findings } = digest;
  return { file, page, outline: once(() => outlineOf(digest)), limited: once(() => limitedFields(digest)), findings: () => findings, search: once(() => searchPage(digest)) };
}

export function nameOf({ file, page, resources }: PageDigest): PageName {
  return { file, page, hasResources: resources.length > 0 };
}

export function textsOf(digest: PageDigest): PageTexts {
  return {
    outline: JSON.stringify(outlineOf(digest)),
    limited: JSON.stringify(limitedFields(digest)),
    findings: JSON.stringify(digest.findings),
    search: JSON.stringify(searchPage(digest)),
  };
}

/** A page of which the texts are looked for when one is asked for. */
export interface ToldPage extends PageName {
  readonly texts: () => PageTexts;
}

export function pageIn({ file, page, texts }: ToldPage): KnownPage {
  return {
    file,
    page,
    outline: once(() => JSON.parse(texts().outline) as PageOutline),
    limited: once(() => JSON.parse(texts().limited) as PageLimits["types"]),
    findings: once(() => JSON.parse(texts().findings) as readonly Finding[]),
    search: once(() => JSON.parse(texts().search) as SearchPage),
  };
}
