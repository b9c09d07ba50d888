/** A rule: which changes it is about, how grave they are in each direction, and what there is to know about it. */
import type { Aspect, Aspects, Change, ChangeOf, Direction } from "../change.ts";
import type { Severity } from "../severity.ts";

interface Said {
  /** Stable: findings, ledgers and scripts name it. */
  readonly id: string;
  /** The rule of the opposite change; itself where the opposite is of the same sort. */
  readonly mirror: string;
  /** One for both directions where they do not differ. */
  readonly severity: Severity | { readonly [Of in Direction]: Severity };
  /** After the name of what changed; `{from}` and `{to}` are its values. */
  readonly says: string;
  /** Why it is as grave as it is, and what a caller, or who publishes the interface, can do. */
  readonly help: string;
}

export interface Rule extends Said {
  readonly aspect: Aspect;
  readonly isAbout: (change: Change) => boolean;
}

type Added<A extends Aspect> = Said & { readonly when?: (to: Aspects[A]) => boolean };
type Removed<A extends Aspect> = Said & { readonly when?: (from: Aspects[A]) => boolean };
type Changed<A extends Aspect> = Said & { readonly when?: (from: Aspects[A], to: Aspects[A]) => boolean };
type Differs<A extends Aspect> = Said & { readonly when: (from: Aspects[A] | undefined, to: Aspects[A] | undefined) => boolean };

/** Only the new version has it. */
export function added<A extends Aspect>(aspect: A, { when = () => true, ...said }: Added<A>): Rule {
  return differs(aspect, { ...said, when: (from, to) => from === undefined && to !== undefined && when(to) });
}

/** Only the old version has it. */
export function removed<A extends Aspect>(aspect: A, { when = () => true, ...said }: Removed<A>): Rule {
  return differs(aspect, { ...said, when: (from, to) => from !== undefined && to === undefined && when(from) });
}

/** Both versions have it, each in its way. */
export function changed<A extends Aspect>(aspect: A, { when = () => true, ...said }: Changed<A>): Rule {
  return differs(aspect, { ...said, when: (from, to) => from !== undefined && to !== undefined && when(from, to) });
}

/** However it differs. */
export function differs<A extends Aspect>(aspect: A, { when, ...said }: Differs<A>): Rule {
  return { ...said, aspect, isAbout: (change) => isOf(aspect, change) && when(change.from, change.to) };
}

function isOf<A extends Aspect>(aspect: A, change: Change): change is ChangeOf<A> & Change {
  return change.aspect === aspect;
}

export function severityOf({ severity }: Rule, direction: Direction | undefined): Severity {
  if (typeof severity === "string") return severity;
  return direction === undefined ? severity.request : severity[direction];
}
