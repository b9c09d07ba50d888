/** Warnings about the definitions of a service, held against those that it accepts. */
import { orAccepted } from "../diagnostics/catalog/accepted.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { report } from "../diagnostics/report.ts";
import { fingerprintOf } from "./fingerprint.ts";
import type { Acceptance } from "./ledger.ts";
import { matchAcceptances } from "./match-acceptances.ts";

/** Where a service has its definitions, relative to the root. */
interface Owner {
  readonly name: string;
  readonly folder: string;
}

/** Those that nobody accepted, named so that they can be; errors stand as they are. */
export function openWarnings(owner: Owner, found: readonly Diagnostic[], acceptances: readonly Acceptance[]): readonly Diagnostic[] {
  const accepted = new Set(acceptances.map(({ fingerprint }) => fingerprint));
  return found.map((one) => named(owner, one)).filter(({ fingerprint }) => fingerprint === undefined || !accepted.has(fingerprint));
}

/** @param found all that there is to find in a service */
export function unusedAcceptances(owner: Owner, found: readonly Diagnostic[], acceptances: readonly Acceptance[]): readonly Diagnostic[] {
  const fingerprints = found.flatMap((one) => warningFingerprint(owner, one) ?? []);
  const { unused } = matchAcceptances(
    fingerprints.map((fingerprint) => ({ fingerprint })),
    acceptances,
  );
  return unused.map(({ fingerprint, reason, at }) => report("acceptance-unused", { acceptance: `${fingerprint}: ${reason}` }, at));
}

function named(owner: Owner, found: Diagnostic): Diagnostic {
  const fingerprint = warningFingerprint(owner, found);
  return fingerprint === undefined ? found : { ...found, help: orAccepted(found.help, fingerprint), fingerprint };
}

/**
 * Of the file and of what is said, and of no position: a warning that an edit moves is the same warning. What Redocly says
 * of a document is asked for apart, and no warning about definitions.
 */
export function warningFingerprint({ name, folder }: Owner, { severity, code, message, at }: Diagnostic): string | undefined {
  if (severity === "error" || code === "redocly") return undefined;
  const file = at?.file.startsWith(`${folder}/`) === true ? at.file.slice(folder.length + 1) : (at?.file ?? null);
  return fingerprintOf("definitions", name, code, file, message);
}
