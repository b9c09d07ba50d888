/** What a document says once of the failures of all requests: their statuses, and the body that errors have. */
import { sectionAt } from "../../../../facts/section-at.ts";
import type { StatedSection } from "../../../../facts/stated-section.ts";
import { saidStatuses } from "../../../../facts/text/statuses-said.ts";
import { groupBy } from "../../../../values/group-by.ts";
import type { Endpoint } from "../endpoint.ts";
import { ownRows } from "../rows/own-rows.ts";
import type { ShownExample } from "../shown/examples.ts";
import type { SourceNames } from "../source-names.ts";
import { unnumbered } from "../text/request-lines.ts";
import { sectionTexts } from "../text/section-texts.ts";
import { sectionsAround } from "../text/sections-at.ts";
import { failuresIn, joinedStatuses, listedStatuses, type StatedStatus } from "./statuses.ts";

export interface GeneralErrors {
  /** Those that any request can have. */
  readonly statuses: readonly StatedStatus[];
  /** The section that is about errors and lists what they hold, or shows it. */
  readonly section?: StatedSection;
  readonly example?: object;
  /** That they are those of any request is said nowhere. */
  readonly guess?: string;
}

export function generalErrorsOf(
  sections: readonly StatedSection[],
  endpoints: readonly Endpoint[],
  examples: readonly ShownExample[],
  places: SourceNames,
): GeneralErrors {
  const ofRequests = new Set(endpoints.flatMap(({ section, headed = [] }) => [section, ...headed]));
  const free = sections.filter((section) => !ofRequests.has(section));
  const failuresOf = (section: StatedSection): readonly StatedStatus[] => failuresIn([...listedStatuses(section, places), ...toldStatuses(section, places)]);
  const listsAny = (section: StatedSection): boolean => failuresOf(section).length > 0;
  const said = free.filter((section) => isOfAll(section) && listsAny(section));
  const isBesideAll = besideAll(sections, endpoints);
  const listing = said.length > 0 ? said : free.filter((section) => isBesideAll(section) && listsAny(section)).slice(0, 1);
  const statuses = joinedStatuses(listing.flatMap(failuresOf));
  const guess = said.length > 0 || listing.length === 0 ? {} : { guess: `that any request can fail with what "${listing[0]!.section.title}" lists` };
  const about = free.filter(({ section: { title } }) => ofErrors.test(unnumbered(title)));
  const listed = about.find((section) => ownRows(section).length > 0);
  const shown = listed === undefined ? exampleIn(about, sections, examples) : undefined;
  return { statuses, ...guess, ...(listed === undefined ? {} : { section: listed }), ...shown };
}

/** `Errors have the status 400, 401 or 404.` */
function toldStatuses(section: StatedSection, places: SourceNames): readonly StatedStatus[] {
  return textsAround(section)
    .filter((text) => ofErrorsThemselves.test(text))
    .flatMap(saidStatuses)
    .map((one) => ({ ...one, source: places.section(section) }));
}

const ofErrorsThemselves =
  /^(?:(?:all|any|every|each)\s+)?(?:errors?|failures?|failed requests|error (?:responses?|answers?))\s+(?:have|has|carry|carries|come|comes|use|uses|are|is)\b/i;

function exampleIn(
  about: readonly StatedSection[],
  sections: readonly StatedSection[],
  examples: readonly ShownExample[],
): Pick<GeneralErrors, "section" | "example"> {
  for (const { line, value } of examples) {
    const section = sectionAt(sections, line);
    if (section !== undefined && about.includes(section) && !Array.isArray(value)) return { section, example: value };
  }
  return {};
}

/** Each endpoint with these beside its own. */
export function withGeneralStatuses(endpoints: readonly Endpoint[], { statuses }: GeneralErrors): readonly Endpoint[] {
  if (statuses.length === 0) return endpoints;
  return endpoints.map((endpoint) => {
    const own = endpoint.statuses ?? [];
    const known = new Set(own.map(({ status }) => status));
    const all = [...own, ...statuses.filter(({ status }) => !known.has(status))];
    return { ...endpoint, statuses: all.sort((one, other) => (one.status < other.status ? -1 : 1)) };
  });
}

/** `Every request can fail with:`, `General errors` */
function isOfAll(section: StatedSection): boolean {
  return ofCommon.test(unnumbered(section.section.title)) || textsAround(section).some((text) => ofAll.test(text));
}

const ofAll =
  /\b(?:(?:all|any|every|each)\b(?: \p{L}+)? (?:requests?|endpoints?|calls?|methods?|operations?|resources?)|(?:invalid|failed|failing|unsuccessful) requests)\b/iu;

/** Sentences, and what leads to rows. */
function textsAround(section: StatedSection): readonly string[] {
  return [...sectionTexts(section), ...section.blocks.map(({ block: { label = "", lead = label } }) => lead)];
}

/** `Errors`, or `The possible status codes are:`, where what is around it has all requests, or none. A list of codes alone explains them. */
function besideAll(sections: readonly StatedSection[], endpoints: readonly Endpoint[]): (section: StatedSection) => boolean {
  const around = ({ section }: StatedSection): readonly StatedSection[] => sectionsAround(sections, section.at.line);
  const held = groupBy(
    endpoints.flatMap((endpoint) => around(endpoint.section)),
    (section) => section,
  );
  return (section) => {
    if (!ofFailures.test(unnumbered(section.section.title)) && !textsAround(section).some((text) => ofPossible.test(text))) return false;
    const [, outer] = around(section);
    const count = outer === undefined ? endpoints.length : (held.get(outer)?.length ?? 0);
    return count === 0 || count === endpoints.length;
  };
}

const ofFailures = /^(?:(?:http|api|common|response|return) )*(?:errors?|error (?:status )?(?:codes?|responses?)|(?:response|return) errors?)$/i;
const ofPossible = /\b(?:possible|following) (?:\p{L}+ )?(?:status|response|error|return) codes?\b/iu;
const ofCommon = /^(?:common|general|global|standard) (?:\p{L}+ )?(?:errors?|statuses|failures?|status codes?|error codes?)\b/iu;
const ofErrors =
  /^(?:common |general |standard )?(?:errors?|failures?|(?:attributes|fields|properties) of (?:an? )?errors?|error (?:handling|responses?|format|object|bod(?:y|ies)|model|structure|schema|messages?))$/i;
