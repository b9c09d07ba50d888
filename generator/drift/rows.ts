/** Rows of the document against the definitions that claim them: every fact of a cell, and what a row no longer states. */
import type { Defined } from "../facts/defined.ts";
import { textOf, type Fact } from "../facts/fact.ts";
import type { Claim } from "./claims.ts";
import { hasNotes, type ClaimedRow } from "./claimed-rows.ts";
import { asDefined, differenceOf, statedFacts } from "./compare.ts";
import { endpointDifferences } from "./endpoints.ts";
import type { Habits } from "./habits.ts";
import type { Raw } from "./raw.ts";
import { placeOf, statedElsewhere, type Standing, type Subject } from "./subject.ts";

/** Facts that are held against what claims a row in ways of their own. */
const ofEndpoints: ReadonlySet<string> = new Set(["methods", "path", "request", "response"]);

/** @param rows of all sections that are compared */
export function rowDifferences(subject: Subject, rows: readonly ClaimedRow[], { restates, readable }: Habits): readonly Raw[] {
  return rows.flatMap((standing) => {
    const { claims } = standing;
    const lacking = notStated(subject, standing, claims, restates).filter(({ fact }) => readable.has(fact));
    return [...statedOtherwise(subject, standing, claims), ...endpointDifferences(subject, standing, claims), ...lacking];
  });
}

function statedOtherwise(subject: Subject, standing: Standing, claims: readonly Claim[]): readonly Raw[] {
  const nodes = claims.map(({ by }) => by);
  const isField = nodes.some(({ is, types }) => is === "field" && types.length > 0) || nodes.some(({ is }) => is === "header");
  return standing.row.facts.flatMap((stated): readonly Raw[] => {
    const fact = asDefined(stated, subject.prefixes);
    if (ofEndpoints.has(fact.fact)) return [];
    const difference = fact.fact === "member" ? memberDifference(fact, nodes) : differenceOf(fact, nodes, isField, standing.row.facts);
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
