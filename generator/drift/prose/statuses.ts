/** Statuses with which operations answer, where their sections and rows say another one, or list all but one. */
import type { Position } from "../../diagnostics/diagnostic.ts";
import type { Cell } from "../../documents/document.ts";
import { answerStatus } from "../../facts/definitions/defined.ts";
import type { StatedSection } from "../../facts/stated.ts";
import { positionOf, type StatedText } from "../../facts/text/prose.ts";
import { codesIn, saidStatuses, statusFirst } from "../../facts/text/statuses-said.ts";
import { literally, notWithinWord } from "../../values/pattern.ts";
import type { Raw } from "../findings/raw.ts";
import type { Claim } from "../subject/claims.ts";
import { claimsWithin, placeOf, rowsOf, type Standing, type Subject } from "../subject/subject.ts";

export function statusDifferences(subject: Subject): readonly Raw[] {
  // Most documents state none.
  if (!subject.defined.some((by) => statusesOf({ by }).length > 0)) return [];
  return subject.sections.flatMap((section) => {
    const answering = claimsWithin(subject.claims, section.section).filter((claim) => statusesOf(claim).length > 0);
    const known = new Set(answering.flatMap(statusesOf));
    return answering.flatMap((claim) => differencesOf(subject, section, claim, known));
  });
}

function statusesOf({ by }: Pick<Claim, "by">): readonly string[] {
  return by.is !== "operation" ? none : by.facts.flatMap((fact) => (fact.fact === "property" && fact.value.name === answerStatus ? [fact.value.value] : []));
}

const none: readonly never[] = [];

/** @param known those of all operations that are told here */
function differencesOf(subject: Subject, section: StatedSection, claim: Claim, known: ReadonlySet<string>): readonly Raw[] {
  const own = statusesOf(claim);
  const standing = claim.place.row === undefined ? undefined : [...rowsOf([section])].find(({ row }) => subject.claims.on(row.row).includes(claim));
  const texts = standing === undefined ? textsOf(section) : standing.row.row.cells.map(asText);
  const gone = own.filter((status) => !texts.some(({ text }) => new RegExp(notWithinWord(literally(status))).test(text)));
  if (gone.length === 0) return [];
  const said = texts.flatMap(saidIn);
  const strange = said.filter(({ status }) => !(standing === undefined ? known.has(status) : own.includes(status)));
  const place = standing === undefined ? { section: subject.names.get(section.section)! } : placeOf(subject.names.get(section.section)!, standing.block.block, standing.row.row);
  return gone.flatMap((from): readonly Raw[] => {
    const index = strange.findIndex(({ status }) => isSuccess(status) === isSuccess(from));
    const [to] = index === -1 ? [] : strange.splice(index, 1);
    const at = { place, fact: "mention", from, definition: claim.at, by: claim.by } as const;
    const old = { fact: "mention", value: from } as const;
    if (to !== undefined) return [{ ...at, change: "changed", to: to.status, values: { from: old, to: { fact: "mention", value: to.status } }, document: to.at }];
    // Where failures are listed, one that is not has gone; where none is, they are told elsewhere.
    const other = isSuccess(from) ? undefined : said.find(({ status }) => !isSuccess(status) && own.includes(status));
    return other === undefined ? [] : [{ ...at, change: "removed", values: { from: old }, document: other.at }];
  });
}

function isSuccess(status: string): boolean {
  return status.startsWith("2");
}

/** What stands in a section, with what leads to its rows and what these are called. */
function textsOf(section: StatedSection): readonly StatedText[] {
  const labels = section.blocks.flatMap(({ block: { label, labelAt } }) => (label === undefined || labelAt === undefined ? [] : [asText({ text: label, at: labelAt })]));
  return [...section.prose, ...labels, ...[...rowsOf([section])].flatMap(textsOfRow)];
}

function textsOfRow({ row: { row } }: Standing): readonly StatedText[] {
  return codesIn(row.name).length > 0 ? [asText({ text: row.name, at: row.at })] : row.cells.map(asText);
}

/** Cells that list names are among its texts as well. */
function asText({ text, at, further }: Pick<Cell, "text" | "at" | "further">): StatedText {
  return { text, at, facts: [], ...(further === undefined ? {} : { further }) };
}

function saidIn(text: StatedText): readonly { readonly status: string; readonly at: Position }[] {
  const first = statusFirst(text.text);
  const statuses = new Set([...codesIn(text.text), ...(first === undefined ? [] : [first]), ...saidStatuses(text.text).map(({ status }) => status)]);
  return [...statuses].map((status) => ({ status, at: positionOf(text, text.text.indexOf(status), status.length) }));
}
