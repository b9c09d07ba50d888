/** Mistakes that no tree shows by its form: what TypeScript finds wrong in a file, the quick evaluator does not read. */
import { expect, test } from "vitest";
import { readByTypeScript } from "../../../../generator/read/by-typescript.ts";
import { createFileGraph, type SourceFiles } from "../../../../generator/read/file-graph.ts";
import { readQuickly } from "../../../../generator/read/quick/read.ts";
import { onDisk } from "../../../support/definitions.ts";

const path = "/p/it.ts";

function filesWith(text: string): SourceFiles {
  return { read: (one) => (one === path ? text : onDisk.read(one)), isFile: (one) => one === path || onDisk.isFile(one), isFolder: onDisk.isFolder };
}

test.each([
  ["a name that is a word of the language", "export interface package { a: string }"],
  ["an alias of such a name", "export type static = { a: 1 };"],
  ["an import under such a name", 'import type { Range as let } from "specwright/words"; export interface Thing { a: let<0, 1> }'],
  ["a key of such a name", "export interface Thing { [private: string]: 1 }"],
  ["a comma behind the last argument", 'export interface Thing { a: 1 } export type Other = Pick<Thing, "a",>;'],
  ["a comma behind the last argument of what is extended", 'interface Base { a: 1 } export interface Thing extends Pick<Base, "a",> { b: 1 }'],
  ["a comma behind what is extended", "interface Base { a: 1 } export interface Thing extends Base, { b: 1 }"],
  ["a comma behind a key", "export interface Thing { [key: string,]: 1 }"],
])("%s", (_, text) => {
  const graph = (): ReturnType<typeof createFileGraph> => createFileGraph(filesWith(text));
  expect(readByTypeScript("/p", [path], graph()).get(path)?.diagnostics.length).toBeGreaterThan(0);
  expect([...readQuickly("/p", [path], graph()).readings.keys()]).toEqual([]);
});
