/** The forms in which documents write a request: `GET /things` as a heading or a line, labelled lines, a method under a path. */
import { template } from "../../../../facts/code/templates.ts";
import type { StatedRow, StatedSection } from "../../../../facts/stated-section.ts";
import { isMethod, takesBody } from "../../../words/methods.ts";
import { isHistory } from "./history.ts";

export interface RequestLine {
  readonly method: string;
  readonly path: string;
  readonly purpose: string;
  /** On which it is shown. */
  readonly line?: number;
  /** What of its path is guessed. */
  readonly guess?: string;
  /** Other ways to make the same. */
  readonly also?: readonly Way[];
}

type Way = Pick<RequestLine, "method" | "path">;

/** What the heading or the lines of a section say, where these give one request alone. @param outer the path that is the heading of a section around it */
export function requestIn(section: StatedSection, outer: string | undefined): RequestLine | undefined {
  const { heading, title, sentences } = section.section;
  const texts = sentences.map(({ text }) => text);
  const isRequest = (text: string): boolean =>
    requestAlone(text) !== undefined || labelled(text, "method") !== undefined || labelled(text, "path") !== undefined || ofBody.test(text);
  const prose = labelledPurpose(section) ?? texts.find((text) => !isRequest(text) && !isHistory(text));
  const ofHeading = requestAlone(unnumbered(heading)) ?? methodBehind(unnumbered(heading)) ?? methodUnder(heading, outer);
  if (ofHeading !== undefined) return { ...ofHeading, purpose: withoutStop(prose ?? `${ofHeading.method} ${ofHeading.path}`) };
  const lines = texts.flatMap((text) => requestAlone(text) ?? []);
  const others = distinct(lines).slice(1);
  if (others.length > 0 && !areWays(section, lines)) return undefined;
  const line = lines[0] === undefined ? inLabels([...texts, ...labelLines(section)]) : withOthers(lines[0], others);
  const said = line ?? requestSaid(texts) ?? requestOfRow(section);
  return said === undefined ? undefined : { ...said, purpose: withoutStop(unnumbered(title)) };
}

/** Whether lines below `Request` are ways to make one: what it sends is sent with each of them, or with none. */
function areWays({ section: { title } }: StatedSection, lines: readonly Way[]): boolean {
  return isPartTitle(unnumbered(title)) && new Set(lines.map(({ method }) => (method === "DELETE" ? method : takesBody(method)))).size === 1;
}

function distinct(ways: readonly Way[]): readonly Way[] {
  return [...new Map(ways.map((way) => [`${way.method} ${way.path}`, way])).values()];
}

function withOthers(way: Way, others: readonly Way[]): Omit<RequestLine, "purpose"> {
  return others.length === 0 ? way : { ...way, also: others };
}

/** `Body: Thing` tells what is sent, and not what for. */
const ofBody = /^(?:(?:request|response) )?(?:body|payload)\s*:/i;

/** `- Description: Adds a thing` */
function labelledPurpose({ section: { blocks } }: StatedSection): string | undefined {
  const labels = blocks.filter(isLabelList).flatMap(({ rows }) => rows.filter(({ name }) => /^(?:summary|description|purpose)$/i.test(name)));
  const [text] = labels.flatMap(({ cells }) => cells.map((cell) => cell.text.replace(/^[\p{L}]+\s*:\s*/u, "")));
  return text === undefined || text === "" ? undefined : text;
}

/** Whether the items of a list are labels that tell of one request: `Description: …`, `Authentication: …`. */
export function isLabelList({ is, rows, label, lead }: StatedSection["section"]["blocks"][number]): boolean {
  const names = rows.map(({ name }) => name);
  return (
    is === "list" &&
    rows.every(({ remark }) => remark === undefined) &&
    label === undefined &&
    lead === undefined &&
    names.some((name) => ofRequests.test(name)) &&
    names.every((name) => /^[\p{Lu}]/u.test(name))
  );
}

const ofRequests = new RegExp(
  [
    String.raw`^(?:(?:https?[ -])?methods?|paths?|ur[il]|endpoint|route|summary|description|purpose|operation|permissions?`,
    String.raw`auth(?:entication|orization)?|returns?|(?:request|response)(?: body)?|responses|(?:status|response|error) codes?)$`,
  ].join("|"),
  "i",
);

/** `by sending a PUT request to /things/{id}`, where the sentences of a section speak of one request alone; of HEAD they do beside another one. */
function requestSaid(texts: readonly string[]): Omit<RequestLine, "purpose"> | undefined {
  const said = texts.flatMap((text) => [...text.matchAll(inSentence)].map(([, method, path]) => ({ method: method!, path: path! })));
  const [first, ...others] = said;
  return others.every(({ method, path }) => method === first?.method && path === first.path) ? first : undefined;
}

/**
 * The one row of a table that has the method first, and says nothing else but types of media: `| PUT | /things/:id | application/json |` below `Replace a
 * thing`; or several that differ in their paths alone.
 */
function requestOfRow({ section: { blocks } }: StatedSection): Omit<RequestLine, "purpose"> | undefined {
  const [only, ...others] = blocks.filter(({ is, rows }) => is === "table" && rows.some(({ name }) => isMethod(name)));
  const method = only?.rows[0]?.name;
  if (only === undefined || method === undefined || others.length > 0 || only.rows.some(({ name }) => name !== method)) return undefined;
  const paths = only.rows.map(pathAmongMedia);
  const [path, ...also] = paths.filter((one) => one !== undefined);
  return path === undefined || paths.includes(undefined)
    ? undefined
    : withOthers(
        { method, path },
        also.map((other) => ({ method, path: other })),
      );
}

function pathAmongMedia({ name, cells }: StatedRow["row"]): string | undefined {
  const [path, ...said] = cells.map(({ text }) => text).filter((text) => text !== name && text !== "" && !isMethod(text) && !isMediaType(text));
  return said.length === 0 && path !== undefined && /^\/[^\s?]*$/.test(path) ? path : undefined;
}

/** `application/json` */
export function isMediaType(text: string): boolean {
  return /^(?:application|text|image|audio|video|multipart)\/[\w.+*-]+$/.test(text);
}

const inSentence = /\b(GET|PUT|POST|PATCH|DELETE) requests? to (?:the (?:resource|path|ur[il]) )?(\/[^\s?,;()]*[^\s?,;().:])/g;

/** The path that a heading is: `### /things`. */
export function pathHeading({ section: { heading } }: StatedSection): string | undefined {
  const path = /^(\/[^\s?]*)$/.exec(unnumbered(heading))?.[1];
  return path === undefined ? undefined : withNamedPlaceholders(path);
}

/** `GET /things`, and nothing else but a label before it and what follows the path: `?name=x`, or `&name=x` where the sign is mistaken. */
export function requestAlone(text: string): Omit<RequestLine, "purpose"> | undefined {
  const [, method, path] =
    /^(?:(?:HTTP )?(?:[Rr]equest|[Ee]ndpoint|[Oo]peration|[Cc]all|[Ss]yntax|[Aa]ction)(?: (?:line|URI|URL|syntax))?\s*:\s+)?(GET|HEAD|PUT|POST|PATCH|DELETE):?\s+(?:https?:\/\/[^/\s]+)?(\/[^\s?]*?)(?:(?:[[{(]?\?|&(?=\w+=))\S*)?\s*\.?$/.exec(
      text.trim(),
    ) ?? [];
  return method === undefined || path === undefined ? undefined : { method, path: withNamedPlaceholders(path) };
}

/** `/things [GET]`, `/things (GET)` */
function methodBehind(heading: string): Omit<RequestLine, "purpose"> | undefined {
  const [, path, method] = /^(\/[^\s?]*)\s+[[(]([A-Z]+)[\])]$/.exec(heading) ?? [];
  return method === undefined || path === undefined || !isMethod(method) ? undefined : { method, path: withNamedPlaceholders(path) };
}

/** `/things/<name>` is `/things/{name}`; a word for a whole path, or for any resource, stays as it is. */
export function withNamedPlaceholders(path: string): string {
  return path.replace(/(?<=\/[^/]*)<(?!\w*(?:path|resource|object|collection|type)s?>(?:\/|$))([\w-]+)>/gi, "{$1}");
}

/** Without what only counts it: `2.1 Things` is `Things`. */
export function unnumbered(heading: string): string {
  return heading.replace(/^(?:\d+(?:\.\d+)*[.)]?|[A-Z][.)])\s+/, "");
}

function methodUnder(heading: string, path: string | undefined): Omit<RequestLine, "purpose"> | undefined {
  const method = methodHeading(heading);
  return method !== undefined && path !== undefined ? { method, path } : undefined;
}

/** The method that a heading is, and nothing else. */
export function methodHeading(heading: string): string | undefined {
  const method = unnumbered(heading)
    .replace(/\s+\([^()]*\)$/, "")
    .replace(/\s+method$/i, "");
  return isMethod(method) ? method : undefined;
}

/** `URL: /things` and `Method: GET`, in any order. */
function inLabels(texts: readonly string[]): Omit<RequestLine, "purpose"> | undefined {
  const first = (what: keyof typeof labels): string | undefined => texts.map((text) => labelled(text, what)).find((one) => one !== undefined);
  const [method, path] = [first("method"), first("path")];
  return method === undefined || path === undefined ? undefined : { method, path: template(path.replace(/^https?:\/\/[^/]*/, "")) };
}

/** The path that a line of a section gives, or its heading. */
export function pathAlone(section: StatedSection): string | undefined {
  const texts = [...section.section.sentences.map(({ text }) => text), ...labelLines(section)];
  return texts.map((text) => labelled(text, "path")).find((one) => one !== undefined) ?? pathHeading(section);
}

const labels = {
  method: /(?:\b(?:HTTP )?(?:method|verb)\s*:\s*|^(?=[A-Z]+ only\.?$))(GET|HEAD|PUT|POST|PATCH|DELETE)\b(?!\s*(?:[,;/|]|and\b)\s*[A-Z])/i,
  path: /\b(?:URL|URI|path|endpoint|route|resource|address)(?:\s+is)?\s*:\s*((?:https?:\/\/[^/\s]+)?\/[^\s?]*?)(?=\.?(?:[\s?]|$))/i,
};

/** `URI: /things` */
export function pathLabelled(text: string): string | undefined {
  return labelled(text, "path");
}

function labelled(text: string, what: keyof typeof labels): string | undefined {
  return labels[what].exec(text)?.[1];
}

/** Lines that stand before a block, in a list, or in a table of two columns are no sentences. */
export function labelLines({ section: { blocks } }: StatedSection): readonly string[] {
  return blocks.flatMap(({ label, is, columns, rows }) => [
    ...(label === undefined ? [] : [label]),
    ...(is === "list" ? rows.flatMap(({ cells }) => cells.map(({ text }) => text)) : []),
    ...(is === "table" && columns.length === 2 ? rows.map(({ cells }) => cells.map(({ text }) => text).join(": ")) : []),
  ]);
}

function withoutStop(text: string): string {
  return text.replace(/\.$/, "");
}

/** A title that every request could have. */
export function isPartTitle(title: string): boolean {
  return /^(?:(?:https?|curl|example) )?(?:request|method|endpoint|ur[il]|path|resource|syntax|operation|call)(?: (?:and|&) (?:method|ur[il]|path))?(?: (?:ur[il]|line|path|syntax|format|method))?$/i.test(
    title,
  );
}

/** A title of what shows how something looks: `Example`, `Sample requests`. */
export function isExampleTitle(title: string): boolean {
  return /^(?:(?:usage|further|more|other) )?(?:examples?|samples?)(?: (?:of use|usage|requests?|calls?))?(?: \d+)?:?$/i.test(title);
}
