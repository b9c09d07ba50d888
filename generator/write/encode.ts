/** Plans as bytes: what every comparison of a run holds against the disk, encoded and hashed once. */
import type { OutputPlan } from "../plan/output.ts";
import { hashOf } from "./record.ts";

export interface EncodedFile {
  readonly path: string;
  readonly bytes: Buffer;
  readonly hash: string;
}

export interface EncodedPlan extends Omit<OutputPlan, "files"> {
  readonly files: readonly EncodedFile[];
}

/** Files outside the scope of a partial run are left out. */
export function encode({ files, partial: inScope = () => true, ...plan }: OutputPlan): EncodedPlan {
  const encoded = files.filter(({ path }) => inScope(path)).map(({ path, text }) => {
    const bytes = typeof text === "string" ? Buffer.from(text) : Buffer.from(text.buffer, text.byteOffset, text.byteLength);
    return { path, bytes, hash: hashOf(bytes) };
  });
  return { ...plan, partial: inScope, files: encoded };
}
