/** How much a change matters to who uses the interface, in the terms of semantic versioning. */

/** `major` breaks a caller that was right before, `minor` lets it do more, `patch` changes nothing on the wire. */
export const severities = ["major", "minor", "patch"] as const;

export type Severity = (typeof severities)[number];

/** What a comparison comes to: the gravest of its findings. */
export type Verdict = Severity | "none";

export function gravest(found: Iterable<Verdict>): Verdict {
  const all = new Set(found);
  return severities.find((one) => all.has(one)) ?? "none";
}

/** Whether a verdict is as grave as a threshold, or graver. */
export function reaches(verdict: Verdict, threshold: Verdict): boolean {
  if (verdict === "none" || threshold === "none") return false;
  return severities.indexOf(verdict) <= severities.indexOf(threshold);
}
