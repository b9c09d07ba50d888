/** Which definitions speak of which place of a document: their sources, looked up in it, and the rows of fields. */
import type { Position } from "../../diagnostics/diagnostic.ts";
import type { Block, DocumentText, Row, Section } from "../../documents/document.ts";
import { findField, findPlace, placeNamed, placeSteps } from "../../documents/places/find.ts";
import type { FoundPlace } from "../../documents/places/place.ts";
import type { Defined } from "../../facts/definitions/defined.ts";
import { statusesOf } from "../../facts/definitions/request-facts.ts";
import type { Place } from "../../model/origin.ts";
import type { SourceTag } from "../../read/reading.ts";
import { addToGroup } from "../../values/group-by.ts";
import { getOrInsert, memoize, memoizeByObject } from "../../values/memoize.ts";
import { areRepeated, namesakesOf, rowsMeant } from "./namesakes.ts";

/** A definition's word on one place. */
export interface Claim {
  readonly by: Defined;
  /** `row`: the field's own row; `source`: a source that it names; `word`: one that a word names which it uses. */
  readonly via: "row" | "source" | "word";
  /** Where the definition says so. */
  readonly at: Position;
  readonly place: Place;
}

export interface Claims {
  readonly on: (target: Row | Block | Section) => readonly Claim[];
  /** All places of a definition that the document has. */
  readonly of: (defined: Defined) => readonly FoundPlace[];
  /** Places that definitions name and the document does not have. */
  readonly missing: readonly Claim[];
}

const none: readonly never[] = [];

/** @param expected where another edition has what the document has not */
export function claimsOn(document: DocumentText, defined: readonly Defined[], expected: (source: string) => Place | undefined): Claims {
  const lookUp = placesIn(document, expected);
  const on = new Map<Row | Block | Section, Claim[]>();
  const placesByDefinition = new Map<Defined, FoundPlace[]>();
  const missing: Claim[] = [];
  const claim = (found: FoundPlace, one: Claim): void => {
    addToGroup(on, found.row ?? found.block ?? found.section, one);
    addToGroup(placesByDefinition, one.by, found);
  };
  const open: { readonly found: FoundPlace; readonly rows: readonly Row[]; readonly one: Claim }[] = [];
  const claimOne = (found: FoundPlace, one: Claim): void => {
    const rows = one.by.is === "operation" ? namesakesOf(found) : undefined;
    const meant = rows === undefined ? [] : rowsMeant(rows, one.by);
    if (meant.length === 0) claim(found, one);
    else if (areRepeated(meant)) for (const row of meant) claim({ ...found, row }, one);
    else open.push({ found, rows: meant, one });
  };
  const homes = homesOf(document, defined, lookUp);
  for (const by of defined) {
    for (const tag of sourcesOf(by)) {
      const found = lookUp(tag);
      const one = { by, via: isOwn(tag, by) ? "source" : "word", at: isOwn(tag, by) ? by.definition : tag.at } as const;
      if (found !== undefined) claimOne(found, { ...one, place: found.place });
      else missing.push({ ...one, place: expected(tag.text) ?? guessed(document, tag.text) });
      for (const row of found === undefined ? none : answersIn(document, by, found)) claim(row, { by, via: "row", at: by.definition, place: row.place });
    }
    const row = homes.rowOf(by);
    if (row !== undefined) claim(row, { by, via: "row", at: by.definition, place: row.place });
    else if (homes.isExpected(by)) missing.push({ by, via: "row", at: by.definition, place: homes.placeFor(by)! });
  }
  // Of several rows that can be meant, it is the one that nobody else is about.
  const isTaken = (row: Row): boolean => (on.get(row) ?? none).some(({ by }) => by.is === "operation");
  for (const { found, rows, one } of open) claim({ ...found, row: rows.find((row) => !isTaken(row)) ?? rows[0]! }, one);
  return { on: (target) => on.get(target) ?? none, of: (one) => placesByDefinition.get(one) ?? none, missing };
}

/** The rows that are called by what an operation answers with, where it names what they stand in, or one of its failures names one of them. */
function answersIn(document: DocumentText, by: Defined, { row: own, place: { row: _, ...around } }: FoundPlace): readonly FoundPlace[] {
  if (by.is !== "failure" && (by.is !== "operation" || own !== undefined)) return none;
  const rows = statusesOf(by).flatMap((status) => findField(document, around, [status]) ?? none);
  return rows.filter(({ row }) => row !== own);
}

/** A field is stated by its row; only what has no row of its own falls to the sources around it. */
function sourcesOf({ is, declared }: Defined): readonly SourceTag[] {
  if (is === "field" || is === "header") return declared.sources;
  return declared.sources.length > 0 ? declared.sources : (declared.within?.sources ?? none);
}

/** Whether the tag stands in the comment of the declaration itself, not in that of a word. */
function isOwn({ at }: SourceTag, { definition }: Defined): boolean {
  return at.file === definition.file && at.line < definition.line;
}

type PlacesLookup = (tag: SourceTag) => FoundPlace | undefined;

/** A source that means several sections here means the one that it means in the other edition. */
function placesIn(document: DocumentText, expected: (source: string) => Place | undefined): PlacesLookup {
  const find = memoize((text: string): FoundPlace | undefined => {
    const found = placeNamed(document, text);
    const place = found === undefined ? expected(text) : undefined;
    return place === undefined ? found : findPlace(document, place);
  });
  return ({ text }) => find(text);
}

/** What a source means, where its section alone is there. */
function guessed(document: DocumentText, source: string): Place {
  const parts = placeSteps(source);
  const depth = parts.findLastIndex((_, index) => isSection(document, parts.slice(0, index + 1).join(" > ")));
  const section = parts.slice(0, Math.max(depth, 0) + 1).join(" > ");
  const inside = parts.slice(Math.max(depth, 0) + 1);
  const block = inside.slice(0, -1).join(" ");
  return { section, ...(block === "" ? {} : { block }), ...(inside.length === 0 ? {} : { row: inside.at(-1)! }) };
}

function isSection(document: DocumentText, source: string): boolean {
  const found = placeNamed(document, source);
  return found !== undefined && found.block === undefined && found.row === undefined;
}

/** The rows of fields, and which fields should have one: those beside which others have theirs. */
interface Homes {
  readonly rowOf: (defined: Defined) => FoundPlace | undefined;
  readonly isExpected: (defined: Defined) => boolean;
  readonly placeFor: (defined: Defined) => Place | undefined;
}

function homesOf(document: DocumentText, defined: readonly Defined[], lookUp: PlacesLookup): Homes {
  const rows = new Map<Defined, FoundPlace>();
  const siblings = new Map<string, { rows: number; all: number }>();
  for (const one of defined) {
    const home = homeOf(one);
    if (home === undefined) continue;
    const row = rowIn(document, one, lookUp);
    if (row !== undefined) rows.set(one, row);
    const count = getOrInsert(siblings, home, () => ({ rows: 0, all: 0 }));
    if (row !== undefined) count.rows += 1;
    count.all += 1;
  }
  // Of fields of one name the row is that of the one whose section as a whole is not what it names as its source.
  const ofSections = new Set([...rows.keys()].filter((one) => isOfSection(one, lookUp)));
  if (ofSections.size > 0) {
    const ofOthers = new Set([...rows].filter(([one]) => !ofSections.has(one)).map(([, { row }]) => row));
    for (const one of ofSections) if (ofOthers.has(rows.get(one)!.row)) rows.delete(one);
  }
  const isExpected = (one: Defined): boolean => {
    const home = homeOf(one);
    if (home === undefined || one.inDoubt === true || hasOtherPlace(one, lookUp) || hasItsPlaceAround(one, lookUp)) return false;
    return one.declared.sources.every((tag) => !isOwn(tag, one)) || siblings.get(home)!.rows * 2 >= siblings.get(home)!.all;
  };
  return { rowOf: (one) => rows.get(one), isExpected, placeFor: (one) => placeFor(one, lookUp) };
}

/** Its own source is the row of a field within it, whose dotted name tells of both. */
function hasOtherPlace(one: Defined, lookUp: PlacesLookup): boolean {
  return one.declared.sources.some((tag) => {
    const found = isOwn(tag, one) ? lookUp(tag) : undefined;
    return found?.row?.name.startsWith(one.name) === true && /^(?:\[[^\]]*\])?\./.test(found.row.name.slice(one.name.length));
  });
}

/** Its own source is the section that those around it name, which says of it in no row, or the row there that is meant of several of its name. */
function hasItsPlaceAround(one: Defined, lookUp: PlacesLookup): boolean {
  return placesAround(one, lookUp).some(({ row }) => row === undefined || row.name === one.name);
}

function isOfSection(one: Defined, lookUp: PlacesLookup): boolean {
  return placesAround(one, lookUp).some(({ row, block }) => row === undefined && block === undefined);
}

/** Its own sources in the sections that those around it name. */
function placesAround(one: Defined, lookUp: PlacesLookup): readonly FoundPlace[] {
  const own = one.declared.sources.filter((tag) => isOwn(tag, one)).flatMap((tag) => lookUp(tag) ?? []);
  if (own.length === 0) return none;
  const around = one.declared.within?.sources.map((tag) => lookUp(tag)?.section) ?? [];
  return own.filter(({ section }) => around.includes(section));
}

/** The sources around a field and the fields that it is nested in: the same for those beside it. */
function homeOf({ is, declared: { within } }: Defined): string | undefined {
  if ((is !== "field" && is !== "header") || within === undefined || within.path.length === 0) return undefined;
  return around(within.sources) + (within.path.length === 1 ? "" : JSON.stringify(within.path.slice(0, -1)));
}

/** Fields beside each other have the same list of sources. */
const around = memoizeByObject((sources: readonly SourceTag[]) => JSON.stringify(sources.map(({ text }) => text)));

function rowIn(document: DocumentText, { declared: { within } }: Defined, lookUp: PlacesLookup): FoundPlace | undefined {
  for (const source of within!.sources) {
    const place = lookUp(source)?.place;
    const row = place === undefined ? undefined : findField(document, place, within!.path);
    if (row !== undefined) return row;
  }
  return undefined;
}

function placeFor({ declared: { within } }: Defined, lookUp: PlacesLookup): Place | undefined {
  const [source] = within!.sources;
  if (source === undefined) return undefined;
  const around = lookUp(source)?.place ?? { section: source.text };
  const outer = [...(around.block === undefined ? [] : [around.block]), ...(around.row === undefined ? [] : [around.row]), ...within!.path.slice(0, -1)].join(
    " ",
  );
  return { section: around.section, ...(outer === "" ? {} : { block: outer }), row: within!.path.at(-1)! };
}
