/** From single differences to findings: what one line changed is one finding, and so is one fact that is stated in several places. */
import { fingerprintOf } from "../../accepted/fingerprint.ts";
import type { Position } from "../../diagnostics/diagnostic.ts";
import { isItemNumber } from "../../documents/editions/outline.ts";
import { groupBy } from "../../values/group-by.ts";
import { getOrInsert, memoize } from "../../values/memoize.ts";
import { wordPattern } from "../../values/pattern.ts";
import { placeOnly, type Finding } from "./finding.ts";
import { groupUnderHosts } from "./group-under-hosts.ts";
import type { RawFinding } from "./raw-finding.ts";

export function gatherFindings(service: string, raws: readonly RawFinding[]): readonly Finding[] {
  const inOrder = [...withRenames(raws)].sort((one, other) => byPosition(one.document, other.document));
  return distinct(withCounts(withNames(withNamed(groupAlike(inOrder)))).map((group) => findingOf(service, group)));
}

/** A row that came is no news of its own where what it is called took the place of what its section told before: `200`, which is `201` now. */
function withNamed(groups: Groups): Groups {
  const changes = bySection(groups.filter(([first]) => first!.fact === "mention" && first!.change === "changed"));
  return joined(groups, ([row]) =>
    row!.fact === "row" && row!.change === "added" ? changes.get(row!.place.section)?.find(([first]) => isCalled(row!, first!)) : undefined,
  );
}

function isCalled(row: RawFinding, { place, to, document }: RawFinding): boolean {
  return to === row.to && place.section === row.place.section && place.row === undefined && document.line === row.document.line;
}

function bySection(groups: Groups): ReadonlyMap<string, Groups> {
  return groupBy(groups, ([first]) => first!.place.section);
}

/**
 * With a row its name comes, goes and changes in the sentences of its section, and in what a row says that it holds: `The fields beyond name and height are not
 * shown.`, `an object with name and height`.
 */
function withNames(groups: Groups): Groups {
  const rows = groups.filter(([first]) => first!.fact === "row");
  const inSection = bySection(rows);
  const ofDefinition = groupBy(
    rows.filter(([first]) => first!.by !== undefined),
    ([first]) => first!.by,
  );
  return joined(groups, (group) => {
    const { fact, place, by } = group[0]!;
    if (fact === "holds") return rowHeld(group[0]!, inSection.get(place.section) ?? []);
    const near = fact === "mention" ? inSection.get(place.section) : ofDefinition.get(by);
    return near?.find(([first]) => group[0] !== first && group.every((raw) => isName(raw, first!) || isCalledAfter(raw, first!)));
  });
}

/** The first of the rows that came, went or are called otherwise, where nothing else is otherwise in what another row says that it holds. */
function rowHeld({ from, to }: RawFinding, rows: Groups): readonly RawFinding[] | undefined {
  const [held, holds] = [namesIn(from), namesIn(to)];
  const isOther = (row: RawFinding): boolean => [...namesIn(row.from), ...namesIn(row.to)].some((name) => held.includes(name) !== holds.includes(name));
  const others = rows.filter(([first]) => isOther(first!));
  const [removed, added] = [others.flatMap(([first]) => namesIn(first!.from)), others.flatMap(([first]) => namesIn(first!.to))];
  const isOfRows = held.every((name) => holds.includes(name) || removed.includes(name)) && holds.every((name) => held.includes(name) || added.includes(name));
  return isOfRows ? others[0] : undefined;
}

function namesIn(names: string | undefined): readonly string[] {
  return names?.split(", ") ?? [];
}

/** A row that says more of what another one is about is called by its name: `box lid`, where `lid` is another name now. */
function isCalledAfter(raw: RawFinding, { change, from = "", to = "", by }: RawFinding): boolean {
  const isRenamed = change === "renamed" && raw.change === "renamed" && raw.fact === "row" && raw.by === by && by !== undefined;
  return isRenamed && raw.from !== from && raw.from?.replace(new RegExp(wordPattern(from), "u"), () => to) === raw.to;
}

type Groups = readonly (readonly RawFinding[])[];

/** @param hostOf the group that another one is no news beside */
function joined(groups: Groups, hostOf: (group: readonly RawFinding[]) => readonly RawFinding[] | undefined): Groups {
  return groupUnderHosts(groups, hostOf, (group, guests) => [...group, ...guests.flat()]);
}

/**
 * `in one of two ways`, `in one of three ways`: what a sentence counts grows with the rows of its section, or with paths that come into these, and is the same
 * number wherever it is told. A single one needs no number.
 */
function withCounts(groups: Groups): Groups {
  const rows = bySection(groups.filter(([first]) => isRow(first!) || isPathOfRow(first!)));
  const tables = memoize((section: string) => [...groupBy(rows.get(section) ?? [], ([first]) => sortOf(first!)).values()]);
  const grown = (table: Groups): number => table.reduce((sum, [first]) => sum + (first!.change === "added" ? 1 : -1), 0);
  const counted = ({ change, fact, from = "", to = change === "removed" ? "1" : "", place: { section } }: RawFinding): readonly RawFinding[] | undefined => {
    if (change === "added" || fact !== "mention" || !/^\d$/.test(from) || !/^\d$/.test(to)) return undefined;
    return tables(section).find((table) => grown(table) === Number(to) - Number(from))?.[0];
  };
  const counts = groups.flatMap((group) => (group.every((raw) => counted(raw) !== undefined) ? [{ told: group[0]!, host: counted(group[0]!) }] : []));
  const hostOf = ([{ change, fact, from, to, place }]: readonly [RawFinding, ...RawFinding[]]): readonly RawFinding[] | undefined => {
    const same = counts.filter(({ told }) => change === told.change && fact === told.fact && from === told.from && to === told.to);
    return (same.find(({ told }) => told.place.section === place.section) ?? same.find(({ host }) => host !== undefined))?.host;
  };
  return joined(groups, (group) => hostOf(group as [RawFinding, ...RawFinding[]]));
}

function isRow({ change, fact }: RawFinding): boolean {
  return fact === "row" && (change === "added" || change === "removed");
}

function isPathOfRow({ change, fact, place }: RawFinding): boolean {
  return fact === "path" && change === "added" && place.row !== undefined;
}

function isName(raw: RawFinding, row: RawFinding): boolean {
  const isOne = (name: string | undefined, names: string | undefined): boolean => (name === undefined ? names === undefined : namesIn(names).includes(name));
  return raw.fact === "mention" && raw.place.row === undefined && raw.place.section === row.place.section && isOne(raw.from, row.from) && isOne(raw.to, row.to);
}

/** Of rows that no definition claims, one that went and one that came in the same table are one with a new name. */
function withRenames(raws: readonly RawFinding[]): readonly RawFinding[] {
  const added = groupBy(
    raws.filter(({ change, fact, by }) => change === "added" && fact === "row" && by === undefined),
    tableOf,
  );
  const pairs = new Map<RawFinding, RawFinding>();
  for (const removed of raws.filter(({ change, fact, by }) => change === "removed" && fact === "row" && by === undefined)) {
    const now = added.get(tableOf(removed))?.find((one) => !pairs.has(one) && Math.abs(one.document.line - removed.document.line) <= 1);
    if (now !== undefined) pairs.set(now, removed);
  }
  const paired = new Set(pairs.values());
  return raws
    .filter((raw) => !paired.has(raw))
    .map((raw) => {
      const removed = pairs.get(raw);
      return removed === undefined
        ? raw
        : { ...raw, change: "renamed", from: removed.from!, ...(removed.definition === undefined ? {} : { definition: removed.definition }) };
    });
}

/** Items of a numbered list are no rows of the table that stands among them. */
function sortOf(raw: RawFinding): string {
  return `${isItemNumber(raw.place.row ?? "") ? "item of" : "row of"} ${tableOf(raw)}`;
}

function tableOf({ place: { section, block } }: RawFinding): string {
  return JSON.stringify([section, block]);
}

/** The same change at one place, which several fields share, or of one definition at several places; of what no field has, at several places. */
function groupAlike(raws: readonly RawFinding[]): Groups {
  const groups: RawFinding[][] = [];
  const known = new Map<string, number>();
  const numbers = new Map<RawFinding["by"], number>();
  for (const raw of raws) {
    const ties = tiesOf(raw, (by) => getOrInsert(numbers, by, () => numbers.size));
    const index = Math.min(groups.length, ...ties.map((tie) => known.get(tie) ?? groups.length));
    if (index === groups.length) groups.push([raw]);
    else groups[index]!.push(raw);
    for (const tie of ties) known.set(tie, index);
  }
  return groups;
}

/** What makes a difference one with each other one that has it, too. @param numberOf each definition has its own */
function tiesOf({ change, fact, from, to, by, place, document: { line, column } }: RawFinding, numberOf: (by: RawFinding["by"]) => number): readonly string[] {
  const what = [change, fact, from, to];
  // What came in the words of a column of its own: `Since: 3.0`.
  if (fact === "statement" && change === "added" && place.row !== undefined) return [JSON.stringify([...what, place.section, place.block])];
  if (fact === "row" || fact === "statement") return [];
  if (ofNoField.has(fact) && from !== undefined && to !== undefined) return [JSON.stringify(what)];
  return [...(to === undefined ? [] : [{ line, column }]), ...(by === undefined ? [] : [{ by: numberOf(by) }])].map((tie) => JSON.stringify([...what, tie]));
}

/** A path is the same wherever it stands, and so is the time that is looked back upon. */
const ofNoField: ReadonlySet<RawFinding["fact"]> = new Set<RawFinding["fact"]>(["path", "windows"]);

function findingOf(service: string, group: readonly RawFinding[]): Finding {
  const [{ by: _, ...first }, ...others] = group as readonly [RawFinding, ...RawFinding[]];
  return { ...first, service, also: others.map(placeOnly), fingerprint: fingerprint(service, first) };
}

/** Of what is said, and of no position: a finding that an edit moves is the same finding. */
function fingerprint(service: string, { change, place, fact, from, to }: RawFinding): string {
  return fingerprintOf("drift", service, change, place.section, place.block ?? null, place.row ?? null, fact, from ?? null, to ?? null);
}

function distinct(findings: readonly Finding[]): readonly Finding[] {
  return [...new Map(findings.map((finding) => [finding.fingerprint, finding])).values()];
}

function byPosition(one: Position, other: Position): number {
  return one.line - other.line || one.column - other.column;
}
