/**
 * Resources of one pattern are read once for all. Whatever a kind asks of names and fields, each resource comes to what it comes
 * to alone: a file that is read by itself follows no pattern, since it meets each but once.
 */
import { describe, expect, test } from "vitest";
import { createFileGraph, type SourceFiles } from "../../../../generator/read/file-graph.ts";
import { readModules } from "../../../../generator/read/modules.ts";
import { checkerOf } from "../../../../generator/read/quick/checker.ts";
import { createEvaluator } from "../../../../generator/read/quick/evaluate.ts";
import { Names } from "../../../../generator/read/quick/names.ts";
import { followingPatterns } from "../../../../generator/read/quick/patterns/patterns.ts";
import { emptyMemory, readingContext } from "../../../../generator/read/reading-context.ts";
import { onDisk } from "../../../support/definitions.ts";

const imports = 'import type { Changes, Facts, Get, IfGiven, KeyFields, KeyOf, Last, Put, RequiredOf, Resource, Under, Silent } from "specwright/http";\nimport type { Closed, NotShown, Range } from "specwright/words";\n';

/** A file per name: the alias, and the block that is its element. */
interface One {
  readonly uri: string;
  readonly fields: string;
  readonly key?: string;
  readonly alias?: string;
  readonly file?: string;
}

function filesOf(kinds: string, resources: readonly One[]): ReadonlyMap<string, string> {
  const files = new Map([["/p/kinds.ts", `${imports}interface Of1<Key, Fields> extends Facts { key: KeyOf<Key, Fields>; element: object }\n${kinds}`]]);
  for (const [index, { uri, fields, key = "{id}", alias = "", file = `r${index}` }] of resources.entries()) {
    const text = `import type { Kind } from "./kinds.ts";\nimport type { Range } from "specwright/words";\n/**\n * Number ${index}.\n * @source S${index}\n${alias} */\nexport type All${index} = Kind<{ uri: "${uri}"; key: "${key}"; element: One${index} }>;\n/** @source E${index} */\nexport interface One${index} { ${fields} }\n`;
    files.set(`/p/${file}.ts`, text);
  }
  return files;
}

function onMap(texts: ReadonlyMap<string, string>): SourceFiles {
  return { read: (path) => texts.get(path) ?? onDisk.read(path), isFile: (path) => texts.has(path) || onDisk.isFile(path), isFolder: onDisk.isFolder };
}

/** How many of the files follow a pattern. */
function followed(kinds: string, resources: readonly One[]): number {
  const texts = filesOf(kinds, resources);
  const graph = createFileGraph(onMap(texts));
  const evaluator = createEvaluator(new Names(graph));
  const following = followingPatterns({ evaluator, graph, newContext: () => readingContext(checkerOf(evaluator), "/p", emptyMemory()) }, texts.size);
  return [...texts.keys()].filter((path) => following(graph.fileAt(path)!).size > 0).length;
}

function read(kinds: string, resources: readonly One[]): void {
  const texts = filesOf(kinds, resources);
  const paths = [...texts.keys()];
  const together = readModules("/p", paths, onMap(texts));
  const alone = paths.map((path) => readModules("/p", [path], onMap(texts))[0]);
  expect(together.map((one) => JSON.stringify(one))).toEqual(alone.map((one) => JSON.stringify(one)));
}

const plain: readonly One[] = ["alpha", "beta", "gamma", "delta"].map((name) => ({
  uri: `/${name}/${name}-entries`,
  fields: `/** The identifier of ${name}. */ id: number; name?: string; "max-${name}"?: Range<0, 9>`,
}));

const element = 'Resource<Under<Of["uri"], Of["key"]>, KeyFields<Of["element"], Of["key"]>, Of["element"]>';
const kind = (members: string, base = "Resource<Of[\"uri\"]>"): string => `export interface Kind<Of extends Of1<Of["key"], Of["element"]>> extends ${base} { ${members} }\n`;
const keyed = 'type Keyed<At extends string, Value> = Closed<{ [Type in Last<At>]: Value }>;\n';

describe("resources that differ in names alone follow their pattern", () => {
  test.each([
    ["a body", kind('get: Get<Of["uri"], Of["element"]>')],
    ["nested resources", `${keyed}${kind('list: Get<Of["uri"], Keyed<Of["uri"], Of["element"]>>; each: Each<Of>')}interface Each<Of extends Of1<Of["key"], Of["element"]>> extends ${element} { get: Get<Under<Of["uri"], Of["key"]>, Of["element"]>; put: Put<Under<Of["uri"], Of["key"]>, Keyed<Of["uri"], Changes<Of["element"], Of["key"]>>, Silent, "modify"> }`],
    ["parts of a key", kind('get: Get<Of["uri"], KeyFields<Of["element"], Of["key"]>>')],
    ["what a path ends with", `${keyed}${kind('get: Get<`${Of["uri"]}/stats`, Keyed<Of["uri"], { total: number }>>')}`],
    ["one level up", kind('get: Get<Of["uri"], Above<Of["uri"]>>') + 'type Above<At extends string> = At extends `/${infer First}/${string}` ? Closed<{ [Name in First]: string }> : never;'],
  ])("%s", (_, kinds) => {
    read(kinds, plain);
    expect(followed(kinds, plain)).toBe(3);
  });
});

test("what the comment of one says of it, and of what is nested in it, is said of that one alone", () => {
  const kinds = `${kind('get: Get<Of["uri"], Of["element"]>; each: Each<Of>')}interface Each<Of extends Of1<Of["key"], Of["element"]>> extends ${element} { get: Get<Under<Of["uri"], Of["key"]>, Of["element"]> }`;
  const resources = plain.map((one, index) => (index === 2 ? { ...one, alias: " * @deprecated Use another.\n" } : one));
  read(kinds, resources);
  expect(followed(kinds, resources)).toBe(3);
});

describe("kinds that look closer", () => {
  test.each([
    ["at a whole path", kind('get: Of["uri"] extends "/gamma/gamma-entries" ? Get<Of["uri"], string> : Get<Of["uri"], number>')],
    ["at its last segment", kind('get: Last<Of["uri"]> extends "gamma-entries" ? Get<Of["uri"], string> : Get<Of["uri"], number>')],
    ["at the end of a word", kind('get: Of["uri"] extends `${string}ma-entries` ? Get<Of["uri"], string> : Get<Of["uri"], number>')],
    ["at the beginning of a word", kind('get: Of["uri"] extends `/ga${string}` ? Get<Of["uri"], string> : Get<Of["uri"], number>')],
    ["at parts of words", kind('get: Get<Of["uri"], First<Of["uri"]>>') + 'type First<At extends string> = At extends `/${infer One}-${string}` ? Closed<{ [Name in One]: string }> : never;'],
    ["at letters", kind('get: Get<Of["uri"], First<Last<Of["uri"]>>>') + 'type First<At extends string> = At extends `${infer One}${string}` ? Closed<{ [Name in One]: string }> : never;'],
    ["at all fields", kind('get: Get<Of["uri"], Partial<Of["element"]>>')],
    ["at all fields but one", kind('get: Get<Of["uri"], Omit<Of["element"], "id">>')],
    ["at fields by their types", kind('get: Get<Of["uri"], Pick<Of["element"], Ranges<Of["element"]>>>') + 'type Ranges<Fields> = { [Name in keyof Fields]-?: Fields[Name] extends string | undefined ? Name : never }[keyof Fields];'],
    ["at fields by their names", kind('get: Get<Of["uri"], Maxima<Of["element"]>>') + "type Maxima<Fields> = { [Name in keyof Fields as Name extends `max-${string}` ? Name : never]: Fields[Name] };"],
    ["at one field", kind('get: Get<Of["uri"], Pick<Of["element"], "name" & keyof Of["element"]>>')],
  ])("%s", (_, kinds) => {
    read(kinds, plain);
  });

  const named = kind('get: Get<Of["uri"], Of["element"] extends { name?: string } ? Of["element"] : number>');

  test("a field that a kind names decides", () => {
    read(named, [...plain, ...plain.map(({ uri }) => ({ uri: `${uri}/more`, fields: "id: number; name?: number" }))]);
  });

  test("a field that a kind names is named as well where names alone differ", () => {
    read(named, plain);
    expect(followed(named, plain)).toBe(3);
  });
});

describe("names that a kind can meet elsewhere", () => {
  const merging = `${keyed}${kind('get: Get<Of["uri"], { [Name in Last<Of["uri"]>]: string } & KeyFields<Of["element"], Of["key"]>>; list: Get<`${Of["uri"]}-list`, { [Name in `${Last<Of["uri"]>}-list`]: string } & { "beta-list": "known" } & Pick<Of["element"], "name" & keyof Of["element"]>>')}`;

  test.each([
    ["a field", [...plain, { uri: "/x/id", fields: "id: number" }, { uri: "/y/id", fields: "id: number" }]],
    ["a text of the kind", [...plain, { uri: "/x/beta", fields: "id: number" }, { uri: "/x/known", fields: "id: number" }]],
    ["another segment", [...plain, { uri: "/same/same", fields: "id: number" }, { uri: "/other/other", fields: "id: number" }, { uri: "/same-list/same", fields: "id: number" }]],
    ["numbers and marks", [...plain, { uri: "/1/2", fields: "id: number" }, { uri: "/a.b/c~d", fields: "id: number" }, { uri: "/{id}/e", fields: "id: number" }]],
    ["stand-ins", [...plain, { uri: "/standin-0-/standin-1-", fields: "id: number" }, { uri: "/x/y", fields: 'id: number; "standin-others"?: string' }]],
  ] satisfies [string, One[]][])("%s", (_, resources) => {
    read(merging, resources);
  });
});

describe("facts and blocks that differ in more than names", () => {
  const kinds = kind('get: Get<Of["uri"], KeyFields<Of["element"], Of["key"]>>');

  test.each([
    ["another key", [...plain, ...plain.map(({ uri }) => ({ uri: `${uri}/b`, key: "{id}+{name}", fields: "id: number; name: string" }))]],
    ["a key that is not required", plain.map((one, index) => (index === 2 ? { ...one, fields: "id?: number" } : one))],
    ["a key that may be undefined", plain.map((one, index) => (index === 2 ? { ...one, fields: "id: number | undefined" } : one))],
    ["a field twice", plain.map((one, index) => (index === 3 ? { ...one, fields: "id: number; id: number" } : one))],
    ["a field of a type that is not there", plain.map((one, index) => (index === 3 ? { ...one, fields: "id: Nothing" } : one))],
    ["a path without a slash", plain.map((one, index) => (index === 3 ? { ...one, uri: "gamma" } : one))],
    ["names of their own", plain.map((one, index) => (index > 1 ? { ...one, alias: ` * @name Own${index}\n` } : one))],
    ["an unknown tag", plain.map((one, index) => (index > 2 ? { ...one, alias: " * @sauce x\n" } : one))],
    ["a required field more", plain.map((one, index) => (index > 1 ? { ...one, fields: `${one.fields}; mode: "a" | "b"` } : one))],
  ] satisfies [string, One[]][])("%s", (_, resources) => {
    read(kinds, resources);
  });
});

test("fields of several files are in the order of these", () => {
  const kinds = `interface Path { url: string }\n${kind('get: Get<Of["uri"], Pick<Of["element"] & Path, "id" | "url">>')}`;
  const resources = plain.map((one, index) => ({ ...one, file: `${index % 2 === 0 ? "a" : "z"}${index}` }));
  const more = plain.map((one, index) => ({ ...one, uri: `${one.uri}/x`, file: `kinds.${index % 2 === 0 ? "a" : "v"}${index}` }));
  read(kinds, [...resources, ...more]);
  expect(followed(kinds, resources)).toBe(2);
});

test("what was found out before does not outlive the files that it was found in", () => {
  const before = filesOf(kind('get: Get<Of["uri"], number>'), plain);
  const after = filesOf(kind('get: Get<Of["uri"], string>'), plain);
  let texts = before;
  const files: SourceFiles = { read: (path) => texts.get(path) ?? onDisk.read(path), isFile: (path) => texts.has(path) || onDisk.isFile(path), isFolder: onDisk.isFolder };
  const paths = [...before.keys()];
  readModules("/p", paths, files);
  texts = after;
  expect(readModules("/p", paths, files)).toEqual(readModules("/p", paths, onMap(after)));
});
