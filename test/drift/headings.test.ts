/** Headings that read otherwise, and sections that are gone: by the definitions alone, and with another edition. */
import { describe, expect, test } from "vitest";
import { driftFrom, driftInPlace, driftSince, shown, subjects } from "./subjects.ts";

const own = subjects.find(({ name }) => name === "mgmt-v3")!;
const { text } = own;

describe("a section is known in place", () => {
  test.each([
    ["by its rows, where some sources call it by the beginning of its heading", "### Statistics data fields (port stats), all numbers", "### Statistics data fields (port stats): all of them are numbers"],
    ["by its letters, where another heading has the same in capitals", "### authentication (configuration resource)", "### Authentication (configuration resource)"],
  ])("%s", (_, from, to) => expect(driftInPlace(own, text.replace(from, () => to)).map(shown)).toEqual([]));

  test("and what its heading says of its fields is one finding", () => {
    expect(driftInPlace(own, text.replace("all numbers\n", "all integers\n"))).toMatchObject([{ change: "changed", fact: "type", from: "number", to: "integer", document: { line: 128 }, also: { length: 30 } }]);
  });
});

test("a section of fields that is gone is one finding, though its rows are several", () => {
  const without = text.replace(/### Operational data fields[^]*?(?=### Baseline)/, "");
  for (const drift of [driftFrom, driftSince, driftInPlace]) {
    expect(drift(own, without)).toMatchObject([{ change: "removed", fact: "section", from: "Operational data fields", definition: { file: "spec-src/mgmt-v3/slb/virtual-server/port.ts" } }]);
  }
});
