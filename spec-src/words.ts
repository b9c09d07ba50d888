/**
 * The words for the type of a field.
 *
 * To TypeScript a word is a plain type: `Range<0, 15>` is a number. To the generator it is that type and what the word
 * says about it. A new word is one more line in a file like this one: a type, and `Says` with facets out of `Facets`.
 *
 * Two words that say the same facet differently do not mix: `Range<0, 15, 3> & Integer<4>` says `default: never`, which
 * is an error. A default is therefore a parameter of the word: `Range<0, 15, 3>`, `Integer<4>`.
 */

/** Attaches what a word says. An ordinary value still assigns: the marker is optional and carries no value. */
export type Says<Said extends Facets> = { readonly "~says"?: Said };

/** Everything that a word can say. The generator refuses any other facet. */
export interface Facets {
  /** A whole number. */
  integer?: true;
  /** The least that is allowed. */
  minimum?: number;
  /** The most that is allowed. */
  maximum?: number;
  /** Every value is above this number. */
  exclusiveMinimum?: number;
  /** Every value is below this number. */
  exclusiveMaximum?: number;
  /** A multiple of this number, above 0. */
  multipleOf?: number;
  /** The fewest characters of a string. */
  minLength?: number;
  /** The most characters of a string. */
  maxLength?: number;
  /** A regular expression (ECMA-262, unanchored as in JSON Schema). */
  pattern?: string;
  /** A format of JSON Schema or OpenAPI, or the document's own name for one. */
  format?: string;
  /** The fewest items of a list. */
  minItems?: number;
  /** The most items of a list. */
  maxItems?: number;
  /** No two items are the same. */
  uniqueItems?: true;
  /** The fewest fields of an object. */
  minProperties?: number;
  /** The most fields of an object. */
  maxProperties?: number;
  /** The value that holds where none is given. */
  default?: unknown;
  /** The service sets it; a request cannot. */
  readOnly?: true;
  /** A request sets it; no answer shows it. */
  writeOnly?: true;
  /** The number is a sum of these bits. */
  bits?: Record<number, string>;
  /** The literals are known in part; any other value of their type can occur. */
  open?: true;
  /** No field but the listed ones occurs. */
  closed?: true;
  /** What of the value the document does not show. */
  notShown?: string;
  /** What a request may carry, where that differs from what an answer carries. */
  sent?: unknown;
  /** Two statements of the document about the field that do not agree. */
  contradiction?: Contradiction;
  /** What the value does in the service; see `specwright/http`. */
  role?: object;
}

/** `Value` where it is given; says nothing otherwise. */
type Given<Facet extends string, Value> = [Value] extends [never] ? unknown : { [Name in Facet]: Value };

/** Null, where the type has it: nothing can be said by null itself, and what a word says holds for all that the type has. */
type OrNull<Type> = Type & null;

/** Any type, with a default: `Default<"multiple" | "single", "single">`. */
export type Default<Type, Value extends Type> = (Type & Says<{ default: Value }>) | OrNull<Type>;

/** A whole number; `Value` is its default: `Integer<4>`. */
export type Integer<Value extends number = never> = number & Says<{ integer: true } & Given<"default", Value>>;

/**
 * A number from `Min` to `Max`, both included; `Value` is its default: `Range<0, 15, 3>`. Whole only where the document
 * says so: `Range<0, 15> & Integer`.
 */
export type Range<Min extends number, Max extends number, Value extends number = never> = number &
  Says<{ minimum: Min; maximum: Max } & Given<"default", Value>>;

/** A multiple of `Step`: `Range<0, 100> & MultipleOf<5>`. */
export type MultipleOf<Step extends number> = number & Says<{ multipleOf: Step }>;

/** A string of at most `Max` characters; `Value` is its default: `Text<63, "none">`. */
export type Text<Max extends number, Value extends string = never> = string & Says<{ maxLength: Max } & Given<"default", Value>>;

/** A string that matches a regular expression. */
export type Pattern<Expression extends string> = string & Says<{ pattern: Expression }>;

/** A string in a named format: `Format<"date-time">`. */
export type Format<Name extends string> = string & Says<{ format: Name }>;

/** One of `Known`, or another value: `What` names what the document does not show, such as `"the full set of counters"`. */
export type OpenEnum<Known extends string | number, What extends string> = Known & Says<{ open: true; notShown: What }>;

/** A sum of named bits from `Min` to `Max`: `Bits<{ 1: "common"; 2: "packet" }, 1, 3>`. */
export type Bits<Names extends Record<number, string>, Min extends number = never, Max extends number = never> = number &
  Says<{ integer: true; bits: Names } & Given<"minimum", Min> & Given<"maximum", Max>>;

/** The service sets the value; a request cannot. */
export type ReadOnly<Type> = (Type & Says<{ readOnly: true }>) | OrNull<Type>;

/** A request sets the value, such as a password; no answer shows it. */
export type WriteOnly<Type> = (Type & Says<{ writeOnly: true }>) | OrNull<Type>;

/** What stands here is known in part: `Partly<string, "the allowed values">`. */
export type Partly<Type, What extends string> = (Type & Says<{ notShown: What }>) | OrNull<Type>;

/** A list in which no two items are the same: `Unique<string[]>`. */
export type Unique<List extends readonly unknown[]> = List & Says<{ uniqueItems: true }>;

/** An object with these fields and no other. */
export type Closed<Type> = Type & Says<{ closed: true }>;

/** An object with exactly one field, whose name the document leaves open. */
export type OneKeyed<Value> = { [key: string]: Value } & Says<{ minProperties: 1; maxProperties: 1 }>;

/** The document says that something stands here, and does not show what. `What` completes "not shown: …". */
export interface NotShown<What extends string> {
  readonly "~notShown": What;
}

/**
 * A field about which the document says two things: the type that was chosen, and both readings.
 *
 *     type?: Doubted<Flag, { about: "…"; readings: [Reading<"…", "section > row">, Reading<"…", "section > row">]; choice: "…" }>
 */
export type Doubted<Type, Doubt extends Contradiction> = (Type & Says<{ contradiction: Doubt }>) | OrNull<Type>;

/** Statements of the document that do not agree, and what the definitions follow. */
export interface Contradiction {
  /** What is in doubt, as a noun phrase. */
  about: string;
  /** At least two, in the document's order. */
  readings: readonly [Reading<string, string>, Reading<string, string>, ...Reading<string, string>[]];
  /** What the definitions follow, and why. */
  choice: string;
}

/** One reading of a contradiction, and the place that gives it (as after `@source`). */
export interface Reading<Statement extends string, Source extends string> {
  says: Statement;
  source: Source;
}
