/** What each effect of the closed set does. */
import type { OperationData } from "../data.ts";
import type { Result, Situation } from "../situation.ts";
import { act } from "./act.ts";
import { contain } from "./contain.ts";
import { contentAt, hasContent, isReadAsItIs, keepContent, withoutContent } from "./content.ts";
import { remove } from "./delete.ts";
import { list } from "./list.ts";
import { lookUp } from "./look-up.ts";
import { observe } from "./observe.ts";
import { read } from "./read.ts";
import { create, modify, replace } from "./write.ts";

type Perform = (situation: Situation) => Result;

const byEffect: { readonly [Of in OperationData["effect"]]: Perform } = { read, list, create, modify, replace, delete: remove, observe, act };

export function perform(situation: Situation): Result {
  const { operation: { effect, looksUp, contains }, content } = situation;
  const there = effect === "read" ? contentAt(situation) : undefined;
  if (there !== undefined) return { changes: [], content: there };
  if (effect === "delete" && hasContent(situation)) return withoutContent(situation);
  if (content !== undefined && changes.has(effect) && isReadAsItIs(situation)) return keepContent(situation, content);
  if (effect === "read" && looksUp !== undefined) return lookUp(situation);
  if (effect === "read" && contains) return contain(situation);
  return changes.has(effect) && !keeps(situation) ? { ...act(situation), marks: ["what is kept of it"] } : byEffect[effect](situation);
}

const changes: ReadonlySet<OperationData["effect"]> = new Set(["create", "modify", "replace", "delete"]);

/** Of what has no URI by which it could be read again nothing is kept, nor of a body that could not be read. */
function keeps({ found: { route }, operation: { request }, sent }: Situation): boolean {
  if (request.is === "json" && sent.length === 0) return false;
  return route.resource.object !== undefined || route.element !== undefined;
}
