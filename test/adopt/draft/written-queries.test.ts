/** Queries that a document writes behind the paths of requests. */
import { expect, test } from "vitest";
import { plainMarkdown } from "../../../generator/adopt/draft/markdown/plain-markdown.ts";
import { compiled, drafted } from "./drafted.ts";

test.each([
  "`GET /things?limit={n}&sort=asc` lists things.",
  "### GET /things?limit={n}&sort=asc\n\nLists things.",
  "- `GET /things?limit={n}&sort=asc` – lists things",
  "| Purpose | Method | Path |\n|---|---|---|\n| List things | GET | /things?limit={n}&sort=asc |",
  "| Request | What it does |\n|---|---|\n| GET /things?limit=<n>&sort=asc | Lists things. |",
])("their names are parameters; with a value of their own that is a guess: %s", (text) => {
  const draft = drafted(plainMarkdown(`# Demo interface\n\nVersion 1. The base address is https://demo.example/v1.\n\n## Things\n\n${text}\n`).text);
  expect(draft.findings).toEqual([]);
  expect(draft.left).toEqual([]);
  expect(compiled(draft.files)).toEqual([]);
  const [list] = draft.service.resources.flatMap(({ operations }) => operations);
  expect(list!.uri.template).toBe("/things");
  expect(list!.query.map(({ name, required }) => [name, required])).toEqual([["limit", false], ["sort", false]]);
  expect(draft.guesses.filter((one) => one.includes("query"))).toEqual([expect.stringMatching(/^.*takes sort in its query$/)]);
});

test("a name that a table lists has what the table says", () => {
  const { service } = drafted(plainMarkdown("# Demo interface\n\nVersion 1. The base address is https://demo.example/v1.\n\n### GET /things?limit=20\n\nLists things.\n\nQuery parameters:\n\n| Name | Type | Description |\n|---|---|---|\n| limit | integer | How many. |\n").text);
  expect(service.resources.flatMap(({ operations }) => operations).flatMap(({ query }) => query.map(({ name, description }) => [name, description]))).toEqual([["limit", "How many."]]);
});
