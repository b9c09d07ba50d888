/** Strings, numbers and enumerations: what they let through. */
import type { LiteralsShape, NumberShape, StringShape } from "../../model/shape.ts";
import type { ChangeLocation, Differences } from "../change.ts";
import type { Bound, Limits } from "../limits.ts";
import { compareValue, matchByName } from "./values.ts";

export function* compareStrings(before: StringShape, after: StringShape, here: ChangeLocation): Differences {
  yield* compareValue("length", lengthLimits(before), lengthLimits(after), here);
  yield* compareValue("pattern", before.pattern, after.pattern, here);
  yield* compareValue("format", before.format, after.format, here);
}

export function lengthLimits({ minLength, maxLength }: StringShape): Limits | undefined {
  return countLimits(minLength, maxLength);
}

export function* compareNumbers(before: NumberShape, after: NumberShape, here: ChangeLocation): Differences {
  yield* compareValue("integer", before.integer, after.integer, here);
  yield* compareValue("step", before.multipleOf, after.multipleOf, here);
  yield* compareValue("range", rangeLimits(before), rangeLimits(after), here);
  yield* compareValue("format", before.format, after.format, here);
  if (before.bits === undefined || after.bits === undefined) return yield* compareValue("bits", before.bits, after.bits, here);
  const { both, removed, added } = matchByName(before.bits, after.bits, ({ bit }) => `${bit}`);
  for (const [one, other] of both) yield* compareValue("bit-name", `${one.bit} (${one.name})`, `${other.bit} (${other.name})`, here);
  for (const one of removed) yield* compareValue("bit", one, undefined, here);
  for (const one of added) yield* compareValue("bit", undefined, one, here);
}

export function rangeLimits({ integer, minimum, maximum, exclusiveMinimum, exclusiveMaximum }: NumberShape): Limits | undefined {
  const [least, most] = [strictest(minimum, exclusiveMinimum, Math.max), strictest(maximum, exclusiveMaximum, Math.min)];
  return integer === true ? limits(nextWhole(least, 1), nextWhole(most, -1)) : limits(least, most);
}

/** Between whole numbers that are told apart, the bound that is not allowed itself says the same as the next one. */
function nextWhole(bound: Bound | undefined, step: 1 | -1): Bound | undefined {
  return bound?.exclusive === true && Number.isSafeInteger(bound.value + step) && Number.isInteger(bound.value) ? { value: bound.value + step } : bound;
}

/** A bound and one that is not allowed itself: the one that lets less through. */
function strictest(allowed: number | undefined, excluded: number | undefined, stricter: (one: number, other: number) => number): Bound | undefined {
  if (excluded === undefined) return allowed === undefined ? undefined : { value: allowed };
  if (allowed === undefined || stricter(allowed, excluded) === excluded) return { value: excluded, exclusive: true };
  return { value: allowed };
}

/** How many characters, entries or members there can be: at least none says nothing. */
export function countLimits(least: number | undefined, most: number | undefined): Limits | undefined {
  return limits(least === undefined || least === 0 ? undefined : { value: least }, most === undefined ? undefined : { value: most });
}

function limits(least: Bound | undefined, most: Bound | undefined): Limits | undefined {
  if (least === undefined && most === undefined) return undefined;
  return { ...(least === undefined ? {} : { least }), ...(most === undefined ? {} : { most }) };
}

export function* compareMembers(before: Limits | undefined, after: Limits | undefined, here: ChangeLocation): Differences {
  yield* compareValue("count", before, after, here);
}

/** Values that came or went mean less where others were possible all the time. */
export function* compareLiterals(before: LiteralsShape, after: LiteralsShape, here: ChangeLocation): Differences {
  yield* compareValue("open", before.open, after.open, here);
  yield* compareValue("format", before.format, after.format, here);
  if (before.open === true && after.open === true) yield* compareValue("gap", before.notShown, after.notShown, here);
  const aspect = before.open === true || after.open === true ? "known-values" : "values";
  const { removed, added } = matchByName(before.values, after.values, (value) => JSON.stringify(value));
  if (removed.length > 0) yield* compareValue(aspect, removed, undefined, here);
  if (added.length > 0) yield* compareValue(aspect, undefined, added, here);
}
