/**
 * Finds things by what people call them: a name, or a path in dots whose first part is any name and whose further parts
 * are fields, each directly in the one before. A name can itself hold dots.
 */
import { fieldsOf, type Catalog } from "./catalog.ts";
import type { Thing } from "./thing.ts";

export function byName(catalog: Catalog, what: string): readonly Thing[] {
  return resolve(catalog, catalog.byName, what, (name) => name);
}

export function byNameInAnyCase(catalog: Catalog, what: string): readonly Thing[] {
  return resolve(catalog, catalog.byAnyCase, what.toLowerCase(), (name) => name.toLowerCase());
}

/** @param as how names are compared */
function resolve(catalog: Catalog, named: Catalog["byName"], what: string, as: (name: string) => string): readonly Thing[] {
  const found = new Set(named.get(what));
  for (const [head, rest] of splitsAtDots(what)) {
    for (const thing of named.get(head) ?? []) descend(catalog, thing, rest, as, found);
  }
  return catalog.things.filter((thing) => found.has(thing));
}

function descend(catalog: Catalog, thing: Thing, path: string, as: (name: string) => string, found: Set<Thing>): void {
  for (const field of fieldsOf(catalog, thing)) {
    const name = as(field.names[0]!);
    if (path === name) found.add(field);
    else if (path.startsWith(`${name}.`)) descend(catalog, field, path.slice(name.length + 1), as, found);
  }
}

/** A text cut at each of its dots. */
export function* splitsAtDots(text: string): Generator<readonly [head: string, rest: string]> {
  for (let dot = text.indexOf("."); dot !== -1; dot = text.indexOf(".", dot + 1)) yield [text.slice(0, dot), text.slice(dot + 1)];
}
