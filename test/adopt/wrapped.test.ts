/** Sentences that a document writes on several lines come, change and go as a whole. */
import { expect, test } from "vitest";
import { adoptIn, textsOf, withChanges } from "./support.ts";

const file = "spec-src/mgmt-v3/document.md";
const device = textsOf("mgmt-v3");

function adopted(texts: typeof device, document: string): typeof device {
  const { adoption, left, again } = adoptIn("mgmt-v3", texts, document);
  expect([adoption.unplaced.map(({ why }) => why), left, again.steps]).toEqual([[], [], []]);
  return adoption.texts;
}

test("a sentence on two lines", () => {
  const own = device.get(file)!;
  const come = adopted(device, withChanges(own, [["Any rate limits: not shown.", "Any rate limits: not shown.\nA session ends after ten minutes\nin which it is not used."]]));
  expect(come.get(file)).toContain("A session ends after ten minutes in which it is not used.");
  expect(adopted(come, own)).toEqual(device);
});

test("a note in a quote of two lines", () => {
  const row = "| type | boolean | Type of login authentication. Default 0. |\n";
  const come = adopted(device, withChanges(device.get(file)!, [[row, `${row}\n> **Note**\n> The default of \`console-type\` is local.\n`]]));
  expect(come.get(file)).toContain("**Note** The default of `console-type` is local.");
});
