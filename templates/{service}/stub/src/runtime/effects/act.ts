/** Does what the document does not say more about: the answer has the form that the document gives it. */
import { sample } from "../sample.ts";
import type { Result, Situation } from "../situation.ts";
import { requireParents } from "../target.ts";

export function act({ device, state, found, operation: { answer } }: Situation): Result {
  requireParents(device, state, `${found.path}/`);
  return { changes: [], ...(answer.is === "json" ? { value: sample(device.shapes, answer.shape) } : {}) };
}
