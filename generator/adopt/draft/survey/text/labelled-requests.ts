/**
 * Requests whose methods and paths have labels of their own: `URI: /things` and `Methods: GET, PUT`; `Object URI: /things/{id}` and `Methods (object): GET`.
 */
import { withoutSlash } from "../../../../drift/subject/paths.ts";
import type { StatedSection } from "../../../../facts/stated-section.ts";
import { isMethod } from "../../../words/methods.ts";
import { labelLines, pathAlone, pathLabelled, type RequestLine } from "./request-lines.ts";

/** Whether a label is about what holds the objects, or about one of them. */
type Whose = "collection" | "object";

interface Methods {
  readonly names: readonly string[];
  readonly whose?: Whose;
  /** The path that stands last before them. */
  readonly after?: string;
}

export function labelledRequests(section: StatedSection): readonly RequestLine[] {
  const { paths, methods } = labelsIn(section);
  const object = paths.find((path) => paths.includes(collectionOf(path)));
  const alone = pathAlone(section);
  const collection = alone === undefined ? undefined : withoutSlash(alone);
  const pathsOf = ({ whose, after }: Methods, method: string): readonly Pick<RequestLine, "path" | "guess">[] => {
    if (object === undefined) return (paths.length > 1 ? [after] : [collection]).flatMap((path) => (path === undefined ? [] : [{ path }]));
    if (whose !== undefined) return [{ path: whose === "object" ? object : collectionOf(object) }];
    const guess = `whether ${method} is of "${collectionOf(object)}" or of "${object}", which the document does not say`;
    return usual(method).map((one) => ({ path: one === "object" ? object : collectionOf(object), guess }));
  };
  return methods.flatMap((some) => some.names.flatMap((method) => pathsOf(some, method).map((one) => ({ method, ...one, purpose: `${method} ${one.path}` }))));
}

function collectionOf(path: string): string {
  return path.endsWith("}") ? path.slice(0, path.lastIndexOf("/")) : "";
}

/** Where the document only says that there are such requests. */
function usual(method: string): readonly Whose[] {
  return method === "GET" || method === "HEAD" ? ["collection", "object"] : [method === "POST" ? "collection" : "object"];
}

function labelsIn(section: StatedSection): { readonly paths: readonly string[]; readonly methods: readonly Methods[] } {
  const { sentences, blocks } = section.section;
  const paths: string[] = [];
  const methods: Methods[] = [];
  for (const text of [...sentences.map((sentence) => sentence.text), ...labelLines(section)]) {
    const labelled = pathLabelled(text);
    const path = labelled === undefined ? undefined : withoutSlash(labelled);
    if (path !== undefined && !paths.includes(path)) paths.push(path);
    methods.push(...methodsIn(text).map((some) => withPath(some, paths)));
  }
  const named = blocks.flatMap(({ is, lead, label, rows }) =>
    is === "names" ? methodsIn(`${lead ?? label ?? ""}: ${rows.map(({ name }) => name).join(", ")}`) : [],
  );
  return { paths, methods: [...methods, ...named.map((some) => withPath(some, paths))] };
}

function withPath(methods: Methods, paths: readonly string[]): Methods {
  const after = paths.at(-1);
  return after === undefined ? methods : { ...methods, after };
}

/** `Methods: GET, PUT`; `Methods: GET on the collection; GET and PUT on the object`. */
function methodsIn(text: string): readonly Methods[] {
  const [, around, list = ""] = label.exec(text) ?? [];
  if (around === undefined) return [];
  const clauses = list
    .replace(/\.$/, "")
    .split(/\s*;\s*|,\s+(?:and\s+)?(?=[A-Z]+(?:(?:,| and) [A-Z]+)* (?:on|for) )/)
    .map((clause) => ofClause.exec(clause));
  return clauses.some((clause) => clause === null)
    ? []
    : clauses.map((clause) => {
        const whose = whoseIn(`${around} ${clause![2] ?? ""}`);
        return { names: clause![1]!.match(/[A-Z]+/g)!.filter(isMethod), ...(whose === undefined ? {} : { whose }) };
      });
}

const label = /^((?:[\p{L}-]+ ){0,3}?(?:methods?|verbs?|operations?)(?: (?:on|for|of)(?: [\p{L}-]+){1,3}| ?\([^()]*\))?)\s*:\s*(.+)$/iu;
const ofClause = /^([A-Z]+(?:(?:\s*[,/|]\s*|\s+and\s+|,\s+and\s+)[A-Z]+)*)((?:\s*\([^()]*\)|\s+(?:on|for|of) [\p{L}\s-]+)?)$/u;

function whoseIn(words: string): Whose | undefined {
  if (/\b(?:collection|list)\b/i.test(words)) return "collection";
  return /\b(?:object|element|item|instance|member|individual|single)\b/i.test(words) ? "object" : undefined;
}
