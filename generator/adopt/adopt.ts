/**
 * Brings definitions to what a document says. Every step is tried before it counts: the definitions must still be read, what
 * the step settles must be found no more, and nothing else may be found that was not there before. What fails is listed.
 */
import type { Finding } from "../drift/finding.ts";
import type { SourceFiles } from "../read/program.ts";
import { valueAt } from "../values/remembered.ts";
import { applied, relocated } from "./apply.ts";
import { openedFiles } from "./edit/opened.ts";
import { pairsOf } from "./edition/pairs.ts";
import { broughtAlong, type Editions } from "./edition/bring.ts";
import { declarationAt, type Context } from "./plan/context.ts";
import { behaviour, declaredBy, members } from "./plan/declared.ts";
import { partlyShown } from "./plan/gap-closed.ts";
import { planOf, wordsOf } from "./plan/plan.ts";
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

/** How often what was adopted may let more be adopted: until nothing is, so that another run has nothing to do. */
const rounds = 12;

export function adopt(given: Given, measured: Measured): Adoption {
  let texts = given.texts;
  let current = measured;
  const steps: Step[] = [];
  let failed: readonly Unplaced[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const open = current.findings.filter(({ fingerprint }) => !given.accepted.has(fingerprint));
    if (open.length === 0) break;
    const { made, unplaced } = once(given, texts, current, open);
    failed = unplaced;
    if (made === undefined) break;
    steps.push(...relocated(texts, made.steps));
    ({ texts, measured: current } = made);
  }
  const remaining = new Set(current.findings.map(({ fingerprint }) => fingerprint));
  return { texts, steps, unplaced: failed.filter(({ findings }) => findings.some(({ fingerprint }) => remaining.has(fingerprint))) };
}

interface Made {
  readonly texts: Texts;
  readonly measured: Measured;
  readonly steps: readonly Step[];
}

function once(given: Given, texts: Texts, measured: Measured, findings: readonly Finding[]): { made: Made | undefined; unplaced: readonly Unplaced[] } {
  const context = contextOf(given, texts, measured);
  const trial = (steps: readonly Step[]): Tried => tried(given, texts, measured, context.editions, steps);
  const words = withWords(context, findings, trial);
  if (words !== undefined) return { made: words, unplaced: [] };
  const { steps, unplaced } = wholeSteps(planOf(context, findings));
  return placed(steps, unplaced, trial, (finding) => isOfDocument(context, finding));
}

/** What changes with a word that several fields share, and all else beside it, or what else changes alike: where that goes, the fields stay as they are. */
function withWords(context: Context, findings: readonly Finding[], trial: Trial): Made | undefined {
  const words = wordsOf(context, findings);
  if (words.length === 0) return undefined;
  const settled = new Set(words.flatMap((step) => step.findings.map(({ fingerprint }) => fingerprint)));
  const { steps, unplaced } = wholeSteps(planOf(context, findings.filter(({ fingerprint }) => !settled.has(fingerprint))));
  const alike = steps.filter((step) => step.findings.some((one) => words.some((word) => word.findings.some(({ fact, to }) => fact === one.fact && to === one.to))));
  for (const some of [[...words, ...steps, ...sentencesAmong(unplaced, (finding) => isOfDocument(context, finding))], [...words, ...steps], [...words, ...alike], words]) {
    const result = trial(some);
    if (result.ok) return result.made;
  }
  return undefined;
}

/** All at once where that goes; else what goes, and then what goes only together with sentences of the document. */
function placed(steps: readonly Step[], unplaced: readonly Unplaced[], trial: Trial, isOfDocument: (finding: Finding) => boolean): { made: Made | undefined; unplaced: readonly Unplaced[] } {
  const sentences = sentencesAmong(unplaced, isOfDocument);
  const all = trial([...steps, ...sentences]);
  const settledBy = (made: Made): readonly Unplaced[] => unplaced.filter(({ findings }) => !made.steps.some((step) => step.findings === findings));
  if (all.ok && steps.length + sentences.length > 0) return { made: all.made, unplaced: settledBy(all.made) };
  const first = kept(steps, [], trial);
  const refused = steps.filter((step) => !(first.made?.steps.includes(step) ?? false));
  const together = refused.length === 0 ? undefined : trial([...(first.made?.steps ?? []), ...refused, ...sentences]);
  if (together?.ok) return { made: together.made, unplaced: settledBy(together.made) };
  const rest = kept(sentences, first.made?.steps ?? [], trial);
  const made = inSections(rest.made ?? first.made, [...refused, ...sentences], trial);
  const settled = new Set(made?.steps.flatMap(({ findings }) => findings));
  return { made, unplaced: [...(made === undefined ? unplaced : settledBy(made)), ...first.refused.filter(({ findings }) => !findings.some((finding) => settled.has(finding)))] };
}

/** What goes by itself nowhere may go together with the rest of its section: a sentence that comes in the place of another. */
function inSections(made: Made | undefined, steps: readonly Step[], trial: Trial): Made | undefined {
  const bySection = new Map<string, Step[]>();
  for (const step of steps.filter((one) => made?.steps.includes(one) !== true)) void valueAt(bySection, step.findings[0]!.place.section, () => []).push(step);
  return [...bySection.values()].filter((some) => some.length > 1).reduce((before: Made | undefined, some) => {
    const result = trial([...(before?.steps ?? []), ...some]);
    return result.ok ? result.made : before;
  }, made);
}

/** Whether our edition has something to change for a finding on what is said in passing: never a row, a type or a method. */
function isOfDocument(context: Context, finding: Finding): boolean {
  const { editions } = context;
  const inPassing = ["mention", "member", "path", "known", "windows", "holds", "statement", "request", "response"].includes(finding.fact) || isGapOfNoType(context, finding);
  return inPassing && editions.ours.file !== editions.theirs.file && broughtAlong(finding, editions).length > 0;
}

/** What was not shown of many fields, each of which now shows it, is said of none any more. */
function isGapOfNoType(context: Context, finding: Finding): boolean {
  const { change, fact, definition } = finding;
  const said = definition === undefined ? undefined : declarationAt(context, definition)?.getText();
  return fact === "notShown" && change === "removed" && said !== undefined && !/\b(?:NotShown|notShown|OpenEnum|Partly)\b/.test(said) && partlyShown(context, finding) === undefined;
}

/** A line of which the definitions say more stays as it is: without it they would seem to say what the document does. */
function sentencesAmong(unplaced: readonly Unplaced[], isOfDocument: (finding: Finding) => boolean): readonly Step[] {
  const [alone, others] = [true, false].map((is) => unplaced.filter(({ findings }) => findings.every(isOfDocument) === is));
  const left = new Set(others!.flatMap(({ findings }) => findings.map(({ document }) => document.line)));
  return alone!.filter(({ findings }) => !findings.some(({ document }) => left.has(document.line))).map(inDocumentAlone);
}

/** What no definition says: only our edition of the document changes, and whoever looks on is told. */
function inDocumentAlone({ findings, why }: Unplaced): Step {
  const [finding] = findings;
  const what = finding === undefined ? "" : wordsFor(finding);
  return { is: "step", findings, edits: [], needs: [], says: `${what}: in the document alone`, ...(finding?.fact === "path" ? {} : { guesses: [`that the definitions need not say more of ${what}: ${why}`] }), ...(finding === undefined ? {} : { at: finding.document }) };
}

function contextOf({ root, folder, filesWith }: Given, texts: Texts, { service, claims, editions: both }: Measured): Context {
  const { ours, theirs } = both();
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
    declared: declaredBy(claims(), members),
    behaving: declaredBy(claims(), behaviour),
  };
}

type Trial = (steps: readonly Step[]) => Tried;
type Tried = { readonly ok: true; readonly made: Made } | { readonly ok: false; readonly why: string };

function tried({ measure }: Given, before: Texts, { findings, besides, errors }: Measured, editions: Editions, steps: readonly Step[]): Tried {
  const sound = errors.length === 0;
  const texts = applied(before, steps, editions);
  if (texts === undefined) return { ok: false, why: "two changes meet in the same line" };
  const after = measure(texts);
  const [error] = after.ok ? after.value.errors : after.diagnostics.filter(({ severity }) => severity === "error");
  if (!after.ok || (error !== undefined && sound)) return { ok: false, why: `the definitions could no longer be read: ${(error?.message ?? "").replace(/\.$/, "")}` };
  const known = new Set(findings.map(({ fingerprint }) => fingerprint));
  const remaining = new Map(after.value.findings.map((finding) => [finding.fingerprint, finding]));
  const settled = steps.flatMap((step) => step.findings);
  if (settled.some(({ fingerprint }) => remaining.has(fingerprint))) return { ok: false, why: "the definitions would still not say it" };
  const unknown = [...remaining.values()].find((one) => !known.has(one.fingerprint) && !followsFrom(one, settled));
  const news = unknown ?? newsBesides(besides, after.value.besides().filter(({ fingerprint }) => !remaining.has(fingerprint)));
  return news === undefined ? { ok: true, made: { texts, measured: after.value, steps } } : { ok: false, why: `the definitions would then say something else than the document of ${wordsFor(news)}, ${news.document.file}:${news.document.line}` };
}

/** What a row said of a name or a value that went is found once the row itself is settled: the next round does. */
function followsFrom({ change, fact, place }: Finding, settled: readonly Finding[]): boolean {
  return change === "removed" && fact === "statement" && settled.some((one) => one.place.section === place.section && one.place.block === place.block && one.place.row === place.row);
}

/** What our own edition is found to say otherwise, and was not before. */
function newsBesides(before: () => readonly Finding[], after: readonly Finding[]): Finding | undefined {
  if (after.length === 0) return undefined;
  const known = new Set(before().map(({ fingerprint }) => fingerprint));
  return after.find(({ fingerprint }) => !known.has(fingerprint));
}

/** As many of the steps as go together with those that are settled: all at once, else those of each half that do. */
function kept(steps: readonly Step[], settled: readonly Step[], trial: Trial): { made: Made | undefined; refused: readonly Unplaced[] } {
  const refused: Unplaced[] = [];
  let made: Made | undefined;
  const take = (some: readonly Step[]): void => {
    if (some.length === 0) return;
    const result = trial([...(made?.steps ?? settled), ...some]);
    if (result.ok) made = result.made;
    else if (some.length === 1) refused.push({ is: "unplaced", findings: some[0]!.findings, why: whyRefused(some[0]!, result.why) });
    else {
      const half = Math.ceil(some.length / 2);
      take(some.slice(0, half));
      take(some.slice(half));
    }
  };
  take(steps);
  return { made, refused };
}

/** Where it would have been written, for whoever writes it in another way. */
function whyRefused({ says, at }: Step, why: string): string {
  return `"${says}"${at === undefined ? "" : ` at ${at.file}:${at.line}`} is left to you, as ${why}`;
}

function wordsFor({ place, fact }: Finding): string {
  return `"${[place.section, place.block, place.row].filter((part) => part !== undefined).join(" > ")}"${fact === "row" ? "" : ` (${fact})`}`;
}
