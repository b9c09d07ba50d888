/** Signs behind names that a document explains are no part of the names. */
import { describe, expect, test } from "vitest";
import { withoutConsequences } from "../../generator/drift/findings/without-consequences.ts";
import { driftFrom, subjects } from "./subjects.ts";

const controller = subjects.find(({ name }) => name === "controller-v2")!;

describe("a star behind a name", () => {
  test.each(["Fields with an asterisk are required.", "\\* required", "(*) Mandatory.", "Required fields are marked with an asterisk (\\*)."])("is an obligation where the document says so: %s", (legend) => {
    const text = controller.text.replace("| name | string |\n| description | string |", `| name* | string |\n| description | string |\n\n${legend}`);
    const found = withoutConsequences(driftFrom(controller, text)).map(({ change, fact, place: { row } }) => [change, fact, row]);
    expect(found.filter(([, fact]) => fact !== "statement" && fact !== "mention")).toEqual([["added", "required", "name"]]);
  });

  test("is a part of it where nothing is said of stars", () => {
    const text = controller.text.replace("| name | string |", "| name* | string |");
    expect(withoutConsequences(driftFrom(controller, text)).map(({ change, place: { row } }) => [change, row])).toEqual([["renamed", "name*"]]);
  });
});
