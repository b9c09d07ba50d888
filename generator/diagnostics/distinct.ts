import type { Diagnostic } from "./diagnostic.ts";

/** The same finding once, however many outputs or services meet it. */
export function distinct(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  return [...new Map(diagnostics.map((diagnostic) => [JSON.stringify(diagnostic), diagnostic])).values()];
}
