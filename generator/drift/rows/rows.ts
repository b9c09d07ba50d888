/** Rows of the document against the definitions that claim them: every fact of a cell, and what a row no longer states. */
import { beginTogether } from "../../diagnostics/diagnostic.ts";
import type { Defined } from "../../facts/definitions/defined.ts";
import { factText, type Fact, type StatedFact } from "../../facts/fact.ts";
import { literalPattern, notWithinWord } from "../../values/pattern.ts";
import type { RawFinding } from "../findings/raw-finding.ts";
import { hasNotes, type ClaimedRow } from "../subject/claimed-rows.ts";
import type { Claim } from "../subject/claims.ts";
import { asDefined, differenceOf, isStatedMoreFully, statedFacts } from "../subject/fact-differences.ts";
import { placeOfRow, statedElsewhere, type RowStanding, type Subject } from "../subject/subject.ts";
import { statesFact } from "../wordings/already-defined.ts";
import { endpointDifferences } from "./endpoints.ts";
import { areListedApart } from "./enumerations.ts";
import type { Habits } from "./habits.ts";

/** Facts that are held against what claims a row in ways of their own. */
const ofEndpoints: ReadonlySet<string> = new Set(["methods", "path", "request", "response"]);

/** @param rows of all sections that are compared */
export function rowDifferences(subject: Subject, rows: readonly ClaimedRow[], { restates, readable }: Habits): readonly RawFinding[] {
  return rows.flatMap((standing) => {
    const { claims } = standing;
    const lacking = notStated(subject, standing, claims, restates).filter(({ fact }) => readable.has(fact));
    return [...withReplaced(statedOtherwise(subject, standing, claims), lacking), ...endpointDifferences(subject, standing, claims)];
  });
}

/** A limit in the place of another sort of limit is one change: `Range 0-15.`, `Allowed values: 0, 1, 15.` */
function withReplaced(stated: readonly RawFinding[], lacking: readonly RawFinding[]): readonly RawFinding[] {
  const [added, ...others] = stated.filter(({ change, fact }) => change === "added" && limiting.has(fact));
  const [removed, ...more] = lacking.filter(({ change, fact }) => change === "removed" && limiting.has(fact));
  if (added === undefined || removed === undefined || others.length > 0 || more.length > 0) return [...stated, ...lacking];
  const changed: RawFinding = {
    ...added,
    change: "changed",
    ...(removed.from === undefined ? {} : { from: removed.from }),
    values: { ...removed.values, ...added.values },
  };
  return [...stated.map((one) => (one === added ? changed : one)), ...lacking.filter((one) => one !== removed)];
}

const limiting: ReadonlySet<RawFinding["fact"]> = new Set<RawFinding["fact"]>(["range", "values", "known", "bits", "length", "format"]);

function statedOtherwise(subject: Subject, standing: RowStanding, claims: readonly Claim[]): readonly RawFinding[] {
  const nodes = claims.map(({ by }) => by);
  const isField = nodes.some(({ is, types }) => is === "field" && types.length > 0) || nodes.some(({ is }) => is === "header");
  return standing.row.facts.flatMap((stated): readonly RawFinding[] => {
    const fact = asDefined(stated, subject.prefixes);
    if (ofEndpoints.has(fact.fact) || nodes.some((by) => isStatedMoreFully(subject.claims, fact, by))) return [];
    const difference =
      fact.fact === "member"
        ? (memberDifference(fact, nodes) ?? memberCome(subject, fact, nodes, standing.row.facts))
        : differenceOf(fact, fact.fact === "required" ? ownOf(standing.row.row.name, nodes) : nodes, isField, standing.row.facts);
    if (difference === undefined || nodes.some((by) => statesFact(subject.reader, subject.declared, by, fact))) return [];
    const { from, by } = difference;
    const at = claims.find((claim) => claim.by === by)?.at ?? by.definition;
    const placed = { at: placeOfNew(from, stated) ?? stated.at };
    return [changed(subject, standing, from?.fact === "bits" ? "bits" : fact.fact, from, fact, placed, at, by)];
  });
}

/** What the row is of, and none of the fields that it names beside that: these are required where the one that holds them is there. */
function ownOf(name: string, nodes: readonly Defined[]): readonly Defined[] {
  const own = nodes.filter((one) => one.name === name);
  return own.length === 0 ? nodes : own;
}

/** Of values each of which has a place the first that is none of those before. */
function placeOfNew(from: Fact | undefined, { each, ...to }: StatedFact): RawFinding["document"] | undefined {
  const before = new Set(from === undefined ? [] : entriesOf(from));
  return from === undefined ? undefined : each?.[entriesOf(to).findIndex((entry) => !before.has(entry))];
}

function entriesOf(fact: Fact): readonly string[] {
  return Array.isArray(fact.value) ? fact.value.map((entry) => JSON.stringify(entry)) : [];
}

function changed(
  { names }: Subject,
  { section, block, row }: RowStanding,
  name: Fact["fact"],
  from: Fact | undefined,
  to: Fact | undefined,
  at: { readonly at: RawFinding["document"] } | undefined,
  definition: RawFinding["document"],
  by: Defined,
): RawFinding {
  return {
    change: from === undefined ? "added" : to === undefined ? "removed" : "changed",
    place: placeOfRow(names.get(section.section)!, block.block, row.row),
    fact: name,
    ...(from === undefined ? {} : { from: factText(from) }),
    ...(to === undefined ? {} : { to: to.fact === "notShown" ? "not shown" : factText(to) }),
    values: { ...(from === undefined ? {} : { from }), ...(to === undefined ? {} : { to }) },
    document: at?.at ?? row.row.at,
    definition,
    by,
  };
}

/** The type of a field that the row names beside its own. What has its name from each object that stands under it is none. */
function memberDifference(fact: Fact<"member">, nodes: readonly Defined[]): ReturnType<typeof differenceOf> {
  const { name } = fact.value;
  const isOfAnyName = ({ definition }: Defined): boolean => nodes.some((other) => other.name !== name && beginTogether(other.definition, definition));
  const named = nodes.filter((one) => one.name === name && !isOfAnyName(one));
  return differenceOf({ fact: "type", value: fact.value.type }, named, true);
}

/** A field that no definition has, which the row names with one that stands there beside it. Another edition tells more: what it was called. */
function memberCome(
  { declared, factsBefore }: Subject,
  { value: { name } }: Fact<"member">,
  nodes: readonly Defined[],
  beside: readonly Fact[],
): ReturnType<typeof differenceOf> {
  if (factsBefore !== undefined || declared.has(name)) return undefined;
  const members = new Set(beside.flatMap((one) => (one.fact === "member" ? [one.value.name] : [])));
  const fields = nodes.filter(({ is }) => is === "field");
  const by = fields.find((one) => !members.has(one.name));
  return by === undefined || !fields.some((one) => members.has(one.name)) ? undefined : { by };
}

/** What the definition of a field has and its row does not state. Where another place of the field does, it may. */
function notStated(subject: Subject, standing: RowStanding, claims: readonly Claim[], restates: boolean): readonly RawFinding[] {
  const { row, block } = standing;
  if (row.cells.length === 0) return [];
  const own = claims.filter(({ via, by }) => via === "row" && by.is === "field");
  return own.flatMap(({ by, at }) =>
    by.facts
      .filter(
        (fact) =>
          statedFacts.has(fact.fact) &&
          !row.facts.some((one) => one.fact === fact.fact) &&
          !isInType(fact, by) &&
          !isConstant(fact) &&
          !isWrittenOut(fact, row) &&
          !isStatedBySource(subject, by, fact) &&
          !isByConvention(subject, standing, by, fact),
      )
      .filter((fact) => !isOfFormat(subject, fact, by, row) && !areListedApart(subject, fact) && !isSilentBefore(subject, standing, fact))
      .filter((fact) => (hasNotes(block.roles) ? restates || !statedElsewhere(subject, by, fact) : subject.claims.of(by).length === 1))
      .map((fact) => {
        const unknown = row.facts.find((one) => one.fact === "notShown" && isWordFor(fact, one.value));
        return changed(subject, standing, fact.fact, fact, unknown, unknown, at, by);
      }),
  );
}

/** Another edition's row says no less than ours does, of what other places state of the field. */
function isSilentBefore({ factsBefore, claims }: Subject, { section, row }: RowStanding, { fact }: Fact): boolean {
  const before = factsBefore?.(section, row);
  return before !== undefined && !before.some((one) => one.fact === fact) && claims.on(row.row).some(({ by }) => claims.of(by).length > 1);
}

/** The values of a format are listed where the format is described, once for all of its fields. */
function isOfFormat(subject: Subject, fact: Fact, by: Defined, { facts }: RowStanding["row"]): boolean {
  return fact.fact === "values" && facts.some((one) => one.fact === "format") && statedElsewhere(subject, by, fact);
}

/** A row that the field itself names as a source goes on to state the limit, `see Limits`: nothing is lost. */
function isStatedBySource(subject: Subject, by: Defined, fact: Fact): boolean {
  return limiting.has(fact.fact) && isStatedVia(subject, "source", by, fact);
}

/** `Booleans default to 0 unless stated otherwise`: a row that says nothing of it never said otherwise. What it did say is missed. */
function isByConvention(subject: Subject, { section, row }: RowStanding, by: Defined, fact: Fact): boolean {
  const wasStated = subject.factsBefore?.(section, row)?.some((one) => one.fact === fact.fact) === true;
  const isUnknown = row.facts.some((one) => one.fact === "notShown" && isWordFor(fact, one.value));
  return fact.fact === "default" && !wasStated && !isUnknown && isStatedVia(subject, "word", by, fact);
}

function isStatedVia({ claims, factsAt }: Subject, via: Claim["via"], by: Defined, fact: Fact): boolean {
  return claims.of(by).some(({ section, row }) => {
    const isSource = row !== undefined && claims.on(row).some((one) => one.by === by && one.via === via);
    return isSource && factsAt(section, row).some((one) => one.fact === fact.fact && factText(one) === factText(fact));
  });
}

/** `Range not shown`, `Maximum length: not shown` */
function isWordFor({ fact }: Fact, word: string): boolean {
  const words: { readonly [Name in Fact["fact"]]?: RegExp } = {
    default: /\bdefault$/i,
    range: /\brange$/i,
    length: /\blength$/i,
    values: /\bvalues$/i,
    format: /\bformat$/i,
  };
  return words[fact]?.test(word) === true;
}

/** `Default GET POST.`, `Default is local login.`: where a default ends that has no quotes, only who knows it can tell. */
function isWrittenOut(fact: Fact, { cells }: RowStanding["row"]): boolean {
  if (fact.fact !== "default" || typeof fact.value !== "string" || fact.value === "") return false;
  const words = new RegExp(notWithinWord(String.raw`default(?:s|\s+value)?(?:\s+(?:is|to|as|of))?\s*[:=]?\s*${literalPattern(fact.value)}`), "iu");
  return cells.some(({ text }) => words.test(text));
}

/** The one value of a field is its name's business: a row seldom calls it a list. */
function isConstant(fact: Fact): boolean {
  return fact.fact === "values" && fact.value.length === 1;
}

/** `number (0 or 1)` gives the values with the type. */
function isInType({ fact }: Fact, { types }: Defined): boolean {
  return fact === "values" && types[0]?.includes(" or ") === true;
}
