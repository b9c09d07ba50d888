/** Queries that requests are written with: `GET /things?limit={n}&sort=asc`. */
import { uriIn, type Prefixes } from "../../../../drift/subject/paths.ts";
import { withoutOrigin } from "../../../../facts/code/templates.ts";
import { sectionAt } from "../../../../facts/section-at.ts";
import type { StatedSection } from "../../../../facts/stated-section.ts";
import { scalarOf } from "../../../../facts/text/values.ts";
import { groupBy } from "../../../../values/group-by.ts";
import { memoizeByObject } from "../../../../values/memoize.ts";
import type { Endpoint } from "../endpoint.ts";
import type { ToldField } from "../rows/request-parts.ts";
import type { ShownRequest } from "../shown/shown.ts";

export interface WrittenQuery {
  readonly endpoint: Endpoint;
  readonly field: ToldField;
}

/** A value that stands for the caller's makes a parameter of its name; that one with another value can be left out, or have others, is a guess. */
export function writtenQueries(
  sections: readonly StatedSection[],
  endpoints: readonly Endpoint[],
  prefixes: Prefixes,
  shown: readonly ShownRequest[],
): readonly WrittenQuery[] {
  const own = endpoints.flatMap((endpoint) =>
    endpoint.section === undefined ? [] : fieldsIn(queryIn(endpoint.where), endpoint.section).map((field) => ({ endpoint, field })),
  );
  return [
    ...own,
    ...sections.flatMap((section) => saidIn(section, endpoints, prefixes)),
    ...shown.flatMap((one) => shownIn(one, sections, endpoints, prefixes)),
  ];
}

/** Of a call that is shown, with what a sentence of its section says that begins with the name. */
function shownIn(
  { method, path, query = "", line }: ShownRequest,
  sections: readonly StatedSection[],
  endpoints: readonly Endpoint[],
  prefixes: Prefixes,
): readonly WrittenQuery[] {
  const section = sectionAt(sections, line);
  const uri = uriIn(withoutOrigin(path), prefixes);
  if (query === "" || section === undefined || uri === undefined) return [];
  const fields = fieldsIn(query, section).map((field) => toldField(field, section));
  return byRequest(endpoints)(method, uri).flatMap((endpoint) => fields.map((field) => ({ endpoint, field })));
}

function toldField(field: ToldField, { prose }: StatedSection): ToldField {
  const said = prose.slice(1).find(({ text }) => text.startsWith(`${field.name} `));
  return said === undefined ? field : { ...field, clause: said.text, facts: said.facts.filter(({ fact }) => ofValues.has(fact)) };
}

const ofValues: ReadonlySet<string> = new Set(["range", "length", "values", "default", "format", "pattern"]);

function saidIn(section: StatedSection, endpoints: readonly Endpoint[], prefixes: Prefixes): readonly WrittenQuery[] {
  return textsOf(section)
    .flatMap((text) => [...text.matchAll(request)])
    .flatMap(([, method, path, query]) => {
      const uri = uriIn(path!, prefixes);
      const endpointsMeant = uri === undefined ? [] : byRequest(endpoints)(method!, uri);
      return endpointsMeant.flatMap((endpoint) => fieldsIn(query!, section).map((field) => ({ endpoint, field })));
    });
}

/** The endpoints of a request, among thousands. */
const byRequest = memoizeByObject((endpoints: readonly Endpoint[]): ((method: string, uri: string) => readonly Endpoint[]) => {
  const requests = endpoints.flatMap((endpoint) =>
    endpoint.methods.flatMap((method) => endpoint.uris.map((uri) => ({ endpoint, request: `${method} ${uri}` }))),
  );
  const known = groupBy(requests, ({ request }) => request);
  return (method, uri) => (known.get(`${method} ${uri}`) ?? []).map(({ endpoint }) => endpoint);
});

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
    return name === undefined
      ? []
      : [{ name, facts: valuesIn(value, section), clause: `${name}=${value}`, section, ...(standsIn.test(value) ? {} : { inDoubt: true }) }];
  });
}

/** `<asc|desc>`, `{asc|desc}` */
function valuesIn(written: string, { section: { at } }: StatedSection): ToldField["facts"] {
  const listed =
    /^(?:<(.*)>|\{(.*)\})$/
      .exec(written)
      ?.slice(1)
      .find((one) => one !== undefined)
      ?.split("|") ?? [];
  return listed.length > 1 && listed.every((one) => /^[\w.-]+$/.test(one)) ? [{ fact: "values", value: listed.map(scalarOf), at }] : [];
}

/** `{n}`, `<n>`, `:n`, `…`; or nothing. */
const standsIn = /^(?:\{.*\}|<.*>|\[.*\]|:\w+|\.{2,3}|…)?$/;
