/** Lists the elements of a collection, each as reading it shows it, and with its path where the list holds that. */
import { lastOf, type Setup, type Site } from "../setup.ts";
import type { JsonObject, Shape } from "../data.ts";
import { leastOf } from "../least.ts";
import { withLists } from "../lists.ts";
import { withField } from "../objects.ts";
import { decoded } from "../path.ts";
import type { Match } from "../routes.ts";
import type { Result, Situation } from "../situation.ts";
import { requireParents } from "../target.ts";

export function list({ setup, state, found, operation }: Situation): Result {
  const { path, route } = found;
  requireParents(state, found);
  const page = operation.answer.is === "json" ? operation.answer.shape : undefined;
  const array = page === undefined ? undefined : arrayIn(setup, page);
  const item: Shape = array?.items ?? route.element?.resource.object?.shape ?? { is: "any" };
  const elements = state.elements(path).map((stored) => (route.element === undefined ? stored : withLists(state, route.element, stored)));
  const items = elements.map((stored) => setup.viewer.show(item, stored.fields, setup.base + stored.path) ?? stored.fields);
  const value = page === undefined || array?.field === undefined ? items : withField(leastOf(setup.shapes, page) as JsonObject, array.field, items);
  return { changes: [], value, name: setup.listName(elementName(found)) };
}

/** What the items of a list are, and the field of the answer that holds them where it is not the answer itself. */
function arrayIn({ shapes }: Setup, page: Shape): { readonly items: Shape; readonly field?: string } | undefined {
  const shape = shapes.resolve(page);
  if (shape.is === "array") return { items: shape.items };
  for (const field of shapes.fieldsOf(shape)?.values() ?? []) {
    const inner = shapes.resolve(field.shape);
    if (inner.is === "array") return { items: inner.items, field: field.name };
  }
  return undefined;
}

export function elementName({ route, path }: Match<Site>): string {
  return route.element?.resource.object?.name ?? decoded(lastOf(path));
}
