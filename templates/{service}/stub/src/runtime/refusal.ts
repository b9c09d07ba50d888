/** Why a request is refused: thrown where the fact is found, and answered in one place. */

/** A fact about one part of the request. */
export interface Problem {
  /** The header, the parameter or the field in dots, empty for the request as a whole. */
  readonly field: string;
  /** What is wrong with it, so that `<field> <fact>` is a sentence. */
  readonly fact: string;
}

export type Reason =
  | "bad-request"
  | "unauthenticated"
  | "not-found"
  | "method"
  | "conflict"
  | "too-large"
  | "media-type"
  | "unavailable";

export class Refusal extends Error {
  readonly reason: Reason;
  readonly problems: readonly Problem[];
  readonly headers: { readonly [name: string]: string };

  constructor(reason: Reason, problems: Problem | readonly Problem[], headers: { readonly [name: string]: string } = {}) {
    const all = "fact" in problems ? [problems] : problems;
    super(all.map(({ field, fact }) => `${field} ${fact}`.trim()).join("; "));
    this.reason = reason;
    this.problems = all;
    this.headers = headers;
  }
}
