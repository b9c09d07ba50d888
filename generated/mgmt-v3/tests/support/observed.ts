/** What observed data hold: entries of sampled counters, and counters that only grow. */
import type { Json, JsonObject } from "../../stub/src/runtime/data.ts";
import { isObject } from "../../stub/src/runtime/objects.ts";
import { fieldOf } from "./values.ts";

/** The counters that the entries of an answer are about. */
export function sampledIn(shown: Json | undefined): readonly string[] {
  return entriesIn(shown).flatMap((entry) => Object.values(entry).filter((value) => typeof value === "string")).sort();
}

/** The entries whose least, mean and greatest values are not in this order. */
export function disordered(shown: Json | undefined, [least, mean, greatest]: readonly [string, string, string]): readonly JsonObject[] {
  return entriesIn(shown).filter((entry) => !(Number(entry[least]) <= Number(entry[mean]) && Number(entry[mean]) <= Number(entry[greatest])));
}

function entriesIn(shown: Json | undefined): readonly JsonObject[] {
  const lists = isObject(shown) ? Object.values(shown).filter((value) => Array.isArray(value)) : [];
  return (lists[0] ?? []).filter(isObject);
}

/** The numbers, each at a path of fields, that are less than they were. */
export function fallen(before: Json | undefined, after: Json | undefined, paths: readonly (readonly string[])[]): readonly string[] {
  const at = (value: Json | undefined, path: readonly string[]): number => Number(path.reduce(fieldOf, value));
  return paths.filter((path) => at(after, path) < at(before, path)).map((path) => path.join("."));
}
