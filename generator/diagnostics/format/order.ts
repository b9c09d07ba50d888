/** Diagnostics in the order of reading, and their count: the same for every format. */
import type { Diagnostic } from "../diagnostic.ts";

/** By file, line, column and code; those without a place first. */
export function inReadingOrder(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  return diagnostics.toSorted(
    (one, other) =>
      byCodeUnits(one.at?.file ?? "", other.at?.file ?? "") ||
      (one.at?.line ?? 0) - (other.at?.line ?? 0) ||
      (one.at?.column ?? 0) - (other.at?.column ?? 0) ||
      byCodeUnits(one.code, other.code) ||
      byCodeUnits(one.message, other.message),
  );
}

/** Never by a locale: the order must be the same on every machine. */
function byCodeUnits(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}

export interface Summary {
  readonly errors: number;
  readonly warnings: number;
}

export function summary(diagnostics: readonly Diagnostic[]): Summary {
  const errors = diagnostics.filter((one) => one.severity === "error").length;
  return { errors, warnings: diagnostics.length - errors };
}

/** `2 errors, 1 warning`; empty where there is neither. */
export function summaryLine({ errors, warnings }: Summary): string {
  return [counted(errors, "error"), counted(warnings, "warning")].filter((part) => part !== "").join(", ");
}

function counted(count: number, noun: string): string {
  return count === 0 ? "" : `${count} ${noun}${count === 1 ? "" : "s"}`;
}
