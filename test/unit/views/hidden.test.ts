/** Whether a character is hidden is asked of texts as a whole first: what is taken for plain there has to be plain. */
import { expect, test } from "vitest";
import { escapeHidden, hasHidden, showHidden } from "../../../generator/views/emit/hidden.ts";

const characters = Array.from({ length: 0x11000 }, (_, code) => String.fromCodePoint(code));

test("every hidden character is shown in prose and escaped in code, and no other", () => {
  const hidden = characters.filter(hasHidden);
  expect(hidden.length).toBeGreaterThan(2000);
  expect(characters.filter((character) => showHidden(character) !== character)).toEqual(hidden);
  expect(characters.filter((character) => escapeHidden(character) !== character)).toEqual(hidden);
});

test("what reads as a hidden character is told from one", () => {
  expect(showHidden("a ⟨U+202E⟩ b")).toBe("a ⟨U+27E8⟩U+202E⟩ b");
});
