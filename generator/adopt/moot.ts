/**
 * What our edition of the document alone is told to say although steps beside it have done it: how many there are of what came or went, and words on what is
 * gone.
 */
import { stemsOf } from "../documents/editions/stems.ts";
import type { Finding } from "../drift/findings/finding.ts";
import { isCalledLike } from "../drift/findings/one-name.ts";
import type { StatedFact } from "../facts/fact.ts";
import { offsetOfLine } from "./apply-steps.ts";
import { isCalledByPath } from "./called-by-path.ts";
import type { Texts } from "./measured.ts";
import type { Step } from "./step.ts";

/** @param texts as the steps have found them */
export function withoutMootSteps(texts: Texts, steps: readonly Step[]): readonly Step[] {
  const settled = steps.filter(({ leaves }) => leaves === undefined).flatMap(({ findings }) => findings);
  const counted = steps.flatMap(({ findings }) => findings).filter((one) => isCounted(one, settled));
  return steps.map((step) => {
    const { leaves, ...rest } = step;
    const isMoot =
      leaves !== undefined &&
      step.edits.length === 0 &&
      step.findings.every(
        (finding) =>
          isCounted(finding, settled) ||
          isCountedNoLonger(finding) ||
          counted.some((one) => isSameCount(texts, one, finding)) ||
          isNamedGone(finding, settled) ||
          isDefinedGone(texts, steps, finding),
      );
    return isMoot ? rest : step;
  });
}

/**
 * What steps of any round have done: a name or a key that changed wherever it is written, a path by whose end headings call what is there, and how many there are.
 * @param texts as the first round has found them
 * @param others steps that have settled as well what the words that went were said of
 */
export function withoutSettledSteps(texts: Texts, steps: readonly Step[], others: readonly Step[]): readonly Step[] {
  const removed = new Set(others.flatMap(({ findings }) => findings).filter(({ change, fact }) => change === "removed" && fact === "mention"));
  const done = steps.filter(({ leaves, edits }) => leaves === undefined && edits.length > 0).flatMap(({ findings }) => findings);
  const keys = done.filter(({ fact }) => fact === "key");
  const counted = steps.flatMap(({ findings }) => findings).filter((one) => isCounted(one, done));
  return steps.map((step) => {
    const { leaves, ...rest } = step;
    const isSettled =
      leaves !== undefined &&
      step.edits.length === 0 &&
      step.findings.every(
        (finding) =>
          removed.has(finding) ||
          followsFromKey(finding, keys) ||
          done.some((one) => isCalledLike(finding, one)) ||
          isCalledByPath(finding, done) ||
          isCounted(finding, done) ||
          counted.some((one) => isSameCount(texts, one, finding)),
      );
    return isSettled ? rest : step;
  });
}

/** A number in a sentence that is another one by as many as came into its section and went out of it; of one alone no number is told. */
function isCounted({ fact, place, from = "", to = "1" }: Finding, settled: readonly Finding[]): boolean {
  if (fact !== "mention" || ![from, to].every((one) => /^\d+$/.test(one))) return false;
  const counted = settled.filter((one) => one.place.section === place.section && (one.fact === "row" || one.fact === "path"));
  const [added, removed] = ["added", "removed"].map((change) => counted.filter((one) => one.change === change).length);
  return added! + removed! > 0 && Number(to) - Number(from) === added! - removed!;
}

/** `one of these` where a number stood that no definition has. */
function isCountedNoLonger({ fact, definition, from = "", to = "" }: Finding): boolean {
  return fact === "mention" && definition === undefined && /^\d+$/.test(from) && /^(?:these|those|the|several|some|many)$/.test(to);
}

/** The same number of the same things, told in another section. */
function isSameCount(texts: Texts, one: Finding, other: Finding): boolean {
  const counted = countedWords(texts, one);
  return other.fact === "mention" && one.from === other.from && one.to === other.to && [...countedWords(texts, other)].some((stem) => counted.has(stem));
}

/** What our edition counts: the next words behind the number. */
function countedWords(texts: Texts, { values }: Finding): ReadonlySet<string> {
  const at = values?.from !== undefined && "at" in values.from ? (values.from as StatedFact).at : undefined;
  const line = at === undefined ? undefined : texts.get(at.file)?.split("\n")[at.line - 1];
  return stemsOf(
    line
      ?.slice(at!.column - 1 + at!.length)
      .match(/[\p{L}\p{N}]+/gu)
      ?.slice(0, 3)
      .join(" ") ?? "",
  );
}

/** Other places that write the key, or name a part of it, where the key itself is changed. */
export function followsFromKey({ fact, from = "", to = "" }: Finding, settled: readonly Finding[]): boolean {
  if (!["path", "mention", "member"].includes(fact)) return false;
  const [old, own] = [from, to].map((text) =>
    (fact === "member" ? [text.split(" ")[0]!] : [...text.matchAll(/\{([^{}]+)\}/g)].map(([, name]) => name!)).filter((name) => name !== ""),
  );
  const [removed, added] = [old!.filter((name) => !own!.includes(name)), own!.filter((name) => !old!.includes(name))];
  const isIn = (names: string | undefined, some: readonly string[]): boolean => some.every((name) => names?.split(", ").includes(name) === true);
  return (
    removed.length + added.length > 0 && settled.some((one) => one.fact === "key" && one.from !== one.to && isIn(one.from, removed) && isIn(one.to, added))
  );
}

/** The name of a section or a row that went. */
function isNamedGone({ change, fact, from }: Finding, settled: readonly Finding[]): boolean {
  return (
    change === "removed" &&
    fact === "mention" &&
    settled.some((one) => one.change === "removed" && (one.fact === "section" || one.fact === "row") && one.from?.split(", ").includes(from!) === true)
  );
}

/** What said it is taken away. */
function isDefinedGone(texts: Texts, steps: readonly Step[], { definition }: Finding): boolean {
  const text = definition === undefined ? undefined : texts.get(definition.file);
  if (definition === undefined || text === undefined) return false;
  const offset = offsetOfLine(text, definition.line) + definition.column - 1;
  return steps.some(
    ({ edits, removes = [] }) =>
      removes.includes(definition.file) ||
      edits.some(({ file, start, end, text: replacement }) => file === definition.file && replacement === "" && start <= offset && offset < end),
  );
}
