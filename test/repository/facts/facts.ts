/** What a document says, in a form that the OpenAPI document can be held against. */
import type { Row } from "./operations.ts";

export interface Facts {
  /** By `GET /path`; the paths that the document names and gives no operation stand under `without`. */
  readonly operations: { readonly [request: string]: Row };
  readonly without: readonly string[];
  /** Endpoints whose path has parts of any length or name. */
  readonly generic: { readonly [request: string]: Row };
  /** By schema, then by field; `""` is the object itself. */
  readonly fields: { readonly [schema: string]: { readonly [field: string]: string } };
  /** What stands in braces in a path. */
  readonly placeholders: { readonly [name: string]: string };
  readonly servers: { readonly [url: string]: readonly string[] };
  /** By name, with the value that the header of a request has. */
  readonly security: { readonly [name: string]: string };
  /** Of every request, beside the credential. */
  readonly headers: { readonly [name: string]: string };
  /** What is said of single paths. */
  readonly kindFacts: { readonly [path: string]: { readonly [fact: string]: string } };
  /** The kinds of resources, with words of what the document says that they are. */
  readonly kinds: { readonly [kind: string]: readonly RegExp[] };
  /** Sentences of the document that no schema and no operation can carry, by where they stand. */
  readonly sentences: readonly (readonly [pointer: string, words: RegExp])[];
  /** What the document says that it does not show, and what else it leaves open. */
  readonly gaps: readonly (readonly [place: string, words: RegExp])[];
  /** By name, with the places whose statements do not agree. */
  readonly contradictions: { readonly [name: string]: readonly string[] };
}
