/** Headers of every request: rows of a table of headers that is not that of one request. */
import type { StatedRow, StatedSection } from "../../../../facts/stated-section.ts";
import { groupBy } from "../../../../values/group-by.ts";
import type { Endpoint } from "../endpoint.ts";
import { isOfAnswers, listsHeaders } from "../rows/header-tables.ts";

export interface SharedHeader {
  readonly row: StatedRow;
  /** Rows of single requests that list it again: a request has a header once. */
  readonly again: readonly StatedRow[];
}

export interface WithSharedHeaders {
  readonly headers: readonly SharedHeader[];
  /** Without the headers that every request has. */
  readonly endpoints: readonly Endpoint[];
}

export function withSharedHeaders(sections: readonly StatedSection[], endpoints: readonly Endpoint[]): WithSharedHeaders {
  const ofOne = new Set(endpoints.flatMap(({ parts: { headers } }) => (headers === undefined ? [] : [headers.section])));
  const rows = sections
    .filter((section) => !ofOne.has(section))
    .flatMap(({ section, blocks }) => blocks.filter(({ block }) => listsHeaders(block) && !isOfAnswers(section, block)).flatMap((block) => block.rows))
    .filter(({ row }) => !/^authorization$/i.test(row.name));
  const shared = new Set(rows.map(nameOf));
  const again = groupBy(
    endpoints.flatMap(({ parts }) => parts.headers?.rows ?? []).filter((row) => shared.has(nameOf(row))),
    nameOf,
  );
  return {
    headers: rows.map((row) => ({ row, again: again.get(nameOf(row)) ?? [] })),
    endpoints: again.size === 0 ? endpoints : endpoints.map((endpoint) => without(endpoint, shared)),
  };
}

/** The case of its letters tells no header from another. */
function nameOf({ row }: StatedRow): string {
  return row.name.toLowerCase();
}

function without(endpoint: Endpoint, shared: ReadonlySet<string>): Endpoint {
  const { headers, ...parts } = endpoint.parts;
  if (headers === undefined) return endpoint;
  const rows = headers.rows.filter((row) => !shared.has(nameOf(row)));
  return { ...endpoint, parts: rows.length === 0 ? parts : { ...parts, headers: { ...headers, rows } } };
}
