/** Findings as people are told them: what follows from one of them is none of its own. Adopting takes them one by one. */
import type { Finding } from "./finding.ts";
import { underOneAddress } from "./one-address.ts";
import { underOneKey } from "./one-key.ts";

export function asTold(findings: readonly Finding[]): readonly Finding[] {
  return underOneKey(underOneAddress(findings));
}
