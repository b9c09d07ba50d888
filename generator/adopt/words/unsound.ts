/** Values that a row does not allow, such as a default outside of its range. */
import { valueOf, type Fact, type Limits } from "../../facts/fact.ts";
import type { Scalar } from "../../model/shape.ts";
import { allowedValues } from "./as-typed.ts";

/** Why a fact is put aside, and the fact that it does not agree with. A word in the place of a number is no value of any type: nothing else is said. */
export interface Unsound {
  readonly why: string;
  readonly beside?: Fact;
}

/** Why what a row says does not allow a value; undefined where it does. */
export function unsoundValue(value: Scalar, facts: readonly Fact[]): Unsound | undefined {
  const beside = (...names: readonly Fact["fact"][]): Pick<Unsound, "beside"> => {
    const fact = facts.find((one) => names.includes(one.fact));
    return fact === undefined ? {} : { beside: fact };
  };
  const type = valueOf(facts, "type") ?? "";
  const values = allowedValues(facts);
  if (value === null && values === undefined && isPlain(type)) return undefined;
  if (values !== undefined)
    return values.some((one) => String(one) === String(value)) ? undefined : { why: "it is not among the allowed values", ...beside("values", "bits") };
  if (type === "object" || type.startsWith("array")) return { why: `it has the type ${type}` };
  if (type === "boolean") return typeof value === "boolean" || value === 0 || value === 1 ? undefined : { why: "it is no boolean" };
  if (type === "string") {
    const why = unmatched(String(value), valueOf(facts, "pattern"));
    if (why !== undefined) return { why, ...beside("pattern") };
    return outside([...String(value)].length, valueOf(facts, "length"), "its length is", beside("length"));
  }
  if (type !== "number" && type !== "integer") return undefined;
  if (typeof value !== "number") return { why: "it is no number" };
  if (type === "integer" && !Number.isInteger(value)) return { why: "it is no whole number" };
  return outside(value, valueOf(facts, "range"), "it is", beside("range"));
}

function unmatched(value: string, pattern: string | undefined): string | undefined {
  return pattern === undefined || new RegExp(pattern, "u").test(value) ? undefined : "it does not match the pattern";
}

/** A value that is null where none is given can be null. */
function isPlain(type: string): boolean {
  return ["string", "number", "integer"].includes(type);
}

function outside(value: number, limits: Limits | undefined, what: string, beside: Pick<Unsound, "beside">): Unsound | undefined {
  if (limits?.minimum !== undefined && value < limits.minimum) return { why: `${what} below ${limits.minimum}`, ...beside };
  return limits?.maximum !== undefined && value > limits.maximum ? { why: `${what} above ${limits.maximum}`, ...beside } : undefined;
}
