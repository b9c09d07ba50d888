/**
 * What a stub knows of its service, as plain data: resources, operations, shapes and roles, out of the service's
 * definitions. The runtime reads these and knows no name of any service.
 */

export type Json = null | boolean | number | string | readonly Json[] | JsonObject;

export interface JsonObject {
  readonly [name: string]: Json;
}

export type Effect = "read" | "list" | "create" | "modify" | "replace" | "delete" | "observe" | "act";

export type Role =
  | { readonly role: "assigned" }
  | { readonly role: "path-of"; readonly of: string }
  | { readonly role: "addressed-at"; readonly uri: string }
  | { readonly role: "counter"; readonly chosen?: true }
  | { readonly role: "gauge"; readonly chosen?: true }
  | { readonly role: "key-field"; readonly of: string }
  | { readonly role: "counter-name" };

interface Facets {
  readonly default?: Json;
  readonly readOnly?: true;
  /** A request sets it; no answer shows it. */
  readonly writeOnly?: true;
  readonly role?: Role;
  /** The shape that a request may carry, where it differs from the one that an answer carries. */
  readonly sent?: Shape;
}

export interface StringShape extends Facets {
  readonly is: "string";
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly format?: string;
}

export interface NumberShape extends Facets {
  readonly is: "number";
  readonly integer?: true;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly exclusiveMaximum?: number;
  readonly multipleOf?: number;
  /** The number is a sum of these. */
  readonly bits?: readonly number[];
}

export interface LiteralsShape extends Facets {
  readonly is: "literals";
  readonly values: readonly (null | boolean | number | string)[];
  /** Other values of the same type occur. */
  readonly open?: true;
}

export interface FieldData {
  readonly name: string;
  readonly required?: true;
  readonly shape: Shape;
}

export interface ObjectShape extends Facets {
  readonly is: "object";
  readonly fields: readonly FieldData[];
  /** Other fields occur. */
  readonly open?: true;
}

export interface IntersectionShape extends Facets {
  readonly is: "intersection";
  readonly parts: readonly Shape[];
  /** Other fields occur than those of the parts. */
  readonly open?: true;
}

export interface ArrayShape extends Facets {
  readonly is: "array";
  readonly items: Shape;
  readonly minItems?: number;
  readonly maxItems?: number;
  /** No two items are the same. */
  readonly uniqueItems?: true;
}

export interface MapShape extends Facets {
  readonly is: "map";
  readonly values: Shape;
  readonly minProperties?: number;
  readonly maxProperties?: number;
}

export interface UnionShape extends Facets {
  readonly is: "union";
  readonly of: readonly Shape[];
}

export interface ReferenceShape extends Facets {
  readonly is: "reference";
  /** A name in `ServiceData.shapes`. */
  readonly to: string;
}

export interface PlainShape extends Facets {
  readonly is: "boolean" | "null" | "any";
}

export type Shape =
  | StringShape
  | NumberShape
  | LiteralsShape
  | ObjectShape
  | IntersectionShape
  | ArrayShape
  | MapShape
  | UnionShape
  | ReferenceShape
  | PlainShape;

/** What holds a value in a payload: one field of this name, or one whose name is that of the object's own type. */
export type Envelope = { readonly named: string } | { readonly named?: never };

/** The media type is `application/json` where none is given. */
export type Payload =
  | { readonly is: "none" | "silent" }
  | { readonly is: "not-shown"; readonly what: string; readonly mediaType?: string }
  /** The shape is that of the value within the envelope; the text is the document's example of a body that is no JSON. */
  | { readonly is: "json"; readonly shape: Shape; readonly envelope?: Envelope; readonly mediaType?: string; readonly text?: string };

export interface Sampling {
  /** The path of the field that names the counters, in dots from the object. */
  readonly names: string;
  /** Seconds. */
  readonly windows: readonly number[];
  readonly aggregates: readonly string[];
}

export interface OperationData {
  readonly id: string;
  readonly method: string;
  readonly effect: Effect;
  readonly request: Payload;
  /** Three digits where the document states it, otherwise a class such as `2XX`. */
  readonly status: string;
  readonly answer: Payload;
  /** The answers other than success that the document states, by status. */
  readonly failures?: { readonly [status: string]: Payload };
  readonly query?: readonly FieldData[];
  readonly headers?: readonly FieldData[];
  readonly contains?: true;
  /** The placeholder that holds the value of a field with the role `assigned`. */
  readonly looksUp?: string;
  readonly sampling?: Sampling;
  /** What it asks of its caller, where that is not what the service asks of all. */
  readonly access?: Ways;
  /** What the document says that it does not show of the operation. */
  readonly gaps?: readonly string[];
  /** The document does not give the resource this operation: that the stub has it is a choice. */
  readonly undocumented?: true;
}

/** A part of a key: the placeholder that holds it in the URI, and the field that holds it in the object. */
export interface KeyPart {
  readonly placeholder: string;
  readonly field?: string;
}

/** What is stored at a URI. */
export interface ObjectData {
  /** The name of its type on the wire; otherwise the segment of the URI that names it. */
  readonly name?: string;
  readonly shape: Shape;
  readonly key: readonly KeyPart[];
}

export interface ResourceData {
  /** With `{placeholder}`s, from the service's base on. */
  readonly uri: string;
  /** The URI is a pattern that stands for objects that the document does not list. */
  readonly generic?: true;
  /** The shapes of placeholders that are not plain strings. */
  readonly placeholders?: { readonly [name: string]: Shape };
  readonly object?: ObjectData;
  readonly operations: readonly OperationData[];
  /** What the document says that it does not show of the resource. */
  readonly gaps?: readonly string[];
}

export type CredentialData =
  | { readonly name: string; readonly is: "basic" }
  | { readonly name: string; readonly is: "header"; readonly header: string; readonly word: string }
  /** Of the query, or a cookie. */
  | { readonly name: string; readonly is: "query" | "cookie"; readonly parameter: string }
  /** One that the client shows when the connection is made. */
  | { readonly name: string; readonly is: "certificate" };

/** Ways in, each of which suffices; what stands in one is needed together. Where there are none, nothing is. */
export type Ways = readonly (readonly NeededData[])[];

export interface NeededData {
  readonly scheme: string;
  readonly scopes?: readonly string[];
}

/** What one definition file adds to a service. */
export interface PartData {
  readonly shapes: { readonly [name: string]: Shape };
  readonly resources: readonly ResourceData[];
}

export interface ServiceData extends PartData {
  readonly name: string;
  readonly title: string;
  /** The path that every URI stands below. */
  readonly base: string;
  /** Each alone suffices, unless `access` says otherwise. */
  readonly credentials: readonly CredentialData[];
  readonly access?: Ways;
  /** The headers of every request. */
  readonly headers: readonly FieldData[];
}
