/** The URIs that a document writes out: in the sections of fields, the table of kinds, the endpoints, and as references; each once. */
import { pathShape, uriIn } from "../../../drift/subject/paths.ts";
import type { Fact } from "../../../facts/fact.ts";
import type { StatedSection } from "../../../facts/stated-section.ts";
import type { KindRow } from "../survey/kind-rows.ts";
import { ownRows } from "../survey/rows/own-rows.ts";
import { routesIn } from "../survey/service/routes.ts";
import type { Survey } from "../survey/survey.ts";
import { unnumbered } from "../survey/text/request-lines.ts";
import { factsOfProse } from "./section-paths.ts";
import { keyNamesIn } from "./written-uris.ts";

export interface KnownUri {
  readonly kind?: KindRow;
  readonly source: string;
  /** Where the document does not call it by its kind. */
  readonly guess?: string;
  readonly implied?: true;
}

interface Found extends Pick<KnownUri, "kind" | "source"> {
  readonly uri: string | undefined;
}

/** Each URI once. */
export function knownUris(survey: Survey): ReadonlyMap<string, KnownUri> {
  const written = gathered([...inSections(survey), ...inRows(survey), ...inLists(survey)]);
  const referred = gathered(inReferences(survey, written), written);
  const elements = withElementKind(survey, referred);
  return withImplied(asRequested(survey, gathered(collectionsOf(survey, elements), elements)));
}

/** Without those that requests are sent to, and that call what stands in them by other names: `/loans/{number}` beside `GET /loans/{id}`. */
function asRequested({ endpoints }: Survey, known: ReadonlyMap<string, KnownUri>): ReadonlyMap<string, KnownUri> {
  const requested = new Map(endpoints.flatMap(({ uris }) => uris.map((uri) => [pathShape(uri), uri])));
  return new Map([...known].filter(([uri]) => (requested.get(pathShape(uri)) ?? uri) === uri));
}

/** Where a URI is found first; its kind can be known from where it is found later. */
function gathered(found: readonly Found[], before: ReadonlyMap<string, KnownUri> = new Map()): ReadonlyMap<string, KnownUri> {
  const known = new Map(before);
  for (const { uri, source, kind } of found) {
    if (uri === undefined || uri.includes("<") || isBrokenUri(uri)) continue;
    const one = known.get(uri);
    if (one === undefined || (kind !== undefined && one.kind === undefined))
      known.set(uri, { source: one?.source ?? source, ...(kind === undefined ? {} : { kind }) });
  }
  return known;
}

/** In sections of fields, and in those that name their kind. */
function inSections({ kinds, fields, prefixes, places, stated }: Survey): readonly Found[] {
  const kindOf = ({ section: { heading } }: StatedSection): KindRow | undefined =>
    kinds.find(({ name }) => heading.toLowerCase().includes(`(${name.toLowerCase()})`));
  const withoutFields = stated.sections.filter((section) => !fields.includes(section) && kindOf(section) !== undefined);
  return [...fields, ...withoutFields].flatMap((section): readonly Found[] => {
    const source = places.section(section);
    const [first, second] = own(factsOfProse(section), "path").map((path) => uriIn(path, prefixes));
    const element = [first, second].find((uri) => uri !== undefined && [first, second].includes(collectionOf(uri)));
    const kind = kindOf(section);
    if (element === undefined) return [foundAt(first, source, kind)];
    return [foundAt(element, source, elementKind(kinds, kind) ?? kind), foundAt(collectionOf(element), source)];
  });
}

/** In the rows of kinds and of endpoints. */
function inRows({ kinds, endpoints }: Survey): readonly Found[] {
  return [
    ...kinds.flatMap((kind) => kind.uris.map((uri) => foundAt(uri, kind.source, kind))),
    ...endpoints.flatMap(({ uris, source }) => uris.map((uri) => foundAt(uri, source))),
  ];
}

/** In sections that list paths alone, and in routes. */
function inLists({ stated, prefixes, places }: Survey): readonly Found[] {
  const lists = stated.sections.filter(({ section: { title } }) => listsPaths.test(unnumbered(title)));
  return [
    ...lists.flatMap((section) => own(factsOfProse(section), "path").map((path) => foundAt(uriIn(path, prefixes), places.section(section)))),
    ...routesIn({ stated, prefixes }).map(({ uri, section }) => foundAt(uri, places.section(section))),
  ];
}

/** What a field refers to is of the kind of what it is a field of. */
function inReferences({ fields, prefixes, places }: Survey, known: ReadonlyMap<string, KnownUri>): readonly Found[] {
  const kinds = new Map([...known.values()].toReversed().map(({ source, kind }) => [source, kind]));
  return fields.flatMap((section) =>
    ownRows(section).flatMap(({ row, facts }) =>
      own(facts, "reference").map((path) => foundAt(uriIn(path, prefixes), places.row(row), kinds.get(places.section(section)))),
    ),
  );
}

function foundAt(uri: string | undefined, source: string, kind?: KindRow): Found {
  return { uri, source, ...(kind === undefined ? {} : { kind }) };
}

/** What ends in a key is of the one kind whose resources do, whatever it is called. */
function withElementKind({ kinds, endpoints }: Survey, known: ReadonlyMap<string, KnownUri>): ReadonlyMap<string, KnownUri> {
  const element = onlyElementKind(kinds);
  if (element === undefined) return known;
  const listed = new Set(endpoints.flatMap(({ uris }) => uris));
  const guess = `that it is an "${element.name}", as only these end in a key below a collection`;
  return new Map(
    [...known].map(([uri, one]) => [
      uri,
      one.kind !== undefined || listed.has(uri) || keyNamesIn(uri).length === 0 ? one : { source: one.source, kind: element, guess },
    ]),
  );
}

function collectionsOf({ kinds }: Survey, known: ReadonlyMap<string, KnownUri>): readonly Found[] {
  return [...known].flatMap(([uri, { kind }]) => {
    const collection = collectionKind(kinds, kind);
    return collection === undefined ? [] : [foundAt(collectionOf(uri), collection.source, collection)];
  });
}

/** With those that only the paths of others have; of URIs that differ in the names of their keys alone, those that are written out, or the last. */
function withImplied(known: ReadonlyMap<string, KnownUri>): ReadonlyMap<string, KnownUri> {
  const implied = [...known].flatMap(([uri, { source }]) => above(uri).map((one) => [one, { source, implied: true as const }] as const));
  const all: readonly (readonly [uri: string, known: KnownUri])[] = [...implied.toReversed(), ...known];
  const last = new Map(all.map(([uri]) => [pathShape(uri), uri]));
  return new Map(all.filter(([uri]) => known.has(uri) || last.get(pathShape(uri)) === uri));
}

/** Whether no request can be sent to it: it does not begin at the address of the service, or one of its segments is none. */
export function isBrokenUri(uri: string): boolean {
  const segments = uri.replace(/\{[^{}/]+\}/g, "x").split("/");
  return !uri.startsWith("/") || (uri !== "/" && segments.slice(1).some((segment) => noSegment.test(segment)));
}

/** Nothing; dots, which stand for another one; braces that enclose no name; and signs that do not arrive as they are. */
const noSegment = /^(?:(?:\.|%2e){0,2})$|[{}\\?#\s\p{Cc}]|%(?![\dA-F]{2})/iu;

/** The title of a section that lists where a resource is found, whatever can be done there. */
const listsPaths = /^(?:(?:resource|supported|available) )?ur[il]s$/i;

/** The kind of what holds the resources of a kind: an example of these is one of its own examples, and a key. */
function collectionKind(kinds: readonly KindRow[], element: KindRow | undefined): KindRow | undefined {
  const homes = new Set((element?.uris ?? []).filter((uri) => keyNamesIn(uri).length > 0).map((uri) => uri.slice(0, uri.lastIndexOf("/"))));
  return kinds.find(({ uris }) => uris.some((uri) => homes.has(uri)));
}

/** The kind of what is in such a collection. */
function elementKind(kinds: readonly KindRow[], collection: KindRow | undefined): KindRow | undefined {
  return collection === undefined ? undefined : kinds.find((kind) => kind !== collection && collectionKind(kinds, kind) === collection);
}

/** Where all elements are, of which a URI is one: `/loans` of `/loans/{id}`. */
function collectionOf(uri: string): string | undefined {
  return keyNamesIn(uri).length === 0 ? undefined : uri.slice(0, uri.lastIndexOf("/"));
}

/** The one kind whose resources end in a key below a collection. */
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
