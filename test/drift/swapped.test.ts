/** Values that are explained the other way round are one change. */
import { describe, expect, test } from "vitest";
import { draftedSubject } from "../adopt/draft/drafted.ts";
import { driftFrom, driftInPlace, subjects } from "./subjects.ts";

const api = `# Fans API

Base URL: https://fans.example/v1

## PUT /fan

| Field | Type | Notes |
|---|---|---|
| mode | Mode | How it is driven. |
| state | string | \`free\`: nobody holds it. \`held\`: somebody does. \`lost\`: it is gone. |

## Mode

| Value | Meaning |
|---|---|
| auto | The weather decides. |
| manual | Nothing turns unless it is told to. |
| vent | The fan turns, the heating does not. |
`;
const fans = draftedSubject("fans", api);
const device = subjects.find(({ name }) => name === "mgmt-v3")!;
const meanings = "multiple: when one authentication method rejects, the one after it is tried. single: when a method rejects, that is the end of it and no other is tried.";

describe.each([
  ["in place", driftInPlace],
  ["in another edition", driftFrom],
] as const)("%s", (_, drift) => {
  const found = (subject: typeof fans, from: string, to: string): readonly unknown[] => {
    expect(subject.text).toContain(from);
    return drift(subject, subject.text.replace(from, to)).map(({ change, fact, document: { line }, definition }) => [change, fact, line, definition !== undefined]);
  };

  test("in a row", () => expect(found(fans, "nobody holds it. `held`: somebody does.", "somebody holds it. `held`: nobody does.")).toEqual([["changed", "values", 10, true]]));
  test("in a table of their own", () => {
    const rows = "| auto | The weather decides. |\n| manual | Nothing turns unless it is told to. |";
    expect(found(fans, rows, "| auto | Nothing turns unless it is told to. |\n| manual | The weather decides. |")).toEqual([["changed", "values", 16, true]]);
  });
  test("in other words than those of the definition", () => {
    const line = device.text.slice(0, device.text.indexOf(meanings)).split("\n").length;
    const swapped = "multiple: if a method rejects, no further method is tried. single: if an authentication method rejects, the next method is tried.";
    expect(found(device, meanings, swapped)).toEqual([["changed", "values", line, true]]);
  });
  test("told in another order they are the same", () => {
    expect(found(fans, "`free`: nobody holds it. `held`: somebody does. `lost`: it is gone.", "`lost`: it is gone. `held`: somebody does. `free`: nobody holds it.")).toEqual([]);
    expect(found(device, meanings, meanings.split(/(?<=tried\.) /).reverse().join(" "))).toEqual([]);
  });
});
