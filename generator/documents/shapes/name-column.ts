/**
 * Which column of a table names its rows, wherever the columns stand: the one that does in another edition of the same document;
 * else one whose title says so; else the first, unless it holds what can be no names while another holds nothing else.
 */
import type { DocumentText } from "../document.ts";
import { once } from "../../values/memoize.ts";
import { isGeneralWord, namesIn } from "../names.ts";

/** What is known of name columns from another edition, by the titles of a table's columns. */
export interface NameColumns {
  readonly ofTable: ReadonlyMap<string, string>;
  readonly anywhere: ReadonlySet<string>;
  /** Of all columns, in small letters. */
  readonly titles: ReadonlySet<string>;
  /** The names of rows. */
  readonly rows: () => ReadonlySet<string>;
}

export function nameColumnsOf(edition: DocumentText | undefined): NameColumns {
  const ofTable = new Map<string, string>();
  for (const section of edition?.sections ?? []) {
    for (const { columns, named } of section.blocks) if (named !== undefined) ofTable.set(titlesKey(columns), named);
  }
  const titles = (edition?.sections ?? []).flatMap(({ blocks }) => blocks.flatMap(({ columns }) => columns.map((title) => title.toLowerCase())));
  const rows = once(() => new Set((edition?.sections ?? []).flatMap(({ blocks }) => blocks.flatMap(({ rows }) => rows.map(({ name }) => name)))));
  return { ofTable, anywhere: new Set(ofTable.values()), titles: new Set(titles), rows };
}

/** A row of a table. */
export interface RowCells {
  readonly cells: readonly { readonly text: string }[];
}

/** The index of the column that names the rows. */
export function nameColumn(titles: readonly string[], rows: readonly RowCells[], known: NameColumns): number {
  const ofTable = known.ofTable.size === 0 ? undefined : known.ofTable.get(titlesKey(titles));
  if (ofTable !== undefined) return titles.indexOf(ofTable);
  const byEdition = titles.findIndex((title) => known.anywhere.has(title));
  if (byEdition !== -1) return byEdition;
  const ofTitles = (says: (title: string) => boolean): number =>
    titles.findIndex((title, column) => says(title) && !rows.every(({ cells }) => isNoName(cells[column]?.text ?? "")));
  const onWire = ofTitles((title) => wireTitle.test(title));
  const byTitle = onWire === -1 ? ofTitles((title) => namingTitles.has(title.toLowerCase())) : onWire;
  return byTitle === -1 ? byContents(titles, rows) : byTitle;
}

/** What requests and answers call it, beside what a screen or a command line does. */
const wireTitle = /^(?:json|rest|api) (?:keys?|names?|fields?|property|properties|attributes?|parameters?|members?)$/i;

/** Titles of columns that seldom say anything of a row but what it is called. */
const namingTitles = new Set([
  ...["name", "field", "field name", "property", "attribute", "parameter", "argument", "member", "header", "option", "setting", "counter"],
  ...["kind", "resource", "operation", "purpose", "scheme", "item"],
]);

function titlesKey(titles: readonly string[]): string {
  return JSON.stringify([...titles].sort());
}

/** Titles of columns that tell who may do what a row is about. */
const ofAccess = /^(?:auth\w*|access|security|credentials?|(?:required )?(?:permissions?|privileges?|roles?|scopes?))\??$/i;

function byContents(titles: readonly string[], rows: readonly RowCells[]): number {
  if (rows.length === 0 || !rows.every(({ cells }) => isNoName(cells[0]?.text ?? ""))) return 0;
  for (let column = 1; column < titles.length; column += 1) {
    if (ofAccess.test(titles[column]!)) continue;
    // A column of numbers, such as the statuses of answers, names nothing.
    if (rows.every(({ cells }) => isNumbers(cells[column]?.text ?? ""))) continue;
    // Nor does one that answers a question, such as whether a caller must be known.
    if (rows.every(({ cells }) => isAnswer(cells[column]?.text ?? ""))) continue;
    if (rows.every(({ cells }) => isNames(cells[column]?.text ?? ""))) return column;
  }
  return 0;
}

/** A type, a method or a sentence; such a cell may also be empty. */
function isNoName(cell: string): boolean {
  return cell === "" || cell.endsWith(".") || isGeneralWord(/^[\p{L}]+/u.exec(cell)?.[0] ?? "");
}

function isNumbers(cell: string): boolean {
  return /^\d+(?:[\s,;/]+\d+)*$/.test(cell);
}

function isAnswer(cell: string): boolean {
  return /^(?:yes|no|true|false)$/i.test(cell);
}

function isNames(cell: string): boolean {
  const names = namesIn(cell);
  return names.length > 0 && !names.every(({ name }) => isGeneralWord(name));
}
