/**
 * Diagnostics for a program. The shape is stable: fields may be added, none changes its meaning.
 *
 *     { "diagnostics": [{ "code", "severity", "message", "help"?, "at"?: { "file", "line", "column", "length" }, "related"?: [{ "message", "at" }] }],
 *       "summary": { "errors", "warnings" }, … }
 *
 * Files are relative to the project's root; lines and columns count from 1, columns and lengths in UTF-16 units.
 */
import type { Diagnostic, Position } from "../diagnostic.ts";
import { inReadingOrder, summary } from "./order.ts";

/** `more` is what a command has to say beside its diagnostics. */
export function formatJson(diagnostics: readonly Diagnostic[], more: { readonly [key: string]: unknown } = {}): string {
  return `${JSON.stringify({ diagnostics: inReadingOrder(diagnostics).map(plain), summary: summary(diagnostics), ...more }, null, 2)}\n`;
}

/** Field by field, so that the shape and its order don't hang on whoever made the value. */
function plain({ code, severity, message, help, at, related }: Diagnostic): object {
  return {
    code,
    severity,
    message,
    ...(help === undefined ? {} : { help }),
    ...(at === undefined ? {} : { at: position(at) }),
    ...(related === undefined ? {} : { related: related.map((one) => ({ message: one.message, at: position(one.at) })) }),
  };
}

function position({ file, line, column, length }: Position): Position {
  return { file, line, column, length };
}
