/**
 * Brings definitions to what a document says. Every step is tried before it counts: the definitions must still be read, what
 * the step settles must be found no more, and nothing else may be found that was not there before. What fails is listed.
 */
import type { Finding } from "../drift/finding.ts";
import type { SourceFiles } from "../read/program.ts";
import { applied } from "./apply.ts";
import { openedFiles } from "./edit/opened.ts";
import { pairsOf } from "./edition/pairs.ts";
import type { Editions } from "./edition/bring.ts";
import type { Context } from "./plan/context.ts";
import { declaredIn } from "./plan/declared.ts";
import { planOf } from "./plan/plan.ts";
import type { Step, Unplaced } from "./plan/step.ts";
import { wholeSteps } from "./plan/whole.ts";
import type { Measure, Measured, Texts } from "./state.ts";

export interface Given {
  readonly root: string;
  /** Of the service's definitions, relative to the root. */
  readonly folder: string;
  readonly texts: Texts;
  readonly measure: Measure;
  /** The files as they are with texts in the places of theirs. */
  readonly filesWith: (texts: Texts) => SourceFiles;
  /** Fingerprints of findings that somebody accepted. */
  readonly accepted: ReadonlySet<string>;
}

export interface Adoption {
  readonly texts: Texts;
  readonly steps: readonly Step[];
  readonly unplaced: readonly Unplaced[];
}

/** How often what was adopted may let more be adopted. */
const rounds = 6;

export function adopt(given: Given, measured: Measured): Adoption {
  let texts = given.texts;
  let current = measured;
  const steps: Step[] = [];
  const failed = new Map<string, Unplaced>();
  for (let round = 0; round < rounds; round += 1) {
    const open = current.findings.filter(({ fingerprint }) => !given.accepted.has(fingerprint) && !failed.has(fingerprint));
    if (open.length === 0) break;
    const { made, unplaced } = once(given, texts, current, open);
    for (const one of unplaced) for (const { fingerprint } of one.findings) failed.set(fingerprint, one);
    if (made === undefined) continue;
    steps.push(...made.steps);
    ({ texts, measured: current } = made);
  }
  const remaining = new Set(current.findings.map(({ fingerprint }) => fingerprint));
  return { texts, steps, unplaced: [...new Set(failed.values())].filter(({ findings }) => findings.some(({ fingerprint }) => remaining.has(fingerprint))) };
}

interface Made {
  readonly texts: Texts;
  readonly measured: Measured;
  readonly steps: readonly Step[];
}

function once(given: Given, texts: Texts, measured: Measured, findings: readonly Finding[]): { made: Made | undefined; unplaced: readonly Unplaced[] } {
  const context = contextOf(given, texts, measured);
  const planned = planOf(context, findings);
  const { steps, unplaced } = wholeSteps(planned);
  const trial = (steps: readonly Step[]): Tried => tried(given, texts, measured, context.editions, steps);
  const { made, refused } = kept(steps, trial);
  return { made, unplaced: [...unplaced, ...refused] };
}


function contextOf({ root, folder, filesWith }: Given, texts: Texts, { service, ours, theirs }: Measured): Context {
  const editions: Editions = { ours, theirs, pairs: pairsOf(ours, theirs) };
  const definitions = new Map([...texts].filter(([path]) => path.endsWith(".ts")));
  return {
    root,
    folder,
    service,
    texts: definitions,
    files: filesWith(texts),
    opened: openedFiles((file) => definitions.get(file)),
    editions,
    declared: declaredIn(service, ours.contents),
  };
}

type Tried = { readonly ok: true; readonly made: Made } | { readonly ok: false; readonly why: string };

function tried({ measure }: Given, before: Texts, { findings }: Measured, editions: Editions, steps: readonly Step[]): Tried {
  const texts = applied(before, steps, editions);
  if (texts === undefined) return { ok: false, why: "two changes meet in the same line" };
  const after = measure(texts);
  if (!after.ok) return { ok: false, why: `the definitions could no longer be read: ${after.diagnostics.find(({ severity }) => severity === "error")?.message ?? ""}` };
  const known = new Set(findings.map(({ fingerprint }) => fingerprint));
  const remaining = new Map(after.value.findings.map((finding) => [finding.fingerprint, finding]));
  const settled = steps.flatMap((step) => step.findings);
  if (settled.some(({ fingerprint }) => remaining.has(fingerprint))) return { ok: false, why: "the definitions would still not say it" };
  const news = [...remaining.values()].find(({ fingerprint }) => !known.has(fingerprint));
  return news === undefined ? { ok: true, made: { texts, measured: after.value, steps } } : { ok: false, why: `the definitions would then say something else than the document of ${wordsOf(news)}` };
}

/** As many of the steps as go together: all at once where they do, else those of each half that do. */
function kept(steps: readonly Step[], trial: (steps: readonly Step[]) => Tried): { made: Made | undefined; refused: readonly Unplaced[] } {
  const refused: Unplaced[] = [];
  let made: Made | undefined;
  const take = (some: readonly Step[]): void => {
    if (some.length === 0) return;
    const result = trial([...(made?.steps ?? []), ...some]);
    if (result.ok) made = result.made;
    else if (some.length === 1) refused.push({ is: "unplaced", findings: some[0]!.findings, why: result.why });
    else {
      const half = Math.ceil(some.length / 2);
      take(some.slice(0, half));
      take(some.slice(half));
    }
  };
  take(steps);
  return { made, refused };
}

function wordsOf({ place, fact }: Finding): string {
  return `"${[place.section, place.block, place.row].filter((part) => part !== undefined).join(" > ")}"${fact === "row" ? "" : ` (${fact})`}`;
}
