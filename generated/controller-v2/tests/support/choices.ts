/**
 * What the document does not say and tests cannot do without. A project whose server does otherwise puts its own file in
 * the place of this one.
 */
import type { Shape } from "../../stub/src/runtime/data.ts";
import { anyText } from "./any-text.ts";
import type { Answer } from "./connection.ts";

/** Whether an answer refuses the request. */
export function isRefusal({ status }: Answer): boolean {
  return status >= 400;
}

/** The text of a header that an operation requires. `If-Match: *` is met by whatever is there (RFC 9110, section 13.1.1). */
export function headerText(name: string, shape: Shape): string {
  return name.toLowerCase() === "if-match" ? "*" : anyText(name, shape);
}
