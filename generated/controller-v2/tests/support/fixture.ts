/** Builders of valid objects: with the fields that have to be there, or with all of them. The same seed gives the same object. */
import { multipleFrom } from "../../stub/src/runtime/multiple.ts";
import { fittingNumber } from "../../stub/src/runtime/numbers.ts";
import { fittingText } from "../../stub/src/runtime/texts.ts";
import { NothingThere } from "./nothing-there.ts";

/** What an object can hold, as far as a valid value asks for it. */
export type Spec =
  | { readonly is: "text"; readonly least?: number; readonly most?: number; readonly pattern?: string; readonly format?: string }
  | { readonly is: "number"; readonly from?: number; readonly to?: number; readonly above?: number; readonly below?: number; readonly whole?: true; readonly step?: number; readonly bits?: readonly number[] }
  /** One of these values; `open` where others of their type occur. */
  | { readonly is: "one"; readonly of: readonly (null | boolean | number | string)[]; readonly open?: true }
  | { readonly is: "list"; readonly of: Spec; readonly least?: number }
  | { readonly is: "map"; readonly of: Spec; readonly least?: number }
  | ObjectSpec
  | { readonly is: "any" };

export interface ObjectSpec {
  readonly is: "object";
  readonly required: { readonly [field: string]: Spec };
  readonly optional: { readonly [field: string]: Spec };
}

/** The type of the values that a builder makes. */
export type Built<Of> = Of extends { readonly is: "text" }
  ? string
  : Of extends { readonly is: "number" }
    ? number
    : Of extends { readonly is: "one"; readonly of: readonly (infer Value)[] }
      ? Value | (Of extends { readonly open: true } ? Wide<Value> : never)
      : Of extends { readonly is: "list"; readonly of: infer Item }
        ? Built<Item>[]
        : Of extends { readonly is: "map"; readonly of: infer Item }
          ? { [field: string]: Built<Item> }
          : Of extends { readonly is: "object"; readonly required: infer Required; readonly optional: infer Optional }
            ? { -readonly [Name in keyof Required]: Built<Required[Name]> } & { -readonly [Name in keyof Optional]?: Built<Optional[Name]> }
            : unknown;

/** Any value of the type; the known ones are still suggested. */
type Wide<Value> = Value extends string ? string & {} : Value extends number ? number & {} : never;

export interface Fixture<Value = object> {
  /** The fields that have to be there. */
  minimal(seed?: number): Value;
  /** Every field. */
  full(seed?: number): Value;
}

export function fixture<const Of extends ObjectSpec>(spec: Of): Fixture<Built<Of>> {
  return {
    minimal: (seed = 1) => built(spec, seed, false) as Built<Of>,
    full: (seed = 1) => built(spec, seed, true) as Built<Of>,
  };
}

/** A spec that would lie too deep in another one for a compiler: what is in it has no type of its own. */
export function objectSpec<const Of extends ObjectSpec>(spec: Of): ObjectSpec {
  return spec;
}

type Value = null | boolean | number | string | readonly Value[] | { readonly [field: string]: Value };

function built(spec: ObjectSpec, seed: number, full: boolean): Value {
  const value = objectOf(spec, seed, full);
  if (value === undefined) throw new NothingThere("No value is known that fits all that is said of a field that has to be there.");
  return value;
}

/** Nothing where no valid value is known of a field that has to be there; others are left out. */
function objectOf({ required, optional }: ObjectSpec, seed: number, full: boolean): Value | undefined {
  const valuesOf = (specs: { readonly [field: string]: Spec }): readonly (readonly [string, Value | undefined])[] => Object.entries(specs).map(([name, spec]) => [name, valueOf(spec, name, seed, full)]);
  const needed = valuesOf(required);
  const others = full ? valuesOf(optional).filter(([, value]) => value !== undefined) : [];
  return needed.some(([, value]) => value === undefined) ? undefined : Object.fromEntries([...needed, ...others] as readonly (readonly [string, Value])[]);
}

/** Nothing where no valid value is known. */
function valueOf(spec: Spec, name: string, seed: number, full: boolean): Value | undefined {
  switch (spec.is) {
    case "text":
      return textOf(spec, name, seed);
    case "number":
      return numberOf(spec, seed);
    case "one":
      return spec.of[seed % spec.of.length];
    case "list":
      return several(spec, name, seed, full);
    case "map": {
      const values = several(spec, name, seed, full);
      return values === undefined ? undefined : Object.fromEntries(values.map((value, at) => [`${name}-${at}`, value]));
    }
    case "object":
      return objectOf(spec, seed, full);
    case "any":
      return `${name}-${seed}`;
  }
}

/** As many as there have to be, and one where all that can be is wanted. */
function several({ of, least = 0 }: Extract<Spec, { is: "list" | "map" }>, name: string, seed: number, full: boolean): readonly Value[] | undefined {
  const values = Array.from({ length: Math.max(least, full ? 1 : 0) }, (_, at) => valueOf(of, name, seed + at, full));
  const known = values.filter((value) => value !== undefined);
  return known.length < least ? undefined : known;
}

/** The end of a long text is kept: it tells one seed from another. */
function textOf({ least = 0, most = Infinity, pattern, format }: Extract<Spec, { is: "text" }>, name: string, seed: number): string | undefined {
  const text = `${name}-${seed}`;
  const usual = (text.length > most ? text.slice(-most) : text).padStart(least, "-");
  return fittingText({ minLength: least, ...(most === Infinity ? {} : { maxLength: most }), ...(pattern === undefined ? {} : { pattern }), ...(format === undefined ? {} : { format }) }, seed, usual);
}

function numberOf(spec: Extract<Spec, { is: "number" }>, seed: number): number | undefined {
  const { from: minimum, to: maximum, above: exclusiveMinimum, below: exclusiveMaximum, whole: integer, step: multipleOf, bits } = spec;
  const stated = Object.entries({ minimum, maximum, exclusiveMinimum, exclusiveMaximum, integer, multipleOf, bits }).filter(([, fact]) => fact !== undefined);
  return fittingNumber(Object.fromEntries(stated), seed, usualNumber(spec, seed));
}

function usualNumber({ from, to, above, below, step, bits }: Extract<Spec, { is: "number" }>, seed: number): number {
  const low = from ?? (above === undefined ? Math.min(1, to ?? 1, (below ?? 2) - 1) : above + 1);
  const high = to ?? (below === undefined ? low + 65_000 : below - 1);
  const sums = (bits ?? []).filter((bit) => bit >= low && bit <= high);
  if (sums.length > 0) return sums[seed % sums.length]!;
  if (step !== undefined) return multipleBetween(low, high, step, seed);
  return high >= low ? low + (seed % (Math.floor(high - low) + 1)) : (low + high) / 2;
}

function multipleBetween(low: number, high: number, step: number, seed: number): number {
  const first = multipleFrom(low, step);
  const further = Math.max(0, Math.floor((high - first) / step));
  return Number((first + step * (seed % (further + 1))).toPrecision(15));
}
