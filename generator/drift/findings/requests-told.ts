/**
 * A request that is another one now is one finding, whatever else of its place is called by it: the words of statements on its line, and the section that it
 * heads.
 */
import { matchPairs } from "../../documents/editions/match-pairs.ts";
import { requestsSaid } from "../../facts/text/requests-said.ts";
import type { RawFinding } from "./raw-finding.ts";

export function foldRequests(raws: readonly RawFinding[]): readonly RawFinding[] {
  return withoutWordsOf(withHeadings(raws));
}

/** `v1` of `https://host/v1`, and the method of a request. */
function withoutWordsOf(raws: readonly RawFinding[]): readonly RawFinding[] {
  const requestChanges = raws.filter(({ change, fact }) => change === "changed" && (fact === "path" || fact === "methods"));
  const isPart = (word: string | undefined, whole = ""): boolean => word === undefined || whole.split(/[\s/]+/).includes(word);
  const isWord = (raw: RawFinding): boolean =>
    raw.fact === "mention" &&
    raw.from !== undefined &&
    requestChanges.some((one) => one.document.line === raw.document.line && isPart(raw.from, one.from) && isPart(raw.to, one.to));
  return requestChanges.length === 0 ? raws : raws.filter((raw) => !isWord(raw));
}

/** A section that is headed by a request and one that was, at the same path: its method is another one. */
function withHeadings(raws: readonly RawFinding[]): readonly RawFinding[] {
  const [removed, added] = [raws.flatMap((raw) => headedBy(raw, "removed", raw.from)), raws.flatMap((raw) => headedBy(raw, "added", raw.to))];
  const pairs = matchPairs(added, removed, [({ path }, other) => (path === other.path ? 1 : 0)]);
  const changed = new Map([...pairs].map(([now, old]) => [now.raw, methodChanged(old, now)]));
  const paired = new Set([...pairs.values()].map(({ raw }) => raw));
  return raws.filter((raw) => !paired.has(raw)).map((raw) => changed.get(raw) ?? raw);
}

function methodChanged({ raw, method: from }: Headed, { method: to, raw: { document } }: Headed): RawFinding {
  return {
    ...raw,
    change: "changed",
    fact: "methods",
    from,
    to,
    values: { from: { fact: "methods", value: [from] }, to: { fact: "methods", value: [to] } },
    document,
  };
}

interface Headed {
  readonly raw: RawFinding;
  readonly method: string;
  readonly path: string;
}

function headedBy(raw: RawFinding, change: RawFinding["change"], heading = ""): readonly Headed[] {
  if (raw.fact !== "section" || raw.change !== change) return [];
  const [request, ...others] = requestsSaid(heading);
  const [method, ...more] = request?.methods ?? [];
  return request === undefined || method === undefined || others.length + more.length > 0 ? [] : [{ raw, method, path: request.path }];
}
