/** The facts that one of two wordings has and the other has not. */
import { beginsWithin } from "../../diagnostics/diagnostic.ts";
import { likeness, stemsOf } from "../../documents/editions/stems.ts";
import { partAt } from "../../documents/placed-text.ts";
import { factText, type StatedFact } from "../../facts/fact.ts";
import { listItems } from "../../facts/text/values.ts";
import type { Place } from "../../model/origin.ts";
import { literalPattern } from "../../values/pattern.ts";
import { scalarText } from "../subject/fact-differences.ts";
import { asTemplate, withoutAddress, type Prefixes } from "../subject/paths.ts";
import type { Subject } from "../subject/subject.ts";
import { isAboutDocument } from "./about-document.ts";
import { isAlreadyDefined } from "./already-defined.ts";
import { isShownIn } from "./characters.ts";
import { pathsNarrowed } from "./same-paths.ts";
import type { RowInBlock, Side, Unit } from "./units.ts";
import { mostAlikeText, proseSentences, textLikeness } from "./wordings.ts";

/** Facts that only the earlier side has. */
export function goneFacts({ prefixes }: Pick<Subject, "prefixes">, unit: Unit): readonly StatedFact[] {
  const removed = only(unit.before.facts, unit.now.facts).filter(
    (fact) =>
      !isLeftOpen(fact, unit) &&
      !isAsAbove(fact, unit) &&
      !isSamePath(fact, unit.now.facts, prefixes) &&
      !isUnquoted(fact, unit.before, unit.now) &&
      !isShownIn(fact, unit.now) &&
      !isInPlace(fact, unit.now) &&
      !isListedIn(fact, unit.before, unit.rows?.[1]),
  );
  return [...removed, ...fewer(unit), ...pathsNarrowed(unit)];
}

/** Facts that only the later side has, but for what the definitions say anyway. */
export function newFacts(subject: Subject, { place, claims, before, now, rows }: Unit, removed: readonly StatedFact[]): readonly StatedFact[] {
  const names = namesOf(rows?.[1]) ?? new Set([place.row]);
  const isOfTheEdition = (fact: StatedFact): boolean => {
    const sentence = now.around(fact);
    return sentence !== undefined && isAboutDocument(sentence);
  };
  const isName = (fact: StatedFact): boolean =>
    (fact.fact === "mention" && (names.has(fact.value) || isWithinType(fact, now.facts))) ||
    (fact.fact === "property" && names.has(fact.value.name) && !removed.some((one) => one.fact === "property"));
  return only(now.facts, before.facts).filter(
    (fact) =>
      !isName(fact) &&
      !isTruthOf(fact, now.facts) &&
      !isOneInWords(fact, before) &&
      !isWordOf(fact, before) &&
      !isListedIn(fact, now, rows?.[0]) &&
      !isEmphasis(fact, now, before) &&
      !isCountOf(fact, now.around(fact)?.text) &&
      !isWithinLost(fact, removed) &&
      !isAlreadyDefined(subject, fact, claims, removed) &&
      !isOfScheme(subject, fact, place) &&
      !isUnquoted(fact, now, before) &&
      !isOfTheEdition(fact),
  );
}

/** A column that marks what is required leaves the cells of the others empty. */
function isLeftOpen(fact: StatedFact, { rows, now }: Unit): boolean {
  if (fact.fact !== "required" || fact.value || rows === undefined || now.facts.some((one) => one.fact === "required")) return false;
  return [...rows[1].block.roles.values()].includes("required");
}

/** `{base}/api/v1/rows` for `/api/v1/rows`: one of them with the address that stands before all paths. */
function isSamePath(fact: StatedFact, others: readonly StatedFact[], prefixes: Prefixes): boolean {
  if (fact.fact !== "path") return false;
  const paths = withoutAddress(fact.value, prefixes);
  return others.some((one) => one.fact === "path" && withoutAddress(one.value, prefixes).some((path) => paths.includes(path)));
}

/** `same`: the path of the row above, which is the one that had to be written out. */
function isAsAbove(fact: StatedFact, { rows }: Unit): boolean {
  if (fact.fact !== "path" || rows === undefined) return false;
  const [, { block, row }] = rows;
  const above = block.rows.slice(0, block.rows.indexOf(row)).findLast(({ facts }) => facts.some((one) => one.fact === "path"));
  return row.row.cells.some(({ text }) => /^(?:same|ditto|as above)$/i.test(text.trim())) && above?.facts.some((one) => factText(one) === fact.value) === true;
}

/** Each scheme asks for its header. */
function isOfScheme({ defined }: Subject, fact: StatedFact, place: Place): boolean {
  return fact.fact === "required" && fact.value && defined.some(({ is, name }) => is === "scheme" && name === place.row);
}

/** A placeholder that the words of another fact have in them: `Bearer <TOKEN>`. */
function isInPlace(fact: StatedFact, { texts }: Side): boolean {
  return fact.fact === "mention" && /^[<{].*[>}]$/.test(fact.value) && texts.some(({ text }) => text.includes(fact.value));
}

/** It stood there as a word: what counts as a name is told by other rows. */
function isWordOf(fact: StatedFact, { texts }: Side): boolean {
  return fact.fact === "mention" && /^\p{Ll}[\p{Ll}\p{N}]*(?:[-_][\p{L}\p{N}]+)+$/u.test(fact.value) && texts.some(({ text }) => hasWord(text, fact.value));
}

/**
 * It stands in a cell that is read as a list of names: `mark (string), shelf, row (numbers)`, where the other side says `mark (string) and the numbers shelf
 * and row`.
 */
function isListedIn(fact: StatedFact, { around }: Side, standing: RowInBlock | undefined): boolean {
  const sentence = around(fact);
  if (standing === undefined || sentence === undefined || (fact.fact !== "member" && fact.fact !== "mention")) return false;
  const { index, end } = partAt(sentence, fact);
  const name = fact.fact === "member" ? fact.value.name : sentence.text.slice(index, end);
  if (name.includes("/")) return false;
  const {
    block: {
      block: { named },
    },
    row: { row, cells },
  } = standing;
  return row.cells.some(({ column, text }) => column !== named && !cells.some((cell) => cell.column === column) && hasWord(text, name));
}

/** `in 1 of 2 ways`, where it was `in one of two ways`. */
function isOneInWords(fact: StatedFact, { texts }: Side): boolean {
  return fact.fact === "mention" && fact.value === "1" && texts.some(({ text }) => /\bone of\b/i.test(text));
}

/** `Default: 0 (false)`, `Off by default (0)` */
function isTruthOf(fact: StatedFact, facts: readonly StatedFact[]): boolean {
  if (fact.fact !== "mention") return false;
  const value = { true: "1", false: "0" }[fact.value];
  return facts.some((one) => one.fact === "default" && [value, factText(fact)].includes(scalarText(one.value)));
}

/** `exactly one mark`, where it was `one mark` or `a single mark`. */
function isEmphasis(fact: StatedFact, { around }: Side, { texts }: Side): boolean {
  if (fact.fact !== "mention" || !emphasis.test(fact.value)) return false;
  const nouns = [...(around(fact)?.text ?? "").matchAll(emphasised)].map(([, noun]) => noun!);
  return (
    nouns.length > 0 && nouns.every((noun) => texts.some(({ text }) => new RegExp(String.raw`\b(?:one|a single) ${literalPattern(noun)}`, "iu").test(text)))
  );
}

const emphasis = /^(?:exactly|just|only) one$/i;
const emphasised = /\b(?:exactly|just|only) one ([\p{L}-]+)/giu;

/** `Two marks are set: the first, and the last`, `two marks, the first and the last`: how many things the sentence lists behind them. */
function isCountOf(fact: StatedFact, sentence = ""): boolean {
  if (fact.fact !== "mention" || !/^\d$/.test(fact.value)) return false;
  const [, behind] = /^[^:]*\p{L}:\s+(.+?)\.?$/u.exec(sentence) ?? [];
  const [, beside] = counted.exec(sentence) ?? [];
  const counts = (list: string | undefined): boolean => list !== undefined && listItems(list.replace(relative, "")).length === Number(fact.value);
  return counts(behind) || counts(beside);
}

const counted = /\b(?:two|three|four|five) \p{L}+, ([^:.;]+)/iu;

/** `, which is described below` */
const relative = /,\s+(?:which|that|as)\s[^,;]*$/;

/**
 * A word of a term that is lost as a whole stood there before, and so did the value of a property that is told in other words, and the name of a field whose
 * type is.
 */
function isWithinLost(fact: StatedFact, removed: readonly StatedFact[]): boolean {
  return (
    fact.fact === "mention" &&
    removed.some(
      (one) =>
        (one.fact === "mention" && one.value !== fact.value && one.value.split(" ").includes(fact.value)) ||
        (one.fact === "property" && one.value.value === fact.value) ||
        (one.fact === "member" && one.value.name === fact.value),
    )
  );
}

/** Those of all rows of its line. */
function namesOf(standing: RowInBlock | undefined): ReadonlySet<string | undefined> | undefined {
  return standing === undefined
    ? undefined
    : new Set(standing.block.block.rows.filter(({ cells }) => cells === standing.row.row.cells).map(({ name }) => name));
}

/** `- marks: array of strings`: words that say the type mention nothing. */
function isWithinType({ at }: StatedFact, facts: readonly StatedFact[]): boolean {
  return facts.some((one) => one.fact === "type" && beginsWithin(at, one.at));
}

/** Whether what one side has in quotes stands without them on the other, or a name that it lists stands in the same sentence by itself. */
function isUnquoted(fact: StatedFact, quoted: Side, plain: Side): boolean {
  const word = factText(fact);
  const sentence = fact.fact === "mention" ? quoted.around(fact)?.text : undefined;
  if (sentence === undefined) return false;
  if (!quotedWords(sentence).has(word)) return /^\p{Ll}+$/u.test(word) && hasWord(mostAlikeText(sentence, proseSentences(plain))?.text ?? "", word);
  return plain.texts.some(({ text }) => hasWord(text, word));
}

function hasWord(text: string, word: string): boolean {
  return text.split(/[\s,;:.!?()]+/).includes(word);
}

function quotedWords(text: string): ReadonlySet<string> {
  return new Set([...text.matchAll(/["'“‘]([^\s"'“”‘’]+)["'”’]/g)].map(([, word]) => word!));
}

/** Facts that one side alone has, each once. */
function only(facts: readonly StatedFact[], others: readonly StatedFact[]): readonly StatedFact[] {
  const known = new Set(others.map(keyOf));
  const left = facts.filter((fact) => !known.has(keyOf(fact)) && !isLikeOne(fact, others));
  return [...new Map(left.map((fact) => [keyOf(fact), fact])).values()];
}

/** Mentions that the wording of their sentence has lost, and that stand elsewhere as often as before at most. */
function fewer({ before, now }: Unit): readonly StatedFact[] {
  const count = (facts: readonly StatedFact[], key: string): number => facts.filter((fact) => keyOf(fact) === key).length;
  const repeated = before.facts.filter(
    (fact) => fact.fact === "mention" && count(before.facts, keyOf(fact)) > count(now.facts, keyOf(fact)) && count(now.facts, keyOf(fact)) > 0,
  );
  const lost = repeated.filter((fact) => {
    const sentence = before.around(fact);
    const wording = sentence === undefined ? undefined : mostAlikeText(sentence.text, now.texts);
    return wording !== undefined && textLikeness(sentence, wording) >= 0.7 && !wording.facts.some((one) => keyOf(one) === keyOf(fact));
  });
  return [...new Map(lost.map((fact) => [keyOf(fact), fact])).values()];
}

function keyOf(fact: StatedFact): string {
  if (fact.fact === "default") return `default\n${scalarText(fact.value)}`;
  const sort = fact.fact === "path" ? "mention" : fact.fact === "property" ? fact.value.name : fact.fact;
  if (fact.fact === "mention" && notation.test(fact.value)) return `mention\n${fact.value.toLowerCase()}`;
  if (fact.fact === "path") return `mention\n${asTemplate(fact.value).replace(/<([\w-]+)>/g, "{$1}")}`;
  return `${sort}\n${
    inAnyOrder.has(fact.fact)
      ? factText(fact)
          .split(/, | or /)
          .sort()
          .join(", ")
      : factText(fact)
  }`;
}

/** `base64`, `Utf8`: no field, since its row would tell. */
const notation = /^\p{L}+\d+$/u;

/** Lists whose order says nothing. */
const inAnyOrder: ReadonlySet<string> = new Set(["type", "values", "known", "holds", "windows", "methods", "bits"]);

/** Words for a body may be more or fewer. */
function isLikeOne(fact: StatedFact, others: readonly StatedFact[]): boolean {
  if (fact.fact !== "request" && fact.fact !== "response") return false;
  return others.some((one) => one.fact === fact.fact && ((isReference(one) && isReference(fact)) || isWordedLike(factText(one), factText(fact))));
}

/** With more words or fewer, but of the same thing: `the name of the item` is no item. */
function isWordedLike(one: string, other: string): boolean {
  const [head, own] = [headOf(one), headOf(other)];
  if (
    isSeveral(one) !== isSeveral(other) ||
    isArrayAlone(one, other) ||
    isArrayAlone(other, one) ||
    ofChanges.test(one) !== ofChanges.test(other) ||
    asItWas.test(one) !== asItWas.test(other) ||
    leavesOut.test(one) !== leavesOut.test(other) ||
    wrapping.exec(one)?.[1] !== wrapping.exec(other)?.[1] ||
    holdsMore(one, other) ||
    holdsMore(other, one)
  )
    return false;
  return likeness(stemsOf(one), stemsOf(other)) === 1 && (head.size === 0 || own.size === 0 || likeness(head, own) > 0);
}

/** `the row`, `the row with its cells` */
function holdsMore(one: string, other: string): boolean {
  const [, besides] = /\b(?:(?:together |along )?with|including|and) (?:(?:all|its|their|the|any|an?) )*([^,;()]+)/i.exec(one) ?? [];
  const stems = stemsOf(other);
  return besides !== undefined && !/\b(?:with|and|including|plus)\b/i.test(other) && [...stemsOf(besides)].some((stem) => !stems.has(stem));
}

/** `an array of the rows of a shelf`, where the other one has `the rows of a shelf`: in which form they come is news. */
function isArrayAlone(body: string, other: string): boolean {
  return /^(?:an? |the )?(?:json )?array\b/i.test(body.replace(/^.*?:\s+/, "")) && !/\b(?:array|list)s?\b/i.test(other);
}

/** `array of rows`, `the rows` */
export function isSeveral(body: string): boolean {
  const [noun = ""] = body.replace(/^.*?:\s+/, "").split(further);
  return /^(?:an?\s+|the\s+)?(?:array|list|set)s?$/i.test(noun.trim()) || /[^s]s$/.test(noun.trim());
}

/** Where a body is called what it is, and what is said of it begins. */
const further = /\s+(?:of|with|that|which|whose|where|having|holding|containing|in|for|from|keyed|under|as)\s|[,;(]/;

/** A body that leaves out what stays as it is. */
const ofChanges = /\b(?:changed|modified|updated)\b/i;

/** A body that tells how things were. */
const asItWas = /\b(?:before|prior|previous(?:ly)?|former(?:ly)?|old)\b/i;

/** A body that is not all of it. */
const leavesOut = /\b(?:without|except|excluding|but (?:not|for))\b/i;

/** A body that stands in another one: `an object whose field row holds the row`. */
const wrapping = /\b(?:key|field|property|member)\s+[`"']?([\w-]+)[`"']?\s+(?:holds?|contains?|carries|has|is)\b/i;

/** What a body is before what is said of it; lists are of what they list. */
function headOf(body: string): ReadonlySet<string> {
  const plain = body
    .replace(/^.*?:\s+/, "")
    .replace(/^(?:an?|the|all|every|each)\s+/i, "")
    .replace(/^(?:list|array|collection|set|representation)s?\s+of\s+/i, "");
  const noun = plain.split(further)[0]!;
  return stemsOf(noun.split(/\s+/).at(-1) ?? "");
}

/** `as above`, `see below` */
function isReference(fact: StatedFact): boolean {
  return /^(?:as|(?:the )?same as|no different from|refer to|see|described|listed|shown|given|as (?:described|listed|shown|given))\s+(?:(?:in|for) )?(?:the )?(?:(?:rows?|lines?|entry|entries|table|text|sentences?|section|paragraph)\s+)?(?:above|below)$/i.test(
    factText(fact),
  );
}
