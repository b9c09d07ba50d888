/** Plans as bytes: what every comparison of a run holds against the disk, encoded and hashed once. */
import type { IntactFile, OutputPlan } from "../plan/output.ts";
import { hashOf } from "../values/hash.ts";

export interface EncodedFile {
  readonly path: string;
  readonly bytes: Buffer;
  readonly hash: string;
}

export interface EncodedPlan extends Omit<OutputPlan, "files"> {
  readonly files: readonly EncodedFile[];
  readonly intact: readonly IntactFile[];
}

/** Files outside the scope of a partial run are left out. */
export function encodePlan({ files, intact = [], partial: inScope = () => true, ...plan }: OutputPlan): EncodedPlan {
  const encoded = files
    .filter(({ path }) => inScope(path))
    .map(({ path, text, hash }) => {
      const bytes = typeof text === "string" ? Buffer.from(text) : Buffer.from(text.buffer, text.byteOffset, text.byteLength);
      return { path, bytes, hash: hash ?? hashOf(bytes) };
    });
  return { ...plan, partial: inScope, files: encoded, intact: intact.filter(({ path }) => inScope(path)) };
}
