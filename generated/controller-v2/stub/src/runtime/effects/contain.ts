/** Reads what lies below a resource: objects under their names, collections as lists, in the order of the URIs. */
import { lastOf, type Setup, type Site } from "../setup.ts";
import type { Json, JsonObject } from "../data.ts";
import { keyed, own, placed, withField } from "../objects.ts";
import { decoded } from "../path.ts";
import { isLiteral } from "../pattern.ts";
import type { Result, Situation } from "../situation.ts";
import type { Match } from "../routes.ts";
import { elementName } from "./list.ts";
import { read } from "./read.ts";
import { keyFieldsOf } from "../target.ts";

export function contain(situation: Situation): Result {
  const { setup, state, found } = situation;
  const stored = state.under(found.path).map(({ path }) => path);
  const blank = [...setup.sites.values()].filter(isSingle).map(({ resource }) => resource.uri).filter((uri) => uri.startsWith(`${found.path}/`));
  const paths = [...new Set([...blank, ...stored])].sort();
  const whole = paths.reduce<Json>((value, path) => withObject(situation, value, path), {});
  return { changes: [], value: keyed(decoded(lastOf(found.path)), whole), name: decoded(lastOf(found.path)) };
}

/** One object that is always there, at a fixed URI of its own. */
function isSingle({ resource, segments, block }: Site): boolean {
  return resource.object !== undefined && block === undefined && segments.every(({ template }) => isLiteral(template));
}

function withObject(situation: Situation, whole: Json, path: string): Json {
  const { setup, found } = situation;
  const segments = path.slice(found.path.length + 1).split("/");
  const steps = segments.map((segment, at) => ({ segment, match: setup.router.match(`${found.path.slice(1)}/${segments.slice(0, at + 1).join("/")}`.split("/")) }));
  const { value } = read({ ...situation, found: steps.at(-1)!.match! });
  return into(setup, whole, steps, value ?? {});
}

interface Step {
  readonly segment: string;
  /** Nothing where the path goes through what is no resource. */
  readonly match: Match<Site> | undefined;
}

/** Goes down the path: into a field for a literal segment, into an item of a list for a key. */
function into(setup: Setup, whole: Json, [next, ...rest]: readonly Step[], value: Json): Json {
  if (next === undefined) return { ...(whole as JsonObject), ...(value as JsonObject) };
  const { match } = next;
  if (match?.route.element === undefined) return placed(whole, [nameOf(next)], into(setup, own(whole, nameOf(next)) ?? {}, rest, value))!;
  const [key, ...below] = rest;
  if (key?.match === undefined) return whole;
  const name = setup.listName(elementName(match));
  const fields = keyFieldsOf(setup, key.match);
  const items = (own(whole, name) ?? []) as readonly Json[];
  const at = items.findIndex((item) => Object.entries(fields).every(([field, part]) => String(own(item, field)) === String(part)));
  const item = into(setup, at === -1 ? fields : items[at]!, below, value);
  return withField(whole as JsonObject, name, at === -1 ? [...items, item] : items.with(at, item));
}

function nameOf({ segment, match }: Step): string {
  return match?.route.resource.object?.name ?? decoded(segment);
}
