/** The rows of endpoints that are about a resource. */
import { getOrInsert, memoizeByObject } from "../../../values/memoize.ts";
import type { Endpoint } from "../survey/endpoint.ts";
import type { KindRow } from "../survey/kind-rows.ts";
import type { Survey } from "../survey/survey.ts";
import { firstWordPattern, suffixOf } from "./data.ts";

/** The rows that give the URI itself, then those of its kind for methods that no row gave. */
export function endpointsFor({ endpoints, kinds }: Survey, uri: string, kind: KindRow | undefined): readonly Endpoint[] {
  const written = endpointsByUri(endpoints).get(uri) ?? [];
  const methods = new Set(written.flatMap((endpoint) => endpoint.methods));
  if (kind === undefined) return written;
  const general = endpoints.filter(
    (one) => one.uris.length === 0 && suffixOf(one) === undefined && kindNamed(one, kinds) === kind && one.methods.every((method) => !methods.has(method)),
  );
  return [...written, ...general];
}

const endpointsByUri = memoizeByObject((endpoints: readonly Endpoint[]): ReadonlyMap<string, readonly Endpoint[]> => {
  const byUri = new Map<string, Endpoint[]>();
  for (const endpoint of endpoints) for (const uri of new Set(endpoint.uris)) getOrInsert(byUri, uri, () => []).push(endpoint);
  return byUri;
});

/**
 * The kind that a general row is about: by the words in the place of its path, which can stand for a whole path, by what the path ends in, else by its purpose.
 */
export function kindNamed({ where, purpose }: Endpoint, kinds: readonly KindRow[]): KindRow | undefined {
  const words = /^<([^<>]*)>$/.exec(where.trim())?.[1] ?? where.replace(/<[^<>]*>|\([^()]*\)|\S*\/\S*/g, " ");
  const last = /\/<([^<>]*)>(?=\s|$)/.exec(where)?.[1] ?? "";
  return [words, last, purpose]
    .map((text) => kinds.find(({ name }) => new RegExp(`\\b${firstWordPattern(name)}s?\\b`, "i").test(text)))
    .find((one) => one !== undefined);
}
