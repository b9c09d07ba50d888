import { expect, test } from "vitest";
import { isInTurn } from "../../generator/values/in-turn.ts";

test.each([
  ["an object with one key, the type's name", true],
  ["the type's name is one key of an object", false],
  ["an object is an object with one key", false],
  ["objects with one key, the type's name", false],
])("forms are found behind one another only: %s", (text, expected) => expect(isInTurn(text, /\bobject\b/, /\bone key\b/, /\btype's name/)).toBe(expected));

test("no form stands within what another one has found", () => expect([isInTurn("abc", /ab/, /bc/), isInTurn("abbc", /ab/, /bc/)]).toEqual([false, true]));
