/** What a comparison finds: changes that rules have judged, each fact once wherever it shows. */
import type { Acceptance } from "../accepted/ledger.ts";
import type { Origin } from "../model/origin.ts";
import type { Direction, Subject } from "./change.ts";
import type { Severity, Verdict } from "./severity.ts";

export interface Finding {
  /** The rule's id. */
  readonly rule: string;
  /** The gravest of its directions. */
  readonly severity: Severity;
  /** What carries the thing, and how grave the change is there; empty for what has no direction. */
  readonly directions: { readonly [Of in Direction]?: Severity };
  readonly subject: Subject;
  /** Other places of the interface that the same declaration makes the same change to. */
  readonly also: readonly string[];
  /** The operations that carry the type in which it changes. */
  readonly operations: readonly string[];
  /** What became of it; a value stands between backticks. */
  readonly message: string;
  readonly from?: string;
  readonly to?: string;
  /** Where each version declares it, or what it would stand in; undefined where a version lacks the whole service. */
  readonly before?: Origin;
  readonly after?: Origin;
  readonly fingerprint: string;
}

/** What two versions of one service come to. */
export interface ServiceDiff {
  readonly service: string;
  /** Of what nobody accepted. */
  readonly verdict: Verdict;
  /** The gravest first; those that are accepted stand apart. */
  readonly findings: readonly Finding[];
  readonly accepted: readonly { readonly finding: Finding; readonly reason: string }[];
  /** Acceptances of what this comparison does not find. */
  readonly unused: readonly Acceptance[];
}
