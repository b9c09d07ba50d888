/**
 * What runs kept of what files have to themselves. It lies apart from what is kept of the files: only a run in which a file claims something new asks for it.
 */
import type { PartClaims } from "../../plan/part-maker.ts";
import { memoize } from "../../values/memoize.ts";
import type { ToKeep } from "../parts/to-keep.ts";
import { throwLost } from "./kept-files.ts";
import { bundleOf, byBundle, readShelfBundle, writeShelfBundle, type Shelf } from "./shelf.ts";

/** Claims with their hash. */
interface KeptClaims {
  readonly claimed: string;
  readonly claims: PartClaims;
}

/** The claims of a file. @throws LostPiece */
export function keptClaims(shelf: Shelf): (file: string, claimed: string) => PartClaims {
  const claimsIn = memoize((number: number) => readShelfBundle<KeptClaims>(shelf, "claims", number));
  return (file, claimed) => {
    const kept = claimsIn(bundleOf(file)).get(file);
    if (kept?.claimed === claimed) return kept.claims;
    return throwLost(file);
  };
}

/** @param isThere whether a file that was there before still is */
export function keepClaims(shelf: Shelf, { fragments, claims }: Pick<ToKeep, "fragments" | "claims">, isThere: (file: string) => boolean): void {
  for (const [number, bundle] of inBundles(fragments, claims)) {
    const before = readShelfBundle<KeptClaims>(shelf, "claims", number);
    if (bundle.every(([file, { claimed }]) => before.get(file)?.claimed === claimed)) continue;
    writeShelfBundle<KeptClaims>(shelf, "claims", number, [...new Map([...[...before].filter(([file]) => isThere(file)), ...bundle])]);
  }
}

function inBundles(fragments: ToKeep["fragments"], claims: ToKeep["claims"]): ReadonlyMap<number, readonly (readonly [file: string, claims: KeptClaims])[]> {
  return byBundle([...fragments].map(([file, { claimed }]) => [file, { claimed, claims: claims.get(file)! }] as const));
}
