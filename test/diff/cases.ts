/** For each rule two versions of a service between which it finds something, and nothing else does. */
import { doing, field, keyed, object, operation, service, together, type Definitions } from "./definitions.ts";

export interface Case {
  readonly rule: string;
  readonly mirror: string;
  readonly before: Definitions;
  readonly after: Definitions;
  /** As a finding shows it. */
  readonly subject: string;
  /** Severities of the rule and of its mirror: of both directions, or of the one that there is. */
  readonly severity: readonly [rule: string, mirror: string];
}

const post = (more = "", sent = "null", answered = "null"): Definitions => doing(`Post<Of["uri"], ${sent}, ${answered}>${more}`);
const facts = (text: string): Definitions => operation("", text);
const noted = (notes: string): Definitions => facts(notes);
const described = (text: string): Definitions => object(`/** ${text} */\n  it?: string;`);
const contradiction = (choice: string, reading = "It is."): string =>
  `contradictions: { /** @source Shop */ doubt: { about: "Whether it is"; readings: [Reading<"${reading}", "Shop">, Reading<"It is not.", "Shop">]; choice: "${choice}" } }`;

const tokens = (scheme: string): Definitions => service(`servers: {}; security: { /** @source Shop */ token: ${scheme} }`);

const both = (request: string, answer = request): string => `request ${request}, answer ${answer}`;
const closed = (...fields: readonly string[]): string => `Closed<{ ${fields.map((one) => ` /** @source Shop */ ${one};`).join("")} }>`;
const narrowing = both("major", "minor");
const widening = both("minor", "major");

function of(rule: string, mirror: string, before: Definitions, after: Definitions, subject: string, severity: readonly [string, string]): Case {
  return { rule, mirror, before, after, subject, severity };
}

const ofService: readonly Case[] = [
  of("title-changed", "title-changed", service("servers: {}"), service("servers: {}", "Store"), "shop", ["patch", "patch"]),
  of("version-changed", "version-changed", service("servers: {}"), service("servers: {}", "Shop", "2"), "shop", ["patch", "patch"]),
  of("server-added", "server-removed", service("servers: {}"), service('servers: { /** @source Shop */ main: Server<"https://shop.example", {}> }'), "main", ["minor", "major"]),
  of(
    "server-renamed",
    "server-renamed",
    service('servers: { /** @source Shop */ main: Server<"https://shop.example", {}> }'),
    service('servers: { /** @source Shop */ first: Server<"https://shop.example", {}> }'),
    "first",
    ["patch", "patch"],
  ),
  of(
    "server-url-changed",
    "server-url-changed",
    service('servers: { /** @source Shop */ main: Server<"https://shop.example", {}> }'),
    service('servers: { /** @source Shop */ main: Server<"https://shop.example/v2", {}> }'),
    "main",
    ["major", "major"],
  ),
  of(
    "server-variable-changed",
    "server-variable-changed",
    service('servers: { /** @source Shop */ main: Server<"https://{host}", { host: "a.example" }> }'),
    service('servers: { /** @source Shop */ main: Server<"https://{host}", { host: "b.example" }> }'),
    "{host} of main",
    ["patch", "patch"],
  ),
  of("authentication-stated", "authentication-unstated", service("servers: {}"), service("servers: {}; security: {}"), "shop", ["minor", "major"]),
  of("authentication-required", "authentication-dropped", service("servers: {}; security: {}"), service("servers: {}; security: { /** @source Shop */ basic: BasicCredential }"), "shop", ["major", "minor"]),
  of(
    "security-added",
    "security-removed",
    service("servers: {}; security: { /** @source Shop */ basic: BasicCredential }"),
    service("servers: {}; security: { /** @source Shop */ basic: BasicCredential; /** @source Shop */ token: BearerCredential }"),
    "token",
    ["minor", "major"],
  ),
  of(
    "security-renamed",
    "security-renamed",
    service("servers: {}; security: { /** @source Shop */ basic: BasicCredential }"),
    service("servers: {}; security: { /** @source Shop */ login: BasicCredential }"),
    "login",
    ["patch", "patch"],
  ),
  of(
    "credential-changed",
    "credential-changed",
    service('servers: {}; security: { /** @source Shop */ key: HeaderCredential<"X-Key", "Old", "<key>"> }'),
    service('servers: {}; security: { /** @source Shop */ key: HeaderCredential<"X-Key", "New", "<key>"> }'),
    "key",
    ["major", "major"],
  ),
  of("flow-added", "flow-removed", tokens("OAuth2"), tokens("OAuth2<{ password: {} }>"), "token", ["minor", "major"]),
  of("token-address-stated", "token-address-unstated", tokens("OAuth2<{ password: {} }>"), tokens('OAuth2<{ password: { tokenUrl: "https://shop.example/token" } }>'), "password.tokenUrl of token", ["minor", "major"]),
  of(
    "token-address-changed",
    "token-address-changed",
    tokens('OpenIdConnect<"https://shop.example/.well-known/openid-configuration">'),
    tokens('OpenIdConnect<"https://id.example/.well-known/openid-configuration">'),
    "token",
    ["major", "major"],
  ),
  of("scope-added", "scope-removed", tokens('OAuth2<{ implicit: { scopes: { read: "" } } }>'), tokens('OAuth2<{ implicit: { scopes: { read: ""; write: "" } } }>'), "implicit of token", ["minor", "major"]),
  of("header-added", "header-removed", service("servers: {}; headers: {}"), service('servers: {}; headers: { /** @source Shop */ "X-Trace"?: string }'), "X-Trace", ["request minor", "request major"]),
  of(
    "required-header-added",
    "required-header-removed",
    service("servers: {}; headers: {}"),
    service('servers: {}; headers: { /** @source Shop */ "X-Tenant": string }'),
    "X-Tenant",
    ["request major", "request minor"],
  ),
];

const ofResources: readonly Case[] = [
  of("resource-added", "resource-removed", keyed("{row}"), together(keyed("{row}"), post()), "/things", ["minor", "major"]),
  of("uri-changed", "uri-changed", keyed("{row}"), keyed("{row}", "/pieces"), "/pieces", ["major", "major"]),
  of("key-part-added", "key-part-removed", keyed("{row}"), keyed("{row}+{seat}"), "/parts/{row}+{seat}", ["major", "major"]),
  of("key-part-renamed", "key-part-renamed", keyed("{row}"), keyed("{seat}"), "/parts/{seat}", ["major", "major"]),
  of("key-order-changed", "key-order-changed", keyed("{row}+{seat}"), keyed("{seat}+{row}"), "/parts/{seat}+{row}", ["major", "major"]),
  of("kind-changed", "kind-changed", post(), { "things.ts": post()["things.ts"]!.replace("/** @source Shop */", "/**\n * @kind Oddity\n * @source Shop\n */") }, "/things", ["minor", "minor"]),
  of("resource-fact-added", "resource-fact-removed", facts(""), facts('seen: "by all"'), "/things: seen", ["minor", "major"]),
  of("resource-fact-changed", "resource-fact-changed", facts('seen: "by all"'), facts('seen: "by some"'), "/things: seen", ["minor", "minor"]),
  of("resource-made-generic", "resource-made-specific", post(), { "things.ts": post()["things.ts"]!.replace("extends Resource<", "extends GenericResource<") }, "/things", ["minor", "major"]),
  of("resource-deprecated", "resource-undeprecated", post(), { "things.ts": post()["things.ts"]!.replace("/** @source Shop */\nexport type", "/**\n * @deprecated\n * @source Shop\n */\nexport type") }, "/things", ["minor", "patch"]),
];

const found = (more: string): Definitions => ({
  "found.ts": `
/** @source Shop */
export interface Found<Of extends Facts> extends Resource<Of["uri"], Id> {
  /** @source Shop */
  get: Get<Of["uri"], null>${more};
}
interface Id {
  /** @source Shop */
  id: string;
}
/** @source Shop */
export type ById = Found<{ uri: "/things/{id}" }>;`,
});
const sampled = (windows: string): string => ` & Sampled<"names", [${windows}], ["min"]>`;
const placed = (path: string): Definitions => operation(`/** @source Shop */\n  do: Get<"/things/${path}", null>;`);

const ofOperations: readonly Case[] = [
  of("operation-added", "operation-removed", operation(""), post(), "POST /things (do)", ["minor", "major"]),
  of("operation-renamed", "operation-renamed", post(), operation('/**\n   * Do it\n   * @source Shop\n   */\n  act: Post<Of["uri"], null, null>;'), "POST /things (act)", ["patch", "patch"]),
  of("method-changed", "method-changed", doing('Put<Of["uri"], null, null, "modify">'), doing('Patch<Of["uri"], null, null, "modify">'), "PATCH /things (do)", ["major", "major"]),
  of("operation-uri-changed", "operation-uri-changed", placed("old"), placed("new"), "GET /things/new (do)", ["major", "major"]),
  of("effect-changed", "effect-changed", doing('Post<Of["uri"], null, null, "create">'), doing('Post<Of["uri"], null, null, "act">'), "POST /things (do)", ["major", "major"]),
  of("condition-changed", "condition-changed", post(' & When<"it is absent">'), post(' & When<"it exists">'), "POST /things (do)", ["major", "major"]),
  of("operation-only-derived", "operation-listed", post(), post(' & Derived<"Shop">'), "POST /things (do)", ["minor", "patch"]),
  of("sampling-added", "sampling-removed", post(), post(sampled("30")), "POST /things (do)", ["minor", "major"]),
  of("sampling-changed", "sampling-changed", post(sampled("30")), post(sampled("10")), "POST /things (do)", ["major", "major"]),
  of("sampling-extended", "sampling-reduced", post(sampled("30")), post(sampled("10, 30")), "POST /things (do)", ["minor", "major"]),
  of("contents-added", "contents-removed", post(), post(" & Contains"), "POST /things (do)", ["minor", "major"]),
  of(
    "look-up-changed",
    "look-up-changed",
    found(""),
    found(' & LooksUp<"id">'),
    "GET /things/{id} (get)",
    ["major", "major"],
  ),
  of("operation-deprecated", "operation-undeprecated", operation('/** @source Shop */\n  do: Post<Of["uri"], null, null>;'), operation('/**\n   * @deprecated\n   * @source Shop\n   */\n  do: Post<Of["uri"], null, null>;'), "POST /things (do)", ["minor", "patch"]),
  of("parameter-added", "parameter-removed", post(" & Query<{}>"), post(" & Query<{ /** @source Shop */ page?: number }>"), "page of POST /things (do)", ["request minor", "request major"]),
  of(
    "required-parameter-added",
    "required-parameter-removed",
    post(" & Query<{}>"),
    post(" & Query<{ /** @source Shop */ page: number }>"),
    "page of POST /things (do)",
    ["request major", "request major"],
  ),
];

const secured = (access: string, of = ""): Definitions => {
  const way = "/** @source Shop */";
  return { ...post(access), ...{ "service.ts": service(`servers: {}; security: { ${way} key: QueryCredential<"key">; ${way} token: OAuth2; ${way} basic: BasicCredential }${of}`)["service.ts"]! } };
};

const ofAccess: readonly Case[] = [
  of("access-stated", "access-unstated", post(), post(" & Access<[]>"), "POST /things (do)", ["minor", "major"]),
  of("access-eased", "access-tightened", secured(""), secured(" & Access<[]>"), "POST /things (do)", ["minor", "major"]),
  of("access-eased", "access-tightened", secured(' & Access<["key"]>'), secured(' & Access<["key", "basic"]>'), "POST /things (do)", ["minor", "major"]),
  of("access-eased", "access-tightened", secured(" & Access<[{ key: []; token: [] }]>"), secured(' & Access<["key"]>'), "POST /things (do)", ["minor", "major"]),
  of("access-eased", "access-tightened", secured(' & Access<[{ token: ["read", "write"] }]>'), secured(' & Access<[{ token: ["write"] }]>'), "POST /things (do)", ["minor", "major"]),
  of("access-changed", "access-changed", secured(' & Access<["key"]>'), secured(' & Access<["basic"]>'), "POST /things (do)", ["major", "major"]),
  of("access-changed", "access-changed", secured(' & Access<["key", {}]>'), secured(' & Access<["basic", {}]>'), "POST /things (do)", ["major", "major"]),
  of("access-eased", "access-tightened", secured("", "; access: [{ key: []; token: [] }]"), secured("", '; access: ["key"]'), "shop", ["minor", "major"]),
];

const ofBodies: readonly Case[] = [
  of("body-added", "body-removed", post("", "None"), post("", "string"), "request of POST /things (do)", ["request major", "request major"]),
  of("body-added", "body-removed", post("", "null", "None"), post("", "null", "string"), "answer of POST /things (do)", ["answer minor", "answer major"]),
  of("body-stated", "body-not-shown", post("", "null", 'NotShown<"what it says">'), post("", "null", "string"), "answer of POST /things (do)", ["answer minor", "answer major"]),
  of("body-stated", "body-not-shown", post("", "Silent"), post("", "None"), "request of POST /things (do)", ["request minor", "request major"]),
  of("media-type-changed", "media-type-changed", post("", "string"), post("", 'MediaType<"text/plain", string>'), "request of POST /things (do)", ["request major", "request major"]),
  of("status-stated", "status-unstated", post(), post(" & Status<201>"), "answer of POST /things (do)", ["answer minor", "answer major"]),
  of("status-changed", "status-changed", post(" & Status<200>"), post(" & Status<201>"), "answer of POST /things (do)", ["answer major", "answer major"]),
  of("failure-added", "failure-removed", post(" & Failures<{ 404: None }>"), post(" & Failures<{ 404: None; 409: None }>"), "answer of POST /things (do)", ["answer minor", "answer minor"]),
];

const ofFields: readonly Case[] = [
  of("field-added", "field-removed", object("a?: string;"), object("a?: string; b?: boolean;"), "Item.b", [both("minor"), both("major")]),
  of("required-field-added", "required-field-removed", object("a?: string;"), object("a?: string; b: boolean;"), "Item.b", [both("major", "minor"), both("major")]),
  of("closed-field-added", "closed-field-removed", field(closed("a?: string")), field(closed("a?: string", "b?: boolean")), "Item.it.b", [widening, both("major")]),
  of("required-closed-field-added", "required-closed-field-removed", field(closed("a?: string")), field(closed("a?: string", "b: boolean")), "Item.it.b", [both("major"), both("major")]),
  of("field-renamed", "field-renamed", object("a?: string; b?: Range<1, 2>; c?: null;"), object("a?: string; d?: Range<1, 2>; c?: null;"), "Item.d", [both("major"), both("major")]),
  of("field-made-required", "field-made-optional", field("string"), field("string", ""), "Item.it", [narrowing, widening]),
  of("field-deprecated", "field-undeprecated", object("it?: string;"), object("/** @deprecated */\n  it?: string;"), "Item.it", [both("minor"), both("patch")]),
  of("made-write-only", "made-readable", field("string"), field("WriteOnly<string>"), "Item.it", [both("patch", "major"), both("patch", "minor")]),
  of("made-read-only", "made-writable", field("string"), field("ReadOnly<string>"), "Item.it", [both("major", "patch"), both("minor", "patch")]),
  of("default-added", "default-removed", field("number"), field("Default<number, 5>"), "Item.it", [both("minor"), narrowing]),
  of("default-changed", "default-changed", field("Default<number, 0>"), field("Default<number, 5>"), "Item.it", [narrowing, narrowing]),
  of("role-changed", "role-changed", field("Gauge"), field("Counter"), "Item.it", [both("minor"), both("minor")]),
  of("object-closed", "object-opened", field("{ /** @source Shop */ a?: string }"), field("Closed<{ /** @source Shop */ a?: string }>"), "Item.it", [narrowing, widening]),
];

const ofTypes: readonly Case[] = [
  of("type-stated", "type-not-shown", field('NotShown<"what it is">'), field("string"), "Item.it", [both("minor"), both("major")]),
  of("part-stated", "part-not-shown", field('Partly<string, "its form">'), field("string"), "Item.it", [both("minor"), both("major")]),
  of("part-stated", "part-not-shown", field('Partly<string, "its values">'), field('"a" | "b"'), "Item.it", [both("minor"), both("major")]),
  of("part-reworded", "part-reworded", field('Partly<string, "its form">'), field('Partly<string, "its length">'), "Item.it", [both("patch"), both("patch")]),
  of("type-narrowed", "type-widened", field("string"), field('"a" | "b"'), "Item.it", [narrowing, widening]),
  of("type-changed", "type-changed", field("string"), field("number"), "Item.it", [both("major"), both("major")]),
  of("alternative-added", "alternative-removed", field("string"), field("string | null"), "Item.it", [widening, narrowing]),
  of("made-integer", "made-fractional", field("number"), field("Integer"), "Item.it", [narrowing, widening]),
  of("type-renamed", "type-renamed", object("it?: Inner;", "/** @source Shop */ export interface Inner { a?: string }"), object("it?: Other;", "/** @source Shop */ export interface Other { a?: string }"), "Other", [both("patch"), both("patch")]),
  of("type-deprecated", "type-undeprecated", object("it?: Inner;", "/** @source Shop */ export interface Inner { a?: string }"), object("it?: Inner;", "/**\n * @deprecated\n * @source Shop\n */\nexport interface Inner { a?: string }"), "Inner", [both("minor"), both("patch")]),
];

const ofValues: readonly Case[] = [
  of("range-narrowed", "range-widened", field("Range<0, 15>"), field("Range<1, 15>"), "Item.it", [narrowing, widening]),
  of("range-narrowed", "range-widened", field("number"), field("Range<1, 15>"), "Item.it", [narrowing, widening]),
  of("range-narrowed", "range-widened", field("Range<0, 15>"), field("number & Says<{ exclusiveMinimum: 0; maximum: 15 }>"), "Item.it", [narrowing, widening]),
  of("range-moved", "range-moved", field("Range<0, 15>"), field("Range<1, 16>"), "Item.it", [both("major"), both("major")]),
  of("length-narrowed", "length-widened", field("Text<64>"), field("Text<63>"), "Item.it", [narrowing, widening]),
  of("length-moved", "length-moved", field("Text<64> & Says<{ minLength: 2 }>"), field("Text<63> & Says<{ minLength: 1 }>"), "Item.it", [both("major"), both("major")]),
  of("count-narrowed", "count-widened", field("string[]"), field("string[] & Says<{ maxItems: 3 }>"), "Item.it", [narrowing, widening]),
  of("count-moved", "count-moved", field("string[] & Says<{ minItems: 2; maxItems: 3 }>"), field("string[] & Says<{ minItems: 1; maxItems: 2 }>"), "Item.it", [both("major"), both("major")]),
  of("step-added", "step-removed", field("number"), field("MultipleOf<5>"), "Item.it", [narrowing, widening]),
  of("step-changed", "step-changed", field("MultipleOf<2>"), field("MultipleOf<3>"), "Item.it", [both("major"), both("major")]),
  of("items-made-distinct", "items-made-repeatable", field("string[]"), field("Unique<string[]>"), "Item.it", [narrowing, widening]),
  of("pattern-added", "pattern-removed", field("string"), field('Pattern<"^a">'), "Item.it", [narrowing, widening]),
  of("pattern-changed", "pattern-changed", field('Pattern<"^a">'), field('Pattern<"^b">'), "Item.it", [both("major"), both("major")]),
  of("format-added", "format-removed", field("string"), field('Format<"date">'), "Item.it", [narrowing, widening]),
  of("format-changed", "format-changed", field('Format<"date">'), field('Format<"time">'), "Item.it", [both("major"), both("major")]),
  of("values-added", "values-removed", field('"a" | "b"'), field('"a" | "b" | "c"'), "Item.it", [widening, narrowing]),
  of("known-values-added", "known-values-removed", field('OpenEnum<"a", "the rest">'), field('OpenEnum<"a" | "b", "the rest">'), "Item.it", [both("minor"), both("major")]),
  of("values-closed", "values-opened", field('OpenEnum<"a" | "b", "the rest">'), field('"a" | "b"'), "Item.it", [both("minor"), both("major")]),
  of("bits-stated", "bits-unstated", field("Integer"), field('Bits<{ 1: "one"; 2: "two" }>'), "Item.it", [both("minor"), both("major")]),
  of("bit-added", "bit-removed", field('Bits<{ 1: "one" }>'), field('Bits<{ 1: "one"; 2: "two" }>'), "Item.it", [both("minor"), narrowing]),
  of("bit-changed", "bit-changed", field('Bits<{ 1: "one" }>'), field('Bits<{ 1: "first" }>'), "Item.it", [both("major"), both("major")]),
];

const ofNotes: readonly Case[] = [
  of("statement-added", "statement-removed", noted(""), noted('statements: { /** @source Shop */ word: "It holds." }'), "/things: word", ["minor", "major"]),
  of("note-renamed", "note-renamed", noted('statements: { /** @source Shop */ word: "It holds." }'), noted('statements: { /** @source Shop */ fact: "It holds." }'), "/things: fact", ["patch", "patch"]),
  of("statement-changed", "statement-changed", noted('statements: { /** @source Shop */ word: "It holds." }'), noted('statements: { /** @source Shop */ word: "It does not." }'), "/things: word", ["minor", "minor"]),
  of(
    "gap-stated",
    "statement-not-shown",
    noted('notShown: { /** @source Shop */ word: NotShown<"whether it holds"> }'),
    noted('statements: { /** @source Shop */ word: "It holds." }'),
    "/things: word",
    ["minor", "major"],
  ),
  of("gap-closed", "gap-opened", noted('notShown: { /** @source Shop */ word: NotShown<"whether it holds"> }'), noted(""), "/things: word", ["patch", "minor"]),
  of(
    "gap-reworded",
    "gap-reworded",
    noted('notShown: { /** @source Shop */ word: NotShown<"whether it holds"> }'),
    noted('notShown: { /** @source Shop */ word: NotShown<"if it holds"> }'),
    "/things: word",
    ["patch", "patch"],
  ),
  of("contradiction-settled", "contradiction-found", noted(contradiction("It is.")), noted(""), "/things: doubt", ["patch", "minor"]),
  of("choice-changed", "choice-changed", noted(contradiction("It is.")), noted(contradiction("It is not.")), "/things: doubt", ["minor", "minor"]),
  of("readings-changed", "readings-changed", noted(contradiction("It is.")), noted(contradiction("It is.", "It surely is.")), "/things: doubt", ["patch", "patch"]),
  of("description-changed", "description-changed", described("What it is."), described("What this is."), "Item.it", [both("patch"), both("patch")]),
  of("example-changed", "example-changed", described('What it is.\n   * @example "a"\n  '), described('What it is.\n   * @example "b"\n  '), "Item.it", [both("patch"), both("patch")]),
];

export const cases: readonly Case[] = [...ofService, ...ofResources, ...ofOperations,
  ...ofAccess, ...ofBodies, ...ofFields, ...ofTypes, ...ofValues, ...ofNotes];
