/** A section of the service's own edition of which no definition speaks, while they speak of others: with nothing beside it, it is found as well. */
import { describe, expect, test } from "vitest";
import { driftInPlace, subjects } from "./subjects.ts";

const fields = "| Field | Type | Notes |\n|---|---|---|\n| id | number | Key. |\n| speed | number | Range 1-7. |";
const requests = "| Operation | Method | URI |\n|---|---|---|\n| Start it | POST | /start-of-it |";

describe.each(subjects.map((subject) => [subject.name, subject] as const))("%s", (_, subject) => {
  const found = (...sections: readonly string[]): readonly string[] => driftInPlace(subject, [subject.text.trimEnd(), ...sections].join("\n\n")).map(({ change, fact, to, document }) => `${change} ${fact} ${to} at ${document.line}`);
  const line = subject.text.trimEnd().split("\n").length + 2;

  test.each([
    ["with fields", fields],
    ["with requests", requests],
    ["with both", `${requests}\n\n${fields}`],
  ])("%s", (_what, text) => {
    expect(found("### Trams (a resource)", text)).toEqual([`added section Trams (a resource) at ${line}`]);
  });

  test("several, each for itself", () => {
    expect(found("### Trams", fields, "### Ferries", fields)).toEqual([`added section Trams at ${line}`, `added section Ferries at ${line + 7}`]);
  });

  test.each([
    ["prose", "The city has trams."],
    ["a table of what is neither", "| Colour | Meaning |\n|---|---|\n| red | late |\n| green | on time |"],
    ["a table that explains methods", "| Method | Meaning |\n|---|---|\n| GET | reads |\n| POST | creates |"],
  ])("%s says nothing that a definition could hold", (_what, text) => {
    expect(found("### Trams", text)).toEqual([]);
  });

  test("where definitions speak of few such sections, others are no news", () => {
    const many = Array.from({ length: 40 }, (_none, index) => `### Tram ${index}\n\n${fields}`);
    expect(found(...many)).toEqual([]);
  });
});
