/** What a technical writer does to a manual: layouts that say the same are no finding, and one fact that changes is one, wherever it is repeated. */
import { describe, expect, test } from "vitest";
import { withoutConsequences } from "../../generator/drift/findings/without-consequences.ts";
import { driftFrom, subjects, type Subject } from "./subjects.ts";

const device = subjects.find(({ name }) => name === "mgmt-v3")!;
const controller = subjects.find(({ name }) => name === "controller-v2")!;

type Edit = readonly [from: string | RegExp, to: string];

function told(subject: Subject, edits: readonly Edit[]): readonly string[] {
  const text = edits.reduce((edited, [from, to]) => {
    const made = typeof from === "string" ? edited.replaceAll(from, () => to) : edited.replace(from, to);
    expect(made === edited, String(from)).toBe(false);
    return made;
  }, subject.text);
  return withoutConsequences(driftFrom(subject, text)).map(({ change, fact, place: { row }, from, to }) => [change, fact, row, from, to].filter((one) => one !== undefined).join(" | "));
}

const statistics = /^curr_conn, total_l4_conn.*$/m.exec(device.text)![0];
const items = (from: number, to?: number): string => statistics.replace(/\.$/, "").split(", ").slice(from, to).map((name) => `  - ${name}`).join("\n");
const fields = "| Field | Type |\n|---|---|\n| name | string |\n| description | string |";
const modeTable = /\| Field \| Type \| Notes \|\n\|---\|---\|---\|\n\| mode \|.*\n/;
const modeItems = "- **mode** (string), default single. Allowed values:\n  - multiple: when one authentication method rejects, the one after it is tried.\n  - single: when a method rejects, that is the end of it and no other is tried.\n";
const nested = "| Nested object | GET, PUT, DELETE | /{parent_object_collection}/{parent_object_name}/{child_object_collection}/{child_object_name} | as above | as above |";

const names = statistics.replace(/\.$/, "").split(", ");
const portTable = /\| Field \| JSON type \|\n\|---\|---\|\n\| port-number(?:.*\n)+?(?=\n)/.exec(device.text)![0];
const endpoints = /\| Purpose \|(?:.*\n)+?(?=\n)/.exec(controller.text)![0];
/** A table with one column more, of which some rows have something. */
function widened(table: string, title: string, says: (row: string) => string): string {
  return table.replace(/^\| (.*?) \|.*$/gm, (line, row: string) => `${line} ${/^\|-/.test(line) ? "" : line === table.split("\n")[0] ? title : says(row)} |`).replace(/^\|-.*$/m, (ruler) => `${ruler}---|`);
}
const grid = (all: readonly string[]): string => `| | | | |\n|---|---|---|---|\n${all.flatMap((_, index) => (index % 4 === 0 ? [`| ${[0, 1, 2, 3].map((column) => all[index + column] ?? "").join(" | ")} |`] : [])).join("\n")}`;
const operations: Edit = ["| Operation | Method | Path | Request payload | Response payload |", "| Vorgang | Methode | Pfad | Anfrage | Antwort |"];
const authorizationTables = /\| Field .*\n.*\n(\| commands .*)\n(\| debug .*)\n(\| method .*)\n(\| uuid .*)\n\nmethod block:\n\n.*\n.*\n(.*)\n(.*)\n/;
const headed = (mark: string, row: string): string => row.replace(/^\| (.*?) \| (.*?) \| (.*) \|$/, `${mark} \`$1\` ($2)\n\n$3\n\n`);
/** The fields of authorization, each under a heading of its own. */
function underHeadings(more = ""): Edit {
  const [, commands = "", debug = "", method = "", uuid = "", none = "", tacplus = ""] = authorizationTables.exec(device.text)!;
  const fields = [...[commands, debug, method].map((row) => headed("####", row)), ...[none, tacplus].map((row) => headed("#####", row)), headed("####", uuid)];
  return [authorizationTables, fields.join("") + more];
}

describe("no finding", () => {
  test.each<readonly [string, Subject, readonly Edit[]]>([
    ["titles of columns in another language", device, [operations, ["| Field | Type | Notes |\n|---|---|---|\n| commands", "| Feld | Typ | Anmerkungen |\n|---|---|---|\n| commands"]]],
    ["names in a block of code", device, [[statistics, `\`\`\`\n${names.join("\n")}\n\`\`\``]]],
    ["names on lines of their own", device, [[statistics, names.join("<br>\n")]]],
    ["names in a table that only arranges them", device, [[statistics, grid(names)]]],
    ["names in items within a cell", device, [["range, conn-limit, scaleout-bucket-count", "<ul><li>range</li><li>conn-limit</li><li>scaleout-bucket-count</li></ul>"]]],
    ["fields under headings of their own", device, [underHeadings()]],
    ["a label as the caption below its table", device, [[/mode-cfg block:\n\n((?:\|.*\n)+)/, "$1\n*Table 3: mode-cfg block*\n"]]],
    ["single quotes of print", device, [["Allowed values: multiple, single. Default single.", "Allowed values: ‘multiple’, ‘single’. Default ‘single’."]]],
    ["a footnote for readers, called by a word", device, [["The transitions between states: not shown.", "The transitions between states: not shown.[^later]\n\n[^later]: This may change in a later edition of this document."]]],
    ["a list in parts, each under a word", device, [[statistics, `- Connections:\n${items(2, 7)}\n- Others:\n${items(0, 2)}\n${items(7)}`]]],
    ["a table as a list whose items stand below what they are of", device, [[/\| Item \| Limit \|\n(?:\|.*\n)+/, "- authentication\n  - uuid field: maximum length 64 characters\n- authorization\n  - commands: 0 to 15\n  - debug: 1 to 15\n- Windows\n  - baseline window: last 30 seconds\n  - rate windows: last 1, 5, 10 and 30 seconds\n"]]],
    ["fields in a sentence", controller, [[fields, "An object has the string fields name and description."]]],
    ["which fields are required, beside a row that names fields of its own", device, [[portTable, widened(portTable, "Required", (row) => (/^(?:port-number|protocol)$/.test(row) ? "yes" : "no"))]]],
    ["a placeholder behind the word for what it stands for", device, [["then <SESSION_TOKEN>", "then the session token <SESSION_TOKEN>"]]],
    ["a row for each method", controller, [[nested, ["GET", "PUT", "DELETE"].map((method) => nested.replace("GET, PUT, DELETE", method)).join("\n")]]],
    ["a table that goes on in another one", device, [["| privilege-mode | boolean |", "\nFurther fields:\n\n| Field | Type | Notes |\n|---|---|---|\n| privilege-mode | boolean |"]]],
    ["a table of contents that calls sections by shorter names", device, [["\n## What the service does", "\n- [Overview](#what-the-service-does)\n- [Resources](#resources-and-their-fields)\n  - [Ports](#virtual-port-element-shape-of-an-element)\n- [States](#states-and-transitions)\n\n## What the service does"]]],
    ["a row as an item, with its values below it", device, [[modeTable, modeItems]]],
    [
      "two tables as one, with a column for the block of each row",
      device,
      [[/login-cfg block:\n\n(.*\n){2}(.*\n)(.*\n)\nenable-cfg block:\n\n.*\n.*\n(.*\n)/, "login-cfg and enable-cfg blocks:\n\n| Block | Field | Type | Notes |\n|---|---|---|---|\n| login-cfg $2| login-cfg $3| enable-cfg $4"]],
    ],
  ])("%s", (_, subject, edits) => {
    expect(told(subject, edits)).toEqual([]);
  });
});

test("a callout is found where its text stands, not at the mark of its sort", () => {
  const text = device.text.replace("\nmethod block:\n", "\n> [!NOTE]\n> Traces are lost at a reload.\n\nmethod block:\n");
  const [found] = driftFrom(device, text);
  expect(text.split("\n")[found!.document.line - 1]!.slice(found!.document.column - 1)).toBe("Traces are lost at a reload.");
});

describe("one finding", () => {
  test.each<readonly [string, Subject, readonly Edit[], string]>([
    ["a body in a column with a title in another language", device, [operations, ["| Delete | DELETE | same | none | attributes |", "| Delete | DELETE | same | none | none |"]], "changed | response | Delete | a body | none"],
    ["a name that came into a block of code", device, [[statistics, `\`\`\`\n${["total_quic_conn", ...names].join("\n")}\n\`\`\``]], "added | row | total_quic_conn | total_quic_conn"],
    ["a name among those on lines of their own", device, [[statistics, names.join("<br>\n").replace("peak_conn", "max_conn")]], "renamed | row | max_conn | peak_conn | max_conn"],
    ["a limit below the heading of its field", device, [underHeadings(), ["Range 0-15.", "Range 0-31."], ["| 0 to 15 |", "| 0 to 31 |"]], "changed | range | commands | 0 to 15 | 0 to 31"],
    ["a field that came with a heading of its own", device, [underHeadings("#### `timeout` (number)\n\nSeconds. Range 1-12.\n\n")], "added | row | timeout | timeout"],
    [
      "a resource that went, and what other tables had of it",
      device,
      [[/### authorization \(configuration[\s\S]*?(?=### Virtual port)/, ""], [" or /mgmt/v3/authorization", ""], ["| authorization commands | 0 to 15 |\n| authorization debug | 1 to 15 |\n", ""]],
      "removed | section | authorization",
    ],
    ["a row that is struck out", device, [["| tacplus |", "| ~~tacplus~~ |"]], "removed | row | tacplus | tacplus"],
    ["a unit behind a comma", device, [["Level of commands for authorization.", "Level of commands for authorization, in percent."]], "added | mention | commands | in percent"],
    ["what is done as what should be", device, [["HTTPS is used for all requests.", "HTTPS should be used for all requests."]], "added | mention | should"],
    ["what is done as what must be", device, [["The TACACS+ protocol is used.", "Must use the TACACS+ protocol."]], "added | mention | tacplus | must"],
    ["what each has as what it may have", device, [["The header Authorization is on each request;", "Each request may carry the header Authorization;"]], "added | mention | may"],
    ["a limit of a field in all its rows", device, [[/aximum length 64 characters/g, "aximum length 1,024 characters"]], "changed | length | uuid | at most 64 | at most 1024"],
    ["a type whose values are no longer numbers", device, [["number (0 or 1)", "boolean"]], "changed | type | reset | 0 or 1 | boolean"],
    ["a value that comes into a list below its field", device, [[modeTable, `${modeItems}  - strict: every method has to accept.\n`]], "changed | values | mode | multiple, single | multiple, single, strict"],
    ["a field, and the limit that is called after it", device, [["| debug | number |", "| debug-level | number |"], ["| authorization debug |", "| authorization debug-level |"]], "renamed | row | debug-level | debug | debug-level"],
    ["a window in another unit", device, [["over the last 30 seconds.", "over the last minute."], ["| baseline window | last 30 seconds |", "| baseline window | last minute |"]], "changed | windows | Baseline data resource | 30 | 60"],
    ["a path and the reference to it", device, [["/mgmt/v3/authentication/console", "/mgmt/v3/authentication/terminal"]], "changed | path | /mgmt/v3/authentication/console | /mgmt/v3/authentication/terminal"],
    [
      "a row, and how many there are, here and elsewhere",
      controller,
      [["one of two schemes", "one of three schemes"], ["its two Authorization schemes", "its three Authorization schemes"], ["\n3. Headers that", "| Token | Token <API_TOKEN> | a token that was issued |\n\n3. Headers that"]],
      "added | row | Token | Token",
    ],
    ["which fields are required, and one that is not any more", device, [[portTable, widened(portTable, "Required", (row) => (row === "port-number" ? "yes" : "no"))]], "changed | required | protocol | true | false"],
    ["a remark in words that other rows have", controller, [[endpoints, widened(endpoints, "Remarks", (row) => (row === "Delete one object" ? "Also deletes its child objects." : ""))]], "added | statement | Delete one object | Also deletes its child objects."],
    ["a further example, in a sentence in other words", controller, [["Named collections (applications, for example) are where objects live;", "Objects live in named collections (for example applications or domains);"]], "added | mention | domains"],
    ["a condition beside a time that is told in other words", device, [["is assigned to every object automatically when it is created.", "is assigned to every object automatically at creation unless the request gives one."]], "added | mention | unless the request gives one"],
    ["a word of several", device, [["Partition visibility: none.", "Partition visibility: shared and private."]], "changed | property | none | shared and private"],
    ["a footnote, called by a word", controller, [["| JSON object | the object |\n| Read", "| JSON object | the object[^dup] |\n| Read"], ["JSON objects are the payloads.", "[^dup]: An object of the name is replaced.\n\nJSON objects are the payloads."]], "added | statement | An object of the name is replaced."],
    ["an obligation in words that all stand there", device, [["### Global settings", "A request that creates a port must give port-number and action.\n\n### Global settings"]], "added | statement | A request that creates a port must give port-number and action."],
    ["values in brackets behind their type, without a word that leads to them", device, [["| state | string (the value Down appears) |", "| state | string (Up, Down) |"]], "changed | values | state | Down | Up, Down"],
    [
      "a line of names that stands in another section now",
      device,
      [["| group_id, loc_max_depth, loc_success, loc_error, loc_override | number |\n", ""], ["| action, def-selection-if-pref-failed,", "| group_id, loc_max_depth, loc_success, loc_error, loc_override | number |\n| action, def-selection-if-pref-failed,"]],
      "moved | row | group_id | Operational data fields > group_id, loc_max_depth, loc_success, loc_error, loc_override | Virtual port element > group_id, loc_max_depth, loc_success, loc_error, loc_override",
    ],
    ["a row that came into a list with types of its own", device, [["counter_name (string), 1sec_rate", "counter_name (string), last_reset (string), 1sec_rate"]], "added | row | last_reset | last_reset"],
  ])("%s", (_, subject, edits, expected) => {
    expect(told(subject, edits)).toEqual([expected]);
  });
});
