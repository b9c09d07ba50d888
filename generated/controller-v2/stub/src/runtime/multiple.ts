/** Multiples of steps that binary fractions do not hold exactly, such as 0.1: to the ninth digit behind the point of the quotient. */

export function isMultiple(value: number, step: number): boolean {
  const quotient = value / step;
  return Math.abs(quotient - Math.round(quotient)) <= 1e-9 * Math.max(1, Math.abs(quotient));
}

/** The least multiple that is not below a number. */
export function multipleFrom(least: number, step: number): number {
  const quotient = least / step;
  return Number(((isMultiple(least, step) ? Math.round(quotient) : Math.ceil(quotient)) * step).toPrecision(15));
}
