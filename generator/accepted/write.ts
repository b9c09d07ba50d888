/** Adds an entry to a ledger; a service without one gets it. */
import type { Disk } from "../disk/disk.ts";
import { replaceFile } from "../disk/replace.ts";
import type { Acceptance, Ledger } from "./ledger.ts";

/** @param path of a ledger that is in order, or not there */
export function addAcceptance(path: string, section: keyof Ledger, { fingerprint, reason }: Pick<Acceptance, "fingerprint" | "reason">, disk: Disk): void {
  const known = disk.stat(path) === undefined ? {} : (JSON.parse(new TextDecoder().decode(disk.read(path))) as { readonly [name: string]: readonly object[] });
  const entries = [...(known[section] ?? []), { fingerprint, reason }];
  replaceFile(disk, path, `${JSON.stringify({ ...known, [section]: entries }, null, 2)}\n`);
}
