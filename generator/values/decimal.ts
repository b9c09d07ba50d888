/** Numbers in all their digits. */

/**
 * A number as it is. JavaScript writes zeros for the last digits of large whole numbers, and readers with exact whole numbers would
 * take 18446744073709552000 for another one than 2^64.
 */
export function decimalText(value: number): string {
  return Number.isInteger(value) && !Number.isSafeInteger(value) && Math.abs(value) < 1e21 ? String(BigInt(value)) : String(value);
}

/** A value as JSON on one line; a number in all its digits. */
export function jsonText(value: unknown): string {
  return typeof value === "number" ? decimalText(value) : JSON.stringify(value);
}
