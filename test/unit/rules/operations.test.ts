import { describe, expect, it } from "vitest";
import { foundIn } from "./definitions.ts";

/** A resource with one operation that says `more`. */
const found = (more: string, before = "") =>
  foundIn({
    "a.ts": `${before}
/** @source Shop */
export interface Odd<Of extends Facts> extends Resource<Of["uri"], Id> {
  /** @source Shop */
  get: Get<Of["uri"], unknown> & ${more};
}
/** @source Shop */
interface Id {
  id: string;
}
/** @source Shop */
export type Thing = Odd<{ uri: "/things/{id}" }>;`,
  });

describe("statuses", () => {
  it.each(["Status<201>", "Status<304>", "Failures<{ 404: unknown; 500: None }>", 'Failures<{ "4XX": unknown; "5XX": unknown }>', "Status<202> & Failures<{ 302: unknown }>"])("%s passes", (more) => {
    expect(found(more)).toEqual([]);
  });

  it.each([
    ["Status<600>", 'no-status: "get" has an answer with the status "600", which HTTP does not have.'],
    ["Status<20>", 'no-status: "get" has an answer with the status "20", which HTTP does not have.'],
    ["Status<404>", 'success-is-failure: "get" succeeds with the status 404, which is one of failure.'],
    ['Failures<{ "4xx": unknown }>', 'no-status: "get" has an answer with the status "4xx", which HTTP does not have.'],
    ["Failures<{ default: unknown }>", 'no-status: "get" has an answer with the status "default", which HTTP does not have.'],
    ["Failures<{ 200: unknown }>", 'failure-is-success: "get" fails with the status 200, which is one of success.'],
    ["Status<304> & Failures<{ 304: unknown }>", 'status-twice: "get" has two answers with the status 304.'],
  ])("%s is found", (more, finding) => {
    expect(found(more)).toEqual([finding]);
  });
});

describe("looking up", () => {
  it("names a placeholder of the URI", () => {
    expect(found('LooksUp<"id">')).toEqual([]);
    expect(found('LooksUp<"uid">')).toEqual(['looks-up-nothing: "get" looks objects up by "{uid}", which "/things/{id}" does not hold.']);
  });
});

describe("headers", () => {
  const header = (name: string) => `Headers<{\n/** @source Shop */\n"${name}": string }>`;

  it.each(["X-Tenant", "x_y.z", "Authorization", "Content-Type", "!#$%&'*+"])("%s passes", (name) => {
    expect(found(header(name))).toEqual([]);
  });

  it.each(["X Tenant", "X:Y", "", "Ünicode", "a\\r\\nb"])("%j is found", (name) => {
    expect(found(header(name))).toEqual([expect.stringContaining("no-header-name")]);
  });

  it("of a request are stated once", () => {
    expect(found('Headers<{\n/** @source Shop */\n"X-A": string;\n/** @source Shop */\n"x-a": string }>')).toEqual([
      'header-twice: One request has the header "x-a" twice, the other time as "X-A": HTTP knows no case in names of headers.',
    ]);
  });

  it("of all requests are not stated again", () => {
    const service = `
/** @source Shop */
export type Shop = Service<{ title: "Shop"; version: "1"; document: "document.md"; servers: {}; headers: {
  /** @source Shop */
  tenant: string;
}; security: {
  /** @source Shop */
  odd: HeaderCredential<"X Token", "", "<TOKEN>">;
} }>;`;
    const thing = `
/** @source Shop */
export interface Odd<Of extends Facts> extends Resource<Of["uri"]> {
  /** @source Shop */
  get: Get<Of["uri"], unknown> & ${header("tenant")};
}
/** @source Shop */
export type Thing = Odd<{ uri: "/things" }>;`;
    expect(foundIn({ "service.ts": service, "a.ts": thing })).toEqual([
      'no-header-name: HTTP allows no header "X Token".',
      'header-twice: One request has the header "tenant" twice.',
    ]);
  });
});

describe("sampling", () => {
  const sampled = (names: string, object: string, windows = "[30]") =>
    foundIn({
      "a.ts": `
/** @source Shop */
export interface Odd<Of extends OddFacts> extends Resource<Of["uri"]> {
  /** @source Shop */
  get: Get<Of["uri"], Closed<{
    /** @source Shop */
    thing: Of["object"] }>>;
  rates: Rates<\`\${Of["uri"]}/rates\`>;
}
interface OddFacts extends Facts { object: object }
/** @source Shop */
interface Rates<At extends string> extends Resource<At> {
  /** @source Shop */
  get: Get<At, {
    /** @source Shop */
    average: number }, "observe"> & Sampled<${JSON.stringify(names)}, ${windows}, ["avg"]>;
}
/** @source Shop */
export type Thing = Odd<{ uri: "/thing"; object: Counted }>;
/** @source Shop */
export ${object}`,
    });
  const counted = "interface Counted {\n /** @source Shop */\n enable?: {\n/** @source Shop */\n counters?: string }[] }";

  it("names a field of the object", () => {
    expect(sampled("enable", counted)).toEqual([]);
    expect(sampled("enable.counters", counted)).toEqual([]);
  });

  it("does not name a field that is not there", () => {
    expect(sampled("enabled", counted)).toEqual(['samples-no-field: The sampled counters are said to be listed in "enabled", which is no field of the object.']);
    expect(sampled("enable.counter", counted)).toEqual(['samples-no-field: The sampled counters are said to be listed in "enable.counter", which is no field of the object.']);
    expect(sampled("average", counted)).toHaveLength(1);
  });

  it("may name what is not shown", () => {
    expect(sampled("enabled.x", "interface Counted { [field: string]: unknown }")).toEqual([]);
    expect(sampled("enable.x", 'interface Counted {\n/** @source Shop */\nenable?: NotShown<"its fields"> }')).toEqual([]);
  });

  it("has windows of some length", () => {
    expect(sampled("enable", counted, "[1, 0]")).toEqual(['window-not-positive: "get" samples over a window of 0 seconds.']);
    expect(sampled("enable", counted, "[-5]")).toEqual(['window-not-positive: "get" samples over a window of -5 seconds.']);
    expect(sampled("enable", counted, "[]")).toEqual(['no-window: "get" samples over no window.']);
  });
});
