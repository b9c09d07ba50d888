/** What vendors change from release to release: gaps that are narrowed, bodies that refer to others, limits that move, sections of one request. */
import { describe, expect, test } from "vitest";
import { adoptIn, changedLines, textsOf, withChanges } from "./support.ts";
import { drafted } from "./draft/drafted.ts";
import type { Texts } from "../../generator/adopt/measured.ts";

type Changes = readonly (readonly [string, string])[];

const adopted = (service: string, texts: Texts, changes: Changes) => adoptedTo(service, texts, withChanges(texts.get(`spec-src/${service}/document.md`)!, changes));

const adoptedTo = (service: string, texts: Texts, document: string) => {
  const { adoption, left, again } = adoptIn(service, texts, document);
  expect(adoption.unplaced.map(({ why }) => why)).toEqual([]);
  expect([left, again.steps]).toEqual([[], []]);
  return { texts: adoption.texts, lines: changedLines(texts, adoption.texts).split("\n") };
};

describe("what is not shown", () => {
  const device = textsOf("mgmt-v3");

  test("is a part of what a clause before it states: the clause is a statement, and all goes back with the sentence", () => {
    const events: Changes = [["Any events: not shown.", "Events are sent to a webhook; their bodies: not shown."]];
    const first = adopted("mgmt-v3", device, events);
    expect(first.lines).toEqual(expect.arrayContaining(['+     "events-sent-webhook": "Events are sent to a webhook.";', '+     "events-their-bodies": NotShown<"events: their bodies">;']));
    const back = adoptedTo("mgmt-v3", first.texts, device.get("spec-src/mgmt-v3/document.md")!);
    expect(back.texts).toEqual(device);
  });

  test("is the rest of what was not, in the words of the definitions", () => {
    const { lines } = adopted("mgmt-v3", device, [
      ["The transitions between states: not shown.", "A port goes from Up to Down when its last server fails. Other transitions: not shown."],
    ]);
    expect(lines).toContain('+     transitions: NotShown<"the other transitions between operational states">;');
  });

  test("goes from all to a part and back", () => {
    const controller = textsOf("controller-v2");
    const errors: Changes = [["Any errors: not shown.", "Errors are answered in JSON. The body of an error: not shown."]];
    const first = adopted("controller-v2", controller, errors);
    expect(first.lines).toContain('+     "body-error": NotShown<"the body of an error">;');
    const back = adoptedTo("controller-v2", first.texts, controller.get("spec-src/controller-v2/document.md")!);
    expect(back.lines).toContain('+     errors: NotShown<"errors">;');
  });
});

describe("bodies of what came", () => {
  const controller = textsOf("controller-v2");

  test("that are as above are those of the rows above", () => {
    const path = "/{parent_object_collection}/{parent_object_name}/{child_object_collection}";
    const { lines } = adopted("controller-v2", controller, [["| Nested object | GET", `| Nested collection | GET, POST | ${path} | as above | as above |\n| Nested object | GET`]]);
    expect(lines).toEqual(expect.arrayContaining(['+   get: Get<Of["uri"], Of["fields"]>;', '+   post: Post<Of["uri"], Of["fields"], Of["fields"]>;']));
  });

  test("whose fields a row names are these, in the answer as well", () => {
    const { lines } = adopted("controller-v2", controller, [
      [
        "| Session | not shown beyond its existence | /session (the address example) or 'sessions' (the prose) | see below | a session ID |",
        "| Open a session | POST | /sessions | username (string), password (string) | session_id (string) |",
      ],
      [" Exactly what payload the session call has in its request and in its response: not shown.", ""],
    ]);
    expect(lines).toEqual(expect.arrayContaining(["+       username?: string;", "+       password?: string;", "+       session_id?: string;"]));
    expect(lines.join("\n")).not.toContain('NotShown<"username');
  });
});

test("a range that its row leaves to a source of the field stays", () => {
  const { lines } = adopted("mgmt-v3", textsOf("mgmt-v3"), [["Level of commands for authorization. Range 0-15.", "Level of commands for authorization."]]);
  expect(lines.filter((line) => line.endsWith(".ts"))).toEqual([]);
});

test("a column of notes brings limits, null and sentences to rows that had none, and takes nothing that another place states", () => {
  const { lines } = adopted("controller-v2", textsOf("controller-v2"), [
    [
      "| Field | Type |\n|---|---|\n| name | string |\n| description | string |",
      "| Field | Type | Notes |\n|---|---|---|\n| name | string | 1 to 63 characters. |\n| description | string or null | Maximum length 255 characters. |\n| revision | integer | Read-only. Grows by one with each update. |",
    ],
  ]);
  expect(lines).toEqual(expect.arrayContaining(["+   description?: Text<255> | null;", "+   /** Grows by one with each update. */", "+   revision?: ReadOnly<Integer>;"]));
  expect(lines).toContain("+ | revision | integer. Read-only. Grows by one with each update. |");
});

describe("a service of sections of one request each", () => {
  const document = `# Pump API

Version 1.4, base URL \`https://api.pump.example/v1\`

## Authentication

Send your API key in the header \`X-Api-Key\`. All calls but \`GET /health\` need the key.

## Health

### GET /health

Tells whether the service runs.

Returns \`200\`.

## Pumps

### The pump object

| Attribute | Type | Required | Default | Description |
|---|---|---|---|---|
| id | string | read-only | | Identifier. Maximum length 36 characters. |
| mode | string | no | auto | How it runs: \`auto\`, \`manual\` or \`off\`. |
| flow | number | no | | Litres per minute, 0 to 250. |
| boost | integer | no | 100 | Percent, 10 to 200. |

### GET /pumps

Lists the pumps.

Returns \`200\` with an array of pump objects.

### GET /pumps/{pump_id}

Reads a pump.

Returns \`200\` with the pump object.

### PUT /pumps/{pump_id}

Replaces a pump. The body is a pump object.

Returns \`200\` with the pump object.
`;
  const texts: Texts = new Map([...drafted(document).files].map(([path, text]) => [`spec-src/pump/${path}`, text]));
  const pump = (...changes: Changes): readonly string[] => adopted("pump", texts, changes).lines;

  test("gets a method on a path that is there", () => {
    const lines = pump(["### PUT /pumps/{pump_id}", "### PATCH /pumps/{pump_id}\n\nChanges a pump. The body holds the attributes to change.\n\nReturns `200` with the pump object.\n\n### PUT /pumps/{pump_id}"]);
    expect(lines).toContain('+   change: Patch<Of["uri"], Partial<Of["fields"]>, Of["fields"]> & Status<200>;');
  });

  test("has a request that is deprecated", () => {
    const lines = pump(["Replaces a pump. The body", "Deprecated. Replaces a pump. The body"]);
    expect(lines).toContain("+    * @deprecated");
  });

  test("lists values in a section of their own", () => {
    const lines = pump(
      ["| mode | string | no | auto | How it runs: `auto`, `manual` or `off`. |", "| mode | string | no | auto | See Pump modes. |"],
      ["### GET /pumps\n", "### Pump modes\n\n| Mode | Meaning |\n|---|---|\n| `auto` | Programs run. |\n| `manual` | By hand only. |\n| `off` | Nothing runs. |\n\n### GET /pumps\n"],
    );
    expect(lines).toEqual(expect.arrayContaining(["+    * - `auto`: Programs run.", "+    * @source Pump modes"]));
    expect(lines.some((line) => line.includes("mode?:"))).toBe(false);
  });

  test("lists values that are not all", () => {
    const lines = pump(["| flow |", "| model | string | read-only | | One of `s1`, `s2`, `s4`, among others. |\n| flow |"]);
    expect(lines).toContain('+   model?: ReadOnly<OpenEnum<"s1" | "s2" | "s4", "the other values">>;');
  });

  test("has a comment that lists the values, which follows them", () => {
    const lines = pump(["How it runs: `auto`, `manual` or `off`.", "How it runs: `auto`, `manual`, `eco` or `off`."]);
    expect(lines).toContain("+   /** How it runs: `auto`, `manual`, `eco` or `off`. */");
  });

  test("has another unit, another default in a sentence and an example", () => {
    const lines = pump(
      ["Litres per minute, 0 to 250.", "Litres per hour, 0 to 15000."],
      ["| boost | integer | no | 100 | Percent, 10 to 200. |", "| boost | integer | no | | Percent, 10 to 200. If left out, 120 is used. Example: 80. |"],
    );
    expect(lines).toEqual(expect.arrayContaining(["+   /** Litres per hour. */", "+   flow?: Range<0, 15000>;", "+   boost?: Range<10, 200, 120> & Integer;", "+    * @example 80"]));
  });

  test("needs no key for another call, which an entry said word by word", () => {
    const lines = pump(["All calls but `GET /health` need", "All calls but `GET /health` and `GET /pumps` need"]);
    expect(lines.some((line) => line.startsWith("+   list: ") && line.includes("Access<[]>"))).toBe(true);
    expect(lines.some((line) => line.startsWith("+") && line.includes('"All calls but GET /health and GET /pumps need the key."'))).toBe(true);
  });

  test("gets a row whose words its comment shares, with a length", () => {
    const lines = pump(["| flow |", "| firmware | string | read-only | | Version of the firmware, at most 20 characters. |\n| flow |"]);
    expect(lines).toContain("+   firmware?: ReadOnly<Text<20>>;");
  });
});
