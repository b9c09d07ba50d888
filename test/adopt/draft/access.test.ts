/** Who may call, in drafts: as columns, labels and sentences say it, and nothing where they leave it open. */
import { describe, expect, test } from "vitest";
import { plainMarkdown } from "../../../generator/adopt/draft/markdown/plain-markdown.ts";
import { accessTo, accessWords } from "../../../generator/model/access.ts";
import { compiled, drafted, type Drafted } from "./drafted.ts";

const opening = (authentication: string): string => `# Depot interface\n\nVersion 1. The base address is https://depot.example/v1.\n\n## Authentication\n\n${authentication}\n\n`;
const keyAndTokens = "An API key is sent in the header `X-Key`.\n\nRequests are authorized by OAuth2 with the client credentials grant.";

function draftOf(text: string): Drafted {
  const draft = drafted(plainMarkdown(text).text);
  expect(draft.findings).toEqual([]);
  expect(compiled(draft.files)).toEqual([]);
  return draft;
}

/** Of each operation that says it itself. */
function accessIn({ service }: Drafted): { readonly [request: string]: string } {
  const operations = service.resources.flatMap((one) => one.operations);
  return Object.fromEntries(operations.flatMap((one) => (one.access === undefined ? [] : [[`${one.method} ${one.uri.template}`, accessWords(accessTo(one, service)!)]])));
}

const table = (title: string, ...cells: readonly string[]): string => {
  const rows = ["GET | /things | Lists things", "POST | /things | Adds a thing", "DELETE | /things/{id} | Removes a thing"];
  return `## Requests\n\n| Method | Path | Description | ${title} |\n|---|---|---|---|\n${rows.map((row, index) => `| ${row} | ${cells[index]} |`).join("\n")}\n`;
};

test.each([
  ["of scopes", "Scope", ["things:read", "things:write", "things:write, things:drop"], { "GET /things": "oauth2 (things:read)", "POST /things": "oauth2 (things:write)", "DELETE /things/{id}": "oauth2 (things:write, things:drop)" }],
  ["of credentials", "Auth", ["none", "key", "key and token"], { "GET /things": "no credential", "POST /things": "x-key", "DELETE /things/{id}": "x-key and oauth2" }],
  ["of both", "Security", ["public", "OAuth2 (things:write)", "X-Key or OAuth2 (things:drop)"], { "GET /things": "no credential", "POST /things": "oauth2 (things:write)", "DELETE /things/{id}": "x-key, or oauth2 (things:drop)" }],
  ["that says what holds for all", "Auth", ["key or token", "yes", "-"], { "DELETE /things/{id}": "no credential" }],
  ["that says what nobody understands", "Auth", ["see below", "admin token", "members only"], {}],
  ["of fields that can be written", "Access", ["R/W", "R", "W"], {}],
] as const)("a column %s", (_, title, cells, expected) => {
  expect(accessIn(draftOf(opening(keyAndTokens) + table(title, ...cells)))).toEqual(expected);
});

const section = (said: string): string => `## List things\n\n\`GET /things\`\n\nLists the things.\n\n${said}\n`;

test.each([
  ["No authentication is needed for this call.", "no credential"],
  ["This endpoint is public.", "no credential"],
  ["Can be called without authentication.", "no credential"],
  ["Requires the scope `things:read`.", "oauth2 (things:read)"],
  ["The caller needs a token with the scopes `things:read` and `things:list`.", "oauth2 (things:read, things:list)"],
  ["It needs the key and a token.", "x-key and oauth2"],
  ["**Auth required**: no", "no credential"],
  ["- Scope: `things:read`", "oauth2 (things:read)"],
  ["Either the API key or a token with the scope `things.read` is accepted.", "x-key, or oauth2 (things.read)"],
  ["Only callers with the `things.read` scope can call this operation.", "oauth2 (things.read)"],
  ["Anyone can call this.", "no credential"],
  ["Authorization: OAuth2, scope `things.read`", "oauth2 (things.read)"],
  ["- Authentication: API key", "x-key"],
])("a section that says %s", (said, expected) => {
  expect(accessIn(draftOf(opening(keyAndTokens) + section(said)))).toEqual({ "GET /things": expected });
});

test.each([
  "Needs an admin token.",
  "The key of the thing is required.",
  "The token is checked once an hour.",
  "Authentication is required.",
  "If the list is private, a token with the scope `things:read` is needed.",
  "Nobody but the owner may call it.",
])("a section that says what leaves it open: %s", (said) => {
  expect(accessIn(draftOf(opening(keyAndTokens) + section(said)))).toEqual({});
});

describe("what holds for all requests", () => {
  test("two credentials together", () => {
    const draft = draftOf(opening(`${keyAndTokens}\n\nEvery request needs the key and a token.`) + section(""));
    expect(draft.files.get("service.ts")).toContain('access: [{ "x-key": []; oauth2: [] }];');
    expect(accessIn(draft)).toEqual({});
  });
  test("but for one", () => {
    const draft = draftOf(opening("All calls but POST /login need the API key in the header `X-Key`.") + "## Sign in\n\n`POST /login`\n\nSigns in.\n\n" + section(""));
    expect(accessIn(draft)).toEqual({ "POST /login": "no credential" });
  });
});

test("scopes of a token that has none are listed as left out", () => {
  const draft = draftOf(opening("Clients authenticate with a bearer token.") + table("Scope", "things:read", "things:write", ""));
  expect(accessIn(draft)).toEqual({});
  expect(draft.left).toEqual(['the scope "things:read": no way to authenticate that is understood has scopes', 'the scope "things:write": no way to authenticate that is understood has scopes']);
});

test("what drift would find is drafted: in clauses, labels and exceptions", () => {
  const draft = draftOf(`${opening("Clients authenticate with a bearer token. A visit is opened by `POST /visits`, which needs no authentication.\n\nAll endpoints except `/health` require a bearer token.")}## Requests

| Endpoint | Method | Description | Authentication required |
|---|---|---|---|
| /health | GET | Health of the service | No |
| /trees | GET | Lists trees | Yes |
| /leaves | GET | Lists leaves | No |

## Open a visit

\`POST /visits\`

Opens a visit.

**Auth required** : NO

**Permissions required** : None
`);
  expect(accessIn(draft)).toEqual({ "GET /health": "no credential", "GET /leaves": "no credential", "POST /visits": "no credential" });
});

test("where the document names no way to authenticate that is understood, nothing is said of it", () => {
  const draft = drafted(plainMarkdown(opening("Ask the administrator for access.") + table("Auth", "none", "token", "token")).text);
  expect(accessIn(draft)).toEqual({});
});

test("kinds that the document tells apart have it as well", () => {
  const kinds = "## Kinds\n\n| Kind | Meaning | Example path |\n|---|---|---|\n| Element | One object. | /v1/things/{id} |\n| Collection | All objects of a type. | /v1/things |\n\n";
  const draft = draftOf(opening("An API key is sent in the header `X-Key`.") + kinds + table("Auth", "none", "X-Key", "X-Key") + "\n## Thing (element)\n\nElement URI /v1/things/{id}.\n\n| Field | Type |\n|---|---|\n| id | string |\n");
  expect([...draft.files.keys()]).toContain("kinds.ts");
  expect(draft.files.get("kinds.ts")).toContain("Access");
  expect(accessIn(draft)).toMatchObject({ "GET /things": "no credential" });
});
