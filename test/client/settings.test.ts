/** The settings that the README of a client shows are those that the service has a use for. */
import { expect, test } from "vitest";
import type { SecurityScheme, Service } from "../../generator/model/service.ts";
import { caseServices, modelOf } from "../support/definitions.ts";
import { clientFiles, loadedClient } from "./support/made.ts";

const { outcome } = modelOf(caseServices().find(({ name }) => name === "access-of-each-operation")!);
if (!outcome.ok) throw new Error("The case has no model.");
const { access, ...service } = outcome.value;

function settingsWith(...ways: readonly SecurityScheme["how"]["is"][]): string {
  const security = ways.map((way) => service.security!.find(({ how }) => how.is === way)!);
  const files = clientFiles({ ...service, security } as Service);
  return /^## Settings\n([^]*?)^## /m.exec(files.get("README.md")!)![1]!;
}

test("a certificate is shown by what sends, which is given once, and no secret is obtained", () => {
  const said = settingsWith("certificate");
  expect(said.match(/^ {2}fetch\b.*$/gm)).toEqual(['  fetch: trusting({ client: { cert: "certificate", key: "key" } }),']);
  expect(said).not.toContain("obtained");
});

test("a secret can be obtained, under the name that it is given by", () => {
  const said = settingsWith("query", "basic");
  expect(said.match(/^ {2}fetch\b.*$/gm)).toEqual(['  fetch: trusting({ fingerprints: ["fingerprint"] }),']);
  expect(said).toContain("`key: obtained(logIn)`");
});

const at = (...urls: readonly string[]): Service => ({ ...service, servers: urls.map((url) => ({ ...service.servers[0]!, url, variables: [{ name: "host", default: "http://192.0.2.7:8080", description: "" }] })) });

test.each([[["http://192.0.2.7:8080/v1"]], [["{host}/v1"]], [["https://service.example/v1", "http://192.0.2.7:8080/v1"]]])("what the document shows at %j is reached as it is", async (urls) => {
  const files = clientFiles(at(...urls));
  expect(files.get("src/connect.ts")).toContain("an `http` or `https` URL");
  const make = Object.entries(await loadedClient(files)).find(([name]) => name.startsWith("create"))![1] as (options: object) => unknown;
  expect(() => make({ baseUrl: "http://192.0.2.7:8080", credential: { send: async () => ({}) } })).not.toThrow();
});

test("what the document shows at https alone is reached by https", async () => {
  const files = clientFiles(at("https://service.example/v1"));
  expect(files.get("src/connect.ts")).toContain("an `https` URL");
  expect(files.get("src/connect.ts")).not.toContain("http:");
});

test("a path alone is the client's own, and where it stands is asked of the program", () => {
  const files = clientFiles(at("/api/v1"));
  expect(files.get("src/connect.ts")).toMatch(/path: "\/api\/v1"[^]*readonly baseUrl: string;/);
  expect(files.get("README.md")).toContain('baseUrl: "https://service.example",');
});
