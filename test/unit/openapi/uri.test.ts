import { expect, test } from "vitest";
import { openApiPath, pathPattern } from "../../../generator/openapi/uri.ts";

const literal = (text: string) => [{ is: "literal", text }] as const;

test("a URI without segments is that of the service itself, which a path of OpenAPI begins with", () => {
  expect([openApiPath({ template: "/", segments: [] }), pathPattern({ template: "/", segments: [] })]).toEqual(["/", "/"]);
});

test("signs that a path gives a meaning are encoded where they are written out", () => {
  expect(openApiPath({ template: "/a/b?c", segments: [literal("a"), literal("b?c")] })).toBe("/a/b%3Fc");
});
