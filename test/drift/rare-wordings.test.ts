/** What few documents say, and what an API of few has: each is read as its writer means it. */
import { describe, expect, test } from "vitest";
import { withoutConsequences } from "../../generator/drift/findings/without-consequences.ts";
import { driftFrom, driftInPlace, subjectOf, subjects, type Subject } from "./subjects.ts";

const device = subjects.find(({ name }) => name === "mgmt-v3")!;

type Edit = readonly [from: string | RegExp, to: string];

function edited(text: string, [from, to]: Edit): string {
  const made = text.replace(from, () => to);
  expect(made === text, String(from)).toBe(false);
  return made;
}

function told(drift: typeof driftFrom, subject: Subject, edit: Edit): readonly string[] {
  return withoutConsequences(drift(subject, edited(subject.text, edit))).map(({ change, fact, place: { row }, from, to }) => [change, fact, row, from, to].filter((one) => one !== undefined).join(" | "));
}

describe("another edition", () => {
  test.each<readonly [string, Edit]>([
    ["says what each bit is of in a sentence", ["Bitwise OR of: 1 (common), 2 (packet), 4 (packet detail), 8 (md5).", "A mask where 1 stands for common, 2 stands for packet, 4 stands for packet detail and 8 stands for md5."]],
    ["leads to a table by a sentence that stands apart from it", ["Resource kinds:\n", "These are the resource kinds:\n\nThe service has no others.\n"]],
  ])("%s", (_, edit) => {
    expect(told(driftFrom, device, edit).filter((one) => !one.includes("The service has no others."))).toEqual([]);
  });

  test("has another word in a column of which no reader knows anything", () => {
    const text = edited(edited(device.text, ["| Item | Limit |\n|---|---|", "| Item | Limit | Unit |\n|---|---|---|"]), [/(?<=\| baseline window \|.*\|)$/m, " second |"]);
    expect(told(driftFrom, subjectOf(device.name, device.modules, text), ["second |\n", "minute |\n"])).toEqual(["changed | mention | baseline window | second | minute"]);
  });

  test("still speaks of a field that its table lacks: there it is lost", () => {
    const row = "| commands | number | Level of commands for authorization. Range 0-15. |\n";
    const text = edited(edited(device.text, [row, ""]), ["Partition visibility: shared.", "Partition visibility: shared. The field commands may be left out."]);
    const lost = driftFrom(device, text).find(({ change, fact }) => change === "removed" && fact === "row")!;
    expect(text.split("\n")[lost.document.line - 1]!.slice(lost.document.column - 1)).toMatch(/^The field commands may be left out\./);
  });
});

describe("the service's own edition", () => {
  test.each<readonly [string, Edit, readonly string[]]>([
    ["names another protocol in other words", ["The TACACS+ protocol is used.", "It runs over RADIUS."], ["changed | mention | tacplus | TACACS+ | RADIUS"]],
    ["has a row twice", ["| uuid | string | Maximum length 64 characters. |\n\nmethod block", "| uuid | string | Maximum length 64 characters. |\n| uuid | string | Maximum length 64 characters. |\n\nmethod block"], []],
    ["calls requests by what their paths begin with", ["## Errors\n", "## Errors\n\nThe /uuid requests may take long.\n"], []],
  ])("%s", (_, edit, findings) => {
    expect(told(driftInPlace, device, edit)).toEqual(findings);
  });
});
