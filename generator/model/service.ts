import type { Notes, Origin } from "./origin.ts";
import type { Resource } from "./resource.ts";
import type { Field, Schema } from "./shape.ts";
import type { Way } from "./way.ts";

export interface ServerVariable {
  readonly name: string;
  /** A stand-in, since OpenAPI asks for one: the document leaves the value to the reader. */
  readonly default: string;
  readonly description: string;
}

export interface Server {
  /** Unique in a service, as the definition calls it. */
  readonly name: string;
  /** With `{variable}`s: `https://{host}/library/v1`. */
  readonly url: string;
  readonly variables: readonly ServerVariable[];
  readonly description: string;
  readonly origin: Origin;
}

/** A way to an access token of OAuth 2, with as much as the document says of it. */
export interface OAuthFlow {
  readonly name: OAuthFlowName;
  readonly urls: { readonly [Name in OAuthUrlName]?: string };
  readonly scopes: readonly OAuthScope[];
}

export type OAuthFlowName = "authorizationCode" | "clientCredentials" | "implicit" | "password";
export type OAuthUrlName = "authorizationUrl" | "tokenUrl" | "refreshUrl";

export interface OAuthScope {
  readonly name: string;
  /** What it lets its holder do. */
  readonly says: string;
}

/** A way to authenticate; each alone suffices where nothing else is said. */
export interface SecurityScheme {
  readonly name: string;
  readonly how:
    | { readonly is: "basic" }
    | { readonly is: "bearer" }
    /** A header whose value is a word, a space and a credential, or the credential alone where there is no word. */
    | { readonly is: "header"; readonly header: string; readonly word?: string; readonly credential: string }
    /** A parameter of the query. */
    | { readonly is: "query"; readonly parameter: string }
    | { readonly is: "cookie"; readonly cookie: string }
    /** Those flows that the document names. */
    | { readonly is: "oauth2"; readonly flows: readonly OAuthFlow[] }
    /** Without the address where the document gives none. */
    | { readonly is: "openid"; readonly url?: string }
    /** One that the client shows when the connection is made. */
    | { readonly is: "certificate" };
  readonly description: string;
  readonly origin: Origin;
}

export interface Tag {
  readonly name: string;
  readonly description: string;
}

export interface Service {
  /** The folder's name: `library`. */
  readonly name: string;
  readonly title: string;
  readonly version: string;
  readonly description: string;
  /** The service's edition of its document, relative to the project's root. */
  readonly document: string;
  readonly servers: readonly Server[];
  /** Empty where the document says that none is needed; undefined where it says nothing of authentication, or nothing that is a scheme here. */
  readonly security: readonly SecurityScheme[] | undefined;
  /** What a request shows, where that is not one of the schemes alone: see `accessTo`. */
  readonly access?: readonly Way[];
  /** Headers of every request. `Authorization` stands under `security`. */
  readonly headers: readonly Field[];
  /** In the order of the definition files' names, and in a file in the order of their declaration. */
  readonly resources: readonly Resource[];
  /** Those that a resource refers to, in the same order. */
  readonly schemas: readonly Schema[];
  readonly tags: readonly Tag[];
  readonly notes: Notes;
  readonly origin: Origin;
}
