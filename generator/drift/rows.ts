/** Rows of the document against the definitions that claim them: every fact of a cell, and what a row no longer states. */
import type { Defined } from "../facts/defined.ts";
import { textOf, type Fact } from "../facts/fact.ts";
import type { Claim } from "./claims.ts";
import { asDefined, differenceOf, sameFact, statedFacts } from "./compare.ts";
import { endpointDifferences } from "./endpoints.ts";
import type { Raw } from "./raw.ts";
import { placeOf, rowsOf, type Standing, type Subject } from "./subject.ts";

/** Facts that are held against what claims a row in ways of their own. */
const ofEndpoints: ReadonlySet<string> = new Set(["methods", "path", "request", "response"]);

/** A row with the definitions that claim it. */
interface Claimed extends Standing {
  readonly claims: readonly Claim[];
}

export function rowDifferences(subject: Subject): readonly Raw[] {
  const rows = claimedRows(subject);
  const restates = restating(subject, rows);
  const readable = readableFacts(rows);
  return rows.flatMap((standing) => {
    const { claims } = standing;
    const lacking = notStated(subject, standing, claims, restates).filter(({ fact }) => readable.has(fact));
    return [...statedOtherwise(subject, standing, claims), ...endpointDifferences(subject, standing, claims), ...lacking];
  });
}

function claimedRows({ stated, claims }: Subject): readonly Claimed[] {
  const rows: Claimed[] = [];
  for (const { section, block, row } of rowsOf(stated)) {
    const own = claims.on(row.row);
    if (own.length > 0) rows.push({ section, block, row, claims: own });
  }
  return rows;
}

function statedOtherwise(subject: Subject, standing: Standing, claims: readonly Claim[]): readonly Raw[] {
  const nodes = claims.map(({ by }) => by);
  const isField = nodes.some(({ is, types }) => is === "field" && types.length > 0) || nodes.some(({ is }) => is === "header");
  return standing.row.facts.flatMap((stated): readonly Raw[] => {
    const fact = asDefined(stated, subject.prefixes);
    if (ofEndpoints.has(fact.fact)) return [];
    const difference = fact.fact === "member" ? memberDifference(fact, nodes) : differenceOf(fact, nodes, isField);
    if (difference === undefined) return [];
    const { from, by } = difference;
    const at = claims.find((claim) => claim.by === by)?.at ?? by.definition;
    return [changed(subject, standing, fact.fact, from, fact, stated, at, by)];
  });
}

function changed(
  { names }: Subject,
  { section, block, row }: Standing,
  name: Fact["fact"],
  from: Fact | undefined,
  to: Fact | undefined,
  at: { readonly at: Raw["document"] } | undefined,
  definition: Raw["document"],
  by: Defined,
): Raw {
  return {
    change: from === undefined ? "added" : to === undefined ? "removed" : "changed",
    place: placeOf(names.get(section.section)!, block.block, row.row),
    fact: name,
    ...(from === undefined ? {} : { from: textOf(from) }),
    ...(to === undefined ? {} : { to: textOf(to) }),
    values: { ...(from === undefined ? {} : { from }), ...(to === undefined ? {} : { to }) },
    document: at?.at ?? row.row.at,
    definition,
    by,
  };
}

/** The type of a field that the row names beside its own. */
function memberDifference(fact: Fact<"member">, nodes: readonly Defined[]): ReturnType<typeof differenceOf> {
  const named = nodes.filter(({ name }) => name === fact.value.name);
  return differenceOf({ fact: "type", value: fact.value.type }, named, true);
}

/** Sorts of facts that rows of this document state so that they are understood; of others nothing tells that one is missing. */
function readableFacts(rows: readonly Claimed[]): ReadonlySet<string> {
  const readable = new Set<string>();
  for (const { row, claims } of rows) {
    for (const fact of row.facts) if (!readable.has(fact.fact) && claims.some(({ by }) => by.facts.some((one) => sameFact(one, fact)))) readable.add(fact.fact);
  }
  return readable;
}

/** What the definition of a field has and its row does not state. Where another place of the field does, it may. */
function notStated(subject: Subject, standing: Standing, claims: readonly Claim[], restates: boolean): readonly Raw[] {
  const { row, block } = standing;
  if (row.cells.length === 0) return [];
  const own = claims.filter(({ via, by }) => via === "row" && by.is === "field");
  return own.flatMap(({ by, at }) =>
    by.facts
      .filter((fact) => statedFacts.has(fact.fact) && !row.facts.some((one) => one.fact === fact.fact) && !isInType(fact, by) && !isConstant(fact))
      .filter((fact) => (hasNotes(block.roles) ? restates || !statedElsewhere(subject, by, fact) : subject.claims.of(by).length === 1))
      .map((fact) => changed(subject, standing, fact.fact, fact, undefined, undefined, at, by)),
  );
}

/** The one value of a field is its name's business: a row seldom calls it a list. */
function isConstant(fact: Fact): boolean {
  return fact.fact === "values" && fact.value.length === 1;
}

/** `number (0 or 1)` gives the values with the type. */
function isInType({ fact }: Fact, { types }: Defined): boolean {
  return fact === "values" && types[0]?.includes(" or ") === true;
}

function hasNotes(roles: ReadonlyMap<string, string>): boolean {
  return [...roles.values()].includes("notes");
}

function statedElsewhere({ claims, factsAt }: Subject, by: Defined, fact: Fact): boolean {
  return claims.of(by).some(({ row, block, section }) => factsAt(row ?? block ?? section).some((one) => sameFact(one, fact)));
}

/** Whether the rows of this document state a fact even where another place has stated it: most of them decide. */
function restating(subject: Subject, rows: readonly Claimed[]): boolean {
  let [stating, all] = [0, 0];
  for (const { row, block, claims } of rows) {
    if (!hasNotes(block.roles)) continue;
    for (const { by, via } of claims) {
      if (via !== "row" || by.is !== "field") continue;
      for (const fact of by.facts.filter((one) => statedFacts.has(one.fact))) {
        const here = row.facts.some((one) => sameFact(one, fact));
        if (!here && !statedElsewhere(subject, by, fact)) continue;
        all += 1;
        if (here) stating += 1;
      }
    }
  }
  return stating * 2 > all;
}

