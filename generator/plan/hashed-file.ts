/** Outputs as bytes with their hashes: what can be handed on, written and kept without a second look. */
import { hashOf } from "../values/hash.ts";
import { toUtf8 } from "../values/utf8.ts";
import type { OutputFile } from "./output.ts";

export type HashedFile = Required<OutputFile<Uint8Array>>;

export function hashFile({ path, text }: OutputFile<string>): HashedFile {
  const bytes = toUtf8(text);
  return { path, text: bytes, hash: hashOf(bytes) };
}
