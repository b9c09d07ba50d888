/**
 * The words for operations, resources and services.
 *
 * A *resource* is an exported alias of a kind: `export type Ports = Collection<{ uri: "/port"; … }>`. A *kind* is a generic
 * interface that extends `Resource` and whose members are operations, or resources nested in it. TypeScript's own
 * checker evaluates a kind for the facts of a resource; the generator reads the operations that result.
 */
import type { Contradiction, NotShown, Says } from "./words.ts";

// ── Resources ───────────────────────────────────────────────────────────────────────────────────────────────────────

/** A path from the service's base address on, with `{placeholder}`s. `{+name}` spans several segments (RFC 6570). */
export type Uri = `/${string}`;

/**
 * What every kind extends: where the resource is, and the type of each placeholder that its URI adds to its parents'.
 * `Named` is the type that gives the resource its name in operationIds and clients, for the elements of a collection.
 */
export interface Resource<At extends string, Placeholders extends object = {}, Named = unknown> {
  readonly "~uri"?: At;
  readonly "~placeholders"?: Placeholders;
  readonly "~named"?: Named;
}

/** What a kind extends whose URI is a pattern: it stands for every object of that kind that the document does not list. */
export interface GenericResource<At extends string, Placeholders extends object = {}, Named = unknown>
  extends Resource<At, Placeholders, Named> {
  readonly "~generic"?: true;
}

/** The facts that any resource may give. A kind's own facts extend it. */
export interface Facts {
  /** The path of the resource, with a placeholder in braces for each key above it: `"/books/{isbn}/reviews"`. */
  uri: Uri;
  /** What its operations ask of their callers, with those of all that is nested in it: see `Access`. */
  access?: Ways;
  statements?: Statements;
  notShown?: Gaps;
  contradictions?: Contradictions;
}

/** What the document states of a resource or a service and no operation can carry; each entry names its `@source`. */
export type Statements = { readonly [name: string]: string };

/** What the document says that it does not show; each entry names its `@source`. */
export type Gaps = { readonly [name: string]: NotShown<string> };

/** Where the document says two things. */
export type Contradictions = { readonly [name: string]: Contradiction };

// ── Operations ──────────────────────────────────────────────────────────────────────────────────────────────────────

/** What an operation does to the service's state. */
export type Effect = "read" | "list" | "create" | "modify" | "replace" | "delete" | "observe" | "act";

/**
 * One request and its answer. `Sent` and `Answered` are the bodies: a type, `NotShown<"…">`, `None` where the document
 * says that there is none, `Silent` where it says nothing.
 */
export interface Operation<Method extends string, At extends string, Sent, Answered, Does extends Effect> {
  readonly method: Method;
  readonly uri: At;
  readonly request: Sent;
  readonly response: Answered;
  readonly effect: Does;
}

/** Reads what is at a URI: `Get<"/rooms", Room[], "list">`. `Does` is its effect, if it is not `"read"`. */
export type Get<At extends string, Answered, Does extends "read" | "list" | "observe" = "read"> = Operation<"GET", At, None, Answered, Does>;
/** Asks what a `Get` would answer, and gets no body: that it is there, and its headers. `Does` is its effect, if it is not `"read"`. */
export type Head<At extends string, Does extends "read" | "list" | "observe" = "read"> = Operation<"HEAD", At, None, None, Does>;
/** Sends a body, and is answered: `Post<"/rooms", Room, None>`. `Does` is its effect, if it is not `"create"`. */
export type Post<At extends string, Sent, Answered, Does extends Effect = "create"> = Operation<"POST", At, Sent, Answered, Does>;
/** Sends a body, and is answered: `Put<"/rooms/{name}", Room, Silent>`. `Does` is its effect, if it is not `"replace"`. */
export type Put<At extends string, Sent, Answered, Does extends Effect = "replace"> = Operation<"PUT", At, Sent, Answered, Does>;
/** Sends changes, and is answered: `Patch<"/rooms/{name}", Partial<Room>, Room>`. Their fields have no defaults: what is left out stays as it is. `Does` is its effect, if it is not `"modify"`. */
export type Patch<At extends string, Sent, Answered, Does extends Effect = "modify"> = Operation<"PATCH", At, Sent, Answered, Does>;
/** Sends no body, and is answered: `Delete<"/rooms/{name}", None>`. `Does` is its effect, if it is not `"delete"`. */
export type Delete<At extends string, Answered, Does extends Effect = "delete"> = Operation<"DELETE", At, None, Answered, Does>;

/** The document says that there is no body. */
export interface None {
  readonly "~body": "none";
}

/** The document says nothing of a body. */
export interface Silent {
  readonly "~body": "silent";
}

/** A body in another media type than `application/json`: `MediaType<"application/problem+json", Problem>`. */
export interface MediaType<Name extends string, Body> {
  readonly "~mediaType": Name;
  readonly body: Body;
}

/** How the service tells an operation from another one on the same method and URI: `Post<…> & When<"the object is absent">`. */
export interface When<Condition extends string> {
  readonly when: Condition;
}

/** The operation follows from a general statement, at this place, and is not listed for this path. */
export interface Derived<Source extends string> {
  readonly derived: Source;
}

/** Parameters of the query string, by name. */
export interface Query<Parameters extends object> {
  readonly query: Parameters;
}

/** Headers of this operation alone, by name. */
export interface Headers<Parameters extends object> {
  readonly headers: Parameters;
}

/**
 * What this operation asks of its caller, in place of what its resource or the service says: `Post<…> & Access<[]>` where it needs no
 * credential. Each entry alone suffices: `Access<["session", "basic"]>`. What stands in one is needed together, with the scopes of each:
 * `Access<[{ token: ["devices:write"]; key: [] }]>`; in an empty one nothing is, where a caller may be known and need not be.
 */
export interface Access<To extends Ways> {
  readonly access: To;
}

/** Ways in, each of which suffices. */
export type Ways = readonly Way[];

/** A way to authenticate by the name that the service gives it, or several that are needed together, with their scopes. */
export type Way = string | { readonly [scheme: string]: readonly string[] };

/** The stated status of success: `Post<…> & Status<201>`. Without one the document is silent, which is any `2XX`. */
export interface Status<Code extends number> {
  readonly status: Code;
}

/** The stated answers other than success, by status: `Failures<{ 404: Problem }>`. Each can name sources of its own. */
export interface Failures<Answers extends object> {
  readonly failures: Answers;
}

/** The answer holds what lies below the resource. */
export interface Contains {
  readonly contains: true;
}

/** The resource finds an object of any type by the value that `Assigned` gave it. */
export interface LooksUp<Placeholder extends string> {
  readonly looksUp: Placeholder;
}

/**
 * The answer holds values that are computed over sliding windows (in seconds) from the counters that the field `names`
 * of the object lists: `Sampled<"sampling-enable.counters1", [30], ["min", "max", "avg"]>`.
 */
export interface Sampled<Names extends string, Windows extends readonly number[], Aggregates extends readonly string[]> {
  readonly sampled: { names: Names; windows: Windows; aggregates: Aggregates };
}

/** What the document states, does not show or says twice of one operation. */
export interface Notes<Of extends { statements?: Statements; notShown?: Gaps; contradictions?: Contradictions }> {
  readonly notes: Of;
}

/** The operation where the facts hold `Fact`, otherwise none: `IfGiven<Of, "stats", Get<…>>`. */
export type IfGiven<Of, Fact extends string, Member> = Fact extends keyof Of ? Member : never;

// ── Roles of fields ─────────────────────────────────────────────────────────────────────────────────────────────────

/** The service assigns the value when the object is created, and keeps it. */
export type Assigned<Type> = Type & Says<{ readOnly: true; role: { role: "assigned" } }>;

/** The path of what `Of` describes: `"the element"`. */
export type PathOf<Of extends string> = string & Says<{ readOnly: true; role: { role: "path-of"; of: Of } }>;

/** A block that is also a resource of its own, at this URI; a list, at the URI of the collection of its elements. */
export type AddressedAt<Type, At extends Uri> = Type & Says<{ role: { role: "addressed-at"; uri: At } }>;

/** Counts events; it only grows until it is reset. `Counter<"chosen">` where the document does not say so. */
export type Counter<By extends "stated" | "chosen" = "stated"> = number & Says<{ role: RoleBy<"counter", By> }>;

/** A measured number that goes up and down. `Gauge<"chosen">` where the document does not say so. */
export type Gauge<By extends "stated" | "chosen" = "stated"> = number & Says<{ role: RoleBy<"gauge", By> }>;

type RoleBy<Role extends string, By> = By extends "chosen" ? { role: Role; chosen: true } : { role: Role };

/** In a placeholder: the value of the object's field `Name`, which the URI calls otherwise. */
export type KeyField<Name extends string, Type extends string | number = string> = Type & Says<{ role: { role: "key-field"; of: Name } }>;

/** The name of a counter. */
export type CounterName<Type extends string = string> = Type & Says<{ role: { role: "counter-name" } }>;

// ── URIs and keys ───────────────────────────────────────────────────────────────────────────────────────────────────

/** A URI one segment further down: `Under<"/slb/port", "{id}">` is `"/slb/port/{id}"`. */
export type Under<At, Segment> = At extends Uri ? (Segment extends string ? `${At}/${Segment}` : never) : never;

/** The last segment: `Last<"/slb/common">` is `"common"`. */
export type Last<At extends string> = At extends `${string}/${infer Rest}` ? Last<Rest> : At;

/** The names of the fields that are always there. A key is made of such fields alone. */
export type RequiredOf<Fields> = { [Name in keyof Fields]-?: undefined extends Fields[Name] ? never : Name }[keyof Fields] & string;

/**
 * `Key` itself where each of its parts, joined by `+` or another sign, names a required field of `Fields`; otherwise the key with its
 * first wrong part mended, so that the compiler's message offers the right one. Any number of parts.
 */
export type KeyOf<Key, Fields> = Key extends string ? Mended<Key, RequiredOf<Fields>> : never;

type Mended<Key extends string, Names extends string, Before extends string = ""> = Key extends `{${infer Name}}${infer Rest}`
  ? Name extends Names
    ? Rest extends `${infer Sign}{${infer Next}`
      ? Mended<`{${Next}`, Names, `${Before}{${Name}}${Sign extends "" ? "+" : Sign}`>
      : `${Before}{${Name}}`
    : `${Before}{${Names}}${Rest}`
  : `${Before}{${Names}}`;

/** The names in a key: `NamesIn<"{a}+{b}">` is `"a" | "b"`. */
export type NamesIn<Key> = Key extends `${string}{${infer Name}}${infer Rest}` ? Name | NamesIn<Rest> : never;

/** The fields of `Element` that its key names. */
export type KeyFields<Element, Key> = Pick<Element, NamesIn<Key> & keyof Element>;

/** What an update sends: the key, and the fields that change. `Element` itself where nothing but the key is required. */
export type Changes<Element, Key> = [RequiredOf<Element>] extends [NamesIn<Key>]
  ? Element
  : Partial<Element> & KeyFields<Element, Key>;

// ── Services ────────────────────────────────────────────────────────────────────────────────────────────────────────

/** A service, said once in its folder's `service.ts`: `export type Device = Service<{ … }>`. */
export interface Service<Of extends ServiceFacts> {
  readonly "~service"?: Of;
}

export interface ServiceFacts {
  /** The name of the interface. */
  title: string;
  /** As the document writes it. */
  version: string;
  /** The service's edition of its document, beside `service.ts`. */
  document: string;
  /** How the document writes things, where it does so in ways of its own. */
  wording?: Wording;
  /** Base addresses, each under a name of its own: `{ device: Server<"https://…", {}> }`, or `{}` where the document gives none. */
  servers: { readonly [name: string]: Server<string, { readonly [variable: string]: string }> };
  /** Ways to authenticate, each of which suffices unless `access` says otherwise, under a name of its own: `{ token: BearerCredential }`; none where the document says that no request needs one. Left out where it is silent, and where it speaks of a way that is none of these: statements called `authentication`, `authentication2` then say what it says. */
  security?: { readonly [name: string]: Scheme };
  /** What a request shows of these, where that is not one of them alone: see `Access`. */
  access?: Ways;
  /** Headers of every request, by name. A literal type is a fixed value. */
  headers?: object;
  statements?: Statements;
  notShown?: Gaps;
  contradictions?: Contradictions;
}

/**
 * How a document writes facts, beyond what most documents do: read where the document is compared with the definitions, and
 * nowhere else. Words count in any case. A phrase has {holes}: `default: ["unless set: {value}"]`, `range: ["{minimum} up to {maximum}"]`.
 */
export interface Wording {
  /** Titles of columns, by what their cells say. */
  columns?: { [Column in "type" | "notes" | "method" | "path" | "request" | "response" | "default" | "range" | "length" | "values" | "format" | "required" | "status" | "access"]?: readonly string[] };
  /** Words for a type, in the singular. */
  types?: { [Type in "string" | "number" | "integer" | "boolean" | "object" | "array"]?: readonly string[] };
  /** The holes are {value}; {values}, {names}, {numbers} and {bits} for lists; {minimum} and {maximum}, or {exact} for both; {path}. */
  phrases?: {
    [Fact in "default" | "range" | "length" | "items" | "values" | "known" | "format" | "step" | "bits" | "windows" | "reference" | "holds" | "key" | "readOnly" | "writeOnly" | "required" | "optional" | "notShown"]?: readonly string[];
  };
  /** Facts that documents of this sort alone have, by names of their own: phrases with a {value}. */
  properties?: { [name: string]: readonly string[] };
  /** What the document calls credentials, by the names of `security`: `credentials: { token: ["badge"]; none: ["open house"] }`. Under `none` stands what says that nobody need be known. */
  credentials?: { readonly [scheme: string]: readonly string[] };
  /** Words that carry a fact wherever they stand. Those that mean the same stand in one entry, with bars between: `"reboot | restart"`. */
  terms?: readonly string[];
}

/** A base address with `{variable}`s, and a stand-in for each that the document leaves to the reader. */
export interface Server<Url extends string, Variables extends { readonly [variable: string]: string }> {
  readonly url: Url;
  readonly variables: Variables;
}

/** A way to authenticate. */
export type Scheme = BasicCredential | BearerCredential | HeaderCredential<string, string, string> | QueryCredential<string> | CookieCredential<string> | OAuth2<OAuthFlows> | OpenIdConnect<string> | ClientCertificate;

/** `Authorization: Basic <base64 of user name, colon, password>` (RFC 7617). */
export interface BasicCredential {
  readonly scheme: "basic";
}

/** `Authorization: Bearer <token>` (RFC 6750). */
export interface BearerCredential {
  readonly scheme: "bearer";
}

/** `<Header>: <Word> <Credential>`; with `""` for the word the header holds the credential alone. */
export interface HeaderCredential<Header extends string, Word extends string, Credential extends string> {
  readonly scheme: "header";
  readonly header: Header;
  readonly word: Word;
  readonly credential: Credential;
}

/** A parameter of the query that holds the credential alone: `?<Parameter>=<credential>`. */
export interface QueryCredential<Parameter extends string> {
  readonly scheme: "query";
  readonly parameter: Parameter;
}

/** A cookie that holds the credential alone: `Cookie: <Cookie>=<credential>`. */
export interface CookieCredential<Cookie extends string> {
  readonly scheme: "cookie";
  readonly cookie: Cookie;
}

/**
 * An access token of OAuth 2 (RFC 6749), sent as a bearer token: `OAuth2<{ clientCredentials: { tokenUrl: "https://…"; scopes: { read: "Reads." } } }>`.
 * What the document does not say of a flow is left out, and all of them where it names none: `OAuth2`.
 */
export interface OAuth2<Flows extends OAuthFlows = {}> {
  readonly scheme: "oauth2";
  readonly flows: Flows;
}

/** Ways to an access token, with what the document says of each. */
export interface OAuthFlows {
  authorizationCode?: OAuthFlow & { authorizationUrl?: string; tokenUrl?: string };
  clientCredentials?: OAuthFlow & { tokenUrl?: string };
  implicit?: OAuthFlow & { authorizationUrl?: string };
  password?: OAuthFlow & { tokenUrl?: string };
}

export interface OAuthFlow {
  refreshUrl?: string;
  /** What each scope lets its holder do, by the scope's name. */
  scopes?: { readonly [scope: string]: string };
}

/** An access token from an issuer of OpenID Connect, sent as a bearer token, and the address of its configuration; `OpenIdConnect` where the document gives none. */
export interface OpenIdConnect<Url extends string = ""> {
  readonly scheme: "openid";
  readonly url: Url;
}

/** A certificate that the caller shows when the connection is made (mutual TLS): requests carry nothing. */
export interface ClientCertificate {
  readonly scheme: "certificate";
}
