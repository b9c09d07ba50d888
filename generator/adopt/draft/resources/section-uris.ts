/** The URI that the fields of a section are found at. */
import { uriIn } from "../../../drift/subject/paths.ts";
import type { StatedSection } from "../../../facts/stated-section.ts";
import { addToGroup, groupBy } from "../../../values/group-by.ts";
import { memoizeByObject } from "../../../values/memoize.ts";
import { nounStems, singularNouns } from "../noun-number.ts";
import type { Endpoint } from "../survey/endpoint.ts";
import type { Survey } from "../survey/survey.ts";
import { pathHeading, unnumbered } from "../survey/text/request-lines.ts";
import { numberSeen, numbersSeen, sectionNumber } from "../survey/text/section-numbers.ts";
import { ownPathsOf } from "./section-paths.ts";
import { keyNamesIn, type WrittenUris } from "./written-uris.ts";

/** The URI of a section: the one that it gives, the one whose key it names, that of its own endpoints, the one whose last segment its heading names. */
export function uriFor(survey: Survey, section: StatedSection, written: WrittenUris): string | undefined {
  const titled = pathHeading(section);
  const path = [...(titled === undefined ? [] : [titled]), ...ownPathsOf(section)].flatMap((one) => uriIn(one, survey.prefixes) ?? [])[0];
  if (path !== undefined && written.has(path)) return path;
  const key = section.facts.flatMap((fact) => (fact.fact === "key" ? [fact.value] : []))[0];
  const byKey = key === undefined ? [] : written.withKey(key);
  if (byKey.length === 1) return byKey[0];
  const beside = meantAmong(endpointsBySection(survey.endpoints).get(section)) ?? meantAmong(endpointsByPurpose(survey.endpoints).get(calledIn(section)));
  if (beside !== undefined) return beside;
  const words = new Set(section.section.heading.match(/[\p{L}\p{N}_-]+/gu) ?? []);
  const [longest, next] = written.ofWords(words).toSorted((one, other) => depth(other) - depth(one));
  if (longest !== undefined) return next === undefined || depth(next) < depth(longest) ? longest : undefined;
  const { title, heading } = section.section;
  const alike = [written.ofNouns(singularNouns(title)), written.ofStems(nounStems(title)), written.ofStems(nounStems(heading))].find((uris) => uris.length > 0);
  if (alike?.length === 1) return alike[0];
  const leading = meantAmong(endpointsByNumber(survey.endpoints).get(sectionNumber(section.section.heading) ?? "no number"));
  if (leading !== undefined) return leading;
  if (alike !== undefined) return undefined;
  const outer = listsOnly.test(unnumbered(section.section.title)) ? outerOf(survey, section) : undefined;
  return outer === undefined || survey.fields.includes(outer) ? undefined : uriFor(survey, outer, written);
}

/** Where the fields of an object stand beside its endpoints, or are called as these are: the URI of the one element among them, or their only one. */
function meantAmong(endpoints: readonly Endpoint[] = []): string | undefined {
  const uris = new Set(endpoints.flatMap((endpoint) => endpoint.uris));
  const elements = [...uris].filter((uri) => keyNamesIn(uri).length > 0);
  const [only, ...others] = elements.length > 0 ? elements : uris;
  return others.length === 0 ? only : undefined;
}

const endpointsByPurpose = memoizeByObject((endpoints: readonly Endpoint[]) => groupBy(endpoints, ({ purpose }) => purpose.toLowerCase()));

function calledIn({ section: { title } }: StatedSection): string {
  return unnumbered(title).toLowerCase();
}

const endpointsBySection = memoizeByObject((endpoints: readonly Endpoint[]) => groupBy(endpoints, ({ section }) => section));

/** By the numbers of the sections that their own sections lead to. */
const endpointsByNumber = memoizeByObject((endpoints: readonly Endpoint[]) =>
  endpoints.reduce((byNumber, endpoint) => {
    for (const number of numbersLedTo(endpoint)) addToGroup(byNumber, number, endpoint);
    return byNumber;
  }, new Map<string, Endpoint[]>()),
);

/** Beside what other sections tell of failures, or of requests in general, those that tell of fields. */
function numbersLedTo({ purpose, remarks = "", see = "", headed = [] }: Endpoint): readonly string[] {
  const sentences = headed.flatMap(({ section }) => section.sentences.map(({ text }) => text));
  const ofFields = [purpose, remarks, ...sentences].filter((text) => numberSeen(text) !== undefined || tellsOfFields.test(text));
  return [...new Set([numberSeen(see), ...ofFields.flatMap(numbersSeen)])].filter((one) => one !== undefined);
}

/** `The fields are listed in section 3.2`, `Reads a rack (see 3.2)` */
const tellsOfFields = /\b(?:fields?|attributes?|propert(?:y|ies)|members?|objects?)\b|\(see [^()]*\)\.?$/i;

/** The title of a section that is about what the one around it is about, where that lists no fields itself. */
const listsOnly =
  /^(?:(?:object|resource|request|configuration) )?(?:propert(?:y|ies)|attributes?|fields?|parameters?|members?|schema|object|body|settings|options)$/i;

function outerOf({ stated: { sections } }: Survey, { section }: StatedSection): StatedSection | undefined {
  const index = sections.findIndex((one) => one.section === section);
  return sections.slice(0, index).findLast((one) => one.section.level < section.level);
}

function depth(uri: string): number {
  return uri.split("/").length;
}
