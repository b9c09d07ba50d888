/** The order of the parts of `generator`, held to every import in it. */
import { posix } from "node:path";
import { Project, SyntaxKind, type SourceFile } from "ts-morph";
import { describe, expect, test } from "vitest";
import { repository } from "../support/definitions.ts";
import { cyclesOf } from "./cycles.ts";
import { harmless, layers, packages, recursions } from "./layers.ts";
import { manifest } from "./package.ts";

const project = new Project({ skipAddingFilesFromTsConfig: true, skipFileDependencyResolution: true });
const files = project.addSourceFilesAtPaths(`${repository}/generator/**/*.ts`);
const imports = files.flatMap(importsOf);
const inside = imports.filter(({ to }) => to.startsWith("generator/"));
const outside = imports.filter(({ to }) => !to.startsWith("generator/"));

interface Import {
  /** A file, by its path from the repository's root. */
  readonly from: string;
  /** A file in the same way, or the name of a package. */
  readonly to: string;
}

function importsOf(file: SourceFile): readonly Import[] {
  const from = file.getFilePath().slice(repository.length + 1);
  const target = (name: string) => (name.startsWith(".") ? posix.join(posix.dirname(from), name) : name);
  const stated = [...file.getImportDeclarations(), ...file.getExportDeclarations()].flatMap((one) => {
    const name = one.getModuleSpecifierValue();
    return name === undefined ? [] : [{ from, to: target(name) }];
  });
  const late = file.getDescendantsOfKind(SyntaxKind.CallExpression).filter((call) => call.getExpression().getKind() === SyntaxKind.ImportKeyword);
  // The command runs the stubs that a project has built: which, only the call says.
  const known = late.filter((call) => from !== "generator/cli/main.ts" || call.getArguments()[0]!.isKind(SyntaxKind.StringLiteral));
  const loaded = known.map((call) => ({ from, to: target(call.getArguments()[0]!.asKindOrThrow(SyntaxKind.StringLiteral).getLiteralValue()) }));
  const required = file.getDescendantsOfKind(SyntaxKind.CallExpression).filter((call) => /^(?:require|createRequire\(import\.meta\.url\))(?:\.resolve)?$/.test(call.getExpression().getText()));
  const packed = required.flatMap((call) => call.getArguments()[0]?.asKind(SyntaxKind.StringLiteral)?.getLiteralValue() ?? []).filter((name) => !name.startsWith(".")).map(packageOf);
  const types = file.getDescendantsOfKind(SyntaxKind.ImportType).map((node) => ({ from, to: target(node.getArgument().getText().slice(1, -1)) }));
  return [...stated, ...loaded, ...types, ...packed.map((to) => ({ from, to }))];
}

/** `@scope/name` for `@scope/name/file.js`. */
function packageOf(specifier: string): string {
  return specifier.split("/", specifier.startsWith("@") ? 2 : 1).join("/");
}

/** The part of `generator` that a file belongs to. */
function partOf(file: string): string {
  return file.split("/")[1]!.replace(/\.ts$/, "");
}

test("the generator's files are found, and their imports are files or packages of the table", () => {
  expect(files.length).toBeGreaterThan(200);
  expect(inside.filter(({ to }) => !files.some((file) => file.getFilePath() === `${repository}/${to}`))).toEqual([]);
  expect([...new Set(outside.map(({ to }) => to))].filter((name) => !harmless.includes(name) && !Object.hasOwn(packages, name))).toEqual([]);
});

test("what is imported is installed with the package", () => {
  const names = Object.keys(packages).filter((name) => !name.startsWith("node:"));
  expect(names.filter((name) => !Object.hasOwn(manifest.dependencies, name))).toEqual([]);
});

test("the table lists the parts from the lowest to the highest, each once", () => {
  const order = Object.keys(layers);
  expect(order.toSorted()).toEqual([...new Set(files.map((file) => partOf(file.getFilePath().slice(repository.length + 1))))].sort());
  for (const [part, lower] of Object.entries(layers)) {
    expect(lower.filter((one) => order.indexOf(one) >= order.indexOf(part)), part).toEqual([]);
  }
});

test.each(Object.entries(layers))("%s imports just what the table says", (part, lower) => {
  const used = inside.filter(({ from }) => partOf(from) === part).map(({ to }) => partOf(to));
  expect([...new Set(used)].filter((one) => one !== part).sort()).toEqual(lower.toSorted());
});

test.each(Object.entries(packages))("%s is imported by its own parts alone", (name, parts) => {
  const users = outside.filter(({ to }) => to === name).map(({ from }) => from);
  const owner = (file: string) => parts.find((part) => file.startsWith(`generator/${part}/`)) ?? file;
  expect([...new Set(users.map(owner))].sort()).toEqual(parts.toSorted());
});

test("folders that stand beside each other need each other one way, if only for their types", () => {
  const folderOf = (file: string): string => file.slice(0, file.lastIndexOf("/"));
  const holds = (one: string, other: string): boolean => other === one || other.startsWith(`${one}/`);
  const between = inside.map(({ from, to }) => [folderOf(from), folderOf(to)] as const).filter(([one, other]) => !holds(one, other) && !holds(other, one));
  expect(between.length).toBeGreaterThan(100);
  const folders = [...new Set(between.flat())];
  expect(cyclesOf(new Map(folders.map((folder) => [folder, between.filter(([from]) => from === folder).map(([, to]) => to)])))).toEqual([]);
});

describe("files", () => {
  const graph = new Map(files.map((file) => file.getFilePath().slice(repository.length + 1)).map((file) => [file, inside.filter(({ from }) => from === file).map(({ to }) => to)]));

  test("need each other in a circle nowhere but where what they are about holds its like", () => {
    expect(cyclesOf(graph)).toEqual(recursions.map((cycle) => cycle.map((file) => `generator/${file}`)));
  });

  test("of templates need each other in no circle", () => {
    const templates = project.addSourceFilesAtPaths(`${repository}/templates/**/*.ts`);
    const known = new Set(templates.map((file) => file.getFilePath().slice(repository.length + 1)));
    const needs = new Map(templates.map((file) => [file.getFilePath().slice(repository.length + 1), importsOf(file).map(({ to }) => to).filter((to) => known.has(to))]));
    expect([...needs.values()].flat().length).toBeGreaterThan(100);
    expect(cyclesOf(needs)).toEqual([]);
  });

  test("in a circle would be found", () => {
    expect(cyclesOf(new Map([["a", ["b"]], ["b", ["c", "d"]], ["c", ["a"]], ["d", []], ["e", ["e"]]]))).toEqual([["a", "b", "c"], ["e"]]);
  });
});

test("only the command's entry touches the process's arguments, streams and end", () => {
  const touched = new Map<string, Set<string>>();
  for (const file of files) {
    const path = file.getFilePath().slice(repository.length + 1);
    const owner = path === "generator/cli/main.ts" ? path : partOf(path);
    const accesses = file.getDescendantsOfKind(SyntaxKind.PropertyAccessExpression).filter((access) => access.getExpression().getText() === "process");
    for (const access of accesses) touched.set(owner, (touched.get(owner) ?? new Set()).add(access.getName()));
  }
  expect([...touched.keys()].sort()).toEqual(["disk", "generator/cli/main.ts", "pipeline", "redoc"]);
  expect([...touched.get("disk")!].sort()).toEqual(["kill", "pid", "platform"]);
  expect([...touched.get("pipeline")!]).toEqual(["version"]);
  // What a process that it starts needs.
  expect([...touched.get("redoc")!].sort()).toEqual(["env", "execPath"]);
});

test("nothing prints by itself", () => {
  expect(files.filter((file) => /\bconsole\./.test(file.getFullText())).map((file) => file.getFilePath())).toEqual([]);
});
