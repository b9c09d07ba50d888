/** Of an author's Markdown, what is said where there is room for one line. */
import { expect, test } from "vitest";
import { firstParagraph } from "../../../generator/views/docs/prose.ts";

test.each([
  ["A row.\n\nMore of it.", "A row."],
  ["A row\nof a **list**, as [the guide](https://guide.example) and `code` say.", "A row of a list, as the guide and `code` say."],
  ["![A drawing](drawing.png) of ~~two~~ _three_ rows", "A drawing of two three rows"],
  ["# Rows\ntheir **order**", "Rows their order"],
  ["- one\n- two", "one two"],
  ["2 * 3 \\* 4, snake_case_name and <b>tags</b> & more", "2 * 3 * 4, snake_case_name and <b>tags</b> & more"],
  ["``a`b`` and `c`", "a`b and `c`"],
  ["    a_b = **c**", "a_b = **c**"],
  ["", ""],
])("%j", (markdown, line) => expect(firstParagraph(markdown)).toBe(line));
