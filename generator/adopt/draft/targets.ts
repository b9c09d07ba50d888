/** The resources of a draft: every URI that the document writes out, with its kind, its fields and its endpoints. */
import type { Fact } from "../../facts/fact.ts";
import type { StatedSection } from "../../facts/stated.ts";
import { uriIn } from "../../drift/paths.ts";
import { stemsOf } from "../../documents/words.ts";
import { literally } from "../../values/pattern.ts";
import { rememberedOf, valueAt } from "../../values/remembered.ts";
import { ownRows } from "./own-rows.ts";
import { sampledType, samplingField } from "./samples.ts";
import type { Endpoint, KindRow, Survey } from "./survey.ts";
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

export interface Data {
  readonly suffix: string;
  readonly kind?: KindRow;
  readonly endpoint: Endpoint;
  /** The section or the block of its fields; an array where a row lists the fields of an entry. */
  readonly fields: StatedSection;
  readonly entries?: string;
  /** The field that lists the counters of which the data are computed. */
  readonly sampled?: string;
}

export interface Targets {
  readonly targets: readonly Target[];
  /** Sections with fields that belong to no URI that is written out. */
  readonly left: readonly StatedSection[];
}

export function targetsOf(survey: Survey): Targets {
  const known = urisOf(survey);
  const dataEndpoints = survey.endpoints.filter((endpoint) => suffixOf(endpoint) !== undefined);
  const dataSections = dataSectionsOf(survey, [...known.keys()], dataEndpoints);
  const ofData = new Set([...dataSections.values()].flat().map(({ fields }) => fields));
  const sections = survey.fields.filter((section) => !ofData.has(section) && !isEntries(section, dataEndpoints));
  const written = writtenUris([...known.keys()]);
  const bySection = new Map(sections.map((section) => [section, uriFor(survey, section, written)] as const));
  const lone = sections.length === 1 && bySection.get(sections[0]!) === undefined ? sections[0] : undefined;
  const byUri = new Map([...bySection].toReversed().flatMap(([section, uri]) => (uri === undefined ? [] : [[uri, section] as const])));
  const ofElements = elementFields(bySection);
  const targets = [...known].map(([uri, { kind, source, implied }]): Target => {
    const endpoints = endpointsFor(survey, uri, kind);
    const shared = endpoints.some(({ methods }) => methods.length > 0) ? lone : undefined;
    const fields = byUri.get(uri) ?? ofElements.get(uri) ?? (keyIn(uri).length > 0 ? byUri.get(uri.slice(0, uri.lastIndexOf("/"))) : undefined) ?? shared;
    return {
      uri,
      ...(implied === undefined ? {} : { implied }),
      ...(kind === undefined ? {} : { kind }),
      ...(fields === undefined ? {} : { fields }),
      key: keyIn(uri),
      type: typeOf(uri),
      endpoints,
      data: keyIn(uri).length === 0 ? [] : [...(dataSections.get(typeOf(uri)) ?? []), ...entriesOf(survey, uri, dataSections, dataEndpoints)].map((data) => withSamples(survey, data, fields)),
      source: fields === undefined || fields === lone ? source : survey.places.section(fields),
      guesses: fields !== undefined && fields === lone ? [`the fields of "${fields.section.title}" are those of every object, since the document has no others`] : [],
    };
  });
  const placed = new Set(targets.flatMap(({ fields }) => fields ?? []));
  const places = new Map(survey.stated.sections.map((section, index) => [section, index]));
  const order = (target: Target): number => (target.fields === undefined ? places.size : places.get(target.fields)!);
  return { targets: targets.sort((one, other) => order(one) - order(other)), left: sections.filter((section) => !placed.has(section)) };
}

interface Known {
  readonly kind?: KindRow;
  readonly source: string;
  readonly implied?: true;
}

/** Written out in the sections of fields, the table of kinds, the endpoints, and as references; each URI once. */
function urisOf({ kinds, endpoints, fields, prefixes, places }: Survey): ReadonlyMap<string, Known> {
  const known = new Map<string, Known>();
  const add = (uri: string | undefined, source: string, kind?: KindRow): void => {
    if (uri === undefined || uri.includes("<") || (known.has(uri) && (kind === undefined || known.get(uri)!.kind !== undefined))) return;
    known.set(uri, { source: known.get(uri)?.source ?? source, ...(kind === undefined ? {} : { kind }) });
  };
  for (const section of fields) {
    const kind = kinds.find(({ name }) => section.section.heading.toLowerCase().includes(`(${name.toLowerCase()})`));
    for (const path of own(saidIn(section), "path").slice(0, 1)) add(uriIn(path, prefixes), places.section(section), kind);
  }
  for (const kind of kinds) for (const uri of kind.uris) add(uri, kind.source, kind);
  for (const { uris, source } of endpoints) for (const uri of uris) add(uri, source);
  for (const section of fields) {
    for (const row of ownRows(section)) {
      for (const path of own(row.facts, "reference")) {
        const kind = [...known.values()].find(({ source }) => source === places.section(section))?.kind;
        add(uriIn(path, prefixes), places.row(row.row), kind);
      }
    }
  }
  const implied = [...known].flatMap(([uri, { source }]) => above(uri).map((one) => [one, { source, implied: true as const }] as const));
  return new Map([...implied.toReversed(), ...known]);
}

/** The elements that stand in a path before its last segment, and their collections: those whose type is written out. */
function above(uri: string): readonly string[] {
  const segments = uri.split("/");
  return segments.slice(0, -1).flatMap((segment, index) => {
    const isElement = segment.includes("{") && index > 1 && !segments[index - 1]!.includes("{") && !segments.slice(index).every((one) => one.includes("{"));
    return isElement ? [segments.slice(0, index).join("/"), segments.slice(0, index + 1).join("/")] : [];
  });
}

/** The facts of a section's sentences; its heading only names it. */
function saidIn({ prose }: StatedSection): readonly Fact[] {
  return prose.slice(1).flatMap(({ facts }) => facts);
}

/** `URI: /things` */
function labelledPaths({ facts }: StatedSection): readonly string[] {
  return facts.flatMap((fact) => (fact.fact === "property" && /^(?:ur[il]|path)$/.test(fact.value.name) && fact.value.value.startsWith("/") ? [fact.value.value] : []));
}

function own(facts: readonly Fact[], name: "path" | "reference"): readonly string[] {
  return facts.flatMap((fact) => (fact.fact === name ? [fact.value] : []));
}

/** The URI of a section: the one that it gives, the one whose key it names, the one whose last segment its heading names. */
function uriFor({ prefixes }: Survey, section: StatedSection, written: WrittenUris): string | undefined {
  const [path] = [...labelledPaths(section), ...own(saidIn(section), "path")].flatMap((one) => uriIn(one, prefixes) ?? []);
  if (path !== undefined && written.has(path)) return path;
  const key = section.facts.flatMap((fact) => (fact.fact === "key" ? [fact.value] : []))[0];
  const byKey = key === undefined ? [] : written.withKey(key);
  if (byKey.length === 1) return byKey[0];
  const words = new Set(section.section.heading.match(/[\p{L}\p{N}_-]+/gu) ?? []);
  const [longest, next] = written.ofWords(words).toSorted((one, other) => depth(other) - depth(one));
  if (longest !== undefined) return next === undefined || depth(next) < depth(longest) ? longest : undefined;
  const alike = written.ofStems(stemsOf(section.section.title));
  return alike.length === 1 ? alike[0] : undefined;
}

function depth(uri: string): number {
  return uri.split("/").length;
}

/** A collection carries the fields of its elements: by the URI of the collection. */
function elementFields(bySection: ReadonlyMap<StatedSection, string | undefined>): ReadonlyMap<string, StatedSection> {
  return new Map([...bySection].flatMap(([section, at]) => (at === undefined || keyIn(at).length === 0 ? [] : [[at.slice(0, at.lastIndexOf("/")), section] as const])));
}

/** The rows that give the URI itself, then those of its kind for methods that no row gave. */
function endpointsFor({ endpoints, kinds }: Survey, uri: string, kind: KindRow | undefined): readonly Endpoint[] {
  const written = endpointsByUri(endpoints).get(uri) ?? [];
  const methods = new Set(written.flatMap((endpoint) => endpoint.methods));
  if (kind === undefined) return written;
  const general = endpoints.filter((one) => one.uris.length === 0 && suffixOf(one) === undefined && kindNamed(one, kinds) === kind && one.methods.every((method) => !methods.has(method)));
  return [...written, ...general];
}

const endpointsByUri = rememberedOf((endpoints: readonly Endpoint[]): ReadonlyMap<string, readonly Endpoint[]> => {
  const byUri = new Map<string, Endpoint[]>();
  for (const endpoint of endpoints) for (const uri of new Set(endpoint.uris)) valueAt(byUri, uri, () => []).push(endpoint);
  return byUri;
});

/** The kind that a general row is about: by the words in the place of its path, else by its purpose. */
export function kindNamed({ where, purpose }: Endpoint, kinds: readonly KindRow[]): KindRow | undefined {
  const words = where.replace(/<[^<>]*>|\([^()]*\)|\S*\/\S*/g, " ");
  return [words, purpose].map((text) => kinds.find(({ name }) => new RegExp(`\\b${firstWord(name)}s?\\b`, "i").test(text))).find((one) => one !== undefined);
}

function firstWord(name: string): string {
  return literally(/^[\p{L}\p{N}-]+/u.exec(name)?.[0] ?? name);
}

export function suffixOf({ general, uris }: Endpoint): string | undefined {
  return uris.length > 0 ? undefined : general.map((path) => /^<[^<>]*>\/([\w.-]+)$/.exec(path)?.[1]).find((one) => one !== undefined);
}

/** Sections whose heading names a type and the end of a path of data: `(book loans)`. */
function dataSectionsOf(survey: Survey, uris: readonly string[], endpoints: readonly Endpoint[]): ReadonlyMap<string, readonly Data[]> {
  const types = new Set(uris.filter((uri) => keyIn(uri).length > 0).map(typeOf));
  const found = new Map<string, Data[]>();
  for (const section of survey.fields) {
    const words: readonly string[] = section.section.heading.match(/[\p{L}\p{N}_-]+/gu) ?? [];
    for (const endpoint of endpoints) {
      const suffix = suffixOf(endpoint)!;
      const at = words.lastIndexOf(suffix);
      const type = at > 0 ? words[at - 1]! : "";
      if (!types.has(type)) continue;
      const kind = survey.kinds.find((one) => one.suffix === suffix);
      const data = { suffix, ...(kind === undefined ? {} : { kind }), endpoint, fields: section };
      void (found.get(type)?.push(data) ?? found.set(type, [data]));
    }
  }
  return found;
}

function withSamples(survey: Survey, data: Data, fields: StatedSection | undefined): Data {
  const sampled = fields === undefined || sampledType(data.kind) === undefined ? undefined : samplingField(survey, fields);
  return sampled === undefined ? data : { ...data, sampled };
}

/** A section of which rows list the fields of entries, by the ends of data paths. */
function isEntries(section: StatedSection, endpoints: readonly Endpoint[]): boolean {
  return section.blocks.some(({ block }) => block.is === "cell" && endpoints.some((one) => suffixOf(one) === block.path?.join(" ")));
}

function entriesOf(survey: Survey, uri: string, sections: ReadonlyMap<string, readonly Data[]>, endpoints: readonly Endpoint[]): readonly Data[] {
  if ((sections.get(typeOf(uri)) ?? []).length === 0) return [];
  return endpoints.flatMap((endpoint): readonly Data[] => {
    const suffix = suffixOf(endpoint)!;
    const fields = survey.stated.sections.find(({ blocks }) => blocks.some(({ block }) => block.is === "cell" && block.path?.join(" ") === suffix));
    const kind = survey.kinds.find((one) => one.suffix === suffix);
    return fields === undefined ? [] : [{ suffix, ...(kind === undefined ? {} : { kind }), endpoint, fields, entries: suffix }];
  });
}
