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
import type { Context } from "./context.ts";
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
const rounds = 12;

export function adopt(given: AdoptionInput, measured: Measured): Adoption {
  const look = cachedMeasure(given.measure, given.texts);
  let texts = given.texts;
  let current = measured;
  const steps: Step[] = [];
  let failed: readonly Unplaced[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const open = current.findings.filter(({ fingerprint }) => !given.accepted.has(fingerprint));
    if (open.length === 0) break;
    const { made, unplaced } = inOneRound(given, look, texts, current, open);
    failed = unplaced;
    if (made === undefined) break;
    steps.push(...withStandingWords(texts, made.texts, relocateSteps(texts, withoutMootSteps(texts, made.steps))));
    ({ texts, measured: current } = made);
  }
  const whole = withLacking(look, texts, current);
  if (whole !== undefined) {
    steps.push(...whole.steps);
    ({ texts, measured: current } = whole);
  }
  const settled = withSettledDoubts(given, look, texts, current, steps);
  if (settled !== undefined) ({ texts, measured: current } = settled);
  const remaining = new Set(current.findings.map(({ fingerprint }) => fingerprint));
  return {
    texts,
    steps: withStandingGaps(texts, withDoubts(texts, [...withoutSettledSteps(given.texts, steps, settled?.steps ?? []), ...(settled?.steps ?? [])])),
    unplaced: failed.filter(({ findings }) => findings.some(({ fingerprint }) => remaining.has(fingerprint))),
  };
}

function inOneRound(given: AdoptionInput, look: CachedMeasure, texts: Texts, measured: Measured, findings: readonly Finding[]): PlacedSteps {
  const context = contextOf(given, texts, measured);
  const trial = (steps: readonly Step[]): TrialOutcome => trySteps(look, texts, measured, context.editions, steps);
  const words = withWords(context, findings, trial);
  if (words !== undefined) return { made: words, unplaced: [] };
  const { steps, unplaced } = wholeSteps(planFindings(context, findings));
  return placeSteps(steps, unplaced, trial, (finding) => concernsDocumentAlone(context, finding), {
    sectionOf: sectionToldIn(findings),
    inTheirWords: (step) => withPassage(step, context.editions),
  });
}

/** What follows from another finding stands in its section: the path of a resource that came, in a table of all resources. */
function sectionToldIn(findings: readonly Finding[]): (finding: Finding) => string {
  const keyOf = ({ document: { line, column } }: Pick<Finding, "document">): string => `${line}:${column}`;
  const sections = once(() => new Map(withoutConsequences(findings).flatMap(({ place, also }) => also.map((one) => [keyOf(one), place.section] as const))));
  return (finding) => sections().get(keyOf(finding)) ?? finding.place.section;
}

function withPassage(step: Step, editions: Editions): Step | undefined {
  const isOwn = editions.ours.file === editions.theirs.file || step.bringsDocument === true;
  return isOwn || step.findings.every((finding) => takePassage(finding, editions) === undefined) ? undefined : { ...step, takesPassage: true };
}

/** Our own edition says what it lacked, step by step where that does not go at once; undefined where it lacks nothing that the other one has. */
function withLacking(look: CachedMeasure, texts: Texts, measured: Measured): AppliedSteps | undefined {
  const editions = editionsOf(measured);
  const steps = lackingSteps(editions, measured.besides);
  return steps.length === 0
    ? undefined
    : placeSteps(
        steps,
        [],
        (some) => closing(trySteps(look, texts, measured, editions, some)),
        () => false,
      ).made;
}

/** Contradictions that what was adopted has settled go as well, each where that goes. */
function withSettledDoubts(given: AdoptionInput, look: CachedMeasure, texts: Texts, measured: Measured, steps: readonly Step[]): AppliedSteps | undefined {
  const editions = editionsOf(measured);
  const doubts = settledDoubts(
    given.texts,
    texts,
    editions.ours.file,
    steps.flatMap(({ findings }) => findings),
  );
  return doubts.length === 0
    ? undefined
    : placeSteps(
        doubts,
        [],
        (some) => trySteps(look, texts, measured, editions, some),
        () => false,
      ).made;
}

/** Only what our edition is no longer found to lack counts. */
function closing(result: TrialOutcome): TrialOutcome {
  if (!result.ok) return result;
  const lacking = new Set(result.made.measured.besides.map(({ fingerprint }) => fingerprint));
  const open = result.made.steps.filter(({ findings }) => findings.some(({ fingerprint }) => lacking.has(fingerprint)));
  return open.length > 0 ? refusedTrial("our own edition would still not say it", open) : result;
}

/** What changes with a word that several fields share, and all else beside it, or what else changes alike: where that goes, the fields stay as they are. */
function withWords(context: Context, findings: readonly Finding[], trial: Trial): AppliedSteps | undefined {
  const words = planSharedChanges(context, findings);
  if (words.length === 0) return undefined;
  const settled = new Set(words.flatMap((step) => step.findings.map(({ fingerprint }) => fingerprint)));
  const { steps, unplaced } = wholeSteps(
    planFindings(
      context,
      findings.filter(({ fingerprint }) => !settled.has(fingerprint)),
    ),
  );
  const alike = steps.filter((step) =>
    step.findings.some((one) => words.some((word) => word.findings.some(({ fact, to }) => fact === one.fact && to === one.to))),
  );
  for (const some of [
    [...words, ...steps, ...sentencesAmong(unplaced, (finding) => concernsDocumentAlone(context, finding))],
    [...words, ...steps],
    [...words, ...alike],
    words,
  ]) {
    const result = trial(some);
    if (result.ok) return result.made;
    // Fields whose rows stay as they are have the word as well: it cannot change, whatever else does.
    if (result.elsewhere?.some(({ fact }) => words.some((word) => word.findings.some((one) => one.fact === fact)))) return undefined;
  }
  return undefined;
}

function contextOf({ root, folder, filesWith }: AdoptionInput, texts: Texts, measured: Measured): Context {
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
