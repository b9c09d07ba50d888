/** The lists of an object whose elements are resources of their own: the elements are stored, and the list is made of them. */
import type { Json } from "./data.ts";
import { inside, placed } from "./objects.ts";
import { pathBelow } from "./routes.ts";
import type { Site } from "./setup.ts";
import type { State, Stored } from "./store.ts";

/** The object with its lists as its collections are now. */
export function withLists(state: State, site: Site, stored: Stored): Stored {
  const fields = (site.lists ?? []).reduce<Json | undefined>((all, { collection, path }) => {
    const elements = state.elements(pathBelow(site, stored.path, collection)).map((one) => withLists(state, collection.element!, one).fields);
    return elements.length === 0 && inside(all, path) === undefined ? all : placed(all, path, elements);
  }, stored.fields);
  return fields === stored.fields ? stored : { ...stored, fields: fields as Stored["fields"] };
}
