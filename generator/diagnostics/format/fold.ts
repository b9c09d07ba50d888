/**
 * Many findings of one kind at one place, as of a type that every resource is made of, or about many files as such, as of outputs
 * that are out of date: the first few stand for all. Those that can be accepted are told one by one.
 */
import { beginTogether, type Diagnostic } from "../diagnostic.ts";

export interface Fold {
  readonly shown: readonly Diagnostic[];
  /** How many there are besides. */
  readonly more: number;
}

const few = 3;

/** @param diagnostics in their order, in which those of one kind and place follow each other */
export function foldDiagnostics(diagnostics: readonly Diagnostic[]): readonly Fold[] {
  const groups: Diagnostic[][] = [];
  for (const one of diagnostics) {
    const last = groups.at(-1);
    if (last !== undefined && isAlike(last[0]!, one)) last.push(one);
    else groups.push([one]);
  }
  return groups.map((group) => ({ shown: group.slice(0, few), more: Math.max(0, group.length - few) }));
}

function isAlike(one: Diagnostic, other: Diagnostic): boolean {
  return (
    one.code === other.code &&
    one.fingerprint === undefined &&
    ((one.at !== undefined && other.at !== undefined && beginTogether(one.at, other.at)) || (areOfFiles(one, other) && one.help === other.help))
  );
}

function areOfFiles(...all: readonly Diagnostic[]): boolean {
  return all.every(({ at }) => at?.length === 0);
}
