/** Findings as people are told them: what follows from one of them is none of its own. Adopting takes them one by one. */
import type { Finding } from "./finding.ts";
import { ofEveryRow } from "./of-every-row.ts";
import { narrowedOnce } from "./one-gap.ts";
import { underOneAddress } from "./one-address.ts";
import { underOneName } from "./one-name.ts";
import { underOneKey } from "./one-key.ts";
import { withReferences } from "./one-path.ts";
import { withPaths } from "./one-section.ts";

export function asTold(findings: readonly Finding[]): readonly Finding[] {
  return [underOneAddress, withReferences, underOneKey, underOneName, ofEveryRow, narrowedOnce, withPaths].reduce((told, once) => once(told), findings);
}
