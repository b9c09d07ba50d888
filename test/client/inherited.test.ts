/** What is called as what every object inherits is like any other: who leaves out such a field writes an object of the type, and such a credential is not given before it is. */
import { expect, test } from "vitest";
import { Credentials } from "../../templates/{service}/stub/src/runtime/credentials.ts";
import { service } from "../support/in-memory.ts";
import { wrongIn } from "./support/compiled-anew.ts";
import { clientFiles, loadedClient } from "./support/made.ts";
import { recorder } from "./support/recorder.ts";

const inherited = Object.getOwnPropertyNames(Object.prototype).sort();

const rows = ["name", ...inherited].map((name) => `| ${name} | string |\n`).join("");

const odd = service({
  "service.ts": `
import type { BasicCredential, BearerCredential, HeaderCredential, Service } from "specwright/http";
/** @source Things */
export type Things = Service<{ title: "Things"; version: "1"; document: "document.md"; servers: {}; security: {
  /** @source Things */
  toString: BasicCredential;
  /** @source Things */
  constructor: BearerCredential;
  /** @source Things */
  path: HeaderCredential<"Key", "", "key">;
} }>;
`,  "document.md": `# Things\n\n| Field | Type |\n|---|---|\n${rows}`,
  "things.ts": `
import type { Facts, Get, Put, Query, Resource } from "specwright/http";

/** @source Things */
export interface One<Of extends Facts> extends Resource<Of["uri"]> {
  /** @source Things */
  get: Get<Of["uri"], Thing> & Query<Asked>;
  /** @source Things */
  replace: Put<Of["uri"], Thing, Others>;
}
/** @source Things */
export type Things = One<{ uri: "/things" }>;
/** @source Things */
export interface Thing {
  name: string;
${inherited.map((name) => `  ${name}?: number | "some";\n`).join("")}}
/** @source Things */
export interface Asked {
  toString?: string;
}
/** @source Things */
export interface Others {
  valueOf?: string;
  [other: string]: unknown;
}
`,
});

const program = `
import { createService } from "./index.ts";
import type { Thing } from "./things.ts";

const { things } = createService({ baseUrl: "https://192.0.2.10", constructor_: "t" });
const plain: Thing = { name: "a" };
void things.replace(plain);
void things.get({});
${inherited.map((name) => `void things.replace({ name: "a", [${JSON.stringify(name)} as const]: "some" });\n`).join("")}
// @ts-expect-error: where the field is left out, it is what the object inherits
const left: number | "some" | undefined = plain.toString;
void left;
// @ts-expect-error: no value of the field
void things.replace({ name: "a", toString: "none" });
`;

test("a program compiles that gives such a field, and one that does not", () => {
  expect(wrongIn(new Map([...clientFiles(odd), ["src/program.ts", program]]))).toBe("");
}, 120_000);

test.each([
  ["constructor_", "t0", { authorization: "Bearer t0" }],
  ["toString_", { username: "u", password: "p" }, { authorization: `Basic ${btoa("u:p")}` }],
  ["path_", "k0", { key: "k0" }],
])("a credential is given as %s", async (name, given, expected) => {
  const { createService } = await loadedClient(clientFiles(odd));
  const { fetch, sent } = recorder({ name: "a" });
  const { things } = (createService as (options: object) => { readonly things: { get(): Promise<unknown> } })({ baseUrl: "https://192.0.2.10", [name]: given, fetch });
  expect(await things.get()).toEqual({ name: "a" });
  expect(sent[0]!.headers).toMatchObject(expected);
});

test("the README of the package gives it so", () => {
  expect(clientFiles(odd).get("README.md")).toContain('toString_: { username: "user", password: "secret" },');
});

test("a stub that is told of no credential of a scheme makes one up", () => {
  const credentials = new Credentials({ credentials: [{ name: "constructor", is: "header", header: "authorization", word: "Bearer" }] }, { accepted: {}, words: {} }, 1);
  expect(credentials.headers("constructor")).toEqual({ authorization: expect.stringMatching(/^Bearer \S+$/) as string });
});
