/** The finding that a call accepts. */
import type { Invocation } from "./invocation.ts";

export interface Accepting {
  readonly fingerprint: string;
  readonly reason: string;
}

export function acceptanceIn({ flags }: Invocation): Accepting | undefined {
  const fingerprint = flags.get("accept")?.[0];
  return fingerprint === undefined ? undefined : { fingerprint, reason: flags.get("reason")?.[0] ?? "" };
}
