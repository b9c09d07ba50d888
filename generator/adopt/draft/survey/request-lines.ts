/** The forms in which documents write a request: `GET /things` as a heading or a line, labelled lines, a method under a path. */
import { template } from "../../../facts/code/templates.ts";
import type { StatedSection } from "../../../facts/stated.ts";
import { isMethod } from "../../words/methods.ts";

export interface Request {
  readonly method: string;
  readonly path: string;
  readonly purpose: string;
  /** What of its path is guessed. */
  readonly guess?: string;
}

/** What the heading or the lines of a section say. @param outer the path that is the heading of a section around it */
export function requestIn(section: StatedSection, outer: string | undefined): Request | undefined {
  const { heading, title, sentences } = section.section;
  const texts = sentences.map(({ text }) => text);
  const prose = texts.find((text) => requestAlone(text) === undefined && labelled(text, "method") === undefined && labelled(text, "path") === undefined);
  const ofHeading = requestAlone(unnumbered(heading)) ?? methodUnder(heading, outer);
  if (ofHeading !== undefined) return { ...ofHeading, purpose: withoutStop(prose ?? `${ofHeading.method} ${ofHeading.path}`) };
  const line = texts.map(requestAlone).find((one) => one !== undefined) ?? inLabels([...texts, ...labelsOf(section)]);
  const said = line ?? requestSaid(texts);
  return said === undefined ? undefined : { ...said, purpose: withoutStop(unnumbered(title)) };
}

/** `by sending a PUT request to /things/{id}`, where the sentences of a section speak of one request alone; of HEAD they do beside another one. */
function requestSaid(texts: readonly string[]): Omit<Request, "purpose"> | undefined {
  const said = texts.flatMap((text) => [...text.matchAll(inSentence)].map(([, method, path]) => ({ method: method!, path: path! })));
  const [first, ...others] = said;
  return others.every(({ method, path }) => method === first?.method && path === first.path) ? first : undefined;
}

const inSentence = /\b(GET|PUT|POST|PATCH|DELETE) requests? to (?:the (?:resource|path|ur[il]) )?(\/[^\s?,;()]*[^\s?,;().:])/g;

/** The path that a heading is: `### /things`. */
export function pathHeading({ section: { heading } }: StatedSection): string | undefined {
  return /^(\/[^\s?]*)$/.exec(unnumbered(heading))?.[1];
}

/** `GET /things`, and nothing else but a label before it and what follows the path. */
export function requestAlone(text: string): Omit<Request, "purpose"> | undefined {
  const [, method, path] =
    /^(?:(?:HTTP )?(?:[Rr]equest|[Ee]ndpoint|[Oo]peration|[Cc]all|[Ss]yntax|[Aa]ction)(?: (?:line|URI|URL|syntax))?\s*:\s+)?(GET|HEAD|PUT|POST|PATCH|DELETE)\s+(?:https?:\/\/[^/\s]+)?(\/[^\s?]*)(?:\?\S*)?\s*\.?$/.exec(
      text.trim(),
    ) ?? [];
  return method === undefined || path === undefined ? undefined : { method, path: path.replace(/\/<(?!\w*(?:path|resource|object|collection|type)s?>)(\w+)>(?=\/|$)/gi, "/{$1}") };
}

/** Without what only counts it: `2.1 Things` is `Things`. */
export function unnumbered(heading: string): string {
  return heading.replace(/^(?:\d+(?:\.\d+)*[.)]?|[A-Z][.)])\s+/, "");
}

function methodUnder(heading: string, path: string | undefined): Omit<Request, "purpose"> | undefined {
  const method = unnumbered(heading);
  return isMethod(method) && path !== undefined ? { method, path } : undefined;
}

/** `URL: /things` and `Method: GET`, in any order. */
function inLabels(texts: readonly string[]): Omit<Request, "purpose"> | undefined {
  const first = (what: keyof typeof labels): string | undefined => texts.map((text) => labelled(text, what)).find((one) => one !== undefined);
  const [method, path] = [first("method"), first("path")];
  return method === undefined || path === undefined ? undefined : { method, path: template(path.replace(/^https?:\/\/[^/]*/, "")) };
}

/** The path that a line of a section gives, or its heading. */
export function pathAlone(section: StatedSection): string | undefined {
  const texts = [...section.section.sentences.map(({ text }) => text), ...labelsOf(section)];
  return texts.map((text) => labelled(text, "path")).find((one) => one !== undefined) ?? pathHeading(section);
}

const labels = {
  method: /(?:\b(?:HTTP )?(?:method|verb)\s*:\s*|^(?=[A-Z]+ only\.?$))(GET|HEAD|PUT|POST|PATCH|DELETE)\b(?!\s*(?:[,;/|]|and\b)\s*[A-Z])/i,
  path: /\b(?:URL|URI|path|endpoint|route|resource|address)\s*:\s*((?:https?:\/\/[^/\s]+)?\/[^\s?]*?)(?=\.?(?:[\s?]|$))/i,
};

/** `URI: /things` */
export function pathLabelled(text: string): string | undefined {
  return labelled(text, "path");
}

function labelled(text: string, what: keyof typeof labels): string | undefined {
  return labels[what].exec(text)?.[1];
}

/** Lines that stand before a block, in a list, or in a table of two columns are no sentences. */
export function labelsOf({ section: { blocks } }: StatedSection): readonly string[] {
  return blocks.flatMap(({ label, is, columns, rows }) => [
    ...(label === undefined ? [] : [label]),
    ...(is === "list" ? rows.flatMap(({ cells }) => cells.map(({ text }) => text)) : []),
    ...(is === "table" && columns.length === 2 ? rows.map(({ cells }) => cells.map(({ text }) => text).join(": ")) : []),
  ]);
}

function withoutStop(text: string): string {
  return text.replace(/\.$/, "");
}
