import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { findPlace, parsePlace } from "../../../generator/documents/places/find.ts";
import { lookupOf } from "../../../generator/documents/places/lookup.ts";
import { formatPlace, rowFound } from "../../../generator/documents/places/place.ts";
import { readDocument } from "../../../generator/documents/read.ts";
import { textAt } from "./documents.ts";

const scraps = [
  ...["# A", "## B (c)", "### B", "B\n---", "| F | T |", "|---|---|", "| a, b | string |", "| a |", "a | `b` | c", "| \\| | x, y |", "|", "||", "> | F |", "> |---|"],
  ...["1. a: b, c.", "- a (x): y", "- ", "  | F |", "  |---|", "  | n |", "a block:", "a b block:", "Fields: a, b.", "a, b, c.", "a > b:", "x. y: z, a and b.", "", "", ""],
  ...["```", "~~~", "<!--", "-->", "    code", "\t| t |", "[a]: b", "[a][a], b", "&lt;, &amp;", "**a**, _b_, __c__", "𝄞, é", "\\", "__proto__, constructor", "(", ")", "#", "\u2028"],
];
const cell = fc.constantFrom("a", "b", "a, b", "`a`, **c d**", "x (y)", "", "string", "A sentence.", "a \\| b", "a > b", "&lt;b&gt;", "<a b>", "__proto__", "𝄞 é");
const table = fc
  .tuple(fc.constantFrom("", "a block:\n\n", "a b block:\n\n", "Fields:\n\n", "> "), fc.array(fc.tuple(cell, cell, cell), { maxLength: 4 }))
  .map(([before, rows]) => `\n${before}| F | T | N |\n|---|---|---|\n${rows.map((cells) => `| ${cells.join(" | ")} |\n`).join("")}`);
const line = fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...scraps) }, { weight: 3, arbitrary: table }, { weight: 1, arbitrary: fc.string({ unit: "binary", maxLength: 12 }) });
const texts = fc.array(line, { maxLength: 30 }).map((lines) => lines.join("\n"));
const runs = { numRuns: 500, seed: 1 };

describe("any text", () => {
  it("is read or refused, and is read the same again", () => {
    fc.assert(
      fc.property(texts, (text) => {
        expect(readDocument("d.md", `# T\n\n${text}`)).toEqual(readDocument("d.md", `# T\n\n${text}`));
      }),
      runs,
    );
  });

  it("has positions within its lines", () => {
    fc.assert(
      fc.property(texts, (text) => {
        const whole = `# T\n\n${text}`.replace(/\r\n?/g, "\n");
        const outcome = readDocument("d.md", whole);
        if (!outcome.ok) return;
        for (const { at, blocks, sentences } of outcome.value.sections) {
          const all = [at, ...blocks.map((one) => one.at), ...blocks.flatMap(({ rows }) => rows.flatMap((row) => [row.at, ...row.cells.map((cell) => cell.at)])), ...sentences.map((one) => one.at)];
          for (const one of all) expect(textAt(whole, one)).toHaveLength(one.length);
        }
      }),
      runs,
    );
  });

  it("has a place for each row, which means a row of that name", () => {
    fc.assert(
      fc.property(texts, (text) => {
        const outcome = readDocument("d.md", `# T\n\n${text}`);
        if (!outcome.ok) return;
        for (const entry of lookupOf(outcome.value).entries) {
          for (const block of entry.section.blocks) {
            for (const row of block.rows) {
              const { place } = rowFound(entry, { row, block });
              expect([row.name, undefined]).toContain(findPlace(outcome.value, place)?.row?.name);
              parsePlace(outcome.value, formatPlace(place));
            }
          }
        }
      }),
      runs,
    );
  });
});
