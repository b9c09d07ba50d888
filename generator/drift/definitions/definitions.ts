/** What the definitions of a service say, as plain values: all that a document is held against, without types, links or files. */
import type { Defined } from "../../facts/definitions/defined.ts";
import { placeholderNames, type SourcedFile } from "../../facts/definitions/sourced.ts";
import type { Wording } from "../../facts/wording.ts";
import type { KnownUri } from "../subject/known-uri.ts";
import { plainPlaceholder, type Prefixes } from "../subject/paths.ts";

export interface Definitions extends SharedDefinitions {
  readonly defined: readonly Defined[];
  /** All URIs. */
  readonly uris: () => readonly KnownUri[];
}

/** What all definitions of a service have in common. */
export interface SharedDefinitions {
  /** The service's name. */
  readonly service: string;
  readonly wording: Wording;
  readonly prefixes: Prefixes;
  /** The names of placeholders, as words in angle brackets are compared with them. */
  readonly placeholders: ReadonlySet<string>;
  /** The names of fields, headers and schemes: they count as names wherever they stand. */
  readonly names: ReadonlySet<string>;
}

export function placeholdersOfFiles(files: readonly SourcedFile[]): ReadonlySet<string> {
  return new Set(placeholderNames(files.flatMap(({ resources }) => resources)).map(plainPlaceholder));
}

/** What declares a name. */
export const declaring: ReadonlySet<Defined["is"]> = new Set<Defined["is"]>(["field", "header", "scheme"]);

export function declaredNames(defined: readonly Defined[]): ReadonlySet<string> {
  const names = new Set<string>();
  for (const { is, name } of defined) if (declaring.has(is)) names.add(name);
  return names;
}
