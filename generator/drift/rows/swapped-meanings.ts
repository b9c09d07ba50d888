/** Rows that explain two values of their field the other way round than the definition does: by the definitions alone. */
import type { RawFinding } from "../findings/raw-finding.ts";
import type { ClaimedRow } from "../subject/claimed-rows.ts";
import { placeOfRow, type Subject } from "../subject/subject.ts";
import { explainedBy, meaningsIn } from "../wordings/meanings.ts";
import { swappedIn } from "../wordings/swapped-meanings.ts";

export function swappedMeanings(subject: Subject, rows: readonly ClaimedRow[]): readonly RawFinding[] {
  return rows.flatMap((row) => swappedInRow(subject, row));
}

const none: readonly RawFinding[] = [];

function swappedInRow({ names }: Subject, { section, block, row, claims }: ClaimedRow): readonly RawFinding[] {
  const claim = claims.find(({ via, by }) => via === "row" && by.is === "field");
  const describes = claim?.by.describes;
  if (claim === undefined || describes === undefined) return none;
  // Most descriptions name no value.
  const values = explainedBy(claim.by).filter((value) => describes.includes(value));
  if (values.length < 2) return none;
  const [described, documented] = [describes, row.row.cells.map(({ text }) => text).join("\n")].map((text) => meaningsIn(text, values).of);
  const [first] = swappedIn(described!, documented!) ?? [];
  if (first === undefined) return none;
  const meaning = documented!.get(first)!;
  const at = row.row.cells.find(({ text }) => text.includes(meaning))?.at ?? row.row.at;
  const place = placeOfRow(names.get(section.section)!, block.block, row.row);
  const [from, to] = [described!, documented!].map((of) => `${first}: ${of.get(first)!}`) as [string, string];
  return [{ change: "changed", place, fact: "values", from, to, document: at, definition: claim.at, by: claim.by }];
}
