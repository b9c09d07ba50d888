/** Headings and sentences that call a resource by the last segment of its path: the name changes with the path. */
import type { Finding } from "../drift/findings/finding.ts";

/** @param settled findings of which the definitions say what the document does */
export function isCalledByPath({ fact, change, from, to }: Finding, settled: readonly Finding[]): boolean {
  if (fact !== "mention" || change !== "changed" || from === undefined || to === undefined) return false;
  return settled.some((one) => one.fact === "path" && one.change === "changed" && lastOf(one.from) === from && lastOf(one.to) === to);
}

function lastOf(path: string | undefined): string | undefined {
  return path?.split("/").at(-1);
}
