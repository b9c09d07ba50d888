/** A finding on several fields is settled on all of them or on none: its steps are one. */
import type { Planned, Step, Unplaced } from "../step.ts";

export function wholeSteps(planned: readonly Planned[]): { readonly steps: readonly Step[]; readonly unplaced: readonly Unplaced[] } {
  const steps: Step[] = [];
  const unplaced: Unplaced[] = [];
  for (const group of connected(planned)) {
    const left = group.find((one): one is Unplaced => one.is === "unplaced");
    const findings = distinct(group.flatMap((one) => one.findings));
    if (left !== undefined) unplaced.push({ ...left, findings });
    else steps.push(joined(group as readonly Step[], findings));
  }
  return { steps, unplaced };
}

/** The first of each: it has the places that the others are about. */
function distinct(findings: Step["findings"]): Step["findings"] {
  return [...new Map(findings.toReversed().map((finding) => [finding.fingerprint, finding])).values()].toReversed();
}

function joined(steps: readonly Step[], findings: Step["findings"]): Step {
  const [first] = steps;
  const guesses = [...new Set(steps.flatMap((step) => step.guesses ?? []))];
  const files = new Map(steps.flatMap((step) => [...(step.files ?? [])]));
  const removes = [...new Set(steps.flatMap((step) => step.removes ?? []))];
  const leaves = steps.find((step) => step.leaves !== undefined)?.leaves;
  return {
    ...first!,
    findings,
    edits: steps.flatMap(({ edits }) => edits),
    needs: steps.flatMap(({ needs }) => needs),
    says: [...new Set(steps.map(({ says }) => says))].join("; "),
    ...(files.size === 0 ? {} : { files }),
    ...(removes.length === 0 ? {} : { removes }),
    ...(guesses.length === 0 ? {} : { guesses }),
    ...(leaves === undefined ? {} : { leaves }),
  };
}

interface Group {
  readonly index: number;
  /** Of the findings and edits of all of them. */
  readonly prints: string[];
  readonly all: Planned[];
}

/** Those that have a finding or an edit in common, directly or through others. */
function connected(planned: readonly Planned[]): readonly (readonly Planned[])[] {
  const groups: Group[] = [];
  const groupOf = new Map<string, Group>();
  for (const one of planned) {
    const prints = [...one.findings.map(({ fingerprint }) => fingerprint), ...(one.is === "step" ? one.edits.map((edit) => JSON.stringify(edit)) : [])];
    const known = new Set(prints.flatMap((print) => groupOf.get(print) ?? []));
    const [first, ...others] = [...known].sort((a, b) => a.index - b.index);
    const into = first ?? { index: groups.length, prints: [], all: [] };
    if (first === undefined) groups.push(into);
    into.all.push(...others.flatMap(({ all }) => all.splice(0)), one);
    const joined = [...others.flatMap((other) => other.prints.splice(0)), ...prints];
    into.prints.push(...joined);
    for (const print of joined) groupOf.set(print, into);
  }
  return groups.map(({ all }) => all).filter((all) => all.length > 0);
}
