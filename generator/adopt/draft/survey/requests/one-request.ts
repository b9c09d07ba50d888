/** What an endpoint says that is one request, wherever in a section that stands. */
import type { StatedSection } from "../../../../facts/stated-section.ts";
import type { Endpoint } from "../endpoint.ts";
import type { SourceNames } from "../source-names.ts";
import type { RequestLine } from "../text/request-lines.ts";
import { splitPurpose } from "./purposes.ts";

type OneRequest = Pick<Endpoint, "purpose" | "remarks" | "methods" | "uris" | "general" | "where" | "guess" | "source" | "section">;

export function oneRequest({ method, path, purpose, guess }: RequestLine, uri: string, section: StatedSection, places: SourceNames): OneRequest {
  return {
    ...splitPurpose(purpose),
    methods: [method],
    uris: [uri],
    general: [],
    where: path,
    ...(guess === undefined ? {} : { guess }),
    source: places.section(section),
    section,
  };
}
