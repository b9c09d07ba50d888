/** What hovering shows of a value beside its type. */
import { describe, expect, test } from "vitest";
import type { Schema } from "../../../generator/openapi/document.ts";
import { limitSentences } from "../../../generator/views/client/limits.ts";

describe("of what a value holds", () => {
  test.each<readonly [string, Schema, readonly string[]]>([
    ["the format of a list's items", { type: "array", items: { type: "string", format: "ipv4-address" } }, ["Each item: Format `ipv4-address`."]],
    ["the pattern and the length of a list's items", { type: "array", items: { type: "string", pattern: "^a", maxLength: 3 } }, ["Each item: Matches `^a`. At most 3 characters."]],
    ["the limits of a map's values", { type: "object", additionalProperties: { type: "integer", minimum: 0, maximum: 9 } }, ["Each value: A whole number. From 0 to 9."]],
    ["lists of maps", { type: "array", maxItems: 2, items: { type: "object", additionalProperties: { type: "string", format: "uri" } } }, ["At most 2 items.", "Each item: Each value: Format `uri`."]],
    ["the format of an alternative", { oneOf: [{ type: "string", format: "uri" }, { type: "integer", maximum: 9 }] }, ["Format `uri`.", "A whole number.", "At most 9."]],
    ["numbers in all their digits", { default: 2 ** 64, enum: [2 ** 53, 2 ** 64, 1e21] }, ["One of `9007199254740992`, `18446744073709551616` and `1e+21`.", "Default `18446744073709551616`."]],
    ["nothing, of a map of which nothing is said", { type: "object", additionalProperties: true }, []],
  ])("%s", (_, schema, said) => expect(limitSentences(schema)).toEqual(said));
});
