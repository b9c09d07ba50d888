/** Rows that say that a field or an operation is deprecated; and those of fields that no longer do. */
import type { Defined } from "../../facts/definitions/defined.ts";
import { piecesOf } from "../../facts/text/pieces.ts";
import { asWord } from "../../values/pattern.ts";
import { once } from "../../values/remembered.ts";
import type { Raw } from "../findings/raw.ts";
import type { ClaimedRow } from "../subject/claimed-rows.ts";
import { placeOf, type Standing, type Subject } from "../subject/subject.ts";

export function deprecationDifferences(subject: Subject, rows: readonly ClaimedRow[]): readonly Raw[] {
  const told = once(() =>
    subject.stated.document.sections.flatMap(({ sentences }) => sentences.filter(({ text }) => deprecated.test(text)).map(({ text }) => text)),
  );
  return rows.flatMap((row) => differenceIn(subject, row, told) ?? []);
}

function differenceIn({ names }: Subject, standing: ClaimedRow, told: () => readonly string[]): Raw | undefined {
  if (!mayDiffer(standing)) return undefined;
  const [first, ...others] = standing.claims.filter(({ via, by }) => (by.is === "field" && via === "row") || by.is === "operation").map(({ by }) => by);
  if (first === undefined) return undefined;
  const said = saidIn(standing);
  const marked = [first, ...others].filter((by) => by.deprecated === true);
  const at = { place: placeOf(names.get(standing.section.section)!, standing.block.block, standing.row.row), fact: "statement" } as const;
  if (said !== undefined && marked.length === 0) {
    return isToldOf(first) ? undefined : { ...at, change: "added", to: said.text, document: said.at, definition: first.definition, by: first };
  }
  const { name } = standing.row.row;
  if (said !== undefined || first.is !== "field" || marked.length <= others.length || told().some((text) => new RegExp(asWord(name), "u").test(text)))
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
function saidIn({ row: { row, cells } }: Standing): { readonly text: string; readonly at: Raw["document"] } | undefined {
  const said = cells
    .filter(({ text }) => deprecated.test(text))
    .flatMap(piecesOf)
    .find(({ text }) => ofItself.test(text) && !denied.test(text));
  return said ?? (row.remark !== undefined && deprecated.test(row.remark) ? { text: row.remark, at: row.at } : undefined);
}

const deprecated = /\b(?:deprecated|obsolete)\b/i;
const ofItself = /(?:^|[(;,:–—-]\s*|\b(?:is|are|now|field|parameter|operation|call)\s+)(?:deprecated|obsolete)\b/i;
const denied = /\b(?:not|never|no longer|un)\s*(?:yet\s+)?(?:deprecated|obsolete)\b/i;
