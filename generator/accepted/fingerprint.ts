/** What names a finding in every run, on every machine, and wherever its lines move to. */
import type { Json } from "../model/shape.ts";
import { hashOfJson } from "../values/hash.ts";

/** Sixteen hexadecimal digits of all that makes the finding the one that it is. */
export function fingerprintOf(...parts: readonly Json[]): string {
  return hashOfJson(parts).slice(0, 16);
}
