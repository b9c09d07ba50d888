/** What stands at the URIs that written paths can stand for, among thousands, of which most are asked for as they are written. */
import { getOrInsert } from "../../values/memoize.ts";
import { isPathPattern, matchesTemplate, plainPlaceholder } from "./paths.ts";

/** @param names of the placeholders of the service */
export function pathIndex<One>(all: readonly One[], urisOf: (one: One) => readonly string[], names: ReadonlySet<string>): (path: string) => readonly One[] {
  const everything = all.flatMap((one) => urisOf(one).map((uri) => ({ one, uri })));
  const byForm = new Map<string, typeof everything>();
  for (const entry of everything) getOrInsert(byForm, formOf(entry.uri), () => []).push(entry);
  return (path) => {
    const candidates = isPathPattern(path, names) ? everything : (byForm.get(formOf(path)) ?? []);
    return [...new Set(candidates.filter(({ uri }) => matchesTemplate(path, uri, names)).map(({ one }) => one))];
  };
}

/** The same for a path that is no pattern and for all templates that it means. */
function formOf(path: string): string {
  return path.replace(/^\//, "").replace(/[<{]\+?([^<>{}]*)[>}]/g, (_, name: string) => `{${plainPlaceholder(name)}}`);
}
