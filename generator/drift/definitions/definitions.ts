/** What the definitions of a service say, as plain values: all that a document is held against, without types, links or files. */
import { definedIn, type Defined } from "../../facts/definitions/defined.ts";
import type { Wording } from "../../facts/wording.ts";
import type { Resource } from "../../model/resource.ts";
import type { Service } from "../../model/service.ts";
import { once } from "../../values/remembered.ts";
import { urisIn, type Known } from "../subject/known-paths.ts";
import { plainName, prefixesOf, type Prefixes } from "../subject/paths.ts";

export interface Definitions extends Shared {
  readonly defined: readonly Defined[];
  /** All URIs. */
  readonly uris: () => readonly Known[];
}

/** What all definitions of a service have in common. */
export interface Shared {
  /** The service's name. */
  readonly service: string;
  readonly wording: Wording;
  readonly prefixes: Prefixes;
  /** The names of placeholders, as words in angle brackets are compared with them. */
  readonly placeholders: ReadonlySet<string>;
  /** The names of fields, headers and schemes: they count as names wherever they stand. */
  readonly names: ReadonlySet<string>;
}

/** @param service linked by `sourcedService` */
export function definitionsOf(service: Service, wording: Wording): Definitions {
  const defined = definedIn(service);
  const common = { service: service.name, wording, prefixes: prefixesOf(service.servers), placeholders: placeholdersOf(service), names: namesOf(defined) };
  return { ...common, defined, uris: once(() => urisIn(defined)) };
}

function placeholdersOf({ resources }: Service): ReadonlySet<string> {
  const names = new Set<string>();
  const note = ({ segments }: Resource["uri"]): void => {
    for (const segment of segments) for (const part of segment) if (part.is === "placeholder") names.add(part.name);
  };
  for (const { uri, operations } of resources) {
    note(uri);
    for (const operation of operations) if (operation.uri !== uri) note(operation.uri);
  }
  return new Set([...names].map(plainName));
}

function namesOf(defined: readonly Defined[]): ReadonlySet<string> {
  const names = new Set<string>();
  for (const { is, name } of defined) if (is === "field" || is === "header" || is === "scheme") names.add(name);
  return names;
}
