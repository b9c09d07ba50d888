/** What the definitions of a service say, as plain values: all that a document is held against, without types, links or files. */
import { definedIn, type Defined } from "../facts/defined.ts";
import type { Wording } from "../facts/wording.ts";
import type { Service } from "../model/service.ts";
import { plainName, prefixesOf, type Prefixes } from "./paths.ts";

export interface Definitions {
  /** The service's name. */
  readonly service: string;
  readonly wording: Wording;
  readonly defined: readonly Defined[];
  readonly prefixes: Prefixes;
  /** The names of placeholders, as words in angle brackets are compared with them. */
  readonly placeholders: ReadonlySet<string>;
}

/** @param service linked by `sourcedService` */
export function definitionsOf(service: Service, wording: Wording): Definitions {
  return { service: service.name, wording, defined: definedIn(service), prefixes: prefixesOf(service.servers), placeholders: placeholdersOf(service) };
}

/** The names that a document mentions wherever they stand in it, since a definition declares them. */
export function declaredNames(defined: readonly Defined[]): readonly string[] {
  return defined.filter(({ is }) => is === "field" || is === "header" || is === "scheme").map(({ name }) => name);
}

function placeholdersOf({ resources }: Service): ReadonlySet<string> {
  const uris = resources.flatMap(({ uri, operations }) => [uri, ...operations.map((operation) => operation.uri)]);
  return new Set(uris.flatMap(({ segments }) => segments.flatMap((segment) => segment.flatMap((part) => (part.is === "placeholder" ? [plainName(part.name)] : [])))));
}
