/** One fact in which a document and the definitions differ. */
import type { Position } from "../../diagnostics/diagnostic.ts";
import type { Fact, FactName } from "../../facts/fact.ts";
import type { Place } from "../../model/origin.ts";
import { wordPattern } from "../../values/pattern.ts";

/** `changed` names two values, or one where a fact came or went within a row or sentence that both have. */
export type Change = "added" | "removed" | "renamed" | "moved" | "changed";

export interface Finding {
  readonly change: Change;
  readonly service: string;
  /** Where in the document; where the definitions expect it, for what is no longer there. */
  readonly place: Place;
  /** `section`, `row`, `statement` for one as a whole, `acceptance` for an entry of the ledger that matches nothing. */
  readonly fact: FactName | "section" | "row" | "statement" | "acceptance";
  /** What the definitions say, as people read it; undefined where they say nothing. */
  readonly from?: string;
  /** What the document says; undefined where it says nothing. */
  readonly to?: string;
  /** The same as values, where the fact has one. */
  readonly values?: { readonly from?: Fact; readonly to?: Fact };
  /** For what is no longer there: the nearest thing that still is. */
  readonly document: Position;
  /** Undefined for what no definition says yet. */
  readonly definition?: Position;
  /** Further places that state the same fact the same new way. */
  readonly also: readonly Elsewhere[];
  /** For a row that came: the rows of its block around it, by which its place among the definitions is found. */
  readonly neighbours?: { readonly before?: string; readonly after?: string };
  /** Stable against moved lines: of service, place, fact, change and both values. */
  readonly fingerprint: string;
}

export interface Elsewhere {
  readonly document: Position;
  readonly place: Place;
  readonly definition?: Position;
}

/** A row that was renamed, and what another one is called that has its name in its own: `lid` is `cover`, and `box lid` is `box cover`. */
export function renamedAs({ change, from, to }: Finding, { place: { row } }: Elsewhere): Partial<Pick<Finding, "from" | "to">> {
  const isCalledAfter = change === "renamed" && from !== undefined && to !== undefined && row !== undefined && row !== to;
  const before = isCalledAfter ? row.replace(new RegExp(wordPattern(to), "u"), () => from) : row;
  return before === undefined || before === row ? {} : { from: before, to: row! };
}

/** A sentence that counts rows or names them, and a row that holds others, are none of the rows that a finding is about. */
export function tellsOfRow({ change, fact, from = "", to = from }: Finding, { place: { row } }: Elsewhere): boolean {
  if (fact !== "row" || change === "moved") return false;
  return row === undefined || ![from, to].some((names) => names.split(", ").some((name) => new RegExp(wordPattern(name), "u").test(row)));
}

/** Where a difference is, and nothing else of it. */
export function placeOnly({ document, place, definition }: Elsewhere): Elsewhere {
  return { document, place, ...(definition === undefined ? {} : { definition }) };
}
