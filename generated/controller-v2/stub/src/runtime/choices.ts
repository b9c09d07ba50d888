/** What the stub does where the document does not say: each a choice that can be replaced, and that its answers are marked with. */
import type { Effect, Json } from "./data.ts";
import type { Reason, Refusal } from "./refusal.ts";

export interface Choices {
  /** The status of a success, where the document states none. */
  readonly success: (effect: Effect, empty: boolean) => number;
  /** The status of a refusal. */
  readonly status: (reason: Reason) => number;
  /** The body of a refusal, where the document states no answer of its status. */
  readonly error: (refusal: Refusal, status: number) => Json;
  /** Whether a collection whose name is a placeholder is there as soon as somebody names it, or only those in a list. */
  readonly collections: "on-first-use" | readonly string[];
  /** Whether objects that the document shows only how to read can be modified, replaced and deleted at their own URI, and HEAD and OPTIONS be asked where it does not list them. */
  readonly undocumented: "answer" | "refuse";
}

export const choices: Choices = {
  success: (effect, empty) => (empty ? 204 : effect === "create" ? 201 : 200),
  status: (reason) => statuses[reason],
  error: ({ problems, message }) => ({ error: { message, problems: problems.map(({ field, fact }) => ({ field, fact })) } }),
  collections: "on-first-use",
  undocumented: "answer",
};

const statuses: { readonly [Of in Reason]: number } = {
  "bad-request": 400,
  unauthenticated: 401,
  forbidden: 403,
  "not-found": 404,
  method: 405,
  conflict: 409,
  condition: 412,
  "too-large": 413,
  "media-type": 415,
  unavailable: 503,
};
