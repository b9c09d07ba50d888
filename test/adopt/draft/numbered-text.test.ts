/** Numbered texts in the manner of an RFC: requests and headers in sentences, members of objects in definition lists. */
import { expect, test } from "vitest";
import { plainMarkdown } from "../../../generator/adopt/draft/markdown/plain-markdown.ts";
import { compiled, drafted, type Drafted } from "./drafted.ts";

function draftOf(text: string): Drafted {
  const draft = drafted(plainMarkdown(`# The Metering Gateway Protocol, Version 1.3\n\nAll resources lie below the root \`https://meters.example/mgp\`.\n\n${text}`).text);
  expect(draft.findings).toEqual([]);
  expect(draft.left).toEqual([]);
  expect(compiled(draft.files)).toEqual([]);
  return draft;
}

const protocol = `## 2. Transport

2.1. A client MUST authenticate itself with a bearer token (RFC 6750).

2.2. Every request MUST carry the header field \`MGP-Client\`, which names the client in 1 to 64 characters.

## 3. Resources

\`GET /meters\` returns a JSON array of meter objects (Section 4.1). A client MAY narrow it with the query parameter \`kind\`, whose value is one of \`power\`, \`gas\`, \`water\`.

\`GET /meters/{serial}\` returns one meter object. The gateway answers with 404 (Not Found) if it does not know the serial number.

## 4. Objects

### 4.1. The meter object

serial
: (string, REQUIRED) The serial number, 8 to 12 characters. Read-only.

interval
: (integer, OPTIONAL) Seconds between readings. The default is 900.
`;

test("members that a definition list gives with their types in brackets are fields", () => {
  const meters = draftOf(protocol).files.get("meters.ts")!;
  expect(meters).toContain("serial: ReadOnly<Text<12> & Says<{ minLength: 8 }>>;");
  expect(meters).toContain("interval?: Integer<900>;");
});

test("what a sentence calls an array is one, and what it calls the values of a query parameter are those", () => {
  const { service, files, guesses } = draftOf(protocol);
  const [list] = service.resources.flatMap(({ operations }) => operations).filter(({ uri }) => uri.template === "/meters");
  expect(list).toMatchObject({ effect: "list", response: { payload: { is: "json", shape: { is: "array" } } } });
  expect(list!.query.map(({ name }) => name)).toEqual(["kind"]);
  expect(files.get("meters.ts")).toContain('kind?: "power" | "gas" | "water";');
  expect(guesses.join("\n")).not.toContain("answers with");
});

test("a reason in brackets is none of the condition of a status", () => {
  const failures = draftOf(protocol).service.resources.flatMap(({ operations }) => operations.flatMap((one) => one.failures));
  expect(failures.map(({ status, description }) => `${status} ${description}`)).toEqual(["404 If it does not know the serial number"]);
});

test("a header that every request must carry is one of the service", () => {
  const service = draftOf(protocol).files.get("service.ts")!;
  expect(service).toContain('"MGP-Client": Text<64> & Says<{ minLength: 1 }>;');
  expect(service).toContain("bearer: BearerCredential;");
});

const meters = "## GET /meters\n\nLists meters.\n";

test.each([
  ["| | |\n|---|---|\n| Format | JSON |\n| Authentication | Put your key into the X-Api-Key header of every request. |", "X-Api-Key"],
  ["Bearer tokens can be made in the portal.\n\nEvery request must be authenticated with your key in the header X-Meter-Key.", "X-Meter-Key"],
  ["Every request must carry your API key in the header `X-Meter-Key`.", "X-Meter-Key"],
])("the way to authenticate stands in %j", (text, header) => {
  const service = draftOf(`## Access\n\n${text}\n\n${meters}`).files.get("service.ts")!;
  expect(service).toContain(`HeaderCredential<"${header}"`);
  expect(service).not.toContain("BearerCredential");
  expect(service).not.toContain("headers:");
});
