/** What definitions say of other sentences than the one that changed: it stays as it is. */
import { describe, expect, test } from "vitest";
import { adoptIn, textsOf, withChanges } from "./support.ts";

function after(service: string, file: string, ...changes: Parameters<typeof withChanges>[1]): { readonly before: string; readonly now: string } {
  const texts = textsOf(service);
  const [document, path] = [`spec-src/${service}/document.md`, `spec-src/${service}/${file}`];
  const { adoption, left, again } = adoptIn(service, texts, withChanges(texts.get(document)!, changes));
  expect([left, again.steps]).toEqual([[], []]);
  return { before: texts.get(path)!, now: adoption.texts.get(path)! };
}

describe("a gap, where a sentence beside it went", () => {
  const gone = [" Through the interface, up/down status cannot be altered.", ""] as const;

  test("the gap stays", () => {
    const { before, now } = after("mgmt-v3", "service.ts", gone);
    expect(now).toBe(before);
  });

  test("the entry in another file that says the sentence says what is left", () => {
    const { now } = after("mgmt-v3", "slb/virtual-server/port.ts", gone);
    expect(now).toContain('"up-down": "Among the operational data of a port is a state string, in which the value Down appears.";');
  });
});

test("a list that shares a name with one that came", () => {
  const { now } = after("controller-v2", "objects.ts", ["an object is identified by its name.", "an object is identified by its name and type."]);
  expect(now).toContain('notShown: "the fields of objects beyond name and description"');
});

test("a list in other forms of the words", () => {
  const { now } = after("mgmt-v3", "service.ts", ["HTTP methods read, create, modify, replace and delete resources.", "Resources are read, created, modified and deleted with HTTP methods."]);
  expect(now).not.toContain("read, created, modified and deleted resources");
});
