/** Which credentials a stub accepts: it is said where a user looks, and a name that no scheme has is an error. */
import { describe, expect, test } from "vitest";
import { schemeWordsIn } from "../../generator/cli/scheme-words.ts";
import { outputsFromTemplates } from "../../generator/views/outputs.ts";
import { createStub } from "../../templates/{service}/stub/src/runtime/stub.ts";
import { ownTemplates } from "../client/support/made.ts";
import { caseServices, modelOf } from "../support/definitions.ts";
import { service } from "../support/in-memory.ts";
import { dataOf, stubService } from "./support/services.ts";

const things = { "document.md": "# Things\n\n## Thing\n\n| Field | Type |\n|---|---|\n| name | string |\n" };

const serviceWith = (security: string): string => `import type { BasicCredential, BearerCredential, ClientCertificate, CookieCredential, HeaderCredential, OAuth2, QueryCredential, Service } from "specwright/http";
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
  ["key", 'QueryCredential<"api_key">', "- `key`: `?api_key=<credential>`", '{ credentials: { accepted: { key: ["secret"] } } }'],
  ["visit", 'CookieCredential<"SID">', "- `visit`: `Cookie: SID=<credential>`", '{ credentials: { accepted: { visit: ["secret"] } } }'],
  ["token", "OAuth2", "- `token`: `Authorization: Bearer <credential>`", '{ credentials: { accepted: { token: ["secret"] } } }'],
  ["basic", "BasicCredential", "- `basic`: `Authorization: Basic <user:password in base64>`", '{ credentials: { accepted: { basic: ["user:password"] } } }'],
  ["bearer", "BearerCredential", "- `bearer`: `Authorization: Bearer <credential>`", '{ credentials: { accepted: { bearer: ["secret"] } } }'],
])("the README says how %s is sent, and how another is accepted", (name, type, header, option) => {
  const readme = readmeOf(`\n/** Who calls. @source Things */\n${name}: ${type};\n`);
  expect(readme).toContain(header);
  expect(readme).toContain(`createStub(service, ${option})`);
});

test("the README says where a certificate is asked for", () => {
  const readme = readmeOf("\n/** Who calls. @source Things */\nmachine: ClientCertificate;\n");
  expect(readme).toContain("The server asks for a certificate of the client over HTTPS, and takes any unless `accepted` names fingerprints.");
  expect(readme).not.toContain("asks for none");
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

describe("a credential outside of headers", () => {
  const { outcome } = modelOf(caseServices().find(({ service: name }) => name === "marina")!);
  if (!outcome.ok) throw new Error("no model");
  const stub = createStub(dataOf(outcome.value), { seed: 1, credentials: { accepted: { key: ["a+b"], visit: ["c=d"] } } });
  const answered = (query: string, headers: object = {}) => stub.handle({ method: "GET", path: `/v1/berths${query}`, headers: { ...headers } });

  test.each([
    ["the query", "?key=a%2Bb", {}],
    ["the query beside others", "?longer-than=7&key=a%2Bb", {}],
    ["a cookie", "", { cookie: "VISIT=c=d" }],
    ["a cookie among others", "", { cookie: "theme=dark; VISIT=c=d;x" }],
  ])("is accepted in %s", (_, query, headers) => expect(answered(query, headers).status).toBe(200));

  test.each([
    ["where there is none", "", {}, "key is missing"],
    ["that nobody was given", "?key=ab", {}, "key has a credential that is not, or no longer, accepted"],
    ["that nobody was given, of another way", "", { cookie: "VISIT=x" }, "VISIT has a credential that is not, or no longer, accepted"],
    ["that is there twice", "?key=a%2Bb&key=x", {}, "key is missing"],
    ["in the place of another", "?VISIT=c%3Dd", {}, "key is missing"],
    ["in a header", "", { key: "a+b", visit: "c=d" }, "key is missing"],
  ])("is answered as the document says %s", (_, query, headers, problem) => {
    const { status, body } = answered(query, headers);
    expect(status).toBe(401);
    expect(JSON.parse(body)).toEqual({ problem });
  });

  test("is what the stub gives to programs", () => {
    expect([stub.query(), stub.headers()]).toEqual(["key=a%2Bb", {}]);
    expect([stub.query("visit"), stub.headers("visit")]).toEqual(["", { Cookie: "VISIT=c=d" }]);
  });

  test("is no parameter of an operation, as others are not", () => {
    expect(answered("?key=a%2Bb&colour=red").status).toBe(400);
  });
});

test.each(["Device token", "device token", "Device  token"])("is accepted as %j, in which the word counts in any case and spaces follow it", (authorization) => {
  const stub = createStub(stubService("mgmt-v3"), { credentials: { accepted: { device: ["token"] } } });
  expect(stub.handle({ method: "GET", path: `${stub.base}/authorization`, headers: { ...stub.headers(), "content-type": "application/json", authorization } }).status).toBe(200);
});
