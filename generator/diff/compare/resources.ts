/** The resources of both versions: by where they are, then by what declares them. */
import type { Operation } from "../../model/operation.ts";
import type { Resource } from "../../model/resource.ts";
import type { Json } from "../../model/shape.ts";
import { groupBy } from "../../values/group-by.ts";
import { change, type ChangeLocation, type Differences } from "../change.ts";
import { compareNotes } from "./notes.ts";
import { compareOperations } from "./operations.ts";
import { compareTexts } from "./texts.ts";
import type { ComparedTypes } from "./types.ts";
import { compareUris, segmentsBelow, skeletonOf } from "./uris.ts";
import { compareValue, matchByName, matchByNames } from "./values.ts";

type Pair = readonly [before: Resource, after: Resource];

type Fact = readonly [name: string, value: Json];

/** What a pair of resources is compared in view of. */
interface Surroundings {
  readonly above: Pair | undefined;
  /** What can be done at its path. */
  readonly operations: { readonly [Of in "before" | "after"]: readonly Operation[] };
  readonly facts: { readonly [Of in "before" | "after"]: (resource: Resource) => readonly Fact[] };
}

export function* compareResources(before: readonly Resource[], after: readonly Resource[], service: ChangeLocation, types: ComparedTypes): Differences {
  const { both, removed, added } = matchByNames(
    before,
    after,
    ({ uri }) => skeletonOf(uri.segments),
    ({ id }) => id,
  );
  const above = pairsAbove(both);
  const facts = { before: ownFacts(before), after: ownFacts(after) };
  const operations = {
    before: atFirst(
      both.map(([one]) => one),
      removed,
    ),
    after: atFirst(
      both.map(([, other]) => other),
      added,
    ),
  };
  for (const pair of both)
    yield* compareResource(
      pair,
      { above: above(pair), operations: { before: operations.before.of(pair[0]), after: operations.after.of(pair[1]) }, facts },
      types,
    );
  for (const one of withoutNested(removed.filter(operations.before.isAlone)))
    yield change("resource", one, undefined, { ...service, subject: subjectOf(one), before: one.origin });
  for (const one of withoutNested(added.filter(operations.after.isAlone)))
    yield change("resource", undefined, one, { ...service, subject: subjectOf(one), after: one.origin });
}

interface AtPaths {
  readonly of: (resource: Resource) => readonly Operation[];
  /** Whether no other resource of both versions has its path. */
  readonly isAlone: (resource: Resource) => boolean;
}

/** Several definitions can share a path, and nobody who calls it knows which has an operation: all are those of the first that both versions have. */
function atFirst(shared: readonly Resource[], others: readonly Resource[]): AtPaths {
  const pathOf = ({ uri }: Resource): string => skeletonOf(uri.segments);
  const paths = groupBy([...shared, ...others], pathOf);
  const first = (resource: Resource): Resource => paths.get(pathOf(resource))![0]!;
  const known = new Set(shared);
  return {
    of: (resource) => (first(resource) === resource ? paths.get(pathOf(resource))!.flatMap(({ operations }) => operations) : []),
    isAlone: (resource) => !known.has(first(resource)),
  };
}

function subjectOf({ uri }: Resource): ChangeLocation["subject"] {
  return { is: "resource", name: uri.template };
}

/** What a definition nests in a resource comes and goes with it. */
function withoutNested(resources: readonly Resource[]): readonly Resource[] {
  const ids = new Set(resources.map(({ id }) => id));
  return resources.filter(({ parent }) => parent === undefined || !ids.has(parent));
}

/** The resources that a pair of them stands directly below, in both versions. */
function pairsAbove(pairs: readonly Pair[]): (pair: Pair) => Pair | undefined {
  const byUri = new Map(pairs.map((pair) => [skeletonOf(pair[0].uri.segments), pair]));
  return ([before, after]) => {
    for (let length = before.uri.segments.length - 1; length > 0; length -= 1) {
      const pair = byUri.get(skeletonOf(before.uri.segments.slice(0, length)));
      if (pair !== undefined && segmentsBelow(after.uri, pair[1].uri).length < after.uri.segments.length) return pair;
    }
    return undefined;
  };
}

function* compareResource([before, after]: Pair, { above, operations, facts }: Surroundings, types: ComparedTypes): Differences {
  const here: ChangeLocation = { subject: subjectOf(after), before: before.origin, after: after.origin };
  const own =
    above === undefined ? [before.uri.segments, after.uri.segments] : [segmentsBelow(before.uri, above[0].uri), segmentsBelow(after.uri, above[1].uri)];
  yield* compareUris(own[0]!, own[1]!, { aspect: "uri", from: before.uri.template, to: after.uri.template }, here, types);
  yield* compareValue("generic", before.generic, after.generic, here);
  yield* compareValue("resource-deprecated", before.deprecated, after.deprecated, here);
  yield* compareKinds(before.kind, after.kind, here);
  yield* compareFacts(facts.before(before), facts.after(after), here);
  yield* compareTexts(before, after, here);
  yield* compareNotes(before.notes, after.notes, here);
  yield* compareOperations({ ...before, operations: operations.before }, { ...after, operations: operations.after }, here, types);
}

function* compareKinds(before: Resource["kind"], after: Resource["kind"], here: ChangeLocation): Differences {
  yield* compareValue("kind", before.name, after.name, here);
  if (before.name !== after.name) return;
  const subject = { is: "note", name: `the kind ${after.name}` } as const;
  yield* compareTexts(before, after, { ...here, subject, before: before.origin, after: after.origin });
}

function* compareFacts(before: readonly Fact[], after: readonly Fact[], here: ChangeLocation): Differences {
  const { both, removed, added } = matchByName(before, after, ([name]) => name);
  const within = (name: string): ChangeLocation => ({ ...here, subject: { is: "note", name: `${here.subject.name}: ${name}` } });
  for (const [[name, from], [, to]] of both) yield* compareValue("fact", from, to, within(name));
  for (const [name, from] of removed) yield change("fact", from, undefined, within(name));
  for (const [name, to] of added) yield change("fact", undefined, to, within(name));
}

/** The facts of a resource but those that are the end of its own URI or of one that its definition nests in it: a key shows there. */
function ownFacts(resources: readonly Resource[]): (resource: Resource) => readonly Fact[] {
  const uris = new Map<string, string[]>();
  for (const { id, parent, uri } of resources) for (const owner of [id, parent ?? id]) uris.set(owner, [...(uris.get(owner) ?? []), uri.template]);
  return ({ id, kind }) =>
    Object.entries(kind.facts).filter(([, value]) => typeof value !== "string" || !uris.get(id)!.some((uri) => uri.endsWith(`/${value}`)));
}
