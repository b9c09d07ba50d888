/**
 * Requests that sentences mention: `GET /bank reads the bank, PUT /bank writes it`, `create (POST /things)`, `Endpoint: GET, PUT /clock`, `Methods: GET, PUT`,
 * `GET reads it`.
 */
import type { Section, Sentence } from "../../../../documents/document.ts";
import { uriIn, withoutSlash, type Prefixes } from "../../../../drift/subject/paths.ts";
import type { Stated } from "../../../../facts/stated.ts";
import type { StatedSection } from "../../../../facts/stated-section.ts";
import { requestsSaid } from "../../../../facts/text/requests-said.ts";
import { listedStatuses } from "../answers/statuses.ts";
import type { Endpoint, ToldSentence } from "../endpoint.ts";
import type { SourceNames } from "../source-names.ts";
import { isRequestBlock } from "../rows/own-rows.ts";
import { requestParts, type RequestParts } from "../rows/request-parts.ts";
import { labelledRequests } from "../text/labelled-requests.ts";
import { methodClauses } from "../text/method-clauses.ts";
import { pathAlone, unnumbered, withNamedPlaceholders, type RequestLine } from "../text/request-lines.ts";
import { oneRequest } from "./one-request.ts";
import { isRequestAlone, splitPurpose } from "./purposes.ts";

export interface RequestMention extends InSection {
  /** The method and the URI. */
  readonly key: string;
  readonly uri: string;
  readonly section: StatedSection;
  /** The line of the next one in its section. */
  readonly until?: number;
}

export function mentionsIn({ sections }: Stated, prefixes: Prefixes): readonly RequestMention[] {
  return sections.flatMap((section) =>
    mentionedIn(section).flatMap((one, index, all): readonly RequestMention[] => {
      const uri = uriIn(withoutSlash(withNamedPlaceholders(one.path)), prefixes);
      const until = all[index + 1]?.line;
      return uri === undefined ? [] : [{ ...one, key: `${one.method} ${uri}`, uri, section, ...(until === undefined ? {} : { until }) }];
    }),
  );
}

/** Those that the document gives in no other way. What else stands in their sections is about the object, not about one request. */
export function mentionedEndpoints(mentions: readonly RequestMention[], places: SourceNames, isKnown: (request: string) => boolean): readonly Endpoint[] {
  const first = new Map(mentions.toReversed().map((one) => [one.key, one]));
  return mentions
    .filter((one) => first.get(one.key) === one && !isKnown(one.key))
    .map((one): Endpoint => {
      const { uri, section, told } = one;
      return {
        ...oneRequest(one, uri, section, places),
        parts: partsAfter(one),
        ...statusesAfter(one, places),
        told: told.map((text) => ({ text, section })),
      };
    });
}

/** What sentences elsewhere tell of a request that the document lists; sections of other requests tell of these. */
export function withMentions(endpoint: Endpoint, mentions: ReadonlyMap<string, readonly RequestMention[]>): Endpoint {
  const { methods, uris, purpose, told = [] } = endpoint;
  const own = methods.length === 1 && uris.length === 1 ? (mentions.get(`${methods[0]} ${uris[0]}`) ?? []) : [];
  if (own.length === 0) return endpoint;
  const said = own.map((one) => one.purpose).find((one) => !isRequestAlone(one));
  const also: readonly ToldSentence[] = own.flatMap((one) => one.told.map((text) => ({ text, section: one.section })));
  return { ...endpoint, ...(said === undefined || !isRequestAlone(purpose) ? {} : splitPurpose(said)), told: [...told, ...also] };
}

/** What sentences behind that of a request say that it takes, down to the next request. */
function partsAfter({ section, method, path, purpose, line, until = Infinity }: RequestMention): RequestParts {
  const blocks = line === undefined ? [] : section.blocks.filter(({ block }) => isRequestBlock(block) && block.at.line >= line && block.at.line < until);
  return blocks.length === 0
    ? {}
    : requestParts({ method, path, purpose }, [{ section: section.section, blocks, prose: section.prose, facts: section.facts }], []);
}

/** The statuses that rows behind the sentence of a request list, down to the next request. */
function statusesAfter({ section, line, until = Infinity }: RequestMention, places: SourceNames): Pick<Endpoint, "statuses"> {
  const blocks = line === undefined ? [] : section.blocks.filter(({ block }) => block.at.line >= line && block.at.line < until);
  const statuses = listedStatuses({ ...section, blocks }, places);
  return statuses.length === 0 ? {} : { statuses };
}

interface InSection extends RequestLine {
  /** That of the sentence, where it is known. */
  readonly line?: number;
  /** What sentences say of it alone. */
  readonly told: readonly string[];
}

function mentionedIn(section: StatedSection): readonly InSection[] {
  const { sentences, blocks } = section.section;
  if (ofOtherTimes.test(unnumbered(section.section.title))) return [];
  const labels = blocks.flatMap(({ label }) => (label === undefined ? [] : [label]));
  const names = blocks
    .filter(({ is }) => is === "names")
    .flatMap(({ rows }) => rows.map(({ name, remark }) => (remark === undefined ? name : `${name} (${remark})`)));
  const path = pathAlone(section);
  const inSentences = sentences.flatMap((sentence, index) => {
    const requests = [
      ...requestsIn(sentence.text),
      ...(path === undefined ? [] : methodClauses(sentence.text).map(({ method, does }) => ({ method, path, purpose: does, rest: does }))),
    ];
    const behind = requests.length === 1 ? sentencesBehind(section.section, index) : [];
    return requests.map(({ rest, ...request }): InSection => ({ ...request, line: sentence.at.line, told: [rest, ...behind] }));
  });
  return [...inSentences, ...[...labelledRequests(section), ...[...labels, ...names].flatMap(requestsIn)].map((request) => ({ ...request, told: [] }))];
}

/** What is there no more, or not yet; or what is told for those who know it as it was. */
const ofOtherTimes =
  /^(?:removed|deleted|dropped|former|obsolete|planned|future|proposed|upcoming|unsupported|not (?:yet )?(?:supported|implemented|available)|migrat(?:ion|ing)|upgrad(?:es?|ing))\b/i;

/** Those behind a sentence, down to the next request, the next item or the next rows. */
function sentencesBehind({ sentences, blocks }: Section, index: number): readonly string[] {
  const { at, row } = sentences[index]!;
  const behind = sentences.slice(index + 1);
  const isOther = ({ text, row: item, at: place }: Sentence): boolean =>
    item !== row ||
    requestsIn(text).length > 0 ||
    methodClauses(text).length > 0 ||
    blocks.some((block) => block.at.line > at.line && block.at.line <= place.line);
  const end = behind.findIndex(isOther);
  return (end === -1 ? behind : behind.slice(0, end)).map(({ text }) => text);
}

interface InSentence extends RequestLine {
  /** What the sentence says behind it, down to the next request. */
  readonly rest: string;
}

/** @param text a sentence, or what stands before rows */
export function requestsIn(text: string): readonly InSentence[] {
  return requestsSaid(text).flatMap(({ methods, path, before, after }) =>
    methods.map((method) => ({
      method,
      path,
      purpose: (methods.length > 1 ? undefined : purposeIn(before, after)) ?? `${method} ${path}`,
      rest: methods.length > 1 ? "" : after,
    })),
  );
}

/** What stands in front of a request in brackets, else what follows it. */
function purposeIn(before: string, after: string): string | undefined {
  const bracketed = /^[^()]*\)/.test(after) ? /([^,;:.()]*\p{L})\s*\($/u.exec(before)?.[1] : undefined;
  const follows = /^\s*\)/.test(after)
    ? ""
    : after
        .trimEnd()
        .replace(/\b(?:and|or|while|then)$/, "")
        .trimEnd();
  const purpose = (bracketed ?? follows).replace(/^[\s–—:-]+|[\s.,;:]+$/g, "").replace(/^(?:and|or)\s+/i, "");
  return /^\p{L}/u.test(purpose) ? purpose : undefined;
}
