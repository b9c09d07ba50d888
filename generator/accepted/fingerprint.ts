/** What names a finding in every run, on every machine, and wherever its lines move to. */
import { createHash } from "node:crypto";
import type { Json } from "../model/shape.ts";

/** Sixteen hexadecimal digits of all that makes the finding the one that it is. */
export function fingerprintOf(...parts: readonly Json[]): string {
  return createHash("sha256").update(JSON.stringify(parts)).digest("hex").slice(0, 16);
}
