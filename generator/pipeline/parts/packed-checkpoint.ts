/** What a comparison left, for another thread or another run. */
import type { Checkpoint } from "../../drift/checkpoint.ts";
import { pack, unpack } from "./pack.ts";

/** The marks are those of the definitions, which who has it has as well. */
export interface PackedCheckpoint extends Pick<Checkpoint, "marks"> {
  readonly packed: Uint8Array;
}

export function packCheckpoint({ marks: _, ...checkpoint }: Checkpoint): Uint8Array {
  return pack(checkpoint);
}

export function unpackCheckpoint({ marks, packed }: PackedCheckpoint): Checkpoint {
  return { marks, ...unpack<Omit<Checkpoint, "marks">>(packed) };
}
