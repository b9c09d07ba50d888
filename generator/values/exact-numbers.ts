/** Whether a number of JavaScript, which is what JSON has as well, holds what is written in all its digits. */
import { decimalText } from "./decimal.ts";

/** @param written a number literal without a sign, of JSON or of TypeScript */
export function isExactNumber(written: string): boolean {
  const read = readNumber(written);
  if (!Number.isFinite(read)) return false;
  const whole = wholeNumberIn(written);
  if (whole !== undefined) return whole === BigInt(read);
  return [String(read), decimalText(read)].some((text) => digitsOf(text) === digitsOf(plain(written)));
}

export function readNumber(written: string): number {
  return Number(plain(written));
}

/** A whole number that is written with nothing but digits. */
export function wholeNumberIn(written: string): bigint | undefined {
  return /^(?:\d+|0[xob][\da-f]+)$/i.test(plain(written)) ? BigInt(plain(written)) : undefined;
}

function plain(written: string): string {
  return written.replaceAll("_", "");
}

/** The digits that count, and where the point is: the same however a number is written. */
function digitsOf(text: string): string {
  const [, whole = "", fraction = "", exponent = "0"] = /^(\d*)\.?(\d*)(?:e([+-]?\d+))?$/i.exec(text) ?? [];
  const digits = (whole + fraction).replace(/^0+/, "");
  const counting = digits.replace(/0+$/, "");
  return counting === "" ? "0" : `${counting}e${Number(exponent) - fraction.length + digits.length - counting.length}`;
}
