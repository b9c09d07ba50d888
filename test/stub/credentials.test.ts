/** Which credentials a stub accepts: it is said where a user looks, and a name that no scheme has is an error. */
import { describe, expect, test } from "vitest";
import { schemeWordsIn } from "../../generator/cli/scheme-words.ts";
import { outputsFromTemplates } from "../../generator/views/outputs.ts";
import { createStub } from "../../templates/{service}/stub/src/runtime/stub.ts";
import { ownTemplates } from "../client/support/made.ts";
import { service } from "../support/in-memory.ts";
import { stubService } from "./support/services.ts";

const things = { "document.md": "# Things\n\n## Thing\n\n| Field | Type |\n|---|---|\n| name | string |\n" };

const serviceWith = (security: string): string => `import type { BasicCredential, BearerCredential, HeaderCredential, Service } from "specwright/http";
/** Things. @source Things */
export type Things = Service<{ title: "Things"; version: "1"; document: "document.md"; servers: {}; security: {${security}} }>;
`;

function readmeOf(security: string): string {
  const outputs = outputsFromTemplates(service({ ...things, "service.ts": serviceWith(security) }), ownTemplates, (path) => path === "stub/README.md");
  if (!outputs.ok) throw new Error(outputs.diagnostics.map(({ message }) => message).join("\n"));
  return outputs.value[0]!.text;
}

test.each([
  ["key", 'HeaderCredential<"X-Api-Key", "", "<KEY>">', "- `key`: `X-Api-Key: <credential>`", '{ credentials: { accepted: { key: ["secret"] } } }'],
  ["basic", "BasicCredential", "- `basic`: `Authorization: Basic <user:password in base64>`", '{ credentials: { accepted: { basic: ["user:password"] } } }'],
  ["bearer", "BearerCredential", "- `bearer`: `Authorization: Bearer <credential>`", '{ credentials: { accepted: { bearer: ["secret"] } } }'],
])("the README says how %s is sent, and how another is accepted", (name, type, header, option) => {
  const readme = readmeOf(`\n/** Who calls. @source Things */\n${name}: ${type};\n`);
  expect(readme).toContain(header);
  expect(readme).toContain(`createStub(service, ${option})`);
});

test("the README says that none is asked for", () => expect(readmeOf("")).toContain("The document names no credential, and the stub asks for none."));

describe("options for a scheme that there is not", () => {
  test.each([{ accepted: { devise: ["token"] } }, { words: { devise: "Acme" } }])("%j are an error", (credentials) => {
    expect(() => createStub(stubService("mgmt-v3"), { credentials })).toThrow('The service has no scheme "devise" of authentication: it has "device".');
  });
});

test.each([[[]], [[{ name: "key", word: "" }]], [[{ name: "basic" }]]])("a word is no word of %j", (schemes) => {
  const { ok, diagnostics } = schemeWordsIn(["Acme"], schemes);
  expect([ok, diagnostics[0]?.code, diagnostics[0]?.help]).toEqual([false, "word-without-scheme", "No scheme of this service has a word: leave --word out."]);
});
