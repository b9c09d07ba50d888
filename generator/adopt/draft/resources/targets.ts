/** The resources of a draft: every URI that the document writes out, with its kind, its fields and its endpoints. */
import type { StatedSection } from "../../../facts/stated-section.ts";
import { getOrInsert } from "../../../values/memoize.ts";
import type { Endpoint } from "../survey/endpoint.ts";
import type { KindRow } from "../survey/kind-rows.ts";
import type { Survey } from "../survey/survey.ts";
import { withBodiesNamed } from "./bodies-named.ts";
import { dataEndpoints, dataSections, entryData, listsEntries, ownersOf, withSamples, type DataSection, type ResourceData } from "./data.ts";
import { errorBodyOf, withFailureBodies } from "./failure-bodies.ts";
import { fieldsAt, type FieldsAt } from "./fields-at.ts";
import { knownUris, type KnownUri } from "./known-uris.ts";
import { namedTypesOf, sectionsReachedFrom } from "./named-types.ts";
import { endpointsFor } from "./resource-endpoints.ts";
import { withToldRequirements } from "./told-requirements.ts";
import { withUpdateRequirements } from "./update-requirements.ts";
import { keyNamesIn, typeSegmentOf } from "./written-uris.ts";

export interface ResourceTarget {
  readonly uri: string;
  readonly kind?: KindRow;
  /** The section of its fields. */
  readonly fields?: StatedSection;
  /** The names in its last segment, where that is a key. */
  readonly key: readonly string[];
  /** The last segment that is written out: what its type is called. */
  readonly type: string;
  readonly endpoints: readonly Endpoint[];
  /** Data below it, by the last segment of their path. */
  readonly data: readonly ResourceData[];
  /** Where the document has it. */
  readonly source: string;
  readonly guesses: readonly string[];
  /** Known from the paths of others alone. */
  readonly implied?: true;
}

export interface ResourceTargets {
  readonly targets: readonly ResourceTarget[];
  /** Sections with fields that belong to no URI that is written out. */
  readonly left: readonly StatedSection[];
}

export function resourceTargets(survey: Survey): ResourceTargets {
  const all = knownUris(survey);
  const found = dataSections(survey, [...all.keys()]);
  const known = withoutData(survey, all, found);
  const sections = withFields(survey, found);
  const fields = fieldsAt(survey, sections, known);
  const data = dataByOwner(survey, found, fields.byUri);
  const targets = inOrder(
    survey,
    [...known].map(([uri, one]) => targetOf(survey, uri, one, fields, data.get(uri))),
  );
  const placed = sectionsReachedFrom(targets.flatMap(sectionsOf), namedTypesOf(survey));
  return { targets, left: sections.filter((section) => !placed.has(section)) };
}

/** Those of resources that hold data of others are no resources of their own. */
function withoutData(survey: Survey, all: ReadonlyMap<string, KnownUri>, found: readonly DataSection[]): ReadonlyMap<string, KnownUri> {
  const ofData = new Set([
    ...found.flatMap(({ data, owners: [owner] }) => (data.isStated ? [`${owner}/${data.suffix}`] : [])),
    ...dataEndpoints(survey).flatMap(({ uris }) => uris),
  ]);
  return new Map([...all].filter(([uri]) => !ofData.has(uri)));
}

/** The sections that list fields of resources themselves. */
function withFields(survey: Survey, found: readonly DataSection[]): readonly StatedSection[] {
  const ofData = new Set(found.map(({ data }) => data.fields));
  const ofErrors = errorBodyOf(survey);
  const general = dataEndpoints(survey);
  return survey.fields.filter((section) => section !== ofErrors && !ofData.has(section) && !listsEntries(section, general));
}

function targetOf(survey: Survey, uri: string, { kind, source, implied, guess }: KnownUri, at: FieldsAt, data: readonly ResourceData[] = []): ResourceTarget {
  const listed = endpointsFor(survey, uri, kind);
  const fields = at.of(uri, listed);
  const isLone = fields !== undefined && fields === at.lone;
  return {
    uri,
    ...(implied === undefined ? {} : { implied }),
    ...(kind === undefined ? {} : { kind }),
    ...(fields === undefined ? {} : { fields }),
    key: keyNamesIn(uri),
    type: typeSegmentOf(uri),
    endpoints: listed.map((endpoint) => withBodies(survey, endpoint, uri, fields)),
    data: data.map((one) => withSamples(survey, one, fields)),
    source: fields === undefined || isLone ? source : survey.places.section(fields),
    guesses: [
      ...(guess === undefined ? [] : [guess]),
      ...new Set(listed.flatMap((endpoint) => endpoint.guess ?? [])),
      ...(isLone ? [`the fields of "${fields.section.title}" are those of every object, since the document has no others`] : []),
    ],
  };
}

/** What an endpoint sends and is answered, as far as sections of fields tell of it. */
function withBodies(survey: Survey, endpoint: Endpoint, uri: string, fields: StatedSection | undefined): Endpoint {
  const named = withBodiesNamed(survey, endpoint, uri, fields);
  return withFailureBodies(withToldRequirements(withUpdateRequirements(named, fields), fields), survey);
}

/** As the document has their fields; those without fields last. */
function inOrder({ stated: { sections } }: Survey, targets: readonly ResourceTarget[]): readonly ResourceTarget[] {
  const places = new Map(sections.map((section, index) => [section, index]));
  const order = ({ fields }: ResourceTarget): number => (fields === undefined ? places.size : places.get(fields)!);
  return targets.toSorted((one, other) => order(one) - order(other));
}

/** The sections whose rows the definitions of a resource carry. */
function sectionsOf({ fields, endpoints }: ResourceTarget): readonly StatedSection[] {
  return [
    ...(fields === undefined ? [] : [fields]),
    ...endpoints.flatMap(({ parts }) =>
      Object.values(parts)
        .filter(({ rows, example }) => rows.length > 0 || example !== undefined)
        .map(({ section }) => section),
    ),
    ...endpoints.flatMap(({ statuses = [] }) => statuses.flatMap(({ body }) => body ?? [])),
  ];
}

/** By the URI of their owner; the entries that the data of all hold behind its own. */
function dataByOwner(survey: Survey, found: readonly DataSection[], fields: ReadonlyMap<string, StatedSection>): ReadonlyMap<string, readonly ResourceData[]> {
  const byOwner = new Map<string, ResourceData[]>();
  for (const one of found) for (const owner of ownersOf(survey, one, fields)) getOrInsert(byOwner, owner, () => []).push(one.data);
  const entries = entryData(survey);
  return new Map([...byOwner].map(([owner, own]) => [owner, [...own, ...entries]]));
}
