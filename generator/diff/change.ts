/** What differs between two versions, before anybody judges it: one aspect of one thing, with both its values. */
import type { Operation, Sampling } from "../model/operation.ts";
import type { Origin } from "../model/origin.ts";
import type { Resource } from "../model/resource.ts";
import type { SecurityScheme, Server } from "../model/service.ts";
import type { Field, Json, Role, Scalar, Shape } from "../model/shape.ts";
import type { Form } from "../model/usage.ts";
import type { Way } from "../model/way.ts";
import type { Limits } from "./limits.ts";

export interface NamedBit {
  readonly bit: number;
  readonly name: string;
}

/** Each aspect with the values that it can have. A value that one version lacks is undefined there. */
export interface Aspects {
  readonly service: string;
  readonly title: string;
  readonly version: string;
  readonly server: Server;
  readonly "server-name": string;
  readonly "server-url": string;
  readonly "server-variable": string;
  /** Whether the document says that authentication is needed. */
  readonly authentication: "needed" | "not needed";
  readonly security: SecurityScheme;
  readonly "security-name": string;
  readonly credential: string;
  /** By its name in OpenAPI. */
  readonly flow: string;
  readonly "token-address": string;
  readonly scope: string;

  readonly resource: Resource;
  readonly uri: string;
  readonly "key-part": string;
  readonly "key-name": string;
  readonly "key-order": readonly string[];
  readonly kind: string;
  readonly fact: Json;
  readonly generic: true;
  readonly "resource-deprecated": true;

  readonly operation: Operation;
  readonly "operation-name": string;
  readonly method: string;
  readonly "operation-uri": string;
  readonly effect: string;
  readonly condition: string;
  readonly derived: true;
  readonly sampling: Sampling;
  readonly contains: true;
  readonly "look-up": string;
  readonly "operation-deprecated": true;
  /** What an operation asks of its caller; undefined where the document says nothing of authentication. */
  readonly access: readonly Way[];
  readonly parameter: Field;
  readonly header: Field;

  readonly status: string;
  readonly failure: string;
  readonly body: string;
  /** A body of which the document says that there is one or none. */
  readonly "stated-body": string;
  readonly "media-type": string;

  readonly field: Field;
  /** One of an object that has no other field than the listed ones, in either version. */
  readonly "closed-field": Field;
  readonly "field-name": string;
  readonly required: true;
  readonly deprecated: true;
  readonly "read-only": true;
  readonly "write-only": true;
  readonly default: Json;
  readonly role: Role;
  readonly closed: true;

  readonly type: Shape;
  /** A type that the document shows. */
  readonly "shown-type": Shape;
  readonly alternative: Shape;
  readonly "type-name": string;
  readonly "type-deprecated": true;
  readonly integer: true;
  readonly range: Limits;
  readonly step: number;
  readonly length: Limits;
  readonly count: Limits;
  readonly distinct: true;
  readonly pattern: string;
  readonly format: string;
  readonly values: readonly Scalar[];
  /** Of an enumeration that is known in part. */
  readonly "known-values": readonly Scalar[];
  readonly open: true;
  readonly bits: readonly NamedBit[];
  readonly bit: NamedBit;
  readonly "bit-name": string;
  /** What of an otherwise known type is not shown. */
  readonly "part-not-shown": string;

  readonly "note-name": string;
  readonly statement: string;
  /** A statement in one version, in the other a gap of that name. */
  readonly "shown-statement": string;
  readonly gap: string;
  readonly contradiction: string;
  readonly choice: string;
  readonly readings: string;
  readonly description: string;
  readonly example: Json;
}

export type Aspect = keyof Aspects;

/** What carries a value: a request, or the answer to one. */
export type Direction = Form;

export interface Subject {
  readonly is:
    | "service"
    | "server"
    | "security scheme"
    | "header"
    | "resource"
    | "placeholder"
    | "operation"
    | "parameter"
    | "answer"
    | "body"
    | "type"
    | "field"
    | "note";
  /** As people say it: `Book.price`, `POST /books (create)`. */
  readonly name: string;
}

/** Where a walk stands in both versions. */
export interface ChangeLocation {
  readonly subject: Subject;
  /** Undefined for what has no direction: a resource, a server. */
  readonly direction?: Direction;
  readonly before: Origin;
  readonly after: Origin;
  /** The id of the schema that it stands in. */
  readonly schema?: { readonly before: string; readonly after: string };
}

export interface ChangeOf<A extends Aspect> extends ChangeLocation {
  readonly aspect: A;
  readonly from: Aspects[A] | undefined;
  readonly to: Aspects[A] | undefined;
}

export type Change = { readonly [A in Aspect]: ChangeOf<A> }[Aspect];

export function change<A extends Aspect>(aspect: A, from: Aspects[A] | undefined, to: Aspects[A] | undefined, here: ChangeLocation): Change {
  return { ...here, aspect, from, to } as ChangeOf<A> as Change;
}

/** Two schemas that stand for each other: they are compared once for each direction, wherever they are met. */
export interface SchemaPair {
  readonly pair: { readonly before: string; readonly after: string };
  readonly direction: Direction;
}

/** What a walk comes upon: what differs, and what is still to be compared. */
export type Differences = Iterable<Change | SchemaPair>;
