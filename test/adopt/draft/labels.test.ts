/** Requests behind labels of their own: paths and methods in lines, items and tables. */
import { expect, test } from "vitest";
import { plainMarkdown } from "../../../generator/adopt/draft/markdown/plain-markdown.ts";
import { compiled, drafted, type Drafted } from "./drafted.ts";

const fields = "| Field | Type | Description |\n|---|---|---|\n| id | integer | Its number. |\n| name | string | Its name. |\n";

function draftOf(labels: string): Drafted {
  const draft = drafted(plainMarkdown(`# Demo interface\n\nVersion 1. The base address is https://demo.example/v1.\n\n## VLANs\n\n${labels}\n\n${fields}`).text);
  expect(draft.findings).toEqual([]);
  expect(draft.left).toEqual([]);
  expect(compiled(draft.files)).toEqual([]);
  return draft;
}

function requestsOf({ service }: Drafted): readonly string[] {
  return service.resources.flatMap(({ operations }) => operations.map(({ method, uri }) => `${method} ${uri.template}`)).sort();
}

const fieldsOf = (draft: Drafted): readonly string[] => [...(draft.files.get("vlans.ts") ?? "").matchAll(/^ {2}(\w+)\??: (?:Integer|string);$/gm)].map(([, name]) => name!);

test.each([
  ["lines in bold", "**Collection URI:** `/vlans`\n**Object URI:** `/vlans/{id}`\n**Collection methods:** GET, POST\n**Object methods:** GET, PUT, DELETE"],
  ["paragraphs, with whose methods they are in brackets", "**Collection URI:** /vlans\n\n**Object URI:** /vlans/{id}\n\n**Supported methods (collection):** GET, POST\n\n**Supported methods (object):** GET, PUT, DELETE"],
  ["one line of methods", "Collection URI: /vlans\n\nObject URI: /vlans/{id}\n\nMethods: GET and POST on the collection; GET, PUT and DELETE on the object."],
  ["items", "- **List endpoint:** /vlans\n- **Item endpoint:** /vlans/{id}\n- **Methods (list):** GET, POST\n- **Methods (item):** GET, PUT, DELETE"],
  ["items in which whose methods they are looks like a type", "- **Collection URI:** /vlans\n- **Object URI:** /vlans/{id}\n- **Methods (collection):** GET, POST\n- **Methods (object):** GET, PUT, DELETE"],
  ["a table", "| | |\n|---|---|\n| Collection URL | /vlans |\n| Collection methods | GET, POST |\n| Element URL | /vlans/{id} |\n| Element methods | GET, PUT, DELETE |"],
  ["a table of HTML", "<table>\n<tr><th>Collection URL</th><td>/vlans</td></tr>\n<tr><th>Object URL</th><td>/vlans/{id}</td></tr>\n<tr><th>Methods on the collection</th><td>GET, POST</td></tr>\n<tr><th>Methods on the object</th><td>GET, PUT, DELETE</td></tr>\n</table>"],
])("of a collection and its objects: %s", (_, labels) => {
  const draft = draftOf(labels);
  expect(requestsOf(draft)).toEqual(["DELETE /vlans/{id}", "GET /vlans", "GET /vlans/{id}", "POST /vlans", "PUT /vlans/{id}"]);
  expect(fieldsOf(draft)).toEqual(["id", "name"]);
});

test("whose methods they are is a guess where nothing says it", () => {
  const draft = draftOf("Collection URI: /vlans\n\nObject URI: /vlans/{id}\n\nMethods: GET, POST, DELETE");
  expect(requestsOf(draft)).toEqual(["DELETE /vlans/{id}", "GET /vlans", "GET /vlans/{id}", "POST /vlans"]);
  expect(draft.files.get("vlans.ts")).toContain('// Guessed: whether POST is of "/vlans" or of "/vlans/{id}", which the document does not say');
});

test.each([
  ["Object URI: /vlans/{id}\n\nSupported methods: GET, PUT and DELETE", ["DELETE /vlans/{id}", "GET /vlans/{id}", "PUT /vlans/{id}"]],
  ["**URL**: `/vlans`\n**Method**: `GET`, `POST`", ["GET /vlans", "POST /vlans"]],
  ["- **Endpoint:** /vlans\n- **Verb:** PUT", ["PUT /vlans"]],
  ["| | |\n|---|---|\n| URL | /vlans |\n| Methods | GET |\n| URL | /vlans/{id}/ports |\n| Methods | PUT |", ["GET /vlans", "PUT /vlans/{id}/ports"]],
])("of paths that are no collection and its objects: %s", (labels, requests) => {
  expect(requestsOf(draftOf(labels))).toEqual(requests);
});
