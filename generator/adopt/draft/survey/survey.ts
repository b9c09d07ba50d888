/** What a document says of a service, sorted by what a definition makes of it: kinds, endpoints, fields, conventions. */
import { prefixesOf, type Prefixes } from "../../../drift/subject/paths.ts";
import type { Stated } from "../../../facts/stated.ts";
import type { StatedRow, StatedSection } from "../../../facts/stated-section.ts";
import type { Way } from "../../../model/way.ts";
import { generalErrorsOf, withGeneralStatuses, type GeneralErrors } from "./answers/general-errors.ts";
import type { Endpoint } from "./endpoint.ts";
import { endpointsIn } from "./endpoints.ts";
import { kindRows, type KindRow } from "./kind-rows.ts";
import type { SourceNames } from "./source-names.ts";
import { sourceNamesOf } from "./source-names-of.ts";
import type { ShownMessages } from "./requests/headed/headed-endpoints.ts";
import { ownRows } from "./rows/own-rows.ts";
import { otherServers, type OtherServer } from "./service/other-servers.ts";
import { serverAddressOf, type ServerAddress } from "./service/server-address.ts";
import { withSharedHeaders, type SharedHeader } from "./service/shared-headers.ts";
import type { ShownRequest } from "./shown/shown.ts";
import { withPlaceholdersOfValues } from "./shown/shown-values.ts";

export interface Survey {
  readonly stated: Stated;
  readonly server: ServerAddress;
  readonly otherServers: readonly OtherServer[];
  readonly prefixes: Prefixes;
  readonly kinds: readonly KindRow[];
  readonly endpoints: readonly Endpoint[];
  /** Of every request. */
  readonly headers: readonly SharedHeader[];
  readonly errors: GeneralErrors;
  /** Sections whose own rows are fields. */
  readonly fields: readonly StatedSection[];
  readonly places: SourceNames;
  /** Requests as the document shows them. */
  readonly shown: readonly ShownRequest[];
  /** What a request shows where nothing else is said, if that is not one of the schemes alone. */
  readonly access?: readonly Way[];
}

export function surveyOf(stated: Stated, written: ShownMessages = { requests: [], examples: [], answers: [] }): Survey {
  const server = serverAddressOf(stated, written.requests);
  const prefixes = prefixesOf([server]);
  const shown: ShownMessages = { ...written, requests: withPlaceholdersOfValues(written.requests, written.examples, stated, prefixes) };
  const places = sourceNamesOf(stated);
  const { endpoints: own, headers } = withSharedHeaders(stated.sections, endpointsIn(stated, prefixes, places, shown));
  const errors = generalErrorsOf(stated.sections, own, written.examples, places);
  const endpoints = withGeneralStatuses(own, errors);
  return {
    stated,
    server,
    otherServers: otherServers(stated.sections, server.url),
    prefixes,
    kinds: kindRows(stated, prefixes, places),
    endpoints,
    headers,
    errors,
    fields: withFields(stated, endpoints, places),
    places,
    shown: shown.requests,
  };
}

/** A type names the section of its fields, and what stands above the first heading has no name. */
function withFields({ sections }: Stated, endpoints: readonly Endpoint[], places: SourceNames): readonly StatedSection[] {
  const ofEndpoints = new Set(endpoints.map(({ source }) => source));
  const headed = new Set(endpoints.flatMap(({ headed: family = [], parts }) => (Object.keys(parts).length === 0 ? [] : family)));
  const isField = ({ row, facts }: StatedRow): boolean => facts.some(({ fact }) => fact === "type") && !ofEndpoints.has(places.row(row));
  return sections.filter((section) => section.section.heading !== "" && !headed.has(section) && ownRows(section).some(isField));
}
