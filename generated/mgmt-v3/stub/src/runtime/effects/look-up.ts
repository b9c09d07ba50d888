/** Finds an object of any type, or a block of one, by the value that the service assigned to it. */
import type { Setup, Site } from "../setup.ts";
import { Refusal } from "../refusal.ts";
import type { Match } from "../routes.ts";
import { valueOf } from "../routes.ts";
import type { Result, Situation } from "../situation.ts";
import { notFound } from "../target.ts";
import { inside } from "../objects.ts";
import { read } from "./read.ts";

export function lookUp(situation: Situation): Result {
  const { found } = situation;
  const { match, block } = identified(situation, situation.operation.looksUp!);
  const name = block.at(-1);
  const whole = read({ ...situation, found: match });
  if (name === undefined) return whole;
  const value = inside(whole.value, block);
  if (value === undefined) throw notFound(found.path);
  return { changes: [], value, name };
}

/** The object whose identifier the URI holds. */
export function identified({ setup, state, found }: Pick<Situation, "setup" | "state" | "found">, placeholder: string): { readonly match: Match<Site>; readonly block: readonly string[] } {
  const identifier = valueOf(found, placeholder) ?? "";
  const hit = state.find(identifier);
  if (hit === undefined) throw new Refusal("not-found", { field: placeholder, fact: `${JSON.stringify(identifier)} identifies no object` });
  return { match: matchOf(setup, hit.stored.path), block: hit.block };
}

export function matchOf({ router }: Setup, path: string): Match<Site> {
  const match = router.match(path.slice(1).split("/"));
  if (match === undefined) throw notFound(path);
  return match;
}
