/** Values of fields in a table or a list of their own, which other places refer to: `| AUTO | As the day goes. |`. */
import { titleOfHeading } from "../../documents/shapes/label.ts";
import type { Defined } from "../../facts/definitions/defined.ts";
import { factText, type Fact } from "../../facts/fact.ts";
import type { StatedBlock, StatedSection } from "../../facts/stated-section.ts";
import { groupBy } from "../../values/group-by.ts";
import { getOrInsert, memoizeByObject } from "../../values/memoize.ts";
import { isOtherMeaning, meaningsIn } from "../wordings/meanings.ts";
import { swappedIn } from "../wordings/swapped-meanings.ts";
import type { RawFinding } from "../findings/raw-finding.ts";
import { placeOfRow, statedElsewhere, type Subject } from "../subject/subject.ts";

export function enumerationDifferences(subject: Subject): readonly RawFinding[] {
  const { lists, listed } = listsIn(subject);
  return lists.flatMap((list) => differencesIn(subject, list, listed));
}

/** Whether a table or a list of its own has the values of a field: then the row of the field need not. */
export function areListedApart(subject: Subject, fact: Fact): boolean {
  const { lists, listed } = fact.fact === "values" || fact.fact === "known" ? listsAnywhere(subject) : none;
  const values = JSON.stringify(lists.length === 0 ? undefined : (fact.value as readonly unknown[]).map(String));
  return lists.some((list) => JSON.stringify((listedBy(list) ?? meantBy(list, listed))?.values) === values);
}

/** What is found of rows that are the values of a field, and of values that its own row lists no more, says the same. */
export function withoutEnumerationRepeats(others: readonly RawFinding[], found: readonly RawFinding[]): readonly RawFinding[] {
  if (others.length === 0) return found;
  const lists = new Set(others.map(({ place: { section, block } }) => JSON.stringify([section, block])));
  const isOfList = ({ fact, place: { section, block } }: RawFinding): boolean => fact === "row" && lists.has(JSON.stringify([section, block]));
  const hasGone = ({ change, fact, from }: RawFinding): boolean => change === "removed" && others.some((one) => one.fact === fact && one.from === from);
  return found.filter((raw) => !isOfList(raw) && !hasGone(raw));
}

/** Values that the row of their field no longer lists, while a table or a list of its own does. */
export function withoutListedApart(subject: Subject, found: readonly RawFinding[]): readonly RawFinding[] {
  return found.filter(({ change, values }) => change !== "removed" || values?.from === undefined || !areListedApart(subject, values.from));
}

interface Lists {
  readonly lists: readonly List[];
  /** Those that a list has as they are, which no other list is about. */
  readonly listed: ReadonlySet<Enumeration>;
}

const none: Lists = { lists: [], listed: new Set() };

const listsIn = memoizeByObject((subject: Subject): Lists => listsAmong(subject, subject.sections));

/** In sections that are not compared as well. */
const listsAnywhere = memoizeByObject((subject: Subject): Lists => listsAmong(subject, subject.stated.sections));

function listsAmong(subject: Subject, sections: readonly StatedSection[]): Lists {
  const enumerations = enumerationsIn(subject);
  if (enumerations.length === 0) return none;
  const sharing = byValues(enumerations);
  const lists = sections.flatMap((section) =>
    section.blocks.filter((block) => mayList(subject, block)).map((block): List => ({ section, block, alike: sharing(namesIn(block)) })),
  );
  return { lists, listed: new Set(lists.flatMap((list) => listedBy(list) ?? [])) };
}

interface Enumeration {
  /** The fields that have it. */
  readonly users: readonly Defined[];
  readonly fact: Fact<"values"> | Fact<"known">;
  readonly values: readonly string[];
}

function enumerationsIn({ defined }: Subject): readonly Enumeration[] {
  const fields = defined.filter(({ is }) => is === "field");
  const all = fields.flatMap((by) =>
    by.facts.flatMap((fact) =>
      (fact.fact === "values" || fact.fact === "known") && fact.value.length > 1 ? [{ by, fact, values: fact.value.map(String) }] : [],
    ),
  );
  const alike = groupBy(all, ({ values }) => JSON.stringify(values));
  return [...alike.values()].map((group) => ({ ...group[0]!, users: group.map(({ by }) => by) }));
}

interface List {
  readonly section: StatedSection;
  readonly block: StatedBlock;
  readonly alike: ReturnType<Sharing>;
}

function namesIn({ rows }: StatedBlock): readonly string[] {
  return rows.map(({ row }) => row.name);
}

/** The one with the same values. */
function listedBy({ block, alike }: List): Enumeration | undefined {
  return alike.find(([{ values }, count]) => count === values.length && count === block.rows.length)?.[0];
}

/** Those that have some of the names as values, with how many of these: a document can have thousands of either. */
type Sharing = (names: readonly string[]) => readonly (readonly [one: Enumeration, count: number])[];

function byValues(enumerations: readonly Enumeration[]): Sharing {
  const having = new Map<string, Enumeration[]>();
  for (const one of enumerations) for (const value of new Set(one.values)) getOrInsert(having, value, () => []).push(one);
  return (names) => {
    const counts = new Map<Enumeration, number>();
    for (const name of names) for (const one of having.get(name) ?? []) counts.set(one, (counts.get(one) ?? 0) + 1);
    return [...counts];
  };
}

/** A table or a list of which no definition speaks: what definitions name has an owner. */
function mayList({ claims }: Subject, { block, rows }: StatedBlock): boolean {
  if ((block.is !== "table" && block.is !== "list") || block.path !== undefined || rows.length < 2 || claims.on(block).length > 0) return false;
  return rows.every(({ row, facts }) => claims.on(row).length === 0 && !facts.some(({ fact }) => fact === "type"));
}

function differencesIn(subject: Subject, list: List, listed: ReadonlySet<Enumeration>): readonly RawFinding[] {
  const { section, block } = list;
  const names = namesIn(block);
  const own = listedBy(list) ?? meantBy(list, listed);
  if (own === undefined) return [];
  // Where the rows of all fields list the values, another table is about something else.
  const users = own.users.filter((user) => !statedElsewhere(subject, user, own.fact));
  const [by] = users;
  if (by === undefined) return [];
  const added = block.rows.find(({ row }) => !own.values.includes(row.name));
  const removed = own.values.findIndex((value) => !names.includes(value));
  if (added === undefined && removed === -1) return meaningsApart(subject, section, block, by, own);
  const at = added ?? block.rows[Math.max(0, removed - 1)] ?? block.rows.at(-1)!;
  const values = names.filter((name, index) => names.indexOf(name) === index).map((name) => own.fact.value.find((one) => String(one) === name) ?? name);
  const to = { fact: own.fact.fact, value: values } as Fact;
  const place = placeOfRow(subject.names.get(section.section)!, block.block, added?.row);
  const { fact: from } = own;
  return users.map((user): RawFinding => ({
    change: "changed",
    place,
    fact: from.fact,
    from: factText(from),
    to: factText(to),
    values: { from, to },
    document: at.row.at,
    definition: user.definition,
    by: user,
  }));
}

/** Most of its values are there; of several the one that lacks none. */
function meantBy({ section, block, alike }: List, listed: ReadonlySet<Enumeration>): Enumeration | undefined {
  const isMost = ({ values }: Enumeration, count: number): boolean => count * 2 >= Math.max(block.rows.length, values.length);
  const meant = alike.filter(([one, count]) => !listed.has(one) && isMost(one, count) && (count > 1 || isCalledBy(one, section, block)));
  const [own, another] = meant.length === 1 ? meant : meant.filter(([{ values }, count]) => count === values.length);
  return another === undefined ? own?.[0] : undefined;
}

/** Its heading or its label has the name of a field. */
function isCalledBy({ users }: Enumeration, { section }: StatedSection, { block: { label = "" } }: StatedBlock): boolean {
  const plain = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");
  const names = users.map(({ name }) => plain(name)).filter((name) => name !== "");
  return [titleOfHeading(section.heading), label].some((title) => names.some((name) => plain(title).includes(name)));
}

/** Of a value that means something else than the definition says, where that says of most of the others what the document does. */
function meaningsApart(subject: Subject, section: StatedSection, block: StatedBlock, by: Defined, { fact, values }: Enumeration): readonly RawFinding[] {
  const { describes = "" } = by;
  if (!values.some((value) => describes.includes(value))) return [];
  const described = meaningsIn(describes, values).of;
  const meanings = block.rows.flatMap((row) => {
    const [cell, ...more] = row.cells;
    const from = described.get(row.row.name);
    return from === undefined || cell === undefined || more.length > 0 ? [] : [{ row, from: plainly(from), to: plainly(cell.text), at: cell.at }];
  });
  const differing = meanings.filter(({ from, to }) => from !== to);
  const swapped = differing.length < 2 ? undefined : swappedIn(described, new Map(meanings.map((one) => [one.row.row.name, one.to])));
  if (swapped === undefined && differing.length * 2 > meanings.length) return [];
  const isOfOther = (to: string): boolean => meanings.some(({ from }) => from === to);
  const others =
    swapped !== undefined
      ? differing.filter((one) => one.row.row.name === swapped[0])
      : differing.filter(({ from, to }) => isOfOther(to) || isOtherMeaning(from, to, { lead: "", says: undefined, beside: "" }));
  return others.map(({ row: { row }, from, to, at: document }): RawFinding => {
    const place = placeOfRow(subject.names.get(section.section)!, block.block, row);
    const meaning = { from: `${row.name}: ${from}`, to: `${row.name}: ${to}` };
    // Another edition compares sentences, which are all there where two changed places.
    const values = swapped === undefined ? {} : { values: {} };
    return { change: "changed", place, fact: fact.fact, ...meaning, ...values, document, definition: by.definition, by };
  });
}

function plainly(text: string): string {
  return text.replace(/\.$/, "").trim();
}
