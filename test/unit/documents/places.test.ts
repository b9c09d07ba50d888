import { describe, expect, it } from "vitest";
import { findPlace, parsePlace } from "../../../generator/documents/places/find.ts";
import { formatPlace } from "../../../generator/documents/places/place.ts";
import { editionText, read } from "./documents.ts";

const device = read(editionText("mgmt-v3"));
const controller = read(editionText("controller-v2"));

const nested = read(
  "# D\n\n## A (first)\n\n### Fields\n\n| F |\n|---|\n| x |\n| same |\n\n## B\n\n### Fields\n\n| F |\n|---|\n| y |\n| same |\n\n" +
    "## Forms\n\nRequest fields:\n\n| F |\n|---|\n| id |\n| to |\n\nResponse fields:\n\n| F |\n|---|\n| id |\n",
);

function found(document: typeof device, source: string): unknown {
  const outcome = parsePlace(document, source);
  return outcome.ok ? outcome.value.place : outcome.diagnostics.map(({ code, message, help }) => [code, message, help]);
}

describe("a source", () => {
  it.each([
    ["authorization", { section: "authorization" }],
    ["authorization (configuration resource)", { section: "authorization" }],
    ["  authorization  >  commands ", { section: "authorization", row: "commands" }],
    ["authorization > method", { section: "authorization", block: "method" }],
    ["authorization > method > tacplus", { section: "authorization", block: "method", row: "tacplus" }],
    ["authorization > tacplus", { section: "authorization", block: "method", row: "tacplus" }],
    ["authentication > console > type-cfg", { section: "authentication", block: "console", row: "type-cfg" }],
    ["authentication > console type-cfg", { section: "authentication", block: "console type-cfg" }],
    ["authentication > console > type-cfg > type", { section: "authentication", block: "console type-cfg", row: "type" }],
    ["General conventions > 4", { section: "General conventions", row: "4" }],
    ["Limits > uuid field", { section: "Limits", row: "uuid field" }],
    ["Generic resource endpoints > Read statistics", { section: "Generic resource endpoints", row: "Read statistics" }],
    ["Statistics data fields > peak_conn", { section: "Statistics data fields (port stats), all numbers", row: "peak_conn" }],
    ["Baseline and rate entries > rate", { section: "Baseline and rate entries", row: "rate" }],
    ["Baseline and rate entries > rate > 1sec_rate", { section: "Baseline and rate entries", block: "rate", row: "1sec_rate" }],
    ["What the service does > Resource kinds > Element", { section: "What the service does", row: "Element" }],
    ["Virtual port element > range, conn-limit, scaleout-bucket-count", { section: "Virtual port element", row: "range" }],
    [
      "Endpoints > Configuration resources: authentication and authorization > Create",
      { section: "Configuration resources: authentication and authorization", row: "Create" },
    ],
  ])("%s", (source, place) => expect(found(device, source)).toEqual(place));

  it("finds rows of several tables and lists of one section", () => {
    expect(["2", "Basic", "3", "provider", "5"].map((row) => found(controller, `Authentication > ${row}`))).toEqual(
      ["2", "Basic", "3", "provider", "5"].map((row) => ({ section: "Authentication", row })),
    );
  });

  it("finds the first of the section's own rows with one name", () => {
    const outcome = parsePlace(read("# T\n\n| F |\n|---|\n| a |\n| b |\n\nSeen: c, a.\n"), "T > a");
    expect(outcome).toMatchObject({ ok: true, value: { place: { section: "T", row: "a" }, at: { line: 5 } } });
  });

  it("finds a status with its reason or without, where one row has it", () => {
    const statuses = read("# T\n\n| Status |\n|---|\n| 404 Not Found |\n| 409 |\n| 410 Gone |\n| 410 Taken away |\n| 412 things |\n| 50 |\n\nOf files:\n\n| Status |\n|---|\n| 423 Locked |\n");
    expect(["404", "409 Conflict", "409 There is one", "Of files > 423"].map((row) => found(statuses, `T > ${row}`))).toEqual([
      { section: "T", row: "404 Not Found" },
      { section: "T", row: "409" },
      { section: "T", row: "409" },
      { section: "T", row: "423 Locked" },
    ]);
    for (const row of ["404 Unknown", "410", "41", "50 Parts"]) expect(found(statuses, `T > ${row}`)).toEqual([["unknown-row", expect.any(String), expect.anything()]]);
  });

  it("tells sections with one title apart by what they stand in, or by what stands in them", () => {
    expect(found(nested, "A > Fields > x")).toEqual({ section: "D > A > Fields", row: "x" });
    expect(found(nested, "A (first) > Fields")).toEqual({ section: "D > A > Fields" });
    expect(found(nested, "Fields > y")).toEqual({ section: "D > B > Fields", row: "y" });
  });

  it("points at the line of what it names", () => {
    const outcome = parsePlace(device, "authorization > method > tacplus");
    const line = editionText("mgmt-v3").split("\n").findIndex((text) => text.startsWith("| tacplus |")) + 1;
    expect(outcome).toMatchObject({ ok: true, value: { at: { file: "document.md", line, column: 3, length: 7 } } });
  });
});

describe("a source that is not found", () => {
  it.each([
    ["autorization", ["unknown-section", '"document.md" has no section "autorization".', 'Did you mean "authorization"?']],
    ["Nothing of the kind", ["unknown-section", '"document.md" has no section "Nothing of the kind".', "Write a heading of the document."]],
    ["authorization > comands", ["unknown-row", '"authorization" has no row "comands".', 'Did you mean "commands"?']],
    ["authorization > method > tacpus", ["unknown-row", '"authorization > method" has no row "tacpus".', 'Did you mean "tacplus"?']],
    [
      "authorization > method > multiple-auth-reject",
      ["unknown-row", '"authorization > method" has no row "multiple-auth-reject".', 'Such a row stands at "authentication > multiple-auth-reject".'],
    ],
    ["Limits > nothing", ["unknown-row", '"Limits" has no row "nothing".', "Write the row's name as the document does."]],
    ["authorization > metod > none", ["unknown-block", 'The section "authorization" has no block "metod".', 'Did you mean "method"?']],
    ["authorization > other > none", ["unknown-block", 'The section "authorization" has no block "other".', 'Its blocks are "method".']],
    ["Limits > other > none", ["unknown-block", 'The section "Limits" has no block "other".', "Name the row right after the section."]],
    [
      "Endpoints > Generic resource endpoint > Read rate",
      ["unknown-block", 'The section "Endpoints" has no block "Generic resource endpoint".', 'Did you mean "Generic resource endpoints"?'],
    ],
    [
      "authentication > type",
      ["ambiguous-row", 'The section "authentication" has 2 rows "type".', 'Write one of "authentication > console type-cfg > type", "authentication > type-cfg > type".'],
    ],
    ["  ", ["empty-source", "The source names no section.", 'Name a section of the document, and perhaps a block and a row in it: "Limits", "Limits > block > row".']],
  ])("%s", (source, diagnostic) => expect(found(device, source)).toEqual([diagnostic]));

  it("because two sections answer to it", () => {
    const help = 'Write one of "D > A > Fields", "D > B > Fields".';
    const ambiguous = [["ambiguous-section", '"document.md" has 2 sections "Fields".', help]];
    expect(found(nested, "Fields")).toEqual(ambiguous);
    expect(found(nested, "Fields > same")).toEqual(ambiguous);
  });

  it("because two sections have the same headings throughout: all but the first are told by their numbers", () => {
    const twice = read("# D\n\n## A\n\n## A\n\n### B\n\n## A #2\n");
    expect(found(twice, "A")).toEqual([["ambiguous-section", '"document.md" has 2 sections "A".', 'Write one of "D > A", "D > #2 > A".']]);
    for (const [source, line] of [["D > A", 3], ["D > #2 > A", 5], ["#2 > A", 5], ["D > #2 > A > B", 7], ["A #2", 9]] as const) {
      expect(parsePlace(twice, source)).toMatchObject({ ok: true, value: { at: { line } } });
    }
  });

  it("because two labelled tables have it", () => {
    expect(found(nested, "Forms > id")).toEqual([
      ["ambiguous-row", 'The section "Forms" has 2 rows "id".', 'Write one of "Forms > Request fields > id", "Forms > Response fields > id".'],
    ]);
    expect(found(nested, "Forms > to")).toEqual({ section: "Forms", row: "to" });
    expect(found(nested, "Forms > Response fields > id")).toEqual({ section: "Forms", block: "Response fields", row: "id" });
  });

  it("says so where the definition stands", () => {
    const at = { file: "a.ts", line: 3, column: 5, length: 4 };
    expect(parsePlace(device, "x", at).diagnostics).toMatchObject([{ at }]);
    expect(parsePlace(nested, "Fields", at).diagnostics[0]!.related).toHaveLength(2);
  });
});

describe("a place", () => {
  it.each([
    { section: "authentication", row: "mode-cfg" },
    { section: "authentication", block: "mode-cfg" },
    { section: "authentication", block: "console type-cfg", row: "type" },
    { section: "authentication (configuration resource)", row: "console" },
  ])("is found by its parts: %j", (place) => {
    expect(findPlace(device, place)).toMatchObject({ place: { ...place, section: "authentication" } });
  });

  it("is no row of another block", () => {
    expect(findPlace(device, { section: "authentication", block: "mode-cfg", row: "type" })).toBeUndefined();
    expect(findPlace(device, { section: "authentication", block: "mode" })).toBeUndefined();
    expect(findPlace(device, { section: "authentikation" })).toBeUndefined();
  });

  it("reads as it is written", () => {
    expect(formatPlace({ section: "A", block: "b c", row: "d" })).toBe("A > b c > d");
    expect(formatPlace({ section: "A", row: "d" })).toBe("A > d");
  });
});
