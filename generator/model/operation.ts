import type { Notes, Origin, Place } from "./origin.ts";
import type { Field, Json, Shape } from "./shape.ts";
import type { Uri } from "./uri.ts";
import type { Way } from "./way.ts";

export const methods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"] as const;

export type Method = (typeof methods)[number];

/** What an operation does to the service's state: a closed set, from which clients, stub and tests derive their behaviour. */
export type Effect = "read" | "list" | "create" | "modify" | "replace" | "delete" | "observe" | "act";

/** What one direction of an operation carries. */
export type Payload =
  /** The document says that there is none. */
  | { readonly is: "none" }
  /** The document says nothing of it. */
  | { readonly is: "silent" }
  /** There is one that the document does not show. */
  | { readonly is: "not-shown"; readonly what: string; readonly mediaType?: string }
  | { readonly is: "json"; readonly shape: Shape; readonly example?: Example; readonly mediaType?: string };

/** The media type of bodies of which a definition says none. */
export const jsonMediaType = "application/json";

/** An example payload out of the document or made of its facts. */
export interface Example {
  readonly value: Json;
  readonly origin: Origin;
}

/** An answer with a status that the document states. */
export interface Answer {
  /** Three digits, or a class such as `4XX`. */
  readonly status: string;
  readonly description: string;
  readonly payload: Payload;
  /** Of a failure that names sources of its own. */
  readonly origin?: Origin;
}

/** Values that are computed over sliding windows from named counters. */
export interface Sampling {
  /** The path of the field that names the counters, in dots from the object: `monitoring.counters`. */
  readonly names: string;
  /** Seconds. */
  readonly windows: readonly number[];
  /** What is computed over a window: `min`, `max`, `mean`. */
  readonly aggregates: readonly string[];
}

export interface Operation {
  /** Unique in a service, in camelCase: the OpenAPI operationId where the operation has its method and URI to itself. */
  readonly id: string;
  /** The member of its kind that declares it, for example `create`. */
  readonly name: string;
  readonly method: Method;
  readonly uri: Uri;
  readonly effect: Effect;
  /** One line without a full stop. */
  readonly summary: string;
  /** Markdown, empty where there is no more than the summary. */
  readonly description: string;
  readonly deprecated?: true;
  readonly request: Payload;
  /** The answer of success: the stated status, or `2XX`. */
  readonly response: Answer;
  /** Further answers that the document states. */
  readonly failures: readonly Answer[];
  readonly query: readonly Field[];
  readonly headers: readonly Field[];
  /** How the service tells this operation from another one on the same method and URI. */
  readonly when?: string;
  /** The general statement that this operation follows from, where the document does not list it for this path. */
  readonly derived?: Place;
  readonly sampling?: Sampling;
  /** The answer holds what lies below the resource. */
  readonly contains?: true;
  /** The resource finds objects of any type by their value of the field with this role. */
  readonly looksUp?: string;
  /** What it asks of its caller, where its definition says so: see `accessTo`. */
  readonly access?: readonly Way[];
  readonly notes: Notes;
  readonly origin: Origin;
}
