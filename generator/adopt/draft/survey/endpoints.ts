/** The requests of a document: those of its tables and headings, those that its sentences tell of, and what either leaves to the other. */
import { pathShape, type Prefixes } from "../../../drift/subject/paths.ts";
import type { Stated } from "../../../facts/stated.ts";
import { groupBy } from "../../../values/group-by.ts";
import type { Endpoint } from "./endpoint.ts";
import { withListedParameters } from "./queries/listed-parameters.ts";
import { headedEndpoints, type ShownMessages } from "./requests/headed/headed-endpoints.ts";
import { filledTemplate } from "./requests/headed/templates.ts";
import { listedEndpoints } from "./requests/listed-endpoints.ts";
import { mentionedEndpoints, mentionsIn, withMentions } from "./requests/mentioned-requests.ts";
import { withNamedExamples } from "./requests/named-examples.ts";
import { withOneShape } from "./requests/one-shape.ts";
import { isRequestAlone } from "./requests/purposes.ts";
import { withSameFields } from "./requests/same-fields.ts";
import { withSeenSections } from "./requests/seen-sections.ts";
import { withSentMedia } from "./requests/sent-media.ts";
import { withToldBodies } from "./requests/told-bodies.ts";
import type { SourceNames } from "./source-names.ts";

export function endpointsIn(stated: Stated, prefixes: Prefixes, places: SourceNames, shown: ShownMessages): readonly Endpoint[] {
  const endpoints = withToldOf(stated, prefixes, places, givenEndpoints(stated, prefixes, places, shown));
  const all = withNamedExamples(endpoints, stated.sections, shown.examples, prefixes);
  return withOneShape(withSentMedia(withSameFields(withListedParameters(all, stated, prefixes, shown.requests), prefixes), shown.requests, prefixes));
}

/** Those of rows and of headings. */
function givenEndpoints(stated: Stated, prefixes: Prefixes, places: SourceNames, shown: ShownMessages): readonly Endpoint[] {
  const listed = listedEndpoints(stated, prefixes, places);
  const isListed = new Set(listed.flatMap(requestsOf));
  const headed = headedEndpoints(stated, prefixes, places, shown, (request) => isListed.has(request));
  return withSeenSections(joined(listed, headed), stated.sections, places, shown);
}

/** With what sentences tell of them, and those that sentences alone tell of. */
function withToldOf(stated: Stated, prefixes: Prefixes, places: SourceNames, endpoints: readonly Endpoint[]): readonly Endpoint[] {
  const mentions = mentionsIn(stated, prefixes);
  const given = [...new Set(endpoints.flatMap(requestsOf))];
  // A request does not hold the names of placeholders: `{thingId}` in a sentence is `{thingID}` elsewhere.
  const shapes = new Set(given.map(pathShape));
  const isShort = (request: string): boolean => given.some((one) => isShortFor(request, one));
  // `GET /things/17` shows how `GET /things/{id}` is made.
  const isCall = (request: string): boolean => filledTemplate(request, given) !== undefined;
  const ofOne = new Set(endpoints.flatMap(({ headed: family = [] }) => family));
  const elsewhere = groupBy(
    mentions.filter(({ section }) => !ofOne.has(section)),
    ({ key }) => key,
  );
  return [
    ...endpoints.map((one) => withMentions(one, elsewhere)),
    ...mentionedEndpoints(mentions, places, (request) => shapes.has(pathShape(request)) || isShort(request) || isCall(request)),
  ].map((one) => withToldBodies(one, places));
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
