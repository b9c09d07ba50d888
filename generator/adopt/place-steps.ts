/** Which of the steps of a round go, alone or together; what does not is told with its reason. */
import type { Finding } from "../drift/findings/finding.ts";
import { getOrInsert } from "../values/memoize.ts";
import { sentencesAmong } from "./document-alone.ts";
import type { Step, Unplaced } from "./step.ts";
import { independentSteps, type AppliedSteps, type RefusedSteps, type Trial } from "./trial.ts";

/** What comes of a round: undefined where nothing went. */
export interface PlacedSteps {
  readonly made: AppliedSteps | undefined;
  readonly unplaced: readonly Unplaced[];
}

/** How steps go that do not go by themselves. */
interface PlacementOptions {
  /** Where a finding is told: what follows from another one is told there. */
  readonly sectionOf?: (finding: Finding) => string;
  readonly inTheirWords?: RewordStep;
}

/** The step with the words of the other edition in the place of ours; none where there are no others. */
type RewordStep = (step: Step) => Step | undefined;

/** All at once where that goes; else what goes, and then what goes only together with sentences of the document. */
export function placeSteps(
  steps: readonly Step[],
  unplaced: readonly Unplaced[],
  attempt: Trial,
  isOfDocument: (finding: Finding) => boolean,
  { sectionOf = ({ place }) => place.section, inTheirWords = () => undefined }: PlacementOptions = {},
): PlacedSteps {
  const trial = rememberRefusals(attempt);
  const sentences = sentencesAmong(unplaced, isOfDocument);
  const all = trial([...steps, ...sentences]);
  const settledBy = (made: AppliedSteps): readonly Unplaced[] => unplaced.filter((one) => !isPlaced(made, one));
  if (all.ok && steps.length + sentences.length > 0) return { made: all.made, unplaced: settledBy(all.made) };
  const first = placeMost(steps, [], trial);
  const refused = steps.filter((step) => !isPlaced(first.made, step));
  const together = refused.length === 0 ? undefined : trial([...(first.made?.steps ?? []), ...refused, ...sentences]);
  if (together?.ok) return { made: together.made, unplaced: settledBy(together.made) };
  const rest = placeMost(sentences, first.made?.steps ?? [], trial);
  const made = placeInTheirWords(placeBySection(rest.made ?? first.made, [...refused, ...sentences], sectionOf, trial), refused, inTheirWords, trial);
  const settled = new Set(made?.steps.flatMap(({ findings }) => findings));
  return {
    made,
    unplaced: [
      ...(made === undefined ? unplaced : settledBy(made)),
      ...first.refused.filter(({ findings }) => !findings.some((finding) => settled.has(finding))),
    ],
  };
}

/** Be it in other words. */
function isPlaced(made: AppliedSteps | undefined, { findings }: Pick<Step, "findings">): boolean {
  return made?.steps.some((step) => step.findings === findings) === true;
}

/** What was refused is not tried again: each trial holds the document against all definitions. */
function rememberRefusals(trial: Trial): Trial {
  const numbers = new Map<Step, number>();
  const refused = new Map<string, RefusedSteps>();
  return (steps) => {
    const key = steps
      .map((step) => getOrInsert(numbers, step, () => numbers.size))
      .sort((one, other) => one - other)
      .join();
    const before = refused.get(key);
    if (before !== undefined) return before;
    const result = trial(steps);
    if (!result.ok) refused.set(key, result);
    return result;
  };
}

/** What goes by itself nowhere may go together with the rest of its section: a sentence that comes in the place of another. */
function placeBySection(
  made: AppliedSteps | undefined,
  steps: readonly Step[],
  sectionOf: (finding: Finding) => string,
  trial: Trial,
): AppliedSteps | undefined {
  const bySection = new Map<string, Step[]>();
  for (const step of steps.filter((one) => !isPlaced(made, one))) void getOrInsert(bySection, sectionOf(step.findings[0]!), () => []).push(step);
  return [...bySection.values()]
    .filter((group) => group.length > 1)
    .reduce((before: AppliedSteps | undefined, group) => {
      const result = trial([...(before?.steps ?? []), ...group]);
      return result.ok ? result.made : before;
    }, made);
}

/** What does not go as our edition words it may go as the other one does: what else stands there comes with it. */
function placeInTheirWords(made: AppliedSteps | undefined, steps: readonly Step[], inTheirWords: RewordStep, trial: Trial): AppliedSteps | undefined {
  const theirs = steps.filter((step) => !isPlaced(made, step)).flatMap((step) => inTheirWords(step) ?? []);
  return placeMost(theirs, made?.steps ?? [], trial).made ?? made;
}

/**
 * As many of the steps as go together with those that are settled: all at once, else those that are to blame apart from the others, else each half. What is to
 * blame by itself is not tried alone as well.
 */
function placeMost(steps: readonly Step[], settled: readonly Step[], trial: Trial): { made: AppliedSteps | undefined; refused: readonly Unplaced[] } {
  const refused: Unplaced[] = [];
  let made: AppliedSteps | undefined;
  const refuse = (step: Step, why: string): void => void refused.push({ is: "unplaced", findings: step.findings, why: refusalText(step, why) });
  const take = (attempted: readonly Step[]): void => {
    if (attempted.length === 0) return;
    const result = trial([...(made?.steps ?? settled), ...attempted]);
    if (result.ok) made = result.made;
    else if (attempted.length === 1) refuse(attempted[0]!, result.why);
    else {
      const alone = attempted.every((step) => result.blamed.has(step)) ? independentSteps(attempted) : [];
      for (const step of alone) refuse(step, result.blamed.get(step)!);
      for (const part of splitByBlame(
        attempted.filter((step) => !alone.includes(step)),
        result.blamed,
      ))
        take(part);
    }
  };
  take(steps);
  return { made, refused };
}

function splitByBlame(steps: readonly Step[], blamed: ReadonlyMap<Step, string>): readonly (readonly Step[])[] {
  const [own, others] = [steps.filter((step) => blamed.has(step)), steps.filter((step) => !blamed.has(step))];
  if (own.length > 0 && others.length > 0) return [others, own];
  const half = Math.ceil(steps.length / 2);
  return [steps.slice(0, half), steps.slice(half)];
}

/** Where it would have been written, for whoever writes it in another way. */
function refusalText({ says, at }: Step, why: string): string {
  return `"${says}"${at === undefined ? "" : ` at ${at.file}:${at.line}`} is left to you, as ${why}`;
}
