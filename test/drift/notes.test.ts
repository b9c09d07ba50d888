/** A sentence below a table that says of one row what its cells could say: facts of the row, at the sentence. */
import { describe, expect, test } from "vitest";
import { adoptIn, textsOf, withChanges } from "../adopt/support.ts";
import { driftFrom, driftSince, subjects } from "./subjects.ts";

const device = subjects.find(({ name }) => name === "mgmt-v3")!;
const row = "| type | boolean | Type of login authentication. Default 0. |\n";

function noted(said: string): string {
  expect(device.text.includes(row)).toBe(true);
  return device.text.replace(row, `${row}\n${said}\n`);
}

describe.each([
  ["The values of console-type are local, radius and tacplus.", "added values undefined -> local, radius, tacplus"],
  ["The allowed values of console-type: local, radius, tacplus.", "added values undefined -> local, radius, tacplus"],
  ["Allowed values of `console-type` are local, radius and tacplus.", "added values undefined -> local, radius, tacplus"],
  ["console-type can be local, radius or tacplus.", "added values undefined -> local, radius, tacplus"],
  ["The default of console-type is local.", "added default undefined -> local"],
  ["The maximum length of console-type is 12 characters.", "added length undefined -> at most 12"],
  ["> **Note**\n> The default of `console-type` is local.", "added default undefined -> local"],
  ["The default value for console-type is local.", "added default undefined -> local"],
])("%s", (said, expected) => {
  test.each([["beside", driftFrom], ["since", driftSince]] as const)("is found %s", (_, drift) => {
    const found = drift(device, noted(said));
    expect(found.map(({ change, fact, from, to }) => `${change} ${fact} ${from} -> ${to}`)).toEqual([expected]);
    expect(found.map(({ place, document }) => [place.row, noted(said).split("\n")[document.line - 1]])).toEqual([["console-type", said.split("\n").at(-1)]]);
  });

  test("is adopted", () => {
    const { adoption, left, again } = adoptIn("mgmt-v3", textsOf("mgmt-v3"), noted(said));
    expect([adoption.unplaced.map(({ why }) => why), left, again.steps]).toEqual([[], [], []]);
  });
});

test.each(["The values of console-type are kept until the next reload of the device.", "The values of console-type are kept until the next login."])("%s, which says something else besides, is a statement", (said) => {
  expect(driftFrom(device, noted(said)).map(({ change, fact }) => `${change} ${fact}`)).toEqual(["added statement"]);
});

test("the note takes the place of what the cell said", () => {
  const text = withChanges(device.text, [["Default single.", "The next rule counts."], ["type-cfg block:\n\n| Field | Type | Notes |\n|---|---|---|\n| type | string | Format", "The default of mode is multiple.\n\ntype-cfg block:\n\n| Field | Type | Notes |\n|---|---|---|\n| type | string | Format"]]);
  expect(driftFrom(device, text).filter(({ fact }) => fact === "default").map(({ from, to }) => [from, to])).toEqual([["single", "multiple"]]);
});
