/** A path that the document writes, against the URIs of the definitions. */
import type { Position } from "../diagnostics/diagnostic.ts";
import type { Defined } from "../facts/defined.ts";
import type { Fact } from "../facts/fact.ts";
import type { Claim } from "./claims.ts";
import { means, uriIn, type Prefixes } from "./paths.ts";
import type { Subject } from "./subject.ts";

interface Difference {
  readonly from?: Fact;
  readonly at: Position;
  readonly by: Defined;
}

/** A URI of the definitions, and who says so. */
export interface Known {
  readonly uri: string;
  readonly at: Position;
  readonly by: Defined;
}

/** @param claims on the place where it stands; where they have no URIs, any of the service's will do */
export function pathDifference(subject: Subject, path: string, claims: readonly Claim[]): Difference | undefined {
  const { prefixes, uris, placeholders } = subject;
  const uri = uriIn(path, prefixes);
  if (uri === undefined) return undefined;
  const local = claims.flatMap(({ by, at }) => urisOf(by).map((one): Known => ({ uri: one, at, by })));
  if (local.some((one) => means(uri, one.uri, placeholders))) return undefined;
  if (local.length === 0 && uris().some((one) => means(uri, one.uri, placeholders))) return undefined;
  const nearest = nearestOf(uri, local.length > 0 ? local : uris());
  return nearest === undefined ? undefined : { from: { fact: "path", value: written(nearest.uri, prefixes) }, at: nearest.at, by: nearest.by };
}

/** All that the definitions have, each once. */
export function urisIn(defined: readonly Defined[]): readonly Known[] {
  const uris = new Map<string, Known>();
  for (const by of defined) for (const uri of urisOf(by)) if (!uris.has(uri)) uris.set(uri, { uri, at: by.definition, by });
  return [...uris.values()];
}

export function urisOf({ is, facts }: Defined): readonly string[] {
  return is === "server" ? [] : facts.flatMap((fact) => (fact.fact === "path" ? [fact.value] : []));
}

/** As the document writes URIs. */
function written(uri: string, { bases: [base = ""] }: Prefixes): string {
  return base + uri;
}

/** The URI that has most of its beginning and of its end in common. */
function nearestOf(uri: string, known: readonly Known[]): Known | undefined {
  let best: Known | undefined;
  let most = -1;
  for (const one of known) {
    const shared = common(uri, one.uri) + common(reversed(uri), reversed(one.uri)) - Math.abs(uri.length - one.uri.length);
    if (shared > most || best === undefined) [best, most] = [one, shared];
  }
  return best;
}

function common(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
}

function reversed(text: string): string {
  return [...text].reverse().join("");
}
