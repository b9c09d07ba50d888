/**
 * Who may call operations, as their rows and sections, sentences that name them, and sentences about all requests tell it, against `Access` of the definitions.
 */
import type { Position } from "../../diagnostics/diagnostic.ts";
import { asksForScopesOnly, asksForSomething, combineAsked, isAsked, waysAsked, type Asked } from "../../facts/access/asked.ts";
import { vocabularyOf, type Vocabulary } from "../../facts/access/vocabulary.ts";
import { isMethods } from "../../facts/cells/methods.ts";
import type { Defined } from "../../facts/definitions/defined.ts";
import type { StatedSection } from "../../facts/stated-section.ts";
import { accessWords, admitsAnyone } from "../../model/access.ts";
import type { Place } from "../../model/origin.ts";
import type { Way } from "../../model/way.ts";
import { groupBy } from "../../values/group-by.ts";
import { memoizeByObject } from "../../values/memoize.ts";
import type { RawFinding } from "../findings/raw-finding.ts";
import type { Claim } from "../subject/claims.ts";
import { uriIn } from "../subject/paths.ts";
import { claimsWithin, placeOfRow, type Subject } from "../subject/subject.ts";
import { operationsNamedAt } from "./named-operations.ts";
import { accessOf, usualAccessIn, type UsualAccess } from "./usual-access.ts";
import { accessTextsIn, type AccessReading, type AccessText } from "./access-texts.ts";
import { unsaidAccess } from "./unsaid.ts";

export function accessDifferences(subject: Subject): readonly RawFinding[] {
  const reading = accessReading(subject);
  const usual = usualAccessIn(subject);
  if (reading === undefined || usual === undefined) return [];
  const toldAccess = subject.sections.flatMap((section) => toldIn(subject, section, reading));
  const ofOperations = toldAccess.flatMap(({ on, ...one }) => on.map((by) => ({ ...one, by })));
  const byOperation = groupBy(ofOperations, ({ by }) => by);
  const operations = [...byOperation].flatMap(([by, own]) => ofOperation(by, own, usual, reading.vocabulary) ?? []);
  const all = toldAccess.filter(({ isOfAll }) => isOfAll);
  return [...operations, ...ofAll(all, usual, reading.vocabulary), ...unsaidAccess(subject, usual, (by) => byOperation.has(by))];
}

/** What is said of whom may call. Undefined where the definitions name no way to authenticate, or say nothing of it. */
export const accessReading = memoizeByObject(({ defined, reader }: Pick<Subject, "defined" | "reader">): AccessReading | undefined => {
  const schemes = defined.flatMap(({ scheme }) => scheme ?? []);
  return schemes.length === 0 ? undefined : { vocabulary: vocabularyOf(schemes, reader.wording), wording: reader.wording };
});

/** The texts of each section, whoever asks. */
export const accessTextsBy = memoizeByObject((reading: AccessReading) => memoizeByObject((section: StatedSection) => accessTextsIn(section, reading)));

interface Told {
  readonly text: Pick<AccessText, "asked" | "isFurther" | "isWhole" | "at">;
  readonly place: Place;
  /** The operations that it is about. */
  readonly on: readonly Defined[];
  readonly isOfAll: boolean;
}

function toldIn(subject: Subject, section: StatedSection, reading: AccessReading): readonly Told[] {
  const texts = accessTextsBy(reading)(section);
  if (texts.length === 0) return [];
  const ofSection = operationsOn(subject.claims.on(section.section));
  const hasOperations = ofSection.length > 0 || claimsWithin(subject.claims, section.section).some(({ by }) => by.is === "operation");
  return texts.flatMap((text): readonly Told[] => {
    const place =
      text.row === undefined || text.block === undefined || text.isRow === true
        ? { section: subject.names.get(section.section)! }
        : placeOfRow(subject.names.get(section.section)!, text.block.block, text.row);
    const named = text.requests.flatMap(({ methods, path }) => operationsNamedAt(subject, methods, uriIn(path, subject.prefixes) ?? path));
    if (text.of === "all")
      return [{ text, place, on: [], isOfAll: true }, ...(named.length === 0 ? [] : [{ text: { ...text, asked: [[]] }, place, on: named, isOfAll: false }])];
    const onRow = text.row === undefined || text.isRow === true ? [] : operationsOfRow(subject, text);
    if (onRow.length > 0) return [{ text, place, on: onRow, isOfAll: false }];
    if (text.requests.length > 0 && !named.some((one) => ofSection.includes(one)))
      return named.length === 0 ? [] : [{ text, place, on: named, isOfAll: false }];
    if (text.row !== undefined && text.isRow !== true) return [];
    return [{ text, place, on: ofSection, isOfAll: !hasOperations && text.isWhole && isImperative.test(text.text.text) }];
  });
}

/** `Authenticate by key or by token.` */
const isImperative = /^(?:(?:requests?|calls?|clients?|callers?) )?(?:authenticate|(?:are|must be|is) authenticated)\b/i;

/** Those that name the row as their source, or have its request. */
function operationsOfRow(subject: Subject, { row, block }: AccessText): readonly Defined[] {
  const own = operationsOn(subject.claims.on(row!));
  if (own.length > 0) return own;
  const facts = block?.rows.find((one) => one.row === row)?.facts ?? [];
  const methods = [...facts.flatMap((fact) => (fact.fact === "methods" ? fact.value : [])), ...(isMethods(row!.name) ? [row!.name] : [])];
  const paths = facts.flatMap((fact) => (fact.fact === "path" ? [fact.value] : []));
  return methods.length === 0 ? [] : paths.flatMap((path) => operationsNamedAt(subject, methods, uriIn(path, subject.prefixes) ?? path));
}

function operationsOn(claims: readonly Claim[]): readonly Defined[] {
  return [...new Set(claims.flatMap(({ by }) => (by.is === "operation" ? [by] : [])))];
}

/** Its places together, or any one of them that is not about scopes alone, ask for something else. */
function ofOperation(by: Defined, toldAccess: readonly Omit<Told, "on">[], usual: UsualAccess, vocabulary: Vocabulary): RawFinding | undefined {
  const own = accessOf(by);
  const known = own.length === 0 ? [usual.ways] : own;
  const asked = askedIn(
    toldAccess.map(({ text }) => text),
    vocabulary,
  );
  if (asked.some((one) => known.some((ways) => isAsked(one, ways)))) return undefined;
  const first = toldAccess.find(({ text }) => !known.some((ways) => isAsked(text.asked, ways, toldAccess.length > 1))) ?? toldAccess[0]!;
  const to = asksForSomething(asked[0]!) && !admitsAnyone(usual.ways) ? usual.ways : waysAsked(asked[0]!, known[0]!, vocabulary.schemeOf);
  return differenceOf(by, own[0], to, first, by.definition);
}

/** One after the other; or each as a way of its own. */
function askedIn(texts: readonly Pick<AccessText, "asked" | "isFurther">[], { bearing }: Vocabulary): readonly Asked[] {
  const [first, ...others] = texts.toSorted((one, other) => Number(asksForScopesOnly(one.asked)) - Number(asksForScopesOnly(other.asked))).map((one) => one);
  const all = others.reduce<Asked>((before, { asked, isFurther }) => (isFurther ? [...before, ...asked] : combineAsked(before, asked, bearing)), first!.asked);
  return others.length === 0 ? [all] : [all, texts.flatMap(({ asked }) => asked)];
}

function differenceOf(
  by: Defined,
  from: readonly Way[] | undefined,
  to: readonly Way[] | undefined,
  { place, text }: Pick<Told, "place" | "text">,
  definition: Position,
): RawFinding {
  return {
    change: from === undefined ? "added" : "changed",
    place,
    fact: "access",
    ...(from === undefined ? {} : { from: accessWords(from) }),
    to: to === undefined ? askedWords(text.asked) : accessWords(to),
    values: { ...(from === undefined ? {} : { from: { fact: "access", value: from } }), ...(to === undefined ? {} : { to: { fact: "access", value: to } }) },
    document: text.at,
    definition,
    by,
  };
}

/** What leaves open which way is meant. */
function askedWords(asked: Asked): string {
  return asked
    .map(
      (way) =>
        way.map(({ scheme = "a credential", scopes = [] }) => (scopes.length === 0 ? scheme : `${scheme} (${scopes.join(", ")})`)).join(" and ") ||
        "no credential",
    )
    .join(", or ");
}

/** Sentences about all requests: each of them, or all of them one way or the other, ask for what the service does. */
function ofAll(toldAccess: readonly Told[], usual: UsualAccess, vocabulary: Vocabulary): readonly RawFinding[] {
  const texts = toldAccess.map(({ text }) => text);
  if (texts.length === 0 || askedIn(texts, vocabulary).some((one) => isAsked(one, usual.ways, true))) return [];
  const first = toldAccess.find(({ text }) => text.isWhole && !isAsked(text.asked, usual.ways, true));
  if (first === undefined || isOneOf(first.text.asked, usual.ways)) return [];
  const to = waysAsked(first.text.asked, usual.ways, vocabulary.schemeOf);
  return [differenceOf(usual.by, usual.ways, to, first, usual.by.definition)];
}

/** One way of several that the service has is told in a sentence of its own. */
function isOneOf(asked: Asked, ways: readonly Way[]): boolean {
  return ways.length > 1 && asked.every((one) => ways.some((way) => isAsked([one], [way], true)));
}
