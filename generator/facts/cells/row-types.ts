/** The types of rows that no cell gives: in brackets after a name or after several, in the words before a list, in a heading. */
import type { Position } from "../../diagnostics/diagnostic.ts";
import type { Block, Row, Section } from "../../documents/document.ts";
import { leadsToFields } from "../../documents/names.ts";
import { positionWithin } from "../../documents/placed-text.ts";
import { groupBy } from "../../values/group-by.ts";
import type { StatedFact } from "../fact.ts";
import type { Reader } from "../text/reader.ts";
import type { TypeMatch } from "../text/types/types.ts";
import type { Roles } from "./columns.ts";
import { formatFirst } from "./format-words.ts";
import { isMethods, tellsMethods } from "./methods.ts";

export type TypeOfRow = (row: Row) => readonly StatedFact[];

export function rowTypes(section: Section, block: Block, roles: Roles, reader: Reader): TypeOfRow {
  const typeOf = typesIn(section, block, roles, reader);
  return block.is === "list" ? (row) => (tellsMethods(row) ? [] : typeOf(row)) : typeOf;
}

function typesIn(section: Section, block: Block, roles: Roles, reader: Reader): TypeOfRow {
  const remarks = remarkTypes(block, reader);
  if (block.rows.every(({ name }) => isMethods(name))) return (row) => [remarks.get(row)].filter((fact) => fact !== undefined);
  if (block.columns.length > 1) {
    const leading = [...roles.values()].includes("type") ? undefined : (typesBeforeNotes(block, roles, reader) ?? typesOfAll(section, block, reader));
    return (row) => [remarks.get(row) ?? leading?.of.get(row.name) ?? leading?.all].filter((fact) => fact !== undefined);
  }
  if (block.is === "list") {
    const behind = typesBehindNames(block, reader);
    return (row) => [remarks.get(row) ?? behind.get(row)].filter((fact) => fact !== undefined);
  }
  const lead = block.lead ?? (block.is === "table" ? block.label : undefined);
  const typesBefore = lead === undefined ? undefined : wordsBefore(lead, block.lead === undefined ? block.labelAt! : block.at, block, reader);
  const leading =
    typesBefore === undefined || (saysNone(typesBefore) && (leadsToFields(lead!) || saysOfAll(section.heading, reader)))
      ? headingTypes(section, block, reader)
      : typesBefore;
  return (row) => {
    const type = remarks.get(row) ?? leading.of.get(row.name) ?? leading.all;
    return type === undefined ? [] : [type];
  };
}

/** `Boolean. Whether it is lit.`: what every row says first, of which no column is. */
function typesBeforeNotes({ rows }: Block, roles: Roles, reader: Reader): Leading | undefined {
  const types = rows.map((row) => {
    const cell = row.cells.find(({ column }) => roles.get(column) === "notes");
    const typed = cell === undefined ? undefined : reader.types.at(cell.text);
    return cell === undefined || typed?.index !== 0 || !/^\s*(?:[.,;:–—-]|$)/.test(cell.text.slice(typed.end))
      ? undefined
      : ([row.name, { fact: "type", value: typed.type, at: positionWithin(cell, 0, typed.end) } as const] as const);
  });
  const known = types.filter((type) => type !== undefined);
  return known.length < types.length ? undefined : { of: new Map(known) };
}

/** `Readings of a sensor, all numbers`: a table below it that has no column of types adds remarks alone. */
function typesOfAll(section: Section, block: Block, reader: Reader): Leading | undefined {
  return saysOfAll(section.heading, reader) ? headingTypes(section, block, reader) : undefined;
}

/** `counter (string), min, max (numbers)`: a plural goes for the names before it that have no remark of their own. */
function remarkTypes({ rows }: Block, reader: Reader): ReadonlyMap<Row, StatedFact> {
  const types = new Map<Row, StatedFact>();
  let plural: StatedFact | undefined;
  for (const row of rows.toReversed()) {
    const typed = row.remark === undefined ? undefined : (reader.types.at(row.remark) ?? typeOfFormat(row.remark));
    if (typed !== undefined) {
      const column = row.at.column + row.name.length + 2;
      const fact: StatedFact = { fact: "type", value: typed.type, at: { ...row.at, column, length: row.remark!.length } };
      types.set(row, fact);
      plural = /s$/.test(row.remark!.slice(0, typed.end)) ? fact : undefined;
    } else if (plural !== undefined && row.remark === undefined) types.set(row, plural);
  }
  return types;
}

/** `starts (date-time)`: in the place of a type a format tells that it is a string. */
function typeOfFormat(remark: string): TypeMatch | undefined {
  const format = formatFirst(remark);
  return format === undefined ? undefined : { type: "string", index: 0, end: format.length };
}

/** `width – number. In metres.`, `width, height (number)`: of all names with which an item begins. */
function typesBehindNames({ rows }: Block, reader: Reader): ReadonlyMap<Row, StatedFact> {
  const types = new Map<Row, StatedFact>();
  for (const [[cell], own] of groupBy(rows, ({ cells }) => cells)) {
    const last = own.at(-1)!;
    if (cell === undefined || !cell.text.includes(last.name)) continue;
    const from = cell.text.indexOf(last.name) + last.name.length;
    const gap = /^\s*(?:[:,(–—-]\s*)/.exec(cell.text.slice(from))?.[0];
    const typed = gap === undefined ? undefined : reader.types.at(cell.text.slice(from + gap.length));
    if (typed === undefined || typed.index > 0 || !/^\s*(?:[.,;:()–—-]|$)/.test(cell.text.slice(from + gap!.length + typed.end))) continue;
    const fact: StatedFact = { fact: "type", value: typed.type, at: positionWithin(cell, from + gap!.length, typed.end) };
    for (const row of own) types.set(row, fact);
  }
  return types;
}

interface Leading {
  /** Those of single rows. */
  readonly of: ReadonlyMap<string, StatedFact>;
  readonly all?: StatedFact;
}

/** `Fields (all numbers, plus mark string)`: a type beside the name of a row is that row's, any other everybody's. */
function wordsBefore(text: string, at: Position, { rows }: Block, reader: Reader): Leading {
  const names = new Set(rows.map(({ name }) => name));
  const of = new Map<string, StatedFact>();
  let all: StatedFact | undefined;
  for (const { type, index, end } of reader.types.words(text)) {
    const fact: StatedFact = { fact: "type", value: type, at: { ...at, column: at.column + index, length: end - index } };
    const name = /([^\s(),]+)(?:(?:,\s+which)?(?:\s+is)?(?:\s+an?)?\s+|,\s+an?\s+|\s+\((?:an?\s+)?)$/.exec(text.slice(0, index))?.[1];
    const own = name !== undefined && names.has(name) ? [name] : namesBehind(text.slice(index, end), text.slice(end), names);
    for (const one of own) of.set(one, fact);
    if (own.length === 0 && (all === undefined || ofFields.test(text.slice(end)))) all = fact;
  }
  return { of, ...(all === undefined ? {} : { all }) };
}

/** `An object has the string fields a and b`: a type that goes before the word for fields is theirs. */
const ofFields = /^\s+(?:fields?|attributes?|propert(?:y|ies)|members?|parameters?)\b/i;

/** `string mark`; behind a plural several can stand: `strings mark, label and note`. */
function namesBehind(type: string, text: string, names: ReadonlySet<string>): readonly string[] {
  const words =
    /^\s+([^\s(),]+(?:(?:,\s+(?:and\s+)?|\s+and\s+)[^\s(),]+)*)/
      .exec(text)?.[1]
      ?.split(/,\s+(?:and\s+)?|\s+and\s+/)
      .map((word) => word.replace(/[.;:]$/, "")) ?? [];
  const strange = words.findIndex((word) => !names.has(word));
  const known = strange === -1 ? words : words.slice(0, strange);
  return /s$/i.test(type) ? known : known.slice(0, 1);
}

function saysNone({ of, all }: Leading): boolean {
  return of.size === 0 && all === undefined;
}

/** Whatever leads to the names of such a section: `Readings of a sensor, all numbers` */
function saysOfAll(heading: string, reader: Reader): boolean {
  return reader.types.words(heading).some(({ index }) => /\ball\s+$/i.test(heading.slice(0, index)));
}

/** `Readings of a sensor, all numbers` */
function headingTypes(section: Section, block: Block, reader: Reader): Leading {
  return block.is === "names" || block.is === "table" ? wordsBefore(section.heading, section.at, block, reader) : { of: new Map() };
}
