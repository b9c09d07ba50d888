/** Findings held against those that are accepted. */
import type { Acceptance } from "./ledger.ts";

export interface MatchedAcceptances<Finding> {
  /** Those that nobody accepted. */
  readonly open: readonly Finding[];
  readonly accepted: readonly { readonly finding: Finding; readonly reason: string }[];
  /** Acceptances of what is not found. */
  readonly unused: readonly Acceptance[];
}

export function matchAcceptances<Finding extends { readonly fingerprint: string }>(
  findings: readonly Finding[],
  acceptances: readonly Acceptance[],
): MatchedAcceptances<Finding> {
  const reasons = new Map(acceptances.map(({ fingerprint, reason }) => [fingerprint, reason]));
  const found = new Set(findings.map(({ fingerprint }) => fingerprint));
  return {
    open: findings.filter(({ fingerprint }) => !reasons.has(fingerprint)),
    accepted: findings.flatMap((finding) => (reasons.has(finding.fingerprint) ? [{ finding, reason: reasons.get(finding.fingerprint)! }] : [])),
    unused: acceptances.filter(({ fingerprint }) => !found.has(fingerprint)),
  };
}
