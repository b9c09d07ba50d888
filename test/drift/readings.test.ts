/** What the general wording reads out of the words of a cell. */
import { describe, expect, test } from "vitest";
import { textOf } from "../../generator/facts/fact.ts";
import { readerOf } from "../../generator/facts/reader.ts";
import { generalWording } from "../../generator/facts/wording.ts";

/** Without what a text merely mentions. */
function read(text: string): readonly string[] {
  const facts = readerOf(generalWording).factsIn(text, new Set());
  return facts.filter(({ fact }) => fact !== "mention").map((fact) => `${fact.fact}: ${textOf(fact)}`);
}

describe("how many items a list has is no range of numbers", () => {
  test.each([
    ["At least 1 item. Listed below.", "at least 1"],
    ["1-16 items", "1 to 16"],
    ["Maximum 8 items", "at most 8"],
    ["Up to 8 entries.", "at most 8"],
    ["Between 2 and 4 elements.", "2 to 4"],
    ["Minimum 1 item. Maximum 9 items.", "1 to 9"],
  ])("%s", (text, items) => expect(read(text)).toEqual([`items: ${items}`]));

  test("a number alone is one", () => expect(read("At least 1.")).toEqual(["range: at least 1"]));
});

describe("the length of a text", () => {
  test.each([
    ["Max 255 characters.", "at most 255"],
    ["Max. 255 chars", "at most 255"],
    ["maximum 255 characters", "at most 255"],
    ["A maximum of 255 characters.", "at most 255"],
    ["at most 255 characters", "at most 255"],
    ["Up to 255 characters describing it.", "at most 255"],
    ["255 characters or fewer", "at most 255"],
    ["Between 2 and 64 characters.", "2 to 64"],
    ["minimum 8 characters", "at least 8"],
    ["At least 1 character.", "at least 1"],
    ["Length 1-63 characters.", "1 to 63"],
    ["Minimum 1 character, maximum 9 characters.", "1 to 9"],
  ])("%s", (text, length) => expect(read(text)).toEqual([`length: ${length}`]));
});

describe("a sentence that is nothing but a fact goes before a remark", () => {
  test.each([
    ["Reset lids (default: off). Default 0.", ["default: 0"]],
    ["Header (Format: \"name: value\"). Length 1-127 characters. Format string-rlx.", ["length: 1 to 127", "format: string-rlx"]],
    ["Wait (default 5 minutes). Default 60 seconds.", ["default: 60"]],
    ["Prefix (Up to 80 characters describing it). Length 1-80 characters.", ["length: 1 to 80"]],
    ["Reset lids (default: off).", ["default: off"]],
    ["Minimum 1. Maximum 9.", ["range: 1 to 9"]],
    ["Default 0. Default 1.", ["default: 0", "default: 1"]],
  ])("%s", (text, facts) => expect(read(text)).toEqual(facts));

  test("the remark is still a mention", () => {
    const facts = readerOf(generalWording).factsIn("Reset lids (default: off). Default 0.", new Set());
    expect(facts.map(({ fact, value }) => [fact, value])).toEqual([["mention", "off"], ["default", 0]]);
  });
});

describe("values of several words, and small words as values", () => {
  test.each([
    ["User name label (Default: Log In).", ["default: Log In"]],
    ["Default: Please Change Password. Length 1-31 characters.", ["default: Please Change Password", "length: 1 to 31"]],
    ["Lockout (default: 60 seconds).", ["default: 60"]],
    ["Buffer size, default is 20,000.", ["default: 20000"]],
    ["Default: none, unless set.", ["default: none"]],
    ["Default: off when it is unset.", ["default: off"]],
    ["Segment size (default: not configured).", []],
    ["Allowed values: in, out.", ["values: in, out"]],
    ["Allowed values: a, aaaa, ns, mx. Default: a.", ["values: a, aaaa, ns, mx", "default: a"]],
    ["Allowed values: All Up, Functional Up, Down.", ["values: All Up, Functional Up, Down"]],
    ["Allowed values: not started, in progress or done", ["values: not started, in progress, done"]],
    ["Allowed values: multiple, single when idle.", ["values: multiple, single"]],
  ])("%s", (text, facts) => expect(read(text)).toEqual(facts));
});

describe("a format", () => {
  test.each([
    ["Check the body for XML format compliance.", []],
    ["World files in .tgz format that has all files.", []],
    ["Certificate file (PFX format is required.)", []],
    ["A text of the format date.", ["format: date"]],
    ["A string format email", ["format: email"]],
    ["Image name, format: tar.gz", ["format: tar.gz"]],
    ["The format enum-list takes its values.", ["format: enum-list"]],
  ])("%s", (text, facts) => expect(read(text).filter((fact) => fact.startsWith("format"))).toEqual(facts));
});
