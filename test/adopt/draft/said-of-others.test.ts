/** What notes on fields say of something else, which no fact of a field is made of; and what is alike, and is said of the field. */
import { expect, test } from "vitest";
import { draftOf } from "./drafted.ts";

const said = [
  "The default gateway of the VLAN.",
  "Whether the default route is announced.",
  "Resets to factory default.",
  "Overrides the default timeout of 30 seconds.",
  "Uses the system default when empty.",
  "The default differs by platform.",
  "If 0, the default profile is used.",
  "Default depends on model.",
  "No default.",
  "Default: see table below.",
  "Default is platform dependent.",
  "The default (5 on small models) varies.",
  "Same default as mode.",
  "Retries 3 times, from 1 to 5 seconds apart.",
  "Wait 10-20 seconds before a retry.",
  "Port 80 or 443 are usual.",
  "Numbers above 100 slow the device down.",
  "Between 2 and 4 servers share it.",
  "IDs 1-10 are reserved.",
  "Since version 2.1-3.0.",
  "Values over 50 are logged.",
  "Must be greater than min-value.",
  "Must be less than or equal to max-conn.",
  "Lower than the other one.",
  "At least one of a and b is needed.",
  "Up to 64 groups can exist.",
  "A maximum of 16 pools per device.",
  "Not more than 5 per partition.",
  "Names longer than 63 characters are cut.",
  "A string of the form user@host.",
  "Truncated to 15 characters in the log.",
  "Password of at least the configured length.",
  "The length of the queue.",
  "Maximum length of the queue.",
  "Header length in bytes.",
  "The maximum number of characters of a line.",
  "One of the pools of the partition.",
  "Either a name or an address.",
  "Can be set or cleared.",
  "Allowed only for admins.",
  "Possible causes: loss, delay.",
  "Valid only when mode is static.",
  "Must be enabled or the port stays down.",
  "Accepts connections, sessions and flows.",
  "Values are sampled every second.",
  "Supported since release 4.",
  "Format the disk.",
  "Format of the log line.",
  "The format depends on the type.",
  "In the same format as name.",
  "Log format name.",
  "Read-only users may see it.",
  "Read only when debugging.",
  "Cannot be set to 0.",
  "Cannot be set together with b.",
  "Set by the server if empty.",
  "Write-only memory size.",
  "The null route.",
  "Null is not allowed.",
  "Must be unique.",
  "Unique name.",
  "Key of the map.",
  "Key fields of the row.",
  "The deprecated list of hosts.",
  "Replaces the deprecated field b.",
  "Not deprecated.",
  "Matches the pattern of the rule.",
  "Must match one of the rules.",
  "Multiples are merged.",
  "A multiple of the tick.",
  "Sum of the bits sent.",
  "Bits per second.",
  "Kilobytes, rounded up to 4.",
  "See /etc/hosts.",
  "The path /var/log is used.",
  "For example 80.",
  "e.g. 10-20.",
  "Example: first, second.",
  "Such as red, green, blue.",
  "Like 1, 2 or 3.",
];

/** By field, the type that its row becomes; rows are fields `f0`, `f1` … of one type. */
function typesOf(type: string, notes: readonly string[]): readonly (string | undefined)[] {
  const rows = notes.map((note, index) => `| f${index} | ${type} | ${note} |\n`).join("");
  const { files } = draftOf(`# Demo\n\nVersion 1. The base address is https://demo.example/v1.\n\n## Lamps\n\n| Purpose | Method | Path |\n|---|---|---|\n| Read | GET | /lamps/{id} |\n\n| Field | Type | Notes |\n|---|---|---|\n${rows}`);
  const text = [...files.values()].join("\n");
  return notes.map((_, index) => new RegExp(`^ *f${index}(\\??: .*);$`, "m").exec(text)?.[1]);
}

test.each(["string", "number"])("of a %s they say nothing that its type could say", (type) => {
  const types = typesOf(type, said);
  expect(said.filter((_, index) => types[index] !== `?: ${type}`)).toEqual([]);
});

test.each([
  ["number", { "Range 1-15.": "Range<1, 15>", "From 1 to 5 seconds.": "Range<1, 5>", "Up to 64.": "number & Says<{ maximum: 64 }>", "Between 2 and 4.": "Range<2, 4>", "Number of servers (2-4).": "Range<2, 4>", "At most 60 seconds are allowed.": "number & Says<{ maximum: 60 }>", "Up to 100 percent of it.": "number & Says<{ maximum: 100 }>", "Default: 5 seconds.": "Default<number, 5>", "The default is 30.": "Default<number, 30>", "1-10, default 3.": "Range<1, 10, 3>", "In 5 to 9 steps, for example 7.": "Range<5, 9>" }],
  ["string", { "Up to 64 characters.": "Text<64>", "At most 64.": "Text<64>", "Up to 64 characters can be used.": "Text<64>", "Default auto.": 'Default<string, "auto">', "The default is auto.": 'Default<string, "auto">', "Default left,right.": 'Default<string, "left,right">', "Cannot be set.": "ReadOnly<string>", "Read-only.": "ReadOnly<string>", "Example: 80.": "string" }],
] as const)("of a %s they say it", (type, notes) => {
  expect(typesOf(type, Object.keys(notes))).toEqual(Object.values(notes).map((one) => `?: ${one}`));
});

test("an example of a text is a text, and one that the type does not hold stays in the comment", () => {
  const { files } = draftOf("# Demo\n\nVersion 1. The base address is https://demo.example/v1.\n\n## Lamps\n\n| Purpose | Method | Path |\n|---|---|---|\n| Read | GET | /lamps/{id} |\n\n| Field | Type | Notes |\n|---|---|---|\n| port | string | Example: 80. |\n| level | number | Range 0-5. Example: 80. |\n");
  const text = [...files.values()].join("\n");
  expect(text).toContain('/** @example "80" */\n  port?: string;');
  expect(text).toContain("/** Example: 80. */\n  level?: Range<0, 5>;");
});
