import { expect, test } from "vitest";
import { hasFormsInOrder } from "../../../generator/values/forms-in-order.ts";

test.each([
  ["an object with one key, the type's name", true],
  ["the type's name is one key of an object", false],
  ["an object is an object with one key", false],
  ["objects with one key, the type's name", false],
])("forms are found behind one another only: %s", (text, expected) => expect(hasFormsInOrder(text, /\bobject\b/, /\bone key\b/, /\btype's name/)).toBe(expected));

test("no form stands within what another one has found", () => expect([hasFormsInOrder("abc", /ab/, /bc/), hasFormsInOrder("abbc", /ab/, /bc/)]).toEqual([false, true]));
