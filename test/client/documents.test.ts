/** The README of a client compiles, and its list of calls is whole. */
import { existsSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { compilers, type Compiler } from "../repository/compilers.ts";
import { modelOf, shippedServices } from "../support/definitions.ts";
import { service } from "../support/in-memory.ts";
import { clientFiles } from "./support/made.ts";
import { clientFolder, clients, compiled } from "./support/project.ts";

function readmeOf(client: (typeof clients)[number]): string {
  return readFileSync(`${clientFolder(client)}/README.md`, "utf8");
}

function packageOf(client: (typeof clients)[number]): { readonly exports: { readonly [path: string]: { readonly types: string } } } {
  return JSON.parse(readFileSync(`${clientFolder(client)}/package.json`, "utf8"));
}

/** The modules of definition files, as a program imports them. */
function modulesOf(client: (typeof clients)[number]): readonly string[] {
  const { exports } = packageOf(client);
  const own = [".", "./connect", "./node", "./package.json", "./runtime/*", "./undocumented"];
  return Object.keys(exports).filter((path) => !own.includes(path)).map((path) => path.slice("./".length));
}

function typesIn(file: string): readonly string[] {
  return [...readFileSync(file, "utf8").matchAll(/^export (?:interface|type) ([\w$]+)/gm)].map(([, name]) => name!);
}

/** The examples as one program: imports first, and those that make the client again in blocks of their own. */
function programOf(readme: string): string {
  const fences = [...readme.matchAll(/^```ts\n([^]*?)^```$/gm)].map(([, code = ""]) => code);
  const imports = fences.flatMap((code) => code.match(/^import .*$/gm) ?? []);
  const [connect = "", ...examples] = fences.map((code) => code.replace(/^import .*\n+/gm, ""));
  return [...imports, connect, ...examples.map((code) => `{\n${code}}`)].join("\n");
}

test.each(Object.keys(compilers) as Compiler[])("the examples of each README compile under TypeScript %s", (compiler) => {
  const programs = clients.map((client) => [`${client}.ts`, programOf(readmeOf(client))] as const);
  for (const [, program] of programs) expect(program.match(/\bawait\b/g)!.length).toBeGreaterThan(8);
  expect(compiled(compiler, { texts: Object.fromEntries(programs) })).toBe("");
}, 60_000);

describe.each(clients)("%s", (client) => {
  test("the README imports what programs need for settings, by paths that the package exports", () => {
    const { exports } = packageOf(client);
    const imported = [...readmeOf(client).matchAll(/^import .* from "(.+)";$/gm)].map(([, path = ""]) => path.replace(`${client}-client`, "."));
    expect(imported).toEqual(expect.arrayContaining(["./node", ...["layers", "limit", "logging", "retry"].map((name) => `./runtime/${name}`)]));
    for (const path of imported) {
      const file = exports[path] ?? { types: path.startsWith("./runtime/") ? `./dist/${path.slice("./".length)}.d.ts` : "none" };
      expect(existsSync(`${clientFolder(client)}/${file.types.replace("/dist/", "/src/").replace(/\.d\.ts$/, ".ts")}`), path).toBe(true);
    }
  });

  test("api.md has one line for each operation", () => {
    const { outcome } = modelOf(shippedServices().find(({ service }) => service === client)!);
    if (!outcome.ok) throw new Error("There is no model.");
    const operations = outcome.value.resources.flatMap((resource) => resource.operations);
    const lines = readFileSync(`${clientFolder(client)}/api.md`, "utf8").split("\n").filter((line) => line.startsWith("| `"));
    const said = lines.map((line) => /^\| `[^`]+` \| `([A-Z]+)` \| `([^`]+)` \| .+ \|$/.exec(line)?.slice(1).join(" "));
    expect(said.sort()).toEqual(operations.map(({ method, uri }) => `${method} ${uri.template}`).sort());
  });

  test("api.md lists the types that each module exports", () => {
    const listed = readFileSync(`${clientFolder(client)}/api.md`, "utf8")
      .split(/^## /m)
      .map((section) => [/^`([^`]+)`/.exec(section)?.[1], /^Types: (.+)\.$/m.exec(section)?.[1]] as const)
      .filter(([module, types]) => module !== undefined && types !== undefined)
      .map(([module, types]) => [module, [...types!.matchAll(/`([^`]+)`/g)].map(([, name]) => name)]);
    const exported = modulesOf(client).map((module) => [module, typesIn(`${clientFolder(client)}/src/${module}.ts`)] as const);
    expect(Object.fromEntries(listed)).toEqual(Object.fromEntries(exported.filter(([, types]) => types.length > 0)));
    expect(listed.length).toBeGreaterThan(0);
  });

  test("the README has an example of each operation", () => {
    const calls = readFileSync(`${clientFolder(client)}/api.md`, "utf8").match(/^\| `[^`]+`/gm)!.map((line) => line.slice(3, -1).replace(/\(.*?\)/g, "()"));
    const examples = readmeOf(client).match(/^await .*?;$/gms)!.map((line) => line.slice("await ".length, -1).replace(/\((?:[^()"]|"[^"]*")*\)/g, "()"));
    expect([...new Set(examples)]).toEqual(expect.arrayContaining([...new Set(calls)]));
    expect(calls.length).toBeGreaterThan(5);
  });
});

test.each([
  [200, 200, false],
  [201, 2, true],
])("of %d resources the README shows %d", (count, shown, isSelection) => {
  const kind = (name: string): string => `/** @source Things */
export interface ${name}<Of extends Facts> extends Resource<Of["uri"]> {
  /** Read it
   * @source Things */
  get: Get<Of["uri"], { id: number }>;
}`;
  const things = Array.from({ length: count }, (_, index) => `/** @source Things */
export type Thing${index} = ${index % 3 === 1 ? "Double" : "Single"}<{ uri: "/thing-${index}" }>;`);
  const many = service({
    "kinds.ts": `import type { Facts, Get, Resource } from "specwright/http";\n${kind("Single")}\n${kind("Double")}`,
    "things.ts": `import type { Double, Single } from "./kinds.ts";\n${things.join("\n")}`,
  });
  const readme = clientFiles(many).get("README.md")!;
  expect(readme.match(/^### .*$/gm)).toHaveLength(shown);
  expect(readme.match(/^await .*$/gm)!.slice(-2)).toEqual(isSelection ? ["await service.thing0.get();", "await service.thing1.get();"] : expect.anything());
  expect(readme.includes("[api.md](api.md) has all calls")).toBe(isSelection);
});
