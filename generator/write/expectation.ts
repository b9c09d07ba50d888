/** What shall stand in the output folder when a run is done, and what shall be gone: the plans held against the records. */
import type { IntactFile } from "../plan/output.ts";
import { hashOf } from "../values/hash.ts";
import { memoize, memoizeByObject } from "../values/memoize.ts";
import { ATTRIBUTES, attributesText } from "./attributes.ts";
import type { EncodedPlan } from "./encode.ts";
import { formatRecord, parseRecord, RECORD, type OutputRecord, type Recorded } from "./record.ts";
import { pathIn, readOutput, type Site } from "./site.ts";

/** A file to be. */
export interface WantedFile {
  readonly bytes: Buffer;
  readonly recorded: Recorded | undefined;
  /** A file that this stage keeps for itself: not in the record, and never in need of force. */
  readonly own: boolean;
}

/** By path from the output folder; the records come last, in `wanted` as on the disk. */
export interface Expectation {
  readonly wanted: ReadonlyMap<string, WantedFile>;
  readonly stale: ReadonlyMap<string, Recorded>;
}

export function expectation(site: Site, plans: readonly EncodedPlan[]): Expectation {
  const parts = plans.map((plan) => expectService(site, plan));
  const attributes = own(attributesText(readOutput(site, ATTRIBUTES)));
  return {
    wanted: new Map([
      ...(plans.length === 0 ? [] : [[ATTRIBUTES, attributes] as const]),
      ...parts.flatMap((part) => part.files),
      ...parts.flatMap((part) => part.records),
    ]),
    stale: new Map(parts.flatMap((part) => part.stale)),
  };
}

function expectService(site: Site, plan: EncodedPlan) {
  const { service, files } = plan;
  const path = pathIn(service, RECORD);
  const recordText = readOutput(site, path)?.toString("utf8");
  const { record, gone, next } = againstRecord(plan)(recordText ?? "");
  return {
    files: files.map((file) => [pathIn(service, file.path), { bytes: file.bytes, recorded: record.get(file.path), own: false }] as const),
    records: next.bytes.length === 0 ? [] : [[path, next] as const],
    stale: [
      ...gone.map(([file, recorded]) => [pathIn(service, file), recorded] as const),
      ...(next.bytes.length === 0 && recordText !== undefined ? [[path, generatedAs(recordText)] as const] : []),
    ],
  };
}

/** A plan is held against the same record before the lock is taken and under it. */
const againstRecord = memoizeByObject(({ files, intact, partial: inScope = () => true }: EncodedPlan) =>
  memoize((recordText: string) => {
    const record = parseRecord(recordText);
    const planned = new Set([...files, ...intact].map(({ path }) => path));
    return {
      record,
      gone: [...record].filter(([path]) => inScope(path) && !planned.has(path)),
      next: own(Buffer.from(nextRecord(record, [...files, ...intact], inScope))),
    };
  }),
);

/** The files of this run, made or left as they are, and what the record says of those outside its scope. */
function nextRecord(record: OutputRecord, files: readonly IntactFile[], inScope: (path: string) => boolean): string {
  const outside = [...record].filter(([path]) => !inScope(path)).map(([path, { hashes }]) => [path, hashes] as const);
  const inside = files.map(({ path, hash }) => [path, new Set([hash])] as const);
  return formatRecord(new Map([...outside, ...inside]));
}

function own(bytes: Buffer): WantedFile {
  return { bytes, recorded: undefined, own: true };
}

function generatedAs(text: string): Recorded {
  return { hashes: new Set([hashOf(Buffer.from(text))]), conflict: false };
}
