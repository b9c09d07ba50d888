/**
 * What documents say in their sentences and drafts do not carry: requests of other methods, credentials in the query of which no name is understood; and the
 * headers of answers.
 */
import type { Stated } from "../../../../facts/stated.ts";
import type { StatedSection } from "../../../../facts/stated-section.ts";
import { listsHeadersOfAnswers } from "../rows/header-tables.ts";
import type { Survey } from "../survey.ts";
import { sectionTexts } from "../text/section-texts.ts";

export function requestsWithoutWord({ stated }: Survey): readonly string[] {
  return requestsOf(stated, ofOtherMethods).map((request) => `the request "${request}": definitions have no word for its method`);
}

/** What only a sentence about another request tells of. */
export function requestsBeside({ stated, endpoints }: Survey): readonly string[] {
  const known = new Set(endpoints.flatMap(({ methods, uris }) => methods.flatMap((method) => uris.map((uri) => `${method} ${uri}`))));
  return requestsOf(stated, ofHead)
    .filter((request) => !known.has(request))
    .map((request) => `the request "${request}": write a member Head<…> beside what reads there`);
}

/** In the document's order. */
function requestsOf({ sections }: Stated, pattern: RegExp): readonly string[] {
  const texts = sections.flatMap((section) => [section.section.heading, ...sectionTexts(section)]);
  return [...new Set(texts.flatMap((text) => [...text.matchAll(pattern)].map(([, method, path]) => `${method} ${path}`)))];
}

const ofHead = /\b(HEAD)\s+(?:request to\s+)?(\/[^\s,;()]*[^\s,;:.()])/g;
const ofOtherMethods = /\b(OPTIONS|TRACE|LINK|UNLINK|PURGE|COPY|MOVE|PROPFIND|SEARCH|REPORT)\s+(?:request to\s+)?(\/[^\s,;()]*[^\s,;:.()])/g;

/** Headers that a table lists for answers. */
export function headersOfAnswers({ stated: { sections } }: Survey): readonly string[] {
  const listing = sections.filter(({ section, blocks }) => blocks.some(({ block }) => listsHeadersOfAnswers(section, block)));
  return listing.map(({ section }) => `the headers of answers in "${section.title}": definitions have no word for them`);
}

/** The first sentence that says so. */
export function credentialsInQuery(sections: readonly StatedSection[]): readonly string[] {
  const said = sections.flatMap(sectionTexts).find((text) => ofQuery.test(text) || asQuery.test(text));
  return said === undefined ? [] : [`the way to authenticate that "${said}" says: which parameter of the query it is, is not understood`];
}

const ofQuery = /\b(?:authenticat\w+|authoriz\w+|api[ _-]?key|access[ _-]?token)\b[^.]{0,80}\b(?:in|of|as|through|via) (?:the |a )?query\b/i;
const asQuery = /\?(?:api[_-]?key|key|token|access[_-]?token|auth)=(?!.*\bHTTP\/)/i;
