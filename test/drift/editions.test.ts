/** Editions as vendors write them: what was a table is a list, and says more; sections are divided; a note tells what a cell could have. */
import { describe, expect, test } from "vitest";
import { driftFrom, subjects } from "./subjects.ts";

const [controller, device] = ["controller-v2", "mgmt-v3"].map((name) => subjects.find((one) => one.name === name)!);

function foundIn(subject: (typeof subjects)[number], changes: readonly (readonly [string | RegExp, string])[]): readonly string[] {
  const text = changes.reduce((changed, [from, to]) => {
    const next = changed.replace(from, () => to);
    if (next === changed) throw new Error(`${String(from)} does not stand in the document.`);
    return next;
  }, subject.text);
  return driftFrom(subject, text).map(({ change, fact, from, to }) => [change, fact, from, to].filter((part) => part !== undefined).join(" "));
}

describe("a table as a list", () => {
  const headers = /\| Header \| Value \|\n\|---\|---\|\n\| Authorization \| as above \|\n\| Content-Type \| application\/json \|\n\| provider \| the provider name, <PROVIDER> \|\n/;
  const items = "- Authorization: as above\n- Content-Type: application/json\n- provider: the provider name, <PROVIDER>\n";

  test("says what it did", () => {
    expect(foundIn(controller!, [[headers, items]])).toEqual([]);
  });

  test("of operations, in sentences", () => {
    const rows = /\| Operation \| Method \| Path \| Request payload \| Response payload \|\n\|[-|]*\n(?:\|.*\n)+/;
    const list =
      "- Create: POST /mgmt/v3/authentication or /mgmt/v3/authorization. Request payload: attributes. Response payload: attributes.\n" +
      [["Get", "GET", "none"], ["Modify", "POST", "attributes"], ["Replace", "PUT", "attributes"], ["Delete", "DELETE", "none"]]
        .map(([name, method, body]) => `- ${name}: ${method} on the same path. Request payload: ${body}. Response payload: attributes.\n`)
        .join("");
    expect(foundIn(device!, [[rows, list]])).toEqual([]);
  });

  test("has one more", () => {
    expect(foundIn(controller!, [[headers, `${items}- X-Request-Id: an identifier of the request\n`]])).toEqual(["added row X-Request-Id"]);
  });

  const entries = /\| Resource \| Array key \| Entry fields \|\n\|[-|]*\n(?:\|.*\n)+/;
  const entriesOf = (members: string): string =>
    `- baseline: array key baseline; entry fields: ${members} (numbers)\n- rate: array key rate; entry fields: counter_name (string), 1sec_rate, 5sec_rate, 10sec_rate, 30sec_rate (numbers)\n`;

  test("of fields beside the keys that hold them", () => {
    expect(foundIn(device!, [[entries, entriesOf("counter_name (string), min, max, avg")]])).toEqual([]);
    expect(foundIn(device!, [[entries, entriesOf("counter_name (string), min, max, avg, sum")]])).toEqual(["added member sum (number)"]);
  });

  const limits = /\| Item \| Limit \|\n\|---\|---\|\n(?:\|.*\|\n)+/;

  test("of limits has one more, and another window", () => {
    const list = "- uuid field: maximum length 64 characters\n- authorization commands: 0 to 15\n- authorization debug: 1 to 15\n- baseline window: last 60 seconds\n- rate windows: last 1, 5, 10 and 30 seconds\n- idle session: 10 minutes\n";
    expect(foundIn(device!, [[limits, list]])).toEqual(["changed windows 30 60", "added row idle session"]);
  });
});

describe("a table as sections that are headed as its rows", () => {
  const kinds = /\| Kind \| Meaning \| Example path shape \|\n\|[-|]*\n(?:\|.*\n)+/;
  const sectionsOf = (text: string): string =>
    kinds
      .exec(text)![0]
      .trim()
      .split("\n")
      .slice(2)
      .map((line) => line.split("|").map((cell) => cell.trim()))
      .map(([, name, meaning, path]) => `#### ${name}\n\n${meaning}\n\nExample path shape: ${path}\n`)
      .join("\n");

  test("says what it did", () => {
    expect(foundIn(device!, [[kinds, sectionsOf(device!.text)]])).toEqual([]);
  });

  test("one of which says something else", () => {
    const other = sectionsOf(device!.text).replace("over the last 30 seconds", "over the last 20 seconds");
    expect(foundIn(device!, [[kinds, other]])).toEqual(["changed windows 30 20"]);
  });
});

describe("a table with a column of numbers that nobody knows", () => {
  const wider: readonly (readonly [string, string])[] = [
    ["| Field | Type | Notes |\n|---|---|---|\n| commands | number | Level", "| Field | Type | Since | Notes |\n|---|---|---|---|\n| commands | number | 3.0 | Level"],
    ["| debug | number | Level", "| debug | number | 3.0 | Level"],
    ["| method | object | JSON block, listed below |\n| uuid | string | Max", "| method | object | 3.1 | JSON block, listed below |\n| uuid | string | 3.0 | Max"],
  ];

  test("says so once of the rows that say the same", () => {
    expect(foundIn(device!, wider)).toEqual(["added statement Since: 3.0", "added statement Since: 3.1"]);
  });
});

describe("values of a field", () => {
  const row: readonly [string, string] = ["| state | string (the value Down appears) |", "| state | string. Allowed values: Up, Down, Disabled. |"];

  test("that its row and a sentence list are told once", () => {
    const sentence: readonly [string, string] = ["Among the operational data of a port is a state string, in which the value Down appears.", "The operational data of a port carries a state string: Up, Down or Disabled."];
    expect(foundIn(device!, [row, sentence])).toEqual(["changed values Down Up, Down, Disabled"]);
  });
});

test("the last of several verbs, which have one object, is found where it goes", () => {
  expect(foundIn(device!, [["HTTP methods read, create, modify, replace and delete resources.", "HTTP methods read, create, modify and replace resources."]])).toEqual(["removed mention delete"]);
});

describe("paths that a row lists", () => {
  const create = "/mgmt/v3/authentication or /mgmt/v3/authorization |";

  test("are a finding each where two come, and so is one that goes", () => {
    expect(foundIn(device!, [[create, "/mgmt/v3/authentication, /mgmt/v3/authorization, /mgmt/v3/accounting or /mgmt/v3/audit |"]])).toEqual(["added path /mgmt/v3/accounting", "added path /mgmt/v3/audit"]);
    expect(foundIn(device!, [[create, "/mgmt/v3/authentication, /mgmt/v3/accounting or /mgmt/v3/audit |"]])).toHaveLength(2);
  });
});

describe("a block of a nested field whose rows are called by their path in the table around", () => {
  const block = /\nmethod block:\n\n\| Field[^\n]*\n\|[-|]*\n(?:\|.*\n)+/;
  const rows = block.exec(device!.text)![0].trim().split("\n").slice(4);
  const inline = (own: readonly string[]): readonly (readonly [string | RegExp, string])[] => [
    [block, ""],
    ["| method | object | JSON block, listed below |\n", `| method | object | JSON block |\n${own.map((row) => row.replace("| ", "| method.")).join("\n")}\n`],
  ];

  test("says what it did", () => expect(foundIn(device!, inline(rows))).toEqual([]));

  test("has one more, and another default", () => {
    const own = ["| radius | boolean | The RADIUS protocol is used. Default 0. |", ...rows.map((row) => row.replace(/^(\| tacplus .*)Default 0/, "$1Default 1"))];
    expect(foundIn(device!, inline(own))).toEqual(["added row radius", "changed default 0 1"]);
  });
});
