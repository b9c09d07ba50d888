/** The facts of the central controller's document, written by hand in the order of its sections. */
import type { Facts } from "./facts.ts";

const objects = "/{object_collection}";
const object = "/{object_collection}/{object_name}";
const nested = "/{parent_object_collection}/{parent_object_name}/{child_object_collection}/{child_object_name}";

export const controller: Facts = {
  operations: {
    [`GET ${objects}`]: [
      "list: → not shown: what holds the objects of the collection in the answer, which are of the form that reading one object shows",
      "Endpoints > List objects of a collection",
    ],
    [`POST ${objects}`]: ["create: ControllerObject → ControllerObject", "Endpoints > Add an object"],
    [`GET ${object}`]: ["read: → ControllerObject", "Endpoints > Read one object"],
    [`PUT ${object}`]: ["modify: ControllerObject → ControllerObject", "Endpoints > Update one object"],
    [`DELETE ${object}`]: ["delete: → no body", "Endpoints > Delete one object"],
    [`GET ${nested}`]: ["read: → ControllerObject", "Endpoints > Nested object"],
    [`PUT ${nested}`]: ["modify: ControllerObject → ControllerObject", "Endpoints > Nested object"],
    [`DELETE ${nested}`]: ["delete: → no body", "Endpoints > Nested object"],
  },
  without: ["/session"],
  generic: {},
  fields: { ControllerObject: { "": "object", name: "string", description: "string" } },
  placeholders: {
    object_collection: "string",
    object_name: "string",
    parent_object_collection: "string",
    parent_object_name: "string",
    child_object_collection: "string",
    child_object_name: "string",
  },
  servers: { "{controller_base_url}": ["What the service does", "Versioning"] },
  security: { basic: "basic", session: "Authorization: Session <SESSION_ID>" },
  headers: { "Content-Type": "application/json", provider: "string" },
  kindFacts: { [objects]: { key: "{object_name}" } },
  kinds: {
    Collection: [/named collection of objects/],
    Object: [/identified by its name within its collection/],
    "Nested object": [/object of a child collection, under its parent object/],
    Session: [/opens a session/],
  },
  sentences: [
    ["/info/description", /management platform of a family of\s+network products/],
    ["/info/description", /Configuration, management tasks and analytics data/],
    ["/info/description", /served over HTTPS only/],
    ["/info/description", /JSON/],
    ["/info/description", /Each call is authenticated and checked for authorization before it is accepted/],
    ["/info/description", /Each object has a REST endpoint of its own and supports GET, POST, PUT and DELETE/],
    ["/info/description", /Payloads are JSON objects\. A call with GET or DELETE usually needs no body/],
    ["/info/description", /header example also holds Access-Control-Allow-Origin, with a controller's host name as its value/],
    ["/info/description", /device management interface, version 3, is an API of its own/],
    ["/info/version", /^2$/],
    ["/info/description", /version is the last segment of the server URL, \/api\/v2/],
    ["/servers/0/description", /ends in the version segment `\/api\/v2`/],
    ["/servers/0/variables/controller_base_url/default", /\/api\/v2$/],
    ["/paths/~1{object_collection}/description", /applications/],
    [`/paths/${nested.replaceAll("/", "~1")}/description`, /hosts.*application/],
    ["/paths/~1session/x-statements/0/says", /answers the call with a session ID/],
    ["/components/securitySchemes/basic/description", /base64 encoding of the user name, a colon and the password/],
    ["/components/securitySchemes/session/description", /session ID that the session call returned/],
    ["/components/parameters/provider/description", /name of the provider/],
  ],
  gaps: [
    ["Resources and their fields", /fields of objects beyond name and description/],
    ["States and transitions", /states and transitions/],
    ["Endpoints > Session", /method of the session call/],
    ["Endpoints", /request and the answer of the session call/],
    ["Authentication > 4", /name of the header that carries tenant information/],
    ["Events", /events/],
    ["Errors", /errors/],
    ["Limits", /limits/],
    ["Versioning", /policy of compatibility and deprecation/],
    // What the tables leave open without a word.
    ["Endpoints > Update one object", /fields that an update leaves out/],
    ["Endpoints > Nested object", /fields that an update leaves out/],
    ["Endpoints > Nested object", /objects of a child collection are listed, and how one is added/],
  ],
  contradictions: {
    "session-or-sessions": ["Endpoints > Session", "Endpoints > Session"],
    "post-on-an-object": ["What the service does", "Endpoints > Add an object"],
    "methods-of-a-nested-object": ["What the service does", "Endpoints > Nested object"],
    "authenticated-session-call": ["Authentication > 1", "Authentication > Session"],
    "content-type-without-body": ["Endpoints", "Authentication > Content-Type"],
  },
};
