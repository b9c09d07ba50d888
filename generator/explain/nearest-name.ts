/** What comes nearest to a text that nothing answers to. */
import { nearest } from "../diagnostics/nearest.ts";
import { byName, byNameInAnyCase, splitsAtDots } from "./by-name.ts";
import { pointerIn } from "./by-pointer.ts";
import { fieldsOf, type Catalog } from "./catalog.ts";
import type { Outputs } from "./outputs.ts";

interface Subject {
  readonly catalog: Catalog;
  readonly outputs: () => Outputs;
}

/** A field beside the last one that a path does lead to, any name, or any pointer where a pointer was asked for. */
export function nearestName(what: string, subjects: readonly Subject[]): string | undefined {
  const catalogs = subjects.map(({ catalog }) => catalog);
  const beside = new Set(catalogs.flatMap((catalog) => pathsBeside(catalog, what)));
  const names = new Set(catalogs.flatMap((catalog) => [...catalog.byName.keys()]));
  return nearest(what, beside) ?? nearest(what, names) ?? nearestPointer(what, subjects);
}

function nearestPointer(what: string, subjects: readonly Subject[]): string | undefined {
  const pointer = pointerIn(what);
  if (pointer === undefined) return undefined;
  const documents = subjects.flatMap(({ outputs }) => outputs().documents);
  return nearest(pointer, new Set(documents.flatMap(({ pointers }) => [...pointers.at.keys()])));
}

/** Of the longest beginning of a path that leads to something: the paths that go on from there. */
function pathsBeside(catalog: Catalog, what: string): readonly string[] {
  for (const [head] of [...splitsAtDots(what)].reverse()) {
    const exact = byName(catalog, head);
    const things = exact.length > 0 ? exact : byNameInAnyCase(catalog, head);
    const paths = things.flatMap((thing) => fieldsOf(catalog, thing).map(({ names: [name] }) => `${head}.${name}`));
    if (paths.length > 0) return paths;
  }
  return [];
}
