import { describe, expect, it } from "vitest";
import { checkRules } from "../../../generator/rules/rules.ts";
import { foundIn, foundInField, item, messages, serviceOf } from "./definitions.ts";

const one = (name: string, uri: string, object = "unknown") => `
/** @source Shop */
export type ${name} = One<{ uri: "${uri}"; object: ${object} }>;`;

const type = (name: string, tags = "") => `
/**
 * @source Shop
${tags} */
export interface ${name} {
  size: number;
}`;

describe("types", () => {
  const files = (first: string, second: string) => ({
    "a.ts": one("A", "/a", "First") + first.replace("interface Part", "interface First"),
    "b.ts": one("B", "/b", "Second") + second.replace("interface Part", "interface Second"),
  });

  it("with names of their own pass", () => {
    expect(foundIn(files(type("Part"), type("Part")))).toEqual([]);
  });

  it("of one name are found, whatever its case", () => {
    expect(foundIn(files(type("Part", " * @name Same\n"), type("Part", " * @name Same\n")))).toEqual([
      'types-share-name: Two types are called "Same" in the outputs: "First" and "Second".',
    ]);
    expect(foundIn(files(type("Part", " * @name SLB\n"), type("Part", " * @name Slb\n")))).toEqual([
      'types-share-name: Two types are called "SLB" and "Slb", which differ only in case in the outputs: "First" and "Second".',
    ]);
  });

  it("that no resource refers to do not count", () => {
    expect(foundIn({ "a.ts": one("A", "/a", "Part") + type("Part"), "b.ts": type("Part") })).toEqual([]);
  });
});

describe("resources", () => {
  it("of one name are found once, and not again for their operations", () => {
    const [found, ...more] = checkRules(serviceOf({ "a.ts": one("Things", "/a"), "b.ts": one("Things", "/b") }));
    expect(more).toEqual([]);
    expect(found).toMatchObject({
      code: "resources-share-name",
      message: 'Two resources are called "Things": "/a" and "/b".',
      at: { file: "spec/shop/b.ts" },
      related: [{ at: { file: "spec/shop/a.ts" } }],
    });
  });

  it("are one finding with those that take their names from them", () => {
    const kind = `
/** @source Shop */
export interface Counted<Of extends Facts> extends Resource<Of["uri"]> {
  stats: Stats<\`\${Of["uri"]}/stats\`>;
}
/** @source Shop */
interface Stats<At extends string> extends Resource<At> {}
/** @source Shop */
export type Things = Counted<{ uri: "/a" }>;
`;
    const other = '\n/** @source Shop */\nexport type Things = Counted<{ uri: "/b" }>;\n';
    expect(foundIn({ "a.ts": kind, "b.ts": `import type { Counted } from "./a.ts";${other}` })).toEqual(['resources-share-name: Two resources are called "Things": "/a" and "/b".']);
  });

  it("whose names differ only in case are found", () => {
    expect(foundIn({ "a.ts": one("THINGS", "/a"), "b.ts": one("Things", "/b") })).toEqual([
      'resources-share-name: Two resources are called "THINGS" and "Things", which differ only in case: "/a" and "/b".',
    ]);
  });
});

describe("operations", () => {
  const kind = (name: string, members: string) => `
/** @source Shop */
export interface ${name}<Of extends Facts> extends Resource<Of["uri"]> {
  ${members}
}`;

  it("of one name in one resource are found", () => {
    const members = '/** @source Shop */\n"get-all": Get<Of["uri"], unknown>;\n/** @source Shop */\ngetAll: Post<Of["uri"], None, unknown>;';
    expect(foundIn({ "a.ts": kind("Odd", members) + '\n/** @source Shop */\nexport type Thing = Odd<{ uri: "/thing" }>;' })).toEqual([
      'operations-share-name: Two operations are called "getAllThing": "get-all" of Thing and "getAll" of Thing.',
    ]);
  });

  it("of a collection and of its element are found", () => {
    const update = '/** @source Shop */\nupdate: Put<"/things", unknown, unknown>;';
    const element = `
/** @source Shop */
export interface Part<Of extends Facts> extends Resource<\`\${Of["uri"]}/{id}\`, Id, Thing> {
  /** @source Shop */
  update: Put<\`\${Of["uri"]}/{id}\`, unknown, unknown>;
}
/** @source Shop */
interface Id {
  id: string;
}
`;
    const things = '\n/** @source Shop */\nexport type Things = Odd<{ uri: "/things" }>;' + type("Thing");
    expect(foundIn({ "a.ts": kind("Odd", `${update}\neach: Part<Of>;`) + element + things })).toEqual([
      'operations-share-name: Two operations are called "updateThing": "update" of Things and "update" of Thing.',
    ]);
  });
});

describe("ways to authenticate", () => {
  it("whose names differ only in case are found", () => {
    const service = `
/** @source Shop */
export type Shop = Service<{ title: "Shop"; version: "1"; document: "document.md"; servers: {}; security: {
  /** @source Shop */
  basic: BasicCredential;
  /** @source Shop */
  Basic: BearerCredential;
} }>;`;
    expect(foundIn({ "service.ts": service, "a.ts": one("A", "/a") })).toEqual([
      'credentials-share-name: Two ways to authenticate are called "basic" and "Basic", which differ only in case.',
    ]);
  });
});

describe("what carries a credential, or leads to one", () => {
  const shop = (scheme: string): string => `
/** @source Shop */
export type Shop = Service<{ title: "Shop"; version: "1"; document: "document.md"; servers: {}; security: {
  /** @source Shop */
  key: ${scheme};
} }>;`;

  it.each([
    ['QueryCredential<"">', "no-name: A query parameter has no name."],
    ['CookieCredential<"the key">', 'no-cookie-name: HTTP allows no cookie "the key".'],
    ['CookieCredential<"">', 'no-cookie-name: HTTP allows no cookie "".'],
    ['OAuth2<{ password: { tokenUrl: "at the counter" } }>', 'no-address: "at the counter" is no address.'],
    ['OpenIdConnect<"https://">', 'no-address: "https://" is no address.'],
    ['HeaderCredential<"", "", "<KEY>">', 'no-header-name: HTTP allows no header "".'],
  ])("has a name, or an address: %s", (scheme, message) => {
    expect(foundIn({ "service.ts": shop(scheme), "a.ts": one("A", "/a") })).toEqual([message]);
  });

  it.each(['QueryCredential<"the key">', 'CookieCredential<"__Host-key">', "OAuth2", 'OAuth2<{ password: { tokenUrl: "/token"; refreshUrl: "https://shop.example/again" } }>', "OpenIdConnect"])("can be %s", (scheme) => {
    expect(foundIn({ "service.ts": shop(scheme), "a.ts": one("A", "/a") })).toEqual([]);
  });

  it("is not asked for with each call", () => {
    const thing = `
/** @source Shop */
export interface Odd<Of extends Facts> extends Resource<Of["uri"]> {
  /** @source Shop */
  get: Get<Of["uri"], unknown> & Query<{
    /** @source Shop */
    key: string;
  }>;
}
/** @source Shop */
export type Thing = Odd<{ uri: "/things" }>;`;
    expect(foundIn({ "service.ts": shop('QueryCredential<"key">'), "a.ts": thing })).toEqual(['parameter-is-credential: The parameter "key" carries the credential as well.']);
    expect(foundIn({ "service.ts": shop('CookieCredential<"key">'), "a.ts": thing })).toEqual([]);
  });
});

describe("odd names", () => {
  it.each(["__proto__", "1sec_rate", "3-0-compatibility", "constructor", "toString", "a b", "it's", 'say \\"x\\"', "🎉", "*/", "${x}", "{{x}}", "../..", " ", "\\u202e", "a-b", "class"])(
    "of fields pass: %s",
    (name) => {
      expect(foundInField(`/** @source Shop */\n"${name}": string;`)).toEqual([]);
    },
  );

  it("that differ only in case are two fields", () => {
    expect(foundInField("name: string;\nNAME: string;\n")).toEqual([]);
  });

  it("of no sign at all are found", () => {
    expect(foundInField('/** @source Shop */\n"": string;')).toEqual(["no-name: A field has no name."]);
    expect(foundInField('list?: {\n/** @source Shop */\n"": string }[];')).toEqual(["no-name: A field has no name."]);
  });

  it("of which no name can be made are found", () => {
    expect(foundIn({ "a.ts": one("$", "/a") })).toEqual(["no-letter-in-name: This resource has a name without a letter or a digit, of which no name for the outputs can be made."]);
    const nameless = item("size: number;").replaceAll("Item }", "_ }").replace("interface Item", "interface _");
    expect(foundIn({ "a.ts": nameless })).toEqual(["no-letter-in-name: This type has a name without a letter or a digit, of which no name for the outputs can be made."]);
  });
});

it("a finding in a kind is reported once, however many resources are of it", () => {
  const kind = `
/** @source Shop */
export interface Odd<Of extends Facts> extends Resource<Of["uri"]> {
  /** @source Shop */
  get: Get<Of["uri"], unknown> & Status<99>;
}
/** @source Shop */
export type A = Odd<{ uri: "/a" }>;
/** @source Shop */
export type B = Odd<{ uri: "/b" }>;`;
  expect(messages(checkRules(serviceOf({ "a.ts": kind })))).toEqual(['no-status: "get" has an answer with the status "99", which HTTP does not have.']);
});
