/** Pairs of versions with what a caller would say of them, for requests and for answers, in both directions of time. */
import { doing, field, keyed, object, operation, service, together, type Definitions } from "./definitions.ts";

/** The gravest of what is found: `request major, answer minor`, `minor` for what has no direction, `same` where nothing is found. */
export interface Pair {
  readonly says: string;
  readonly before: Definitions;
  readonly after: Definitions;
  readonly forth: string;
  readonly back: string;
}

const both = (request: string, answer = request): string => `request ${request}, answer ${answer}`;
const narrowed = both("major", "minor");
const widened = both("minor", "major");

const asked = (type: string): Definitions => doing(`Post<Of["uri"], { /** @source Shop */ it?: ${type} }, None>`);
const answered = (type: string): Definitions => doing(`Post<Of["uri"], None, { /** @source Shop */ it?: ${type} }>`);
const askedAll = (fields: string): Definitions => doing(`Post<Of["uri"], { ${fields} }, None>`);
const answeredAll = (fields: string): Definitions => doing(`Post<Of["uri"], None, { ${fields} }>`);
const having = (more: string): Definitions => doing(`Post<Of["uri"], null, null>${more}`);
const noted = (notes: string): Definitions => operation("", notes);
const one = (name: string, type = "string"): string => ` /** @source Shop */ ${name}: ${type};`;

const reading = `\n  /** @source Shop */\n  get: Get<Of["uri"], null>;`;
const making = `\n  /** @source Shop */\n  make: Post<Of["uri"], null, null>;`;

/** Definitions at one path, each with a kind of its own. Summaries name the definition that an operation is of. */
function thing(...operations: readonly string[]): Definitions {
  const texts = operations.map((own, index) => `
/** @source Shop */
export interface Kind${index}<Of extends Facts> extends Resource<Of["uri"]> {${own}
}
/** @source Shop */
export type Thing${index} = Kind${index}<{ uri: "/things" }>;`);
  return { "things.ts": texts.join("\n") };
}

function pair(says: string, before: Definitions, after: Definitions, forth: string, back: string): Pair {
  return { says, before, after, forth, back };
}

const ofValues: readonly Pair[] = [
  pair("a range that loses its end", field("Range<0, 15>"), field("number & Says<{ minimum: 0 }>"), widened, narrowed),
  pair("a range that ends lower", asked("Range<0, 15>"), asked("Range<0, 7>"), "request major", "request minor"),
  pair("a range that ends lower in answers", answered("Range<0, 15>"), answered("Range<0, 7>"), "answer minor", "answer major"),
  pair("a range that shifts", field("Range<1, 10>"), field("Range<5, 20>"), both("major"), both("major")),
  pair("a range of whole numbers that is written by what is excluded", field("Integer & Says<{ minimum: 1 }>"), field("Integer & Says<{ exclusiveMinimum: 0 }>"), "same", "same"),
  pair("an end of 64 bits that is one more", field("Integer & Says<{ minimum: 0; maximum: 9223372036854775808 }>"), field("Integer & Says<{ minimum: 0; maximum: 18446744073709551616 }>"), widened, narrowed),
  pair("a longest length that is shorter", field("Text<64>"), field("Text<32>"), narrowed, widened),
  pair("a longest length where there was none", asked("string"), asked("Text<64>"), "request major", "request minor"),
  pair("a shortest length of nothing", field("Text<64>"), field("Text<64> & Says<{ minLength: 0 }>"), "same", "same"),
  pair("a list of at least no entry", field("string[]"), field("string[] & Says<{ minItems: 0 }>"), "same", "same"),
  pair("a list that must have an entry", asked("string[]"), asked("string[] & Says<{ minItems: 1 }>"), "request major", "request minor"),
  pair("one value more", field('"a" | "b"'), field('"a" | "b" | "c"'), widened, narrowed),
  pair("one value for another", field('"a" | "b"'), field('"a" | "c"'), both("major"), both("major")),
  pair("values in another order", field('"a" | "b"'), field('"b" | "a"'), "same", "same"),
  pair("values that are all texts now", field('"a" | "b"'), field("string"), widened, narrowed),
  pair("values that are all texts of a length that they have", field('"a" | "b"'), field("Text<8>"), widened, narrowed),
  pair("numbers that are a range around them", field("0 | 1"), field("Range<0, 15>"), widened, narrowed),
  pair("numbers that are a range without one of them", field("0 | 1"), field("Range<1, 15>"), both("major"), both("major")),
  pair("a boolean that may be a number as well", field("boolean"), field("boolean | 0 | 1"), widened, narrowed),
  pair("a text that may be null", answered("string"), answered("string | null"), "answer major", "answer minor"),
  pair("a field more in an answer that has no other than the listed ones", answered(`Closed<{ ${one("a?")} }>`), answered(`Closed<{ ${one("a?")} ${one("b?")} }>`), "answer major", "answer major"),
  pair("a field more in a request that has no other than the listed ones", asked(`Closed<{ ${one("a?")} }>`), asked(`Closed<{ ${one("a?")} ${one("b?")} }>`), "request minor", "request major"),
  pair("a field more in a part of an answer that has no other than the listed ones", answered(`Closed<{ ${one("a?")} } & { ${one("b?")} }>`), answered(`Closed<{ ${one("a?")} } & { ${one("b?")} ${one("c?")} }>`), "answer major", "answer major"),
  pair("a text that may be null in requests", asked("string"), asked("string | null"), "request minor", "request major"),
  pair("a number that is whole now", field("number"), field("Integer"), narrowed, widened),
  pair("a number that is a text now", field("number"), field("string"), both("major"), both("major")),
  pair("a text that is a list of them now", answered("string"), answered("string[]"), "answer major", "answer major"),
  pair("anything where there was a text", field("string"), field("unknown"), widened, narrowed),
  pair("a format where there was none", field("string"), field('Format<"date">'), narrowed, widened),
  pair("a pattern for another", asked('Pattern<"^a">'), asked('Pattern<"^b">'), "request major", "request major"),
  pair("one more known of values that are not all shown", field('OpenEnum<"a", "the rest">'), field('OpenEnum<"a" | "b", "the rest">'), both("minor"), both("major")),
  pair("values of which all are shown now", field('OpenEnum<"a", "the rest">'), field('"a" | "b"'), both("minor"), both("major")),
  pair("a type that is shown now", field('NotShown<"what it is">'), field("Range<0, 7>"), both("minor"), both("major")),
  pair("a default that is stated", field("number"), field("Default<number, 5>"), both("minor"), narrowed),
  pair("a default that is another", asked("Default<number, 5>"), asked("Default<number, 6>"), "request major", "request major"),
  pair("a bit more", field('Bits<{ 1: "one" }>'), field('Bits<{ 1: "one"; 2: "two" }>'), both("minor"), narrowed),
];

const ofFields: readonly Pair[] = [
  pair("an optional field in a request", askedAll(one("a?")), askedAll(one("a?") + one("b?", "boolean")), "request minor", "request major"),
  pair("a required field in a request", askedAll(one("a?")), askedAll(one("a?") + one("b", "boolean")), "request major", "request major"),
  pair("a required field in an answer", answeredAll(one("a?")), answeredAll(one("a?") + one("b", "boolean")), "answer minor", "answer major"),
  pair("a field that only the service sets", object("a?: string;"), object("a?: string; b: ReadOnly<boolean>;"), "answer minor", "answer major"),
  pair("a field that only the service sets, under another name", askedAll(one("a?") + one("b?", "ReadOnly<boolean>")), askedAll(one("a?") + one("c?", "ReadOnly<boolean>")), "same", "same"),
  pair("a required field that a request must set now", object("a?: string; b: ReadOnly<boolean>;"), object("a?: string; b: boolean;"), both("major", "patch"), both("major", "patch")),
  pair("an optional field that a request may set now", object("a?: string; b?: ReadOnly<boolean>;"), object("a?: string; b?: boolean;"), both("minor", "patch"), both("major", "patch")),
  pair("a field that is required now", field("string"), field("string", ""), narrowed, widened),
  pair("a field that only the service sets and that is always there now", field("ReadOnly<string>"), field("ReadOnly<string>", ""), "answer minor", "answer major"),
  pair("fields in another order", object("a?: string; b?: boolean;"), object("b?: boolean; a?: string;"), "same", "same"),
  pair("a field within a field", field(`{ ${one("a?")} }`), field(`{ ${one("a?")} ${one("b?")} }`), both("minor"), both("major")),
  pair("a type that is written out", object("it?: Inner;", "/** @source Shop */ export interface Inner { a?: string }"), object("it?: { /** @source Shop */ a?: string };"), "same", "same"),
  pair("a field that is deprecated", object("it?: string;"), object("/** @deprecated */\n  it?: string;"), both("minor"), both("patch")),
];

const sampled = (names: string, windows: string, aggregates = '"min"'): string => ` & Sampled<"${names}", [${windows}], [${aggregates}]>`;

const ofOperations: readonly Pair[] = [
  pair("an operation", operation(""), having(""), "minor", "major"),
  pair("a method for another", doing('Put<Of["uri"], null, null, "modify">'), doing('Patch<Of["uri"], null, null, "modify">'), "major", "major"),
  pair("windows that come to others", having(sampled("names", "1, 5")), having(sampled("names", "1, 5, 30")), "minor", "major"),
  pair("windows in the place of others", having(sampled("names", "1, 5")), having(sampled("names", "1, 10")), "major", "major"),
  pair("windows in another order", having(sampled("names", "1, 5")), having(sampled("names", "5, 1")), "same", "same"),
  pair("an aggregate that comes to others", having(sampled("names", "30")), having(sampled("names", "30", '"min", "max"')), "minor", "major"),
  pair("values of other counters", having(sampled("names", "30")), having(sampled("others", "30")), "major", "major"),
  pair("a parameter that the query may have", having(" & Query<{}>"), having(` & Query<{ ${one("page?", "number")} }>`), "request minor", "request major"),
  pair("a parameter that the query must have", having(" & Query<{}>"), having(` & Query<{ ${one("page", "number")} }>`), "request major", "request major"),
  pair("a parameter that may be left out now", having(` & Query<{ ${one("page", "number")} }>`), having(` & Query<{ ${one("page?", "number")} }>`), "request minor", "request major"),
  pair("a header of one operation that it must have", having(" & Headers<{}>"), having(` & Headers<{ ${one('"X-Trace"')} }>`), "request major", "request minor"),
  pair("a status for another", having(" & Status<200>"), having(" & Status<201>"), "answer major", "answer major"),
  pair("a status where any was possible", having(""), having(" & Status<201>"), "answer minor", "answer major"),
  pair("a body where none was sent", doing('Post<Of["uri"], None, null>'), doing('Post<Of["uri"], string, null>'), "request major", "request major"),
  pair("a body where none was answered", doing('Post<Of["uri"], null, None>'), doing('Post<Of["uri"], null, string>'), "answer minor", "answer major"),
  pair("a body that was not shown", doing('Post<Of["uri"], NotShown<"it">, null>'), doing('Post<Of["uri"], string, null>'), "request minor", "request major"),
];

const served = (servers: string, more = ""): Definitions => service(`servers: { ${servers} }${more}`);
const server = (name: string, url: string): string => ` /** @source Shop */ ${name}: Server<"${url}", {}>;`;
const secured = (schemes: string): Definitions => service(`servers: {}; security: { ${schemes} }`);
const header = (fields: string): Definitions => service(`servers: {}; headers: { ${fields} }`);

const ofServices: readonly Pair[] = [
  pair("an operation that another definition at its path has", thing(reading + making), thing(reading, making), "patch", "patch"),
  pair("the only operation of a definition, which another at its path has", thing(reading, making), thing(reading + making), "patch", "patch"),
  pair("definitions at one path in another order", thing(reading, making), thing(making, reading), "patch", "patch"),
  pair("an operation that comes with another definition at a path", thing(reading), thing(reading, making), "minor", "major"),
  pair("one that is sent more, with another definition at its path", thing(reading + making), thing(reading, making.replace("null", "string")), "patch, request major", "patch, request major"),
  pair("a resource", keyed("{row}"), together(keyed("{row}"), having("")), "minor", "major"),
  pair("a segment for another", keyed("{row}"), keyed("{row}", "/pieces"), "major", "major"),
  pair("a part of a key more", keyed("{row}"), keyed("{row}+{seat}"), "major", "major"),
  pair("the parts of a key in another order", keyed("{row}+{seat}"), keyed("{seat}+{row}"), "major", "major"),
  pair("a server under another name", served(server("main", "https://shop.example")), served(server("first", "https://shop.example")), "patch", "patch"),
  pair("a server at another address", served(server("main", "https://shop.example")), served(server("main", "https://store.example")), "major", "major"),
  pair("one more server", served(server("main", "https://shop.example")), served(server("main", "https://shop.example") + server("spare", "https://spare.example")), "minor", "major"),
  pair("a scheme under another name", secured(one("basic", "BasicCredential")), secured(one("login", "BasicCredential")), "patch", "patch"),
  pair("one scheme for another", secured(one("basic", "BasicCredential")), secured(one("token", "BearerCredential")), "major", "major"),
  pair("a key in a cookie that was in the query", secured(one("key", 'QueryCredential<"key">')), secured(one("key", 'CookieCredential<"key">')), "major", "major"),
  pair("a key in a parameter of another name", secured(one("key", 'QueryCredential<"key">')), secured(one("key", 'QueryCredential<"token">')), "major", "major"),
  pair("a key under another name", secured(one("key", 'QueryCredential<"key">')), secured(one("token", 'QueryCredential<"key">')), "patch", "patch"),
  pair("a certificate for a token", secured(one("token", "BearerCredential")), secured(one("token", "ClientCertificate")), "major", "major"),
  pair("how a bearer token is obtained", secured(one("token", "BearerCredential")), secured(one("token", 'OAuth2<{ password: { tokenUrl: "https://shop.example/token" } }>')), "minor", "major"),
  pair("what a scope is for", secured(one("token", 'OAuth2<{ password: { scopes: { read: "Reads." } } }>')), secured(one("token", 'OAuth2<{ password: { scopes: { read: "Reads all." } } }>')), "patch", "patch"),
  pair("one more scheme", secured(one("basic", "BasicCredential")), secured(one("basic", "BasicCredential") + one("token", "BearerCredential")), "minor", "major"),
  pair("a header that may be given", header(""), header(one('"X-Trace"?')), "request minor", "request major"),
  pair("a header that must be given", header(""), header(one('"X-Trace"')), "request major", "request minor"),
  pair("a header that must be given now", header(one('"X-Trace"?')), header(one('"X-Trace"')), "request major", "request minor"),
  pair("a header in other letters", header(one('"X-Trace"')), header(one('"x-trace"')), "same", "same"),
  pair("a statement under another name", noted('statements: { /** @source Shop */ word: "It holds." }'), noted('statements: { /** @source Shop */ fact: "It holds." }'), "patch", "patch"),
  pair("a gap under another name", noted('notShown: { /** @source Shop */ word: NotShown<"whether it holds"> }'), noted('notShown: { /** @source Shop */ fact: NotShown<"whether it holds"> }'), "patch", "patch"),
  pair("a gap that is closed", noted('notShown: { /** @source Shop */ word: NotShown<"whether it holds"> }'), noted('statements: { /** @source Shop */ word: "It holds." }'), "minor", "major"),
  pair("a contradiction that is settled", noted('contradictions: { /** @source Shop */ doubt: { about: "Whether"; readings: [Reading<"It is.", "Shop">, Reading<"It is not.", "Shop">]; choice: "It is." } }'), noted(""), "patch", "minor"),
];

export const pairs: readonly Pair[] = [...ofValues, ...ofFields, ...ofOperations, ...ofServices];
