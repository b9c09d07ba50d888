/** Query parameters and headers that a request in code has and no definition does. */
import type { Defined } from "../../facts/definitions/defined.ts";
import { takenIn } from "../../facts/definitions/request-facts.ts";
import { memoizeByObject } from "../../values/memoize.ts";
import { shareWord } from "../../values/share-word.ts";
import type { RawFinding } from "../findings/raw-finding.ts";
import type { Subject } from "../subject/subject.ts";
import type { ShownScope } from "./scope.ts";
import type { ShownRequest } from "./shown-requests.ts";

export function unknownNames(subject: Subject, scope: ShownScope, shown: ShownRequest): readonly RawFinding[] {
  const by = shown.known.flatMap(({ operations }) => operations.get(shown.method) ?? []).at(0);
  return by === undefined ? [] : [...queriesApart(subject, scope, shown, by), ...headersApart(subject, scope, shown, by)];
}

function queriesApart(subject: Subject, scope: ShownScope, shown: ShownRequest, by: Defined): readonly RawFinding[] {
  const own = takenBy(by, takenIn.query);
  // In the own edition an operation without any may have those that nobody lists.
  if (own.length === 0 && scope.before === undefined) return [];
  return differencesOfNames(subject, scope, shown, by, {
    own,
    known: [...own, ...ofService(subject.defined).queries],
    namesOf: queryNames,
    plain: (name) => name,
  });
}

function headersApart(subject: Subject, scope: ShownScope, shown: ShownRequest, by: Defined): readonly RawFinding[] {
  const own = [...takenBy(by, takenIn.header), ...ofService(subject.defined).headers].filter((name) => !isUsual(name));
  const names: Names = { own, known: own, namesOf: headerNames, plain: (name) => name.toLowerCase() };
  if (scope.before !== undefined) return differencesOfNames(subject, scope, shown, by, names);
  const expected = own.filter((name) => isReplaceable(name, scope, shown));
  return differencesOfNames(subject, scope, shown, by, { ...names, own: expected }).filter(({ from }) => from !== undefined);
}

/** What the service as a whole takes, by its name: looked for among thousands of definitions once. */
const ofService = memoizeByObject((defined: readonly Defined[]): { readonly queries: readonly string[]; readonly headers: readonly string[] } => {
  const isInQuery = ({ is, facts }: Defined): boolean => is === "scheme" && facts.some(({ fact, value }) => fact === "property" && value.value === "query");
  return {
    queries: defined.filter(isInQuery).map(({ name }) => name),
    headers: defined.filter(({ is }) => is === "header" || is === "scheme").map(({ name }) => name),
  };
});

/** Examples leave out headers and show some of their own: that one stands for another tells that names are alike, or what other examples show. */
function isReplaceable(name: string, { headers }: ShownScope, shown: ShownRequest): boolean {
  return headerNames(shown).some((one) => shareWord(one, name)) || headers().has(name.toLowerCase());
}

/** In small letters. */
export function headerNamesOf(all: readonly ShownRequest[]): ReadonlySet<string> {
  return new Set(all.flatMap(headerNames).map((name) => name.toLowerCase()));
}

interface Names {
  /** Those that one with another name can have been. */
  readonly own: readonly string[];
  readonly known: readonly string[];
  readonly namesOf: (shown: ShownRequest) => readonly string[];
  /** As names are compared: those of headers are the same in capitals and in small letters. */
  readonly plain: (name: string) => string;
}

function differencesOfNames(
  { names, defined }: Subject,
  { section, before }: ShownScope,
  shown: ShownRequest,
  by: Defined,
  { own, known, namesOf, plain }: Names,
): readonly RawFinding[] {
  const shownNow = namesOf(shown);
  const isAmong = (some: readonly string[], name: string): boolean => some.some((one) => plain(one) === plain(name));
  const isKnown = (name: string): boolean => isAmong(known, name) || before?.some((one) => isAmong(namesOf(one), name)) === true;
  const strange = shownNow.filter((name) => !isKnown(name));
  const open = own.filter((name) => !isAmong(shownNow, name));
  const removed = lostNames(before, shown, namesOf).filter((name) => isAmong(own, name) && !isAmong(shownNow, name));
  return strange.map((to): RawFinding => {
    const [from] = removed.length > 0 ? removed.splice(0, 1) : open.length === 1 && strange.length === 1 ? open : [];
    const definition = defined.find((one) => (one.is === "field" || one.is === "header" || one.is === "scheme") && one.name === from) ?? by;
    const values = { ...(from === undefined ? {} : { from: { fact: "mention", value: from } as const }), to: { fact: "mention", value: to } as const };
    const at = {
      place: { section: names.get(section)! },
      fact: "mention",
      to,
      values,
      document: shown.at(to),
      definition: definition.definition,
      by: definition,
    } as const;
    return from === undefined ? { ...at, change: "added" } : { ...at, change: "changed", from };
  });
}

/** Those of the same request as another edition shows it. */
function lostNames(before: readonly ShownRequest[] | undefined, { method, uri }: ShownRequest, namesOf: Names["namesOf"]): string[] {
  return (before ?? []).filter((one) => one.method === method && one.uri === uri).flatMap(namesOf);
}

function takenBy({ facts }: Defined, part: string): readonly string[] {
  return facts.flatMap((fact) => (fact.fact === "property" && fact.value.name === part ? [fact.value.value] : []));
}

function queryNames({ query }: ShownRequest): readonly string[] {
  return query.split("&").flatMap((pair) => /^([\p{L}_$][\p{L}\p{N}_$.-]*)(?:\[[^\]]*\])*=/u.exec(pair)?.[1] ?? []);
}

function headerNames({ headers }: ShownRequest): readonly string[] {
  return headers.map(([name]) => name).filter((name) => !isUsual(name));
}

/** What any client sends, and nobody lists. */
function isUsual(name: string): boolean {
  return usual.test(name);
}

const usual =
  /^(?:host|accept(?:-\w+)?|user-agent|connection|keep-alive|content-(?:type|length|encoding|disposition)|transfer-encoding|cache-control|pragma|cookie|date|expect|origin|referer|te|if-[\w-]+|via|upgrade(?:-[\w-]+)?|x-forwarded-\w+)$/i;
