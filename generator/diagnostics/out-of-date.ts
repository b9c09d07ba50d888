/** Outputs that are not what the definitions give: errors that keep nothing else from being told, and that have an exit code of their own. */
import type { Catalog } from "./catalog.ts";
import type { Diagnostic } from "./diagnostic.ts";
import { isError } from "./outcome.ts";

const code: keyof Catalog = "file-out-of-date";

export function isOutOfDate(diagnostic: Diagnostic): boolean {
  return diagnostic.code === code;
}

/** Whether an error leaves nothing to go on with. */
export function isBlocking(diagnostic: Diagnostic): boolean {
  return isError(diagnostic) && !isOutOfDate(diagnostic);
}
