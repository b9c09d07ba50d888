/** Sections of one name below several headings: `Body parameters` of each request. */
import { expect, test } from "vitest";
import { draftedSubject } from "../adopt/drafted.ts";
import { driftFrom } from "./subjects.ts";

const request = (title: string, path: string, rows: string, status: number): string => `## ${title}\n\n\`POST ${path}\`\n\n### Body parameters\n\n| Name | Type | Description |\n|---|---|---|\n${rows}\n\n### Statuses\n\n| Status | Description |\n|---|---|\n| ${status} | Done |\n\n`;
const text = `# Demo\n\nVersion 1.\n\n${request("Create a bin", "/bins", "| name | string | Its name. |\n| zone | string | Its zone. |", 201)}${request("Create a fan", "/fans", "| name | string | Its name. |\n| watts | integer | Its power. |", 200)}`;
const subject = draftedSubject("demo", text);

const found = (changed: string): readonly unknown[] => driftFrom(subject, changed).map(({ change, fact, from, to, place }) => [change, fact, from, to, place.section]);

test("each is compared with the one below the same heading", () => {
  expect(found(text)).toEqual([]);
  expect(found(text.replace("| watts | integer | Its power. |", "| watts | integer | Its power. Range 1-9. |"))).toEqual([["added", "range", undefined, "1 to 9", "Demo > Create a fan > Body parameters"]]);
});

test("below a heading that is called otherwise now, with the one that stood there", () => {
  expect(found(text.replace("## Create a fan", "## Making a fan"))).toEqual([]);
});
