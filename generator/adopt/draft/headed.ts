/** Endpoints that have a section of their own: `POST /things` is its heading, or stands alone in a line of it. */
import { uriIn, type Prefixes } from "../../drift/paths.ts";
import type { Stated, StatedSection } from "../../facts/stated.ts";
import { ownRows } from "./own-rows.ts";
import type { Endpoint, Places } from "./survey.ts";

export function headedEndpoints({ sections }: Stated, prefixes: Prefixes, places: Places): readonly Endpoint[] {
  return sections.flatMap((section): readonly Endpoint[] => {
    const { heading, title, sentences } = section.section;
    const line = [heading, ...sentences.map(({ text }) => text)].map(endpointIn).find((one) => one !== undefined);
    const uri = line === undefined ? undefined : uriIn(line.path, prefixes);
    if (line === undefined || uri === undefined) return [];
    const purpose = endpointIn(heading) === undefined ? title : sentences.map(({ text }) => text).find((text) => endpointIn(text) === undefined);
    return [
      {
        purpose: (purpose ?? line.method).replace(/\.$/, ""),
        methods: [line.method],
        uris: [uri],
        general: [],
        where: line.path,
        ...(ownRows(section).length === 0 ? {} : { fields: section }),
        source: places.section(section),
        section,
      },
    ];
  });
}

/** The section has the parameters of one request, and is not about what a resource holds. */
export function isHeaded(section: StatedSection, endpoints: readonly Endpoint[]): boolean {
  return endpoints.some(({ fields }) => fields === section);
}

/** Whether a section is about the endpoint alone. */
export function isAlone({ section, where }: Endpoint): boolean {
  const { heading, sentences } = section.section;
  return [heading, ...sentences.map(({ text }) => text)].some((text) => endpointIn(text)?.path === where);
}

function endpointIn(text: string): { readonly method: string; readonly path: string } | undefined {
  const [, method, path] = /^(GET|PUT|POST|PATCH|DELETE)\s+(?:https?:\/\/[^/\s]+)?(\/[^\s?]*)\s*\.?$/.exec(text.trim()) ?? [];
  return method === undefined || path === undefined ? undefined : { method, path };
}
