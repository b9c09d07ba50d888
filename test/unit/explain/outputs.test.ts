import { describe, expect, test } from "vitest";
import { catalogOf } from "../../../generator/explain/catalog.ts";
import { byDeclaration } from "../../../generator/explain/match.ts";
import { outputsOf, placesIn } from "../../../generator/explain/outputs.ts";
import { groupNames } from "../../../generator/plan/groups.ts";
import { planOutputs } from "../../../generator/plan/outputs.ts";
import { ownTemplates } from "../../client/support/made.ts";
import { shipped } from "./explainables.ts";
import { parsedLines } from "./lines.ts";

describe.each(shipped().map(({ service }) => [service.name, service] as const))("the outputs of %s", (_, service) => {
  const planned = planOutputs(service, [], groupNames);
  const lines = new Map(planned.ok ? planned.value.files.map(({ path, text }) => [path, parsedLines(text)] as const) : []);
  const groups = byDeclaration(catalogOf(service).things);
  const places = placesIn(outputsOf(service), groups);

  test("have each thing on the line that is said", () => {
    const wrong = places.flat().filter(({ file, pointer = "", line }) => line !== undefined && lines.get(file)?.get(pointer) !== line);
    expect(wrong).toEqual([]);
  });

  test("are named with every entry of the source map, but for those that only refer to a parameter", () => {
    const named = new Set(places.flat().map(({ file, pointer }) => `${file} ${pointer}`));
    const parts = [...lines].filter(([path]) => path.startsWith("sources/"));
    const entries = parts.flatMap(([path, own]) => [...own.keys()].filter((pointer) => /^\/sources\/[^/]+$/.test(pointer)).map((pointer) => `${path} ${pointer}`));
    const refers = (entry: string): boolean => service.headers.length > 0 && /~1parameters~1\d+$/.test(entry);
    expect(entries.length).toBeGreaterThan(10);
    expect(entries.filter((entry) => !named.has(entry) && !refers(entry))).toEqual([]);
  });

  test("are those of the client's modules as well: each is there, and has what is called in it", () => {
    const client = planOutputs(service, ownTemplates, ["client"]);
    const texts = new Map(client.ok ? client.value.files.map(({ path, text }) => [path, text]) : []);
    const modules = places.map((own) => own.filter(({ file }) => file.startsWith("client/")).map(({ file }) => file));
    expect(modules.flat().filter((file) => !texts.has(file))).toEqual([]);
    const operations = groups.flatMap(([{ is, of }], index) => (is === "operation" ? [[of, modules[index]!.map((file) => texts.get(file)!.includes(`id: "${of}"`))]] : []));
    expect(operations.length).toBeGreaterThan(5);
    expect(operations.filter(([, found]) => String(found) !== "true")).toEqual([]);
  });

  test("hold everything that has a name", () => {
    const nowhere = groups.filter((_group, index) => !places[index]!.some(({ file }) => file === "openapi.yaml"));
    expect(nowhere.map(([{ is, called, of }]) => `${is} ${called} of ${of}`)).toEqual([]);
  });
});
