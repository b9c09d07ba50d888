/** Values of fields that the document lists in a section of their own. */
import { describe, expect, test } from "vitest";
import { draftedSubject } from "../adopt/draft/drafted.ts";
import { bothWays, driftInPlace, foundWhere } from "./subjects.ts";

const table = "| Value | Meaning |\n|---|---|\n| AUTO | As the day goes. |\n| ON | Always, unless it is broken. |\n| OFF | It does not turn. |\n";
const api = `# Demo interface

Version 1. The base address is https://demo.example/v1.

## PUT /fan

| Field | Type | Notes |
|---|---|---|
| mode | FanMode | The mode. |
| night | FanMode | The mode at night. |

## FanMode

${table}`;

const subject = draftedSubject("demo", api);

describe.each(bothWays)("%s", (_, drift) => {
  const found = (from: string, to: string): readonly unknown[] =>
    foundWhere(drift, subject, from, to).map(({ change, document }) => [change, document.line]);

  test("nothing is found as it was, in another order, in other words", () => {
    expect(drift(subject, api)).toEqual([]);
    expect(found("| AUTO | As the day goes. |\n| ON | Always, unless it is broken. |\n", "| ON | Always, unless it is broken. |\n| AUTO | As the day goes. |\n")).toEqual([]);
    expect(found("It does not turn.", "It doesn't turn.")).toEqual([]);
  });

  test.each([
    ["one more", "| OFF |", "| SLEEP | Slowly. |\n| OFF |", 18],
    ["another name", "| ON |", "| FORCED |", 17],
    ["another meaning", "It does not turn.", "It turns slowly.", 18],
  ])("%s", (_, from, to, line) => expect(found(from, to)).toEqual([[expect.any(String), line]]));

  test("one less", () => expect(found("| OFF | It does not turn. |\n", "")).toEqual([[expect.any(String), expect.any(Number)]]));
});

test("in place the whole list is told, for all fields that have it", () => {
  const findings = driftInPlace(subject, api.replace("| OFF |", "| SLEEP | Slowly. |\n| OFF |"));
  expect(findings).toMatchObject([{ change: "changed", fact: "values", from: "AUTO, ON, OFF", to: "AUTO, ON, SLEEP, OFF", place: { section: "FanMode", row: "SLEEP" } }]);
});

test("a table that names other things by some of the words is none", () => {
  const other = api.replace("## FanMode", "## Lamps\n\n| Lamp | Colour |\n|---|---|\n| ON | green |\n| ERROR | red |\n| LINK | blue |\n| POWER | white |\n\n## FanMode");
  expect(driftInPlace(draftedSubject("demo", other), other)).toEqual([]);
});

test("of enumerations that share values, the one that the table lists is meant", () => {
  const more = api
    .replace("| night | FanMode | The mode at night. |", "| night | FanMode | The mode at night. |\n| day | DayMode | The mode by day. |")
    .concat("\n## DayMode\n\n| Value | Meaning |\n|---|---|\n| AUTO | As the day goes. |\n| ON | Always. |\n| OFF | Never. |\n| DIM | Slowly. |\n");
  const both = draftedSubject("demo", more);
  expect(driftInPlace(both, more)).toEqual([]);
  expect(driftInPlace(both, more.replace("| DIM |", "| SLOW |")).map(({ from, to }) => [from, to])).toEqual([["AUTO, ON, OFF, DIM", "AUTO, ON, OFF, SLOW"]]);
});

test("a table is none of an enumeration that the fields list in their own rows", () => {
  const other = `${api.replaceAll("| FanMode | The mode", "| string | One of `AUTO`, `ON`, `OFF`: the mode").slice(0, api.indexOf("## FanMode"))}`;
  const states = other.slice(0, other.lastIndexOf("|") + 1).concat("\n\n## States of the lamp\n\n| State | Meaning |\n|---|---|\n| ON | It is lit. |\n| OFF | It is dark. |\n| FAULT | It is broken. |\n");
  expect(driftInPlace(draftedSubject("demo", states), states)).toEqual([]);
});
