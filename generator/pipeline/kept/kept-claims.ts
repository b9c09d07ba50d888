/**
 * What runs kept of what files have to themselves. It lies apart from what is kept of the files: only a run in which a file claims something new asks for it.
 */
import type { Claims } from "../../plan/part.ts";
import { remembered } from "../../values/remembered.ts";
import type { ToKeep } from "../parts/to-keep.ts";
import { lost } from "./kept-files.ts";
import { bundleOf, byBundle, readOne, writeOne, type Shelf } from "./shelf.ts";

/** Claims with their hash. */
interface KeptClaims {
  readonly claimed: string;
  readonly claims: Claims;
}

/** The claims of a file. @throws LostPiece */
export function keptClaims(shelf: Shelf): (file: string, claimed: string) => Claims {
  const claimsIn = remembered((number: number) => readOne<KeptClaims>(shelf, "claims", number));
  return (file, claimed) => {
    const kept = claimsIn(bundleOf(file)).get(file);
    if (kept?.claimed === claimed) return kept.claims;
    return lost(file);
  };
}

/** @param isThere whether a file that was there before still is */
export function keepClaims(shelf: Shelf, { fragments, claims }: Pick<ToKeep, "fragments" | "claims">, isThere: (file: string) => boolean): void {
  for (const [number, made] of inBundles(fragments, claims)) {
    const before = readOne<KeptClaims>(shelf, "claims", number);
    if (made.every(([file, { claimed }]) => before.get(file)?.claimed === claimed)) continue;
    writeOne<KeptClaims>(shelf, "claims", number, [...new Map([...[...before].filter(([file]) => isThere(file)), ...made])]);
  }
}

function inBundles(fragments: ToKeep["fragments"], claims: ToKeep["claims"]): ReadonlyMap<number, readonly (readonly [file: string, claims: KeptClaims])[]> {
  return byBundle([...fragments].map(([file, { claimed }]) => [file, { claimed, claims: claims.get(file)! }] as const));
}
