/** Queries that requests are written with: `GET /things?limit={n}&sort=asc`. */
import { uriIn, type Prefixes } from "../../../drift/subject/paths.ts";
import type { StatedSection } from "../../../facts/stated.ts";
import type { ToldField } from "./request-parts.ts";
import type { Endpoint } from "./survey.ts";

export interface WrittenQuery {
  readonly endpoint: Endpoint;
  readonly field: ToldField;
}

/** A value that stands for the caller's makes a parameter of its name; that one with another value can be left out, or have others, is a guess. */
export function writtenQueries(sections: readonly StatedSection[], endpoints: readonly Endpoint[], prefixes: Prefixes): readonly WrittenQuery[] {
  const own = endpoints.flatMap((endpoint) => (endpoint.section === undefined ? [] : fieldsIn(queryIn(endpoint.where), endpoint.section).map((field) => ({ endpoint, field }))));
  return [...own, ...sections.flatMap((section) => saidIn(section, endpoints, prefixes))];
}

function saidIn(section: StatedSection, endpoints: readonly Endpoint[], prefixes: Prefixes): readonly WrittenQuery[] {
  return textsOf(section).flatMap((text) => [...text.matchAll(request)]).flatMap(([, method, path, query]) => {
    const uri = uriIn(path!, prefixes);
    return endpoints
      .filter(({ methods, uris }) => uri !== undefined && methods.includes(method!) && uris.includes(uri))
      .flatMap((endpoint) => fieldsIn(query!, section).map((field) => ({ endpoint, field })));
  });
}

const request = /\b(GET|HEAD|PUT|POST|PATCH|DELETE)\s+(?:https?:\/\/[^/\s]+)?(\/[^\s?`]*)\?([^\s`]*=[^\s`,;)]*)/g;

function textsOf({ section: { heading, sentences, blocks } }: StatedSection): readonly string[] {
  return [heading, ...sentences.map(({ text }) => text), ...blocks.flatMap(({ rows }) => rows.flatMap(({ cells }) => cells.map(({ text }) => text)))];
}

function queryIn(where: string): string {
  return /\?([^\s`]*)/.exec(where)?.[1] ?? "";
}

function fieldsIn(query: string, section: StatedSection): readonly ToldField[] {
  return query.split("&").flatMap((pair): readonly ToldField[] => {
    const [, name, value = ""] = /^([\p{L}_$][\p{L}\p{N}_$.[\]-]*)=(.*?)[.:]?$/u.exec(pair) ?? [];
    return name === undefined ? [] : [{ name, facts: [], clause: `${name}=${value}`, section, ...(standsIn.test(value) ? {} : { inDoubt: true }) }];
  });
}

/** `{n}`, `<n>`, `:n`, `…`; or nothing. */
const standsIn = /^(?:\{.*\}|<.*>|\[.*\]|:\w+|\.{2,3}|…)?$/;
