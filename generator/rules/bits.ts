/** Bits are powers of two, each with a name of its own, and none is beyond the greatest sum that is allowed. */
import type { Diagnostic, Position } from "../diagnostics/diagnostic.ts";
import { report } from "../diagnostics/report.ts";
import type { NumberShape } from "../model/shape.ts";
import type { GatheredService } from "./rule.ts";
import { eachShape, subjectPhrase } from "./subjects.ts";

export function bitsAreSound({ subjects }: GatheredService): readonly Diagnostic[] {
  return eachShape(subjects, ["number"], (shape, subject) => {
    if (shape.bits === undefined) return [];
    return findings(subjectPhrase(subject), shape.bits, shape.maximum ?? Infinity, subject.origin.definition);
  });
}

function findings(subject: string, bits: NonNullable<NumberShape["bits"]>, maximum: number, at: Position): readonly Diagnostic[] {
  if (bits.length === 0) return [report("no-bits", { subject }, at)];
  const names = new Set<string>();
  const values = new Set<number>();
  return bits.flatMap(({ bit, name }) => {
    const [known, again] = [names.has(name), values.has(bit)];
    names.add(name);
    values.add(bit);
    if (!isPowerOfTwo(bit)) return [report("bit-is-no-power-of-two", { subject, bit, name }, at)];
    if (again) return [report("bit-twice", { subject, bit }, at)];
    if (known) return [report("bit-name-twice", { subject, name }, at)];
    return bit > maximum ? [report("bit-beyond-maximum", { subject, bit, name, maximum }, at)] : [];
  });
}

/** Of the numbers that a JSON number holds exactly. */
function isPowerOfTwo(bit: number): boolean {
  return Number.isSafeInteger(bit) && bit > 0 && (BigInt(bit) & (BigInt(bit) - 1n)) === 0n;
}
