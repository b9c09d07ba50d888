/** Bounds of ranges, lengths and counts: which of two lets less through. */
import type { Bound, Limits } from "../limits.ts";

/** How limits became others: each of their ends can be narrower, wider or the same. */
export type Shift = "narrowed" | "widened" | "moved";

export function limitsShift(from: Limits | undefined, to: Limits | undefined): Shift {
  const ends = [atLeast(to) - atLeast(from), excludes(from?.least, to?.least), atMost(from) - atMost(to), excludes(from?.most, to?.most)];
  const [least, leastItself, most, mostItself] = ends.map((one) => (Number.isNaN(one) ? 0 : one)) as [number, number, number, number];
  const narrower = [least === 0 ? leastItself : least, most === 0 ? mostItself : most];
  if (narrower.every((one) => one >= 0)) return "narrowed";
  return narrower.every((one) => one <= 0) ? "widened" : "moved";
}

export function isWithinLimits(limits: Limits | undefined, value: number): boolean {
  const [least, most] = [limits?.least, limits?.most];
  return (
    (least === undefined || (least.exclusive === true ? value > least.value : value >= least.value)) &&
    (most === undefined || (most.exclusive === true ? value < most.value : value <= most.value))
  );
}

function atLeast(limits: Limits | undefined): number {
  return limits?.least?.value ?? -Infinity;
}

function atMost(limits: Limits | undefined): number {
  return limits?.most?.value ?? Infinity;
}

/** Above zero where a bound came to be excluded, below where it came to be allowed. */
function excludes(from: Bound | undefined, to: Bound | undefined): number {
  return Number(to?.exclusive === true) - Number(from?.exclusive === true);
}
