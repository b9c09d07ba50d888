/** What a document and its definitions said at an earlier time: what has changed since in the document alone is found by it. */
import type { Position } from "../../diagnostics/diagnostic.ts";
import type { Block, DocumentText, Row, Section } from "../../documents/document.ts";
import { findPlace } from "../../documents/places/find.ts";
import type { Defined } from "../../facts/definitions/defined.ts";
import { factText } from "../../facts/fact.ts";
import type { Place } from "../../model/origin.ts";
import type { Definitions } from "../definitions/definitions.ts";
import type { RawFinding } from "../findings/raw-finding.ts";
import { claimsOn, type Claims } from "../subject/claims.ts";

export interface Earlier {
  readonly definitions: Definitions;
  readonly document: DocumentText;
  /** The declaration that stands at a position, as it is written: then, and now. */
  readonly declarationThen: (at: Position) => string;
  readonly declarationNow: (at: Position) => string;
}

/** A document, and what definitions claim of it. */
export interface ClaimedDocument {
  readonly document: DocumentText;
  readonly claims: Claims;
}

/**
 * Tells the differences that the definitions have followed: of the places of these they no longer say what they did.
 * @param known the earlier document with the names of sections, tables and items that it has now
 */
export function followedSince(
  { definitions, document, declarationThen, declarationNow }: Earlier,
  known: DocumentText,
  now: ClaimedDocument,
): (raw: RawFinding) => boolean {
  const then = claimsOn(document, definitions.defined, () => undefined);
  const targets = new Map(targetsIn(document).map((target) => [keyOf(target), target] as const));
  const saidThen = (place: Place): string => {
    const found = targetAt(known, place);
    const target = found === undefined ? undefined : targets.get(keyOf(found));
    return target === undefined ? "" : declaredAs(then, target, declarationThen);
  };
  const saidNow = (place: Place): string => {
    const target = targetAt(now.document, place);
    return target === undefined ? "" : declaredAs(now.claims, target, declarationNow);
  };
  return ({ place }) => saidThen(place) !== saidNow(place);
}

type Target = Row | Block | Section;

function targetsIn({ sections }: DocumentText): readonly Target[] {
  return sections.flatMap((section) => [section, ...section.blocks.flatMap((block) => [block, ...block.rows])]);
}

/** Names are new where they were recognised; what has them stands where it stood. */
function keyOf(target: Target): string {
  const sort = "level" in target ? "section" : "rows" in target ? "block" : "row";
  return `${sort} ${target.at.line}:${target.at.column}`;
}

function targetAt(document: DocumentText, place: Place): Target | undefined {
  const found = findPlace(document, place);
  return found?.row ?? found?.block ?? found?.section;
}

function declaredAs(claims: Claims, target: Target, declaration: (at: Position) => string): string {
  const all = claims.on(target).map(({ by, at }) => JSON.stringify([signatureOf(by), declaration(at)]));
  return [...new Set(all)].sort().join("\n");
}

function signatureOf({ is, name, types, facts, says, declared }: Defined): unknown {
  return [is, name, types, facts.map((fact) => [fact.fact, factText(fact)]), says, declared.sources.map(({ text }) => text)];
}
