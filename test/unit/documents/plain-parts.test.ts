import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { documentParts } from "../../../generator/documents/markdown/parts.ts";
import { plainPartsUnder } from "../../../generator/documents/markdown/plain-parts.ts";
import { markdownSource } from "../../../generator/documents/markdown/source.ts";

function plain(text: string): unknown {
  return plainPartsUnder(markdownSource("document.md", `# Top\n${text}`));
}

/** By Markdown's own grammar. */
function parsed(text: string): unknown {
  return documentParts(markdownSource("document.md", `# Top\n${text}`)).slice(1);
}

const lines = [
  ...["", "", "", "", " ", "| a | b |", "|---|---|", "| :-- | --: |", "| 1 | 2 |", "| 1 |", "| 1 | 2 | 3 |", "| `x` | **y**, z", "| a \\| b | c |", "|", "||", "|-|", "| - |", "|a|", "| a | b | ", "|---|---| "],
  ...["text, of `one` line.", "More of it ", "Fields: a, b | c.", "a | b", "---|---", "---", "===", "- item", "1. item", "Copyright 2020 of nobody", "Last updated 2020-01-01", "    code", "> quote", "[a]: b", "Übung | é", "<b>", "# Other"],
];

describe("text that is read without Markdown's grammar", () => {
  it("says what it says by the grammar, whatever lines it has", () => {
    let read = 0;
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...lines), { minLength: 1, maxLength: 8 }), (some) => {
        const text = some.join("\n");
        const parts = plain(text);
        if (parts === undefined) return;
        read += 1;
        expect(parts).toEqual(parsed(text));
      }),
      { seed: 3, numRuns: 20000 },
    );
    expect(read).toBeGreaterThan(500);
  });

  it("is a table with its rows, and paragraphs", () => {
    const text = "\nSome `words`\non two lines.\n\n| a | b |\n|:--|---|\n| 1 | 2 |\n| 1 |\n| 1 | 2 | 3 |\n\nThe end.\n";
    expect(plain(text)).toHaveLength(3);
    expect(plain(text)).toEqual(parsed(text));
  });

  it.each(["- item", "> quote", "    code", "```\n```", "| a |\n| 1 |", "| a | b |\n|---|", "text\n| a |\n|---|", "| a |\n|---|\ntext", "a\n---", "|\n|-|", "| a \\| b |\n|---|"])("is not %j", (text) => {
    expect(plain(text)).toBeUndefined();
  });
});
