/** Headers have names that HTTP allows, and each is stated once for a request, whatever the case of its letters. */
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { report } from "../diagnostics/report.ts";
import type { Field } from "../model/shape.ts";
import { sameNames } from "./names.ts";
import { firstPlaceNote, type GatheredService } from "./rule.ts";

/** RFC 9110 section 5.6.2. */
export const token = /^[!#$%&'*+\-.^_`|~0-9A-Za-z]+$/;

export function headersAreSound(service: GatheredService): readonly Diagnostic[] {
  return [...headerNames(service), ...repeated(service)];
}

function headerNames({ headers: ofAll, operations }: GatheredService): readonly Diagnostic[] {
  return [...ofAll, ...operations.flatMap(({ headers }) => headers)]
    .filter(({ name }) => !token.test(name))
    .map(({ name, origin }) => report("no-header-name", { name }, origin.definition));
}

function repeated(service: GatheredService): readonly Diagnostic[] {
  const ofAll = sameNames(service.headers.map(named));
  const ofOne = service.operations.flatMap(({ headers }) => (headers.length === 0 ? [] : sameNames([...service.headers, ...headers].map(named))));
  return [...ofAll, ...ofOne].map(([first, second]) => report("header-twice", { name: second.name, other: first.name }, second.at, firstPlaceNote(first.at)));
}

function named({ name, origin }: Field): { readonly name: string; readonly at: Field["origin"]["definition"] } {
  return { name, at: origin.definition };
}
