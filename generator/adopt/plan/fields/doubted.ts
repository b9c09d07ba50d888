/**
 * A document that says two things of one field: an edition changed what its row states, or what a limit elsewhere does, and not
 * both. The field keeps what its own row says; both readings stand in the definitions until the document settles it.
 */
import type { PropertySignature, TypeNode, TypeReferenceNode } from "ts-morph";
import type { Finding } from "../../../drift/findings/finding.ts";
import { factText, type Fact } from "../../../facts/fact.ts";
import { addToComment, dropSource, sourcesNamed } from "../../edit/comments.ts";
import { nameOf, setType } from "../../edit/members.ts";
import { readingSources } from "../../edit/readings.ts";
import { fileOf, replaceNode } from "../../edit/spans.ts";
import { rowsAt, type PlacedRow } from "../../edition/row-lookup.ts";
import type { PlanningContext } from "../../planning-context.ts";
import { literalType, member, objectType, typeReference, type TypeSyntax } from "../../print/syntax.ts";
import type { Step } from "../../step.ts";
import type { Candidate } from "../../words/read-candidates.ts";
import { parseType } from "../../words/substitute.ts";
import { surveyed } from "../surveyed.ts";
import { rowOfField } from "./row-of-field.ts";

/** What a field can be limited to in more than one place. */
export const limitingFacts = ["range", "length", "default", "values"] as const;
type Limiting = (typeof limitingFacts)[number];

/** What readings can be about, which are one again where they agree on it. */
const settling = [...limitingFacts, "type", "format"] as const;

/** One fact of a field, as several rows of the document give it. */
export interface FieldDoubt {
  readonly fact: Limiting;
  /** The field's own row. */
  readonly own: PlacedRow;
  /** All rows that state the fact, in the document's order. */
  readonly rows: readonly PlacedRow[];
}

/** Undefined where the rows that state what the findings change agree on it. */
export function doubtOf(context: PlanningContext, property: PropertySignature, findings: readonly Finding[]): FieldDoubt | undefined {
  const own = rowOfField(context, property, findings);
  const readings = readingsIn(property).map((source) => rowsAt(context.editions.theirs, source)[0]);
  if (
    own === undefined ||
    readings.some((row) => row === undefined || limitingFacts.every((fact) => said(row, fact) === undefined) || isOfAnotherType(row, own))
  )
    return undefined;
  const rows = distinctRows([own, ...sourceRows(context, property), ...readings.flatMap((row) => row ?? [])]).sort(
    (one, other) => one.row.at.line - other.row.at.line,
  );
  const changed = new Set(findings.map(({ fact }) => fact));
  const doubts = limitingFacts.filter((fact) => changed.has(fact)).map((fact) => ({ fact, own, rows: rows.filter((row) => said(row, fact) !== undefined) }));
  return doubts.find((doubt) => doubt.rows.includes(own) && new Set(doubt.rows.map((row) => said(row, doubt.fact))).size > 1);
}

/** What limits a string is no other reading of what limits a number: the doubt is about the type. */
function isOfAnotherType(row: PlacedRow, own: PlacedRow): boolean {
  const [one, other] = [row, own].map((each) => said(each, "type"));
  return one !== undefined && other !== undefined && one !== other;
}

/**
 * A doubt that the definitions hold, and of which the document now says one thing: the type alone, with the limits that were its readings as sources. Undefined
 * where it still says several.
 */
export function planSettled(
  context: PlanningContext,
  property: PropertySignature,
  findings: readonly Finding[],
  chosen: (own: PlacedRow) => Candidate | undefined,
): Step | undefined {
  const own = rowOfField(context, property, findings);
  const readings = readingsIn(property);
  const rows = readings.flatMap((source) => rowsAt(context.editions.theirs, source));
  const facts = settling.filter((one) => rows.length > 1 && rows.length === readings.length && rows.every((row) => said(row, one) !== undefined));
  const [fact] = facts;
  if (
    own === undefined ||
    fact === undefined ||
    !rows.some(({ row }) => row === own.row) ||
    facts.some((one) => new Set(rows.map((row) => said(row, one))).size > 1)
  )
    return undefined;
  const change = chosen(own);
  const type = settledType(parseType(change?.text ?? property.getTypeNodeOrThrow().getText()));
  const tags = readings.filter((_, index) => said(rows[index]!, "type") === undefined).map((text) => ({ tag: "source" as const, text }));
  if (type === undefined) return undefined;
  return {
    is: "step",
    findings,
    edits: [addToComment(property, { tags }), replaceNode(property.getTypeNodeOrThrow(), type)],
    needs: (change?.needs ?? []).map((need) => ({ ...need, file: fileOf(property) })),
    says: `${nameOf(property)}: its ${fact} is in doubt no more, ${said(own, fact)!}`,
    at: findings[0]!.definition!,
  };
}

/** What a doubt is about; undefined where the type is in none. */
export function settledType(type: TypeNode): string | undefined {
  const reference = type.getKindName() === "TypeReference" ? (type as TypeReferenceNode) : undefined;
  return reference?.getTypeName().getText() === "Doubted" ? reference.getTypeArguments()[0]?.getText() : undefined;
}

/** @param chosen the type that says what the field's own row does, where that changed */
export function planDoubted(
  context: PlanningContext,
  property: PropertySignature,
  findings: readonly Finding[],
  doubt: FieldDoubt,
  chosen: Candidate | undefined,
): Step {
  const { own, rows, fact } = doubt;
  const file = fileOf(property);
  const sources = new Map(rows.map((row) => [row, surveyed(context.editions.theirs.stated).places.row(row.row)]));
  const text = chosen?.text ?? property.getTypeNodeOrThrow().getText();
  const type: TypeSyntax = { is: "written", text: settledType(parseType(text)) ?? text };
  const dropped = rows.filter((row) => row !== own).flatMap((row) => dropSource(property, sources.get(row)!) ?? []);
  return {
    is: "step",
    findings,
    edits: [...dropped, ...setType(property, doubted(property, type, doubt, sources))],
    needs: [...(chosen?.needs ?? []), ...["Doubted", "Reading"].map((word) => ({ name: word, from: "specwright/words" }))].map((need) => ({ ...need, file })),
    says: `${nameOf(property)}: its ${fact} is in doubt, ${rows.map((row) => `${said(row, fact)!} by "${sources.get(row)!}"`).join(", ")}`,
    at: findings[0]!.definition!,
    guesses: [`that ${said(own, fact)!} holds, as the field's own row says`],
  };
}

function doubted(property: PropertySignature, type: TypeSyntax, { fact, own, rows }: FieldDoubt, sources: ReadonlyMap<PlacedRow, string>): TypeSyntax {
  const readings = rows.map((row) => typeReference("Reading", literalType(`${statement[fact]} ${said(row, fact)!}.`), literalType(sources.get(row)!)));
  const contradiction = objectType(
    member("about", literalType(`The ${fact} of \`${nameOf(property)}\``)),
    member("readings", { is: "tuple", of: readings }),
    member("choice", literalType(`${said(own, fact)!}, as the field's own row says.`)),
  );
  return typeReference("Doubted", type, contradiction);
}

const statement: Readonly<Record<Limiting, string>> = {
  range: "The range is",
  length: "The length is",
  default: "The default is",
  values: "The allowed values are",
};

function said({ facts }: PlacedRow, fact: (typeof settling)[number]): string | undefined {
  const found = facts.find((one) => one.fact === fact);
  return found === undefined ? undefined : factText(found as Fact);
}

function distinctRows(rows: readonly PlacedRow[]): PlacedRow[] {
  return [...new Map(rows.toReversed().map((one) => [one.row, one])).values()];
}

/** The sources of the readings of a doubt that the definitions hold. */
function readingsIn(property: PropertySignature): readonly string[] {
  return readingSources(property.getTypeNodeOrThrow().getText());
}

/** The rows that the field names as its sources. */
function sourceRows(context: PlanningContext, property: PropertySignature): readonly PlacedRow[] {
  return sourcesNamed(property).flatMap((source) => rowsAt(context.editions.theirs, source));
}
