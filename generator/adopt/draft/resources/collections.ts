/** Which resources are collections, and what can be done with each. */
import { uriIn } from "../../../drift/subject/paths.ts";
import { memoizeByObject } from "../../../values/memoize.ts";
import { singular } from "../noun-number.ts";
import type { Survey } from "../survey/survey.ts";
import { draftedOperations, type DraftedOperation } from "./operations.ts";
import { ownPathsOf } from "./section-paths.ts";
import type { ResourceTarget } from "./targets.ts";

export function operationsFor(target: ResourceTarget, survey: Survey): readonly DraftedOperation[] {
  return draftedOperations(target.endpoints, survey.endpoints, target.key.length === 0 && isCollection(target, survey));
}

export function isCollection({ uri }: ResourceTarget, survey: Survey): boolean {
  return collectionsIn(survey).has(uri);
}

/** What stands before keys: anywhere in the paths of kinds and under a plural, else before the key that the path of an endpoint or of fields ends in. */
const collectionsIn = memoizeByObject(({ kinds, endpoints, fields, prefixes }: Survey): ReadonlySet<string> => {
  const ofKinds = kinds.flatMap(({ uris }) => uris.flatMap(beforeKeys));
  const uris = [...endpoints.flatMap(({ uris }) => uris), ...fields.flatMap((section) => ownPathsOf(section).flatMap((path) => uriIn(path, prefixes) ?? []))];
  return new Set([...ofKinds, ...uris.flatMap((uri) => beforeKeys(uri).filter((before) => isPlural(before) || !uri.slice(before.length + 1).includes("/")))]);
});

function isPlural(uri: string): boolean {
  return singular(uri) !== uri;
}

function beforeKeys(uri: string): readonly string[] {
  return [...uri.matchAll(/\/\{/g)].map(({ index }) => uri.slice(0, index));
}

export function hasPlaceholders(uri: string): boolean {
  return uri.includes("{");
}
