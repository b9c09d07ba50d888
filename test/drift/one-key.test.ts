/** A key that is called otherwise, that came or that went is one finding, wherever paths, lists and sentences write it. */
import { expect, test } from "vitest";
import { withoutConsequences } from "../../generator/drift/findings/without-consequences.ts";
import { driftFrom, driftInPlace, subjects } from "./subjects.ts";

const device = subjects.find(({ name }) => name === "mgmt-v3")!;
const key = "{port-number}+{protocol}";

function told(drift: typeof driftFrom, edits: readonly (readonly [string, string])[]): readonly string[] {
  const text = edits.reduce((edited, [from, to]) => {
    expect(edited.includes(from), from).toBe(true);
    return edited.replaceAll(from, to);
  }, device.text);
  return withoutConsequences(drift(device, text)).map(({ change, fact, from, to, also }) => `${change} ${fact} ${from} -> ${to}, ${also.length > 0 ? "and elsewhere" : "here"}`);
}

test.each([["beside", driftFrom], ["in place", driftInPlace]] as const)("called otherwise, %s", (_, drift) => {
  const edits = [[key, "{number}+{protocol}"], ["| port-number | number |", "| number | number |"], ["port-number, a number", "number, a number"], ["key fields are port-number and", "key fields are number and"]] as const;
  expect(told(drift, edits)).toEqual(["renamed row port-number -> number, and elsewhere"]);
});

test.each([["beside", driftFrom], ["in place", driftInPlace]] as const)("that came, %s", (_, drift) => {
  const edits = [
    [key, `${key}+{alternate}`],
    ["| protocol | string |", "| protocol | string |\n| alternate | number |"],
    ["protocol, a string", "protocol, a string, and alternate, a number"],
    ["key fields are port-number and protocol", "key fields are port-number, protocol and alternate"],
  ] as const;
  expect(told(drift, edits)).toEqual(["added row undefined -> alternate, and elsewhere"]);
});

test.each([["beside", driftFrom], ["in place", driftInPlace]] as const)("that went, %s", (_, drift) => {
  const edits = [[key, "{port-number}"], ["| protocol | string |\n", ""], [", and protocol, a string", ""], ["key fields are port-number and protocol", "key field is port-number"]] as const;
  expect(told(drift, edits)).toEqual(["removed row protocol -> undefined, and elsewhere"]);
});

test.each([["beside", driftFrom], ["in place", driftInPlace]] as const)("both parts called otherwise, %s", (_, drift) => {
  const edits = [
    [key, "{vport}+{proto}"],
    ["| port-number | number |\n| protocol | string |", "| vport | number |\n| proto | string |"],
    ["port-number, a number, and protocol, a string", "vport, a number, and proto, a string"],
    ["key fields are port-number and protocol", "key fields are vport and proto"],
  ] as const;
  expect(told(drift, edits)).toEqual(["renamed row port-number -> vport, and elsewhere", "renamed row protocol -> proto, here"]);
});

test.each([["beside", driftFrom], ["in place", driftInPlace]] as const)("whose parts changed places, %s", (_, drift) => {
  const edits = [[key, "{protocol}+{port-number}"], ["key fields are port-number and protocol", "key fields are protocol and port-number"]] as const;
  expect(told(drift, edits)).toEqual(["changed key port-number, protocol -> protocol, port-number, and elsewhere"]);
});

test("what a path says otherwise besides is a finding of its own", () => {
  const edits = [[`/port/${key}`, "/ports/{number}+{protocol}"], ["| port-number | number |", "| number | number |"]] as const;
  expect(told(driftFrom, edits).filter((one) => one.startsWith("changed path"))).not.toEqual([]);
});
