/** Which resources are collections, and what can be done with each. */
import { uriIn } from "../../../drift/subject/paths.ts";
import { rememberedOf } from "../../../values/remembered.ts";
import { singular } from "../number.ts";
import type { Survey } from "../survey/survey.ts";
import { operationsOf, type Drafted } from "./operations.ts";
import { pathsOf } from "./section-paths.ts";
import type { Target } from "./targets.ts";

export function operationsFor(target: Target, survey: Survey): readonly Drafted[] {
  return operationsOf(target.endpoints, survey.endpoints, target.key.length === 0 && isCollection(target, survey));
}

export function isCollection({ uri }: Target, survey: Survey): boolean {
  return collectionsIn(survey).has(uri);
}

/** What stands before keys: anywhere in the paths of kinds and under a plural, else before the key that the path of an endpoint or of fields ends in. */
const collectionsIn = rememberedOf(({ kinds, endpoints, fields, prefixes }: Survey): ReadonlySet<string> => {
  const ofKinds = kinds.flatMap(({ uris }) => uris.flatMap(beforeKeys));
  const given = [...endpoints.flatMap(({ uris }) => uris), ...fields.flatMap((section) => pathsOf(section).flatMap((path) => uriIn(path, prefixes) ?? []))];
  return new Set([...ofKinds, ...given.flatMap((uri) => beforeKeys(uri).filter((before) => isPlural(before) || !uri.slice(before.length + 1).includes("/")))]);
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
