/** What storing an object changes: the object itself, what there is once in it, and the elements of its lists. */
import type { Json, JsonObject } from "./data.ts";
import { inside } from "./objects.ts";
import { Refusal } from "./refusal.ts";
import { pathBelow, type Match } from "./routes.ts";
import type { ListedSite, Setup, Site } from "./setup.ts";
import type { Change, State, Stored } from "./store.ts";
import { elementOf, targetOf, untouched, withPart } from "./target.ts";

/** An element that is new comes with what there is once in each. */
export function stores(setup: Setup, state: State, match: Match<Site>, stored: Stored): readonly Change[] {
  const { route, path } = match;
  const once = state.get(path) === undefined ? (route.once ?? []) : [];
  const own = [stored, ...once.map((site) => untouched(setup, site, pathBelow(route, path, site)))].map((put) => ({ put }));
  return [...own, ...(route.lists ?? []).flatMap((list) => storesList(setup, state, match, stored, list))];
}

/** The elements that a list names are all that its collection has then. */
function storesList(setup: Setup, state: State, owner: Match<Site>, stored: Stored, list: ListedSite): readonly Change[] {
  const { collection, path } = list;
  const values = [...owner.values, ...collection.segments.slice(owner.values.length).map(() => [])];
  const match: Match<Site> = { route: collection, values, path: pathBelow(owner.route, owner.path, collection) };
  const listed = inside(stored.fields, path);
  const items: readonly Json[] = Array.isArray(listed) ? listed : [];
  const serial = Math.max(stored.serial, state.serial) + 1;
  const places = items.map((item, at) => elementOf(setup, match, collection.element!, item, serial + at));
  const paths = pathsApart(path.join("."), places);
  const gone = state.elements(match.path).filter((one) => !paths.has(one.path));
  return [...gone.map((one) => ({ remove: one.path })), ...places.flatMap((place, at) => storesElement(setup, state, place, items[at] as JsonObject, stored, serial + at))];
}

/** As old as the object that it came with, unless it was there before. */
function storesElement(setup: Setup, state: State, place: Match<Site>, item: JsonObject, { created }: Stored, serial: number): readonly Change[] {
  return stores(setup, state, place, withPart(setup, targetOf(setup, place), state.get(place.path), item, created, serial));
}

function pathsApart(field: string, places: readonly Match<Site>[]): ReadonlySet<string> {
  const paths = new Set<string>();
  for (const { path } of places) {
    if (paths.has(path)) throw new Refusal("conflict", { field, fact: `names ${path} twice` });
    paths.add(path);
  }
  return paths;
}
