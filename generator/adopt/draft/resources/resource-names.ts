/** What the types of a resource are called: after the last segment of its URI, one element in the singular, all in the plural. */
import type { StatedSection } from "../../../facts/stated-section.ts";
import { resourceTypeName, uniqueName } from "../names.ts";
import { plural, singular } from "../noun-number.ts";
import { unnumbered } from "../survey/text/request-lines.ts";
import type { ResourceTarget } from "./targets.ts";
import { keyNamesIn } from "./written-uris.ts";

/** A file with the resources that it declares. */
export interface TargetFile {
  readonly path: string;
  readonly targets: readonly ResourceTarget[];
}

/** The interface of a section's fields, and which file declares it. */
export interface DeclaredFields {
  readonly name: string;
  readonly path: string;
}

export interface ResourceNames {
  /** By their URIs. */
  readonly aliases: ReadonlyMap<string, string>;
  readonly fields: ReadonlyMap<StatedSection, DeclaredFields>;
  /** The URIs of resources that are called what their fields are. */
  readonly namedByFields: ReadonlySet<string>;
  /** Whether what is at a URI cannot be called so, a resource or the type of its fields, since another one is, with what stands before it. */
  readonly isTaken: (what: "resource" | "fields", named: string, uri: string) => boolean;
}

/** @param reserved what the files import, in small letters */
export function resourceNames(files: readonly TargetFile[], reserved: ReadonlySet<string>, isCollection: (target: ResourceTarget) => boolean): ResourceNames {
  const all = files.flatMap(({ targets }) => targets);
  const sharing = sharingOf(all);
  const wanted = new Set(all.map((target) => `${prefixOf(target.uri)}${nounOf(target, isCollection)}`.toLowerCase()));
  const taken: Taken = { reserved, wanted, nouns: new Set(), schemas: new Set() };
  const fields = new Map<StatedSection, DeclaredFields>();
  const aliases = new Map<string, string>();
  const namedByFields = new Set<string>();
  for (const { path, targets } of files) {
    const local = new Set<string>();
    for (const target of targets) {
      const { uri, fields: section } = target;
      if (section === undefined || fields.has(section)) continue;
      const isShared = sharing.get(section)! > 1 || literalsOf(uri).length === 0;
      const named = isShared ? resourceTypeName(`${unnumbered(section.section.title)} fields`) : nounOf(target, isCollection);
      fields.set(section, { name: claimed(named, isShared ? "" : prefixOf(uri), taken.schemas, local, taken), path });
      if (!isShared) for (const one of targets) if (one.fields === section && !isCollection(one) && !isAboveKey(one, targets)) namedByFields.add(one.uri);
    }
    for (const target of targets) {
      const own = namedByFields.has(target.uri) ? fields.get(target.fields!)!.name : undefined;
      if (own !== undefined) taken.nouns.add(`${prefixOf(target.uri)}${own}`.toLowerCase());
      const named = own === undefined ? aliasOf(target, isCollection) : `${own}${target.key.length > 0 ? "Element" : "Resource"}`;
      aliases.set(target.uri, own === undefined ? claimed(named, prefixOf(target.uri), taken.nouns, local, taken) : uniqueName(named, local));
    }
  }
  return {
    aliases,
    fields,
    namedByFields,
    isTaken: (what, named, uri) => taken[what === "resource" ? "nouns" : "schemas"].has(`${prefixOf(uri)}${named}`.toLowerCase()),
  };
}

function isAboveKey({ uri }: ResourceTarget, targets: readonly ResourceTarget[]): boolean {
  return targets.some((one) => one.key.length > 0 && one.uri.slice(0, one.uri.lastIndexOf("/")) === uri);
}

interface Taken {
  readonly reserved: ReadonlySet<string>;
  /** What resources are called without a number, with what stands before it: `lan1` and a `lan12` are no second `lan1`. */
  readonly wanted: ReadonlySet<string>;
  /** With what stands before them in the names of a service. */
  readonly nouns: Set<string>;
  readonly schemas: Set<string>;
}

/** The name, or with a number the first that is free in the file, and with its prefix in the service. */
function claimed(wanted: string, prefix: string, whole: Set<string>, local: Set<string>, { reserved, wanted: others }: Taken): string {
  const isTaken = (named: string): boolean =>
    local.has(named.toLowerCase()) || reserved.has(named.toLowerCase()) || whole.has(`${prefix}${named}`.toLowerCase());
  let named = wanted;
  for (let count = 2; isTaken(named) || (named !== wanted && others.has(`${prefix}${named}`.toLowerCase())); count += 1) named = `${wanted}${count}`;
  local.add(named.toLowerCase());
  whole.add(`${prefix}${named}`.toLowerCase());
  return named;
}

/** How many resources other than the elements of one have the fields of a section. */
function sharingOf(targets: readonly ResourceTarget[]): ReadonlyMap<StatedSection, number> {
  const counts = new Map<StatedSection, number>();
  const homes = new Map<StatedSection, Set<string>>();
  for (const { fields, uri } of targets) {
    if (fields === undefined) continue;
    const known = homes.get(fields) ?? homes.set(fields, new Set()).get(fields)!;
    known.add(keyNamesIn(uri).length > 0 ? uri.slice(0, uri.lastIndexOf("/")) : uri);
    counts.set(fields, known.size);
  }
  return counts;
}

function literalsOf(uri: string): readonly string[] {
  return uri.split("/").filter((segment) => segment !== "" && !segment.includes("{"));
}

/** What the names of a service have before that of a resource. */
function prefixOf(uri: string): string {
  return literalsOf(uri)
    .slice(0, -1)
    .map((segment) => resourceTypeName(segment))
    .join("");
}

function nounOf(target: ResourceTarget, isCollection: (target: ResourceTarget) => boolean): string {
  const { uri, key } = target;
  const word =
    literalsOf(uri).at(-1) ??
    uri
      .split("/")
      .at(-1)!
      .replace(/[{}+]+/g, " ");
  return resourceTypeName(key.length > 0 || isCollection(target) ? singular(word) : word);
}

function aliasOf(target: ResourceTarget, isCollection: (target: ResourceTarget) => boolean): string {
  const noun = nounOf(target, isCollection);
  return isCollection(target) ? plural(noun) : noun;
}
