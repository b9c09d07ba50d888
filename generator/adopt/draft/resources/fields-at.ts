/** The section of the fields that are found at a URI. */
import type { StatedSection } from "../../../facts/stated-section.ts";
import { groupBy } from "../../../values/group-by.ts";
import type { Endpoint } from "../survey/endpoint.ts";
import type { Survey } from "../survey/survey.ts";
import type { KnownUri } from "./known-uris.ts";
import { namedTypesOf, typesNamedIn, type NamedTypes } from "./named-types.ts";
import { uriFor } from "./section-uris.ts";
import { keyNamesIn, writtenUris } from "./written-uris.ts";

export interface FieldsAt {
  /** By the URIs that sections are about themselves. */
  readonly byUri: ReadonlyMap<string, StatedSection>;
  /** The section that lists the fields of every object, where the document has no others. */
  readonly lone: StatedSection | undefined;
  readonly of: (uri: string, listed: readonly Endpoint[]) => StatedSection | undefined;
}

/** @param sections that list fields of resources */
export function fieldsAt(survey: Survey, sections: readonly StatedSection[], known: ReadonlyMap<string, KnownUri>): FieldsAt {
  const titles = sections.map(({ section }) => section.title);
  const written = writtenUris([...known.keys()], titles);
  const bySection = new Map(sections.map((section) => [section, uriFor(survey, section, written)] as const));
  const byUri = new Map([...bySection].toReversed().flatMap(([section, uri]) => (uri === undefined ? [] : [[uri, section] as const])));
  const ofElements = elementFields(bySection);
  const types = namedTypesOf(survey);
  const ofAnswers = fieldsAnswered(survey, types);
  const lone = loneSection(survey, bySection, types);
  return {
    byUri,
    lone,
    of: (uri, listed) => {
      const collection = keyNamesIn(uri).length > 0 ? uri.slice(0, uri.lastIndexOf("/")) : uri;
      const own = byUri.get(uri) ?? ofElements.get(uri) ?? byUri.get(collection) ?? ofAnswers.get(uri) ?? ofAnswers.get(collection);
      return own ?? (lone !== undefined && listed.some(({ methods }) => methods.length > 0) && isObject(uri, listed, known) ? lone : undefined);
    },
  };
}

/** The only section of fields, where it is about no URI and no type, and the document lists no bodies beside it. */
function loneSection({ stated, endpoints }: Survey, bySection: ReadonlyMap<StatedSection, string | undefined>, types: NamedTypes): StatedSection | undefined {
  const [only, ...others] = bySection.keys();
  if (only === undefined || others.length > 0 || bySection.get(only) !== undefined || endpoints.some(hasBodies)) return undefined;
  const isNamed =
    stated.sections.some((other) => other !== only && typesNamedIn(other, types).includes(only)) ||
    endpoints.some(({ request = "", response = "" }) => [request, response].some((said) => types(said)?.section === only));
  return isNamed ? undefined : only;
}

/** A collection carries the fields of its elements: by the URI of the collection. */
function elementFields(bySection: ReadonlyMap<StatedSection, string | undefined>): ReadonlyMap<string, StatedSection> {
  return new Map(
    [...bySection].flatMap(([section, at]) => (at === undefined || keyNamesIn(at).length === 0 ? [] : [[at.slice(0, at.lastIndexOf("/")), section] as const])),
  );
}

/** What is read, or holds what is; beside these, a URI that is only acted on is no object, unless its rows speak of one. */
function isObject(uri: string, listed: readonly Endpoint[], known: ReadonlyMap<string, KnownUri>): boolean {
  const isRead = keyNamesIn(uri).length > 0 || listed.some(({ methods, request, response }) => methods.includes("GET") || (request ?? response) !== undefined);
  return isRead || known.size === 1 || [...known.keys()].some((other) => other.startsWith(`${uri}/{`));
}

/** By URI, the type that is answered where the object is read, or all of them are: its fields are those of the object. */
function fieldsAnswered({ endpoints }: Survey, types: NamedTypes): ReadonlyMap<string, StatedSection> {
  const reads = endpoints.filter(({ methods: [method, ...others], parts }) => method === "GET" && others.length === 0 && parts.answer === undefined);
  const answered = groupBy(
    reads.flatMap(({ uris, response }) => uris.map((uri) => ({ uri, section: types(response ?? "")?.section }))),
    ({ uri }) => uri,
  );
  return new Map(
    [...answered].flatMap(([uri, [first, ...others]]) =>
      first?.section === undefined || others.some(({ section }) => section !== first.section) ? [] : [[uri, first.section] as const],
    ),
  );
}

/** Whether the document lists what one request sends, or what it is answered. */
function hasBodies({ parts: { body, answer } }: Endpoint): boolean {
  return body !== undefined || answer !== undefined;
}
