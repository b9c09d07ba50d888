/** What a definition says of the service as a whole. */
import { expect, test } from "vitest";
import { modelOf, service } from "../../support/in-memory.ts";

test.each([
  ["", undefined],
  ["security: {};", []],
])("a service with the fact `%s` has the ways to authenticate %j", (fact, security) => {
  const text = `
    import type { Service } from "specwright/http";
    /** @source Things */
    export type Things = Service<{ title: "Things"; version: "1"; document: "document.md"; servers: {}; ${fact} }>;
  `;
  expect(service({ "service.ts": text }).security).toEqual(security);
});

const shop = (scheme: string): string => `
  import type { ClientCertificate, OAuth2, OpenIdConnect, Service } from "specwright/http";
  /** @source Things */
  export type Things = Service<{ title: "Things"; version: "1"; document: "document.md"; servers: {}; security: {
    /** @source Things */
    token: ${scheme};
  } }>;
`;

test.each([
  ["OAuth2", { is: "oauth2", flows: [] }],
  ["OAuth2<{ implicit: {} }>", { is: "oauth2", flows: [{ name: "implicit", urls: {}, scopes: [] }] }],
  [
    'OAuth2<{ clientCredentials: { tokenUrl: "https://a.example/token"; scopes: { "things:read": "Reads."; __proto__: "Is odd." } } }>',
    { is: "oauth2", flows: [{ name: "clientCredentials", urls: { tokenUrl: "https://a.example/token" }, scopes: [{ name: "things:read", says: "Reads." }, { name: "__proto__", says: "Is odd." }] }] },
  ],
  ["ClientCertificate", { is: "certificate" }],
  ["OpenIdConnect", { is: "openid" }],
  ['OpenIdConnect<"https://a.example">', { is: "openid", url: "https://a.example" }],
])("%s says as much as the document", (scheme, how) => {
  expect(service({ "service.ts": shop(scheme) }).security).toMatchObject([{ name: "token", how }]);
});

test.each([
  ["OAuth2<{ clientCredential: {}; implicit: {} }>", "unknown-fact", `"clientCredential" is no fact of the kind "OAuth2".`],
  ['OAuth2<{ implicit: { scopes: {}; tokenUrl: "https://a.example" } }>', "unknown-fact", `"tokenUrl" is no fact of the kind "implicit".`],
  ["OAuth2<{ implicit: { authorizationUrl: string } }>", "facet-is-no-literal", `"authorizationUrl" is said with the type "string", which fixes no value.`],
])("%s says what nobody reads", (scheme, code, message) => {
  expect(modelOf({ "service.ts": shop(scheme) }).diagnostics).toMatchObject([{ code, message, at: { file: "spec/service/service.ts", line: 6 } }]);
});
