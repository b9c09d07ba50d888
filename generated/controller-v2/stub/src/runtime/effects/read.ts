/** Reads one object: what was configured, and the defaults of the rest. */
import type { Json } from "../data.ts";
import { leastOf } from "../least.ts";
import type { Result, Situation } from "../situation.ts";
import { nameOf, notFound, partOf, requireParents, storedAt, targetOf, type Target } from "../target.ts";

export function read({ setup, state, found }: Situation): Result {
  const target = targetOf(setup, found);
  requireParents(state, found);
  const stored = storedAt(setup, state, target);
  if (stored === undefined) throw notFound(target.path);
  return { changes: [], value: shownPart(setup, target, partOf(stored, target)), name: nameOf(target) };
}

/** What is no object is never stored: it is shown as the least that it can be. */
export function shownPart({ viewer, shapes, base }: Situation["setup"], { object, path }: Target, part: Json | undefined): Json {
  if (!shapes.hasFields(object.shape)) return leastOf(shapes, object.shape);
  return viewer.show(object.shape, part ?? {}, base + path) ?? {};
}
