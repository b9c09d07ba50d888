/** Endpoints that have a section of their own: `POST /things` is its heading, stands alone in a line of it, or is shown as a request. */
import { uriIn, type Prefixes } from "../../drift/paths.ts";
import type { Stated, StatedSection } from "../../facts/stated.ts";
import { ownRows } from "./own-rows.ts";
import type { ShownRequest } from "./shown.ts";
import type { Endpoint, Places } from "./survey.ts";

/** @param shown the requests that the document shows */
export function headedEndpoints({ sections }: Stated, prefixes: Prefixes, places: Places, shown: readonly ShownRequest[]): readonly Endpoint[] {
  const known = new Set<string>();
  return sections.flatMap((section, index): readonly Endpoint[] => {
    const end = sections[index + 1]?.section.at.line ?? Infinity;
    const own = shown.filter(({ line }) => line >= section.section.at.line && line < end);
    return requestsOf(section, own).flatMap((request, _, all): readonly Endpoint[] => {
      const uri = uriIn(request.path, prefixes);
      if (uri === undefined || known.has(`${request.method} ${uri}`)) return [];
      known.add(`${request.method} ${uri}`);
      return [endpointOf(section, request, uri, places, all.length === 1 && ownRows(section).length > 0)];
    });
  });
}

interface Request {
  readonly method: string;
  readonly path: string;
  readonly purpose: string;
}

/** What the heading or a line of the section is; else what it shows. */
function requestsOf({ section: { heading, title, sentences } }: StatedSection, shown: readonly ShownRequest[]): readonly Request[] {
  const line = [heading, ...sentences.map(({ text }) => text)].map(endpointIn).find((one) => one !== undefined);
  if (line === undefined) return shown.map(({ method, path, purpose }) => ({ method, path: withoutOrigin(path), purpose: purpose ?? (shown.length > 1 ? `${method} ${withoutOrigin(path)}` : title) }));
  const said = endpointIn(heading) === undefined ? title : sentences.map(({ text }) => text).find((text) => endpointIn(text) === undefined);
  return [{ ...line, purpose: (said ?? line.method).replace(/\.$/, "") }];
}

function endpointOf(section: StatedSection, { method, path, purpose }: Request, uri: string, places: Places, hasFields: boolean): Endpoint {
  return { purpose, methods: [method], uris: [uri], general: [], where: path, ...(hasFields ? { fields: section } : {}), source: places.section(section), section, headed: true };
}

function withoutOrigin(path: string): string {
  return path.replace(/^(?:https?:\/\/[^/]*|\$\{?\w+\}?|<[^<>]*>)(?=\/)/i, "");
}

/** The section has the parameters of one request, and is not about what a resource holds. */
export function isHeaded(section: StatedSection, endpoints: readonly Endpoint[]): boolean {
  return endpoints.some(({ fields }) => fields === section);
}

function endpointIn(text: string): { readonly method: string; readonly path: string } | undefined {
  const [, method, path] = /^(GET|PUT|POST|PATCH|DELETE)\s+(?:https?:\/\/[^/\s]+)?(\/[^\s?]*)\s*\.?$/.exec(text.trim()) ?? [];
  return method === undefined || path === undefined ? undefined : { method, path };
}
