/**
 * One name means one thing. Names that differ only in their case count as one: files are called after them, and not every
 * file system tells the two apart.
 */
import { beginTogether, type Diagnostic, type Position } from "../diagnostics/diagnostic.ts";
import { report } from "../diagnostics/report.ts";
import type { Resource } from "../model/resource.ts";
import type { Service } from "../model/service.ts";
import { areCopies } from "./copies.ts";
import { firstPlaceNote } from "./rule.ts";
import { uriPattern } from "./segments.ts";
import { kindOfPattern } from "./uris.ts";

export interface Named {
  readonly name: string;
  readonly at: Position;
}

/** Each named thing whose name an earlier one has, with that one. */
export function sameNames<One extends Named>(things: readonly One[]): readonly (readonly [first: One, second: One])[] {
  const seen = new Map<string, One>();
  return things.flatMap((thing): [One, One][] => {
    const key = thing.name.toLowerCase();
    const first = seen.get(key);
    if (first === undefined) seen.set(key, thing);
    return first === undefined ? [] : [[first, thing]];
  });
}

export function typesHaveOwnNames({ schemas, resources }: Service): readonly Diagnostic[] {
  const found = sameNames(schemas.map(({ name, id, origin }) => ({ name, id, at: origin.definition })));
  const isCopy = areCopies({ resources });
  return found.flatMap(([first, second]) => {
    const holes = { name: second.name, other: first.name, declared: declaredName(second.id), otherDeclared: declaredName(first.id) };
    return isCopy(first.at.file, second.at.file) ? [] : [report("types-share-name", holes, second.at, firstPlaceNote(first.at))];
  });
}

function declaredName(id: string): string {
  return id.slice(id.lastIndexOf("#") + 1);
}

/**
 * Where two resources have one name, those that take theirs from them have as well, which is no further finding; nor is the name of
 * what stands in two places at one URI, or is called after a type whose name another one has.
 */
export function resourcesHaveOwnNames({ resources, schemas }: Service): readonly Diagnostic[] {
  const found = sameNames(resources.map((resource) => ({ name: resource.noun, resource, at: resource.origin.definition })));
  if (found.length === 0) return [];
  const types = new Set(sameNames(schemas.map(({ name, origin }) => ({ name, at: origin.definition }))).map(([{ name }]) => name.toLowerCase()));
  const nouns = new Map(resources.map(({ id, noun }) => [id, noun]));
  const sharing = new Set<string>();
  return found.flatMap(([first, second]) => {
    const { id, parent = "", uri, noun } = second.resource;
    sharing.add(id);
    if (sharing.has(parent) && noun.startsWith(nouns.get(parent)!)) return [];
    if (types.has(noun.toLowerCase()) || isAtOneUri(first.resource, second.resource)) return [];
    const holes = { name: noun, other: first.name, uri: uri.template, otherUri: first.resource.uri.template };
    return [report("resources-share-name", holes, second.at, firstPlaceNote(first.at))];
  });
}

function isAtOneUri(one: Resource, other: Resource): boolean {
  return kindOfPattern(one) + uriPattern(one.uri) === kindOfPattern(other) + uriPattern(other.uri);
}

/** Resources of one name have operations of one name; the first is the finding. */
export function operationsHaveOwnNames({ resources }: Service): readonly Diagnostic[] {
  const shared = new Set(sameNames(resources.map(({ noun, origin }) => ({ name: noun, at: origin.definition }))).map(([{ name }]) => name.toLowerCase()));
  const named = resources
    .filter(({ noun }) => !shared.has(noun.toLowerCase()))
    .flatMap((resource) => resource.operations.map(({ id, name, origin }) => ({ name: id, member: name, resource, at: origin.definition })));
  return sameNames(named).map(([first, second]) => {
    const holes = { id: second.name, member: second.member, noun: second.resource.noun, otherMember: first.member, otherNoun: first.resource.noun };
    // Of a kind that two resources have, the resources tell more than the kind.
    const [one, other] = beginTogether(first.at, second.at) ? [first.resource.origin.definition, second.resource.origin.definition] : [first.at, second.at];
    return report("operations-share-name", holes, other, firstPlaceNote(one));
  });
}

export function credentialsHaveOwnNames({ security = [] }: Service): readonly Diagnostic[] {
  return sameNames(security.map(({ name, origin }) => ({ name, at: origin.definition }))).map(([first, second]) =>
    report("credentials-share-name", { name: second.name, other: first.name }, second.at, firstPlaceNote(first.at)),
  );
}
