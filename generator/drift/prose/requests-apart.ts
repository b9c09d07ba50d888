/** Requests whose method and path stand apart: a heading that is a method, below one that is a path, or lines such as `Method: GET` and `URL: /things`. */
import type { StatedSection } from "../../facts/stated-section.ts";
import type { StatedText } from "../../facts/text/prose.ts";

export interface RequestApart {
  readonly method: string;
  readonly path: string;
  /** What names the method, and where in it. */
  readonly text: StatedText;
  readonly index: number;
  readonly end: number;
}

/** The only one of a section: of several methods or paths nothing tells which belong together. */
export function requestApart({ section: { heading, under }, prose }: StatedSection): RequestApart | undefined {
  const [method, ...methods] = prose.flatMap((text) => partOf(text, text === prose[0] ? methodAlone : labelledMethod));
  const [labelled, ...paths] = prose.slice(1).flatMap((text) => partOf(text, labelledPath));
  const path = labelled?.said ?? [heading, ...under.toReversed()].find((title) => pathAlone.test(title));
  if (method === undefined || path === undefined || methods.length + paths.length > 0) return undefined;
  const { said, text, index } = method;
  return { method: said, path, text, index, end: index + said.length };
}

function partOf(text: StatedText, pattern: RegExp): readonly { readonly said: string; readonly text: StatedText; readonly index: number }[] {
  const said = pattern.exec(text.text)?.[1];
  return said === undefined ? [] : [{ said, text, index: text.text.indexOf(said) }];
}

const anyMethod = "GET|HEAD|PUT|POST|PATCH|DELETE";
const methodAlone = new RegExp(String.raw`^(?:\d+(?:\.\d+)*[.)]?\s+)?(${anyMethod})$`);
const labelledMethod = new RegExp(String.raw`^(?:HTTP )?(?:[Mm]ethod|[Vv]erb)\s*:\s*(${anyMethod})\.?$`);
const labelledPath = /^(?:(?:UR[IL]|[Pp]ath|[Ee]ndpoint|[Rr]oute|[Rr]esource)(?: path)?)\s*:\s*(\/[^\s,;]*[^\s,;.])\.?$/;
const pathAlone = /^\/\S+$/;
