/** A change that a document states in several places is one finding, and so is a list in the place of one value. */
import { expect, test } from "vitest";
import { driftFrom, driftInPlace, subjects } from "./subjects.ts";

const subject = subjects.find(({ name }) => name === "mgmt-v3")!;

function edited(...edits: readonly (readonly [from: string, to: string])[]): string {
  return edits.reduce((text, [from, to]) => {
    if (!text.includes(from)) throw new Error(`The document does not say "${from}".`);
    return text.replaceAll(from, () => to);
  }, subject.text);
}

test("a time that is looked back upon, in two tables", () => {
  const found = driftFrom(subject, edited(["over the last 30 seconds", "over the last 60 seconds"], ["| last 30 seconds |", "| last 60 seconds |"]));
  expect(found.map(({ change, fact, from, to, also }) => [change, fact, from, to, also.length])).toEqual([["changed", "windows", "30", "60", 1]]);
});

test("a path, in two tables", () => {
  const found = driftFrom(subject, edited(["/mgmt/v3/uuid/{id}", "/mgmt/v3/id/{id}"]));
  expect(found.map(({ change, fact, from, to, also }) => [change, fact, from, to, also.length])).toEqual([["changed", "path", "/mgmt/v3/uuid/{id}", "/mgmt/v3/id/{id}", 1]]);
});

test("several values of a property in the place of one", () => {
  const text = edited(["Partition visibility: shared.", "Partition visibility: shared, private."]);
  for (const found of [driftFrom(subject, text), driftInPlace(subject, text)]) {
    expect(found.map(({ change, fact, from, to }) => [change, fact, from, to])).toEqual([["changed", "property", "shared", "shared, private"]]);
  }
});

test("a section, with the rows that are defined by it", () => {
  const found = driftFrom(subject, subject.text.replace(/### authorization \(configuration resource\)[\s\S]*?(?=### Virtual port element)/, ""));
  expect(found.map(({ change, fact, from }) => [change, fact, from])).toEqual([["removed", "section", "authorization"]]);
});

test("a word in two sentences of a row, in two forms", () => {
  const found = driftFrom(subject, edited(["The statistics of an element or of a collection. Some elements and collections have one, others do not.", "Statistics of an element. Only some elements have one."]));
  expect(found.map(({ change, fact, from }) => [change, fact, from])).toEqual([["removed", "mention", "collection"]]);
});

test("how much data something holds is no range", () => {
  const found = driftFrom(subject, edited(["Several logins of one and the same user are rejected.", "Several logins of one and the same user are rejected. Holds at most 2 MB."]));
  expect(found.map(({ change, fact, to }) => [change, fact, to])).toEqual([["added", "statement", "Holds at most 2 MB."]]);
});

test("a row that came, and what another one says that it holds", () => {
  const type = "| type | boolean | Type of login authentication. Default 0. |\n";
  const found = driftFrom(subject, edited([type, `${type}| speed | number | Bits per second. |\n`], ["JSON block with console-type, type and uuid", "JSON block with console-type, type, speed and uuid"]));
  expect(found.map(({ change, fact, place: { row }, to, also }) => [change, fact, row, to, also.length])).toEqual([["added", "row", "speed", "speed", 1]]);
});

test("a row that is called otherwise, and what another one says that it holds", () => {
  const found = driftFrom(subject, edited(["| console-type | string |", "| console-kind | string |"], ["JSON block with console-type,", "JSON block with console-kind,"]));
  expect(found.map(({ change, fact, from, to, also }) => [change, fact, from, to, also.length])).toEqual([["renamed", "row", "console-type", "console-kind", 1]]);
});

test("fields that a row says it holds are news where no row of them came", () => {
  const found = driftFrom(subject, edited(["JSON block with console-type, type and uuid", "JSON block with console-type, type, speed and uuid"], ["| commands | number |", "| level | number |"], ["| authorization commands |", "| authorization level |"]));
  expect(found.map(({ change, fact, to }) => [change, fact, to])).toEqual([["changed", "holds", "console-type, type, speed, uuid"], ["renamed", "row", "level"]]);
});

test("how many rows a table has, beside an item of the list around it that went", () => {
  const controller = subjects.find(({ name }) => name === "controller-v2")!;
  const text = [/^\| Basic \|.*\n/m, /^5\. .*\n/m].reduce((before, gone) => before.replace(gone, ""), controller.text);
  const found = driftFrom(controller, text.replace("in one of two schemes", "in one scheme").replace("its two Authorization schemes", "its Authorization scheme"));
  expect(found.map(({ change, fact, from }) => [change, fact, from])).toEqual([["removed", "row", "Basic"], ["removed", "row", "5"]]);
});

test("a version in a column of its own, in several rows", () => {
  const rows = /\| none \| boolean \| (.*) \|\n\| tacplus \| boolean \| (.*) \|\n/;
  const [own, none, tacplus] = rows.exec(subject.text)!;
  const table = `| Field | Type | Notes |\n|---|---|---|\n${own}`;
  const found = driftFrom(subject, edited([table, `| Field | Type | Since | Notes |\n|---|---|---|---|\n| none | boolean | 3.0 | ${none} |\n| tacplus | boolean | 3.0 | ${tacplus} |\n`]));
  expect(found.map(({ change, fact, place: { row }, to, also }) => [change, fact, row, to, also.map(({ place }) => place.row)])).toEqual([["added", "statement", "none", "Since: 3.0", ["tacplus"]]]);
});

test.each([
  ["Configures the entering of privilege mode.", "Configures the entering of privilege mode for at most 30 seconds."],
  ["the one after it is tried. single:", "the one after it is tried for up to 30 seconds. single:"],
])("how long something is done limits no value: %s", (from, to) => {
  const found = driftFrom(subject, edited([from, to]));
  expect(found.map(({ change, fact, to: now }) => [change, fact, now])).toEqual([["added", "mention", "30"]]);
});
