/** Fields that can be null, in place: the row says so, in whatever words, or the document does elsewhere. */
import { describe, expect, test } from "vitest";
import { drafted, draftedSubject } from "../adopt/draft/drafted.ts";
import { driftFrom, driftInPlace } from "./subjects.ts";

function documentWith(type: string, notes = "What it is.", further = ""): string {
  const table = `| Field | Type | Description |\n|---|---|---|\n| id | string | The key. |\n| lid | ${type.replaceAll("|", "\\|")} | ${notes} |\n| seal | integer or null | Another one. |\n`;
  return `# Boxes\n\nVersion 1.\n\n## Boxes\n\n| Method | Path |\n|---|---|\n| GET | /boxes/{id} |\n\n### Fields of boxes\n\n${table}\n${further}`;
}

const found = (before: string, now: string): readonly (readonly (string | undefined)[])[] =>
  driftInPlace(draftedSubject("boxes", before), now).map(({ change, fact, place, from, to }) => [change, fact, place.row, from, to]);

describe.each([
  ["string or null", ""],
  ["null or string", ""],
  ["string|null", ""],
  ["nullable string", ""],
  ["string, nullable", ""],
  ["string", "May be null."],
])("%s %s", (type, notes) => {
  test("is drafted so", () => {
    const draft = drafted(documentWith(type, notes));
    expect(draft.files.get("boxes.ts")).toContain("  lid?: string | null;");
    expect(draft.findings).toEqual([]);
  });

  test("comes, and goes", () => {
    expect(found(documentWith("string"), documentWith(type, notes))).toEqual([["added", "mention", "lid", undefined, "null"]]);
    expect(found(documentWith(type, notes), documentWith("string", notes === "" ? "" : "What it is."))).toEqual([["removed", "mention", "lid", "null", undefined]]);
  });

  test("is the same in other words", () => {
    expect(found(documentWith(type, notes), documentWith("string", "It can be null."))).toEqual([]);
  });
});

test("a column of its own says it", () => {
  const withColumn = (nullable: string): string => documentWith("string").replace("| Description |", "| Description | Nullable |").replace("|---|---|---|\n| id | string | The key. |", "|---|---|---|---|\n| id | string | The key. | no |").replace("| What it is. |", `| What it is. | ${nullable} |`).replace("| Another one. |", "| Another one. | no |");
  expect(drafted(withColumn("yes")).findings).toEqual([]);
  expect(found(withColumn("no"), withColumn("yes"))).toEqual([["added", "mention", "lid", undefined, "null"]]);
});

test.each(["Fields without a value are null.", "```json\n{ \"lid\": null }\n```"])("a row need not repeat what stands elsewhere: %s", (further) => {
  expect(found(documentWith("string or null"), documentWith("string", "What it is.", further))).toEqual([]);
});

test("where no other row says it, definitions may know it from elsewhere", () => {
  const alone = (type: string): string => documentWith(type).replace("integer or null", "integer");
  expect(found(alone("string or null"), alone("string"))).toEqual([]);
});

test.each(["Never null.", "Null is rejected."])("a row that denies it is nothing to find where it never could be: %s", (notes) => {
  expect(found(documentWith("string"), documentWith("string", notes))).toEqual([]);
});

test("beside another edition it is told once as well", () => {
  expect(driftFrom(draftedSubject("boxes", documentWith("string or null")), documentWith("string"))).toHaveLength(1);
});
