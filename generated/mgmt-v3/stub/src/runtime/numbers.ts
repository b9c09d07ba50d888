/** Numbers that fit what is said of them: limits, steps, bits. */
import type { NumberShape } from "./data.ts";
import { numberFact } from "./facts.ts";
import { multipleFrom } from "./multiple.ts";

/**
 * Nothing where no number is known that fits. Numbers lead to numbers of their own, as far as there are so many.
 *
 * @param usual the number to be taken where it fits
 */
export function fittingNumber(shape: Omit<NumberShape, "is">, number: number, usual: number): number | undefined {
  const fits = (one: number): boolean => numberFact({ is: "number", ...shape }, one) === undefined;
  if (fits(usual)) return usual;
  const known = (shape.bits === undefined ? withinLimits(shape) : sumsOf(shape.bits)).filter(fits);
  return known[number % known.length];
}

/** Beyond that many, further sums are no help. */
const SUMS = 4096;

function sumsOf(bits: readonly number[]): readonly number[] {
  const sums = bits.reduce<readonly number[]>((all, bit) => (all.length >= SUMS ? all : [...all, ...all.map((sum) => sum + bit)]), [0]);
  return [...new Set(sums)];
}

/** How many multiples are tried from either limit. */
const STEPS = 100;

function withinLimits({ minimum, maximum, exclusiveMinimum, exclusiveMaximum, integer, multipleOf }: Omit<NumberShape, "is">): readonly number[] {
  const low = Math.max(minimum ?? -Infinity, exclusiveMinimum ?? -Infinity);
  const high = Math.min(maximum ?? Infinity, exclusiveMaximum ?? Infinity);
  const step = multipleOf ?? 1;
  const limits = [low, high].filter(Number.isFinite);
  const near = (limits.length === 0 ? [0] : limits).flatMap((limit) => Array.from({ length: 2 * STEPS + 1 }, (_, at) => multipleNear(limit, step, at - STEPS)));
  const between = integer || multipleOf !== undefined || limits.length < 2 ? [] : [low, (low + high) / 2, high];
  return [...new Set([...near, ...between])];
}

/** The multiple that comes so many steps after the first one from a limit on. */
function multipleNear(limit: number, step: number, steps: number): number {
  // No zero is below nothing.
  return Number((multipleFrom(limit, step) + step * steps).toPrecision(15)) || 0;
}
