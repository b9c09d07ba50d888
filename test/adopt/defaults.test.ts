/** A default that its row no longer gives in words that are understood. */
import { expect, test } from "vitest";
import { adoptIn, textsOf, withChanges } from "./support.ts";

const [file, own] = ["spec-src/mgmt-v3/authentication.ts", "spec-src/mgmt-v3/document.md"];

const adopted = (from: string, to: string) => {
  const texts = textsOf("mgmt-v3");
  const { adoption } = adoptIn("mgmt-v3", texts, withChanges(texts.get(own)!, [[from, to]]));
  return { adoption, before: texts.get(file)!, now: adoption.texts.get(file)! };
};

test.each([
  ["the value that it was", "Default single. multiple", "`single` when left out. multiple"],
  ["the value that it was, without a word of leaving it out", "Default single. multiple", "Taken for single. multiple"],
  ["another value", "Type of login authentication. Default local.", "Type of login authentication. `radius` if left out."],
])("a sentence that came may give it, with %s: it stays, and somebody is told", (_, from, to) => {
  const { adoption, before, now } = adopted(from, to);
  expect(now).toBe(before);
  expect(adoption.unplaced.map(({ why }) => why)).toContainEqual(expect.stringContaining("which may be its default in other words"));
});

test("a sentence that came says something else: the default went", () => {
  expect(adopted("Default single. multiple", "Settable by all. multiple").now).toContain('mode?: "multiple" | "single";');
});
