/** What tables of parameters list of the requests that their rows name. */
import { uriIn, withoutSlash, type Prefixes } from "../../../../drift/subject/paths.ts";
import type { Stated } from "../../../../facts/stated.ts";
import type { StatedBlock, StatedRow, StatedSection } from "../../../../facts/stated-section.ts";
import { groupBy } from "../../../../values/group-by.ts";
import type { Endpoint } from "../endpoint.ts";
import { requestsIn } from "../requests/mentioned-requests.ts";
import { isFieldRow, namesParameter } from "../rows/own-rows.ts";
import { listsParameters, purposeFinder, purposeMatcher, queryWords } from "../rows/parameter-tables.ts";
import { listsPlaces, placeIn, type PartName } from "../rows/placed-rows.ts";
import type { RequestParts } from "../rows/request-parts.ts";
import type { ShownRequest } from "../shown/shown.ts";
import { requestAlone } from "../text/request-lines.ts";
import { readsAmong, readsBeside } from "./reads-beside.ts";
import { withToldQueries } from "./told-queries.ts";

interface Placed {
  readonly request: string;
  readonly part: PartName;
  readonly section: StatedSection;
  readonly row: StatedRow;
}

/** The endpoints with what such tables list of them beside their own sections, and sentences tell. */
export function withListedParameters(endpoints: readonly Endpoint[], stated: Stated, prefixes: Prefixes, shown: readonly ShownRequest[]): readonly Endpoint[] {
  return withToldQueries(withQueries(withPlaced(endpoints, stated, prefixes), stated, prefixes), stated, prefixes, shown);
}

/**
 * What goes into the query of requests: a block has those that its words name, or it or a row of it calls by their purpose; else the one read whose purpose its
 * words tell of, or that is read beside it.
 */
function withQueries(endpoints: readonly Endpoint[], { sections }: Stated, prefixes: Prefixes): readonly Endpoint[] {
  const calledBy = purposeFinder(endpoints.map(({ purpose }) => purpose));
  const reads = readsAmong(endpoints);
  const found = sections.flatMap((section) =>
    section.blocks.flatMap((block): readonly Query[] => {
      const words = queryWords(section.section, block.block);
      const rows = words === undefined ? [] : block.rows.filter((row) => isFieldRow(row, block, "request") || namesParameter(row, block));
      if (words === undefined || rows.length === 0) return [];
      const named = namedIn(words, endpoints, prefixes);
      const purposes = new Map(named.length > 0 ? [] : rows.map((row) => [row, calledBy(words, row, block.block.named)]));
      if ([...purposes.values()].some(({ size }) => size > 0))
        return endpoints.flatMap((endpoint) => rows.filter((row) => purposes.get(row)!.has(endpoint.purpose)).map((row) => ({ endpoint, section, row })));
      const isMeant = purposeMatcher(words);
      const concerned = reads.filter(({ purpose }) => isMeant(purpose));
      return (named.length > 0 ? named : concerned.length === 1 ? concerned : readsBeside(section, sections, endpoints)).flatMap((endpoint) =>
        rows.map((row) => ({ endpoint, section, row })),
      );
    }),
  );
  if (found.length === 0) return endpoints;
  const byEndpoint = groupBy(found, ({ endpoint }) => endpoint);
  return endpoints.map((endpoint) => {
    const own = byEndpoint.get(endpoint);
    return own === undefined || endpoint.parts.query !== undefined
      ? endpoint
      : { ...endpoint, parts: { ...endpoint.parts, query: { section: own[0]!.section, rows: own.map(({ row }) => row) } } };
  });
}

/** A row of what goes into the query of a request. */
interface Query {
  readonly endpoint: Endpoint;
  readonly section: StatedSection;
  readonly row: StatedRow;
}

/** `Query parameters of GET /things` */
function namedIn(words: string, endpoints: readonly Endpoint[], prefixes: Prefixes): readonly Endpoint[] {
  const requests = new Set(requestsIn(words).map(({ method, path }) => `${method} ${uriIn(withoutSlash(path), prefixes)}`));
  return requests.size === 0
    ? []
    : endpoints.filter(({ methods, uris }) => uris.length > 0 && methods.every((method) => uris.every((uri) => requests.has(`${method} ${uri}`))));
}

function withPlaced(endpoints: readonly Endpoint[], { sections }: Stated, prefixes: Prefixes): readonly Endpoint[] {
  const carried = new Set(endpoints.flatMap(({ parts }) => Object.values(parts).flatMap(({ rows }) => rows)));
  const named = sections.flatMap((section) =>
    section.blocks.filter(({ block }) => listsParameters(block)).flatMap(({ rows }) => rows.flatMap((row) => parameterIn(row, section, prefixes))),
  );
  const beside = sections.flatMap((section) =>
    section.blocks
      .filter((block) => listsPlaces(block) && !listsParameters(block.block) && !block.rows.some((row) => carried.has(row)))
      .flatMap((block) => parametersOf(block, section, requestBefore(section, block, endpoints, prefixes), endpoints)),
  );
  const listed = [...named, ...beside];
  if (listed.length === 0) return endpoints;
  const byRequest = groupBy(listed, ({ request }) => request);
  return endpoints.map((endpoint) => {
    const parts = [...groupBy(byRequest.get(requestOf(endpoint)) ?? [], ({ part }) => part)].map(
      ([part, of]) => [part, { section: of[0]!.section, rows: of.map(({ row }) => row) }] as const,
    );
    return parts.length === 0 ? endpoint : { ...endpoint, parts: { ...(Object.fromEntries(parts) as RequestParts), ...endpoint.parts } };
  });
}

/** The request that stands last before a block in its section; else the only one there. */
function requestBefore(section: StatedSection, { block }: StatedBlock, endpoints: readonly Endpoint[], prefixes: Prefixes): string | undefined {
  const texts = [...section.section.sentences.filter(({ at }) => at.line < block.at.line).map(({ text }) => text), block.label ?? "", block.lead ?? ""];
  const said = texts.flatMap(requestsIn).at(-1);
  if (said !== undefined) return `${said.method} ${uriIn(said.path, prefixes)}`;
  const [only, ...others] = endpoints.filter((one) => one.section === section);
  return only === undefined || others.length > 0 ? undefined : requestOf(only);
}

/** Where no request is meant, what stands in the path is of all whose path has it. */
function parametersOf({ rows }: StatedBlock, section: StatedSection, request: string | undefined, endpoints: readonly Endpoint[]): readonly Placed[] {
  return rows.flatMap((row) => {
    const part = placeIn(row)!;
    const withName = part === "path" ? endpoints.filter(({ uris }) => uris.some((uri) => uri.includes(`{${row.row.name}}`))).map(requestOf) : [];
    return (request === undefined ? withName : [request]).map((one) => ({ request: one, part, section, row }));
  });
}

function requestOf({ methods, uris }: Endpoint): string {
  return `${methods.join()} ${uris.join()}`;
}

/** What tables say of parts of requests where no request is known to be meant. */
export function placesLeft({ sections }: Stated, endpoints: readonly Endpoint[]): readonly string[] {
  const carried = new Set(endpoints.flatMap(({ parts }) => Object.values(parts).flatMap(({ rows }) => rows)));
  return sections.flatMap(({ section, blocks }) =>
    blocks
      .filter((block) => listsPlaces(block) && !block.rows.every((row) => carried.has(row)))
      .map(({ block }) => `the table of "${section.title}" (line ${block.at.line}): of which request it lists the parts is not understood`),
  );
}

function parameterIn(row: StatedRow, section: StatedSection, prefixes: Prefixes): readonly Placed[] {
  const request = row.row.cells.map(({ text }) => requestAlone(text)).find((one) => one !== undefined);
  const [uri, part] = [request === undefined ? undefined : uriIn(request.path, prefixes), placeIn(row)];
  return request === undefined || uri === undefined || part === undefined ? [] : [{ request: `${request.method} ${uri}`, part, section, row }];
}
