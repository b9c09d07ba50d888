/** Documents in the manner of others: endpoints as headings, as lines of code, with the method first; fields in lists; nothing at all. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { describe, expect, onTestFinished, test } from "vitest";
import { adopt } from "../../generator/pipeline/adopt.ts";
import { repository } from "../support/definitions.ts";
import { compiled, drafted, type Drafted } from "./drafted.ts";

const textFor = (name: string): string => readFileSync(`${repository}/test/adopt/strangers/${name}.md`, "utf8");

function operationsOf({ service }: Drafted): readonly string[] {
  return service.resources.flatMap(({ operations }) => operations.map(({ method, uri, effect, query, request }) => [method, uri.template, effect, ...query.map(({ name }) => `?${name}`), ...(request.is === "json" ? ["body"] : [])].join(" "))).sort();
}

function fieldsOf({ files }: Drafted): string {
  return [...files].filter(([path]) => path !== "kinds.ts" && path !== "service.ts").flatMap(([, text]) => text.match(/^ {2}(?:[\w"-]+)\??: .*;$/gm) ?? []).filter((line) => !/^ {2}(?:uri|fields|placeholders|\w+(?:Query|Body)):/.test(line)).join("\n");
}

describe.each(["billing", "chat", "router"])("%s", (name) => {
  const draft = drafted(textFor(name));

  test("is drafted, says what the document says, and compiles", () => {
    expect(draft.findings).toEqual([]);
    expect(draft.left).toEqual([]);
    expect(compiled(draft.files)).toEqual([]);
  });

  test("has the operations and the fields", () => {
    expect([...operationsOf(draft), "", fieldsOf(draft)].join("\n")).toMatchSnapshot();
  });
});

test("a document without endpoints says which forms are understood, and nothing is written", async () => {
  const root = mkdtempSync(`${tmpdir()}/specwright-strangers-`);
  onTestFinished(() => rmSync(root, { recursive: true }));
  writeFileSync(`${root}/api.md`, textFor("prose"));
  const { diagnostics, services } = await adopt({ root, definitions: "spec-src", out: "generated", cache: ".cache" }, { documents: new Map([["weather", `${root}/api.md`]]), mode: "write" });
  expect(services).toEqual([]);
  expect(diagnostics).toMatchObject([{ code: "nothing-to-draft", message: '"api.md" has nothing that is understood as an endpoint. Nothing was written.' }]);
  expect(readdirSync(root)).toEqual(["api.md"]);
});
