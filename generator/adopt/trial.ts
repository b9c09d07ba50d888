/** Steps are tried together before they count: what comes of them, or why they do not go. */
import type { Finding } from "../drift/findings/finding.ts";
import { grouped } from "../values/grouped.ts";
import { applied } from "./apply.ts";
import { isCalledByPath } from "./called-by-path.ts";
import type { Editions } from "./edition/editions.ts";
import type { Measure, Measured, Texts } from "./state.ts";
import type { Step } from "./step.ts";
import { wordsFor } from "./words-for.ts";

/** What steps that go have made of the definitions and of our edition. */
export interface Made {
  readonly texts: Texts;
  readonly measured: Measured;
  readonly steps: readonly Step[];
}

export type Trial = (steps: readonly Step[]) => Tried;
export type Tried = { readonly ok: true; readonly made: Made } | Refused;

export interface Refused {
  readonly ok: false;
  readonly why: string;
  /** Those of the steps that it is likely about; none where nothing tells. */
  readonly blamed: readonly Step[];
  /** What is found where none of them writes and of which none speaks: what several share would say it. */
  readonly elsewhere?: readonly Finding[];
}

export function tried(measure: Measure, before: Texts, { findings, besides, errors }: Measured, editions: Editions, steps: readonly Step[]): Tried {
  const sound = errors.length === 0;
  const texts = applied(before, steps, editions);
  if (texts === undefined) return { ok: false, why: "two changes meet in the same line", blamed: [] };
  const after = measure(texts);
  const found = after.ok ? after.value.errors : after.diagnostics.filter(({ severity }) => severity === "error");
  const [error] = found;
  if (!after.ok || (error !== undefined && sound))
    return {
      ok: false,
      why: `the definitions could no longer be read: ${(error?.message ?? "").replace(/\.$/, "")}`,
      blamed: steps.filter((step) => filesOf(step).some((file) => found.some(({ at }) => at?.file === file))),
    };
  const known = new Set(findings.map(({ fingerprint }) => fingerprint));
  const remaining = new Map(after.value.findings.map((finding) => [finding.fingerprint, finding]));
  const settled = steps.flatMap((step) => step.findings);
  const isOpen = ({ findings: own }: Step): boolean => own.some(({ fingerprint }) => remaining.has(fingerprint));
  if (steps.some(isOpen)) return { ok: false, why: "the definitions would still not say it", blamed: steps.filter(isOpen) };
  const unknown = [...remaining.values()].filter((one) => !known.has(one.fingerprint) && !followsFrom(one, settled));
  const all =
    unknown.length > 0
      ? unknown
      : newsBesides(
          besides,
          after.value.besides.filter((one) => !remaining.has(one.fingerprint) && !followsFrom(one, settled)),
        );
  const [news] = all;
  if (news === undefined) return { ok: true, made: { texts, measured: after.value, steps } };
  const why = `the definitions would then say something else than the document of ${wordsFor(news)}, ${news.document.file}:${news.document.line}`;
  const blamed = all.map(blamedIn(steps));
  return { ok: false, why, blamed: [...new Set(blamed.flat())], elsewhere: all.filter((_, index) => blamed[index]!.length === 0) };
}

/** Those that write the file of what is found, and those that settle something in its section. */
function blamedIn(steps: readonly Step[]): (found: Finding) => readonly Step[] {
  const byFile = byEach(steps, filesOf);
  const bySection = byEach(steps, ({ findings }) => findings.map(({ place }) => place.section));
  return ({ definition, place }) => [...(byFile.get(definition?.file ?? "") ?? []), ...(bySection.get(place.section) ?? [])];
}

function filesOf({ edits, files }: Step): readonly string[] {
  return [...edits.map(({ file }) => file), ...(files?.keys() ?? [])];
}

function byEach(steps: readonly Step[], keysOf: (step: Step) => readonly string[]): ReadonlyMap<string, readonly Step[]> {
  const pairs = steps.flatMap((step) => [...new Set(keysOf(step))].map((key) => [key, step] as const));
  return new Map([...grouped(pairs, ([key]) => key)].map(([key, own]) => [key, own.map(([, step]) => step)]));
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
    (place.row !== undefined && (fact === "statement" || fact === "mention") && ofFields.has(one.fact)) || (fact === "mention" && one.fact === "statement");
  const isMeaningBeside = (one: Finding): boolean => fact === "values" && one.fact === "values" && /^[^\s:,]+: /.test(from ?? "");
  const isName = ({ fact: other, place: { section }, from: gone, to: come }: Finding): boolean =>
    fact === "mention" &&
    other === "row" &&
    section === place.section &&
    [gone, come].some((names) => names?.split(", ").some((name) => name === from || name === to) === true);
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
const ofFields: ReadonlySet<Finding["fact"]> = new Set<Finding["fact"]>(["type", "default", "range", "length", "items", "values", "format"]);

/** What our own edition is found to say otherwise, and was not before. */
function newsBesides(before: readonly Finding[], after: readonly Finding[]): readonly Finding[] {
  if (after.length === 0) return [];
  const known = new Set(before.map(({ fingerprint }) => fingerprint));
  return after.filter(({ fingerprint }) => !known.has(fingerprint));
}
