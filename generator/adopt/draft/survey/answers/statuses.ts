/** The statuses that sections state: in tables and lists of codes, and in sentences that answer with one. */
import { sectionAt } from "../../../../facts/section-at.ts";
import type { StatedBlock, StatedRow, StatedSection } from "../../../../facts/stated-section.ts";
import { saidStatuses, type SaidStatus } from "../../../../facts/text/statuses-said.ts";
import { groupBy } from "../../../../values/group-by.ts";
import { memoizeByObject } from "../../../../values/memoize.ts";
import { isKnownStatus, statusCodesIn } from "../../../../values/statuses.ts";
import type { ShownAnswer } from "../shown/shown-answers.ts";
import type { SourceNames } from "../source-names.ts";
import { requestAlone } from "../text/request-lines.ts";
import { sectionTexts } from "../text/section-texts.ts";
import { sentenceBefore } from "../text/words-before.ts";

export interface StatedStatus extends SaidStatus {
  readonly source: string;
  /** What else its row says, cell by cell. */
  readonly beside?: readonly string[];
  /** The fields of what it carries. */
  readonly body?: StatedSection;
}

/** Each status once, as it is stated first, in their order. @param sections those that are about one request @param shown the answers in them */
export function statusesIn(sections: readonly StatedSection[], places: SourceNames, shown: readonly ShownAnswer[]): readonly StatedStatus[] {
  const around = (line: number): StatedSection => sectionAt(sections, line) ?? sections[0]!;
  const inBlocks = shown
    .filter(({ status }) => isKnownStatus(status))
    .map(({ line, status, text }) => ({ status, text, source: places.section(around(line)) }));
  const said = sections.flatMap((section) => [
    ...joinedStatuses(listedStatuses(section, places)),
    ...labelledStatuses(section, places),
    ...(section === sections[0] ? [] : headingStatuses(section, places)),
    ...[...textsOfAnswers(section).flatMap(saidStatuses), ...sectionTexts(section).flatMap(labelledSuccess)].map((one) => ({
      ...one,
      source: places.section(section),
    })),
  ]);
  const found = [...said, ...inBlocks];
  return [...new Map(found.toReversed().map((one) => [one.status, one])).values()].sort((one, other) => (one.status < other.status ? -1 : 1));
}

/** Several rows of one status are several ways to come to it. */
export function joinedStatuses(listed: readonly StatedStatus[]): readonly StatedStatus[] {
  return [...groupBy(listed, ({ status }) => status).values()].map((alike) => ({
    ...alike[0]!,
    text: [...new Set(alike.map(({ text }) => text).filter((text) => text !== ""))]
      .map((text, index, all) => (index < all.length - 1 ? text.replace(/(?<=[^.!?])$/, ".") : text))
      .join(" "),
  }));
}

/** `| Error codes | 400 Bad Request, 409 Conflict |` among what else tables of two columns say of a request. */
function labelledStatuses(stated: StatedSection, places: SourceNames): readonly StatedStatus[] {
  return stated.blocks
    .filter((block) => block.block.is === "table" && block.block.columns.length === 2 && !listsStatuses(block, stated))
    .flatMap(({ rows }) => rows)
    .filter(({ row }) => ofCodes.test(row.name))
    .flatMap(({ row }) => saidStatuses(row.cells.map(({ text }) => text).join(": ")).map((one) => ({ ...one, source: places.section(stated) })));
}

/** `### 404: Not found` or `### Response 404`, below the request: the first sentence tells when, but for what is answered. */
function headingStatuses(section: StatedSection, places: SourceNames): readonly StatedStatus[] {
  const { title, sentences } = section.section;
  const [text = ""] = sentences.map((sentence) => sentence.text.replace(/\.$/, "")).filter((sentence) => !/^returns\b/i.test(sentence));
  return statusCodesIn(title.replace(/^(?:responses?|answers?|replies|reply)\s+(?=[1-5]\d\d\b)/i, "")).map((status) => ({
    status,
    text,
    source: places.section(section),
  }));
}

/** Sentences, and what leads to rows. */
function textsOfAnswers({ section: { sentences, blocks } }: StatedSection): readonly string[] {
  return [...sentences.map(({ text }) => text), ...blocks.flatMap(({ label, lead }) => [label, lead].filter((text) => text !== undefined))];
}

/** The statuses of success, without their class: every success has that. */
export function successesIn(statuses: readonly StatedStatus[]): readonly StatedStatus[] {
  return statuses.filter(({ status }) => /^2\d/.test(status));
}

export function failuresIn(statuses: readonly StatedStatus[]): readonly StatedStatus[] {
  return statuses.filter(({ status }) => !status.startsWith("2"));
}

/** Those that rows list. */
export function listedStatuses(section: StatedSection, places: SourceNames): readonly StatedStatus[] {
  return statusBlocks(section).flatMap((block) =>
    block.rows.flatMap((row) =>
      codesOf(row, block).map((status) => ({
        status,
        text: textOf(row, block),
        ...besideOf(row, block),
        // An item without a name is no row of its own.
        source: itemText(row) === undefined ? places.row(row.row) : places.section(section),
      })),
    ),
  );
}

/** The blocks of a section whose rows are statuses. */
export function statusBlocks(section: StatedSection): readonly StatedBlock[] {
  return section.blocks.filter((block) => listsStatuses(block, section));
}

export function isSuccessRow(row: StatedRow, block: StatedBlock): boolean {
  return codesOf(row, block).some((code) => code.startsWith("2"));
}

/** Where one row is no status of HTTP, the codes are those of something else; and requests that have a status each are no statuses. */
function listsStatuses(stated: StatedBlock, { section }: StatedSection): boolean {
  const { block, rows } = stated;
  const announced =
    block.is === "table"
      ? ofCodes.test(block.named ?? "") ||
        codeColumn(stated) !== undefined ||
        (ofStatuses.test(section.title) && rows.some(({ row }) => statusCodesIn(row.name).length > 0))
      : block.is !== "cell" &&
        ofStatuses.test(
          `${block.lead ?? ""} ${block.label ?? ""} ${block.lead === undefined && block.label === undefined ? `${lineBefore(stated, section)} ${section.title}` : ""}`,
        );
  const isStatus = (row: StatedRow): boolean => codesOf(row, stated).length > 0;
  return announced && rows.some(isStatus) && rows.every((row) => isStatus(row) || (block.is === "list" && isSentence(row))) && !listsRequests(stated);
}

/** A line of a few words right before it: `Responses`. */
function lineBefore({ block }: StatedBlock, section: StatedSection["section"]): string {
  const line = sentenceBefore(section, block);
  return /^[\p{L} ]{1,40}:?$/u.test(line) ? line : "";
}

/** Beside the statuses of a list: `See also the notes`. */
function isSentence(row: StatedRow): boolean {
  return /^\p{Lu}\p{Ll}+(?: \S+){2,}$/u.test(itemText(row) ?? "");
}

/** An item that begins with no name is called by its number. */
function itemText({ row: { name, cells } }: Pick<StatedRow, "row">): string | undefined {
  return /^\d{1,2}$/.test(name) ? cells[0]?.text : undefined;
}

const ofCodes = /^(?:(?:http|response|status|error|return)[ -]*)*(?:codes?|status(?:es)?)$|^http$/i;
const ofStatuses = /\b(?:status(?:es)?|(?:response|return|error|http) codes?|responses?|errors?)\b/i;

/** The column beside the names whose cells are statuses: `| NO_ROOM | 409 | No room is left. |` */
export const codeColumn = memoizeByObject(({ block, rows }: StatedBlock): string | undefined =>
  block.columns.find(
    (title) =>
      title !== block.named &&
      ofCodes.test(title) &&
      rows.every(({ row }) => statusCodesIn(row.cells.find(({ column }) => column === title)?.text ?? "").length > 0),
  ),
);

function listsRequests({ rows, roles }: StatedBlock): boolean {
  return (
    [...roles.values()].some((role) => role === "method" || role === "path") ||
    rows.some(({ row }) => row.cells.some(({ text }) => requestAlone(text) !== undefined))
  );
}

function codesOf({ row }: StatedRow, block: StatedBlock): readonly string[] {
  const column = codeColumn(block);
  if (ofOthers.test(row.name)) return ["4XX", "5XX"];
  const own = statusCodesIn(statusBehind(row, block) ?? itemText({ row }) ?? row.name);
  return own.length > 0 || column === undefined ? own : statusCodesIn(row.cells.find((cell) => cell.column === column)?.text ?? "");
}

/** `The body is no JSON: 400 Bad Request`, as an item. */
function statusBehind({ cells: [cell] }: StatedRow["row"], { block }: StatedBlock): string | undefined {
  return block.is === "list" ? /^\p{L}[^:]*:\s+((?:HTTP\s+)?[45]\d\d\b[\p{L} '-]*)\.?$/u.exec(cell?.text ?? "")?.[1] : undefined;
}

/** A row for all that has none of its own. */
const ofOthers = /^(?:default|other(?:s| status(?:es)?(?: codes?)?)?|otherwise|(?:any|all) others?(?: status(?:es)?(?: codes?)?)?)$/i;

/** What the row says of its status; the name of an error comes before it. */
function textOf({ row, cells }: StatedRow, block: StatedBlock): string {
  const ofCode = statusCodesIn(row.name).length > 0 ? block.block.named : codeColumn(block);
  const beside = row.cells.filter(({ column, text }) => (ofCode === undefined || column !== ofCode) && text !== "");
  const notes = beside.find(({ column }) => cells.some((one) => one.column === column && one.role === "notes"))?.text;
  const error = beside.find(({ column, text }) => ofError.test(text) || (/^(?:error(?: code| name)?|code)$/i.test(column) && /^[\w.-]+$/.test(text)))?.text;
  const text = notes ?? (beside.find((cell) => cell.text !== error) ?? beside[0])?.text ?? row.remark ?? "";
  const said = text.startsWith(row.name) ? text.slice(row.name.length).replace(/^\s*[:–—-]*\s*/, "") : text;
  const clause = statusBehind(row, block) === undefined ? said.replace(/^[1-5]\d\d\s*[,:–—-]\s*/, "") : said.slice(0, said.lastIndexOf(":"));
  return error === undefined || error === text ? clause : `${error}: ${clause}`;
}

/** The other cells of a row. */
function besideOf(row: StatedRow, block: StatedBlock): Pick<StatedStatus, "beside"> {
  const said = textOf(row, block);
  const others = row.row.cells.filter(({ column, text }) => column !== block.block.named && text !== "" && text !== said).map(({ text }) => text);
  return others.length === 0 ? {} : { beside: others };
}

/** `NO_ROOM`, `no_room`, `NoRoomError` */
const ofError = /^(?:[A-Z][A-Z\d]*(?:[_-][A-Z\d]+)+|[a-z]+(?:[_-][a-z]+)+|[A-Z]\w+(?:Error|Exception|Fault))$/;

/** `Success: 201` */
function labelledSuccess(text: string): readonly Omit<StatedStatus, "source">[] {
  const status = /^(?:success(?:ful)?|normal)(?: (?:HTTP|status|codes?|response|answer))*\s*:\s*(2\d\d)\b/i.exec(text)?.[1];
  return status === undefined || !isKnownStatus(status) ? [] : [{ status, text: "" }];
}
