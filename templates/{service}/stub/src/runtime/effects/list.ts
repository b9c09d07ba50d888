/** Lists the elements of a collection, each as reading it shows it, and with its path where the list holds that. */
import { lastOf, type Site } from "../setup.ts";
import type { Json, Shape } from "../data.ts";
import { decoded } from "../path.ts";
import type { Match } from "../routes.ts";
import type { Result, Situation } from "../situation.ts";
import type { Stored } from "../store.ts";
import { requireParents } from "../target.ts";

export function list({ setup, state, found, operation }: Situation): Result {
  const { path, route } = found;
  requireParents(state, found);
  const { answer } = operation;
  const item: Shape = answer.is === "json" && answer.shape.is === "array" ? answer.shape.items : (route.element?.resource.object?.shape ?? { is: "any" });
  const shown = (stored: Stored): Json => setup.viewer.show(item, stored.fields, setup.base + stored.path) ?? stored.fields;
  return { changes: [], value: state.elements(path).map(shown), name: setup.listName(elementName(found)) };
}

export function elementName({ route, path }: Match<Site>): string {
  return route.element?.resource.object?.name ?? decoded(lastOf(path));
}
