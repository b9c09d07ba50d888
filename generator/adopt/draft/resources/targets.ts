/** The resources of a draft: every URI that the document writes out, with its kind, its fields and its endpoints. */
import { shapeOf, uriIn } from "../../../drift/subject/paths.ts";
import type { Fact } from "../../../facts/fact.ts";
import type { StatedSection } from "../../../facts/stated-section.ts";
import { grouped } from "../../../values/grouped.ts";
import { rememberedOf, valueAt } from "../../../values/remembered.ts";
import { nouns, nounStems } from "../number.ts";
import type { Endpoint } from "../survey/endpoint.ts";
import { ownRows } from "../survey/rows/own-rows.ts";
import type { Part } from "../survey/rows/request-parts.ts";
import { routesIn } from "../survey/service/routes.ts";
import type { KindRow, Survey } from "../survey/survey.ts";
import { pathHeading, unnumbered } from "../survey/text/request-lines.ts";
import { dataEndpoints, dataSections, entriesOf, firstWord, isEntries, ownerOf, suffixOf, withSamples, type Data, type DataSection } from "./data.ts";
import { errorBodyOf, withFailureBodies } from "./failure-bodies.ts";
import { namedTypesOf, reachedFrom, typesNamedIn, type NamedTypes } from "./named-types.ts";
import { pathsOf, saidIn } from "./section-paths.ts";
import { withToldRequirements } from "./told-requirements.ts";
import { withUpdates } from "./updates.ts";
import { keyIn, typeOf, writtenUris, type WrittenUris } from "./written-uris.ts";

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
  const general = dataEndpoints(survey);
  const dataUris = new Set([
    ...found.flatMap(({ data, owners: [owner] }) => (data.isStated ? [`${owner}/${data.suffix}`] : [])),
    ...general.flatMap(({ uris }) => uris),
  ]);
  const known = new Map([...all].filter(([uri]) => !dataUris.has(uri)));
  const ofData = new Set(found.map(({ data }) => data.fields));
  const ofErrors = errorBodyOf(survey);
  const sections = survey.fields.filter((section) => section !== ofErrors && !ofData.has(section) && !isEntries(section, general));
  const written = writtenUris(
    [...known.keys()],
    sections.map(({ section }) => section.title),
  );
  const bySection = new Map(sections.map((section) => [section, uriFor(survey, section, written)] as const));
  const types = namedTypesOf(survey);
  const isNamed = (section: StatedSection): boolean =>
    survey.stated.sections.some((other) => other !== section && typesNamedIn(other, types).includes(section)) ||
    survey.endpoints.some(({ request = "", response = "" }) => [request, response].some((said) => types(said)?.section === section));
  const [only, ...others] = sections;
  const isLone = only !== undefined && others.length === 0 && bySection.get(only) === undefined && !survey.endpoints.some(hasBodies) && !isNamed(only);
  const lone = isLone ? only : undefined;
  const byUri = new Map([...bySection].toReversed().flatMap(([section, uri]) => (uri === undefined ? [] : [[uri, section] as const])));
  const ofElements = elementFields(bySection);
  const data = dataByOwner(survey, found, byUri);
  const entries = entriesOf(survey);
  const told = toldTypes(survey);
  const ofAnswers = fieldsAnswered(survey, types);
  const targets = [...known].map(([uri, { kind, source, implied, guess }]): Target => {
    const listed = endpointsFor(survey, uri, kind);
    const shared = lone !== undefined && listed.some(({ methods }) => methods.length > 0) && isObject(uri, listed, known) ? lone : undefined;
    const collection = keyIn(uri).length > 0 ? uri.slice(0, uri.lastIndexOf("/")) : uri;
    const fields = byUri.get(uri) ?? ofElements.get(uri) ?? byUri.get(collection) ?? ofAnswers.get(uri) ?? ofAnswers.get(collection) ?? shared;
    return {
      uri,
      ...(implied === undefined ? {} : { implied }),
      ...(kind === undefined ? {} : { kind }),
      ...(fields === undefined ? {} : { fields }),
      key: keyIn(uri),
      type: typeOf(uri),
      endpoints: listed.map((endpoint) =>
        withFailureBodies(
          withToldRequirements(withUpdates(withNamedBodies(withoutToldBodies(endpoint, { told, types, uri }), fields, types), fields), fields),
          survey,
        ),
      ),
      data: data.has(uri) ? [...data.get(uri)!, ...entries].map((one) => withSamples(survey, one, fields)) : [],
      source: fields === undefined || fields === lone ? source : survey.places.section(fields),
      guesses: [
        ...(guess === undefined ? [] : [guess]),
        ...new Set(listed.flatMap((endpoint) => endpoint.guess ?? [])),
        ...(fields !== undefined && fields === lone
          ? [`the fields of "${fields.section.title}" are those of every object, since the document has no others`]
          : []),
      ],
    };
  });
  const placed = reachedFrom(targets.flatMap(sectionsOf), types);
  const places = new Map(survey.stated.sections.map((section, index) => [section, index]));
  const order = (target: Target): number => (target.fields === undefined ? places.size : places.get(target.fields)!);
  return { targets: targets.sort((one, other) => order(one) - order(other)), left: sections.filter((section) => !placed.has(section)) };
}

/** What is read, or holds what is; beside these, a URI that is only acted on is no object, unless its rows speak of one. */
function isObject(uri: string, listed: readonly Endpoint[], known: ReadonlyMap<string, Known>): boolean {
  const isRead = keyIn(uri).length > 0 || listed.some(({ methods, request, response }) => methods.includes("GET") || (request ?? response) !== undefined);
  return isRead || known.size === 1 || [...known.keys()].some((other) => other.startsWith(`${uri}/{`));
}

/** By URI, the type that is answered where the object is read, or all of them are: its fields are those of the object. */
function fieldsAnswered({ endpoints }: Survey, types: NamedTypes): ReadonlyMap<string, StatedSection> {
  const reads = endpoints.filter(({ methods: [method, ...others], parts }) => method === "GET" && others.length === 0 && parts.answer === undefined);
  const answered = grouped(
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

/** Types whose sections tell of their fields in sentences alone: `Same fields as Room, without the id.` */
function toldTypes({ stated: { sections } }: Survey): ReadonlySet<string> {
  const tellsOnly = ({ section: { blocks, sentences } }: StatedSection): boolean =>
    blocks.length === 0 && sentences.some(({ text }) => /\bfields\b/i.test(text));
  return new Set(sections.filter(tellsOnly).map(({ section }) => unnumbered(section.title).toLowerCase()));
}

/** A body of such a type, or of one that the document has no section for, is not that of the object: what it is stays open. */
function withoutToldBodies(
  endpoint: Endpoint,
  { told, types, uri }: { readonly told: ReadonlySet<string>; readonly types: NamedTypes; readonly uri: string },
): Endpoint {
  const isStrange = (body: string): boolean =>
    /^\p{Lu}\p{Ll}[\p{L}\p{N}]*$/u.test(body) && types(body) === undefined && !uri.toLowerCase().includes(body.toLowerCase().replace(/(?:y|ies|s)$/, ""));
  const open = (body: string | undefined): string | undefined =>
    body !== undefined && (told.has(body.toLowerCase()) || isStrange(body)) ? `see ${body}` : body;
  const [request, response] = [open(endpoint.request), open(endpoint.response)];
  return { ...endpoint, ...(request === undefined ? {} : { request }), ...(response === undefined ? {} : { response }) };
}

/** A body that is called by a type other than that of the object has the fields of that type. */
function withNamedBodies(endpoint: Endpoint, fields: StatedSection | undefined, types: NamedTypes): Endpoint {
  const partOf = (said: string | undefined): Part | undefined => {
    const type = types(said ?? "");
    return type === undefined || type.isList || type.section === fields ? undefined : { section: type.section, rows: ownRows(type.section) };
  };
  const listed = endpoint.parts.answer === undefined ? types(endpoint.response ?? "") : undefined;
  const items = listed?.isList === true && listed.section !== fields ? { section: listed.section, rows: ownRows(listed.section) } : undefined;
  const [body, answer] = [endpoint.parts.body ?? partOf(endpoint.request), endpoint.parts.answer ?? partOf(endpoint.response) ?? items];
  const response = listed?.isList === true ? `array of ${endpoint.response!}` : endpoint.response;
  if (body === endpoint.parts.body && answer === endpoint.parts.answer && response === endpoint.response) return endpoint;
  return {
    ...endpoint,
    ...(response === undefined ? {} : { response }),
    parts: { ...endpoint.parts, ...(body === undefined ? {} : { body }), ...(answer === undefined ? {} : { answer }) },
  };
}

function dataByOwner(survey: Survey, found: readonly DataSection[], fields: ReadonlyMap<string, StatedSection>): ReadonlyMap<string, readonly Data[]> {
  const byOwner = new Map<string, Data[]>();
  for (const one of found) for (const owner of ownerOf(survey, one, fields)) valueAt(byOwner, owner, () => []).push(one.data);
  return byOwner;
}

interface Known {
  readonly kind?: KindRow;
  readonly source: string;
  /** Where the document does not call it by its kind. */
  readonly guess?: string;
  readonly implied?: true;
}

/** Written out in the sections of fields, the table of kinds, the endpoints, and as references; each URI once. */
function urisOf({ kinds, endpoints, fields, prefixes, places, stated }: Survey): ReadonlyMap<string, Known> {
  const known = new Map<string, Known>();
  const add = (uri: string | undefined, source: string, kind?: KindRow): void => {
    if (uri === undefined || uri.includes("<") || isBroken(uri) || (known.has(uri) && (kind === undefined || known.get(uri)!.kind !== undefined))) return;
    known.set(uri, { source: known.get(uri)?.source ?? source, ...(kind === undefined ? {} : { kind }) });
  };
  const kindOf = ({ section: { heading } }: StatedSection): KindRow | undefined =>
    kinds.find(({ name }) => heading.toLowerCase().includes(`(${name.toLowerCase()})`));
  const withoutFields = stated.sections.filter((section) => !fields.includes(section) && kindOf(section) !== undefined);
  for (const section of [...fields, ...withoutFields]) {
    const [first, second] = own(saidIn(section), "path").map((path) => uriIn(path, prefixes));
    const element = [first, second].find((uri) => uri !== undefined && [first, second].includes(collectionOf(uri)));
    const kind = kindOf(section);
    add(element ?? first, places.section(section), element === undefined ? kind : (elementKind(kinds, kind) ?? kind));
    if (element !== undefined) add(collectionOf(element), places.section(section));
  }
  for (const kind of kinds) for (const uri of kind.uris) add(uri, kind.source, kind);
  for (const { uris, source } of endpoints) for (const uri of uris) add(uri, source);
  for (const section of stated.sections.filter(({ section: { title } }) => listsPaths.test(unnumbered(title)))) {
    for (const path of own(saidIn(section), "path")) add(uriIn(path, prefixes), places.section(section));
  }
  for (const { uri, section } of routesIn({ stated, prefixes })) add(uri, places.section(section));
  for (const section of fields) {
    for (const row of ownRows(section)) {
      for (const path of own(row.facts, "reference")) {
        const kind = [...known.values()].find(({ source }) => source === places.section(section))?.kind;
        add(uriIn(path, prefixes), places.row(row.row), kind);
      }
    }
  }
  const element = onlyElementKind(kinds);
  const listed = new Set(endpoints.flatMap(({ uris }) => uris));
  for (const [uri, { kind, source }] of [...known]) {
    if (element === undefined || kind !== undefined || listed.has(uri) || keyIn(uri).length === 0) continue;
    known.set(uri, { source, kind: element, guess: `that it is an "${element.name}", as only these end in a key below a collection` });
  }
  for (const [uri, { kind }] of [...known]) {
    const collection = collectionKind(kinds, kind);
    if (collection !== undefined) add(collectionOf(uri), collection.source, collection);
  }
  const implied = [...known].flatMap(([uri, { source }]) => above(uri).map((one) => [one, { source, implied: true as const }] as const));
  const all = [...implied.toReversed(), ...known];
  const last = new Map(all.map(([uri]) => [shapeOf(uri), uri]));
  return new Map(all.filter(([uri]) => known.has(uri) || last.get(shapeOf(uri)) === uri));
}

/** Whether no request can be sent to it: it does not begin at the address of the service, or one of its segments is none. */
export function isBroken(uri: string): boolean {
  const segments = uri.replace(/\{[^{}/]+\}/g, "x").split("/");
  return !uri.startsWith("/") || (uri !== "/" && segments.slice(1).some((segment) => noSegment.test(segment)));
}

/** Nothing; dots, which stand for another one; braces that enclose no name; and signs that do not arrive as they are. */
const noSegment = /^(?:(?:\.|%2e){0,2})$|[{}\\?#\s\p{Cc}]|%(?![\dA-F]{2})/iu;

/** The title of a section that lists where a resource is found, whatever can be done there. */
const listsPaths = /^(?:(?:resource|supported|available) )?ur[il]s$/i;

/** The kind of what holds the resources of a kind: an example of these is one of its own examples, and a key. */
function collectionKind(kinds: readonly KindRow[], element: KindRow | undefined): KindRow | undefined {
  const homes = new Set((element?.uris ?? []).filter((uri) => keyIn(uri).length > 0).map((uri) => uri.slice(0, uri.lastIndexOf("/"))));
  return kinds.find(({ uris }) => uris.some((uri) => homes.has(uri)));
}

/** The kind of what is in such a collection. */
function elementKind(kinds: readonly KindRow[], collection: KindRow | undefined): KindRow | undefined {
  return collection === undefined ? undefined : kinds.find((kind) => kind !== collection && collectionKind(kinds, kind) === collection);
}

/** Where all elements are, of which a URI is one: `/loans` of `/loans/{id}`. */
function collectionOf(uri: string): string | undefined {
  return keyIn(uri).length === 0 ? undefined : uri.slice(0, uri.lastIndexOf("/"));
}

/** The one kind whose resources end in a key below a collection: what is found there is of it, whatever it is called. */
function onlyElementKind(kinds: readonly KindRow[]): KindRow | undefined {
  const [only, ...others] = kinds.filter((kind) => collectionKind(kinds, kind) !== undefined);
  return others.length === 0 ? only : undefined;
}

/** The elements that stand in a path before its last segment, and their collections: those whose type is written out. */
function above(uri: string): readonly string[] {
  const segments = uri.split("/");
  return segments.slice(0, -1).flatMap((segment, index) => {
    const isElement = segment.includes("{") && index > 1 && !segments[index - 1]!.includes("{") && !segments.slice(index).every((one) => one.includes("{"));
    return isElement ? [segments.slice(0, index).join("/"), segments.slice(0, index + 1).join("/")] : [];
  });
}

function own(facts: readonly Fact[], name: "path" | "reference"): readonly string[] {
  return facts.flatMap((fact) => (fact.fact === name ? [fact.value] : []));
}

/** The URI of a section: the one that it gives, the one whose key it names, that of its own endpoints, the one whose last segment its heading names. */
function uriFor(survey: Survey, section: StatedSection, written: WrittenUris): string | undefined {
  const titled = pathHeading(section);
  const path = [...(titled === undefined ? [] : [titled]), ...pathsOf(section)].flatMap((one) => uriIn(one, survey.prefixes) ?? [])[0];
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
  const alike = [written.ofNouns(nouns(title)), written.ofStems(nounStems(title)), written.ofStems(nounStems(heading))].find((uris) => uris.length > 0);
  if (alike !== undefined) return alike.length === 1 ? alike[0] : undefined;
  const outer = listsOnly.test(unnumbered(section.section.title)) ? outerOf(survey, section) : undefined;
  return outer === undefined || survey.fields.includes(outer) ? undefined : uriFor(survey, outer, written);
}

/** Where the fields of an object stand beside its endpoints, or are called as these are: the URI of the one element among them, or their only one. */
function meantAmong(endpoints: readonly Endpoint[] = []): string | undefined {
  const uris = new Set(endpoints.flatMap((endpoint) => endpoint.uris));
  const elements = [...uris].filter((uri) => keyIn(uri).length > 0);
  const [only, ...others] = elements.length > 0 ? elements : uris;
  return others.length === 0 ? only : undefined;
}

const endpointsByPurpose = rememberedOf((endpoints: readonly Endpoint[]) => grouped(endpoints, ({ purpose }) => purpose.toLowerCase()));

function calledIn({ section: { title } }: StatedSection): string {
  return unnumbered(title).toLowerCase();
}

const endpointsBySection = rememberedOf((endpoints: readonly Endpoint[]) => grouped(endpoints, ({ section }) => section));

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

/** A collection carries the fields of its elements: by the URI of the collection. */
function elementFields(bySection: ReadonlyMap<StatedSection, string | undefined>): ReadonlyMap<string, StatedSection> {
  return new Map(
    [...bySection].flatMap(([section, at]) => (at === undefined || keyIn(at).length === 0 ? [] : [[at.slice(0, at.lastIndexOf("/")), section] as const])),
  );
}

/** The rows that give the URI itself, then those of its kind for methods that no row gave. */
function endpointsFor({ endpoints, kinds }: Survey, uri: string, kind: KindRow | undefined): readonly Endpoint[] {
  const written = endpointsByUri(endpoints).get(uri) ?? [];
  const methods = new Set(written.flatMap((endpoint) => endpoint.methods));
  if (kind === undefined) return written;
  const general = endpoints.filter(
    (one) => one.uris.length === 0 && suffixOf(one) === undefined && kindNamed(one, kinds) === kind && one.methods.every((method) => !methods.has(method)),
  );
  return [...written, ...general];
}

const endpointsByUri = rememberedOf((endpoints: readonly Endpoint[]): ReadonlyMap<string, readonly Endpoint[]> => {
  const byUri = new Map<string, Endpoint[]>();
  for (const endpoint of endpoints) for (const uri of new Set(endpoint.uris)) valueAt(byUri, uri, () => []).push(endpoint);
  return byUri;
});

/**
 * The kind that a general row is about: by the words in the place of its path, which can stand for a whole path, by what the path ends in, else by its purpose.
 */
export function kindNamed({ where, purpose }: Endpoint, kinds: readonly KindRow[]): KindRow | undefined {
  const words = /^<([^<>]*)>$/.exec(where.trim())?.[1] ?? where.replace(/<[^<>]*>|\([^()]*\)|\S*\/\S*/g, " ");
  const last = /\/<([^<>]*)>(?=\s|$)/.exec(where)?.[1] ?? "";
  return [words, last, purpose]
    .map((text) => kinds.find(({ name }) => new RegExp(`\\b${firstWord(name)}s?\\b`, "i").test(text)))
    .find((one) => one !== undefined);
}
