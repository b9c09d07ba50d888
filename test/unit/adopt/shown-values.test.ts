/** What a draft takes from schemas and from examples that a document shows. */
import { describe, expect, test } from "vitest";
import { exampleType } from "../../../generator/adopt/draft/files/example-types.ts";
import { schemaFields } from "../../../generator/adopt/draft/markdown/schemas/fields.ts";
import { schemasIn } from "../../../generator/adopt/draft/markdown/schemas/schema.ts";
import { literalType, typeReference } from "../../../generator/adopt/print/syntax.ts";

describe("a schema", () => {
  const limits = { type: "object", properties: { upper: { type: "integer" } } };

  test.each(["$defs", "definitions"])("brings along those that it holds under %s", (keyword) => {
    const lamp = { title: "Lamp", type: "object", properties: { limits: { $ref: `#/${keyword}/Limits` } }, [keyword]: { Limits: limits } };
    expect(schemasIn(lamp)).toEqual(new Map<string, object>([["Lamp", lamp], ["Limits", limits]]));
  });

  test("shows a word or a number as an example, and nothing that would end the code", () => {
    const lamp = { properties: { id: { type: "string", example: "L-17" }, watts: { type: "number", examples: [7.5] }, note: { type: "string", example: "in the hall" }, mark: { type: "string", example: "a`b" } } };
    expect(schemaFields(lamp, new Map()).map((field) => [field.name, field.notes])).toEqual([["id", "Example: `L-17`."], ["watts", "Example: `7.5`."], ["note", ""], ["mark", ""]]);
  });
});

test.each([
  ["[integer]", typeReference("number")],
  ["<float>", typeReference("number")],
  ["boolean", typeReference("boolean")],
  ["<name>", typeReference("string")],
  ["an integer", typeReference("string")],
  [7, typeReference("number")],
  [null, typeReference("NotShown", literalType("the type of the field"))],
])("%j in an example stands for a value of its own type", (value, type) => expect(exampleType(value, "Lamps")).toEqual(type));
