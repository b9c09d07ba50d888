/** Endpoints that sentences mention: `GET /bank reads the bank, PUT /bank writes it`, `create (POST /things)`, `Endpoint: GET, PUT /clock`, `Methods: GET, PUT`. */
import { uriIn, type Prefixes } from "../../../drift/subject/paths.ts";
import type { Stated, StatedSection } from "../../../facts/stated.ts";
import { isOfRequest } from "./own-rows.ts";
import { labelledRequests, type Request } from "./request-lines.ts";
import { partsOf, type Parts } from "./request-parts.ts";
import type { Endpoint, Places } from "./survey.ts";

/** Those that the document gives in no other way. What else stands in their sections is about the object, not about one request. */
export function mentionedEndpoints({ sections }: Stated, prefixes: Prefixes, places: Places, isKnown: (request: string) => boolean): readonly Endpoint[] {
  const known = new Set<string>();
  return sections.flatMap((section) =>
    mentionedIn(section).flatMap(({ method, path, purpose, line }, index, all): readonly Endpoint[] => {
      const uri = uriIn(path.replace(/(?<=[^/])\/$/, ""), prefixes);
      const request = `${method} ${uri}`;
      if (uri === undefined || known.has(request) || isKnown(request)) return [];
      known.add(request);
      return [{ purpose, methods: [method], uris: [uri], general: [], where: path, parts: line === undefined ? {} : partsAfter(section, { method, path, purpose }, line, all[index + 1]?.line), source: places.section(section), section }];
    }),
  );
}

/** What sentences behind that of a request say that it takes, down to the next request. */
function partsAfter(section: StatedSection, request: Request, from: number, to = Infinity): Parts {
  const blocks = section.blocks.filter(({ block }) => isOfRequest(block) && block.at.line >= from && block.at.line < to);
  return blocks.length === 0 ? {} : partsOf(request, [{ section: section.section, blocks, prose: section.prose, facts: section.facts }], []);
}

interface Mentioned extends Request {
  /** That of the sentence, where it is known. */
  readonly line?: number;
}

function mentionedIn(section: StatedSection): readonly Mentioned[] {
  const { sentences, blocks } = section.section;
  const labels = blocks.flatMap(({ label }) => (label === undefined ? [] : [label]));
  const names = blocks.filter(({ is }) => is === "names").flatMap(({ rows }) => rows.map(({ name, remark }) => (remark === undefined ? name : `${name} (${remark})`)));
  const inSentences = sentences.flatMap(({ text, at }) => requestsIn(text).map((request): Mentioned => ({ ...request, line: at.line })));
  return [...inSentences, ...labelledRequests(section), ...[...labels, ...names].flatMap(requestsIn)];
}

/** @param text a sentence, or what stands before rows */
export function requestsIn(text: string): readonly Request[] {
  const matches = [...text.matchAll(mentions)];
  return matches.flatMap(({ 0: whole, 1: listed, 2: path, index }, position) => {
    const [last, next] = [matches[position - 1], matches[position + 1]];
    const before = text.slice(last === undefined ? 0 : last.index + last[0].length, index);
    const after = text.slice(index + whole.length, next?.index);
    if (denied.test(/[^,;]*$/.exec(before)![0]) || denied.test(/^[^,;]*/.exec(after)![0])) return [];
    const methods = listed!.match(/[A-Z]{3,}/g)!;
    return methods.map((method) => ({ method, path: path!, purpose: (methods.length > 1 ? undefined : purposeIn(before, after)) ?? `${method} ${path!}` }));
  });
}

const mentions = /\b((?:GET|HEAD|PUT|POST|PATCH|DELETE)(?:(?:\s*[,/|]\s*|\s+(?:and|or)\s+)(?:GET|HEAD|PUT|POST|PATCH|DELETE))*)\s+(?:https?:\/\/[^/\s]+)?(\/[^\s?,;()]*[^\s?,;().:])(?:\?[^\s,;)]*)?/g;

const denied = /\b(?:not|never|no longer|instead of|rather than|unlike|without|cannot)\b/i;

/** What stands in front of a request in brackets, else what follows it. */
function purposeIn(before: string, after: string): string | undefined {
  const bracketed = /^[^()]*\)/.test(after) ? /([^,;:.()]*\p{L})\s*\($/u.exec(before)?.[1] : undefined;
  const follows = /^\s*\)/.test(after) ? "" : after.trimEnd().replace(/\b(?:and|or|while|then)$/, "").trimEnd();
  const purpose = (bracketed ?? follows).replace(/^[\s–—:-]+|[\s.,;:]+$/g, "").replace(/^(?:and|or)\s+/i, "");
  return /^\p{L}/u.test(purpose) ? purpose : undefined;
}
