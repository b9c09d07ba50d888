/**
 * What runs kept of what they made for some groups of outputs: the fragments of each file, and the outputs that are made once.
 * Runs that ask for other groups keep theirs beside it, so that neither makes the other begin anew.
 */
import { hashOfJson } from "../../values/hash.ts";
import { once } from "../../values/memoize.ts";
import type { Agreed, KeptFragments, KeptGroup, KeptParts, ToKeep } from "../parts/to-keep.ts";
import { keepClaims, keptClaims } from "./kept-claims.ts";
import { throwLost } from "./kept-files.ts";
import { keepPages, keptPages } from "./kept-pages.ts";
import { bundleCount, bundleOf, byBundle, readShelfBundle, writeShelfBundle, type Shelf } from "./shelf.ts";

export const noParts: KeptParts = {
  fragments: new Map(),
  groups: new Map(),
  agreed: undefined,
  claims: throwLost,
  pageTexts: ({ page }) => throwLost(page?.page),
};

/** @param shelf of the groups that are asked for */
export function keptParts(shelf: Shelf): KeptParts {
  const fragments = new Map(Array.from({ length: bundleCount }, (_, number) => [...readShelfBundle<KeptFragments>(shelf, "fragments", number)]).flat());
  return {
    fragments,
    groups: readShelfBundle<KeptGroup>(shelf, "groups", 0),
    agreed: readShelfBundle<Agreed>(shelf, "agreed", 0).get(stateOf(fragments)),
    claims: keptClaims(shelf),
    pageTexts: keptPages(shelf),
  };
}

/** Only bundles in which something is new are written. */
export function keepParts(shelf: Shelf, { before, files, fragments: made, pages, claims, agreed, groups }: ToKeep): void {
  const there = new Set(files);
  const isThere = (file: string): boolean => there.has(file);
  keepPages(shelf, { fragments: made, pages }, isThere);
  keepClaims(shelf, { fragments: made, claims }, isThere);
  const now = new Map([...[...before.fragments].filter(([file]) => isThere(file)), ...made]);
  const gone = [...before.fragments.keys()].filter((file) => !isThere(file));
  const inBundles = once(() => byBundle([...now]));
  for (const number of new Set([...made.keys(), ...gone].map(bundleOf))) writeShelfBundle(shelf, "fragments", number, inBundles().get(number) ?? []);
  if (groups.size > 0) writeShelfBundle(shelf, "groups", 0, [...new Map([...before.groups, ...groups])]);
  // What was found of all holds for these fragments, and for no others.
  writeShelfBundle<Agreed>(shelf, "agreed", 0, [[stateOf(now), agreed]]);
}

/** The hash of what fragments were made of. */
function stateOf(fragments: ReadonlyMap<string, KeptFragments>): string {
  return hashOfJson([...fragments].map(([file, { read, key }]) => [file, read, key] as const).sort(([one], [other]) => (one < other ? -1 : 1)));
}
