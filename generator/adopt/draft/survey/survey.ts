/** What a document says of a service, sorted by what a definition makes of it: kinds, endpoints, fields, conventions. */
import type { Row, Section } from "../../../documents/document.ts";
import { lookupOf } from "../../../documents/places/lookup.ts";
import { formatPlace, rowFound } from "../../../documents/places/place.ts";
import { pathsIn } from "../../../drift/subject/paths-around.ts";
import { prefixesOf, uriIn, type Prefixes } from "../../../drift/subject/paths.ts";
import type { Stated } from "../../../facts/stated.ts";
import type { StatedSection } from "../../../facts/stated-section.ts";
import type { Way } from "../../../model/way.ts";
import { grouped } from "../../../values/grouped.ts";
import { isMethod } from "../../words/methods.ts";
import { generalErrorsOf, withGeneralStatuses, type GeneralErrors } from "./answers/general-errors.ts";
import type { Endpoint } from "./endpoint.ts";
import type { Places } from "./places.ts";
import { withListedParameters } from "./queries/listed-parameters.ts";
import { headedEndpoints, type Shown } from "./requests/headed/headed.ts";
import { has, listedEndpoints, textIn } from "./requests/listed.ts";
import { mentionedEndpoints, mentionsIn, withMentions } from "./requests/mentioned.ts";
import { withNamedExamples } from "./requests/named-examples.ts";
import { withOneShape } from "./requests/one-shape.ts";
import { isRequestAlone } from "./requests/purposes.ts";
import { withSameFields } from "./requests/same-fields.ts";
import { withSeenSections } from "./requests/seen-sections.ts";
import { withSentMedia } from "./requests/sent-media.ts";
import { withTold } from "./requests/told.ts";
import { ownRows } from "./rows/own-rows.ts";
import { otherServers, type OtherServer } from "./service/other-servers.ts";
import { serverOf, type Server } from "./service/server-address.ts";
import { withSharedHeaders, type SharedHeader } from "./service/shared-headers.ts";
import type { ShownRequest } from "./shown/shown.ts";
import { withPlaceholders } from "./shown/shown-values.ts";

export interface Survey {
  readonly stated: Stated;
  readonly server: Server;
  readonly otherServers: readonly OtherServer[];
  readonly prefixes: Prefixes;
  readonly kinds: readonly KindRow[];
  readonly endpoints: readonly Endpoint[];
  /** Of every request. */
  readonly headers: readonly SharedHeader[];
  readonly errors: GeneralErrors;
  /** Sections whose own rows are fields. */
  readonly fields: readonly StatedSection[];
  readonly places: Places;
  /** Requests as the document shows them. */
  readonly shown: readonly ShownRequest[];
  /** What a request shows where nothing else is said, if that is not one of the schemes alone. */
  readonly access?: readonly Way[];
}

/** A row of the table that tells kinds of resources apart. */
export interface KindRow {
  readonly name: string;
  readonly meaning: string;
  /** Example paths, as the row has them. */
  readonly paths: readonly string[];
  /** URIs that are written out. */
  readonly uris: readonly string[];
  /** What a path of the kind ends in behind words that stand for another path. */
  readonly suffix?: string;
  /** Seconds over which its data are computed. */
  readonly windows: readonly number[];
  readonly source: string;
}

export function surveyOf(stated: Stated, written: Shown = { requests: [], examples: [], answers: [] }): Survey {
  const server = serverOf(stated, written.requests);
  const prefixes = prefixesOf([server]);
  const shown: Shown = { ...written, requests: withPlaceholders(written.requests, written.examples, stated, prefixes) };
  const places = placesOf(stated);
  const listed = listedEndpoints(stated, prefixes, places);
  const isListed = new Set(listed.flatMap(requestsOf));
  const given = withSeenSections(
    joined(
      listed,
      headedEndpoints(stated, prefixes, places, shown, (request) => isListed.has(request)),
    ),
    stated.sections,
    places,
    shown,
  );
  const mentions = mentionsIn(stated, prefixes);
  const isGiven = new Set(given.flatMap(requestsOf));
  const isShort = (request: string): boolean => [...isGiven].some((one) => isShortFor(request, one));
  const ofOne = new Set(given.flatMap(({ headed: family = [] }) => family));
  const elsewhere = grouped(
    mentions.filter(({ section }) => !ofOne.has(section)),
    ({ key }) => key,
  );
  const told = [
    ...given.map((one) => withMentions(one, elsewhere)),
    ...mentionedEndpoints(mentions, places, (request) => isGiven.has(request) || isShort(request)),
  ].map((one) => withTold(one, places));
  const all = withNamedExamples(told, stated.sections, written.examples, prefixes);
  const settled = withOneShape(withSentMedia(withSameFields(withListedParameters(all, stated, prefixes, shown.requests), prefixes), shown.requests, prefixes));
  const { endpoints: own, headers } = withSharedHeaders(stated.sections, settled);
  const errors = generalErrorsOf(stated.sections, own, written.examples, places);
  const endpoints = withGeneralStatuses(own, errors);
  const ofEndpoints = new Set(endpoints.map(({ source }) => source));
  const headed = new Set(endpoints.flatMap(({ headed: family = [], parts }) => (Object.keys(parts).length === 0 ? [] : family)));
  return {
    stated,
    server,
    otherServers: otherServers(stated.sections, server.url),
    prefixes,
    kinds: kindsOf(stated, prefixes, places),
    endpoints,
    headers,
    errors,
    fields: stated.sections.filter(
      (section) =>
        // A type names the section of its fields, and what stands above the first heading has no name.
        section.section.heading !== "" &&
        !headed.has(section) &&
        ownRows(section).some((row) => row.facts.some(({ fact }) => fact === "type") && !ofEndpoints.has(places.row(row.row))),
    ),
    places,
    shown: shown.requests,
  };
}

/** `POST /things` for `POST /api/v1/things`: sentences leave out what all paths begin with. */
function isShortFor(request: string, whole: string): boolean {
  const [method = "", path = ""] = request.split(" ");
  return whole.startsWith(`${method} `) && whole.endsWith(path) && /[^/{}]/.test(path);
}

function requestsOf({ methods, uris }: Endpoint): readonly string[] {
  return methods.flatMap((method) => uris.map((uri) => `${method} ${uri}`));
}

/** A row and a section that are about the same request make one endpoint. */
function joined(listed: readonly Endpoint[], headed: readonly Endpoint[]): readonly Endpoint[] {
  const sections = new Map(headed.map((endpoint) => [requestsOf(endpoint)[0]!, endpoint]));
  const both = listed.map((row): Endpoint => {
    const [request, ...others] = requestsOf(row);
    const section = request === undefined || others.length > 0 ? undefined : sections.get(request);
    if (section === undefined) return row;
    sections.delete(request!);
    return isRequestAlone(row.purpose) ? { ...row, ...section } : { ...section, ...row, parts: section.parts };
  });
  return [...both, ...sections.values()];
}

/** How sources name what stands in a document. What stands above the first heading has no name, and goes by that heading. */
function placesOf({ document }: Stated): Places {
  const { entries } = lookupOf(document);
  const first = entries.find(({ section }) => section.heading !== "")?.name ?? "";
  const sections = new Map<Section, string>(entries.map(({ section, name }) => [section, section.heading === "" ? first : name]));
  const rows = new Map<Row, () => string>();
  for (const entry of entries) {
    for (const block of entry.section.blocks) for (const row of block.rows) rows.set(row, () => formatPlace(rowFound(entry, { row, block }).place));
  }
  return { section: ({ section }) => sections.get(section) ?? section.title, row: (row) => rows.get(row)?.() ?? row.name };
}

function kindsOf({ sections }: Stated, prefixes: Prefixes, places: Places): readonly KindRow[] {
  const tables = sections.flatMap(({ blocks }) => blocks.filter(({ block }) => block.is === "table"));
  const ofKinds = tables.find(
    ({ block, rows, roles }) =>
      ([...roles.values()].includes("path") || /\bkinds?\b/i.test(block.named ?? "")) &&
      rows.every(({ row, facts }) => !has(facts, "methods") && !isMethod(row.name)) &&
      rows.some(({ facts }) => has(facts, "path")),
  );
  return (ofKinds?.rows ?? []).map((row): KindRow => {
    const paths = pathsIn(row.facts);
    const suffix = paths.map((path) => /^<[^<>]*>\/([\w.-]+)$/.exec(path)?.[1]).find((one) => one !== undefined);
    return {
      name: row.row.name,
      meaning: textIn(row, ofKinds!, "notes"),
      paths,
      uris: paths.filter((path) => !path.includes("<")).flatMap((path) => uriIn(path, prefixes) ?? []),
      ...(suffix === undefined ? {} : { suffix }),
      windows: row.facts.flatMap((fact) => (fact.fact === "windows" ? fact.value : [])),
      source: places.row(row.row),
    };
  });
}
