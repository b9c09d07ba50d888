/**
 * Brings definitions to what a document says. Every step is tried before it counts: the definitions must still be read, what
 * the step settles must be found no more, and nothing else may be found that was not there before. What fails is listed.
 */
import type { Finding } from "../drift/findings/finding.ts";
import { withoutConsequences } from "../drift/findings/without-consequences.ts";
import type { SourceFiles } from "../read/program.ts";
import { once } from "../values/memoize.ts";
import { relocateSteps } from "./apply-steps.ts";
import { cachedMeasure, type CachedMeasure } from "./cached-measure.ts";
import { behaviourSorts, dataSorts, declarationLookup } from "./declaration-lookup.ts";
import { concernsDocumentAlone, sentencesAmong } from "./document-alone.ts";
import { openedFiles } from "./edit/opened-files.ts";
import type { Editions } from "./edition/editions.ts";
import { lackingSteps } from "./edition/lacking.ts";
import { pairsOf } from "./edition/pairs.ts";
import { takePassage } from "./edition/passages.ts";
import type { Measure, Measured, Texts } from "./measured.ts";
import { withoutMootSteps, withoutSettledSteps } from "./moot.ts";
import { placeSteps, type PlacedSteps } from "./place-steps.ts";
import { settledDoubts } from "./plan/notes/settled-doubts.ts";
import { withDoubts } from "./plan/notes/standing-doubts.ts";
import { withStandingGaps } from "./plan/notes/standing-gaps.ts";
import { withStandingWords } from "./plan/notes/standing-words.ts";
import { planFindings, planSharedChanges } from "./plan/plan.ts";
import { wholeSteps } from "./plan/whole.ts";
import type { PlanningContext } from "./planning-context.ts";
import type { Step, Unplaced } from "./step.ts";
import { refusedTrial, trySteps, type AppliedSteps, type Trial, type TrialOutcome } from "./trial.ts";

export interface AdoptionInput {
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

/** How often what was adopted may let more be adopted: until nothing is, so that another run has nothing to do. */
const mostRounds = 12;

export function adopt(input: AdoptionInput, measured: Measured): Adoption {
  const measure = cachedMeasure(input.measure, input.texts);
  let texts = input.texts;
  let current = measured;
  const steps: Step[] = [];
  let failed: readonly Unplaced[] = [];
  for (let round = 0; round < mostRounds; round += 1) {
    const open = current.findings.filter(({ fingerprint }) => !input.accepted.has(fingerprint));
    if (open.length === 0) break;
    const { made, unplaced } = adoptRound(input, measure, texts, current, open);
    failed = unplaced;
    if (made === undefined) break;
    steps.push(...withStandingWords(texts, made.texts, relocateSteps(texts, withoutMootSteps(texts, made.steps))));
    ({ texts, measured: current } = made);
  }
  const withLacking = applyLackingSteps(measure, texts, current);
  if (withLacking !== undefined) {
    steps.push(...withLacking.steps);
    ({ texts, measured: current } = withLacking);
  }
  const withoutDoubts = removeSettledDoubts(input, measure, texts, current, steps);
  if (withoutDoubts !== undefined) ({ texts, measured: current } = withoutDoubts);
  const remaining = new Set(current.findings.map(({ fingerprint }) => fingerprint));
  return {
    texts,
    steps: withStandingGaps(
      texts,
      withDoubts(texts, [...withoutSettledSteps(input.texts, steps, withoutDoubts?.steps ?? []), ...(withoutDoubts?.steps ?? [])]),
    ),
    unplaced: failed.filter(({ findings }) => findings.some(({ fingerprint }) => remaining.has(fingerprint))),
  };
}

function adoptRound(input: AdoptionInput, measure: CachedMeasure, texts: Texts, measured: Measured, findings: readonly Finding[]): PlacedSteps {
  const context = planningContext(input, texts, measured);
  const trial = (steps: readonly Step[]): TrialOutcome => trySteps(measure, texts, measured, context.editions, steps);
  const words = applySharedChanges(context, findings, trial);
  if (words !== undefined) return { made: words, unplaced: [] };
  const { steps, unplaced } = wholeSteps(planFindings(context, findings));
  return placeSteps(steps, unplaced, trial, (finding) => concernsDocumentAlone(context, finding), {
    sectionOf: hostSections(findings),
    inTheirWords: (step) => withPassage(step, context.editions),
  });
}

/** What follows from another finding stands in its section: the path of a resource that came, in a table of all resources. */
function hostSections(findings: readonly Finding[]): (finding: Finding) => string {
  const keyOf = ({ document: { line, column } }: Pick<Finding, "document">): string => `${line}:${column}`;
  const sections = once(() => new Map(withoutConsequences(findings).flatMap(({ place, also }) => also.map((one) => [keyOf(one), place.section] as const))));
  return (finding) => sections().get(keyOf(finding)) ?? finding.place.section;
}

function withPassage(step: Step, editions: Editions): Step | undefined {
  const isOwn = editions.ours.file === editions.theirs.file || step.bringsDocument === true;
  return isOwn || step.findings.every((finding) => takePassage(finding, editions) === undefined) ? undefined : { ...step, takesPassage: true };
}

/** Our own edition says what it lacked, step by step where that does not go at once; undefined where it lacks nothing that the other one has. */
function applyLackingSteps(measure: CachedMeasure, texts: Texts, measured: Measured): AppliedSteps | undefined {
  const editions = editionsOf(measured);
  const steps = lackingSteps(editions, measured.besides);
  return steps.length === 0
    ? undefined
    : placeSteps(
        steps,
        [],
        (tried) => requireClosed(trySteps(measure, texts, measured, editions, tried)),
        () => false,
      ).made;
}

/** Contradictions that what was adopted has settled go as well, each where that goes. */
function removeSettledDoubts(input: AdoptionInput, measure: CachedMeasure, texts: Texts, measured: Measured, steps: readonly Step[]): AppliedSteps | undefined {
  const editions = editionsOf(measured);
  const doubts = settledDoubts(
    input.texts,
    texts,
    editions.ours.file,
    steps.flatMap(({ findings }) => findings),
  );
  return doubts.length === 0
    ? undefined
    : placeSteps(
        doubts,
        [],
        (tried) => trySteps(measure, texts, measured, editions, tried),
        () => false,
      ).made;
}

/** Only what our edition is no longer found to lack counts. */
function requireClosed(result: TrialOutcome): TrialOutcome {
  if (!result.ok) return result;
  const lacking = new Set(result.made.measured.besides.map(({ fingerprint }) => fingerprint));
  const open = result.made.steps.filter(({ findings }) => findings.some(({ fingerprint }) => lacking.has(fingerprint)));
  return open.length > 0 ? refusedTrial("our own edition would still not say it", open) : result;
}

/** What changes with a word that several fields share, and all else beside it, or what else changes alike: where that goes, the fields stay as they are. */
function applySharedChanges(context: PlanningContext, findings: readonly Finding[], trial: Trial): AppliedSteps | undefined {
  const shared = planSharedChanges(context, findings);
  if (shared.length === 0) return undefined;
  const settled = new Set(shared.flatMap((step) => step.findings.map(({ fingerprint }) => fingerprint)));
  const { steps, unplaced } = wholeSteps(
    planFindings(
      context,
      findings.filter(({ fingerprint }) => !settled.has(fingerprint)),
    ),
  );
  const alike = steps.filter((step) =>
    step.findings.some((one) => shared.some((word) => word.findings.some(({ fact, to }) => fact === one.fact && to === one.to))),
  );
  for (const tried of [
    [...shared, ...steps, ...sentencesAmong(unplaced, (finding) => concernsDocumentAlone(context, finding))],
    [...shared, ...steps],
    [...shared, ...alike],
    shared,
  ]) {
    const result = trial(tried);
    if (result.ok) return result.made;
    // Fields whose rows stay as they are have the word as well: it cannot change, whatever else does.
    if (result.elsewhere?.some(({ fact }) => shared.some((word) => word.findings.some((one) => one.fact === fact)))) return undefined;
  }
  return undefined;
}

function planningContext({ root, folder, filesWith }: AdoptionInput, texts: Texts, measured: Measured): PlanningContext {
  const { service, claims } = measured;
  const editions = editionsOf(measured);
  const definitions = new Map([...texts].filter(([path]) => path.endsWith(".ts")));
  return {
    root,
    folder,
    service,
    texts: definitions,
    files: filesWith(texts),
    opened: openedFiles((file) => definitions.get(file)),
    editions,
    declared: declarationLookup(claims(), dataSorts),
    behaving: declarationLookup(claims(), behaviourSorts),
  };
}

function editionsOf({ editions }: Measured): Editions {
  const { ours, theirs } = editions();
  return { ours, theirs, pairs: pairsOf(ours, theirs) };
}
