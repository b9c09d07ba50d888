/** The time that reading takes grows with the text alone, whatever it repeats. */
import { describe, expect, it } from "vitest";
import { sourceOf } from "../../../generator/documents/markdown/source.ts";
import { stretchesOf } from "../../../generator/documents/markdown/stretches.ts";

const texts: readonly (readonly [what: string, text: string])[] = [
  ["a line of marks and items after it, none of them front matter", `---\n${"- : an item\n".repeat(5000)}The end.\n`],
  ["lines of front matter that is never closed", `---\n${"key: value\n".repeat(5000)}`],
  ["a line of dashes that ends in another sign", `# T\n\n${"-".repeat(60_000)}!\n`],
];

describe("long texts", () => {
  it.each(texts)("%s", { timeout: 20_000 }, (_, text) => {
    const begun = performance.now();
    const stretches = stretchesOf(sourceOf("a.md", text));
    expect(performance.now() - begun).toBeLessThan(2000);
    expect(stretches.map(({ source }) => source.text).join("")).toBe(text);
  });
});
