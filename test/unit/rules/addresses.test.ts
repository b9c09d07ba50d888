/** A list is addressed as a whole, at the collection of its elements. */
import { describe, expect, test } from "vitest";
import { foundInField } from "./definitions.ts";

describe("A list that is addressed by its elements is told", () => {
  test.each([
    ['AddressedAt<string, "/items">[]', "/items"],
    ['AddressedAt<string, "/items/{limit}">[]', "/items/{limit}"],
    ['AddressedAt<string[], "/items/{limit}">', "/items/{limit}"],
  ])("%s", (type, uri) => expect(foundInField(`parts?: ${type};`)).toContain(`list-addressed-by-elements: The field "parts" is a list that is said to be addressed by its elements, at "${uri}".`));

  test("and one that is addressed as a whole is none", () => expect(foundInField('parts?: AddressedAt<string[], "/items">;')).toEqual([]));
});
