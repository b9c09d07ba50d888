/** Rows that came, went, changed their names or their places. */
import { findPlace } from "../../documents/places/find.ts";
import type { Defined } from "../../facts/definitions/defined.ts";
import type { Place } from "../../model/origin.ts";
import { wordPattern } from "../../values/pattern.ts";
import type { Edition } from "../edition/edition.ts";
import { gonePosition } from "../edition/gone-position.ts";
import type { RawFinding } from "../findings/raw-finding.ts";
import { statedOtherwiseFinding } from "../findings/stated-otherwise.ts";
import { asDefined, differenceOf, fieldFacts } from "../subject/fact-differences.ts";
import { placeOfRow, type RowStanding, type Subject } from "../subject/subject.ts";
import { goneRows, withWholeSections, type GoneRow } from "./gone-rows.ts";
import { newRows, type NewRow } from "./new-rows.ts";
import { namesText, renamesAndMoves, splitRenamedLines, type RowPair } from "./renames.ts";

export function rowChanges(subject: Subject, edition: Edition | undefined): readonly RawFinding[] {
  const { removed, added } = splitRenamedLines(subject, goneRows(subject, edition), newRows(subject, edition), edition);
  const pairs = renamesAndMoves(subject, removed, added, edition);
  const paired = new Set<object>(pairs.flatMap(({ old, now }) => [old, now]));
  return [
    ...pairs.map(({ old, now, change }) => pairOf(subject, old, now, change)),
    ...pairs.flatMap(({ old, now }) => changesWithin(subject, old, now)),
    ...added.filter((one) => !paired.has(one)).map((standing) => addedFinding(subject, standing)),
    ...withWholeSections(
      subject,
      removed.filter((one) => !paired.has(one)),
    ).map((one) => removedFinding(subject, one, edition)),
  ];
}

function pairOf(subject: Subject, { place, names: oldNames, claims }: GoneRow, now: RowStanding, change: RowPair["change"]): RawFinding {
  const to = placeOfRow(subject.names.get(now.section.section)!, now.block.block, now.row.row);
  const [first] = claims;
  const names = change === "moved" ? { from: namesText(place, oldNames), to: namesText(to, oldNames) } : { from: place.row!, to: now.row.row.name };
  return { change, place: to, fact: "row", ...names, document: now.row.row.at, definition: first!.at, by: first!.by };
}

/** What else a renamed or moved row says otherwise. */
function changesWithin({ names, prefixes }: Subject, { claims }: GoneRow, { section, block, row }: RowStanding): readonly RawFinding[] {
  const nodes = claims.filter(({ via }) => via === "row").map(({ by }) => by);
  return row.facts.flatMap((stated): readonly RawFinding[] => {
    const difference = fieldFacts.has(stated.fact) || stated.fact === "type" ? differenceOf(asDefined(stated, prefixes), nodes, true, row.facts) : undefined;
    if (difference === undefined) return [];
    const { from, by } = difference;
    return [
      statedOtherwiseFinding(placeOfRow(names.get(section.section)!, block.block, row.row), stated, {
        ...(from === undefined ? {} : { from }),
        at: by.definition,
        by,
      }),
    ];
  });
}

function addedFinding(subject: Subject, { section, block, row, names }: NewRow): RawFinding {
  const [doubted] = subject.claims.on(row.row);
  const rows = block.block.rows;
  const line = row.row.cells.length === 0 ? [] : rows.filter(({ cells }) => cells === row.row.cells);
  const first = rows.indexOf(row.row);
  const last = rows.indexOf(line.at(-1) ?? row.row);
  const [before, after] = [rows[first - 1]?.name, rows[last + 1]?.name];
  return {
    change: "added",
    place: placeOfRow(subject.names.get(section.section)!, block.block, row.row),
    fact: "row",
    to: names.join(", "),
    document: row.row.at,
    ...(doubted === undefined ? {} : { definition: doubted.at, by: doubted.by }),
    neighbours: { ...(before === undefined ? {} : { before }), ...(after === undefined ? {} : { after }) },
  };
}

function removedFinding(subject: Subject, { place, names, claims }: GoneRow, edition: Edition | undefined): RawFinding {
  const [first] = claims;
  const from = names.length === 0 ? place.section : names.join(", ");
  const fact = place.row === undefined && findPlace(subject.stated.document, { section: place.section }) === undefined ? "section" : "row";
  const document = namedAt(subject, place, first!.by) ?? gonePosition(subject, place, edition, first!.by);
  return { change: "removed", place, fact, from, document, definition: first!.at, by: first!.by };
}

/** The sentence of its section that speaks of a header or a field, which no row does any more: `A header lid may be sent.` */
function namedAt({ stated: { document } }: Subject, { section, row }: Place, { is }: Defined): RawFinding["document"] | undefined {
  const whole = row !== undefined && (is === "header" || is === "field") ? findPlace(document, { section }) : undefined;
  if (whole === undefined) return undefined;
  const named = new RegExp(`\\b(?:headers?|fields?|parameters?) ${wordPattern(row!)}|${wordPattern(row!)} (?:header|field|parameter)\\b`, "iu");
  return whole.section.sentences.find(({ text }) => named.test(text))?.at;
}
