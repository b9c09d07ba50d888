/** Rows that say that a field or an operation is deprecated; and those of fields that no longer do. */
import type { Defined } from "../../facts/definitions/defined.ts";
import { statedSentences } from "../../facts/text/stated-sentences.ts";
import { once } from "../../values/memoize.ts";
import { wordPattern } from "../../values/pattern.ts";
import type { RawFinding } from "../findings/raw-finding.ts";
import type { ClaimedRow } from "../subject/claimed-rows.ts";
import { placeOfRow, type RowStanding, type Subject } from "../subject/subject.ts";

export function deprecationDifferences(subject: Subject, rows: readonly ClaimedRow[]): readonly RawFinding[] {
  const describedNames = once(() =>
    subject.stated.document.sections.flatMap(({ sentences }) => sentences.filter(({ text }) => deprecated.test(text)).map(({ text }) => text)),
  );
  return rows.flatMap((row) => differenceIn(subject, row, describedNames) ?? []);
}

function differenceIn({ names }: Subject, standing: ClaimedRow, describedNames: () => readonly string[]): RawFinding | undefined {
  if (!mayDiffer(standing)) return undefined;
  const [first, ...others] = standing.claims.filter(({ via, by }) => (by.is === "field" && via === "row") || by.is === "operation").map(({ by }) => by);
  if (first === undefined) return undefined;
  const remark = saidIn(standing);
  const marked = [first, ...others].filter((by) => by.deprecated === true);
  const at = { place: placeOfRow(names.get(standing.section.section)!, standing.block.block, standing.row.row), fact: "statement" } as const;
  if (remark !== undefined && marked.length === 0) {
    return isToldOf(first) ? undefined : { ...at, change: "added", to: remark.text, document: remark.at, definition: first.definition, by: first };
  }
  const { name } = standing.row.row;
  if (
    remark !== undefined ||
    first.is !== "field" ||
    marked.length <= others.length ||
    describedNames().some((text) => new RegExp(wordPattern(name), "u").test(text))
  )
    return undefined;
  return { ...at, change: "removed", from: "Deprecated.", document: standing.row.row.at, definition: first.definition, by: first };
}

/** Of nearly all rows neither says it. */
function mayDiffer({ claims, row: { row, cells } }: ClaimedRow): boolean {
  return claims.some(({ by }) => by.deprecated === true) || cells.some(({ text }) => deprecated.test(text)) || row.remark !== undefined;
}

function isToldOf({ describes = "" }: Defined): boolean {
  return deprecated.test(describes);
}

/** The sentence of a row that says it of the row itself. */
function saidIn({ row: { row, cells } }: RowStanding): { readonly text: string; readonly at: RawFinding["document"] } | undefined {
  const remarks = cells
    .filter(({ text }) => deprecated.test(text))
    .flatMap(statedSentences)
    .find(({ text }) => ofItself.test(text) && !denied.test(text));
  return remarks ?? (row.remark !== undefined && deprecated.test(row.remark) ? { text: row.remark, at: row.at } : undefined);
}

const deprecated = /\b(?:deprecated|obsolete)\b/i;
const ofItself = /(?:^|[(;,:–—-]\s*|\b(?:is|are|now|field|parameter|operation|call)\s+)(?:deprecated|obsolete)\b/i;
const denied = /\b(?:not|never|no longer|un)\s*(?:yet\s+)?(?:deprecated|obsolete)\b/i;
