/** Names in the order in which people look them up. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { byNaturalOrder } from "../../../generator/values/natural-order.ts";

test("numbers in names count as numbers, wherever they stand", () => {
  const inOrder = ["", "kind", "kind-02", "kind-2", "kind-9", "kind-10", "kind-10/part-3", "kind-10/part-20", "kind-100", "kind-a", "kinds", "kind√"];
  expect([...inOrder].reverse().sort(byNaturalOrder)).toEqual(inOrder);
  expect(byNaturalOrder("12345678901234567890", "9999999999999999999")).toBeGreaterThan(0);
});

test("any names have one order, whatever the order in which they come", () => {
  const name = fc.stringMatching(/^[ab/-]{0,2}\d{0,3}[ab/-]{0,2}\d{0,2}$/);
  fc.assert(fc.property(name, name, name, (one, other, third) => {
    expect(Math.sign(byNaturalOrder(one, other))).toBe(one === other ? 0 : -Math.sign(byNaturalOrder(other, one)));
    if (byNaturalOrder(one, other) < 0 && byNaturalOrder(other, third) < 0) expect(byNaturalOrder(one, third)).toBeLessThan(0);
  }));
});
