/** The values that a comment tells of, where a row lists others now: by the names that they have, and of none that went. */
import type { PropertySignature } from "ts-morph";
import type { Row } from "../../../documents/document.ts";
import { likeness, stemsOf } from "../../../documents/editions/stems.ts";
import { findPlace } from "../../../documents/places/find.ts";
import type { Finding } from "../../../drift/findings/finding.ts";
import { meaningsIn } from "../../../drift/wordings/meanings.ts";
import { literalPattern } from "../../../values/pattern.ts";
import { codedItem, codedItemBeside, replaceCode } from "../../edit/comments.ts";
import type { Edit } from "../../edit/opened-files.ts";
import { fileOf } from "../../edit/spans.ts";
import { rowAt, rowsOnLine } from "../../edition/row-lookup.ts";
import type { PlanningContext } from "../../planning-context.ts";

export function toldValueEdits(context: PlanningContext, property: PropertySignature, findings: readonly Finding[]): readonly Edit[] {
  return findings.flatMap((finding) => {
    const { from, to } = finding.values ?? {};
    const listed = [from, to].map((one) => (one?.fact === "values" || one?.fact === "known" ? one.value.map(String) : []));
    const edits = listReplaced(property, listed[0]!, listed[1]!);
    if (edits.length > 0 || from?.fact !== "values" || to?.fact !== "values") return edits;
    const [removed, added] = [without(from.value.map(String), to.value.map(String)), without(to.value.map(String), from.value.map(String))];
    const senses = sensesOf(context, finding, removed, added);
    const isOneForOne = removed.length === 1 && added.length === 1;
    const renamed = isOneForOne && !meansOther(senses, removed[0]!, added[0]!) ? new Map([[removed[0]!, added[0]!]]) : bySense(senses, removed, added);
    const valueEdits = removed.flatMap((value) => {
      const name = renamed.get(value);
      return name === undefined ? (codedItem(property, value) ?? []) : replaceCode(property, value, name);
    });
    const values = to.value.map(String);
    const others = added.filter((value) => ![...renamed.values()].includes(value));
    return [...valueEdits, ...others.flatMap((value) => meaningCome(context, property, finding, { value, values, isOneForOne }) ?? [])];
  });
}

/** A comment that lists all of them in code, and tells nothing of any: ``One of `a`, `b`.`` */
function listReplaced(property: PropertySignature, from: readonly string[], to: readonly string[]): readonly Edit[] {
  const between = String.raw`(?:,\s+(?:and\s+|or\s+)?|\s+(?:and|or)\s+)`;
  const list = new RegExp(from.map((value) => literalPattern(`\`${value}\``)).join(between), "u");
  return property.getJsDocs().flatMap((doc) => {
    const match = from.length < 2 || to.length === 0 ? null : list.exec(doc.getText());
    if (match === null) return [];
    const last = /\s+(?:and|or)\s+(?=`[^`]*`$)/u.exec(match[0])?.[0];
    const codes = to.map((value) => `\`${value}\``);
    const text = last === undefined || codes.length < 2 ? codes.join(", ") : `${codes.slice(0, -1).join(", ")}${last}${codes.at(-1)!}`;
    const start = doc.getStart() + match.index;
    return [{ file: fileOf(property), start, end: start + match[0].length, text }];
  });
}

/** What the row of a value that came says of it, where the comment tells of one beside it. */
function meaningCome(
  { editions: { theirs } }: PlanningContext,
  property: PropertySignature,
  { document, place }: Finding,
  { value, values, isOneForOne }: { readonly value: string; readonly values: readonly string[]; readonly isOneForOne: boolean },
): Edit | undefined {
  const [row] = rowsOnLine(theirs, document.line);
  // What a value means that comes beside those that were there is found as a sentence of its own.
  const statedRow = isOneForOne ? rowAt(theirs, document, place.row)?.row : undefined;
  const own = row === undefined || row.row.cells.length > 2 ? undefined : row.block.rows.find(({ name, cells }) => name === value && cells.length === 2);
  const said =
    own?.cells.find(({ column }) => column !== row!.block.named)?.text ?? (statedRow === undefined ? undefined : meaningsOf(statedRow, values).get(value));
  const means = (said ?? "").replace(/\.$/, "");
  const index = values.indexOf(value);
  const beside = [{ value: values[index - 1], is: "before" } as const, { value: values[index + 1], is: "behind" } as const];
  return means === ""
    ? undefined
    : beside.flatMap(({ value: other, is }) => (other === undefined ? [] : (codedItemBeside(property, { value: other, is }, value, means) ?? [])))[0];
}

function without(values: readonly string[], others: readonly string[]): readonly string[] {
  return values.filter((value) => !others.includes(value));
}

interface Senses {
  /** Of the values that went, and of those that came. */
  readonly old: ReadonlyMap<string, ReadonlySet<string>>;
  readonly now: ReadonlyMap<string, ReadonlySet<string>>;
}

function sensesOf({ editions: { ours, theirs } }: PlanningContext, { place, document }: Finding, removed: readonly string[], added: readonly string[]): Senses {
  const [own, other] = [findPlace(ours.contents, place)?.row, rowAt(theirs, document, place.row)?.row];
  return own === undefined || other === undefined ? { old: new Map(), now: new Map() } : { old: sensesIn(own, removed), now: sensesIn(other, added) };
}

/** Both rows tell what their value means, and not the same. */
function meansOther({ old, now }: Senses, removed: string | undefined, added: string | undefined): boolean {
  const [was, is] = [old.get(removed ?? ""), now.get(added ?? "")];
  return was !== undefined && is !== undefined && likeness(was, is) <= 0.5;
}

/** Each value that went with the one that came which means the same: one alone does. */
function bySense({ old, now }: Senses, removed: readonly string[], added: readonly string[]): ReadonlyMap<string, string> {
  const likest = (value: string): readonly string[] => added.filter((name) => likeness(old.get(value) ?? new Set(), now.get(name) ?? new Set()) > 0.5);
  return new Map(removed.flatMap((value) => (likest(value).length === 1 ? [[value, likest(value)[0]!] as const] : [])));
}

function sensesIn(row: Row, values: readonly string[]): Senses["old"] {
  return new Map([...meaningsOf(row, values)].map(([value, meaning]) => [value, stemsOf(meaning)]));
}

function meaningsOf({ cells }: Row, values: readonly string[]): ReadonlyMap<string, string> {
  return meaningsIn(cells.map(({ text }) => text).join("\n"), values).of;
}
