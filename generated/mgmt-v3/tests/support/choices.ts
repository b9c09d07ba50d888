/**
 * What the document does not say and tests cannot do without. A project whose server does otherwise puts its own file in
 * the place of this one.
 */
import type { Answer } from "./server.ts";

/** Whether an answer refuses the request. */
export function isRefusal({ status }: Answer): boolean {
  return status >= 400;
}
