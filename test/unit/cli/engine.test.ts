/** What V8 is told about a run is told while it runs: what it has compiled by then has to stay usable. */
import { spawnSync } from "node:child_process";
import { describe, expect, it } from "vitest";
import { v8FlagsFor } from "../../../generator/cli/v8-flags.ts";

/** Uses many expressions, says the flags, and uses them again in each way there is. */
const program = `
const { setFlagsFromString } = require("node:v8");
const expressions = Array.from({ length: 300 }, (_, number) => new RegExp("(a+)" + number + "(b|c)*?x"));
const text = "aaa17bcbcx".repeat(3);
const found = () => expressions.filter((one) => one.exec(text) !== null).length;
const before = found();
for (const flag of JSON.parse(process.argv[1])) setFlagsFromString(flag);
for (let turn = 0; turn < 50; turn += 1) {
  for (const one of expressions) {
    one.exec(text + turn);
    text.replace(one, String);
    text.split(one);
  }
}
console.log(before, found());
`;

describe.each([undefined, "drift", "adopt"])("with the flags for the command %s", (command) => {
  it("what was compiled before goes on", () => {
    const { status, signal, stdout, stderr } = spawnSync(process.execPath, ["-e", program, JSON.stringify(v8FlagsFor(process.versions.v8, command))], { encoding: "utf8" });
    expect({ status, signal, stdout, stderr }).toEqual({ status: 0, signal: null, stdout: "1 1\n", stderr: "" });
  });
});

it("a version of which nothing is known is left to itself", () => {
  expect(v8FlagsFor("99.1.2", "generate")).toEqual([]);
});
