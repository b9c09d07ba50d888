/** The resources of a draft: every URI that the document writes out, with its kind, its fields and its endpoints. */
import type { StatedSection } from "../../../facts/stated-section.ts";
import { valueAt } from "../../../values/remembered.ts";
import type { Endpoint } from "../survey/endpoint.ts";
import type { KindRow } from "../survey/kind-rows.ts";
import type { Survey } from "../survey/survey.ts";
import { withBodiesNamed } from "./bodies-named.ts";
import { dataEndpoints, dataSections, entriesOf, isEntries, ownerOf, withSamples, type Data, type DataSection } from "./data.ts";
import { errorBodyOf, withFailureBodies } from "./failure-bodies.ts";
import { fieldsAt, type FieldsAt } from "./fields-at.ts";
import { urisOf, type Known } from "./known-uris.ts";
import { namedTypesOf, reachedFrom } from "./named-types.ts";
import { endpointsFor } from "./resource-endpoints.ts";
import { withToldRequirements } from "./told-requirements.ts";
import { withUpdates } from "./updates.ts";
import { keyIn, typeOf } from "./written-uris.ts";

export interface Target {
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
  readonly data: readonly Data[];
  /** Where the document has it. */
  readonly source: string;
  readonly guesses: readonly string[];
  /** Known from the paths of others alone. */
  readonly implied?: true;
}

export interface Targets {
  readonly targets: readonly Target[];
  /** Sections with fields that belong to no URI that is written out. */
  readonly left: readonly StatedSection[];
}

export function targetsOf(survey: Survey): Targets {
  const all = urisOf(survey);
  const found = dataSections(survey, [...all.keys()]);
  const known = withoutData(survey, all, found);
  const sections = withFields(survey, found);
  const fields = fieldsAt(survey, sections, known);
  const data = dataByOwner(survey, found, fields.byUri);
  const targets = inOrder(
    survey,
    [...known].map(([uri, one]) => targetOf(survey, uri, one, fields, data.get(uri))),
  );
  const placed = reachedFrom(targets.flatMap(sectionsOf), namedTypesOf(survey));
  return { targets, left: sections.filter((section) => !placed.has(section)) };
}

/** Those of resources that hold data of others are no resources of their own. */
function withoutData(survey: Survey, all: ReadonlyMap<string, Known>, found: readonly DataSection[]): ReadonlyMap<string, Known> {
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
  return survey.fields.filter((section) => section !== ofErrors && !ofData.has(section) && !isEntries(section, general));
}

function targetOf(survey: Survey, uri: string, { kind, source, implied, guess }: Known, at: FieldsAt, data: readonly Data[] = []): Target {
  const listed = endpointsFor(survey, uri, kind);
  const fields = at.of(uri, listed);
  const isLone = fields !== undefined && fields === at.lone;
  return {
    uri,
    ...(implied === undefined ? {} : { implied }),
    ...(kind === undefined ? {} : { kind }),
    ...(fields === undefined ? {} : { fields }),
    key: keyIn(uri),
    type: typeOf(uri),
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
  return withFailureBodies(withToldRequirements(withUpdates(named, fields), fields), survey);
}

/** As the document has their fields; those without fields last. */
function inOrder({ stated: { sections } }: Survey, targets: readonly Target[]): readonly Target[] {
  const places = new Map(sections.map((section, index) => [section, index]));
  const order = ({ fields }: Target): number => (fields === undefined ? places.size : places.get(fields)!);
  return targets.toSorted((one, other) => order(one) - order(other));
}

/** The sections whose rows the definitions of a resource carry. */
function sectionsOf({ fields, endpoints }: Target): readonly StatedSection[] {
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
function dataByOwner(survey: Survey, found: readonly DataSection[], fields: ReadonlyMap<string, StatedSection>): ReadonlyMap<string, readonly Data[]> {
  const byOwner = new Map<string, Data[]>();
  for (const one of found) for (const owner of ownerOf(survey, one, fields)) valueAt(byOwner, owner, () => []).push(one.data);
  const entries = entriesOf(survey);
  return new Map([...byOwner].map(([owner, own]) => [owner, [...own, ...entries]]));
}
