/** The resources of a definition with their names, URIs and origins. */
import type { Effect } from "../model/operation.ts";
import type { Resource } from "../model/resource.ts";
import type { ModuleReading, ResourceReading } from "../read/reading.ts";
import { memoize } from "../values/memoize.ts";
import type { CommonLinks, FileContribution } from "./common.ts";
import { nounsOf } from "./names.ts";
import { linkOperation } from "./operations.ts";
import type { Places } from "./places.ts";
import { linkNotes } from "./shapes.ts";
import { segmentsOf } from "./template.ts";
import { resourceTitle, spellingsIn } from "./titles.ts";
import { checkGiven, linkUri, type GivenPlaceholders } from "./uris.ts";

/** The resources of a file, one definition after another. */
export function linkResources(places: Places, { given, spellings }: CommonLinks, module: ModuleReading): readonly Resource[] {
  return definitionsOf(module).flatMap((resources) => {
    const nouns = nounsOf(resources);
    const titles = nouns.map((noun) => resourceTitle(noun, spellings));
    const tag = titles[0]!;
    return resources.map((resource, index): Resource => {
      const element = elementOf(resources, index);
      const singular = element === undefined ? nouns[index]! : nouns[resources.indexOf(element)]!;
      const subject = titles[subjectOf(resources, index)]!;
      return linkResource(places, given, module.file, resource, {
        noun: nouns[index]!,
        title: titles[index]!,
        singular,
        subject,
        tag,
        generic: resources[0]!.generic === true,
      });
    });
  });
}

/** What the resources of a file add to what those of all have in common. */
export function contributionOf(module: ModuleReading): FileContribution {
  const nouns = definitionsOf(module).flatMap(nounsOf);
  return {
    nouns,
    given: module.resources.filter(({ placeholders }) => placeholders.length > 0).map(({ uri, placeholders }) => [uri, placeholders] as const),
    spelled: spellingsIn(nouns, [...new Set(module.resources.flatMap(({ kind, description }) => [kind.name, description]))]),
  };
}

/** The resources of each alias. */
export function definitionsOf(module: ModuleReading): readonly (readonly ResourceReading[])[] {
  const aliases = [...new Set(module.resources.map(({ alias }) => alias))];
  return aliases.map((alias) => module.resources.filter((resource) => resource.alias === alias));
}

/** The resource of one element, nested one segment of placeholders below a collection. */
function elementOf(resources: readonly ResourceReading[], index: number): ResourceReading | undefined {
  const collection = resources[index]!;
  return resources.find(
    ({ path, uri, named, placeholders }) =>
      named !== undefined &&
      placeholders.length > 0 &&
      path.length === collection.path.length + 1 &&
      uri.startsWith(`${collection.uri}/`) &&
      segmentsOf(uri).length === segmentsOf(collection.uri).length + 1,
  );
}

/** A resource without a name of its own and without a key is about the one that it is nested in. */
function subjectOf(resources: readonly ResourceReading[], index: number): number {
  const { path, named } = resources[index]!;
  if (path.length === 0 || named !== undefined) return index;
  return resources.findIndex((other) => other.path.join(".") === path.slice(0, -1).join("."));
}

interface Names {
  readonly noun: string;
  readonly title: string;
  /** The noun of one element, for operations on a collection that concern one. */
  readonly singular: string;
  /** What summaries name in brackets. */
  readonly subject: string;
  readonly tag: string;
  readonly generic: boolean;
}

const ofAll: readonly Effect[] = ["list", "read", "observe"];

function linkResource(places: Places, given: GivenPlaceholders, module: string, resource: ResourceReading, names: Names): Resource {
  const at = resource.origin.definition;
  checkGiven(places, resource);
  // Most operations stand at the URI of their resource.
  const uriOf = memoize((template: string) => linkUri(places, given, resource.placeholders, template, { origin: at, written: resource.written }));
  const id = (path: readonly string[]): string => [`${module}#${resource.alias}`, ...path].join(".");
  return {
    id: id(resource.path),
    ...(resource.path.length === 0 ? {} : { parent: id(resource.path.slice(0, -1)) }),
    module,
    noun: names.noun,
    ...(resource.named === undefined || resource.explicitName !== undefined ? {} : { isNamedByType: true }),
    title: names.title,
    tag: names.tag,
    uri: uriOf(resource.uri),
    ...(names.generic ? { generic: true } : {}),
    kind: { ...resource.kind, origin: places.originOf(resource.kind.origin) },
    description: resource.description,
    ...(resource.deprecated ? { deprecated: true } : {}),
    operations: resource.operations.map((operation) =>
      linkOperation(places, operation, uriOf, {
        noun: ofAll.includes(operation.effect) ? names.noun : names.singular,
        subject: names.subject,
        deprecated: resource.deprecated === true,
        ...(resource.access === undefined ? {} : { access: resource.access }),
      }),
    ),
    notes: linkNotes(places, resource.notes),
    origin: places.ownOriginOf(resource.origin),
  };
}
