import { describe, expect, it } from "vitest";
import { checkRules } from "../../../generator/rules/rules.ts";
import { foundIn, serviceOf } from "./definitions.ts";

const one = (name: string, uri: string) => `
/** @source Shop */
export type ${name} = One<{ uri: ${JSON.stringify(uri)}; object: unknown }>;`;

const kind = (members: string, generic = "Resource") => `
/** @source Shop */
export interface Odd<Of extends OddFacts> extends ${generic}<Of["uri"], Of["given"]> {
  ${members}
}
interface OddFacts extends Facts {
  given: object;
}
`;
const odd = (uri: string, given = "{}", name = "Thing") => `
/** @source Shop */
export type ${name} = Odd<{ uri: ${JSON.stringify(uri)}; given: ${given} }>;`;
const get = "/** @source Shop */\nget: Get<Of[\"uri\"], unknown>;";
const text = (...names: string[]) => `{${names.map((name) => `\n/** @source Shop */ ${JSON.stringify(name)}: string;`).join("")} }`;

describe("a file", () => {
  it("that no system can take is found once, with what it defines and the way out", () => {
    const service = serviceOf({ "con.ts": one("A", "/a") + one("B", "/b"), "icon.ts": one("C", "/c") });
    expect(checkRules(service)).toMatchObject([
      {
        code: "unsafe-module",
        message: 'Outputs are called as "spec/shop/con.ts" is, and none can be: Windows keeps a part of it for a device.',
        help: 'Rename the file, for example to "_con.ts": what it defines keeps its names.',
        at: { file: "spec/shop/con.ts" },
      },
    ]);
  });
});

describe("two resources", () => {
  it("of different URIs pass", () => {
    expect(foundIn({ "a.ts": one("A", "/a") + one("B", "/b") })).toEqual([]);
  });

  it("on one URI are found, at the second one, and the first one is named", () => {
    const service = serviceOf({ "a.ts": one("A", "/shelf"), "b.ts": one("B", "/shelf") });
    const [found, ...more] = checkRules(service);
    expect(more).toEqual([]);
    expect(found).toMatchObject({
      code: "resources-share-uri",
      message: 'Two resources are at one URI: "B" at "/shelf" and "A" at "/shelf".',
      at: { file: "spec/shop/b.ts" },
      related: [{ message: "The first one is here.", at: { file: "spec/shop/a.ts" } }],
    });
  });

  it("whose URIs differ in the names of placeholders alone are found", () => {
    const definition = kind(get) + odd("/a/{x}", text("x"), "A") + odd("/a/{y}", text("y"), "B");
    expect(foundIn({ "a.ts": definition })).toEqual([
      'resources-share-uri: Two resources are at one URI: "B" at "/a/{y}" and "A" at "/a/{x}". A request does not hold the names of placeholders.',
    ]);
  });

  it("are one finding with what is nested in them", () => {
    const many = (name: string, element: string) => `
/** @source Shop */
export type ${name} = Many<{ uri: "/shelf"; key: "{id}"; element: ${element} }>;
/** @source Shop */
export interface ${element} {
  id: Text<-1>;
}`;
    expect(foundIn({ "a.ts": many("As", "A"), "b.ts": many("Bs", "B") }).map((finding) => finding.split(":")[0])).toEqual([
      "resources-share-uri",
      "limit-is-no-count",
      "limit-is-no-count",
    ]);
  });

  it("that stand for any object of their kinds may have like patterns", () => {
    const generic = kind(get, "GenericResource");
    const other = generic.replace("interface Odd<", "interface Even<").replace(/interface OddFacts[^]*$/, "");
    const pattern = odd("/{+path}", text("path"), "A");
    expect(foundIn({ "a.ts": generic + other + pattern + pattern.replace("type A = Odd", "type B = Even") })).toEqual([]);
    expect(foundIn({ "a.ts": generic + pattern + pattern.replace("type A", "type B") })).toEqual([
      'resources-share-uri: Two resources are at one URI: "B" at "/{+path}" and "A" at "/{+path}".',
    ]);
  });
});

describe("two operations on one method and URI", () => {
  const post = (name: string, more = "") => `/** @source Shop */\n${name}: Post<Of["uri"], unknown, unknown>${more};`;
  const found = (...members: string[]) => foundIn({ "a.ts": kind(members.join("\n")) + odd("/a") });

  it("pass where each says when it is meant", () => {
    expect(found(post("create", ' & When<"absent">'), post("modify", ' & When<"present">'))).toEqual([]);
  });

  it("are found where one does not say it", () => {
    const expected = ['operations-not-told-apart: "modify" and "create" are both a POST on one URI, and not both say how the service tells them apart.'];
    expect(found(post("create"), post("modify"))).toEqual(expected);
    expect(found(post("create"), post("modify", ' & When<"present">'))).toEqual(expected);
    expect(found(post("create", ' & When<"absent">'), post("modify"))).toEqual(expected);
  });

  it("are found where both say the same", () => {
    expect(found(post("create", ' & When<"absent">'), post("modify", ' & When<"absent">'))).toEqual([
      'operations-not-told-apart: "modify" and "create" are both a POST on one URI, and both are meant when absent.',
    ]);
  });

  it("of two resources are found", () => {
    const stray = kind(`${get}\n/** @source Shop */\nstray: Get<"/b", unknown>;`) + odd("/a");
    expect(foundIn({ "a.ts": stray, "b.ts": one("B", "/b") })).toEqual([
      'operation-of-two-resources: Two resources have an operation on GET /b: "B" (its "get") and "Thing" (its "stray").',
    ]);
  });
});

describe("a segment", () => {
  const found = (uri: string, given: string, generic?: string) => foundIn({ "a.ts": kind(get, generic) + odd(uri, given) });

  it.each(["{a}+{b}", "{a}:{b}-{c}", "pre{a}", "1sec_rate", "a%20b", "__proto__", "ü", "a;b=c,d", "'\"`$<>"])("%s passes", (segment) => {
    expect(found(`/x/${segment}`, text(...[...segment.matchAll(/\{(.)\}/g)].map(([, name]) => name!)))).toEqual([]);
  });

  it("names each part of a key once", () => {
    expect(found("/x/{a}+{a}", text("a"))).toEqual(['placeholder-twice: "{a}" stands twice in the segment "{a}+{a}".']);
  });

  it("has a literal between two placeholders", () => {
    expect(found("/x/{a}{b}", text("a", "b"))).toEqual([
      'placeholders-adjacent: Nothing separates "{a}" from "{b}" in the segment "{a}{b}", so no request says where one ends.',
    ]);
  });

  it("is spanned in generic resources alone", () => {
    expect(found("/{+a}/x", text("a"), "GenericResource")).toEqual([]);
    expect(found("/{+a}/x", text("a"))).toEqual(['span-outside-generic: "{+a}" of "/{+a}/x" spans several segments, which the URI of a listed resource cannot.']);
    expect(found("/x-{+a}", text("a"), "GenericResource")).toEqual(['span-not-alone: "{+a}" spans several segments, and "x-{+a}" holds more than it.']);
  });

  it("holds scalars", () => {
    const given = (type: string) => found("/x/{a}", `{\n/** @source Shop */ a: ${type} }`);
    for (const type of ["number", '"a" | 1', "boolean", 'NotShown<"its form">', "Range<0, 1> | string"]) expect(given(type)).toEqual([]);
    for (const type of ["string[]", "{ [name: string]: string }", "string | number[]"]) {
      expect(given(type)).toEqual(['placeholder-is-no-scalar: The placeholder "{a}" of "{a}" has a type that cannot be written in a URI.']);
    }
  });

  it("is reported once, at the resource that introduces it", () => {
    const nested = `${get}\nbelow: Below<\`\${Of["uri"]}/below\`>;`;
    const below = "/** @source Shop */\ninterface Below<At extends string> extends Resource<At> {\n/** @source Shop */\nget: Get<At, unknown>;\n}";
    expect(foundIn({ "a.ts": kind(nested) + below + odd("/x/{a}{b}", text("a", "b")) })).toHaveLength(1);
  });

  it.each([
    ["/a/../b", 'dot-segment: The segment ".." of "/a/../b" never reaches the service: whoever sends the request resolves it.'],
    ["/a/%2E", 'dot-segment: The segment "%2E" of "/a/%2E" never reaches the service: whoever sends the request resolves it.'],
    ["/50%", 'broken-escape: "%" in the segment "50%" is no percent-encoded byte.'],
    ["/50%zz", 'broken-escape: "%zz" in the segment "50%zz" is no percent-encoded byte.'],
    ["/a\\b", 'unsafe-in-path: "\\\\" in the segment "a\\b" does not reach the service as it is.'],
    ["/a\u0000b", 'unsafe-in-path: "\\u0000" in the segment "a\u0000b" does not reach the service as it is.'],
  ])("that would not arrive is found: %j", (uri, finding) => {
    expect(foundIn({ "a.ts": one("A", uri) })).toEqual([finding]);
  });

  it("of dots and more passes", () => {
    expect(foundIn({ "a.ts": one("A", "/.well-known/...") })).toEqual([]);
  });
});

describe("the path of a server", () => {
  const service = (url: string) => `
/** @source Shop */
export type Shop = Service<{ title: "Shop"; version: "1"; document: "document.md"; servers: {
/** @source Shop */
one: Server<${JSON.stringify(url)}, { host: "${url.startsWith("{") ? "https://" : ""}shop.example" }> } }>;`;

  it.each(["https://{host}/shop/v1", "{host}/shop/v1"])("of %s is not repeated by the URIs", (url) => {
    expect(foundIn({ "service.ts": service(url), "a.ts": one("A", "/shop/v1/shelf") })).toEqual([
      'uri-repeats-server: The URI "/shop/v1/shelf" begins with the path of the server, which stands before it already: it is called at "/shop/v1/shop/v1/shelf".',
    ]);
  });

  it.each([
    ["https://{host}/shop/v1", "/shop/v12/shelf"],
    ["https://{host}/shop/v1", "/v1/shelf"],
    ["https://{host}", "/shop/v1/shelf"],
    ["{host}", "/shop"],
  ])("%s stands before %s", (url, uri) => {
    expect(foundIn({ "service.ts": service(url), "a.ts": one("A", uri) })).toEqual([]);
  });
});
