/** Outputs as bytes with their hashes: what can be handed on, written and kept without a second look. */
import { hashOf } from "../values/hash.ts";
import { utf8 } from "../values/utf8.ts";
import type { OutputFile } from "./output.ts";

export type HashedFile = Required<OutputFile<Uint8Array>>;

export function hashed({ path, text }: OutputFile<string>): HashedFile {
  const bytes = utf8(text);
  return { path, text: bytes, hash: hashOf(bytes) };
}
