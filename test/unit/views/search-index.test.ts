/** The search index comes in parts that depend on their own pages alone, and gives back every name as it was put in. */
import MiniSearch from "minisearch";
import { expect, test } from "vitest";
import type { SearchPage } from "../../../generator/views/docs/search/entries.ts";
import { tokenize, type PartData } from "../../../generator/views/docs/search/index.ts";
import { pagesByPart } from "../../../generator/views/docs/search/parts.ts";
import { searchParts } from "../../../generator/views/docs/search/search-view.ts";
import { namesFound, plainIndexOf } from "./loaded-index.ts";
import { payloads } from "./payloads.ts";

function pageOf(index: number): SearchPage {
  return { page: `resources/kind-${index}`, title: `Kind ${index}`, entries: [{ kind: "field", name: `field-${index}`, text: "", anchor: "" }] };
}

function textsOf(pages: readonly SearchPage[]): ReadonlyMap<string, string> {
  return new Map(searchParts(pages, (page) => page).map(({ name, view }) => [name, view.data.text]));
}

/** As a browser reads a literal of a script. */
function read(text: string): PartData {
  return new Function(`return ${text}`)() as PartData;
}

test("one page more changes one part", () => {
  const pages = Array.from({ length: 1000 }, (_, index) => pageOf(index));
  const [before, after] = [textsOf(pages), textsOf([...pages, pageOf(1000)])];
  expect(before.size).toBe(16);
  expect([...before].filter(([name, text]) => after.get(name) !== text)).toHaveLength(1);
  expect([...after.keys()]).toEqual([...before.keys()]);
});

test.each([0, 1, 64, 65, 128, 2000])("%i pages are in parts, each in one", (count) => {
  const pages = Array.from({ length: count }, (_, index) => pageOf(index));
  const parts = pagesByPart(pages);
  expect([...parts.values()].flat().sort((one, other) => pages.indexOf(one) - pages.indexOf(other))).toEqual(pages);
  expect(parts.size).toBeLessThanOrEqual(Math.max(1, Math.ceil(count / 32)));
});

test("any name is found by its words, and comes back as it is", () => {
  const entries = payloads.map((name, index) => ({ kind: "field" as const, name, text: "", anchor: String(index) }));
  const part = read(searchParts([{ page: "page", title: "", entries }], (page) => page)[0]!.view.data.text);
  const engine = MiniSearch.loadJS<unknown>(plainIndexOf(part), { fields: [...part.fields], tokenize });
  expect(part.entries.map(([, name]) => name)).toEqual(payloads);
  for (const [at, name] of payloads.entries()) {
    if (/[\p{L}\p{N}]/u.test(name)) expect(engine.search(name, { combineWith: "AND" }).map(({ id }) => id), name).toContain(at);
  }
});

test("a browser loads the index that the library makes of the same entries", () => {
  const texts = [...payloads, "A seat, a SEAT and the seat's row", "", "row"];
  const entries = texts.map((text, index) => ({ kind: "field" as const, name: texts.at(-index)!, text, anchor: "" }));
  const made = new MiniSearch({ fields: ["name", "text"], tokenize });
  made.addAll(entries.map(({ name, text }, id) => ({ id, name, text })));
  const { index, averageFieldLength, ...others } = made.toJSON();
  const { index: loaded, averageFieldLength: average, ...same } = plainIndexOf(read(searchParts([{ page: "page", title: "", entries }], (page) => page)[0]!.view.data.text));
  expect(same).toEqual(others);
  expect(new Map(loaded)).toEqual(new Map(index));
  for (const [field, length] of averageFieldLength.entries()) expect(average[field]).toBeCloseTo(length, 8);
});

test.each([
  ["seat 7", "/hall-3/seat-7"],
  ["Seat-7", "/hall-3/seat-7"],
  ["hall 7", "/hall-7/seat-1"],
  ["seat.row", "seat.row"],
])("what %j names comes before what holds its words here and there", async (words, first) => {
  const names = ["/hall-7/seat-1/{id}/seat-2/{id}/seat-3", "/hall-3/seat-7", "/hall-7/seat-1", "row/seat/row/seat/row", "seat.row", "seat-1/hall/seat-12/hall/row-7"];
  const entries = names.map((name) => ({ kind: "resource" as const, name, text: "seat hall row", anchor: name }));
  const part = read(searchParts([{ page: "page", title: "", entries }], (page) => page)[0]!.view.data.text);
  expect((await namesFound(part, words))[0]).toBe(first);
});
