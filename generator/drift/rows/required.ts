/** Rows that call a field required, and definitions that do not: so it is found where no other edition tells that it is news. */
import { valueOf } from "../../facts/fact.ts";
import type { Raw } from "../findings/raw.ts";
import type { ClaimedRow } from "../subject/claimed-rows.ts";
import { plainName } from "../subject/paths.ts";
import { placeOf, type Subject } from "../subject/subject.ts";

export function requiredDifferences(subject: Subject, rows: readonly ClaimedRow[]): readonly Raw[] {
  return rows.flatMap((row) => differenceIn(subject, row) ?? []);
}

/** A key is required in its path whatever its row says. */
function differenceIn({ names, placeholders }: Subject, { section, block, row, claims }: ClaimedRow): Raw | undefined {
  const stated = row.facts.find(({ fact, value }) => fact === "required" && value === true);
  const fields = claims.filter(({ by }) => by.is === "field" && by.name === row.row.name && !placeholders.has(plainName(by.name)));
  const [first] = fields;
  if (stated === undefined || first === undefined || fields.some(({ by }) => valueOf(by.facts, "required") === true)) return undefined;
  const place = placeOf(names.get(section.section)!, block.block, row.row);
  return { change: "added", place, fact: "required", to: "true", values: { to: { fact: "required", value: true } }, document: stated.at, definition: first.at, by: first.by };
}
