/** What the general wording reads out of the words of a cell. */
import { describe, expect, test } from "vitest";
import { readerOf } from "../../generator/facts/text/reader.ts";
import { generalWording } from "../../generator/facts/wording.ts";
import { read } from "./reading.ts";

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

describe("how many items a type says that a list has", () => {
  const { types } = readerOf(generalWording);

  test.each([
    ["list of 1 to 9 strings, in order", "array of strings", { minimum: 1, maximum: 9 }],
    ["an array of at most 3 objects", "array of objects", { maximum: 3 }],
    ["array of up to 8 integers", "array of integers", { maximum: 8 }],
    ["array of 2 or more numbers", "array of numbers", { minimum: 2 }],
    ["array of 4 or fewer numbers", "array of numbers", { maximum: 4 }],
    ["list of 1 or 2 numbers", "array of numbers", { minimum: 1, maximum: 2 }],
    ["list of exactly 3 flags", "array of booleans", { minimum: 3, maximum: 3 }],
    ["list of 6 integers", "array of integers", { minimum: 6, maximum: 6 }],
    ["list of unique strings", "array of strings", undefined],
  ])("%s", (text, type, items) => expect(types.at(text)).toEqual({ type, index: text.startsWith("an ") ? 3 : 0, end: text.replace(", in order", "").length, ...(items === undefined ? {} : { items }) }));
});

test("an empty string is the one that has no characters", () => expect(read("Default: an empty string.")).toEqual(["default: "]));

test("signs without a letter are no path", () => expect(readerOf(generalWording).factsIn("Ends with */ or /*.", new Set())).toEqual([]));

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
    ["Max. length: 64 characters.", "at most 64"],
    ["maxLength: 64", "at most 64"],
    ["minLength 2, maxLength 64", "2 to 64"],
    ["Maximal length 64 characters.", "at most 64"],
    ["Maximum string length 64.", "at most 64"],
    ["Length ≤ 64 characters.", "at most 64"],
    ["Length <= 64.", "at most 64"],
    ["Length up to 64.", "at most 64"],
    ["Not longer than 64 characters.", "at most 64"],
    ["Limited to 64 characters.", "at most 64"],
    ["Must not exceed 64 characters.", "at most 64"],
    ["Length 64.", "exactly 64"],
    ["Length of 64 characters", "exactly 64"],
    ["Exactly 64 characters.", "exactly 64"],
    ["≤ 64 characters", "at most 64"],
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
    ["If it is absent, radius is used.", ["default: radius"]],
    ["When it is not given, 5 is taken.", ["default: 5"]],
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

describe("the word default before a thing that is called so", () => {
  test.each([
    "Default gateway address.",
    "Default profile of the shelf.",
    "'plain': Default marking (000000); 'loud': Loud marking (001010).",
    "'hall-default': Default hall settings; 'yard': Yard settings.",
    "Number of frames dropped in the default lane.",
    "Write to default Primary storage.",
    "Wait time, default is Zone time.",
    "Serial number, default is Current Time (time of day).",
    "Seconds that a page is kept, default is age given in the template.",
    "Prefix length (Default: Uses the value of the hall).",
    "Shown on failure (Default: Wrong name or word. Please try again.).",
    "Default value is the one of the hall.",
  ])("is no default: %s", (text) => expect(read(text).filter((fact) => fact.startsWith("default"))).toEqual([]));

  test.each([
    ["Default Alpha group. Default 0.", "0"],
    ["Default size is 2048 and must be a multiple of 64.", "2048"],
    ["Cache time in seconds, default as 60 seconds.", "60"],
    ["Timeout (sec), default off (half-open timeout).", "off"],
    ["Level of output (default 1 and detailed 4).", "1"],
    ["Port (default 389 without tls or 636 with tls).", "389"],
    ["Default is off.", "off"],
    ["Default local for users, remote for others.", "local"],
    ["List of methods. Default is \"GET POST\".", "GET POST"],
    ["Default value is 365 days.", "365"],
  ])("and a default: %s", (text, value) => expect(read(text).filter((fact) => fact.startsWith("default"))).toEqual([`default: ${value}`]));
});

describe("a format is a name", () => {
  test.each([
    "Address of the hall (Format: http://host[:port]/).",
    "Codes (Format is xxx,xxx-xxx,any (xxx between [100,899])).",
    "A value in the format 1-4294967295|AA:NN|internet.",
    "Line of the log (format string(less than 250 characters)).",
    "Status (Format: 3 digits(1XX~6XX) space reason).",
    "Name for it (Format: \"cn=user, dc=example\").",
  ])("none: %s", (text) => expect(read(text).filter((fact) => fact.startsWith("format"))).toEqual([]));

  test.each([
    ["Format enum-list.", "enum-list"],
    ["Format: YYYY-MM-DD; in UTC.", "YYYY-MM-DD"],
    ["Given in the format ipv4-cidr, or empty.", "ipv4-cidr"],
  ])("%s", (text, format) => expect(read(text)).toContain(`format: ${format}`));
});

describe("read-only, and something else that is", () => {
  test.each(["Enables the file-system read-only trap.", "Name of a read-only user.", "Read only access for guests."])("is not said of the value: %s", (text) => expect(read(text)).toEqual([]));
  test.each(["Read-only.", "Read-only after creation.", "The state; read only", "It is read-only and counted.", "Number of lamps (read-only)."])("is: %s", (text) => expect(read(text)).toEqual(["readOnly: true"]));
});

describe("a default, whichever way round", () => {
  test.each([
    ["Rejects it [default 0].", ["default: 0"]],
    ["Ports [default []].", ["default: []"]],
    ["0 by default.", ["default: 0"]],
    ["If it is not given, 0 is the default.", ["default: 0"]],
    ["Range 1-5, 3 by default.", ["range: 1 to 5", "default: 3"]],
    ["Range -128--1.", ["range: -128 to -1"]],
    ["Uses 5 by default.", []],
    ["Applies to all by default.", []],
    ["If not given, it is 7.", ["default: 7"]],
    ["Where nothing is set, the value is 7.", ["default: 7"]],
    ["7 unless set.", ["default: 7"]],
    ["Factory setting: 7.", ["default: 7"]],
    ["Resets it to factory default settings.", []],
    ["Name of the preset to load.", []],
    ["If omitted, it is ignored.", []],
    ["Where it is missing, the value is taken from the parent.", []],
    ["If not set, it is left out.", []],
    ["If not given, the value is auto.", ["default: auto"]],
    ["If not given, the value is open.", ["default: open"]],
    ["If absent, it is disabled.", []],
    ["Absent means 7.", ["default: 7"]],
    ["Unset: 7.", ["default: 7"]],
    ["Ignored unless set.", []],
    ["Allowed values: multiple, single (the default).", ["values: multiple, single", "default: single"]],
  ])("%s", (text, facts) => expect(read(text)).toEqual(facts));
});

describe("a range, in brackets and among values", () => {
  test.each(["Range [0, 15].", "Range: [0-15].", "Range (0–15).", "Allowed values: 0-15.", "Valid values: 0 to 15.", "From 0 up to 15.", "Not less than 0. Must not exceed 15."])("%s", (text) => expect(read(text)).toEqual(["range: 0 to 15"]));
});

describe("both limits in words that depend on each other", () => {
  test.each([
    "Not below 0 or above 15.",
    "It cannot be lower than 0 or higher than 15.",
    "Neither below 0 nor above 15.",
    "Must not exceed 15 or be below 0.",
    "Not less than 0 nor more than 15.",
    "0 is the minimum and 15 the maximum.",
    "0 (lowest) to 15 (highest).",
    "0 (min) - 15 (max)",
    "0 min, 15 max.",
    "0 or greater and 15 or less.",
    "0 or more, up to 15.",
    "0..=15",
    "Not below 0, not above 15.",
    "No smaller than 0 and no larger than 15.",
    "Greater than or equal to 0 and less than or equal to 15.",
    "Minimum of 0, maximum of 15.",
    "Lowest value 0, highest value 15.",
    "Between 0 and 15, both included.",
  ])("%s", (text) => expect(read(text)).toEqual(["range: 0 to 15"]));

  test.each(["Not below 2 or above 5 characters.", "e.g. 0 min, 15 max.", "Never sends more than 3 or waits for 5.", "255 for none, 0 lowest, 7 highest.", "In seconds, greater than or equal to 0 and less than or equal to 31 days.", "A minimum of 8 and a maximum of 20 characters."])("none: %s", (text) => expect(read(text).filter((fact) => fact.startsWith("range: 0") || fact.includes(" to "))).toEqual([]));
});

describe("all values that are allowed", () => {
  test.each(["Permitted values: up / down.", "Values: up or down.", "Supported values: up and down.", "Enum: up, down.", "Legal values: 'up', 'down'.", "Accepted values are up and down."])("%s", (text) => expect(read(text)).toEqual(["values: up, down"]));
});

describe("the meanings of bits", () => {
  test.each([
    "A bitwise OR of the following: 1 (rain), 2 (heavy snow).",
    "The bits are: 1 (rain), 2 (heavy snow).",
    "Bits: 1 rain, 2 heavy snow.",
    "Bitmask of 1 (rain) and 2 (heavy snow).",
    "Bits may be combined: 1 (rain), 2 (heavy snow).",
    "A bitwise OR of: 0x1 (rain), 0x2 (heavy snow).",
    "A bitwise OR of rain (1), heavy snow (2).",
    "Bitwise OR of: 1 – rain, 2 – heavy snow.",
    "Bitwise combination of 1: rain, 2: heavy snow.",
  ])("%s", (text) => expect(read(text)).toEqual(["bits: 1 (rain), 2 (heavy snow)"]));
});

describe("the fields that a block holds", () => {
  test.each(["JSON block: e-f, g and h", "JSON block. It holds e-f, g and h, see below.", "JSON block containing e-f, g and h", "JSON block that holds e-f, g and h, listed below"])("%s", (text) => expect(read(text)).toEqual(["holds: e-f, g, h"]));
});

describe("what a value means is no value", () => {
  test.each([
    ["Allowed values: all (each is asked, one after the other), first (only one is asked).", "all, first"],
    ["Allowed values: all – each is asked, one after the other; first – only one is asked.", "all, first"],
    ["Allowed values: 0 (off), 1 (on).", "0, 1"],
    ["The allowed values are: all; first.", "all, first"],
    ["Allowed values: all & first.", "all, first"],
    ["Allowed values: all, first; see below.", "all, first"],
  ])("%s", (text, values) => expect(read(text)).toEqual([`values: ${values}`]));
});

describe("lists of numbers", () => {
  test.each([
    ["over the last 1 s, 5 s and 10 s", "windows: 1, 5, 10"],
    ["over the last 1, 5 & 10 seconds", "windows: 1, 5, 10"],
    ["A bitwise OR of: 1 (lid); 2 (slide detail); 4 (lamp).", "bits: 1 (lid), 2 (slide detail), 4 (lamp)"],
    ["Bit values: 1 (lid), 2 (slide)", "bits: 1 (lid), 2 (slide)"],
    ["0..15.", "range: 0 to 15"],
    ["Lowest 0, highest 15.", "range: 0 to 15"],
  ])("%s", (text, fact) => expect(read(text)).toEqual([fact]));
});

describe("a default may be what goes without saying", () => {
  test.each(["Initially 0.", "Unless set, 0.", "Value if absent: 0.", "0 when omitted.", "When omitted, 0 is assumed."])("%s", (text) => expect(read(text)).toEqual(["default: 0"]));

  test("of something else it is none", () => expect(read("Uses 0 if omitted.")).toEqual([]));
});

describe("what is not shown", () => {
  test.each([
    ["Range not shown.", "Range"],
    ["Maximum length: not shown.", "Maximum length"],
    ["Not shown: how lids move.", "how lids move"],
    ["Not shown.", ""],
    ["It is not shown how lids move.", "how lids move"],
    ["This document does not show how lids move.", "how lids move"],
    ["The manual does not describe alarms.", "alarms"],
    ["Nothing is shown of alarms.", "alarms"],
    ["Nothing is said about alarms.", "alarms"],
  ])("%s", (text, what) => expect(read(text)).toEqual([`notShown: ${what}`]));

  test.each(["A request that does not specify the lid is refused.", "A lid that does not show its state is open.", "It moves nothing."])("none: %s", (text) => expect(read(text)).toEqual([]));
});

describe("types", () => {
  test.each([
    ["number; 0 or 1", "0 or 1"],
    ["number [0, 1]", "0 or 1"],
    ["1 or 0 (number)", "1 or 0"],
    ["number or string", "number or string"],
    ["string/integer", "integer or string"],
    ["object or null", "object"],
  ])("%s", (text, type) => expect(readerOf(generalWording).types.at(text)?.type).toBe(type));
});

describe("what is not shown in one word", () => {
  test.each(["Limits: unknown.", "The limits are unspecified.", "Limits: not given.", "Limits: TBD"])("%s", (text) => expect(read(text).map((one) => one.replace(/^notShown: (?:The limits are|Limits)$/, "limits"))).toEqual(["limits"]));

  test.each(["Rejects an unknown host.", "Allowed values: up, down, unknown.", "Default 5 if not given.", "Uses the unspecified address if none is set."])("none: %s", (text) => {
    expect(read(text).filter((one) => one.startsWith("notShown"))).toEqual([]);
  });
});
