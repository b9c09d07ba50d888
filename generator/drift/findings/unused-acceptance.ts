/** An acceptance that accepts nothing: itself a finding, at its line of the ledger. */
import { fingerprintOf } from "../../accepted/fingerprint.ts";
import type { Acceptance } from "../../accepted/ledger.ts";
import type { Finding } from "./finding.ts";

export function unusedFinding(service: string, { fingerprint, reason, at }: Acceptance): Finding {
  return {
    change: "removed",
    service,
    place: { section: at.file },
    fact: "acceptance",
    from: `${fingerprint}: ${reason}`,
    document: at,
    also: [],
    fingerprint: fingerprintOf(service, "acceptance", fingerprint),
  };
}
