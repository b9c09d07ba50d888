/**
 * Rows that call a field required, and definitions that do not; and the reverse, beside rows that say whether theirs are: so it is found where no other edition
 * tells that it is news.
 */
import type { Block } from "../../documents/document.ts";
import { valueOf } from "../../facts/fact.ts";
import type { RawFinding } from "../findings/raw-finding.ts";
import type { ClaimedRow } from "../subject/claimed-rows.ts";
import type { Claim } from "../subject/claims.ts";
import { plainPlaceholder } from "../subject/paths.ts";
import { placeOfRow, type Subject } from "../subject/subject.ts";

export function requiredDifferences(subject: Subject, rows: readonly ClaimedRow[]): readonly RawFinding[] {
  const telling = new Set<Block>();
  for (const one of rows) if (!telling.has(one.block.block) && (isCalledRequired(one) || isColumn(one.block.roles))) telling.add(one.block.block);
  return rows.flatMap((row) => differencesIn(subject, row, telling.has(row.block.block)));
}

const none: readonly RawFinding[] = [];

/** Where some rows are called optional alone, a row that says nothing is of a field that is required. */
function isColumn(roles: ClaimedRow["block"]["roles"]): boolean {
  return [...roles.values()].includes("required");
}

function isCalledRequired({ row }: ClaimedRow): boolean {
  return valueOf(row.facts, "required") === true;
}

/** A key is required in its path whatever its row says. */
function fieldsOf({ placeholders }: Subject, { row, claims }: ClaimedRow): readonly Claim[] {
  return claims.filter(({ by }) => (by.is === "field" || by.is === "header") && by.name === row.row.name && !placeholders.has(plainPlaceholder(by.name)));
}

function isRequired({ by }: Claim): boolean {
  return valueOf(by.facts, "required") === true;
}

/** @param isTold whether rows beside it say whether their fields are required */
function differencesIn(subject: Subject, one: ClaimedRow, isTold: boolean): readonly RawFinding[] {
  const { section, block, row } = one;
  const isCalled = isCalledRequired(one);
  if (!isCalled && !isTold) return none;
  const fields = fieldsOf(subject, one);
  const [first] = fields;
  if (first === undefined) return none;
  const at = { place: placeOfRow(subject.names.get(section.section)!, block.block, row.row), fact: "required", definition: first.at, by: first.by } as const;
  if (isCalled && !fields.some(isRequired))
    return [{ ...at, change: "added", to: "true", values: { to: fact }, document: row.facts.find((stated) => stated.fact === "required")!.at }];
  // Beside a header that is called required, others need not be.
  const isMissed = first.by.is === "field" || isColumn(block.roles);
  return isMissed && !isCalled && fields.every(isRequired) && isSilent(one)
    ? [{ ...at, change: "removed", from: "true", values: { from: fact }, document: row.row.at }]
    : none;
}

const fact = { fact: "required", value: true } as const;

/** What only answers have need not be called so; and a row can say it in words of its own, or in a column whose title nobody knows. */
function isSilent({ row: { row, cells, facts }, block: { roles } }: ClaimedRow): boolean {
  if (facts.some(({ fact }) => fact === "required" || fact === "readOnly")) return false;
  return !obliging.test(row.remark ?? "") && !cells.some(({ text, column = "" }) => obliging.test(text) || (mark.test(text) && !roles.has(column)));
}

const mark = /^(?:yes|no|y|n|true|false|x|-|✓|✔)$/i;
const obliging = /\b(?:requir\w*|mandatory|must|has to|need\w*|obligatory|always)\b/i;
