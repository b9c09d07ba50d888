/** Rows that came, went, changed their names or their places. */
import type { Block } from "../../documents/document.ts";
import { isNumber } from "../../documents/editions/outline.ts";
import { likeness, stemsOf } from "../../documents/editions/words.ts";
import { findPlace } from "../../documents/places/find.ts";
import type { Defined } from "../../facts/definitions/defined.ts";
import { textOf } from "../../facts/fact.ts";
import type { StatedBlock, StatedRow, StatedSection } from "../../facts/stated-section.ts";
import type { Place } from "../../model/origin.ts";
import { grouped } from "../../values/grouped.ts";
import { asWord } from "../../values/pattern.ts";
import { remembered, valueAt } from "../../values/remembered.ts";
import type { Edition } from "../edition/edition.ts";
import { holeOf } from "../edition/hole.ts";
import type { Raw } from "../findings/raw.ts";
import { toldInProse } from "../prose/told-in-prose.ts";
import { statedOtherwise } from "../findings/stated-otherwise.ts";
import type { Claim, Claims } from "../subject/claims.ts";
import { asDefined, differenceOf, fieldFacts } from "../subject/compare.ts";
import { claimsWithin, placeOf, rowsOf, type Standing, type Subject } from "../subject/subject.ts";
import { renamedInRuns } from "./runs.ts";
import { valueLists } from "./value-lists.ts";

/** A row, or several of one line, that definitions expect and the document lacks. */
interface Gone {
  readonly place: Place;
  readonly names: readonly string[];
  readonly claims: readonly Claim[];
  /** The one of its line that stands where it did. */
  readonly called?: string;
}

export function comings(subject: Subject, edition: Edition | undefined): readonly Raw[] {
  const { gone, come } = apart(subject, goneRows(subject, edition), newRows(subject, edition), edition);
  const pairs = renamesAndMoves(subject, gone, come, edition);
  const paired = new Set<object>(pairs.flatMap(({ old, now }) => [old, now]));
  return [
    ...pairs.map(({ old, now, change }) => pairOf(subject, old, now, change)),
    ...pairs.flatMap(({ old, now }) => changesWithin(subject, old, now)),
    ...come.filter((one) => !paired.has(one)).map((standing) => added(subject, standing)),
    ...withWholeSections(
      subject,
      gone.filter((one) => !paired.has(one)),
    ).map((one) => removed(subject, one, edition)),
  ];
}

/** A section that went with the rows of fields is one thing that is gone, whatever else it said. */
function withWholeSections({ stated: { document } }: Subject, gone: readonly Gone[]): readonly Gone[] {
  const isGone = remembered((section: string) => findPlace(document, { section }) === undefined);
  const isOfField = ({ place, claims }: Gone): boolean => place.row !== undefined && claims.some(({ via }) => via === "row");
  return [...grouped(gone, ({ place }) => place.section)].flatMap(([section, own]) => {
    if (!own.some(isOfField) || !isGone(section)) return own;
    const whole = own.filter(({ place }) => place.row === undefined);
    return [{ place: { section }, names: [], claims: [...whole, ...own].flatMap(({ claims }) => claims) }];
  });
}

function goneRows(subject: Subject, edition: Edition | undefined): readonly Gone[] {
  const { claims } = subject;
  const byPlace = new Map<string, { readonly place: Place; readonly names: Set<string>; readonly claims: Claim[] }>();
  for (const one of claims.missing) {
    const line = edition?.lineOf(one.place);
    const key = JSON.stringify([one.place.section, one.place.block, line ?? one.place.row]);
    const known = byPlace.get(key) ?? { place: one.place, names: new Set<string>(), claims: [] };
    byPlace.set(key, known);
    if (one.place.row !== undefined) known.names.add(one.place.row);
    known.claims.push(one);
  }
  const isTold = toldInProse(subject);
  return [...byPlace.values()]
    .filter((one) => !isTold(one))
    .map(({ place, names, claims: own }) => ({ place, names: [...names], claims: own.sort((a, b) => rank(a.by) - rank(b.by)) }));
}

/** What a row is about first. */
const ranks: readonly Defined["is"][] = ["kind", "field", "header", "scheme", "operation", "resource"];

function rank({ is }: Defined): number {
  const index = ranks.indexOf(is);
  return index === -1 ? ranks.length : index;
}

/** A row, or the first of several on one line, that definitions do not expect. */
interface Come extends Standing {
  readonly names: readonly string[];
}

/** Rows that nobody claims, in tables and lists of which others are; those of one line as one, with the names that its cells list. */
function newRows(subject: Subject, edition: Edition | undefined): readonly Come[] {
  const { claims, sections } = subject;
  const values = valueLists(subject);
  const lines = new Map<object, Come>();
  const ours = new Map<StatedBlock, boolean>();
  const news = new Map<StatedBlock, boolean>();
  const isNews = (section: StatedSection, block: StatedBlock): boolean => valueAt(news, block, () => edition?.isNews(section, block.block) === true);
  const isKnown = (section: StatedSection, block: StatedBlock): boolean =>
    valueAt(ours, block, () => isOurs(subject, section, block, edition) || isNews(section, block));
  const lists = new Map<StatedBlock, boolean>();
  const standsForTable = (section: StatedSection, block: StatedBlock): boolean => valueAt(lists, block, () => isMostlyKnown(claims, section, block, edition));
  for (const one of rowsOf(sections)) {
    const { block, row, section } = one;
    const isSettled = edition !== undefined && isDoubted(claims.on(row.row));
    if (
      (isNumber(row.row.name) && (block.block.is === "list" || (edition === undefined && !isOfNumbers(claims, block)))) ||
      (claims.on(row.row).length > 0 && !isSettled) ||
      values.has(block.block)
    )
      continue;
    if (block.block.is === "list" && !row.facts.some(({ fact }) => fact === "type") && !isNews(section, block) && !standsForTable(section, block)) continue;
    if (!isKnown(section, block)) continue;
    if (edition?.hasRow(section.section, block.block, row.row.name) ?? (schemeRow(subject, one) || saysAgain(claims, one))) continue;
    const line = row.row.cells.length === 0 ? row.row : row.row.cells;
    const known = lines.get(line) ?? { ...one, names: [] };
    lines.set(line, { ...known, names: [...known.names, row.row.name] });
  }
  const all = [...lines.values()];
  const rows = new Set(all.flatMap(({ block, row }) => (block.block.is === "cell" ? [] : [row.row.at.line])));
  return all.filter(({ block, row }) => block.block.is !== "cell" || !rows.has(row.row.at.line));
}

/** A row that says once more what a row of its table does which the definitions know. */
function saysAgain({ on }: Claims, { block, row }: Standing): boolean {
  const said = ({ facts }: StatedRow): string => JSON.stringify(facts.map((fact) => [fact.fact, textOf(fact)]));
  return block.rows.some((other) => other !== row && other.row.name === row.row.name && on(other.row).length > 0 && said(other) === said(row));
}

/** A list of labels, most of which are rows of the definitions or of their edition: what was a table, or could be one. */
function isMostlyKnown({ on }: Claims, { section }: StatedSection, { block }: StatedBlock, edition: Edition | undefined): boolean {
  const claimed = block.rows.filter((row) => on(row).length > 0);
  const known = block.rows.filter((row) => claimed.includes(row) || edition?.hasRow(section, block, row.name) === true);
  return claimed.length > 1 && known.length * 2 > block.rows.length;
}

/** A table of which the definitions know rows that are called by numbers. */
function isOfNumbers({ on }: Claims, { block: { is, rows } }: StatedBlock): boolean {
  return is === "table" && rows.some((row) => isNumber(row.name) && on(row).length > 0);
}

/** Of a field that one place has and another one lacks: a row that stands now where it was lacking is news. */
function isDoubted(claims: readonly Claim[]): boolean {
  return claims.length > 0 && claims.every(({ via, by }) => via === "row" && by.inDoubt === true);
}

/** Tables and lists of which the definitions, or their edition, know other rows; and such as give types or are about headers, in a section that they know. */
function isOurs({ claims }: Subject, { section }: StatedSection, { block, roles }: StatedBlock, edition: Edition | undefined): boolean {
  if (block.rows.some((row) => claims.on(row).length > 0) || edition?.holdsLike(section, block) === true) return true;
  return ([...roles.values()].includes("type") || isOfHeaders(block)) && claimsWithin(claims, section).length > 0;
}

/** Whether the rows of a table are headers. */
export function isOfHeaders({ named = "" }: Block): boolean {
  return /^(?:\p{L}+ )?headers?(?: name)?$/iu.test(named);
}

/** The header of a credential is a row among the headers, and no header of the definitions. */
function schemeRow({ claims, defined }: Subject, { row, block }: Standing): boolean {
  const ofHeaders = block.block.rows.some((one) => claims.on(one).some(({ by }) => by.is === "header"));
  return ofHeaders && defined.some(({ is, name }) => is === "scheme" && name === row.row.name);
}

/** Of a line that several names left and others joined, those that are called otherwise now are by themselves. */
function apart(
  subject: Subject,
  gone: readonly Gone[],
  come: readonly Come[],
  edition: Edition | undefined,
): { readonly gone: readonly Gone[]; readonly come: readonly Come[] } {
  const renamed = new Set<string>();
  const split = gone.flatMap((old): readonly Gone[] => {
    const around = old.names.length > 1 ? edition?.rowsAround(old.place) : undefined;
    const beside = around === undefined ? [] : come.filter((one) => samePlace(subject, one, old.place));
    const names = renamedInRuns(around ?? [], beside[0]?.block.block.rows.map(({ name }) => name) ?? []);
    const own = old.names.filter((name) => names.has(name) && beside.some((one) => one.names.includes(names.get(name)!)));
    own.forEach((name) => renamed.add(names.get(name)!));
    const rest = old.names.filter((name) => !own.includes(name));
    const called = own.map((name) => ({ ...ofNames(old, [name]), called: names.get(name)! }));
    return own.length === 0 ? [old] : [...called, ...(rest.length === 0 ? [] : [ofNames(old, rest)])];
  });
  return { gone: split, come: renamed.size === 0 ? come : come.flatMap((one) => byName(one, renamed)) };
}

function ofNames({ place, claims }: Gone, names: readonly string[]): Gone {
  return { place: { ...place, row: names[0]! }, names, claims: claims.filter((one) => names.includes(one.place.row!)) };
}

function byName(come: Come, renamed: ReadonlySet<string>): readonly Come[] {
  const rowOf = (name: string): StatedRow => come.block.rows.find(({ row }) => row.name === name) ?? come.row;
  const rest = come.names.filter((name) => !renamed.has(name));
  const own = come.names.filter((name) => renamed.has(name)).map((name) => ({ ...come, row: rowOf(name), names: [name] }));
  return [...own, ...(rest.length === 0 ? [] : [{ ...come, row: rowOf(rest[0]!), names: rest }])];
}

interface Pair {
  readonly old: Gone;
  readonly now: Standing;
  readonly change: "renamed" | "moved";
}

/**
 * A row of the same name elsewhere has moved; one in the same table that is otherwise the same has a new name. A number, as of a status, is no name that changes
 * where the row says something else.
 */
function renamesAndMoves(subject: Subject, gone: readonly Gone[], come: readonly Come[], edition: Edition | undefined): readonly Pair[] {
  const pairs: Pair[] = [];
  const taken = new Set<Standing>();
  const pair = (old: Gone, change: Pair["change"], now: Standing | undefined): boolean => {
    if (now === undefined) return false;
    taken.add(now);
    pairs.push({ old, now, change });
    return true;
  };
  for (const old of gone) {
    if (old.place.row === undefined || old.claims.every(({ via }) => via === "word")) continue;
    const open = come.filter((one) => !taken.has(one));
    if (
      pair(
        old,
        "moved",
        open.find(({ row, names }) => row.row.name === old.place.row && (old.names.length === 1 || old.names.join() === names.join())),
      )
    )
      continue;
    if (
      pair(
        old,
        "renamed",
        open.find((one) => one.row.row.name === old.called && samePlace(subject, one, old.place) && isAlike(old, one)),
      )
    )
      continue;
    const near = open.filter(
      (one) =>
        samePlace(subject, one, old.place) &&
        isAlike(old, one) &&
        (!isOfHeader(old) || isNamedAlike(old, one.row.row.name) || edition?.sayAlike(old.place, one) !== false) &&
        (!isNumber(old.place.row!) || edition?.sayAlike(old.place, one) !== false),
    );
    if (isNumber(old.place.row) && near.every(({ block }) => block.block.is !== "table")) continue;
    pair(
      old,
      "renamed",
      near.find((one) => edition?.standAlike(old.place, one) ?? true) ??
        near.find(({ row }) => isNamedAlike(old, row.row.name)) ??
        amongAll(subject, old, gone, come, near),
    );
  }
  return pairs;
}

/** No type tells two headers apart, and each request depends on which one it carries: their names or what is said of them must be alike. */
function isOfHeader({ claims }: Gone): boolean {
  return claims.some(({ by }) => by.is === "header");
}

function isNamedAlike({ place }: Gone, name: string): boolean {
  return likeness(stemsOf(place.row ?? ""), stemsOf(name)) > 0.5;
}

/** Where several rows of a block went and as many came, those in the middle have no neighbour left that tells which is which. */
function amongAll(subject: Subject, { place }: Gone, gone: readonly Gone[], come: readonly Standing[], near: readonly Standing[]): Standing | undefined {
  const isOpen = (one: Gone): boolean =>
    one.place.row !== undefined && one.called === undefined && one.place.section === place.section && one.place.block === place.block;
  const called = new Set(gone.flatMap((one) => one.called ?? []));
  const went = gone.filter(isOpen);
  const isWhole = went.length > 1 && went.length === come.filter((one) => samePlace(subject, one, place) && !called.has(one.row.row.name)).length;
  return isWhole ? near[0] : undefined;
}

function samePlace({ names }: Subject, { section, block }: Standing, place: Place): boolean {
  return names.get(section.section) === place.section && placeOf("", block.block).block === place.block;
}

/** Of one type, where both have one. */
function isAlike({ claims, names }: Gone, { row }: Standing): boolean {
  const type = row.facts.find(({ fact }) => fact === "type");
  const types = claims.flatMap(({ by }) => by.types);
  return names.length <= 1 && (type === undefined || types.length === 0 || types.includes(String(type.value)));
}

function pairOf(subject: Subject, { place, names: gone, claims }: Gone, now: Standing, change: Pair["change"]): Raw {
  const to = placeOf(subject.names.get(now.section.section)!, now.block.block, now.row.row);
  const [first] = claims;
  const names = change === "moved" ? { from: written(place, gone), to: written(to, gone) } : { from: place.row!, to: now.row.row.name };
  return { change, place: to, fact: "row", ...names, document: now.row.row.at, definition: first!.at, by: first!.by };
}

/** All names of a line moved with it. */
function written({ section, block }: Place, names: readonly string[]): string {
  return [section, block, names.join(", ")].filter((part) => part !== undefined).join(" > ");
}

/** What else a renamed or moved row says otherwise. */
function changesWithin({ names, prefixes }: Subject, { claims }: Gone, { section, block, row }: Standing): readonly Raw[] {
  const nodes = claims.filter(({ via }) => via === "row").map(({ by }) => by);
  return row.facts.flatMap((stated): readonly Raw[] => {
    const difference = fieldFacts.has(stated.fact) || stated.fact === "type" ? differenceOf(asDefined(stated, prefixes), nodes, true, row.facts) : undefined;
    if (difference === undefined) return [];
    const { from, by } = difference;
    return [
      statedOtherwise(placeOf(names.get(section.section)!, block.block, row.row), stated, { ...(from === undefined ? {} : { from }), at: by.definition, by }),
    ];
  });
}

function added(subject: Subject, { section, block, row, names }: Come): Raw {
  const [doubted] = subject.claims.on(row.row);
  const rows = block.block.rows;
  const line = row.row.cells.length === 0 ? [] : rows.filter(({ cells }) => cells === row.row.cells);
  const first = rows.indexOf(row.row);
  const last = rows.indexOf(line.at(-1) ?? row.row);
  const [before, after] = [rows[first - 1]?.name, rows[last + 1]?.name];
  return {
    change: "added",
    place: placeOf(subject.names.get(section.section)!, block.block, row.row),
    fact: "row",
    to: names.join(", "),
    document: row.row.at,
    ...(doubted === undefined ? {} : { definition: doubted.at, by: doubted.by }),
    neighbours: { ...(before === undefined ? {} : { before }), ...(after === undefined ? {} : { after }) },
  };
}

function removed(subject: Subject, { place, names, claims }: Gone, edition: Edition | undefined): Raw {
  const [first] = claims;
  const from = names.length === 0 ? place.section : names.join(", ");
  const fact = place.row === undefined && findPlace(subject.stated.document, { section: place.section }) === undefined ? "section" : "row";
  const document = namedAt(subject, place, first!.by) ?? holeOf(subject, place, edition, first!.by);
  return { change: "removed", place, fact, from, document, definition: first!.at, by: first!.by };
}

/** The sentence of its section that speaks of a header or a field, which no row does any more: `A header lid may be sent.` */
function namedAt({ stated: { document } }: Subject, { section, row }: Place, { is }: Defined): Raw["document"] | undefined {
  const whole = row !== undefined && (is === "header" || is === "field") ? findPlace(document, { section }) : undefined;
  if (whole === undefined) return undefined;
  const named = new RegExp(`\\b(?:headers?|fields?|parameters?) ${asWord(row!)}|${asWord(row!)} (?:header|field|parameter)\\b`, "iu");
  return whole.section.sentences.find(({ text }) => named.test(text))?.at;
}
