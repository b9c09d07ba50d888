/** Why a request is refused: thrown where the fact is found, and answered in one place. */

/** A fact about one part of the request. */
export interface Problem {
  /** The header, the parameter or the field in dots, empty for the request as a whole. */
  readonly field: string;
  /** What is wrong with it, so that `<field> <fact>` is a sentence. */
  readonly fact: string;
  /** What the document does not say, where that it is wrong rests on it. */
  readonly unstated?: string;
}

export type Reason =
  | "bad-request"
  | "unauthenticated"
  | "forbidden"
  | "not-found"
  | "method"
  | "conflict"
  | "condition"
  | "too-large"
  | "media-type"
  | "unavailable";

/** No `Error`: what a stranger sends is no fault of the program, and a trace of its calls would cost more than the answer. */
export class Refusal {
  readonly reason: Reason;
  readonly problems: readonly Problem[];
  readonly headers: { readonly [name: string]: string };

  constructor(reason: Reason, problems: Problem | readonly Problem[], headers: { readonly [name: string]: string } = {}) {
    this.reason = reason;
    this.problems = "fact" in problems ? [problems] : told(problems);
    this.headers = headers;
  }

  get message(): string {
    return this.problems.map(({ field, fact }) => `${field} ${fact}`.trim()).join("; ");
  }
}

/** A body can have far more mistakes than anybody reads. */
const MOST = 100;

function told(problems: readonly Problem[]): readonly Problem[] {
  if (problems.length <= MOST) return problems;
  return [...problems.slice(0, MOST), { field: "", fact: `${problems.length - MOST} more are not listed` }];
}

/** For callers in the program, to whom a refusal is an error. */
export function orError<Value>(work: () => Value): Value {
  try {
    return work();
  } catch (error) {
    throw error instanceof Refusal ? new Error(`The ${error.message}.`) : error;
  }
}
