import { expect, test } from "vitest";
import { readDocument } from "../../../generator/documents/read.ts";
import { valueOf } from "../../../generator/facts/fact.ts";
import { statedIn } from "../../../generator/facts/stated.ts";
import { wordingWith } from "../../../generator/facts/wording.ts";

/** The types of the rows of a list of names, by these names. */
function typesIn(lead: string): { readonly [name: string]: unknown } {
  const document = readDocument("document.md", `# Gate\n\nFields (${lead}): width, height, mark, note.\n`);
  if (!document.ok) throw new Error(document.diagnostics.map(({ message }) => message).join("\n"));
  const rows = statedIn(document.value, wordingWith({})).sections.flatMap(({ blocks }) => blocks.flatMap((block) => block.rows));
  return Object.fromEntries(rows.map(({ row, facts }) => [row.name, valueOf(facts, "type")]));
}

const numbers = { width: "number", height: "number" };

test.each([
  ["all numbers, plus note string", { ...numbers, mark: "number", note: "string" }],
  ["all numbers, plus string note", { ...numbers, mark: "number", note: "string" }],
  ["all numbers, plus strings mark and note", { ...numbers, mark: "string", note: "string" }],
  ["all numbers, plus strings mark, note", { ...numbers, mark: "string", note: "string" }],
])("the words before a list tell the types of its rows: %s", (lead, types) => expect(typesIn(lead)).toEqual(types));
