/** Folds what is said of many things into one entry that lists them, in the order in which they were met. */
import type { Position } from "../../diagnostics/diagnostic.ts";
import type { Operation } from "../../model/operation.ts";
import type { Contradiction, Origin, Place } from "../../model/origin.ts";
import type { Scalar } from "../../model/shape.ts";
import type { Owner, Topic, UnknownFinding, UnknownGap } from "./find-unknowns.ts";

/** One owner, and where it is said of it. */
export interface UnknownUse {
  readonly owner: Owner;
  readonly origin: Origin;
}

export interface GapEntry {
  readonly topic: Topic;
  readonly what: string;
  readonly name?: string;
  readonly known?: readonly Scalar[];
  readonly uses: readonly UnknownUse[];
}

export interface ConflictEntry {
  readonly contradiction: Contradiction;
  readonly uses: readonly UnknownUse[];
}

export interface DerivedEntry {
  /** The general statement. */
  readonly place: Place;
  readonly operations: readonly Operation[];
}

export interface FoldedUnknowns {
  readonly gaps: readonly GapEntry[];
  readonly conflicts: readonly ConflictEntry[];
  readonly derived: readonly DerivedEntry[];
}

export function foldUnknowns(findings: Iterable<UnknownFinding>): FoldedUnknowns {
  const gaps = new Map<string, GapEntry & { uses: UnknownUse[] }>();
  const conflicts = new Map<string, ConflictEntry & { uses: UnknownUse[] }>();
  const derived = new Map<string, DerivedEntry & { operations: Operation[] }>();
  for (const finding of findings) {
    if ("gap" in finding) {
      add(entry(gaps, gapKey(finding.gap), () => gapEntry(finding.gap)).uses, finding.gap);
    } else if ("conflict" in finding) {
      const { contradiction, owner } = finding.conflict;
      const { name, about, readings, choice } = contradiction;
      add(entry(conflicts, JSON.stringify([name, about, readings, choice]), () => ({ contradiction, uses: [] })).uses, { owner, origin: contradiction.origin });
    } else {
      const { operation } = finding.derived;
      const place = operation.derived as Place;
      entry(derived, placeText(place), () => ({ place, operations: [] })).operations.push(operation);
    }
  }
  return { gaps: [...gaps.values()], conflicts: [...conflicts.values()], derived: [...derived.values()] };
}

export function placeText({ section, block, row }: Place): string {
  return [section, block, row].filter((part) => part !== undefined).join(" › ");
}

export function positionText({ file, line }: Position): string {
  return `${file}:${line}`;
}

function gapKey({ topic, what, name, known }: UnknownGap): string {
  return JSON.stringify([topic, what, name, known]);
}

function gapEntry({ topic, what, name, known }: UnknownGap): GapEntry & { uses: UnknownUse[] } {
  return { topic, what, ...(name === undefined ? {} : { name }), ...(known === undefined ? {} : { known }), uses: [] };
}

/** Both directions of an operation and both sides of a type can lead to one thing: it is listed once. */
function add(uses: UnknownUse[], { owner, origin }: UnknownUse): void {
  const last = uses.at(-1);
  if (last === undefined || JSON.stringify(last.owner) !== JSON.stringify(owner)) uses.push({ owner, origin });
}

function entry<Entry>(entries: Map<string, Entry>, key: string, make: () => Entry): Entry {
  const found = entries.get(key) ?? make();
  entries.set(key, found);
  return found;
}
