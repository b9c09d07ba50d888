/** What documents say in their sentences and definitions have no word for: requests of other methods, credentials in the query. */
import type { StatedSection } from "../../../facts/stated.ts";
import { textsOf } from "./texts-of.ts";

/** @param sections of the document, in its order */
export function requestsWithoutWord(sections: readonly StatedSection[]): readonly string[] {
  const texts = sections.flatMap((section) => [section.section.heading, ...textsOf(section)]);
  const requests = texts.flatMap((text) => [...text.matchAll(ofOtherMethods)].map(([, method, path]) => `${method} ${path}`));
  return [...new Set(requests)].map((request) => `the request "${request}": definitions have no word for its method`);
}

const ofOtherMethods = /\b(HEAD|OPTIONS|TRACE|LINK|UNLINK|PURGE|COPY|MOVE|PROPFIND|SEARCH|REPORT)\s+(?:request to\s+)?(\/[^\s,;()]*[^\s,;:.()])/g;

/** The first sentence that says so. */
export function credentialsInQuery(sections: readonly StatedSection[]): readonly string[] {
  const said = sections.flatMap(textsOf).find((text) => ofQuery.test(text) || asQuery.test(text));
  return said === undefined ? [] : [`the way to authenticate that "${said}" says: definitions have no word for a credential in the query`];
}

const ofQuery = /\b(?:authenticat\w+|authoriz\w+|api[ _-]?key|access[ _-]?token)\b[^.]{0,80}\b(?:in|of|as|through|via) (?:the |a )?query\b/i;
const asQuery = /\?(?:api[_-]?key|key|token|access[_-]?token|auth)=(?!.*\bHTTP\/)/i;
