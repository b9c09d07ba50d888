/** Requests as command lines of curl, which takes brackets and braces of an address for patterns. */
import { expect, test } from "vitest";
import type { Payload } from "../../../generator/model/operation.ts";
import { curlText, type RequestRoot } from "../../../generator/views/docs/curl.ts";
import { schemasOf } from "../../../generator/views/docs/shapes.ts";
import { operation, origin } from "./service.ts";

const root: RequestRoot = { servers: [], security: [], headers: [] };
const schemas = schemasOf({ schemas: [], origin: origin(1) });

test.each([
  ["/rows[1]/{a}", "/rows%5B1%5D/%7Ba%7D"],
  ["/a b/ü", "/a%20b/%C3%BC"],
  ["/100%25/a+b:c@d", "/100%25/a+b:c@d"],
])("%s", (path, written) => {
  const segments = path.slice(1).split("/").map((text) => [{ is: "literal", text } as const]);
  const [first] = curlText(operation("read", { uri: { template: path, segments } }), root, schemas).split("\n");
  expect(first).toBe(`curl --request GET https://service.example${written}`);
});

test.each([
  [{ is: "query", parameter: "the key" }, ["curl --request GET 'https://service.example/a?the%20key=<the key>'"]],
  [{ is: "cookie", cookie: "SID" }, ["curl --request GET https://service.example/a \\", "  --header 'Cookie: SID=<SID>'"]],
  [{ is: "certificate" }, ["curl --request GET https://service.example/a \\", "  --cert client.pem \\", "  --key client-key.pem"]],
] as const)("a credential stands where it is sent: %j", (how, lines) => {
  const read = operation("read", { uri: { template: "/a", segments: [[{ is: "literal", text: "a" }]] } });
  expect(curlText(read, { ...root, security: [{ name: "key", how, description: "", origin: origin(1) }] }, schemas).split("\n")).toEqual(lines);
});

test.each<[Payload, readonly string[]]>([
  [{ is: "json", shape: { is: "string" } }, ["--data '\"text\"'"]],
  [{ is: "json", shape: { is: "string" }, mediaType: "text/plain" }, ["--data-raw text"]],
  [{ is: "json", shape: { is: "string", format: "binary" }, mediaType: "application/octet-stream" }, ["--data-binary @body"]],
  [{ is: "json", shape: { is: "object", fields: [] }, mediaType: "multipart/form-data" }, ["--data-binary @body"]],
  [{ is: "not-shown", what: "the seal", mediaType: "application/pdf" }, ["--data-binary @body"]],
  [{ is: "not-shown", what: "the note", mediaType: "text/plain" }, ["--data @body.txt"]],
  [{ is: "not-shown", what: "the thing" }, ["--data @body.json"]],
])("a body goes out as it is: %j", (request, options) => {
  const uri = { template: "/a", segments: [[{ is: "literal", text: "a" } as const]] };
  const lines = curlText(operation("create", { uri, request }), root, schemas).split(" \\\n  ");
  expect(lines.slice(2)).toEqual(options);
});
