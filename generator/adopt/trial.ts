/** Steps are tried together before they count: what comes of them, or why they do not go. */
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import type { Finding } from "../drift/findings/finding.ts";
import { groupBy } from "../values/group-by.ts";
import { applySteps, clashingSteps } from "./apply-steps.ts";
import type { CachedMeasure, MeasuredFindings } from "./cached-measure.ts";
import { isCalledByPath } from "./called-by-path.ts";
import { describeFinding } from "./describe-finding.ts";
import type { Editions } from "./edition/editions.ts";
import type { Measured, Texts } from "./measured.ts";
import type { Step } from "./step.ts";

/** What steps that go have made of the definitions and of our edition. */
export interface AppliedSteps {
  readonly texts: Texts;
  readonly measured: Measured;
  readonly steps: readonly Step[];
}

export type Trial = (steps: readonly Step[]) => TrialOutcome;
export type TrialOutcome = { readonly ok: true; readonly made: AppliedSteps } | RefusedSteps;

export interface RefusedSteps {
  readonly ok: false;
  readonly why: string;
  /** Those of the steps that it is likely about, each with what is said of it; none where nothing tells. */
  readonly blamed: ReadonlyMap<Step, string>;
  /** What is found where none of them writes and of which none speaks: what several share would say it. */
  readonly elsewhere?: readonly Finding[];
}

export function trySteps(measure: CachedMeasure, before: Texts, measured: Measured, editions: Editions, steps: readonly Step[]): TrialOutcome {
  const texts = applySteps(before, steps, editions);
  if (texts === undefined) return refusedTrial("two changes meet in the same line", clashingSteps(steps, editions));
  const result = measure(texts);
  if (result.is === "unreadable") return refusedFor(unreadableReasons(result.errors, steps));
  const reasons = [...(measured.errors.length === 0 ? unreadableReasons(result.errors, steps) : []), ...remainingReasons(result, measured, steps)];
  return reasons.length > 0 ? refusedFor(reasons) : { ok: true, made: { texts, measured: result.measured(), steps } };
}

/** Something that is found once steps are done, and those of them that it is likely about. */
interface Reason {
  readonly why: string;
  readonly blamed: readonly Step[];
  /** Where it is something else that is said. */
  readonly news?: Finding;
}

function remainingReasons({ findings, besides }: MeasuredFindings, before: MeasuredFindings, steps: readonly Step[]): readonly Reason[] {
  const known = new Set(before.findings.map(({ fingerprint }) => fingerprint));
  const remaining = new Map(findings.map((finding) => [finding.fingerprint, finding]));
  const settled = steps.flatMap((step) => step.findings);
  const open = steps.filter(({ findings: own }) => own.some(({ fingerprint }) => remaining.has(fingerprint)));
  const unknown = [...remaining.values()].filter((one) => !known.has(one.fingerprint) && !followsFrom(one, settled));
  const news =
    unknown.length > 0
      ? unknown
      : newsBesides(
          before.besides,
          besides.filter((one) => !remaining.has(one.fingerprint) && !followsFrom(one, settled)),
        );
  return [...(open.length === 0 ? [] : [{ why: "the definitions would still not say it", blamed: open }]), ...newsReasons(news, steps)];
}

export function refusedTrial(why: string, blamed: readonly Step[]): RefusedSteps {
  return { ok: false, why, blamed: new Map(blamed.map((step) => [step, why])) };
}

function refusedFor(reasons: readonly Reason[]): RefusedSteps {
  const blamed = new Map<Step, string>();
  for (const { why, blamed: steps } of reasons) for (const step of steps) if (!blamed.has(step)) blamed.set(step, why);
  const [first] = reasons;
  const elsewhere = first?.news === undefined ? [] : reasons.flatMap(({ news, blamed: steps }) => (news !== undefined && steps.length === 0 ? [news] : []));
  return { ok: false, why: first?.why ?? "", blamed, elsewhere };
}

function unreadableReasons(errors: readonly Diagnostic[], steps: readonly Step[]): readonly Reason[] {
  const byFile = groupByKeys(steps, filesOf);
  return errors.map(({ message, at }) => ({
    why: `the definitions could no longer be read: ${message.replace(/\.$/, "")}`,
    blamed: byFile.get(at?.file ?? "") ?? [],
  }));
}

function newsReasons(news: readonly Finding[], steps: readonly Step[]): readonly Reason[] {
  const blamedFor = blameFor(steps);
  return news.map((found) => ({
    why: `the definitions would then say something else than the document of ${describeFinding(found)}, ${found.document.file}:${found.document.line}`,
    blamed: blamedFor(found),
    news: found,
  }));
}

/** Those that write the file of what is found, and those that settle something in its section. */
function blameFor(steps: readonly Step[]): (found: Finding) => readonly Step[] {
  const byFile = groupByKeys(steps, filesOf);
  const bySection = groupByKeys(steps, sectionsOf);
  return ({ definition, place }) => [...(byFile.get(definition?.file ?? "") ?? []), ...(bySection.get(place.section) ?? [])];
}

/** Those that write no file and settle something in no section of which another one does as well. */
export function independentSteps(steps: readonly Step[]): readonly Step[] {
  const shared = [groupByKeys(steps, filesOf), groupByKeys(steps, sectionsOf)].flatMap((groups) => [...groups.values()].filter((own) => own.length > 1).flat());
  const together = new Set(shared);
  return steps.filter((step) => !together.has(step));
}

function sectionsOf({ findings }: Step): readonly string[] {
  return findings.map(({ place }) => place.section);
}

function filesOf({ edits, files }: Step): readonly string[] {
  return [...edits.map(({ file }) => file), ...(files?.keys() ?? [])];
}

function groupByKeys(steps: readonly Step[], keysOf: (step: Step) => readonly string[]): ReadonlyMap<string, readonly Step[]> {
  const pairs = steps.flatMap((step) => [...new Set(keysOf(step))].map((key) => [key, step] as const));
  return new Map([...groupBy(pairs, ([key]) => key)].map(([key, own]) => [key, own.map(([, step]) => step)]));
}

/**
 * What a row said of a name or a value that went, or says otherwise of one that stays beside others, what a sentence that came said in the place of another one, what a row that got another name says besides, or
 * names in the same line, what is found in the place of another word than before, how many rows a sentence counts, what leads to rows that show what was not
 * shown, what a heading calls what has another path, and who may call what came, is found once the row itself is settled: the next round does.
 */
function followsFrom(finding: Finding, settled: readonly Finding[]): boolean {
  const { change, fact, place, document, from, to } = finding;
  if (isCalledByPath(finding, settled)) return true;
  const isInRow = (one: Finding): boolean => one.place.section === place.section && one.place.block === place.block && one.place.row === place.row;
  const isBeside = (one: Finding): boolean =>
    (place.row !== undefined && (fact === "statement" || fact === "mention") && factsOfFields.has(one.fact)) ||
    (fact === "mention" && one.fact === "statement");
  const isMeaningBeside = (one: Finding): boolean => fact === "values" && one.fact === "values" && /^[^\s:,]+: /.test(from ?? "");
  const isName = ({ fact: other, place: { section }, from: before, to: after }: Finding): boolean =>
    fact === "mention" &&
    other === "row" &&
    section === place.section &&
    [before, after].some((names) => names?.split(", ").some((name) => name === from || name === to) === true);
  const isInLine = (one: Finding): boolean => fact === "row" && one.fact === "row" && one.change === "renamed" && one.document.line === document.line;
  const isPairedAnew = (one: Finding): boolean =>
    fact === "mention" && one.fact === "mention" && one.place.section === place.section && one.to !== undefined && one.to === to && one.from !== from;
  const isAccessOf = (one: Finding): boolean =>
    fact === "access" && change === "added" && one.change === "added" && (one.fact === "row" || one.fact === "section" || one.fact === "methods");
  // A single one needs no number.
  const counts = [from, change === "removed" ? "1" : to];
  const isCount = (one: Finding): boolean =>
    fact === "mention" &&
    change !== "added" &&
    counts.every((text) => /^\d$/.test(text ?? "")) &&
    comesOrGoes(one) &&
    (one.place.section === place.section || one.also.some(({ document: { line } }) => line === document.line));
  const isBesideTable = (one: Finding): boolean =>
    fact === "statement" && change === "added" && one.fact === "notShown" && one.change === "changed" && one.place.section === place.section;
  const isOfRow = (one: Finding): boolean =>
    isInRow(one) && ((change === "removed" && fact === "statement") || isBeside(one) || isMeaningBeside(one) || (one.change === "renamed" && fact !== "row"));
  return settled.some((one) => isName(one) || isInLine(one) || isPairedAnew(one) || isAccessOf(one) || isCount(one) || isBesideTable(one) || isOfRow(one));
}

function comesOrGoes({ change, fact }: Finding): boolean {
  return fact === "row" && (change === "added" || change === "removed");
}

/** What a row can say besides in the same words. */
const factsOfFields: ReadonlySet<Finding["fact"]> = new Set<Finding["fact"]>(["type", "default", "range", "length", "items", "values", "format"]);

/** What our own edition is found to say otherwise, and was not before. */
function newsBesides(before: readonly Finding[], after: readonly Finding[]): readonly Finding[] {
  if (after.length === 0) return [];
  const known = new Set(before.map(({ fingerprint }) => fingerprint));
  return after.filter(({ fingerprint }) => !known.has(fingerprint));
}
