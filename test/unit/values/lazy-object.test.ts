/** Objects whose members are made when somebody asks for them. */
import { expect, test } from "vitest";
import { lazyObject, withMember } from "../../../generator/values/lazy-object.ts";

test("a member is made whenever it is asked for, and not before", () => {
  let made = 0;
  const view = lazyObject<{ readonly title: string }>({ title: () => `made ${(made += 1)}` });
  expect(made).toBe(0);
  expect([view.title, view.title]).toEqual(["made 1", "made 2"]);
});

test("members are the object's own", () => {
  const view = lazyObject<{ readonly title: string; readonly text: string }>({ title: () => "a", text: () => "b" });
  expect(Object.hasOwn(view, "title")).toBe(true);
  expect(Object.keys(view)).toEqual(["title", "text"]);
});

test("two objects with members of one name have each their own", () => {
  const [one, other] = [1, 2].map((number) => lazyObject<{ readonly number: number }>({ number: () => number }));
  expect([one!.number, other!.number]).toEqual([1, 2]);
});

test.each([
  ["made when asked for", lazyObject<{ readonly title: string }>({ title: () => "a" })],
  ["plain", { title: "a" }],
])("one more member leaves an object that is %s as it was", (_, object) => {
  expect({ ...withMember(object, "part", "b") }).toEqual({ title: "a", part: "b" });
  expect(Object.keys(object)).toEqual(["title"]);
});

test("one more member makes none of the others", () => {
  const object = lazyObject<{ readonly title: string }>({
    title: () => {
      throw new Error("nobody asked for it");
    },
  });
  expect((withMember(object, "part", "b") as { readonly part: string }).part).toBe("b");
});
