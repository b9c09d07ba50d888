/** Columns that stand in another order, table by table: no finding, sources that lead where they led, and changes found as before. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readDocument } from "../../generator/documents/read.ts";
import { linkService } from "../../generator/link/service.ts";
import { draftedSubject } from "../adopt/draft/drafted.ts";
import { mutationsOf } from "./mutations.ts";
import { driftFrom, driftInPlace, driftSince, shown, subjects, type Subject } from "./subjects.ts";
import { withTables } from "./tables.ts";
import { someOf } from "../support/edits.ts";

/** @param weights by which the columns of each table are sorted */
function withColumns(text: string, weights: readonly (readonly number[])[]): string {
  let table = 0;
  return withTables(text, (rows) => {
    const own = weights[table++]!;
    const order = rows[0]!.map((_, column) => column).sort((one, other) => own[one]! - own[other]!);
    return rows.map((cells) => order.map((column) => cells[column]!));
  });
}

/** An order of five columns, which is the most that a table has, for each of more tables than a document has. */
const orders = fc.array(fc.array(fc.integer(), { minLength: 5, maxLength: 5 }), { minLength: 30, maxLength: 30 });

function findingsOfLinks({ name, modules }: Subject, text: string): readonly string[] {
  const document = readDocument(`${name}.md`, text);
  if (!document.ok) throw new Error("The document cannot be read.");
  return linkService({ name, modules, document: document.value }).diagnostics.map(({ message }) => message);
}

describe.each(subjects.map((subject) => [subject.name, subject] as const))("%s", (_, subject) => {
  test("no finding", () => {
    fc.assert(
      fc.property(orders, (weights) => {
        const text = withColumns(subject.text, weights);
        expect(findingsOfLinks(subject, text)).toEqual([]);
        for (const drift of [driftInPlace, driftFrom, driftSince]) expect(drift(subject, text).map(shown)).toEqual([]);
      }),
      { seed: 6, numRuns: someOf(25) },
    );
  });

  test("the same findings of a change", () => {
    const found = fc.sample(fc.tuple(fc.constantFrom(...mutationsOf(subject.text)), orders), { seed: 6, numRuns: someOf(40) }).map(([{ text }, weights]) => {
      const [before, now] = [text, withColumns(text, weights)].map((one) => driftSince(subject, one).map(shown).sort());
      expect(now).toEqual(before);
      return now!.length;
    });
    expect(found).not.toContain(0);
  });
});

test("a column that says which part of a request carries a field: another part is found once", () => {
  const text = "# Boxes\n\nBase URL: https://boxes.example/v1\n\n## GET /boxes/{id}\n\n| Parameter | In | Type | Required |\n|---|---|---|---|\n| id | path | string | yes |\n| lid | query | boolean | no |\n| X-Trace | header | string | no |\n";
  const boxes = draftedSubject("boxes", text);
  const foundIn = (from: string, to: string) => driftInPlace(boxes, text.replace(from, to)).map(({ change, fact, from: old, to: now, place: { row }, document: { line } }) => [change, fact, old, now, row, line]);
  expect(foundIn("", "")).toEqual([]);
  expect(foundIn("| lid | query |", "| lid | header |")).toEqual([["changed", "property", "query", "header", "lid", 10]]);
  expect(foundIn("| X-Trace | header |", "| X-Trace | query |")).toEqual([["changed", "property", "header", "query", "X-Trace", 11]]);
  expect(foundIn("| lid | query |", "| lid | Query string |")).toEqual([]);
});
