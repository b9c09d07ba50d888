/** What the resources of all files of a service have in common: the types of placeholders, and how the words of titles are spelled. */
import type { FieldReading } from "../read/reading.ts";
import { spellingsOf, type Spellings } from "./titles.ts";
import { givenPlaceholders, type GivenPlaceholders } from "./uris.ts";

export interface CommonLinks {
  readonly given: GivenPlaceholders;
  readonly spellings: Spellings;
}

/** What each file adds to it. */
export interface FileContribution {
  /** The placeholders that its resources give. */
  readonly given: readonly (readonly [uri: string, placeholders: readonly FieldReading[]])[];
  /** What its resources are called. */
  readonly nouns: readonly string[];
  /** How it spells the words of these. */
  readonly spelled: readonly string[];
}

export function commonLinks(files: readonly FileContribution[]): CommonLinks {
  return {
    given: givenPlaceholders(files.flatMap(({ given }) => given.map(([uri, placeholders]) => ({ uri, placeholders })))),
    spellings: spellingsOf(files.map(({ spelled }) => spelled)),
  };
}
