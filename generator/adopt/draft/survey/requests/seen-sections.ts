/**
 * Sections to which the row of a request points by their number, `| Add a rack | POST /racks | 3.2 |` with the body below `3.2 Adding a rack`; or which are called
 * by the method and the row: `POST Racks`.
 */
import type { StatedRow, StatedSection } from "../../../../facts/stated-section.ts";
import { takesBody } from "../../../words/methods.ts";
import { bodiesSaid } from "../answers/said-bodies.ts";
import { statusesIn } from "../answers/statuses.ts";
import type { Endpoint } from "../endpoint.ts";
import type { SourceNames } from "../source-names.ts";
import { requestParts } from "../rows/request-parts.ts";
import { numberSeen, sectionNumber } from "../text/section-numbers.ts";
import { unnumbered } from "../text/request-lines.ts";
import type { ShownMessages } from "./headed/headed-endpoints.ts";
import { isIdentifier } from "./purposes.ts";
import { remarksIn } from "./remarks.ts";

/** The number in a cell of its own, or a name that is a word of its own: what has it as its title tells of the request. */
export function sectionSeen({ row }: StatedRow): Pick<Endpoint, "see"> {
  const see = row.cells.map(({ text }) => numberSeen(text)).find((one) => one !== undefined);
  const called = see ?? (isIdentifier(row.name) ? row.name : undefined);
  return called === undefined ? {} : { see: called };
}

/** What is sent is listed there; what else a section lists is that of the object, unless it is called by the method. */
export function withSeenSections(
  endpoints: readonly Endpoint[],
  sections: readonly StatedSection[],
  places: SourceNames,
  shown: Pick<ShownMessages, "examples" | "answers">,
): readonly Endpoint[] {
  return endpoints.map((endpoint) => {
    const {
      methods: [method, ...others],
      uris,
      where,
      purpose,
      see,
      headed,
    } = endpoint;
    if (
      see === undefined ||
      headed !== undefined ||
      method === undefined ||
      others.length > 0 ||
      uris.length !== 1 ||
      !(takesBody(method) || isTitle(see)) ||
      isShared(see, endpoints)
    )
      return endpoint;
    const family = familyOf(see, sections);
    const [first] = family;
    if (first === undefined) return endpoint;
    const end = sections[sections.indexOf(first) + family.length]?.section.at.line ?? Infinity;
    const within = ({ line }: { readonly line: number }): boolean => line >= first.section.at.line && line < end;
    const parts = requestParts({ method, path: where, purpose }, family, shown.examples.filter(within));
    const statuses = [...(endpoint.statuses ?? []), ...statusesIn(family, places, shown.answers.filter(within))];
    return {
      ...bodiesSaid(family, takesBody(method)),
      ...remarksIn(family),
      ...endpoint,
      parts: { ...parts, ...endpoint.parts },
      ...(statuses.length === 0 ? {} : { statuses }),
      headed: family,
    };
  });
}

/** A section of several requests is that of their object. */
function isShared(see: string, endpoints: readonly Endpoint[]): boolean {
  return endpoints.filter((one) => one.see === see).length > 1;
}

/** `POST Racks`, or `addRack`, which are no numbers. */
function isTitle(see: string): boolean {
  return /^\p{L}/u.test(see);
}

/** The section with a number or a title, and those in it. */
function familyOf(see: string, sections: readonly StatedSection[]): readonly StatedSection[] {
  const seen = ({ section: { heading } }: StatedSection): string | undefined => (isTitle(see) ? unnumbered(heading) : sectionNumber(heading));
  const [at, ...others] = sections.flatMap((section, index) => (seen(section) === see ? [index] : []));
  if (at === undefined || others.length > 0) return [];
  const { level } = sections[at]!.section;
  const end = sections.findIndex(({ section }, index) => index > at && section.level <= level);
  return sections.slice(at, end === -1 ? undefined : end);
}
