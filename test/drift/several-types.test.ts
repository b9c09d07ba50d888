/** Fields that take values of several types: in place and beside, a type that comes or goes is found, and the draft of such a row says the same. */
import { describe, expect, test } from "vitest";
import { typesOfShape } from "../../generator/facts/definitions/shape-facts.ts";
import type { Shape } from "../../generator/model/shape.ts";
import { drafted, draftedSubject } from "../adopt/draft/drafted.ts";
import { driftFrom, driftInPlace } from "./subjects.ts";

function documentWith(type: string, ...names: readonly string[]): string {
  const fields = ["lid", ...names].map((name) => `| ${name} | ${type.replaceAll("|", "\\|")} | What it is. |\n`);
  const table = `| Field | Type | Description |\n|---|---|---|\n| id | string | The key. |\n${fields.join("")}`;
  return `# Boxes\n\nVersion 1.\n\n## Boxes\n\n| Method | Path |\n|---|---|\n| GET | /boxes/{id} |\n\n### Fields of boxes\n\n${table}`;
}

const rows: readonly (readonly [type: string, written: string, named: string])[] = [
  ["string or number", "number | string", "number or string"],
  ["boolean/string", "boolean | string", "boolean or string"],
  ["integer|string|null", "Integer | string | null", "integer or string"],
  ["string, number or boolean", "boolean | number | string", "boolean or number or string"],
  ["an array of strings or a string", "string | string[]", "string or array of strings"],
  ["number or string[]", "number | string[]", "number or array of strings"],
];

describe.each(rows)("%s", (type, written, named) => {
  const subject = draftedSubject("boxes", documentWith(type));

  test("is drafted as it stands", () => {
    const draft = drafted(documentWith(type, "box.lid"));
    expect(draft.files.get("boxes.ts")).toContain(`  lid?: ${written};`);
    expect(draft.findings).toEqual([]);
  });

  test.each(["string", "object", "integer or boolean", "array of numbers"])("is another type than %s", (other) => {
    const now = other === "integer or boolean" ? "boolean or integer" : other;
    for (const found of [driftFrom(subject, documentWith(other)), driftInPlace(subject, documentWith(other))])
      expect(found.filter(({ fact }) => fact === "type").map(({ change, place, from, to }) => [change, place.row, from, to])).toEqual([["changed", "lid", named, now]]);
  });

  test("is the same in another order", () => {
    const other = type.split(/\s*(?:,| or |\/|\|)\s*/).map((one) => one.replace(/^an? /, "")).reverse().join(" or ").replace(/^null or (.*)$/, "$1 or null");
    expect(driftInPlace(subject, documentWith(other))).toEqual([]);
  });
});

test("what a list holds is no type of its own", () => {
  expect(drafted(documentWith("list of strings or numbers")).files.get("boxes.ts")).toContain("  lid?: string[];");
});

test("values beside a type leave the row to name them in words", () => {
  const literals = { is: "literals", values: ["auto"] } as Shape;
  expect(typesOfShape({ is: "union", of: [{ is: "number" } as Shape, literals] } as Shape, new Map())).toEqual(["number or string", "number", "string"]);
});
