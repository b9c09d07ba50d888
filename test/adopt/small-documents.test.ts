/** Drafts of documents of few lines, each of which says one thing in its own way. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { plainMarkdown } from "../../generator/adopt/draft/markdown/plain-markdown.ts";
import { repository } from "../support/definitions.ts";
import { compiled, drafted, type Drafted } from "./drafted.ts";

function draftOf(text: string): Drafted {
  const draft = drafted(plainMarkdown(text).text);
  expect(draft.findings).toEqual([]);
  expect(compiled(draft.files)).toEqual([]);
  return draft;
}

function underTitle(text: string): Drafted {
  return draftOf(`# Demo interface\n\nVersion 1. The base address is https://demo.example/v1.\n\n${text}`);
}

test("the document that the README shows is drafted as the README defines it", () => {
  const shown = /^```md \S*heating\/document\.md\n(.*?)^```/ms.exec(readFileSync(`${repository}/README.md`, "utf8"))![1]!;
  const { files, left } = draftOf(shown);
  expect(left).toEqual([]);
  expect([...files.keys()].sort()).toEqual(["document.md", "rooms.ts", "service.ts"]);
  const rooms = files.get("rooms.ts")!;
  expect(rooms).toContain(`  list: Get<Of["uri"], Of["fields"][], "list">;`);
  expect(rooms).toContain(`  read: Get<Of["uri"], Of["fields"]>;`);
  expect(rooms).toContain(`  replace: Put<Of["uri"], Of["fields"], Silent>;`);
  expect(rooms).toContain(`export interface Room {
  /** Key. */
  name: Text<32>;
  /** The temperature in degrees. */
  wanted?: Range<5, 30, 20>;
  mode?: Default<"auto" | "manual" | "off", "auto">;
  alarms?: Bits<{ 1: "window open"; 2: "frost" }>;
  /** open and closed appear. All values: not shown. */
  valve?: Partly<string, "the values">;
}`);
});

test("a sentence that lists things says that an array is answered, which is a guess where nothing tells how", () => {
  const things = underTitle("## Things\n\n`GET /things` lists things.\n\nFields of a thing:\n\n- `name` (string, required): its name.\n").files.get("things.ts")!;
  expect(things).toContain(`// Guessed: that "lists things" answers with an array of objects`);
  expect(things).toContain(`  list: Get<Of["uri"], Of["fields"][], "list">;`);
});
