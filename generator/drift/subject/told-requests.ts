/** The requests that definitions tell of in a section: operations that name it, or something in it, as their source. */
import type { Section } from "../../documents/document.ts";
import type { Defined } from "../../facts/definitions/defined.ts";
import { valueOf } from "../../facts/fact.ts";
import type { Claim } from "./claims.ts";
import { urisOfDefinition } from "./known-paths.ts";
import { pathIndex } from "./path-index.ts";
import { claimsWithin, type Subject } from "./subject.ts";

export interface ToldRequests {
  readonly all: readonly Claim[];
  /** Those at the URIs that a written one can stand for, by whatever method. */
  readonly at: (uri: string) => readonly Claim[];
  readonly of: (request: { readonly method: string; readonly uri: string }) => readonly Claim[];
}

export function toldRequests({ claims, placeholders }: Pick<Subject, "claims" | "placeholders">, section: Section): ToldRequests {
  const all = claimsWithin(claims, section).filter(({ by }) => by.is === "operation");
  const at = pathIndex(all, ({ by }) => urisOfDefinition(by), placeholders);
  return { all, at, of: ({ method, uri }) => at(uri).filter(({ by }) => methodOf(by) === method) };
}

/** Of an operation. */
export function methodOf({ facts }: Defined): string | undefined {
  return valueOf(facts, "methods")?.[0];
}
