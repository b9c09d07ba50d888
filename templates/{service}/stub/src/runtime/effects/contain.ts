/** Reads what lies below a resource: objects under their names, collections as lists, in the order of the URIs. */
import { lastOf, type Setup, type Site } from "../setup.ts";
import type { Json, JsonObject } from "../data.ts";
import { isObject, keyed, own, put, type Draft } from "../objects.ts";
import { decoded } from "../path.ts";
import { isLiteral } from "../pattern.ts";
import type { Result, Situation } from "../situation.ts";
import type { Match } from "../routes.ts";
import { elementName } from "./list.ts";
import { read } from "./read.ts";
import { keyFieldsOf } from "../target.ts";

export function contain(situation: Situation): Result {
  const { setup, state, found } = situation;
  const stored = state.under(found.path).filter(({ uri }) => setup.sites.get(uri)?.resource.object !== undefined).map(({ path }) => path);
  const blank = [...setup.sites.values()].filter(isSingle).map(({ resource }) => resource.uri).filter((uri) => uri.startsWith(`${found.path}/`));
  const name = decoded(lastOf(found.path));
  return { changes: [], value: keyed(name, withBelow(situation, placesAt(found.path, [...blank, ...stored]), {})), name };
}

/** One object that is always there, at a fixed URI of its own. */
function isSingle({ resource, segments, block }: Site): boolean {
  return resource.object !== undefined && block === undefined && segments.every(({ template }) => isLiteral(template));
}

/** A path on the way to objects, and what goes on from it by one segment. */
interface Place {
  readonly path: string;
  readonly isObject: boolean;
  readonly below: readonly Place[];
}

/** Each path once, in the order of the paths. */
function placesAt(root: string, paths: readonly string[]): Place {
  const places = new Map<string, { path: string; isObject: boolean; below: Place[] }>([[root, { path: root, isObject: false, below: [] }]]);
  const placeOf = (path: string): { isObject: boolean; below: Place[] } => {
    const known = places.get(path);
    if (known !== undefined) return known;
    const place = { path, isObject: false, below: [] };
    places.set(path, place);
    placeOf(path.slice(0, path.lastIndexOf("/"))).below.push(place);
    return place;
  };
  for (const path of [...paths].sort()) placeOf(path).isObject = true;
  return places.get(root)!;
}

/** The object at a place with what lies below it: under a name for a literal segment, in a list for a key. */
function withBelow(situation: Situation, place: Place, before: Json): JsonObject {
  const { setup } = situation;
  const value = place.isObject ? read({ ...situation, found: matchAt(setup, place)! }).value : undefined;
  const whole: Draft = { ...(isObject(before) ? before : {}), ...(isObject(value) ? value : {}) };
  for (const next of place.below) {
    const match = matchAt(setup, next);
    if (match?.route.element === undefined) {
      const name = match?.route.resource.object?.name ?? decoded(lastOf(next.path));
      put(whole, name, withBelow(situation, next, own(whole, name) ?? {}));
    } else {
      const name = setup.listName(elementName(match));
      put(whole, name, withElements(situation, next, own(whole, name)));
    }
  }
  return whole;
}

/** Nothing where the path goes through what is no resource. */
function matchAt({ router }: Setup, { path }: Place): Match<Site> | undefined {
  return router.match(path.slice(1).split("/"));
}

/** The object that the collection lies below may have some of its elements in the same list. */
function withElements(situation: Situation, { below }: Place, before: Json | undefined): readonly Json[] {
  const { setup } = situation;
  const items: Json[] = Array.isArray(before) ? [...(before as readonly Json[])] : [];
  const elements = below.flatMap((place) => {
    const match = matchAt(setup, place);
    return match === undefined ? [] : [{ place, fields: keyFieldsOf(setup, match) }];
  });
  const names = Object.keys(elements[0]?.fields ?? {});
  const known = new Map(names.length === 0 ? [] : items.map((item, at) => [keyIn(item, names), at]));
  for (const { place, fields } of elements) {
    const at = known.get(keyIn(fields, names)) ?? items.length;
    items[at] = withBelow(situation, place, items[at] ?? fields);
  }
  return items;
}

function keyIn(item: Json, names: readonly string[]): string {
  return JSON.stringify(names.map((name) => String(own(item, name))));
}
