/** Endpoints that rows list: with a column for the method, with the method before the path, or with a column for each method. */
import { rowText } from "../../../../documents/row-text.ts";
import { pathsIn } from "../../../../drift/subject/paths-around.ts";
import { uriIn, withoutSlash, type Prefixes } from "../../../../drift/subject/paths.ts";
import type { StatedFact } from "../../../../facts/fact.ts";
import type { Stated } from "../../../../facts/stated.ts";
import type { StatedBlock, StatedRow, StatedSection } from "../../../../facts/stated-section.ts";
import { saidStatuses, statusFirst, withoutStatus } from "../../../../facts/text/statuses-said.ts";
import { generalWording } from "../../../../facts/wording.ts";
import { groupBy } from "../../../../values/group-by.ts";
import { isMethod } from "../../../words/methods.ts";
import type { Endpoint } from "../endpoint.ts";
import type { SourceNames } from "../source-names.ts";
import { listsParameters } from "../rows/parameter-tables.ts";
import { keyedPaths } from "../rows/stand-ins.ts";
import { isMediaType, requestAlone, unnumbered, type RequestLine } from "../text/request-lines.ts";
import { remarksOf, splitPurpose } from "./purposes.ts";
import { sectionSeen } from "./seen-sections.ts";

export function listedEndpoints(stated: Stated, prefixes: Prefixes, places: SourceNames): readonly Endpoint[] {
  const keyed = keyedPaths(stated);
  const urisOf = (paths: readonly string[]): Pick<Endpoint, "uris" | "general"> => ({
    uris: paths.flatMap((path) => keyed(path) ?? []).flatMap((path) => uriIn(withoutSlash(path), prefixes) ?? []),
    general: paths.filter((path) => keyed(path) === undefined),
  });
  const lookups: EndpointLookups = { urisOf, places };
  return stated.sections.flatMap((section) => section.blocks.flatMap((block) => endpointsOf(section, block, lookups)));
}

interface EndpointLookups {
  readonly urisOf: (paths: readonly string[]) => Pick<Endpoint, "uris" | "general">;
  readonly places: SourceNames;
}

function endpointsOf(section: StatedSection, stated: StatedBlock, lookups: EndpointLookups): readonly Endpoint[] {
  if (listsParameters(stated.block)) return [];
  // A row that stands twice gives one endpoint.
  const rows = [...groupBy(stated.rows, ({ row }) => rowText(row)).values()].map(([first]) => first!);
  const block = { ...stated, rows };
  if (isMatrix(block)) return rows.flatMap((row) => ofMatrix(section, row, block, sayingYes(block), lookups));
  if (rows.some(({ row, facts }) => hasFact(facts, "methods") || (isMethod(row.name) && hasFact(facts, "path")))) return withMethods(section, block, lookups);
  const hasRequests = block.block.is === "table" && rows.some((row) => requestCell(row) !== undefined);
  return hasRequests ? rows.flatMap((row) => withRequest(section, row, block, lookups)) : [];
}

function isMatrix({ block: { columns, named } }: StatedBlock): boolean {
  return named !== undefined && columns.some(isMethod);
}

/** A cross says yes where nothing else does, and no beside a tick; a method says it in its own column. */
function sayingYes({ rows }: StatedBlock): RegExp {
  const marks = rows.flatMap(({ row }) => row.cells.filter(({ column }) => isMethod(column)).map(({ text }) => text));
  if (marks.some(isMethod)) return /^[A-Z]+$/;
  return marks.some((mark) => ticks.test(mark)) ? ticks : /^x$/i;
}

const ticks = /^(?:yes|y|✓|✔|✅|•|●|true|supported)$/i;

function withMethods(section: StatedSection, block: StatedBlock, { urisOf, places }: EndpointLookups): readonly Endpoint[] {
  let before: readonly string[] = [];
  const byName = groupBy(block.rows, ({ row }) => row.name);
  return block.rows.map((row): Endpoint => {
    const ownPath = ![...block.roles.values()].includes("path") && /^\/\S*$/.test(row.row.name) ? row.row.name : undefined;
    const where = ownPath ?? textOfRole(row, block, "path");
    const paths =
      ownPath !== undefined ? [ownPath] : /^same\b|^as above|^"$/i.test(where) ? before : pathsIn(row.facts.filter((fact) => standsAsPath(row, block, fact)));
    before = paths;
    const payload = block.block.columns.find((title) => /^(?:payload|body)s?$/i.test(title));
    const cell = payload === undefined ? "" : (row.row.cells.find(({ column }) => column === payload)?.text ?? "");
    // A table can have the method first, where others have a name.
    const named = isMethod(row.row.name);
    const isOneOfMany = named || byName.get(row.row.name)!.length > 1;
    // Many rows are called by one method: none is meant by it.
    const source = named ? places.section(section) : places.row(row.row);
    return {
      ...saidBeside(isOneOfMany ? purposeIn(row, block, section) : row.row.name, row, block, source),
      methods: named ? [row.row.name] : row.facts.flatMap((fact) => (fact.fact === "methods" ? fact.value : [])),
      ...urisOf(paths),
      where,
      parts: {},
      ...bodies(row, block, cell),
      ...withFailures(leadingStatus(answerIn(row, block), source), row, block, source),
      source,
      section,
      ...sectionSeen(row),
    };
  });
}

/** `| Read a thing | GET /things/{id} |` */
function withRequest(section: StatedSection, row: StatedRow, block: StatedBlock, { urisOf, places }: EndpointLookups): readonly Endpoint[] {
  const request = requestCell(row);
  if (request === undefined) return [];
  const named = requestAlone(row.row.name) !== undefined;
  const source = places.row(row.row);
  return [
    {
      ...saidBeside(request.purpose || (named ? purposeIn(row, block, section) : row.row.name), row, block, source),
      methods: [request.method],
      ...urisOf([request.path]),
      where: request.path,
      parts: {},
      ...bodies(row, block, ""),
      ...withFailures(leadingStatus(answerIn(row, block), source), row, block, source),
      source,
      section,
      ...sectionSeen(row),
    },
  ];
}

function requestCell({ row }: StatedRow): RequestLine | undefined {
  return row.cells.map(({ text }) => requestFirst(text)).find((one) => one !== undefined);
}

/** `GET /things Lists them.` */
function requestFirst(text: string): RequestLine | undefined {
  const alone = requestAlone(text);
  if (alone !== undefined) return { ...alone, purpose: "" };
  const [, request = "", purpose = ""] = /^([A-Z]+ \/\S*)\s+[–—:-]?\s*(\p{L}.*)$/u.exec(text) ?? [];
  const first = requestAlone(request);
  return first === undefined ? undefined : { ...first, purpose };
}

/** `| URI | GET | PUT |`, and what says yes below the methods. */
function ofMatrix(section: StatedSection, row: StatedRow, { block }: StatedBlock, yes: RegExp, { urisOf, places }: EndpointLookups): readonly Endpoint[] {
  const path = row.row.cells.map(({ text }) => text).find((text) => /^\/\S*$/.test(text));
  if (path === undefined) return [];
  const methods = block.columns.filter((column) => isMethod(column) && yes.test(row.row.cells.find((cell) => cell.column === column)?.text ?? ""));
  const template = path.replace(/<([\w-]+)>/g, "{$1}");
  return methods.map((method) => ({
    purpose: `${method} ${template}`,
    methods: [method],
    ...urisOf([template]),
    where: template,
    parts: {},
    source: places.row(row.row),
    section,
    see: `${method} ${row.row.name}`,
  }));
}

/** What a cell says that holds no request and no type of media; a table that has the same method in all rows is for what its section is about. */
function purposeIn({ row }: StatedRow, { block, roles, rows }: StatedBlock, { section }: StatedSection): string {
  const isPurpose = (column: string): boolean =>
    column !== block.named && !isOfAccess(column) && (roles.get(column) === undefined || roles.get(column) === "notes");
  const said = row.cells.find(({ column, text }) => isPurpose(column) && requestAlone(text) === undefined && !isMediaType(text));
  return said?.text || (isMethod(row.name) && rows.every((one) => one.row.name === row.name) ? unnumbered(section.title) : row.name);
}

/** Who may call is no purpose. */
function isOfAccess(column: string): boolean {
  return /^(?:scopes?|roles?|privileges?|rights?)$/i.test(column) || generalWording.columns.access.includes(column.toLowerCase());
}

/** What the request is for, the statuses that its row tells in sentences, and what its notes say besides. */
function saidBeside(purpose: string, row: StatedRow, block: StatedBlock, source: string): Pick<Endpoint, "purpose" | "remarks" | "statuses"> {
  const notes = textOfRole(row, block, "notes");
  const said = [purpose, notes].map((text) => ({ text, statuses: saidStatuses(text) }));
  const [first] = said.filter(({ statuses }) => statuses.length > 0);
  const beside = notes === purpose || notes === row.row.name || requestFirst(notes) !== undefined ? {} : remarksOf(notes);
  if (first === undefined) return { purpose, ...beside };
  return {
    ...beside,
    ...(first.text === purpose ? splitPurpose(purpose) : { purpose }),
    statuses: first.statuses.map((one) => ({ ...one, source })),
  };
}

function bodies(row: StatedRow, block: StatedBlock, payload: string): { request?: string; response?: string } {
  const [request, response] = [textOfRole(row, block, "request"), textOfRole(row, block, "response")];
  const isOfOne =
    /\b(?:GET|HEAD|PUT|POST|PATCH|DELETE) (?:request|response):/.test(payload) && row.facts.some((fact) => fact.fact === "methods" && fact.value.length > 1);
  const ofBoth = /^request and response:\s*(.*)$/i.exec(payload)?.[1];
  const ofAnswer = isOfOne ? undefined : (ofBoth ?? /\bresponse:\s*(.*)$/i.exec(payload)?.[1]);
  const ofRequest =
    ofBoth ??
    /\brequest:(.*)$/i
      .exec(payload)?.[1]!
      .replace(/\.\s*response:.*$/i, "")
      .trim();
  const isPlain = payload !== "" && !isOfOne && ofAnswer === undefined && ofRequest === undefined;
  const reads = row.facts.some((fact) => fact.fact === "methods" && fact.value.every((method) => method === "GET"));
  const sent = request || ofRequest || (isPlain && !reads ? payload : "");
  const answered = withoutStatus(response) || ofAnswer || (isPlain && reads ? payload : "");
  return { ...(sent === "" ? {} : { request: sent }), ...(answered === "" ? {} : { response: answered }) };
}

/** What a row says of the answer, or of its status alone. */
function answerIn(row: StatedRow, block: StatedBlock): string {
  const ofStatus = block.block.columns.find((title) => /^(?:(?:http|success) )?status(?: code)?$|^(?:response )?success(?: code)?$/i.test(title));
  const alone = row.row.cells.find(({ column }) => column === ofStatus)?.text ?? "";
  return /^2\d\d\b/.test(alone) ? alone : textOfRole(row, block, "response");
}

/** `201, the new thing` */
function leadingStatus(text: string, source: string): Pick<Endpoint, "statuses"> {
  const status = statusFirst(text);
  return status === undefined ? {} : { statuses: [{ status, text: "", source }] };
}

/** `| Errors | 400, 404 |` beside the status of success. */
function withFailures({ statuses = [] }: Pick<Endpoint, "statuses">, { row }: StatedRow, { block }: StatedBlock, source: string): Pick<Endpoint, "statuses"> {
  const column = block.columns.find((title) => /^(?:response )?(?:errors?|failures?)(?: (?:codes?|status(?:es)?|responses?))?$/i.test(title));
  const text = row.cells.find((cell) => cell.column === column)?.text ?? "";
  const codes = /^[45]\d\d(?:\s*[,;/]\s*[45]\d\d)*$/.test(text) ? text.match(/\d+/g)! : [];
  const all = [...statuses, ...codes.map((status) => ({ status, text: "", source }))];
  return all.length === 0 ? {} : { statuses: all };
}

function standsAsPath(row: StatedRow, { roles }: StatedBlock, fact: StatedFact): boolean {
  const cell = row.row.cells.find(({ column }) => roles.get(column) === "path");
  return cell !== undefined && fact.at.column >= cell.at.column && fact.at.column <= cell.at.column + cell.at.length;
}

export function hasFact(facts: readonly StatedFact[], name: string): boolean {
  return facts.some(({ fact }) => fact === name);
}

export function textOfRole(row: StatedRow, { roles }: StatedBlock, role: string): string {
  return row.row.cells.find(({ column }) => roles.get(column) === role)?.text ?? "";
}
