/** What an endpoint says that is one request, wherever in a section that stands. */
import type { StatedSection } from "../../../../facts/stated-section.ts";
import type { Endpoint } from "../endpoint.ts";
import type { Places } from "../places.ts";
import type { Request } from "../text/request-lines.ts";
import { splitPurpose } from "./purposes.ts";

type OneRequest = Pick<Endpoint, "purpose" | "remarks" | "methods" | "uris" | "general" | "where" | "guess" | "source" | "section">;

export function oneRequest({ method, path, purpose, guess }: Request, uri: string, section: StatedSection, places: Places): OneRequest {
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
