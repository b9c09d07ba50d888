/** Paths whose placeholders have types, as frameworks for servers write them. */
import { expect, test } from "vitest";
import { draftedSubject, drafted } from "./drafted.ts";
import { driftFrom } from "../../drift/subjects.ts";

const below = (path: string): string => `# Demo interface\n\nVersion 1. The base address is https://demo.example/v1.\n\n## Read a bin\n\n**GET** ${path}\n\nReads the bin.\n`;

test.each([
  ["/v1/bins/(int:id)", "/bins/{id}", "id: Integer;"],
  ["`/bins/<uuid:bin_id>/`", "/bins/{bin_id}", "bin_id: string;"],
  ["/bins/(string:name)/lids/(int:lid)/open", "/bins/{name}/lids/{lid}/open", "lid: Integer;"],
])("%s", (path, uri, member) => {
  const { service, files, findings, guesses } = drafted(below(path));
  expect(findings).toEqual([]);
  expect(service.resources.flatMap(({ operations }) => operations.map(({ method, uri: { template } }) => `${method} ${template}`))).toEqual([`GET ${uri}`]);
  expect([...files.values()].join("\n")).toContain(member);
  expect(guesses.filter((guess) => guess.includes("type of"))).toEqual([]);
});

test("one that another edition writes without its type is the same path", () => {
  const text = below("/bins/(int:id)");
  expect(driftFrom(draftedSubject("demo", text), text.replace("(int:id)", "{id}"))).toEqual([]);
});

test("what else stands in brackets behind a slash is no placeholder", () => {
  expect(drafted(below("/bins/all (see:below)")).service.resources.map(({ uri }) => uri.template)).toEqual(["/bins/all"]);
});
