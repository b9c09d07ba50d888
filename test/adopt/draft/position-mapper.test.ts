/** Places of a document that was put into plain Markdown are told as they stand in its file. */
import { describe, expect, test } from "vitest";
import { plainMarkdown } from "../../../generator/adopt/draft/markdown/plain-markdown.ts";
import { positionMapper } from "../../../generator/adopt/draft/markdown/position-mapper.ts";

const terms = "# Boxes\n\n## GET /boxes\n\n`lid`\n: string, optional. Red or blue.\n\n`width`\n: integer, required. Between 1 and 9.\n\nIt ends here.\n";
const tags = "# Boxes\n\n<table>\n<tr><th>Field</th><th>Type</th></tr>\n<tr>\n<td>lid</td>\n<td>string</td>\n</tr>\n<tr><td>width</td><td>integer</td></tr>\n</table>\n\nIt ends here.\n";

/** Where words stand in the plain text, as they stand in the given one. */
function placed(given: string, words: string): readonly unknown[] {
  const plain = plainMarkdown(given).text;
  const before = plain.slice(0, plain.indexOf(words)).split("\n");
  const { line, column, length } = positionMapper(given, plain)({ file: "boxes.md", line: before.length, column: before.at(-1)!.length + 1, length: words.length });
  return [line, given.split("\n")[line - 1]!.slice(column - 1, column - 1 + length)];
}

describe("definition lists", () => {
  test.each([["Red or blue", 6], ["width", 8], ["Between 1 and 9", 9], ["It ends here", 11]])("%s", (words, line) => expect(placed(terms, words)).toEqual([line, words]));
});

describe("tables in tags", () => {
  test.each([["lid", 6], ["string", 7], ["integer", 9], ["It ends here", 12]])("%s", (words, line) => expect(placed(tags, words)).toEqual([line, words]));
});

test("a text that is plain already is left alone", () => {
  const position = { file: "boxes.md", line: 3, column: 2, length: 4 };
  expect(positionMapper("# A\n\nplain\n", "# A\n\nplain\n")(position)).toBe(position);
});
