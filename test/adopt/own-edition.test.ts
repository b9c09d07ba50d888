/** What came into our own edition is adopted as it is from another one, with nothing beside it that tells what was there before. */
import { expect, test } from "vitest";
import { adoptIn, textsOf, withChanges } from "./support.ts";

const file = "spec-src/mgmt-v3/document.md";
const section = `### accounting (configuration resource)

The element URI is /mgmt/v3/accounting. Partition visibility: shared. This feature configures accounting.

| Field | Type | Notes |
|---|---|---|
| level | number | The level of what is accounted for. Range 0-7. |
| local | boolean | Accounts are kept on the device. Default 1. |
| uuid | string | Maximum length 64 characters. |

### Virtual port element (shape of an element)`;

test.each<[string, readonly (readonly [string, string])[]]>([
  ["by its section alone", []],
  ["with its path in the rows of its kind", [["or /mgmt/v3/authorization |", "or /mgmt/v3/authorization or /mgmt/v3/accounting |"]]],
])("a resource is declared with its fields, %s", (_, rows) => {
  const texts = textsOf("mgmt-v3");
  const document = withChanges(texts.get(file)!, [["### Virtual port element (shape of an element)", section], ...rows]);
  const inPlace = adoptIn("mgmt-v3", new Map([...texts, [file, document]]), undefined);
  expect(inPlace.adoption.unplaced).toEqual([]);
  expect(inPlace.left).toEqual([]);
  expect(inPlace.again.steps).toEqual([]);
  const declared = inPlace.adoption.texts.get("spec-src/mgmt-v3/accounting.ts");
  expect(declared).toContain("level?: Range<0, 7>;");
  expect(declared).toBe(adoptIn("mgmt-v3", texts, document).adoption.texts.get("spec-src/mgmt-v3/accounting.ts"));
});
