/** Sentences that say that there is no body: that is no silence. */
import { expect, test } from "vitest";
import { plainMarkdown } from "../../../generator/adopt/draft/markdown/plain-markdown.ts";
import { compiled, drafted } from "./drafted.ts";

function bodiesOf(request: string, sentence: string): readonly string[] {
  const draft = drafted(plainMarkdown(`# Demo interface\n\nVersion 1. The base address is https://demo.example/v1.\n\n### ${request}\n\nDoes it.\n\n${sentence}\n`).text);
  expect(draft.findings).toEqual([]);
  expect(compiled(draft.files)).toEqual([]);
  const [operation] = draft.service.resources.flatMap(({ operations }) => operations);
  return [operation!.request.is, operation!.response.payload.is];
}

test.each([
  ["DELETE /things/{id}", "There is no body.", ["none", "none"]],
  ["DELETE /things/{id}", "Returns nothing.", ["none", "none"]],
  ["PUT /things/{id}", "No content is returned.", ["silent", "none"]],
  ["POST /things/{id}/start", "The request has no body. The response is empty.", ["none", "none"]],
  ["POST /things/{id}/start", "Answers with an empty body.", ["silent", "none"]],
  ["POST /things/{id}/start", "No request body is needed.", ["none", "silent"]],
  ["POST /things/{id}/start", "Response: 204 No Content", ["silent", "none"]],
  ["POST /things/{id}/start", "Request: none. Response: none.", ["none", "none"]],
  ["POST /things/{id}/start", "Body and answer: none.", ["none", "none"]],
  ["POST /things/{id}/start", "Request/response: none", ["none", "none"]],
  ["POST /things/{id}/start", "Answer: none.", ["silent", "none"]],
  ["DELETE /things/{id}", "Response: no content.", ["none", "none"]],
  ["POST /things/{id}/start", "There is no body.", ["silent", "silent"]],
  ["POST /things/{id}/start", "Returns no content of the cache.", ["silent", "silent"]],
])("%s: %s", (request, sentence, bodies) => {
  expect(bodiesOf(request, sentence)).toEqual(bodies);
});
