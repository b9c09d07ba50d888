/** The time that reading takes grows with the text alone, whatever it repeats: a test of these is over at once, or runs into its timeout. */
import { describe, expect, test } from "vitest";
import { sourceTagsIn } from "../../../generator/adopt/edit/source-tags.ts";
import { markdownSource } from "../../../generator/documents/markdown/source.ts";
import { stretchesOf } from "../../../generator/documents/markdown/stretches.ts";
import { whyUnreadable } from "../../../generator/documents/markdown/unreadable.ts";
import { readDocument } from "../../../generator/documents/read.ts";

const texts: readonly (readonly [what: string, text: string])[] = [
  ["a line of marks and items after it, none of them front matter", `---\n${"- : an item\n".repeat(20_000)}The end.\n`],
  ["lines of front matter that is never closed", `---\n${"key: value\n".repeat(20_000)}`],
  ["a line of dashes that ends in another sign", `# T\n\n${"-".repeat(200_000)}!\n`],
];

describe("is taken apart", { timeout: 5000 }, () => {
  test.each(texts)("%s", (_, text) => {
    const stretches = stretchesOf(markdownSource("a.md", text));
    expect(stretches.map(({ source }) => source.text).join("")).toBe(text);
  });

  test("a paragraph of tags that only part what stands around them, before one that is none", () => {
    const read = readDocument("a.md", `# T\n\n## A section\n\n${"<p a/><summary></summary>".repeat(28)}<\n`);
    expect(read.ok && read.value.sections.map(({ title }) => title)).toEqual(["T", "A section"]);
  });

  test("conflict markers without the last of the three", () => {
    expect(whyUnreadable("a.md", `# T\n\n${"<<<<<<< ours\n=======\n".repeat(3000)}`)).toBeUndefined();
    expect(whyUnreadable("a.md", `# T\n\n${"<<<<<<< ours\n=======\n".repeat(3)}>>>>>>> theirs\n`)).toMatchObject({ code: "document-in-conflict", at: { line: 3 } });
  });

  test("a tag before many blanks", () => {
    expect(sourceTagsIn(`/** @source ${"\t".repeat(4000)}`)).toEqual([]);
    expect(sourceTagsIn(`/**\n * @source \t A > b \t\n */ /** @source\tC */`)).toEqual([{ source: "A > b", start: 17, end: 22 }, { source: "C", start: 41, end: 42 }]);
  });
});
