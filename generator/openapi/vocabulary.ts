/** Every extension that a document carries. No other `x-` key is ever written; a test holds the documents to it. */

/** The objects of OpenAPI that an extension can stand on. */
export type Holder = "document" | "server" | "path item" | "operation" | "parameter" | "request body" | "response" | "schema" | "security scheme";

export interface Extension {
  readonly on: readonly Holder[];
  /** What its value looks like. */
  readonly shape: string;
  /** What it says, in Markdown. */
  readonly means: string;
}

const place = "`{ section, block?, row? }`";

export const vocabulary = {
  "x-access": {
    on: ["operation"],
    shape: "list of objects, scopes by the name of a scheme",
    means:
      "What the operation asks of its caller, where that is not what the service asks of all: each entry alone suffices, what stands in one is needed together. It is what `security` says, with whatever the version has no word for. Where several operations share the method and the path, see `x-operations`.",
  },
  "x-access-token": {
    on: ["security scheme"],
    shape: "`{ by, flows? }`, where `by` is `oauth2` or `openIdConnect`",
    means:
      "How the token is obtained, as far as the document says it and OpenAPI has no place for it: flows of OAuth 2 of which it does not give every address, or that there is an issuer of OpenID Connect whose address it does not give.",
  },
  "x-authentication": {
    on: ["document"],
    shape: "`not-stated` or `in-statements`",
    means:
      "That `security` is absent does not mean that a request needs none: the document says nothing of authentication; or what it says is no scheme here, and stands among `x-statements` under the name `authentication`.",
  },
  "x-bits": {
    on: ["schema"],
    shape: "list of `{ bit, name }`, in ascending order",
    means: "The number is a sum of these bits.",
  },
  "x-client-certificates": {
    on: ["document"],
    shape: "list of `{ name, description?, source }`",
    means:
      "In 3.0, which has no word for them: ways to authenticate by a certificate that the client shows when the connection is made. Each stands in `security` as a requirement that is met by any request, since none carries anything.",
  },
  "x-contains": {
    on: ["operation"],
    shape: "`true`",
    means: "The answer holds what lies below the resource.",
  },
  "x-contradictions": {
    on: ["document", "path item", "operation", "schema"],
    shape: "list of `{ name, about, readings: [{ says, source }], choice, source }`",
    means: "Two statements of the document that do not agree, or one that reads in two ways; `choice` is what this description follows.",
  },
  "x-credential": {
    on: ["security scheme"],
    shape: "`{ header, word?, credential }`",
    means: "The value of the header: the word, a space and the credential; the credential alone where there is no word.",
  },
  "x-derived": {
    on: ["operation"],
    shape: place,
    means: "The general statement that the operation follows from; the document does not list it for this path.",
  },
  "x-document": {
    on: ["document"],
    shape: "a path",
    means: "The document that is described: every `x-source` is a place in it.",
  },
  "x-effect": {
    on: ["operation"],
    shape: "`read`, `list`, `create`, `modify`, `replace`, `delete`, `observe` or `act`",
    means: "What the operation does to the service's state. Where several operations share the method and the path, see `x-operations`.",
  },
  "x-generic-operations": {
    on: ["document"],
    shape:
      "list of `{ id, name, kind, method, uri, effect, summary, description?, deprecated?, when?, derived?, parameters?, request?, response, failures?, resource?, source }`; a body is `{ status?, description?, media-type?, schema?, example?, not-shown?, silent?, source? }`",
    means:
      "Operations on any object of their kind that the document does not list, and those whose URI has a placeholder that spans several segments (`{+name}`, RFC 6570), which no path can say. The first operation of a resource has the notes of the resource. A resource without operations has `kind`, `uri`, `description`, `parameters`, `resource` and `source` alone.",
  },
  "x-headers": {
    on: ["document", "operation"],
    shape: "list of `{ name, required, description?, schema, source }`",
    means: "Headers that OpenAPI ignores as parameters: `Accept`, `Authorization`, `Content-Type`.",
  },
  "x-kind": {
    on: ["path item"],
    shape: "`{ name, facts? }`",
    means: "The kind of the resource, and the facts that its definition gives.",
  },
  "x-looks-up": {
    on: ["operation"],
    shape: "the name of a role",
    means: "The resource finds an object of any type by its value of the field with this role.",
  },
  "x-not-shown": {
    on: ["document", "path item", "operation", "request body", "response", "schema"],
    shape: "list of `{ name, what, source }`; on request bodies, responses and schemas a noun phrase",
    means: "What the document says that it does not show.",
  },
  "x-operations": {
    on: ["operation"],
    shape:
      "list of `{ id, name, summary, deprecated?, request, answer, effect, when?, derived?, sampled?, contains?, looks-up?, access?, statements?, not-shown?, contradictions?, source }`",
    means:
      "The operations that share this method and path. `request` and `answer` are the places of its own bodies, as JSON pointers from this operation on; or `none`, `silent`, `not-shown`.",
  },
  "x-role": {
    on: ["schema"],
    shape: "`{ role, of?, uri?, chosen? }`",
    means:
      "What the value does: `assigned` (by the service, at creation), `path-of` (of what), `addressed-at` (a resource of its own at this URI), `key-field` (of the object, by its name), `counter`, `gauge` or `counter-name`; `chosen` where the document does not say so.",
  },
  "x-sampled": {
    on: ["operation"],
    shape: "`{ names, windows, aggregates }`",
    means: "The values are computed over windows (in seconds) from the counters that the field `names` of the object lists.",
  },
  "x-source": {
    on: ["document", "server", "path item", "operation", "response", "schema", "security scheme"],
    shape: `${place}, or a list of several`,
    means:
      "Where the document states it; a response has one where it names sources apart from those of its operation. The source map has the place of every field.",
  },
  "x-statements": {
    on: ["document", "path item", "operation"],
    shape: "list of `{ name, says, source }`",
    means: "Facts of the document that no schema and no operation can carry.",
  },
  "x-when": {
    on: ["operation"],
    shape: "a clause",
    means: "How the service tells the operation from another one on the same method and path.",
  },
} as const satisfies { readonly [key: `x-${string}`]: Extension };
