/** The statuses that sections state: in tables and lists of codes, and in sentences that answer with one. */
import type { StatedBlock, StatedRow, StatedSection } from "../../../facts/stated.ts";
import { grouped } from "../../../values/grouped.ts";
import { rememberedOf } from "../../../values/remembered.ts";
import { requestAlone } from "./request-lines.ts";
import type { ShownAnswer } from "./shown-answers.ts";
import type { Places } from "./survey.ts";
import { textsOf } from "./texts-of.ts";

export interface StatedStatus {
  /** `404`, or a class such as `4XX`. */
  readonly status: string;
  /** What the document says of it; empty where that is nothing. */
  readonly text: string;
  readonly source: string;
}

/** Each status once, as it is stated first, in their order. @param sections those that are about one request @param shown the answers in them */
export function statusesIn(sections: readonly StatedSection[], places: Places, shown: readonly ShownAnswer[]): readonly StatedStatus[] {
  const around = (line: number): StatedSection => sections.findLast(({ section }) => section.at.line <= line) ?? sections[0]!;
  const inBlocks = shown.filter(({ status }) => reasons.has(status)).map(({ line, status, text }) => ({ status, text, source: places.section(around(line)) }));
  const said = sections.flatMap((section) => [...joinedOf(listedStatuses(section, places)), ...[...textsOfAnswers(section).flatMap(saidStatuses), ...textsOf(section).flatMap(labelledSuccess)].map((one) => ({ ...one, source: places.section(section) }))]);
  const found = [...said, ...inBlocks];
  return [...new Map(found.toReversed().map((one) => [one.status, one])).values()].sort((one, other) => (one.status < other.status ? -1 : 1));
}

/** Several rows of one status are several ways to come to it. */
function joinedOf(listed: readonly StatedStatus[]): readonly StatedStatus[] {
  return [...grouped(listed, ({ status }) => status).values()].map((alike) => ({ ...alike[0]!, text: [...new Set(alike.map(({ text }) => text).filter((text) => text !== ""))].map((text, index, all) => (index < all.length - 1 ? text.replace(/(?<=[^.!?])$/, ".") : text)).join(" ") }));
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
export function listedStatuses(section: StatedSection, places: Places): readonly StatedStatus[] {
  return statusBlocks(section).flatMap((block) =>
    block.rows.flatMap((row) => codesOf(row, block).map((status) => ({ status, text: textOf(row, block), source: places.row(row.row) }))),
  );
}

/** The blocks of a section whose rows are statuses. */
export function statusBlocks(section: StatedSection): readonly StatedBlock[] {
  return section.blocks.filter((block) => listsStatuses(block, section));
}

export function isSuccess(row: StatedRow, block: StatedBlock): boolean {
  return codesOf(row, block).some((code) => code.startsWith("2"));
}

/** Where one row is no status of HTTP, the codes are those of something else; and requests that have a status each are no statuses. */
function listsStatuses(stated: StatedBlock, { section }: StatedSection): boolean {
  const { block, rows } = stated;
  const announced = block.is === "table" ? ofCodes.test(block.named ?? "") || codeColumn(stated) !== undefined : block.is !== "cell" && ofStatuses.test(`${block.lead ?? ""} ${block.label ?? ""} ${block.lead === undefined && block.label === undefined ? section.title : ""}`);
  return announced && rows.length > 0 && rows.every((row) => codesOf(row, stated).length > 0) && !listsRequests(stated);
}

const ofCodes = /^(?:(?:http|response|status|error|return)[ -]*)*(?:codes?|status(?:es)?)$|^http$/i;
const ofStatuses = /\b(?:status(?:es)?|(?:response|return|error|http) codes?|responses?|errors?)\b/i;

/** The column beside the names whose cells are statuses: `| NO_ROOM | 409 | No room is left. |` */
export const codeColumn = rememberedOf(({ block, rows }: StatedBlock): string | undefined =>
  block.columns.find((title) => title !== block.named && ofCodes.test(title) && rows.every(({ row }) => codesIn(row.cells.find(({ column }) => column === title)?.text ?? "").length > 0)),
);

function listsRequests({ rows, roles }: StatedBlock): boolean {
  return [...roles.values()].some((role) => role === "method" || role === "path") || rows.some(({ row }) => row.cells.some(({ text }) => requestAlone(text) !== undefined));
}

function codesOf({ row }: StatedRow, block: StatedBlock): readonly string[] {
  const column = codeColumn(block);
  const own = codesIn(row.name);
  return own.length > 0 || column === undefined ? own : codesIn(row.cells.find((cell) => cell.column === column)?.text ?? "");
}

/** `404`, `404 Not Found`, `502, 503 – The service fails`: what a text begins with, where nothing follows but what it is called. */
function codesIn(text: string): readonly string[] {
  const [, listed = "", phrase = ""] = /^(?:HTTP\s+)?([1-5](?:\d\d|xx)(?:\s*(?:,|\/|\bor\b|\band\b)\s*[1-5](?:\d\d|xx))*)(?!\d)\s*(?:[-–—:]\s+)?(.*)$/i.exec(text) ?? [];
  const codes = listed.match(/[1-5](?:\d\d|xx)/gi) ?? [];
  const areKnown = codes.every((code) => /xx$/i.test(code) || reasons.has(code)) && /^(?:[\p{L}(][\p{L} ()'-]*)?$/u.test(phrase);
  return areKnown ? codes.map((code) => code.toUpperCase()) : [];
}

/** What the row says of its status; the name of an error comes before it. */
function textOf({ row, cells }: StatedRow, block: StatedBlock): string {
  const ofCode = codesIn(row.name).length > 0 ? block.block.named : codeColumn(block);
  const beside = row.cells.filter(({ column, text }) => (ofCode === undefined || column !== ofCode) && text !== "");
  const notes = beside.find(({ column }) => cells.some((one) => one.column === column && one.role === "notes"))?.text;
  const error = beside.find(({ column, text }) => ofError.test(text) || (/^(?:error(?: code| name)?|code)$/i.test(column) && /^[\w.-]+$/.test(text)))?.text;
  const text = notes ?? (beside.find((cell) => cell.text !== error) ?? beside[0])?.text ?? row.remark ?? "";
  const said = text.startsWith(row.name) ? text.slice(row.name.length).replace(/^\s*[:–—-]*\s*/, "") : text;
  return error === undefined || error === text ? said : `${error}: ${said}`;
}

/** `NO_ROOM`, `no_room`, `NoRoomError` */
const ofError = /^(?:[A-Z][A-Z\d]*(?:[_-][A-Z\d]+)+|[a-z]+(?:[_-][a-z]+)+|[A-Z]\w+(?:Error|Exception|Fault))$/;

/** `Success: 201` */
function labelledSuccess(text: string): readonly Omit<StatedStatus, "source">[] {
  const status = /^(?:success(?:ful)?|normal)(?: (?:HTTP|status|codes?|response|answer))*\s*:\s*(2\d\d)\b/i.exec(text)?.[1];
  return status === undefined || !reasons.has(status) ? [] : [{ status, text: "" }];
}

/** `Returns 204`, `404 if there is none`, `Code: 201 CREATED`; nothing of what counts things. */
export function saidStatuses(sentence: string): readonly Omit<StatedStatus, "source">[] {
  return [...sentence.matchAll(codes)].flatMap(({ 0: written, index }) => {
    const [before, after] = [sentence.slice(0, index), sentence.slice(index + written.length)];
    const clause = after.split(nextStatus)[0]!;
    const listed = written.match(/\d+/g)!;
    if (!listed.every((code) => reasons.has(code)) || denied.test(before) || (written.startsWith("2") && ofNew.test(before)) || !isStatus(listed.at(-1)!, before, clause)) return [];
    return listed.map((status) => ({ status, text: capitalized(clause.replace(/^[\s:–—(-]+|[\s.)]+$/g, "")) }));
  });
}

/** The status that the answer of a row begins with: `201, the new thing`, `204`. */
export function statusFirst(answer: string): string | undefined {
  const status = first.exec(answer)?.[1];
  return status !== undefined && reasons.has(status) ? status : undefined;
}

/** What is answered, without that status. */
export function withoutStatus(answer: string): string {
  const status = statusFirst(answer);
  return status === undefined ? answer : answer.replace(first, "").replace(new RegExp(`^${reasons.get(status)!}\\b[\\s,;:–—-]*`, "i"), "");
}

const first = /^(2\d\d)(?!\w)(?:\s*[,;:–—-]\s*|\s+with\s+|\s+|$)/;

/** A status, or several that stand side by side. */
const codes = /(?<![\w.,:#/+-])[2-5]\d\d(?:(?:\s*,\s*(?:or |and )?|\s+or\s+|\s+and\s+|\/)[2-5]\d\d(?!\s*\p{L}))*(?![\w%]|[.,:]\d|-\d)/gu;
/** Where another one begins: behind a comma, or with a condition of its own. */
const nextStatus = /[,;]\s*(?:(?:and|or|otherwise)\s+)?(?:an?\s+)?(?=[2-5]\d\d\b)|\s+(?:and|or)\s+(?=[2-5]\d\d\s+(?:if|when|while|on|in case|for|unless)\b)/;
const denied = /\b(?:not|never|no longer|instead of|rather than|unlike|without)\b[^,;]*$/i;
/** A success that depends on what was there before is not that of the request. */
const ofNew = /\bdo(?:es)? not (?:yet )?exist\b[^.;]*$/i;
const announced = /(?:\b(?:HTTP|status|codes?|returns?|raises?|throws?|yields?|fails with|responds? with|answers?(?: with)?|repl(?:y|ies) with|(?:and|or) with|responses?)\s*:?\s+\(?(?:(?:an?|the|is|HTTP|status|code|either)\s+)*)$/i;
const begins = /(?:^|[,;(]\s*|(?<=[\p{L})])\.\s+|\s(?=(?:and|or)\s+\S*\s*$))(?:(?:and|or|otherwise)\s+)?(?:an?\s+)?$/iu;
const conditioned = /^\s*(?:\([^()]*\)\s*)?(?:(?:error|response|status)\s+)?(?:if|when|while|on|in case|for|unless|otherwise)\b/i;

function isStatus(code: string, before: string, clause: string): boolean {
  const named = clause.trim().toLowerCase().startsWith(reasons.get(code)!.toLowerCase());
  if (announced.test(before)) return named || conditioned.test(clause) || /^\s*(?:[.,;:)(–—]|$|(?:status|code|response|error)\b|is (?:returned|sent|answered)\b|(?:and|with) (?:the|an?)\b)/i.test(clause);
  return (begins.test(before) && (named || conditioned.test(clause))) || isAlone(code, before, clause);
}

/** `It is removed (204)`, `It is queued; 202, or 503 while nothing runs`, `What is locked cannot be removed: 409.` */
function isAlone(code: string, before: string, clause: string): boolean {
  if (!/^\s*[).]?\s*$/.test(clause)) return false;
  if (/\($/.test(before)) return /^20[124]$/.test(code) && clause.startsWith(")");
  return /;\s*(?:(?:and|or)\s+)?$/.test(before) || (/^[45]/.test(code) && /\b(?:cannot|can't|fails?|refused|rejected)\b[^.;:]*:\s*$/i.test(before));
}

function capitalized(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

/** RFC 9110, RFC 6585 and the registry of HTTP's statuses. */
const reasons: ReadonlyMap<string, string> = new Map([
  ["200", "OK"], ["201", "Created"], ["202", "Accepted"], ["203", "Non-Authoritative Information"], ["204", "No Content"], ["205", "Reset Content"], ["206", "Partial Content"], ["207", "Multi-Status"],
  ["300", "Multiple Choices"], ["301", "Moved Permanently"], ["302", "Found"], ["303", "See Other"], ["304", "Not Modified"], ["307", "Temporary Redirect"], ["308", "Permanent Redirect"],
  ["400", "Bad Request"], ["401", "Unauthorized"], ["402", "Payment Required"], ["403", "Forbidden"], ["404", "Not Found"], ["405", "Method Not Allowed"], ["406", "Not Acceptable"], ["407", "Proxy Authentication Required"],
  ["408", "Request Timeout"], ["409", "Conflict"], ["410", "Gone"], ["411", "Length Required"], ["412", "Precondition Failed"], ["413", "Content Too Large"], ["414", "URI Too Long"], ["415", "Unsupported Media Type"],
  ["416", "Range Not Satisfiable"], ["417", "Expectation Failed"], ["421", "Misdirected Request"], ["422", "Unprocessable"], ["423", "Locked"], ["424", "Failed Dependency"], ["425", "Too Early"], ["426", "Upgrade Required"],
  ["428", "Precondition Required"], ["429", "Too Many Requests"], ["431", "Request Header Fields Too Large"], ["451", "Unavailable For Legal Reasons"],
  ["500", "Internal Server Error"], ["501", "Not Implemented"], ["502", "Bad Gateway"], ["503", "Service Unavailable"], ["504", "Gateway Timeout"], ["505", "HTTP Version Not Supported"], ["507", "Insufficient Storage"],
]);
