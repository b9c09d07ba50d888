/** Writes files that people write as well, definitions and documents: all of them or none, each always whole. */
import { failure, outcome, type Outcome } from "../diagnostics/outcome.ts";
import { report } from "../diagnostics/report.ts";
import type { Disk } from "../disk/disk.ts";
import { catchFaults } from "../disk/fault.ts";
import { applyChanges, recover } from "./apply.ts";
import type { OutputChange } from "./compare-outputs.ts";
import { acquireLock } from "./lock.ts";
import { unsafeReason } from "../values/path-rules.ts";
import { readOutput, shownPlace, type Site } from "./site.ts";

/** A file that comes (no `before`), changes, or goes (no `after`), by its path below the folder. */
export interface SourceChange {
  readonly path: string;
  readonly before: string | undefined;
  readonly after: string | undefined;
}

/** Refuses where a file is no longer what the changes were made from. */
export async function writeSources(
  folder: string,
  shown: string,
  changes: readonly SourceChange[],
  disk: Disk,
  patience = 10_000,
): Promise<Outcome<undefined>> {
  const site: Site = { disk, out: folder, shown };
  const unsafe = changes.flatMap(({ path }) => (unsafeReason(path) === undefined ? [] : [report("file-changed-meanwhile", { file: `${shown}/${path}` })]));
  if (unsafe.length > 0) return failure(unsafe);
  return catchFaults(
    async () => {
      const lock = await acquireLock(site, patience);
      if (!lock.ok) return lock;
      try {
        recover(site);
        const changed = changes.filter(({ path, before }) => textAt(site, path) !== before);
        if (changed.length > 0) return failure(changed.map(({ path }) => report("file-changed-meanwhile", { file: `${shown}/${path}` })));
        applyChanges(
          site,
          changes.map((change) => changeOf(site, change)),
        );
        return outcome(undefined, []);
      } finally {
        lock.value();
      }
    },
    (place) => shownPlace(site, place),
  );
}

/** Without byte order mark, as readers have it. */
function textAt(site: Site, path: string): string | undefined {
  return readOutput(site, path)
    ?.toString("utf8")
    .replace(/^\uFEFF/, "");
}

function changeOf(site: Site, { path, after }: SourceChange): OutputChange {
  const before = readOutput(site, path);
  return { path, origin: "unrecorded", ...(before === undefined ? {} : { before }), ...(after === undefined ? {} : { after: Buffer.from(after) }) };
}
