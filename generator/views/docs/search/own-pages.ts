/** What search finds on the pages that every service has: each page by what it is about, what all requests carry, and what holds for all resources. */
import { shownText } from "../../../model/carried.ts";
import type { Service } from "../../../model/service.ts";
import { serviceNotes } from "../digest-of.ts";
import type { FieldReader } from "../fields.ts";
import { PAGES, SAYS, type OwnPage } from "../frame.ts";
import { sectionAnchor } from "../section.ts";
import { headerEntries, sentAs } from "../service-pages.ts";
import { plainText } from "../type-phrase.ts";
import type { SearchEntry, SearchPage } from "./entries.ts";
import { noteEntry } from "./pages.ts";

/** One page of a service's own: the first leads to all others, and says nothing else. */
export interface SearchedOwnPage extends Omit<SearchPage, "entries"> {
  readonly page: Exclude<OwnPage, "index">;
}

export const searchedOwnPages: readonly SearchedOwnPage[] = PAGES.flatMap(([page, title]) => (page === "index" ? [] : [{ page, title }]));

export function searchOwnPage({ page, title }: SearchedOwnPage, service: Service, reader: Omit<FieldReader, "anchors">): SearchPage {
  const about: SearchEntry = { kind: "page", name: title, text: SAYS[page], anchor: "" };
  return { page, title, entries: [about, ...entriesOn(page, service, reader)] };
}

function entriesOn(page: OwnPage, service: Service, reader: Omit<FieldReader, "anchors">): readonly SearchEntry[] {
  if (page === "conventions") return serviceNotes(service).map(noteEntry);
  return page === "authentication" ? headersOf(service, reader) : [];
}

function headersOf(service: Service, reader: Omit<FieldReader, "anchors">): readonly SearchEntry[] {
  const schemes = (service.security ?? []).map((scheme): SearchEntry => {
    const { name, description } = scheme;
    return { kind: "header", name: shownText(sentAs(scheme)), text: `${name} ${description}`, anchor: sectionAnchor("authentication") };
  });
  const headers = headerEntries(service, reader).map(({ name, type, facts, description, anchor }): SearchEntry => {
    return { kind: "header", name, text: [type, ...facts].map(plainText).concat(description).join(" "), anchor };
  });
  return [...schemes, ...headers];
}
