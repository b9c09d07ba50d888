/** Data below resources, such as statistics: endpoints whose path ends in a word of theirs behind that of any resource. */
import { uriIn } from "../../../drift/subject/paths.ts";
import type { StatedSection } from "../../../facts/stated-section.ts";
import { literalPattern } from "../../../values/pattern.ts";
import type { Endpoint } from "../survey/endpoint.ts";
import type { KindRow } from "../survey/kind-rows.ts";
import type { Survey } from "../survey/survey.ts";
import { sampledType, samplingField } from "./samples.ts";
import { ownPathsOf } from "./section-paths.ts";
import { keyNamesIn, typeSegmentOf } from "./written-uris.ts";

/** What the rows of endpoints and of kinds say of data, whatever they are data of. */
export interface GeneralData {
  readonly suffix: string;
  readonly kind?: KindRow;
  readonly endpoint: Endpoint;
  /** They are an array, of which a row lists the fields of an entry. */
  readonly entries?: string;
  /** The field that lists the counters of which the data are computed. */
  readonly sampled?: string;
}

export interface ResourceData extends GeneralData {
  /** The section or the block of the fields. */
  readonly fields: StatedSection;
  /** The document gives its URI; else it only says that some resources have such data. */
  readonly isStated: boolean;
}

/** Data in a section of its own, and the URIs of the resources that can have them. */
export interface DataSection {
  readonly data: ResourceData;
  readonly owners: readonly string[];
}

/** Beside the general path a row may give that of some of the data. */
export function suffixOf({ general, uris }: Endpoint): string | undefined {
  const suffix = general.map((path) => /^<[^<>]*>\/([\w.-]+)$/.exec(path)?.[1]).find((one) => one !== undefined);
  return uris.every((uri) => uri.endsWith(`/${suffix}`)) ? suffix : undefined;
}

/** Those that read them, or do not say how. */
export function dataEndpoints({ endpoints }: Survey): readonly Endpoint[] {
  return endpoints.filter((endpoint) => suffixOf(endpoint) !== undefined && reads(endpoint));
}

/** Those that do something else with them, which no kind of data has. */
export function otherDataEndpoints({ endpoints }: Survey): readonly Endpoint[] {
  return endpoints.filter((endpoint) => suffixOf(endpoint) !== undefined && !reads(endpoint));
}

function reads({ methods }: Endpoint): boolean {
  return methods.length === 0 || methods.includes("GET");
}

/**
 * Sections that give a URI of data, or whose heading names a type and the end of such a path: `(book loans)`; or a URI and what the kind of the data is called,
 * which is enough below the section of a resource.
 */
export function dataSections(survey: Survey, uris: readonly string[]): readonly DataSection[] {
  const endpoints = dataEndpoints(survey);
  if (endpoints.length === 0) return [];
  const known = new Set(uris);
  const written = new Set(survey.endpoints.flatMap((endpoint) => endpoint.uris));
  const elements = uris.filter((uri) => keyNamesIn(uri).length > 0);
  return survey.fields.flatMap((section) => {
    const own = ownPathsOf(section)
      .map((path) => uriIn(path, survey.prefixes))
      .find((uri) => uri !== undefined && !written.has(uri));
    const words: readonly string[] = section.section.heading.match(/[\p{L}\p{N}_-]+/gu) ?? [];
    return endpoints.flatMap((endpoint): readonly DataSection[] => {
      const suffix = suffixOf(endpoint)!;
      const data = { suffix, ...kindOf(survey, suffix), endpoint, fields: section };
      const owner = own?.endsWith(`/${suffix}`) === true ? own.slice(0, -suffix.length - 1) : undefined;
      if (owner !== undefined && known.has(owner)) return [{ data: { ...data, isStated: true }, owners: [owner] }];
      const type = own === undefined ? words[words.lastIndexOf(suffix) - 1] : undefined;
      const titled = isCalled(words, data) ? (pathIn(survey, section) ?? (words.length === 1 ? pathAround(survey, section) : undefined)) : undefined;
      const owners = titled !== undefined ? ownersAt(titled, known, elements) : type === undefined ? [] : elements.filter((uri) => typeSegmentOf(uri) === type);
      return owners.length === 0 ? [] : [{ data: { ...data, isStated: false }, owners }];
    });
  });
}

/** By the end of their path, or as their kind: `Loans of /books`. */
function isCalled(words: readonly string[], { suffix, kind }: Pick<GeneralData, "suffix" | "kind">): boolean {
  const called = new Set([suffix, ...(kind === undefined ? [] : [firstWordPattern(kind.name).toLowerCase()])]);
  return words.some((word) => called.has(word.toLowerCase()));
}

function pathIn({ prefixes }: Survey, { prose: [heading] }: StatedSection): string | undefined {
  return (heading?.facts ?? []).flatMap((fact) => (fact.fact === "path" ? (uriIn(fact.value, prefixes) ?? []) : []))[0];
}

/** The URI that the section around one gives. */
function pathAround({ prefixes, stated: { sections } }: Survey, section: StatedSection): string | undefined {
  const around = sections.slice(0, sections.indexOf(section)).findLast((one) => one.section.level < section.section.level);
  return around === undefined ? undefined : ownPathsOf(around).flatMap((path) => uriIn(path, prefixes) ?? [])[0];
}

/** The elements of a collection, else what is there itself. */
function ownersAt(at: string, known: ReadonlySet<string>, elements: readonly string[]): readonly string[] {
  const own = elements.filter((uri) => uri.slice(0, uri.lastIndexOf("/")) === at);
  return own.length > 0 ? own : known.has(at) ? [at] : [];
}

/** Of resources that a heading can mean, the one whose fields stand nearest above; all where that is none. */
export function ownersOf({ stated: { sections } }: Survey, { data, owners }: DataSection, fields: ReadonlyMap<string, StatedSection>): readonly string[] {
  if (owners.length < 2) return owners;
  const above = sections.slice(0, sections.indexOf(data.fields));
  const nearest = above.findLast((section) => owners.some((uri) => fields.get(uri) === section));
  return nearest === undefined ? owners : owners.filter((uri) => fields.get(uri) === nearest);
}

/** A section of which rows list the fields of entries, by the ends of data paths. */
export function listsEntries(section: StatedSection, endpoints: readonly Endpoint[]): boolean {
  return section.blocks.some(({ block }) => block.is === "cell" && endpoints.some((one) => suffixOf(one) === block.path?.join(" ")));
}

/** Data of which rows list the fields of an entry: of resources that have other data. */
export function entryData(survey: Survey): readonly ResourceData[] {
  return dataEndpoints(survey).flatMap((endpoint): readonly ResourceData[] => {
    const suffix = suffixOf(endpoint)!;
    const fields = survey.stated.sections.find(({ blocks }) => blocks.some(({ block }) => block.is === "cell" && block.path?.join(" ") === suffix));
    return fields === undefined ? [] : [{ suffix, ...kindOf(survey, suffix), endpoint, fields, entries: suffix, isStated: false }];
  });
}

export function withSamples(survey: Survey, data: ResourceData, fields: StatedSection | undefined): ResourceData {
  const sampled = fields === undefined || sampledType(data.kind) === undefined ? undefined : samplingField(survey, fields);
  return sampled === undefined ? data : { ...data, sampled };
}

/** Of every object that the document does not list. */
export function generalData(survey: Survey): readonly (GeneralData & Partial<Pick<ResourceData, "fields">>)[] {
  const entries = entryData(survey);
  return dataEndpoints(survey).map((endpoint) => {
    const suffix = suffixOf(endpoint)!;
    return entries.find((one) => one.endpoint === endpoint) ?? { suffix, ...kindOf(survey, suffix), endpoint };
  });
}

/** Whether the path of the data names a kind of resource: `<element or collection path>/figures`. */
export function isDataOfKind({ endpoint: { general } }: GeneralData, kind: KindRow): boolean {
  return general.some((path) => new RegExp(`^<[^<>]*\\b${firstWordPattern(kind.name)}s?\\b`, "i").test(path));
}

/** The first word of a name, as a pattern. */
export function firstWordPattern(name: string): string {
  return literalPattern(/^[\p{L}\p{N}-]+/u.exec(name)?.[0] ?? name);
}

function kindOf({ kinds }: Survey, suffix: string): Pick<ResourceData, "kind"> {
  const kind = kinds.find((one) => one.suffix === suffix);
  return kind === undefined ? {} : { kind };
}
