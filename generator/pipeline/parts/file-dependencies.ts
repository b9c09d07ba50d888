/** What a definition file follows from besides itself, told by the outlines of all. */
import type { ModuleOutline } from "../../link/outline.ts";
import { idsIn, schemasById, schemasReachedFrom } from "../../link/service-index.ts";
import { declaringFile } from "../../model/declaring-file.ts";
import type { KnownModule } from "./known-module.ts";

/** The schemas of other files that files refer to, directly or through each other. */
export function schemasLentTo(outlines: readonly ModuleOutline[], schemas: Parameters<typeof schemasReachedFrom>[1]): readonly string[] {
  const [own] = outlines;
  const declared = new Set(own!.schemas.map(({ id }) => id));
  const referred = outlines.flatMap((outline) => [...idsIn(outline.refers), ...outline.schemas.flatMap(idsIn)]);
  return [...schemasReachedFrom(referred, schemas)].filter((id) => !declared.has(id));
}

/** Whether a file refers to schemas of some, directly or through others. @param all that there are */
export function refersToAny(files: ReadonlySet<string>, all: readonly KnownModule[]): (module: KnownModule) => boolean {
  const schemas = schemasById(all.flatMap(({ outline }) => outline.schemas));
  return ({ outline }) => [...schemasReachedFrom([outline.refers, ...outline.schemas].flatMap(idsIn), schemas)].some((id) => files.has(declaringFile(id)));
}

/** All that files name as sources, each once. */
export function sourcesNamedBy(modules: readonly KnownModule[]): readonly string[] {
  return [...new Set([...new Set(modules)].flatMap(({ outline }) => outline.sources))];
}

/** The URIs of a file and those above them. */
export function urisAbove({ uris }: ModuleOutline): readonly string[] {
  const above = new Set<string>();
  for (const uri of uris) {
    for (let end = uri.indexOf("/", 1); end !== -1; end = uri.indexOf("/", end + 1)) above.add(uri.slice(0, end));
    if (uri !== "/") above.add(uri);
  }
  return [...above];
}

/** The files that give placeholders, by URI. */
export function placeholderGivers<Module extends KnownModule>(all: readonly Module[]): ReadonlyMap<string, readonly Module[]> {
  const givers = new Map<string, Module[]>();
  for (const module of all) for (const [uri] of module.outline.given) givers.set(uri, [...(givers.get(uri) ?? []), module]);
  return givers;
}

export function hasResources(own: readonly ModuleOutline[]): boolean {
  return own.some(({ uris }) => uris.length > 0);
}

/** Whether every block that is said to be a resource of its own is one: files of other folders have types alone. */
export function addressesAreResources(own: readonly ModuleOutline[], all: readonly ModuleOutline[]): boolean {
  const known = new Set(own.flatMap(({ uris }) => uris));
  return all.every(({ addresses }) => addresses.every((uri) => known.has(uri)));
}

/** Whether two resources have one name, or stand at one URI as it is written: mistakes that need nothing made of the files to be told. */
export function resourcesMeet(own: readonly ModuleOutline[]): boolean {
  return hasTwice(own.flatMap(({ listed }) => listed)) || hasTwice(own.flatMap(({ nouns }) => nouns.map((noun) => noun.toLowerCase())));
}

function hasTwice(names: readonly string[]): boolean {
  return new Set(names).size < names.length;
}
