/**
 * The record of a service's outputs: path and hash of each file as it was generated, in the format of `sha256sum`.
 * It is committed, so branches merge it: a path may then have several hashes, or stand between conflict markers.
 */
import { byCodePoint } from "../values/by-code-point.ts";
import { unsafeReason } from "../values/path-rules.ts";

/** The record's name in the folder of its service. */
export const RECORD = "manifest.sha256";

/** What the record says of one file. */
export interface Recorded {
  /** More than one after a merge. */
  readonly hashes: ReadonlySet<string>;
  /** The line stands within a merge conflict of the record. */
  readonly conflict: boolean;
}

export type OutputRecord = ReadonlyMap<string, Recorded>;

/** Reads a record. A line that is none, or names an unsafe path, says nothing: its file is then treated as not ours. */
export function parseRecord(text: string): OutputRecord {
  const record = new Map<string, { hashes: Set<string>; conflict: boolean }>();
  let conflict = false;
  for (const line of text.split(/\r?\n/)) {
    if (line.startsWith("<<<<<<<")) conflict = true;
    if (line.startsWith(">>>>>>>")) conflict = false;
    const [, hash, path] = /^([0-9a-f]{64}) [ *](.+)$/s.exec(line) ?? [];
    if (hash === undefined || path === undefined || unsafeReason(path) !== undefined) continue;
    const known = record.get(path) ?? { hashes: new Set(), conflict: false };
    record.set(path, { hashes: known.hashes.add(hash), conflict: known.conflict || conflict });
  }
  return record;
}

/** Writes a record, by path: the same files give the same text. */
export function formatRecord(hashes: ReadonlyMap<string, ReadonlySet<string>>): string {
  return [...hashes]
    .sort(([left], [right]) => byCodePoint(left, right))
    .flatMap(([path, ofPath]) => [...ofPath].sort().map((hash) => `${hash}  ${path}\n`))
    .join("");
}
