/** Deletes an object with what lies below it. One of which exactly one exists gets its defaults back. */
import type { Site } from "../setup.ts";
import { placed } from "../objects.ts";
import type { Match } from "../routes.ts";
import type { Result, Situation } from "../situation.ts";
import type { Change, Stored } from "../store.ts";
import { stores } from "../storing.ts";
import { nameOf, notFound, partOf, requireParents, storedAt, targetOf, untouched, type Target } from "../target.ts";
import { shownPart } from "./read.ts";

export function remove(situation: Situation): Result {
  const { setup, state, found } = situation;
  if (found.route.element !== undefined) return removeAll(situation, found);
  const target = targetOf(setup, found);
  requireParents(state, found);
  const stored = storedAt(setup, state, target);
  if (stored === undefined) throw notFound(target.path);
  const single = target.owner.route.collection === undefined;
  const after = single || target.block.length > 0 ? emptied(situation, target, stored) : undefined;
  const changes: readonly Change[] = after === undefined ? [{ remove: target.path }] : stores(setup, state, target.owner, after);
  return { changes, value: shownPart(setup, target, partOf(after ?? stored, target)), name: nameOf(target), ...(after === undefined ? {} : { marks: ["whether the answer shows the object before or after"] }) };
}

/** Its identifiers stay: it is the same object. */
function emptied({ setup }: Situation, target: Target, before: Stored): Stored {
  const { owner, block } = target;
  const blank = untouched(setup, owner.route, owner.path);
  if (block.length === 0) return { ...before, fields: setup.identifiers.assign(target.object.shape, target.key, before.fields, owner.path), configured: false };
  return { ...before, fields: placed(before.fields, block, partOf(blank, target)) as Stored["fields"] };
}

function removeAll({ state }: Situation, { path }: Match<Site>): Result {
  return { changes: state.elements(path).map((one) => ({ remove: one.path })), value: [] };
}
