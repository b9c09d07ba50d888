/** Does what the document does not say more about: the answer has the form that the document gives it. */
import { leastOf } from "../least.ts";
import type { Result, Situation } from "../situation.ts";
import { requireParents } from "../target.ts";

export function act({ setup, state, found, operation: { answer } }: Situation): Result {
  requireParents(state, found);
  return { changes: [], ...(answer.is === "json" ? { value: leastOf(setup.shapes, answer.shape) } : {}) };
}
