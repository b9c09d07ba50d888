import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { documentParts } from "../../../generator/documents/markdown/parts.ts";
import { markdownSource } from "../../../generator/documents/markdown/source.ts";
import { stretchesOf } from "../../../generator/documents/markdown/stretches.ts";
import { openDocument } from "../../../generator/documents/read.ts";
import { nameColumnsOf } from "../../../generator/documents/shapes/name-column.ts";
import { chaptersIn, unreadSections } from "../../../generator/documents/shapes/sections.ts";
import { editionText } from "./documents.ts";

/** What a text says and loses, with no cut anywhere. */
function uncut(text: string): unknown {
  const source = markdownSource("document.md", text);
  const all = unreadSections(chaptersIn(source, documentParts(source)), nameColumnsOf(undefined));
  return { sections: all.map(({ section }) => section), losses: all.flatMap(({ losses }) => losses()) };
}

function cut(text: string): unknown {
  const document = openDocument("document.md", text);
  if (!document.ok) throw new Error(JSON.stringify(document.diagnostics));
  return { sections: document.value.text.sections, losses: document.value.losses() };
}

function cuts(text: string): number {
  return stretchesOf(markdownSource("document.md", text)).length;
}

describe("a document that is read stretch by stretch says the same as one that is read at once", () => {
  it.each(["mgmt-v3", "controller-v2"])("%s", (service) => {
    const text = editionText(service);
    expect(cuts(text)).toBeGreaterThan(5);
    expect(cut(text)).toEqual(uncut(text));
  });

  it("with code right below a table", () => {
    const text = "# A\n\n| a | b |\n|---|---|\n| 1 | 2 |\n```\n\n# B\n\n```\n\n# C\n\ncode\n\n```\n\n# D\n";
    expect(cut(text)).toEqual(uncut(text));
  });

  it("whatever lines it has", () => {
    const line = fc.constantFrom(
      ...["", "", "", "# One", "## Two ##", "### `three` (since 2)", "#", "#no heading", " # Indented", "> # Quoted", "- # Listed", "Under", "===", "---"],
      ...["| a | b |", "|---|---|", "| 1 | 2 |", "| 1 | 2 | 3 |", "--- | ---", "- item: text", "  - nested, item", "  more of it", "1. first", "2) second", "    code", "\tcode"],
      ...["```", "````", "~~~", "```http", "``` a`b", "  ```", "> ```", "- ```", "text `of` _one_ line.", "fields: a, b, c.", "<!-- comment", "-->", "[x]", "a ]: b"],
    );
    const document = fc.array(line, { minLength: 1, maxLength: 25 });
    fc.assert(
      fc.property(document, (lines) => {
        const text = `# Top\n\n${lines.join("\n")}`;
        expect(cut(text)).toEqual(uncut(text));
      }),
      { seed: 7, numRuns: 4000 },
    );
  });
});

describe("a stretch", () => {
  it("begins at a heading that stands in nothing else", () => {
    expect(cuts("# A\n\ntext\n## B\n\n# C\n")).toBe(3);
    expect(cuts("# A\n\n> # B\n")).toBe(1);
    expect(cuts("# A\n\n - list\n\n # B\n")).toBe(1);
  });

  it("does not begin in code", () => {
    expect(cuts("# A\n\n```\n\n# B\n\n```\n\n# C\n")).toBe(2);
    expect(cuts("# A\n\n````\n```\n\n# B\n\n````\n\n# C\n")).toBe(2);
    expect(cuts("# A\n\n~~~\n\n# B\n")).toBe(1);
  });

  it("is read when somebody looks into it, and losses are those of all", () => {
    const document = openDocument("document.md", "# A\n\n| a | b |\n|---|---|\n| 1 | 2 | 3 |\n\n# B\n\ntext\n\n# C\n\n| a | b |\n|---|\n");
    if (!document.ok) throw new Error("It can be read.");
    const { text, sound, losses } = document.value;
    expect(text.sections.map(({ heading }) => heading)).toEqual(["A", "B", "C"]);
    expect(sound()).toEqual([]);
    expect(text.sections[1]!.sentences.map((one) => one.text)).toEqual(["text"]);
    expect(text.sections[0]!.blocks).toHaveLength(1);
    expect(sound()).toEqual([1]);
    expect(losses(new Set([0])).map(({ code }) => code)).toEqual(["broken-table"]);
    expect(losses().map(({ code }) => code)).toEqual(["surplus-cells", "broken-table"]);
  });
});
