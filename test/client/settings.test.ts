/** The settings that the README of a client shows are those that the service has a use for. */
import { expect, test } from "vitest";
import type { SecurityScheme, Service } from "../../generator/model/service.ts";
import { caseServices, modelOf } from "../support/definitions.ts";
import { clientFiles } from "./support/made.ts";

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
