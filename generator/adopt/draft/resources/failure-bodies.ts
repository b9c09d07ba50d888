/** What failures carry: the type that their row or sentence names, else the one that all errors have. */
import type { StatedSection } from "../../../facts/stated-section.ts";
import { memoizeByObject } from "../../../values/memoize.ts";
import { failuresIn, type StatedStatus } from "../survey/answers/statuses.ts";
import type { Endpoint } from "../survey/endpoint.ts";
import type { Survey } from "../survey/survey.ts";
import { namedTypesOf, type NamedTypes } from "./named-types.ts";

export function withFailureBodies(endpoint: Endpoint, survey: Survey): Endpoint {
  const { statuses = [], methods } = endpoint;
  const types = namedTypesOf(survey);
  const general = errorBodyOf(survey);
  const known = statuses.map((one) => (one.status.startsWith("2") ? one : withBody(one, types, general)));
  const any = general === undefined || methods.length === 0 || failuresIn(statuses).length > 0 ? [] : ofAnyStatus(general, survey);
  return any.length === 0 && known.every((one, index) => one === statuses[index]) ? endpoint : { ...endpoint, statuses: [...known, ...any] };
}

/** Whatever the status of a failure that the document leaves open. */
function ofAnyStatus(body: StatedSection, { places }: Survey): readonly StatedStatus[] {
  return ["4XX", "5XX"].map((status) => ({ status, text: "", source: places.section(body), body }));
}

function withBody(status: StatedStatus, types: NamedTypes, general: StatedSection | undefined): StatedStatus {
  const { text, beside = [] } = status;
  const [, named, behind = ""] = called.exec(text) ?? [];
  const own = named === undefined ? undefined : types(named);
  if (own !== undefined && !own.isList) return { ...status, text: behind, body: own.section };
  const body = beside.map((one) => types(one)?.section).find((one) => one !== undefined) ?? general;
  return body === undefined ? status : { ...status, body };
}

/** `Problem`, `With a Problem`, `Problem: the name is taken` */
const called = /^(?:(?:with|returns|and)\s+)?(?:(?:an?|the)\s+)?`?([\p{L}][\p{L}\p{N}_.-]*)`?(?:\s+(?:object|body))?(?:\s*\.|\s*[:–—-]\s+(.*))?$/iu;

/** The type that a sentence gives all errors, else the section that lists what they hold. */
export const errorBodyOf = memoizeByObject((survey: Survey): StatedSection | undefined => {
  const types = namedTypesOf(survey);
  const texts = survey.stated.sections.flatMap(({ prose }) => prose.slice(1).map(({ text }) => text));
  for (const text of texts.filter((one) => ofErrors.test(one)))
    for (const [, , word] of text.matchAll(/(^|[^\p{L}])(\p{Lu}[\p{L}\p{N}]*\p{Ll}[\p{L}\p{N}]*)/gu)) {
      const named = types(word!);
      if (named !== undefined && word !== text.slice(0, word!.length)) return named.section;
    }
  return survey.errors.section;
});

/** A sentence about the body of every error. */
const ofErrors =
  /^(?:(?:all|any|every|each)\b[^.]*\b)?(?:errors?|failures?|failed requests|error (?:responses?|answers?|bodies))\b[^.]*\b(?:have|has|carry|carries|return|returns|are|is|contain|contains|use|uses|answer|answers|with|body|object)\b/i;
