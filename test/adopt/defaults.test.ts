/** A default that its row no longer gives in words that are understood. */
import { expect, test } from "vitest";
import { adoptIn, textsOf, withChanges } from "./support.ts";

const [file, own] = ["spec-src/mgmt-v3/authentication.ts", "spec-src/mgmt-v3/document.md"];

const adopted = (from: string, to: string) => {
  const texts = textsOf("mgmt-v3");
  const { adoption } = adoptIn("mgmt-v3", texts, withChanges(texts.get(own)!, [[from, to]]));
  return { adoption, before: texts.get(file)!, now: adoption.texts.get(file)! };
};

test("a sentence that came may give it in words that are not understood: it stays, and somebody is told", () => {
  const { adoption, before, now } = adopted("Default single. multiple", "Taken for single. multiple");
  expect(now).toBe(before);
  expect(adoption.unplaced.map(({ why }) => why)).toContainEqual(expect.stringContaining("which may be its default in other words"));
});

test("what holds where the field is left out is its default", () => {
  const same = adopted("Default single. multiple", "`single` when left out. multiple");
  expect(same.adoption.unplaced).toEqual([]);
  expect(same.now).toBe(same.before);
  const other = adopted("Type of login authentication. Default local.", "Type of login authentication. `radius` if left out.");
  expect(other.adoption.unplaced).toEqual([]);
  expect(other.before).toContain('type?: EnumList<"local">;');
  expect(other.now).toBe(other.before.replace('type?: EnumList<"local">;', 'type?: EnumList<"radius">;'));
});

test("a sentence that came says something else: the default went", () => {
  expect(adopted("Default single. multiple", "Settable by all. multiple").now).toContain('mode?: "multiple" | "single";');
});
