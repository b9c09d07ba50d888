/** The values that a comment tells of, where a row lists others now: by the names that they have, and of none that went. */
import type { PropertySignature } from "ts-morph";
import type { Row } from "../../../documents/document.ts";
import { likeness, stemsOf } from "../../../documents/editions/words.ts";
import { findPlace } from "../../../documents/places/find.ts";
import type { Finding } from "../../../drift/findings/finding.ts";
import { meaningsIn } from "../../../drift/wordings/meanings.ts";
import { literally } from "../../../values/pattern.ts";
import type { Context } from "../../context.ts";
import { codedItem, codedItemBehind, codeReplaced } from "../../edit/comments.ts";
import type { Edit } from "../../edit/opened.ts";
import { fileOf } from "../../edit/spans.ts";
import { rowAt, rowsOn } from "../../edition/edition.ts";

export function toldValues(context: Context, property: PropertySignature, findings: readonly Finding[]): readonly Edit[] {
  return findings.flatMap((finding) => {
    const { from, to } = finding.values ?? {};
    const listed = [from, to].map((one) => (one?.fact === "values" || one?.fact === "known" ? one.value.map(String) : []));
    const edits = listReplaced(property, listed[0]!, listed[1]!);
    if (edits.length > 0 || from?.fact !== "values" || to?.fact !== "values") return edits;
    const [gone, come] = [without(from.value.map(String), to.value.map(String)), without(to.value.map(String), from.value.map(String))];
    const renamed = gone.length === 1 && come.length === 1 ? new Map([[gone[0]!, come[0]!]]) : bySense(context, finding, gone, come);
    const told = gone.flatMap((value) => {
      const name = renamed.get(value);
      return name === undefined ? (codedItem(property, value) ?? []) : codeReplaced(property, value, name);
    });
    const values = to.value.map(String);
    const others = come.filter((value) => ![...renamed.values()].includes(value));
    return [...told, ...others.flatMap((value) => meaningCome(context, property, finding, { value, after: values[values.indexOf(value) - 1] }) ?? [])];
  });
}

/** A comment that lists all of them in code, and tells nothing of any: ``One of `a`, `b`.`` */
function listReplaced(property: PropertySignature, from: readonly string[], to: readonly string[]): readonly Edit[] {
  const between = String.raw`(?:,\s+(?:and\s+|or\s+)?|\s+(?:and|or)\s+)`;
  const list = new RegExp(from.map((value) => literally(`\`${value}\``)).join(between), "u");
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

/** What the row of a value that came says of it, where the comment tells of the one before it. */
function meaningCome(
  { editions: { theirs } }: Context,
  property: PropertySignature,
  { document }: Finding,
  { value, after }: { readonly value: string; readonly after: string | undefined },
): Edit | undefined {
  const [row] = rowsOn(theirs, document.line);
  const own = row === undefined || row.row.cells.length > 2 ? undefined : row.block.rows.find(({ name, cells }) => name === value && cells.length === 2);
  const means = own?.cells.find(({ column }) => column !== row!.block.named)?.text.replace(/\.$/, "") ?? "";
  return after === undefined || means === "" ? undefined : codedItemBehind(property, after, value, means);
}

function without(values: readonly string[], others: readonly string[]): readonly string[] {
  return values.filter((value) => !others.includes(value));
}

/** Each value that went with the one that came which means the same: one alone does. */
function bySense(
  { editions: { ours, theirs } }: Context,
  { place, document }: Finding,
  gone: readonly string[],
  come: readonly string[],
): ReadonlyMap<string, string> {
  const found = findPlace(ours.contents, place);
  const [own, other] = [found.ok ? found.value.row : undefined, rowAt(theirs, document, place.row)?.row];
  if (own === undefined || other === undefined) return new Map();
  const [old, now] = [sensesIn(own, gone), sensesIn(other, come)];
  const likest = (value: string): readonly string[] => come.filter((name) => likeness(old.get(value) ?? new Set(), now.get(name) ?? new Set()) > 0.5);
  return new Map(gone.flatMap((value) => (likest(value).length === 1 ? [[value, likest(value)[0]!] as const] : [])));
}

function sensesIn({ cells }: Row, values: readonly string[]): ReadonlyMap<string, ReadonlySet<string>> {
  const { of } = meaningsIn(cells.map(({ text }) => text).join("\n"), values);
  return new Map([...of].map(([value, meaning]) => [value, stemsOf(meaning)]));
}
