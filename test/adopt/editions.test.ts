/** Editions in which a table is a list, or a list a table: what came with it goes where our edition has the same. */
import { expect, test } from "vitest";
import { adoptIn, changedLines, textsOf } from "./support.ts";

function adopted(service: string, change: (text: string) => string): readonly string[] {
  const texts = textsOf(service);
  const before = texts.get(`spec-src/${service}/document.md`)!;
  const document = change(before);
  expect(document).not.toBe(before);
  const { adoption, left, again } = adoptIn(service, texts, document);
  expect([adoption.unplaced.map(({ why }) => why), adoption.steps.flatMap(({ leaves = [] }) => leaves)]).toEqual([[], []]);
  expect([left, again.steps]).toEqual([[], []]);
  return changedLines(texts, adoption.texts).split("\n");
}

test("a row of a table whose names our edition lists in a sentence", () => {
  const lines = adopted("mgmt-v3", (text) =>
    text.replace(/curr_conn, total_l4_conn[^.]*\./, (list) => `| Counter | JSON type |\n|---|---|\n${list.slice(0, -1).split(", ").map((name) => `| ${name} | number |\n`).join("")}| total_quic_conn | number |`),
  );
  expect(lines).toContain("+   total_quic_conn?: Tally;");
  expect(lines.find((line) => line.startsWith("+ curr_conn"))).toMatch(/, total_ssl_conn, total_quic_conn\.$/);
});

test("an item of a list that is a table in our edition", () => {
  const lines = adopted("controller-v2", (text) =>
    text.replace(/\| Header \| Value \|\n\|---\|---\|\n(?:\|.*\n)+/, "- Authorization: as above\n- Content-Type: application/json\n- provider: the provider name, <PROVIDER>\n- X-Request-Id: an identifier of the request\n"),
  );
  expect(lines).toEqual(expect.arrayContaining(["+ | X-Request-Id | an identifier of the request |", "+      * an identifier of the request", '+     "X-Request-Id": string;']));
});

test("an item with its type in brackets, of a list that is a table with notes in our edition", () => {
  const lines = adopted("mgmt-v3", (text) =>
    text.replace(/(method block:\n\n)\| Field[^\n]*\n\|[-|]*\n((?:\|.*\n)+)/, (_, label: string, rows: string) => `${label}${rows.replace(/^\| (.*?) \| (.*?) \| (.*?) \|$/gm, "- $1 ($2): $3")}- radius (boolean): Use the RADIUS protocol. Default 0.\n`),
  );
  expect(lines).toEqual(expect.arrayContaining(["+ | radius | boolean | Use the RADIUS protocol. Default 0. |", "+     radius?: Flag;"]));
});

test("an item that is no more than a name with its type, where our edition has a table", () => {
  const lines = adopted("controller-v2", (text) => text.replace("| Field | Type |\n|---|---|\n| name | string |\n| description | string |\n", "- name (string)\n- description (string)\n- labels (array of strings)\n"));
  expect(lines).toEqual(expect.arrayContaining(["+ | labels | array of strings |", "+   labels?: string[];"]));
});

test("a column of releases: what it says of each row stands in the comment of its field, and a row that came has it as well", () => {
  const lines = adopted("mgmt-v3", (text) =>
    text
      .replace("| Field | Type | Notes |\n|---|---|---|\n| commands | number | Level", "| Field | Type | Since | Notes |\n|---|---|---|---|\n| commands | number | 3.0 | Level")
      .replace("| debug | number | Level", "| debug | number | 3.0 | Level")
      .replace("| method | object | JSON block, listed below |\n| uuid | string | Max", "| method | object | 3.0 | JSON block, listed below |\n| accounting | boolean | 3.1 | Records each command. Default 0. |\n| uuid | string | 3.0 | Max"),
  );
  expect(lines).toEqual(expect.arrayContaining(["+   /** The identifier of the settings. Since: 3.0. */", "+   /** Since: 3.1. Records each command. */", "+   accounting?: Flag;"]));
});

test("a field that can be null, of which a table of limits says nothing of that", () => {
  const lines = adopted("mgmt-v3", (text) => text.replace("| commands | number | Level", "| commands | number or null | Level"));
  expect(lines).toContain("+   commands?: Range<0, 15> | null;");
});

test.each([
  ["a table", "| Session | Session <SESSION_ID> |", "| Token | Token <SESSION_ID> |"],
  ["a list", /\| Scheme \|[^\n]*\n\|[-|]*\n(?:\|.*\n)+/, "- Basic: Basic <BASE64_CREDENTIALS>, base64 encoding of a string that is username, a colon, then password\n- Token: Token <SESSION_ID>, the session ID that the session call got back from the controller\n"],
])("a scheme that is called otherwise, in %s: its word is what stands before its credential", (_, from, to) => {
  const lines = adopted("controller-v2", (text) => text.replace(from, to));
  expect(lines).toContain('+     session: HeaderCredential<"Authorization", "Token", "<SESSION_ID>">;');
});

test("a second thing that is not shown, in words like those of the first", () => {
  const lines = adopted("mgmt-v3", (text) => text.replace("The transitions between states: not shown.", "Transitions: not shown. Causes of a state: not shown."));
  expect(lines).toContain('+     "causes-state": NotShown<"causes of a state">;');
  expect(lines.find((line) => line.startsWith("+ Among"))).toMatch(/The transitions between states: not shown\. Causes of a state: not shown\.$/);
});

test.each([
  ["a noun in the place of its verb", "controller-v2", "JSON objects are the payloads.", "A deletion is answered with 204.", "+   delete: Delete<At, None> & Status<204>;"],
  ["nothing in the body, as its row says", "controller-v2", "JSON objects are the payloads.", "Delete answers with status 204 and no body.", "+   delete: Delete<At, None> & Status<204>;"],
])("a status of success of one operation, told below the table: with %s", (_, service, before, sentence, expected) => {
  expect(adopted(service, (text) => text.replace(before, `${sentence} ${before}`))).toContain(expected);
});

test("a status without a body, of an operation whose row has one, stays a sentence", () => {
  const lines = adopted("mgmt-v3", (text) => text.replace("\n### Generic resource endpoints", "\nDelete is answered with status 204 and no body.\n\n### Generic resource endpoints"));
  expect(lines).toContain('+     "delete-answered-status-204": "Delete is answered with status 204 and no body.";');
});

test("an operation that goes is counted by the sentence before its table", () => {
  const lines = adopted("mgmt-v3", (text) => text.replace("the same five operations", "the same four operations").replace("| Delete | DELETE | same | none | attributes |\n", ""));
  expect(lines).toContain('-   delete: Delete<Of["uri"], Keyed<Of["uri"], Of["settings"]>> & Notes<OfOnlyOne>;');
});

test("what a general sentence says of all methods goes along with the operation", () => {
  const lines = adopted("mgmt-v3", (text) => text.replace("HTTP methods read, create, modify, replace and delete resources.", "HTTP methods read, create, modify and replace resources."));
  expect(lines).toContain('+     methods: "HTTP methods read, create, modify and replace resources.";');
});

test("one more field in what an array holds comes, and goes again", () => {
  const texts = textsOf("mgmt-v3");
  const path = "spec-src/mgmt-v3/document.md";
  const document = texts.get(path)!;
  const other = document.replace("each with string field counters1 (a counter name)", "each with string fields counters1 and counters2 (counter names)");
  const first = adoptIn("mgmt-v3", texts, other);
  expect(first.adoption.unplaced.map(({ why }) => why)).toEqual([]);
  expect([first.left, first.again.steps]).toEqual([[], []]);
  const port = first.adoption.texts.get("spec-src/mgmt-v3/slb/virtual-server/port.ts")!;
  expect(port).toContain("    >;\n    /** @source Virtual port element > sampling-enable */\n    counters2: string;\n  }[];");
  const back = adoptIn("mgmt-v3", first.adoption.texts, document);
  expect(back.adoption.unplaced.map(({ why }) => why)).toEqual([]);
  expect(back.adoption.texts.get("spec-src/mgmt-v3/slb/virtual-server/port.ts")).toBe(texts.get("spec-src/mgmt-v3/slb/virtual-server/port.ts"));
});

test("a resource that is called otherwise, in its path and in the headings of its sections", () => {
  const texts = textsOf("mgmt-v3");
  const renamed = texts
    .get("spec-src/mgmt-v3/document.md")!
    .replace("### authorization (configuration resource)\n\nThe element URI is /mgmt/v3/authorization.", "### command-authorization (configuration resource)\n\nThe element URI is /mgmt/v3/command-authorization.")
    .replace("### Configuration resources: authentication and authorization", "### Configuration resources: authentication and command-authorization")
    .replace("/mgmt/v3/authentication or /mgmt/v3/authorization |", "/mgmt/v3/authentication or /mgmt/v3/command-authorization |");
  const { adoption, left, again } = adoptIn("mgmt-v3", texts, renamed);
  expect([adoption.unplaced.map(({ why }) => why), adoption.steps.flatMap(({ leaves = [] }) => leaves)]).toEqual([[], []]);
  expect([left, again.steps]).toEqual([[], []]);
  expect(adoption.texts.get("spec-src/mgmt-v3/document.md")).toBe(renamed);
  expect(changedLines(texts, adoption.texts).split("\n")).toEqual(expect.arrayContaining(['+   uri: "/command-authorization";', "+  * @source command-authorization"]));
});

test("a limit that changes in a list, which is a table in our edition", () => {
  const lines = adopted("mgmt-v3", (text) =>
    text
      .replace(/\| Item \| Limit \|\n\|---\|---\|\n(?:\|.*\n)+/, (rows) => rows.split("\n").slice(2, -1).map((row) => row.replace(/^\| (.*) \| (.*) \|$/, "- $1: $2\n")).join(""))
      .replaceAll("last 30 seconds", "last 60 seconds"),
  );
  expect(lines).toEqual(expect.arrayContaining(["+ | baseline window | last 60 seconds |", '+   get: Get<At, Answered, "observe"> & Sampled<Counters, [60], ["min", "max", "avg"]> & Also;']));
});

test("what a row says besides its new name is taken over with words of its own", () => {
  const texts = textsOf("mgmt-v3");
  const document = texts
    .get("spec-src/mgmt-v3/document.md")!
    .replace("| Replace or update elements | PUT | collection URI | request: object keyed by type name with key fields and changed fields |", "| Replace elements | PUT | collection URI | request: object keyed by type name with all fields |");
  const { adoption, left } = adoptIn("mgmt-v3", texts, document);
  expect(left).toEqual([]);
  expect(adoption.steps.map(({ says }) => says)).toEqual(["update of AnyCollection: its source is called Replace elements", '"Generic resource endpoints > Replace elements" (mention): in the document alone']);
  expect(adoption.steps.flatMap(({ leaves = [] }) => leaves)).toHaveLength(1);
});

test("a field that its row calls deprecated behind its name", () => {
  const lines = adopted("controller-v2", (text) => text.replace("| description | string |", "| description (deprecated) | string |"));
  expect(lines).toEqual(expect.arrayContaining(["+   /** @deprecated */", "+ | description (deprecated) | string |"]));
});
