/** Limits leave a value: none is negative, none upside down, and a range of whole numbers holds one. */
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { report } from "../diagnostics/report.ts";
import type { ArrayShape, MapShape, NumberShape, Shape, StringShape } from "../model/shape.ts";
import { multipleFrom } from "../values/multiple.ts";
import type { GatheredService } from "./rule.ts";
import { eachShape, subjectPhrase, type Subject } from "./subjects.ts";

export function limitsLeaveValues({ subjects }: GatheredService): readonly Diagnostic[] {
  return [...eachShape(subjects, ["number"], ofNumbers), ...eachShape(subjects, ["string", "array", "map"], ofCounts)];
}

type Count = "characters" | "items" | "fields";

type CountedShape = StringShape | ArrayShape | MapShape;

/** Limits of what is counted: the facets' names, and what they count. */
function countsOf(shape: CountedShape): { readonly of: Count; readonly least: number | undefined; readonly most: number | undefined } {
  if (shape.is === "string") return { of: "characters", least: shape.minLength, most: shape.maxLength };
  if (shape.is === "array") return { of: "items", least: shape.minItems, most: shape.maxItems };
  return { of: "fields", least: shape.minProperties, most: shape.maxProperties };
}

function ofCounts(shape: CountedShape, subject: Subject): readonly Diagnostic[] {
  const { of, least, most } = countsOf(shape);
  if (least === undefined && most === undefined) return [];
  const wrong = [least, most].find((limit) => limit !== undefined && !(Number.isSafeInteger(limit) && limit >= 0));
  if (wrong !== undefined) return [report("limit-is-no-count", { subject: subjectPhrase(subject), limit: wrong, of }, subject.origin.definition)];
  return least === undefined || most === undefined || least <= most
    ? []
    : [report("counts-upside-down", { subject: subjectPhrase(subject), least, most, of }, subject.origin.definition)];
}

function ofNumbers(shape: NumberShape, subject: Subject): readonly Diagnostic[] {
  const { exclusiveMinimum, exclusiveMaximum } = shape;
  const { lowest, highest } = boundsOf(shape);
  if (lowest > highest) return [report("range-upside-down", { subject: subjectPhrase(subject), lowest, highest }, subject.origin.definition)];
  if (lowest === highest && (lowest === exclusiveMinimum || highest === exclusiveMaximum))
    return [report("range-excludes-itself", { subject: subjectPhrase(subject), limit: lowest }, subject.origin.definition)];
  if (shape.integer === true && !holdsInteger(shape))
    return [report("no-integer-in-range", { subject: subjectPhrase(subject), lowest, highest }, subject.origin.definition)];
  return shape.multipleOf === undefined ? [] : ofSteps(shape.multipleOf, lowest, highest, subject);
}

function ofSteps(step: number, lowest: number, highest: number, subject: Subject): readonly Diagnostic[] {
  if (!(Number.isFinite(step) && step > 0)) return [report("step-is-none", { subject: subjectPhrase(subject), step }, subject.origin.definition)];
  const isHeld = lowest === -Infinity || highest === Infinity || multipleFrom(lowest, step) <= highest;
  return isHeld ? [] : [report("no-multiple-in-range", { subject: subjectPhrase(subject), step, lowest, highest }, subject.origin.definition)];
}

/** Whether a range leaves no value, which is a finding of its own: no default could fit. */
export function isUpsideDown(shape: Shape): boolean {
  if (shape.is !== "number") return false;
  const { lowest, highest } = boundsOf(shape);
  return lowest > highest;
}

function boundsOf({ minimum = -Infinity, maximum = Infinity, exclusiveMinimum = -Infinity, exclusiveMaximum = Infinity }: NumberShape): {
  readonly lowest: number;
  readonly highest: number;
} {
  return { lowest: Math.max(minimum, exclusiveMinimum), highest: Math.min(maximum, exclusiveMaximum) };
}

function holdsInteger({ minimum = -Infinity, maximum = Infinity, exclusiveMinimum = -Infinity, exclusiveMaximum = Infinity }: NumberShape): boolean {
  const first = Math.max(Math.ceil(minimum), Math.floor(exclusiveMinimum) + 1);
  const last = Math.min(Math.floor(maximum), Math.ceil(exclusiveMaximum) - 1);
  return first <= last;
}
