import { readFileSync } from "node:fs";
import { Ajv } from "ajv";
import { describe, expect, test } from "vitest";
import { configSchema } from "../../../generator/config/schema.ts";
import { validateOptions } from "../../../generator/config/validate.ts";
import type { Json } from "../../../generator/model/shape.ts";

test("the published schema is the one that the options make", () => {
  const published: unknown = JSON.parse(readFileSync(new URL("../../../generator/config/schema.json", import.meta.url), "utf8"));
  expect(published).toEqual(configSchema());
});

describe("editors and the tool accept the same configurations", () => {
  const accepts = new Ajv().compile(configSchema());
  const configurations: readonly (readonly [Json, boolean])[] = [
    [{}, true],
    [{ $schema: "x", definitions: "a", out: "b", templates: "c", services: ["d"] }, true],
    [{ services: [] }, true],
    [{ output: "b" }, false],
    [{ out: "" }, false],
    [{ out: 1 }, false],
    [{ services: "a" }, false],
    [{ services: ["a", "a"] }, false],
    [{ services: [""] }, false],
    [{ services: [1] }, false],
    [[], false],
    ["a", false],
  ];
  test.each(configurations)("%j: %s", (configuration, expected) => {
    expect(accepts(configuration)).toBe(expected);
    expect(validateOptions(configuration, () => undefined).ok).toBe(expected);
  });
});
