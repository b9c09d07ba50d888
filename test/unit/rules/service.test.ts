import { describe, expect, it } from "vitest";
import { checkRules } from "../../../generator/rules/rules.ts";
import { foundIn, foundInField, item, messages, serviceOf } from "./definitions.ts";

const service = (facts: string) => `
/** @source Shop */
export type Shop = Service<{ document: "document.md"; ${facts} }>;`;
const stated = 'title: "Shop"; version: "1"; ';
const items = item("size?: number;");

describe("a service", () => {
  it("has a title and a version", () => {
    expect(foundIn({ "service.ts": service('title: ""; version: " "; servers: {}'), "item.ts": items })).toEqual([
      "empty-fact: The service has no title.",
      "empty-fact: The service has no version.",
    ]);
  });

  it("has resources", () => {
    expect(foundIn({})).toEqual(['no-resources: The service "shop" has no resources.']);
  });
});

describe("a server", () => {
  const found = (url: string, variables: string) =>
    foundIn({ "service.ts": service(`${stated} servers: {\n/** @source Shop */\none: Server<"${url}", { ${variables} }> }`), "item.ts": items });

  it.each([
    ["https://shop.example/v1", ""],
    ["{base}/v1", 'base: "https://shop.example"'],
    ["{a}{b}/{a}", 'a: "https://x"; b: "y"'],
    ["/v1", ""],
    ["HTTPS://Shop.example/v1", ""],
  ])("%s with { %s } passes", (url, variables) => {
    expect(found(url, variables)).toEqual([]);
  });

  it.each([
    ["{base}/{part}", 'base: "https://x"', 'server-variable-not-given: Nothing stands in for "{part}" of the address "{base}/{part}".'],
    ["{base}", 'base: "https://x"; bas: "y"', 'server-variable-not-used: "bas" is given a value, and the address "{base}" has no "{bas}".'],
    ["{base}", 'bas: "y"', 'server-variable-not-given: Nothing stands in for "{base}" of the address "{base}".'],
    ["{base}", 'base: ""', 'server-variable-empty: What stands in for "{base}" is empty.'],
    ["", "", 'no-server-url: The address "" of a server is empty.'],
    ["shop.example/v1", "", 'no-server-url: The address "shop.example/v1" of a server does not begin with "https://".'],
    ["{base}/v1", 'base: "shop.example"', 'no-server-url: The address "{base}/v1" of a server does not begin with "https://".'],
    ["{base/v1", "", 'no-server-url: The address "{base/v1" of a server has braces that enclose no name.'],
    ["https://x?y=1", "", 'no-server-url: The address "https://x?y=1" of a server holds "?" or "#", after which no path can follow.'],
    ["https://user:pw@x/v1", "", 'no-server-url: The address "https://user:pw@x/v1" of a server holds "@": who calls stands in `security`, and a path has "%40" for it.'],
    ["{base}/v1", 'base: "https://user@x"', 'no-server-url: The address "{base}/v1" of a server holds "@": who calls stands in `security`, and a path has "%40" for it.'],
    ["https://x/a b", "", 'no-server-url: The address "https://x/a b" of a server holds a space or "\\".'],
  ])("%s with { %s } is found", (url, variables, finding) => {
    expect(found(url, variables)).toEqual([finding]);
  });
});

describe("types of files outside the service's folder", () => {
  const shared = { "../shared.ts": "/** @source Shop */\nexport interface Part {\n  size: number;\n}\nexport type Small = Range<0, 9>;" };
  const imported = 'import type { Part, Small } from "../shared.ts";\n';

  it("are out of reach, and words are not", () => {
    expect(foundIn({ ...shared, "item.ts": imported + item("part?: Part;\n level?: Small;") })).toEqual([
      'type-out-of-reach: The field "part" refers to the type "Part" of "spec/shared.ts", which is not among the definitions of "shop".',
    ]);
  });
});

describe("what operations ask for", () => {
  const security = `security: {
/** @source Shop */
key: QueryCredential<"key">;
/** @source Shop */
token: OAuth2<{ clientCredentials: { scopes: { read: "Reads." } } }>;
/** @source Shop */
issued: OpenIdConnect;
/** @source Shop */
bearer: BearerCredential }`;
  const service = (access: string) => `/** @source Shop */\nexport type Shop = Service<{ title: "Shop"; version: "1"; document: "document.md"; servers: {}; ${security}${access} }>;`;
  const asking = (access: string) => foundIn({ "a.ts": `/** @source Shop */\nexport type A = One<{ uri: "/a"; object: unknown; access: ${access} }>;`, "service.ts": service("") });
  const asked = (access: string) => foundIn({ "a.ts": '/** @source Shop */\nexport type A = One<{ uri: "/a"; object: unknown }>;', "service.ts": service(`; access: ${access}`) });

  it("is what the service has", () => {
    expect(asking('["key", { token: ["read"]; key: [] }, { issued: ["whatever"] }, {}]')).toEqual([]);
    expect(asked('[{ token: []; key: [] }]')).toEqual([]);
  });

  it.each([
    ['["tokn"]', 'unknown-scheme: The service has no way to authenticate that is called "tokn".'],
    ['[{ key: ["read"] }]', 'scopes-of-no-token: "key" has no scopes: these belong to access tokens of OAuth 2 and of OpenID Connect.'],
    ['[{ token: ["reed"] }]', 'unknown-scope: "token" gives no token the scope "reed".'],
    ["[{ token: []; bearer: [] }]", 'carried-together: "token" and "bearer" are needed together, and both are carried by the header "Authorization", which a request has once.'],
  ])("or it is found: %s", (access, finding) => {
    expect([asking(access), asked(access)]).toEqual([[finding], [finding]]);
  });
});

describe("notes", () => {
  const noted = (facts: string) => foundIn({ "a.ts": `/** @source Shop */\nexport type A = One<{ uri: "/a"; object: unknown; ${facts} }>;` });
  const contradiction = (about: string, first: string, second: string, choice: string) =>
    `contradictions: {\n/** @source Shop */\nx: { about: "${about}"; readings: [Reading<"${first}", "Shop">, Reading<"${second}", "Shop">]; choice: "${choice}" } }`;

  it("that say something pass", () => {
    expect(noted('statements: {\n/** @source Shop */\nx: "It is so." }; notShown: {\n/** @source Shop */\ny: NotShown<"why"> }')).toEqual([]);
    expect(noted(contradiction("the path", "One.", "Two.", "One."))).toEqual([]);
  });

  it.each([
    ['statements: {\n/** @source Shop */\nx: "" }', 'empty-statement: The statement "x" says nothing.'],
    ["statements: {\n/** @source Shop */\nx: string }", 'empty-statement: The statement "x" says nothing.'],
    ['notShown: {\n/** @source Shop */\ny: NotShown<" "> }', "empty-gap: Something is not shown, but it is not said what."],
    [contradiction("the path", "One.", "One.", "One."), 'readings-are-the-same: Two readings of the contradiction about "the path" say the same.'],
    [contradiction("the path", "One.", "", "One."), 'contradiction-says-nothing: The contradiction about "the path" has a reading or a choice that is empty.'],
    [contradiction("the path", "One.", "Two.", ""), 'contradiction-says-nothing: The contradiction about "the path" has a reading or a choice that is empty.'],
    [contradiction("", "One.", "Two.", "One."), "contradiction-says-nothing: It is not said what this contradiction is about."],
  ])("that say nothing are found: %s", (facts, finding) => {
    expect(noted(facts)).toEqual([finding]);
  });

  it("of fields are looked at as well", () => {
    const empty = ["empty-gap: Something is not shown, but it is not said what."];
    expect(foundInField('x?: NotShown<"">;')).toEqual(empty);
    expect(foundInField('x?: Partly<string, "">;')).toEqual(empty);
    const doubt = '{ about: "x"; readings: [Reading<"Same.", "Shop">, Reading<"Same.", "Shop">]; choice: "x" }';
    expect(foundInField(`x?: Doubted<string, ${doubt}>;`)).toEqual(['readings-are-the-same: Two readings of the contradiction about "x" say the same.']);
  });

  it("of one reading, which definitions cannot write, are found", () => {
    const one = serviceOf({ "item.ts": items });
    const contradictions = [{ name: "x", about: "x", readings: [{ says: "One.", place: { section: "Shop" } }], choice: "One.", origin: one.origin }];
    expect(messages(checkRules({ ...one, notes: { ...one.notes, contradictions } }))).toEqual(['contradiction-of-one-reading: The contradiction about "x" has fewer than two readings.']);
  });
});
