/**
 * Requests that headings, sentences and items give at URIs of the definitions, by methods that none of these has there: in the
 * place of one that is no longer given, or beside the others. A path that no definition has is found as such.
 */
import type { Position } from "../../diagnostics/diagnostic.ts";
import { positionWithin } from "../../documents/placed-text.ts";
import { isMethods } from "../../facts/cells/methods.ts";
import type { StatedRow, StatedSection } from "../../facts/stated-section.ts";
import type { StatedText } from "../../facts/text/prose.ts";
import { requestsSaid } from "../../facts/text/requests-said.ts";
import { memoizeByObject, once } from "../../values/memoize.ts";
import type { RawFinding } from "../findings/raw-finding.ts";
import type { Claim } from "../subject/claims.ts";
import { isKnownPath, isKnownRequest, urisOfDefinition } from "../subject/known-paths.ts";
import { matchesTemplate, uriIn } from "../subject/paths.ts";
import { claimsWithin, placeOfRow, type RowStanding, type Subject } from "../subject/subject.ts";
import { methodOf, toldRequests, type ToldRequests } from "../subject/told-requests.ts";
import { requestApart } from "./requests-apart.ts";

interface Said {
  readonly method: string;
  readonly path: string;
  readonly uri: string;
  readonly at: Position;
  /** The row that it stands in. */
  readonly standing?: RowStanding;
  /** Nothing but a number or a label stands before it. */
  readonly isFirst: boolean;
}

export function saidRequestDifferences(subject: Subject): readonly RawFinding[] {
  return subject.sections.flatMap((section) => {
    const requests = saidIn(subject, section);
    return requests.length === 0 ? [] : differencesIn(subject, section, requests);
  });
}

/** Whether a section gives a request that is news, as a line or a heading of its own. */
export function givesNewRequest(subject: Subject, section: StatedSection): boolean {
  const requests = saidIn(subject, section).filter(({ isFirst }) => isFirst);
  if (requests.length === 0) return false;
  const definedRequests = toldRequests(subject, section.section);
  return requests.some((one) => isStrange(subject, definedRequests, one));
}

function saidIn(subject: Subject, section: StatedSection): readonly Said[] {
  const apart = requestApart(section);
  const uri = apart === undefined ? undefined : uriIn(apart.path, subject.prefixes);
  const own =
    apart === undefined || uri === undefined
      ? []
      : [{ method: apart.method, path: apart.path, uri, at: positionWithin(apart.text, apart.index, apart.end - apart.index), isFirst: true }];
  return [...own, ...saidTogether(subject, section)];
}

function saidTogether({ prefixes }: Subject, section: StatedSection): readonly Said[] {
  return textsWithMethods(section).flatMap(({ text, standing }) =>
    requestsSaid(text.text).flatMap(({ methods, path, index, end }): readonly Said[] => {
      const uri = uriIn(path, prefixes);
      if (uri === undefined) return [];
      const common = {
        path,
        uri,
        at: positionWithin(text, index, end - index),
        ...(standing === undefined ? {} : { standing }),
        isFirst: leading.test(text.text.slice(0, index)),
      };
      return methods.filter((method) => method !== "HEAD").map((method) => ({ method, ...common }));
    }),
  );
}

/**
 * Of each section, of which most have none: where the document counts, and where it is compared. What a table gives with its method in a column of its own is
 * compared with that.
 */
const textsWithMethods = memoizeByObject((section: StatedSection): readonly TextWithMethod[] => {
  const inRows = section.blocks.flatMap((block) =>
    block.rows.flatMap((row) =>
      namesMethod(row) && row.facts.every(({ fact }) => fact !== "methods")
        ? row.cells.filter(namesMethod).map((text) => ({ text, standing: { section, block, row } }))
        : [],
    ),
  );
  return [...section.prose.filter(namesMethod).map((text) => ({ text })), ...inRows];
});

interface TextWithMethod {
  readonly text: StatedText;
  /** The row that it stands in. */
  readonly standing?: RowStanding;
}

function namesMethod({ facts }: Pick<StatedRow, "facts">): boolean {
  return facts.some(isMethod);
}

function isMethod({ fact, value }: StatedRow["facts"][number]): boolean {
  return fact === "mention" && isMethods(value);
}

const leading = /^(?:\d+(?:\.\d+)*[.)]?\s+)?(?:[\p{L} ]{1,30}:\s+)?[("'`]?$/u;

/** A URI of the definitions, by a method that none of them has there. */
function isStrange(subject: Subject, definedRequests: ToldRequests, one: Said): boolean {
  return definedRequests.of(one).length === 0 && isKnownPath(subject, one.uri) && !isKnownRequest(subject, one.method, one.uri);
}

function differencesIn(subject: Subject, section: StatedSection, requests: readonly Said[]): readonly RawFinding[] {
  const { claims, placeholders } = subject;
  const definedRequests = toldRequests(subject, section.section);
  const definedHere = new Set(requests.flatMap(definedRequests.of));
  const isOpen = (claim: Claim): boolean => urisOfDefinition(claim.by).length === 1 && !definedHere.has(claim);
  const isTold = once(() => claimsWithin(claims, section.section).length > 0);
  const taken = new Set<Claim>();
  return requests.flatMap((one): readonly RawFinding[] => {
    const ofRow = one.standing === undefined ? [] : claims.on(one.standing.row.row).filter(({ by }) => by.is === "operation");
    const own =
      ofRow.length === 0
        ? definedRequests.at(one.uri)
        : ofRow.filter(({ by }) => urisOfDefinition(by).some((path) => matchesTemplate(one.uri, path, placeholders)));
    if (own.some(({ by }) => methodOf(by) === one.method)) return [];
    const old = own.find((claim) => isOpen(claim) && !taken.has(claim));
    // A sentence may speak of a request that another section is about.
    if ((old === undefined || !one.isFirst) && !isStrange(subject, definedRequests, one)) return [];
    if (old !== undefined) taken.add(old);
    return old === undefined && !(isTold() && one.isFirst) ? [] : [differenceOf(subject, section, one, old)];
  });
}

function differenceOf({ names }: Subject, { section }: StatedSection, { method, path, at: document, standing }: Said, old: Claim | undefined): RawFinding {
  const called = names.get(section)!;
  if (old === undefined) return { change: "added", place: { section: called }, fact: "row", to: `${method} ${path}`, document };
  const { by, at: definition } = old;
  const from = methodOf(by)!;
  const values = { from: { fact: "methods", value: [from] }, to: { fact: "methods", value: [method] } } as const;
  const place = standing === undefined ? { section: called } : placeOfRow(called, standing.block.block, standing.row.row);
  return { change: "changed", place, fact: "methods", from, to: method, values, document, definition, by };
}
