/** Rows of one name in one table: a cell that stands for several rows, whose methods tell them apart. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { driftFrom, driftInPlace } from "./subjects.ts";
import { draftedSubject } from "../adopt/draft/drafted.ts";
import { repository } from "../support/definitions.ts";

const text = readFileSync(`${repository}/test/adopt/draft/strangers/kilns.md`, "utf8");
const subject = draftedSubject("kilns", text);

const found = (changed: string): readonly unknown[] => driftFrom(subject, changed).map(({ change, fact, from, to, document }) => [change, fact, from, to, changed.split("\n")[(document?.line ?? 0) - 1]]);

test("a draft of them shows no drift, whether a name stands once or in each row", () => {
  expect(found(text)).toEqual([]);
  expect(found(text.replace("| | | POST | Register", "| Kiln instances | /kiln_instances | POST | Register"))).toEqual([]);
});

test("one that has another method is found once, at its line", () => {
  const row = "| | | PUT | Modify a kiln |";
  expect(found(text.replace("| | | PATCH | Modify a kiln |", row))).toEqual([["changed", "methods", "PATCH", "PUT", row]]);
});

test("one that came, and one that went", () => {
  const row = "| | | PUT | Replace a kiln |";
  expect(found(text.replace("| | | DELETE |", `${row}\n| | | DELETE |`))).toMatchObject([["added", "row", undefined, "Individual kiln instance", row]]);
  expect(found(text.replace("| | | DELETE | Remove a kiln |\n", ""))).toHaveLength(1);
});

test("rows that give several methods of several paths are told apart by both", () => {
  const table = "| Object | Path | Methods |\n|---|---|---|\n| Card | /v2/cards | GET, POST |\n| Card | /v2/cards/{slot} | GET, PUT, DELETE |\n";
  const rest = "\n## Card\n\n| Field | Type | Notes |\n|---|---|---|\n| slot | number | Range 0-15. |\n";
  const cards = (rows: string): string => `# Chassis\n\nVersion 2. The base address is https://chassis.example/v2.\n\n## Objects\n\n${rows}${rest}`;
  const drafted = draftedSubject("cards", cards(table));
  const of = (rows: string): readonly unknown[] => driftFrom(drafted, cards(rows)).map(({ change, fact, from, to }) => [change, fact, from, to]);
  expect(of(table)).toEqual([]);
  expect(of(table.replace("GET, PUT, DELETE", "GET, DELETE"))).toEqual([["changed", "methods", "GET, PUT, DELETE", "GET, DELETE"]]);
});

test("a row that is called as a section elsewhere is no section", () => {
  const drafted = draftedSubject(
    "pets",
    `# Pets

Version 1. The base address is https://pets.example/v2.

| Method | Request | Description |
|---|---|---|
| addPet | POST /pet | Add a pet |

# addPet

> Pet addPet(pet)

### Parameters

| Name | Type | Description |
|---|---|---|
| label | string | What it is called |

# findPets

### Parameters

`,
  );
  expect(driftInPlace(drafted, drafted.text)).toEqual([]);
});
