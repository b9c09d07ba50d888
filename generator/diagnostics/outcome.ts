/** What a stage hands on: its value, or the reasons why there is none. All of a stage's findings come at once. */
import type { Diagnostic } from "./diagnostic.ts";

export type Outcome<Value> =
  | { readonly ok: true; readonly value: Value; readonly diagnostics: readonly Diagnostic[] }
  | { readonly ok: false; readonly diagnostics: readonly Diagnostic[] };

export function isError({ severity }: Diagnostic): boolean {
  return severity === "error";
}

/** A value with no error among its diagnostics; otherwise the diagnostics alone. */
export function outcome<Value>(value: Value, diagnostics: readonly Diagnostic[]): Outcome<Value> {
  return diagnostics.some(isError) ? { ok: false, diagnostics } : { ok: true, value, diagnostics };
}

/** The value alone; its findings go to the others. */
export function takeValue<Value>(result: Outcome<Value>, found: Diagnostic[]): Value | undefined {
  found.push(...result.diagnostics);
  return result.ok ? result.value : undefined;
}

export function failure(diagnostics: readonly Diagnostic[]): Outcome<never> {
  return { ok: false, diagnostics };
}
