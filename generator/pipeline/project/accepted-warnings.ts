/** The warnings that a service accepts, on the disk. */
import { parseLedger, type Acceptance } from "../../accepted/ledger.ts";
import { openWarnings, unusedAcceptances, warningFingerprint } from "../../accepted/warnings.ts";
import { addAcceptance } from "../../accepted/write.ts";
import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import { outcome, type Outcome } from "../../diagnostics/outcome.ts";
import type { Disk } from "../../disk/disk.ts";
import { readText } from "../../disk/read-text.ts";
import { hashOf } from "../../values/hash.ts";
import type { CheckRequest, Project } from "../../contract.ts";
import type { ServiceFolder } from "./services.ts";

export interface AcceptedWarnings {
  /** Of the ledger, relative to the root. */
  readonly path: string;
  /** Undefined where there is none. */
  readonly hash: string | undefined;
  /** @param isAll whether there is nothing to find but what was found, so that what nobody finds is accepted in vain */
  readonly settled: (found: readonly Diagnostic[], isAll: boolean) => readonly Diagnostic[];
}

export function acceptedWarningsOf({ root }: Project, folder: ServiceFolder, disk: Disk): Outcome<AcceptedWarnings> {
  const path = ledgerIn(folder);
  const settledBy =
    (acceptances: readonly Acceptance[]): AcceptedWarnings["settled"] =>
    (found, isAll) => [...openWarnings(folder, found, acceptances), ...(isAll ? unusedAcceptances(folder, found, acceptances) : [])];
  if (disk.stat(`${root}/${path}`) === undefined) return outcome({ path, hash: undefined, settled: settledBy([]) }, []);
  const text = readText(`${root}/${path}`, { disk, shown: path });
  if (!text.ok) return text;
  const ledger = parseLedger(text.value, path);
  return ledger.ok ? outcome({ path, hash: hashOf(text.value), settled: settledBy(ledger.value.definitions) }, ledger.diagnostics) : ledger;
}

/** Those that are left once one is accepted; undefined where none is that one. */
export function withAccepted(
  { root }: Project,
  services: readonly ServiceFolder[],
  found: readonly Diagnostic[],
  accept: NonNullable<CheckRequest["accept"]>,
  disk: Disk,
): readonly Diagnostic[] | undefined {
  const left = found.filter(({ fingerprint }) => fingerprint !== accept.fingerprint);
  const one = found.find(({ fingerprint }) => fingerprint === accept.fingerprint);
  const service = one === undefined ? undefined : services.find((folder) => warningFingerprint(folder, one) === accept.fingerprint);
  if (service === undefined) return undefined;
  addAcceptance(`${root}/${ledgerIn(service)}`, "definitions", accept, disk);
  return left;
}

function ledgerIn({ folder }: ServiceFolder): string {
  return `${folder}/accepted.json`;
}
