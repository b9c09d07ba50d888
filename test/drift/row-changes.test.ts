/** What comes into a section that said nothing like it is found, wherever that is; so is every table that goes. */
import { describe, expect, test } from "vitest";
import { driftFrom, driftSince, subjects } from "./subjects.ts";

const table = "| Role | May |\n|---|---|\n| admin | read and write |\n| guest | read |";
const parts: readonly (readonly [string, readonly string[]])[] = [
  [table, ["added row admin", "added row guest"]],
  ["- admin may read and write\n- guest may read", ["added statement admin may read and write", "added statement guest may read"]],
  ["The roles:\n\n- admin: reads and writes\n- guest: reads", ["added row admin", "added row guest"]],
  ["> Note: sessions of guests are recorded.", ["added statement Note: sessions of guests are recorded."]],
];

/** Each with the heading before which something ends it. */
const ends = subjects.flatMap((subject) => [...subject.text.matchAll(/^## .*$/gm)].slice(1).map(({ index, 0: heading }) => ({ subject, index, heading })));

describe.each(ends)("$subject.name, before $heading", ({ subject, index }) => {
  test.each(parts)("%s", (part, expected) => {
    const text = `${subject.text.slice(0, index)}${part}\n\n${subject.text.slice(index)}`;
    for (const drift of [driftFrom, driftSince]) expect(drift(subject, text).map(({ change, fact, to }) => `${change} ${fact} ${to}`)).toEqual(expected);
  });
});

test.each([
  ["beside a gap in other words", "The fields that objects have beyond name and description: not shown.", `Fields of objects beyond name and description: not shown.\n\n${table}`, ["added row admin", "added row guest"]],
  ["of which the prose names some", "What an object in", "| Collection | Holds |\n|---|---|\n| applications | what runs |\n| certificates | TLS certificates |\n\nWhat an object in", ["added row applications", "added row certificates"]],
])("a table %s", (_, from, to, expected) => {
  const controller = subjects.find(({ name }) => name === "controller-v2")!;
  expect(controller.text).toContain(from);
  expect(driftFrom(controller, controller.text.replace(from, to)).map(({ change, fact, to: now }) => `${change} ${fact} ${now}`)).toEqual(expected);
});

const tables = subjects.flatMap((subject) => [...subject.text.matchAll(/^(?:\|.*\n)+/gm)].map(({ 0: text }, index) => ({ subject, text, number: index + 1 })));

test.each(tables)("$subject.name, without table $number", ({ subject, text }) => {
  for (const drift of [driftFrom, driftSince]) expect(drift(subject, subject.text.replace(text, () => "")).map(({ change }) => change)).toContain("removed");
});
