/**
 * The shape of a JSON value, as the document states it. A shape is a plain value: it prints as JSON and is
 * never altered. What is known of a field beyond its type (its default, its role) stands on the shape as facets.
 * `At` is what a node knows of where it comes from: an `Origin` in the model, a bare declaration while it is being read.
 */
import type { Contradiction, Origin } from "./origin.ts";

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
export type Scalar = null | boolean | number | string;

export interface Facets<At = Origin> {
  readonly default?: Json;
  /** The service sets it; a request cannot. */
  readonly readOnly?: true;
  /** A request sets it; no answer shows it. */
  readonly writeOnly?: true;
  /** What the value does in the service; see `specwright/http`. */
  readonly role?: Role;
  /** What of an otherwise known shape the document does not show. */
  readonly notShown?: string;
  readonly contradiction?: Contradiction<At>;
  /** The shape that a request may carry, where it differs from the one that an answer carries. */
  readonly sent?: Shape<At>;
}

/** Roles of fields: a closed vocabulary, which clients, stub and tests read in place of names. */
export type Role =
  /** The service assigns the value when the object is created. */
  | { readonly role: "assigned" }
  /** The path of the object that the field stands in, or of another one. */
  | { readonly role: "path-of"; readonly of: string }
  /** The block is also a resource of its own, at this URI. */
  | { readonly role: "addressed-at"; readonly uri: string }
  /** A number that only grows until it is reset; `chosen` where the document does not say so. */
  | { readonly role: "counter"; readonly chosen?: true }
  /** A number that goes up and down. */
  | { readonly role: "gauge"; readonly chosen?: true }
  /** In a placeholder: the value of a field that the URI calls otherwise. */
  | { readonly role: "key-field"; readonly of: string }
  /** The name of a counter. */
  | { readonly role: "counter-name" };

export interface StringShape<At = Origin> extends Facets<At> {
  readonly is: "string";
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly format?: string;
}

export interface NumberShape<At = Origin> extends Facets<At> {
  readonly is: "number";
  readonly integer?: true;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly exclusiveMaximum?: number;
  /** Above 0. */
  readonly multipleOf?: number;
  /** How it is held: `int32`, `double`. */
  readonly format?: string;
  /** The number is a sum of these bits: value of the bit and its name, in ascending order. */
  readonly bits?: readonly { readonly bit: number; readonly name: string }[];
}

export interface BooleanShape<At = Origin> extends Facets<At> {
  readonly is: "boolean";
}

export interface NullShape<At = Origin> extends Facets<At> {
  readonly is: "null";
}

/** Allowed values, in the order in which the definition declares them; all strings or all numbers. */
export interface LiteralsShape<At = Origin> extends Facets<At> {
  readonly is: "literals";
  readonly values: readonly Scalar[];
  /** Known in part: other values of the same type occur. */
  readonly open?: true;
  readonly format?: string;
}

export interface Field<At = Origin> {
  /** As on the wire. */
  readonly name: string;
  readonly required: boolean;
  readonly shape: Shape<At>;
  /** Markdown, empty where the definition has none. */
  readonly description: string;
  readonly example?: Json;
  readonly deprecated?: true;
  readonly origin: At;
}

export interface ObjectShape<At = Origin> extends Facets<At> {
  readonly is: "object";
  readonly fields: readonly Field<At>[];
  /** No other field occurs. */
  readonly closed?: true;
}

/** Everything that all parts say, for example a component with one more field. */
export interface IntersectionShape<At = Origin> extends Facets<At> {
  readonly is: "intersection";
  readonly parts: readonly Shape<At>[];
  /** No field but those of the parts occurs. */
  readonly closed?: true;
}

export interface ArrayShape<At = Origin> extends Facets<At> {
  readonly is: "array";
  readonly items: Shape<At>;
  readonly minItems?: number;
  readonly maxItems?: number;
  /** No two items are the same. */
  readonly uniqueItems?: true;
}

/** An object whose keys the document does not fix. */
export interface MapShape<At = Origin> extends Facets<At> {
  readonly is: "map";
  readonly values: Shape<At>;
  readonly minProperties?: number;
  readonly maxProperties?: number;
}

export interface UnionShape<At = Origin> extends Facets<At> {
  readonly is: "union";
  readonly of: readonly Shape<At>[];
}

/** A schema with a name of its own: `Schema.id`. */
export interface ReferenceShape<At = Origin> extends Facets<At> {
  readonly is: "reference";
  readonly to: string;
}

/** The document says that a value stands here and does not show it. */
export interface NotShownShape<At = Origin> extends Facets<At> {
  readonly is: "not-shown";
  readonly what: string;
}

/** Any JSON value. */
export interface AnyShape<At = Origin> extends Facets<At> {
  readonly is: "any";
}

export type Shape<At = Origin> =
  | StringShape<At>
  | NumberShape<At>
  | BooleanShape<At>
  | NullShape<At>
  | LiteralsShape<At>
  | ObjectShape<At>
  | IntersectionShape<At>
  | ArrayShape<At>
  | MapShape<At>
  | UnionShape<At>
  | ReferenceShape<At>
  | NotShownShape<At>
  | AnyShape<At>;

/** A shape with a name of its own; recursive shapes refer to themselves by it. */
export interface Schema<At = Origin> {
  /** Where it is declared: `<file>#<name>`. Unique in a service. */
  readonly id: string;
  /** Its name in the outputs, in PascalCase. Unique in a service. */
  readonly name: string;
  readonly shape: Shape<At>;
  readonly description: string;
  readonly example?: Json;
  readonly deprecated?: true;
  readonly origin: At;
}
