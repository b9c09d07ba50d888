/**
 * Who wrote the text that stands where an output goes. Only what the tool itself wrote, or what a merge made of that, may be replaced
 * unasked; and an empty file, since it holds nothing that could be lost.
 */
import { conflictAt } from "../values/conflict.ts";
import { hashOf } from "../values/hash.ts";
import type { Recorded } from "./record.ts";

export type TextOrigin = "generated" | "merged" | "edited" | "unrecorded";

export function textOrigin(bytes: Buffer, recorded: Recorded | undefined): TextOrigin {
  if (bytes.length === 0) return "generated";
  if (recorded === undefined) return "unrecorded";
  if (recorded.hashes.has(hashOf(bytes))) return "generated";
  if (recorded.conflict || recorded.hashes.size > 1 || conflictAt(bytes.toString("utf8")) !== undefined) return "merged";
  return "edited";
}
