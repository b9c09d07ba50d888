/** The row of our edition that a finding is about, by the name that the definitions know, and the row of the other edition that stands for it. */
import { findPlace, placeNamed } from "../../documents/places/find.ts";
import type { Finding } from "../../drift/findings/finding.ts";
import type { Place } from "../../model/origin.ts";
import type { Edition } from "./edition.ts";
import type { Editions } from "./editions.ts";
import { counterpartBlock } from "./pairs.ts";
import { rowAt, rowsInSection, type PlacedRow } from "./row-lookup.ts";
import { sectionAt } from "./section-at.ts";

/** Our row of a finding: by the name that the definitions know. */
export function ownRow(finding: Finding, editions: Editions): PlacedRow | undefined {
  const name = finding.change === "renamed" ? finding.from : finding.place.row;
  if (name === undefined) return undefined;
  const place: Place = { ...finding.place, row: name };
  return movedFrom(finding, editions) ?? rowOf(editions.ours, place) ?? besideTheirs(finding, name, editions);
}

/** A row that stands elsewhere now, where it stood. */
function movedFrom({ change, from }: Finding, { ours }: Editions): PlacedRow | undefined {
  const found = change === "moved" && from !== undefined ? placeNamed(ours.contents, from) : undefined;
  return found?.row !== undefined ? rowOf(ours, found.place) : undefined;
}

function rowOf(edition: Edition, place: Place): PlacedRow | undefined {
  const found = findPlace(edition.contents, place);
  if (found?.row === undefined) return undefined;
  const section = edition.stated.sections.find((one) => one.section === found.section);
  return section === undefined ? undefined : [...rowsInSection(section)].find(({ row }) => row === found.row);
}

/** Where a section has another heading in our edition, its row stands in the section that it is paired with. */
function besideTheirs(finding: Finding, name: string, { theirs, pairs }: Editions): PlacedRow | undefined {
  const section = sectionAt(theirs, finding.document.line);
  const own = section === undefined ? undefined : pairs.section(section);
  const other = rowAt(theirs, finding.document, undefined);
  if (own === undefined) return undefined;
  // What a cell names stands in no row of its own.
  const rows = [...rowsInSection(own)].filter((one) => one.row.name === name && (one.block.is === "cell") === (other?.block.is === "cell"));
  const same = rows.find(({ block }) => block.path?.join(" ") === other?.block.path?.join(" "));
  // Beside a row that came, one of its name in another block is another row.
  return same ?? (finding.change === "added" && finding.fact === "row" ? undefined : rows[0]);
}

export function counterpart(finding: Finding, own: PlacedRow, { ours, theirs, pairs }: Editions): PlacedRow | undefined {
  const at = rowAt(theirs, finding.document, own.row.name);
  if (at !== undefined) return at;
  const section = ours.stated.sections.find((one) => one.section === own.section)!;
  const block = section.blocks.find((one) => one.block === own.block)!;
  const other = pairs.sectionBack(section);
  const same = other === undefined ? undefined : counterpartBlock(block, other);
  const row = same?.rows.find((one) => one.row.name === own.row.name);
  return row === undefined ? undefined : { section: other!.section, block: same!.block, ...row };
}
