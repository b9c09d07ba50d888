/** What changes of a word that several fields share: the word itself, where all of them change alike. */
import { expect, test } from "vitest";
import { drafted } from "./draft/drafted.ts";
import { adoptIn, changedLines, withChanges } from "./support.ts";

const fan = `# Demo interface

Version 1. The base address is https://demo.example/v1.

## PUT /fan

| Field | Type | Notes |
|---|---|---|
| night | boolean | The night mode. Default 0. |
| quiet | boolean | The quiet mode. Default 0. |
| speed | number | The speed. Range 0-9. |
`;

const words = `/** The words of the service. */
import type { Says } from "specwright/words";

/** A boolean that can be written as a number. */
export type Flag = (boolean | 0 | 1) & Says<{ default: 0 }>;
`;

/** The fan with a word for its flags. */
function withWord(document = fan): ReadonlyMap<string, string> {
  const texts = new Map([...drafted(document).files].map(([path, text]) => [`spec-src/drafted/${path}`, text]));
  const file = "spec-src/drafted/fan.ts";
  const own = texts.get(file)!.replaceAll(/(night|quiet|still)\?: .*;/g, "$1?: Flag;");
  return texts.set(file, own.replace(/^(import .*\n)/m, '$1import type { Flag } from "./words.ts";\n')).set("spec-src/drafted/words.ts", words);
}

function adopted(changes: readonly (readonly [string, string])[]): readonly string[] {
  const texts = withWord();
  const { found, adoption, left, again } = adoptIn("drafted", texts, withChanges(fan, changes));
  expect(found.length).toBe(changes.length);
  expect([adoption.unplaced, left, again.steps]).toEqual([[], [], []]);
  const lines = changedLines(texts, adoption.texts).split("\n");
  return lines.filter((line) => /^[-+] +(export type|night|quiet|speed)/.test(line));
}

test("of two values that are written alike in a word, the default changes", () => {
  expect(adopted([["The night mode. Default 0.", "The night mode. Default 1."], ["The quiet mode. Default 0.", "The quiet mode. Default 1."]])).toEqual([
    "- export type Flag = (boolean | 0 | 1) & Says<{ default: 0 }>;",
    "+ export type Flag = (boolean | 0 | 1) & Says<{ default: 1 }>;",
  ]);
});

test("a field of several changes alone, and the word stays", () => {
  const lines = adopted([["The night mode. Default 0.", "The night mode. Default 1."], ["Range 0-9.", "Range 0-8."]]);
  expect(lines.filter((line) => line.includes("export type"))).toEqual([]);
  expect(lines).toHaveLength(4);
});

test("a word is not tried where the row of another field stays as it is", () => {
  const three = fan.replace("| speed |", "| still | boolean | Whether it stands still. Default 0. |\n| speed |");
  const texts = withWord(three);
  const document = withChanges(three, [["The night mode. Default 0.", "The night mode. Default 1."], ["The quiet mode. Default 0.", "The quiet mode. Default 1."]]);
  const { adoption, trials, left } = adoptIn("drafted", texts, document);
  expect([adoption.unplaced, left]).toEqual([[], []]);
  expect(changedLines(texts, adoption.texts)).not.toContain("export type");
  expect(trials).toBe(1);
});
