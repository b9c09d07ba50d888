/** What tables of parameters list of the requests that their rows name. */
import { uriIn, type Prefixes } from "../../../drift/subject/paths.ts";
import type { Stated, StatedRow, StatedSection } from "../../../facts/stated.ts";
import { grouped } from "../../../values/grouped.ts";
import { isField } from "./own-rows.ts";
import { isCalled, listsParameters, queryWords } from "./parameter-tables.ts";
import { requestAlone } from "./request-lines.ts";
import { placeIn, type PartName, type Parts } from "./request-parts.ts";
import type { Endpoint } from "./survey.ts";

interface Placed {
  readonly request: string;
  readonly part: PartName;
  readonly section: StatedSection;
  readonly row: StatedRow;
}

/** The endpoints with what such tables list of them beside their own sections. */
export function withListedParameters(endpoints: readonly Endpoint[], stated: Stated, prefixes: Prefixes): readonly Endpoint[] {
  return withQueries(withPlaced(endpoints, stated, prefixes), stated);
}

/** What goes into the query of requests that a table, or a row of it, calls by their purpose. */
function withQueries(endpoints: readonly Endpoint[], { sections }: Stated): readonly Endpoint[] {
  const tables = sections.flatMap((section) => section.blocks.flatMap((table) => {
    const words = queryWords(table.block, section.section.title);
    return words === undefined ? [] : [{ section, table, words }];
  }));
  if (tables.length === 0) return endpoints;
  return endpoints.map((endpoint) => {
    const found = tables.flatMap(({ section, table, words }) => table.rows.filter((row) => isField(row, table, "request") && isCalled(endpoint.purpose, words, row, table.block.named)).map((row) => ({ section, row })));
    return found.length === 0 || endpoint.parts.query !== undefined ? endpoint : { ...endpoint, parts: { ...endpoint.parts, query: { section: found[0]!.section, rows: found.map(({ row }) => row) } } };
  });
}

function withPlaced(endpoints: readonly Endpoint[], { sections }: Stated, prefixes: Prefixes): readonly Endpoint[] {
  const listed = sections.flatMap((section) => section.blocks.filter(({ block }) => listsParameters(block)).flatMap(({ rows }) => rows.flatMap((row) => parameterIn(row, section, prefixes))));
  if (listed.length === 0) return endpoints;
  const byRequest = grouped(listed, ({ request }) => request);
  return endpoints.map((endpoint) => {
    const [method, uri] = [endpoint.methods.join(), endpoint.uris.join()];
    const parts = [...grouped(byRequest.get(`${method} ${uri}`) ?? [], ({ part }) => part)].map(([part, of]) => [part, { section: of[0]!.section, rows: of.map(({ row }) => row) }] as const);
    return parts.length === 0 ? endpoint : { ...endpoint, parts: { ...(Object.fromEntries(parts) as Parts), ...endpoint.parts } };
  });
}

function parameterIn(row: StatedRow, section: StatedSection, prefixes: Prefixes): readonly Placed[] {
  const request = row.row.cells.map(({ text }) => requestAlone(text)).find((one) => one !== undefined);
  const [uri, part] = [request === undefined ? undefined : uriIn(request.path, prefixes), placeIn(row)];
  return request === undefined || uri === undefined || part === undefined ? [] : [{ request: `${request.method} ${uri}`, part, section, row }];
}
