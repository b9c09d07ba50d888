/** Fields that only requests hold, wherever they lie: contract tests do not look for them, and a stub does not show them. */
import { describe, expect, test } from "vitest";
import type { Field, Shape } from "../../../generator/model/shape.ts";
import { shapeDataOf } from "../../../generator/views/stub/shapes.ts";
import { unshownIn } from "../../../generator/views/tests/unshown.ts";
import { differences } from "../../../templates/{service}/tests/support/values.ts";

const field = (name: string, shape: Shape): Field => ({ name, required: false, shape, description: "", origin: { definition: { file: "a.ts", line: 1, column: 1, length: 1 }, places: [] } });
const secret: Shape = { is: "object", fields: [field("user", { is: "string" }), field("pin", { is: "string", writeOnly: true })] };
const plain: Shape = { is: "object", fields: [field("pin", { is: "string" })] };

describe("the paths of fields that are not shown", () => {
  test.each<[string, Shape, readonly (readonly (string | null)[])[]]>([
    ["in lists", { is: "array", items: secret }, [["of", null, "pin"]]],
    ["under free names", { is: "map", values: secret }, [["of", null, "pin"]]],
    ["in lists under free names", { is: "map", values: { is: "array", items: secret } }, [["of", null, null, "pin"]]],
    ["in the form of a union of which tests make values", { is: "union", of: [secret, plain] }, [["of", "pin"]]],
    ["in another form, of which they make none", { is: "union", of: [plain, secret] }, []],
    ["in a value that is not shown in the document", { is: "not-shown", what: "all", writeOnly: true }, [["of"]]],
  ])("%s", (_, shape, paths) => {
    expect(unshownIn({ is: "object", fields: [field("of", shape)] }, new Map())).toEqual(paths);
  });
});

test("a field under a free name is looked for, and one that only requests hold is not", () => {
  const configured = { of: { "a.b": { user: "x", pin: "y" } } };
  expect(differences({ of: { "a.b": { user: "x" } } }, configured, [["of", null, "pin"]])).toEqual([]);
  expect(differences({ of: { "a.b": {} } }, configured, [["of", null, "pin"]])).toEqual(['of.a.b.user is not there, and "x" was expected']);
  expect(differences(configured, configured, [["of", null, "pin"]])).toEqual(["of.a.b.pin is shown, and only requests hold it"]);
});

test("names of fields say nothing but themselves", () => {
  const value = { "*": 1, "x[0]": { "a.b": 2 } };
  expect(differences(value, value, [["x", "a.b"], ["x[]", null], ["x[0]", "a", "b"]])).toEqual([]);
  expect(differences({ "x[0]": {} }, value, [["*"], ["x[0]", "a.b"]])).toEqual([]);
});

test("what the document does not show of a value says nothing of who sets it", () => {
  expect(shapeDataOf([])({ is: "not-shown", what: "all", readOnly: true })).toEqual({ is: "any", readOnly: true });
  expect(shapeDataOf([])({ is: "not-shown", what: "all", writeOnly: true })).toEqual({ is: "any", writeOnly: true });
});
