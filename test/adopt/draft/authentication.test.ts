/** How a draft's requests authenticate: schemes where the document names one, the document's own words where it names something else. */
import { expect, test } from "vitest";
import { plainMarkdown } from "../../../generator/adopt/draft/markdown/plain-markdown.ts";
import { openapi31 } from "../../../generator/openapi/dialect.ts";
import { emitDocument } from "../../../generator/openapi/emit.ts";
import type { OpenApiDocument } from "../../../generator/openapi/document.ts";
import { compiled, drafted, type Drafted } from "./drafted.ts";

function saying(sentence: string): Drafted {
  const draft = drafted(plainMarkdown(`# Demo interface\n\nVersion 1. The base address is https://demo.example/v1.\n\n## Access\n\n${sentence}\n\n## Things\n\n\`GET /things\` lists things.\n`).text);
  expect(draft.findings).toEqual([]);
  expect(compiled(draft.files)).toEqual([]);
  return draft;
}

function openapiOf({ service }: Drafted): OpenApiDocument {
  const made = emitDocument(service, openapi31);
  if (!made.ok) throw new Error("no OpenAPI");
  return made.value.document;
}

test.each([
  ["Every request must carry a bearer token.", ["bearer: BearerCredential;"]],
  ["Every request carries the header\n\n    Authorization: Badge <number>", [`badge: HeaderCredential<"Authorization", "Badge", "<number>">;`]],
  ["Every request carries the header\n\n```http\nAuthorization: Badge {number}\n```", [`badge: HeaderCredential<"Authorization", "Badge", "{number}">;`]],
  ["Every request carries the header\n\n```\nX-Auth-Token: <token>\n```", [`"x-auth-token": HeaderCredential<"X-Auth-Token", "", "<token>">;`]],
  ["Every request carries the header\n\n```\nX-Auth-Token: Badge <token>\n```", [`badge: HeaderCredential<"X-Auth-Token", "Badge", "<token>">;`]],
  ["The service uses HTTP Basic.", ["basic: BasicCredential;"]],
  ["- Authentication: bearer token", ["bearer: BearerCredential;"]],
  ["Requests authenticate with HTTP Basic or with a bearer token.", ["basic: BasicCredential;", "bearer: BearerCredential;"]],
  ["An API key goes into the header `apikey`.", [`apikey: HeaderCredential<"apikey", "", "<apikey>">;`]],
  ["Supply your key as `X-Api-Key`.", [`"x-api-key": HeaderCredential<"X-Api-Key", "", "<X-Api-Key>">;`]],
  ["Pass your API key in the query parameter `key`.", [`key: QueryCredential<"key">;`]],
  ["The key is sent in the query parameter `api_key`.", [`api_key: QueryCredential<"api_key">;`]],
  ["Each request authenticates with the `access-token` query parameter.", [`"access-token": QueryCredential<"access-token">;`]],
  ["To authenticate, append `?token=<YOUR TOKEN>` to each URL.", [`token: QueryCredential<"token">;`]],
  ["Requests are authenticated by a session cookie named `sid`.", [`sid: CookieCredential<"sid">;`]],
  ["Every request carries the session in the cookie `SID`.", [`sid: CookieCredential<"SID">;`]],
  ["Authentication uses OAuth 2.0 client credentials.", ["oauth2: OAuth2<{ clientCredentials: {}; }>;"]],
  ["Requests are authorized by OAuth2 with the authorization code flow: https://id.example/authorize and https://id.example/oauth/token.", [`oauth2: OAuth2<{ authorizationCode: { authorizationUrl: "https://id.example/authorize"; tokenUrl: "https://id.example/oauth/token"; }; }>;`]],
  ["Requests carry a bearer token of OAuth 2, by the client credentials grant.", ["oauth2: OAuth2<{ clientCredentials: {}; }>;"]],
  ["Clients authenticate by OpenID Connect, whose configuration is https://id.example/.well-known/openid-configuration.", [`openid: OpenIdConnect<"https://id.example/.well-known/openid-configuration">;`]],
  ["Clients authenticate by OpenID Connect.", ["openid: OpenIdConnect;"]],
  ["Clients authenticate with a certificate (mutual TLS).", ["certificate: ClientCertificate;"]],
  ["Each request requires a client certificate.", ["certificate: ClientCertificate;"]],
  ["Requests carry a token in the header `Authorization`, after the word `Bearer`.", ["bearer: BearerCredential;"]],
  ["The header Authorization holds the word Basic and the credentials.", ["basic: BasicCredential;"]],
  ["Send the key in the Authorization header, prefixed with Token.", [`token: HeaderCredential<"Authorization", "Token", "<credential>">;`]],
  ["The `Authorization` header of each request has the scheme `Ticket`, followed by the ticket.", [`ticket: HeaderCredential<"Authorization", "Ticket", "<credential>">;`]],
])("is a scheme: %s", (sentence, schemes) => {
  const draft = saying(sentence);
  for (const scheme of schemes) expect(draft.files.get("service.ts")!.replace(/\s+/g, " ")).toContain(scheme);
  expect(draft.left).toEqual([]);
  expect(openapiOf(draft)["x-authentication"]).toBeUndefined();
});

test("that a sentence has the word for a token does not say that requests carry it, which is a guess then", () => {
  const { files } = saying("Bearer tokens are valid for one hour.");
  expect(files.get("service.ts")).toContain(`// Guessed: that each request authenticates so: the document says "Bearer tokens are valid for one hour."`);
});

test("how a token of OAuth 2 is sent is a guess where the document does not say it", () => {
  const guess = "// Guessed: that the access token is sent as a bearer token";
  expect(saying("Authentication uses OAuth 2.0 client credentials.").files.get("service.ts")).toContain(guess);
  expect(saying("Requests carry a bearer token of OAuth 2, by the client credentials grant.").files.get("service.ts")).not.toContain(guess);
});

test.each([
  ["The session is kept in the cookie `SID`.", "sid"],
  ["The API key is the query parameter `api_key`.", "api_key"],
])("that a sentence tells where a credential is does not say that requests carry it: %s", (sentence, scheme) => {
  const { files } = saying(sentence);
  expect(files.get("service.ts")).toContain(`// Guessed: that each request authenticates so: the document says "${sentence.replaceAll("`", "")}"`);
  expect(files.get("service.ts")).toContain(`${scheme}: `);
});

test.each([
  "The page token is passed in the query parameter `page_token`.",
  "The key of a row goes into the query parameter `row_key`.",
  "The service sets the cookie `lang` for the language.",
])("a key of something else is none: %s", (sentence) => expect(openapiOf(saying(sentence)).security).toBeUndefined());

test.each([
  "Authentication uses OAuth 2.0.",
  "OAuth 2 is used with the authorization code or client credentials.",
  "Requests are authenticated by a session cookie.",
  "Certificates are renewed once a year, and so are all credentials.",
  "Pass your API key in the query.",
  "Requests must no longer pass an API key in the query parameter `key`.",
  "A JWT is sent in the Authorization header.",
  "Requests without a bearer token are refused.",
  "All requests must be signed.",
])("is told in the document's words, and listed as left out: %s", (sentence) => {
  const draft = saying(sentence);
  const said = sentence.replaceAll("`", "");
  expect(draft.left).toHaveLength(1);
  expect(draft.left[0]).toContain(said);
  expect(draft.guesses).not.toContain("that nothing is known of authentication");
  expect(openapiOf(draft)).toMatchObject({ "x-authentication": "in-statements", "x-statements": expect.arrayContaining([expect.objectContaining({ name: "authentication", says: said })]) });
});

test("a document that says that none is needed has no schemes, and one that says nothing is silent", () => {
  expect(openapiOf(saying("No authentication is required.")).security).toEqual([]);
  const silent = saying("At most ten requests a second are served.");
  expect(openapiOf(silent)).toMatchObject({ "x-authentication": "not-stated" });
  expect(silent.guesses).toContain("that nothing is known of authentication");
});
