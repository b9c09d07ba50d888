/** The forms in which documents write a request: `GET /things` as a heading or a line, labelled lines, a method under a path. */
import type { StatedSection } from "../../facts/stated.ts";
import { isMethod } from "../words/methods.ts";

export interface Request {
  readonly method: string;
  readonly path: string;
  readonly purpose: string;
}

/** What the heading or the lines of a section say. @param outer the path that is the heading of a section around it */
export function requestIn(section: StatedSection, outer: string | undefined): Request | undefined {
  const { heading, title, sentences } = section.section;
  const texts = sentences.map(({ text }) => text);
  const prose = texts.find((text) => requestAlone(text) === undefined && labelled(text, "method") === undefined && labelled(text, "path") === undefined);
  const ofHeading = requestAlone(unnumbered(heading)) ?? methodUnder(heading, outer);
  if (ofHeading !== undefined) return { ...ofHeading, purpose: withoutStop(prose ?? ofHeading.method) };
  const line = texts.map(requestAlone).find((one) => one !== undefined) ?? inLabels([...texts, ...labelsOf(section)]);
  return line === undefined ? undefined : { ...line, purpose: withoutStop(unnumbered(title)) };
}

/** The path that a heading is: `### /things`. */
export function pathHeading({ section: { heading } }: StatedSection): string | undefined {
  return /^(\/[^\s?]*)$/.exec(unnumbered(heading))?.[1];
}

/** `GET /things`, and nothing else but what follows the path. */
export function requestAlone(text: string): Omit<Request, "purpose"> | undefined {
  const [, method, path] = /^(GET|PUT|POST|PATCH|DELETE)\s+(?:https?:\/\/[^/\s]+)?(\/[^\s?]*)(?:\?\S*)?\s*\.?$/.exec(text.trim()) ?? [];
  return method === undefined || path === undefined ? undefined : { method, path };
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
  return method === undefined || path === undefined ? undefined : { method, path: path.replace(/^https?:\/\/[^/]*/, "") };
}

const labels = {
  method: /\b(?:HTTP )?(?:method|verb)\s*:\s*(GET|PUT|POST|PATCH|DELETE)\b/i,
  path: /\b(?:URL|URI|path|endpoint|route|resource)\s*:\s*((?:https?:\/\/[^/\s]+)?\/[^\s?]*)/i,
};

function labelled(text: string, what: keyof typeof labels): string | undefined {
  return labels[what].exec(text)?.[1];
}

/** Lines that stand before a block, or in a list, are no sentences. */
function labelsOf({ section: { blocks } }: StatedSection): readonly string[] {
  return blocks.flatMap(({ label, is, rows }) => [...(label === undefined ? [] : [label]), ...(is === "list" ? rows.flatMap(({ cells }) => cells.map(({ text }) => text)) : [])]);
}

function withoutStop(text: string): string {
  return text.replace(/\.$/, "");
}
