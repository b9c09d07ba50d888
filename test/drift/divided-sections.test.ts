/** A section that was divided under headings of its own says what it said, and something new in a part of it is found as ever. */
import { describe, expect, test } from "vitest";
import { driftFrom, subjects } from "./subjects.ts";

const controller = subjects.find(({ name }) => name === "controller-v2")!;
const mgmt = subjects.find(({ name }) => name === "mgmt-v3")!;
const head = "| Purpose | Method | Path shape | Request payload | Response payload |\n|---|---|---|---|---|\n";
const divided = [
  [head, `### Collections\n\n${head}`],
  ["| Read one object |", `\n### Single objects\n\n${head}| Read one object |`],
  ["JSON objects are the payloads.", "### Payloads\n\nJSON objects are the payloads."],
] as const;

function found(changes: readonly (readonly [string, string])[], subject = controller): readonly string[] {
  const text = changes.reduce((before, [from, to]) => {
    expect(before).toContain(from);
    return before.replace(from, () => to);
  }, subject.text);
  return driftFrom(subject, text).map(({ change, fact, from, to }) => `${change} ${fact}: ${from} → ${to}`);
}

test("the parts say what the whole said", () => {
  expect(found(divided)).toEqual([]);
});

test.each<[string, readonly (readonly [string, string])[], readonly string[]]>([
  ["a row that changed", [["| Update one object | PUT |", "| Update one object | PATCH |"]], ["changed methods: PUT → PATCH"]],
  ["a row that went", [["| Delete one object | DELETE | /{object_collection}/{object_name} | none | none |\n", ""]], ["removed row: Delete one object → undefined"]],
  ["a sentence that went", [["A call with GET or DELETE usually needs no body. ", ""]], ["removed statement: A call with GET or DELETE usually needs no body. → undefined"]],
])("%s in a part is found once", (_, changes, expected) => {
  expect(found([...divided, ...changes])).toEqual(expected);
});

describe("tables of nested fields under headings of the same level", () => {
  const apart = [["mode-cfg block:", "### Modes\n\nmode-cfg block:"], ["\nenable-cfg block:", "\n### Passwords\n\nenable-cfg block:"]] as const;

  test("say what they said in one section", () => expect(found(apart, mgmt)).toEqual([]));

  test("one of which has another default", () => {
    expect(found([...apart, ["single. Default single.", "single. Default multiple."]], mgmt)).toEqual(["changed default: single → multiple"]);
  });
});

test("a section that came with rows which the one around it still has is no part of it", () => {
  const settings = "\n#### authorization again\n\n| Field | Type | Notes |\n|---|---|---|\n| commands | number | Levels. Range 0-3. |\n| uuid | string | Maximum length 9 characters. |\n";
  expect(found([["### Virtual port element", `${settings.trimStart()}\n### Virtual port element`]], mgmt)).toEqual(["added section: undefined → authorization again"]);
});

describe("numbered sentences under two headings", () => {
  const first = (heading: string): readonly (readonly [string, string])[] => [
    ["### General conventions", `### ${heading}`],
    ["4. The values true, false", "### Fields\n\n1. The values true, false"],
    ["5. A unique identifier", "2. A unique identifier"],
    ["6. Where the type", "3. Where the type"],
    ["7. A field in the format", "4. A field in the format"],
  ];

  test.each(["General conventions", "Payloads"])("of which the first is %s", (heading) => {
    expect(found(first(heading), mgmt)).toEqual([]);
  });

  test("one of which changed and one came", () => {
    const changes = [...first("Payloads"), ["1, 0 are accepted by boolean fields, whose default is 0 where", "1, 0 are accepted by boolean fields, whose default is 1 where"], ["each enum-list field allows: not shown.", "each enum-list field allows: not shown.\n5. A field of the type duration is a number of seconds."]] as const;
    expect(found(changes, mgmt)).toEqual(["changed default: 0 → 1", "added statement: undefined → A field of the type duration is a number of seconds."]);
  });
});

describe("what all have in common under a heading of its own, at the front", () => {
  const headers = "3. Headers that are required on each call:\n\n| Header | Value |\n|---|---|\n| Authorization | as above |\n| Content-Type | application/json |\n| provider | the provider name, <PROVIDER> |\n\n";
  const front = (rows: string): readonly (readonly [string, string])[] => [
    [headers, ""],
    ["## What the service does\n", `## Headers\n\nThe headers that each call requires:\n\n| Header | Value |\n|---|---|\n${rows}\n## What the service does\n`],
  ];
  const same = "| Authorization | as above |\n| Content-Type | application/json |\n| provider | the provider name, <PROVIDER> |\n";

  test("is the table that it was", () => expect(found(front(same))).toEqual([]));

  test("of which a row has another name", () => {
    expect(found(front(same.replace("| provider |", "| x-provider |")))).toEqual(["renamed row: provider → x-provider"]);
  });

  test("is the sentence that it was", () => {
    const sentence = "The header Content-Type: application/json is on all requests, and so is the Authorization header (described under Authentication).\n\n";
    expect(found([[sentence, ""], ["## What the service does\n", `## Common headers\n\n${sentence}## What the service does\n`]], mgmt)).toEqual([]);
  });

  test("what has an address is a resource of its own", () => {
    const block = "method block:\n\n| Field | Type | Notes |\n|---|---|---|\n| none | boolean | Commands go without authorization. Default 0. |\n| tacplus | boolean | The TACACS+ protocol is used. Default 0. |\n";
    const apart = `### methods (configuration resource)\n\nThe element URI is /mgmt/v3/methods.\n\n${block}\n`;
    expect(found([[block, ""], ["## States and transitions", `${apart}## States and transitions`]], mgmt)).toContain("added section: undefined → methods (configuration resource)");
  });
});

describe("sections of which the headings went", () => {
  const gaps = "## Events\n\nAny events: not shown.\n\n## Errors\n\nAny errors: not shown.\n\n## Limits\n\nAny limits: not shown.\n";
  const joined = (limits: string): readonly (readonly [string, string])[] => [[gaps, `## Not shown\n\nEvents: not shown.\n\nErrors: not shown.\n\n${limits}`]];

  test("say what they said under one that names none of them", () => {
    expect(found(joined("Limits: not shown.\n"))).toEqual([]);
    expect(found(joined(""))).toEqual(["removed section: Limits → undefined"]);
    expect(found(joined("Limits: at most 500 objects.\n"))).toEqual(["changed notShown: not shown: Any limits → Limits: at most 500 objects."]);
  });

  test("say it in the one before", () => {
    const before = ["\n## What the service does\n", ""] as const;
    expect(found([before])).toEqual([]);
    expect(found([before, ["it is served over HTTPS alone", "it is served over HTTP and HTTPS"]])).toHaveLength(1);
  });
});
