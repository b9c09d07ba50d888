/** Statuses with which operations answer, where their sections and rows say another one, or list all but one. */
import type { Position } from "../../diagnostics/diagnostic.ts";
import type { Cell } from "../../documents/document.ts";
import { positionWithin } from "../../documents/placed-text.ts";
import { statusesOf, statusesThere } from "../../facts/definitions/request-facts.ts";
import type { StatedSection } from "../../facts/stated-section.ts";
import type { StatedText } from "../../facts/text/prose.ts";
import { saidStatuses, statusFirst } from "../../facts/text/statuses-said.ts";
import { statusCodesIn } from "../../values/statuses.ts";
import type { Place } from "../../model/origin.ts";
import { literalPattern, notWithinWord } from "../../values/pattern.ts";
import { memoize, once } from "../../values/memoize.ts";
import type { RawFinding } from "../findings/raw-finding.ts";
import type { Claim } from "../subject/claims.ts";
import { claimsWithin, placeOfRow, standingRows, type RowStanding, type Subject } from "../subject/subject.ts";

export function statusDifferences(subject: Subject): readonly RawFinding[] {
  // Most documents state none.
  if (!subject.defined.some((by) => ownStatuses({ by }).length > 0)) return [];
  return subject.sections.flatMap((section) => differencesIn(subject, section));
}

function differencesIn(subject: Subject, section: StatedSection): readonly RawFinding[] {
  const claims = claimsWithin(subject.claims, section.section).filter(({ via }) => via !== "row");
  const operations = claims.filter((claim) => ownStatuses(claim).length > 0);
  const ofOperations = new Set(operations.flatMap(ownStatuses));
  // A failure can be told elsewhere than its operation.
  const failures = claims.filter(({ by, place }) => by.is === "failure" && place.row === undefined && !ofOperations.has(by.name));
  const answering = [...operations, ...failures];
  const known = new Set([...ofOperations, ...failures.flatMap(({ by }) => statusesOf(by))]);
  const rows = once(
    () => new Map([...standingRows([section])].flatMap((standing) => subject.claims.on(standing.row.row).map((claim) => [claim, standing] as const))),
  );
  const around = once(() => statusesIn(textsOf(section)));
  return answering.flatMap((claim) => {
    const standing = claim.place.row === undefined ? undefined : rows().get(claim);
    const stated = standing === undefined ? around() : statusesIn(standing.row.row.cells.map(asText));
    const own = answersOf(claim);
    const isOthers = (status: string): boolean => (standing === undefined ? known.has(status) : own.includes(status));
    const listsSuccess = (status: string): boolean => standing === undefined && listsAnswers(section) && !shows(section, status);
    const called = subject.names.get(section.section)!;
    const place = standing === undefined ? { section: called } : placeOfRow(called, standing.block.block, standing.row.row);
    return differencesOf(claim, place, stated, { isOthers, listsSuccess });
  });
}

function ownStatuses({ by }: Pick<Claim, "by">): readonly string[] {
  return by.is === "operation" ? statusesThere(by) : none;
}

function answersOf(claim: Claim): readonly string[] {
  return claim.by.is === "failure" ? [claim.by.name] : ownStatuses(claim);
}

const none: readonly never[] = [];

interface Statuses {
  /** Whether it stands there, in whatever words. */
  readonly has: (status: string) => boolean;
  /** Those with which something is said to be answered. */
  readonly said: () => readonly { readonly status: string; readonly at: Position }[];
}

function statusesIn(texts: readonly StatedText[]): Statuses {
  return {
    has: memoize((status: string) => {
      const alone = new RegExp(notWithinWord(literalPattern(status)));
      return texts.some(({ text }) => alone.test(text));
    }),
    said: once(() => texts.flatMap(saidIn)),
  };
}

interface Around {
  /** Whether a status is one of those that the definitions have for what is told there. */
  readonly isOthers: (status: string) => boolean;
  /** Whether what is told there would list a success as well. */
  readonly listsSuccess: (status: string) => boolean;
}

function differencesOf(claim: Claim, place: Place, { has, said }: Statuses, { isOthers, listsSuccess }: Around): readonly RawFinding[] {
  const own = answersOf(claim);
  const removed = own.filter((status) => !has(status));
  if (removed.length === 0) return [];
  const strange = said().filter(({ status }) => !isOthers(status));
  return removed.flatMap((from): readonly RawFinding[] => {
    const index = strange.findIndex(({ status }) => isSuccess(status) === isSuccess(from));
    const [to] = index === -1 ? [] : strange.splice(index, 1);
    const at = { place, fact: "mention", from, definition: claim.at, by: claim.by } as const;
    const old = { fact: "mention", value: from } as const;
    if (to !== undefined)
      return [{ ...at, change: "changed", to: to.status, values: { from: old, to: { fact: "mention", value: to.status } }, document: to.at }];
    // Where failures are listed, one that is not has gone; where none is, they are told elsewhere.
    const other =
      claim.by.is === "failure" || (isSuccess(from) && !listsSuccess(from))
        ? undefined
        : said().find(({ status }) => !isSuccess(status) && own.includes(status));
    return other === undefined ? [] : [{ ...at, change: "removed", values: { from: old }, document: other.at }];
  });
}

/** In a table of its own, whose rows are statuses. */
function listsAnswers({ blocks }: StatedSection): boolean {
  return blocks.some(({ block: { is }, rows }) => is === "table" && rows.length > 0 && rows.every(({ row }) => statusCodesIn(row.name).length > 0));
}

function shows({ section: { code } }: StatedSection, status: string): boolean {
  return code.some((block) => block.some(({ text }) => text.includes(status)));
}

function isSuccess(status: string): boolean {
  return status.startsWith("2");
}

/** What stands in a section, with what leads to its rows and what these are called. */
function textsOf(section: StatedSection): readonly StatedText[] {
  const labels = section.blocks.flatMap(({ block: { label, labelAt } }) =>
    label === undefined || labelAt === undefined ? [] : [asText({ text: label, at: labelAt })],
  );
  return [...section.prose, ...labels, ...[...standingRows([section])].flatMap(textsOfRow)];
}

function textsOfRow({ row: { row } }: RowStanding): readonly StatedText[] {
  return statusCodesIn(row.name).length > 0 ? [asText({ text: row.name, at: row.at })] : row.cells.map(asText);
}

/** Cells that list names are among its texts as well. */
function asText({ text, at, further }: Pick<Cell, "text" | "at" | "further">): StatedText {
  return { text, at, facts: [], ...(further === undefined ? {} : { further }) };
}

function saidIn(text: StatedText): readonly { readonly status: string; readonly at: Position }[] {
  const first = statusFirst(text.text);
  const statuses = new Set([...statusCodesIn(text.text), ...(first === undefined ? [] : [first]), ...saidStatuses(text.text).map(({ status }) => status)]);
  return [...statuses].map((status) => ({ status, at: positionWithin(text, text.text.indexOf(status), status.length) }));
}
