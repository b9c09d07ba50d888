/** Documents joined from what is made file by file are those of the model as a whole, byte for byte. */
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, describe, expect, test, vi } from "vitest";
import { nodeDisk } from "../../../generator/disk/node-disk.ts";
import { check, generate, type Project } from "../../../generator/index.ts";
import { joinedOutputs } from "../../../generator/pipeline/joined.ts";
import { keepParts } from "../../../generator/pipeline/kept/kept-parts.ts";
import { keepTexts, keptTexts, writtenBy } from "../../../generator/pipeline/kept/kept-texts.ts";
import { shelfOf } from "../../../generator/pipeline/kept/shelf.ts";
import type { Made, Materials } from "../../../generator/pipeline/materials.ts";
import { modelledOutputs } from "../../../generator/pipeline/modelled.ts";
import { readInputs } from "../../../generator/pipeline/project/inputs.ts";
import { findServices, type ServiceFolder } from "../../../generator/pipeline/project/services.ts";
import { withReadings } from "../../../generator/pipeline/readings.ts";
import { loadTemplateFiles } from "../../../generator/pipeline/template-files.ts";
import { finish } from "../../../generator/values/steps.ts";
import { groupNames } from "../../../generator/plan/groups.ts";
// @ts-expect-error The bench is JavaScript: it runs as it is.
import { definitionPath, writeSynthetic } from "../../bench/synthetic.mjs";

const repository = fileURLToPath(new URL("../../..", import.meta.url)).replace(/\/$/, "");
const groups = ["openapi-3.1", "openapi-3.0", "openapi-3.2"];
const options = { disk: nodeDisk, cached: true, on: () => {}, isIntact: () => true };
const everything = groupNames;
const folders: string[] = [];

vi.setConfig({ testTimeout: 60_000 });

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

function temporary(): string {
  const folder = mkdtempSync(join(tmpdir(), "specwright-"));
  folders.push(folder);
  return folder;
}

function projectOf(definitions: string): Project {
  const root = temporary();
  cpSync(definitions, join(root, "spec"), { recursive: true });
  return { root, definitions: "spec", out: "generated", cache: ".specwright" };
}

async function eachService<Outputs>(project: Project, make: (materials: Materials) => Promise<Outputs>): Promise<Outputs[]> {
  const services = findServices(project, undefined, nodeDisk);
  if (!services.ok) throw new Error("no services");
  const made: Outputs[] = [];
  for (const service of services.value) {
    const inputs = readInputs(project, service, nodeDisk);
    if (!inputs.ok) throw new Error(service.name);
    made.push(await withReadings(project, inputs.value, { disk: nodeDisk, cached: true, onRead: () => {} }, (readings) =>
      make({ project, inputs: inputs.value, readings, templates: [], changeLog: { path: "", hash: undefined, versions: [] }, keptTexts: keptTexts(writtenBy(project, service, groups, nodeDisk), groups) }),
    ));
  }
  return made;
}

/** All outputs both ways, as if none of them stood on the disk. */
async function allBothWays(project: Project) {
  const templates = loadTemplateFiles(project, nodeDisk);
  if (!templates.ok) throw new Error("no templates");
  const joined = await eachService(project, (materials) => joinedOutputs({ ...materials, templates: templates.value }, everything, { ...options, isIntact: () => false }));
  const modelled = await eachService(project, (materials) => modelledOutputs({ ...materials, templates: templates.value }, everything, options));
  const warnings = { joined: joined.map((made) => made?.warnings), modelled: modelled.map(({ diagnostics }) => diagnostics) };
  return { joined: joined.map(sorted), modelled: modelled.map((made) => sorted(made.ok ? made.value : undefined)), warnings };
}

function sorted(made: Made | undefined): ReadonlyMap<string, string> | undefined {
  const texts = textsOf(made)?.map(({ path, text }) => [path, text] as const);
  return texts === undefined ? undefined : new Map([...texts].sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** Leaves what a run leaves that writes. */
function leave(project: Project, service: ServiceFolder, { files, toKeep, texts }: Made): void {
  keepParts(shelfOf(project, service, nodeDisk, groups), toKeep!);
  const written = writtenBy(project, service, groups, nodeDisk);
  const { folder } = written;
  for (const { path, text } of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  keepTexts(written, texts!);
}

/** The documents both ways. */
async function bothWays(project: Project) {
  const joined = await eachService(project, async (materials) => {
    const made = await joinedOutputs(materials, groups, options);
    finish(materials.readings.keeping);
    if (made !== undefined) leave(project, materials.inputs.service, made);
    return made;
  });
  const modelled = await eachService(project, async (materials) => {
    const made = await modelledOutputs(materials, groups, options);
    return made.ok ? made.value.files : [];
  });
  return { joined, modelled };
}

function textsOf(made: Made | undefined): readonly { path: string; text: string }[] | undefined {
  return made?.files.map(({ path, text }) => ({ path, text: Buffer.from(text).toString("utf8") }));
}

const cases = readdirSync(`${repository}/test/cases`).filter((name) => name !== "kinds-from-another-package");

describe("the services of the cases", () => {
  for (const name of cases) {
    test(name, async () => {
      const project = projectOf(`${repository}/test/cases/${name}/spec`);
      const { joined, modelled } = await bothWays(project);
      expect(joined.map(textsOf)).toEqual(modelled);
      const all = await allBothWays(project);
      expect(all.joined).toEqual(all.modelled);
    });
  }
});

test("the services of this project", async () => {
  const { joined, modelled } = await bothWays(projectOf(`${repository}/spec-src`));
  expect(modelled.flat().length).toBe(8);
  expect(joined.map(textsOf)).toEqual(modelled);
  const all = await allBothWays(projectOf(`${repository}/spec-src`));
  expect(all.joined).toEqual(all.modelled);
  expect(all.modelled[0]!.size).toBeGreaterThan(50);
});

/** A list in one file, and in another one what stands for every object below it that the document does not list. */
const patternBelowAList = {
  "shelves.ts": `import type { Get, Post, Resource, Silent } from "specwright/http";

/** @source Book */
export interface ShelvesKind<Of extends { uri: \`/\${string}\`; element: object }> extends Resource<Of["uri"]> {
  /** @source Endpoints > List */
  list: Get<Of["uri"], Silent, "list">;
  /** @source Endpoints > Add */
  add: Post<Of["uri"], Of["element"], Silent>;
}

/** @source Book */
export type Shelves = ShelvesKind<{ uri: "/shelves"; element: Shelf }>;

/** @source Book */
export interface Shelf {
  title: string;
  price?: number;
}
`,
  "any.ts": `import type { Facts, GenericResource, Get, Silent } from "specwright/http";

/** @source Endpoints */
export interface AnyKind<Of extends Facts & { placeholders: object }> extends GenericResource<Of["uri"], Of["placeholders"]> {
  /** @source Endpoints > Read */
  read: Get<Of["uri"], Silent>;
}

/** @source Endpoints > Read */
export type AnyShelf = AnyKind<{ uri: "/shelves/{title}"; placeholders: ShelfPlaceholders }>;

/** @source Book */
interface ShelfPlaceholders {
  title: string;
}
`,
};

test("a pattern in another file is no element of a list", async () => {
  const project = projectOf(`${repository}/test/errors/sound/spec`);
  for (const [name, text] of Object.entries(patternBelowAList)) writeFileSync(join(project.root, "spec/bookshop", name), text);
  const { joined, modelled } = await allBothWays(project);
  expect(joined[0]!.get("tests/shelves.test.ts")).toContain('subject("/shelves")');
  expect(joined).toEqual(modelled);
});

test("a type that is called a resource keeps no part from being made by itself", async () => {
  const project = projectOf(`${repository}/test/errors/sound/spec`);
  const file = join(project.root, "spec/bookshop/books.ts");
  writeFileSync(file, readFileSync(file, "utf8").replace("element: Book;", "element: BookResource;").replace("interface Book ", "interface BookResource "));
  const { joined, modelled } = await allBothWays(project);
  expect(joined[0]!.get("client/src/books.ts")).toContain("export class BookResourceResource ");
  expect(joined).toEqual(modelled);
});

/** The definition of one that is read, and has nothing below. */
function singleResource(name: string, uri: string): string {
  return `import type { Get as Read, Resource, Uri } from "specwright/http";

/** @source kind-0 */
interface Single<Of extends { uri: Uri }> extends Resource<Of["uri"]> {
  /**
   * Read
   * @source kind-0
   */
  get: Read<Of["uri"], string>;
}

/**
 * One more.
 * @source kind-0
 */
export type ${name} = Single<{ uri: "${uri}" }>;
`;
}

/** The definition of one that is read, and acts elsewhere. */
function acting(name: string, uri: string, act: string): string {
  const keys = [...new Set([...`${uri}${act}`.matchAll(/\{(\w+)\}/g)].map(([, key]) => key!))].filter((key) => key !== "id");
  return `import type { Facts, Get, None, Post, Resource, Uri } from "specwright/http";

/** @source kind-0 */
interface Acting<Of extends Facts & { act: Uri }> extends Resource<Of["uri"], Keys> {
  /**
   * Read
   * @source kind-0
   */
  get: Get<Of["uri"], string>;
  /**
   * Act
   * @source kind-0
   */
  act: Post<Of["act"], None, None, "act">;
}

/** @source kind-0 */
interface Keys {
${keys.map((key) => `  /** @source kind-0 */\n  ${key}: string;\n`).join("")}}

/**
 * One that acts.
 * @source kind-0
 */
export type ${name} = Acting<{ uri: "${uri}"; act: "${act}" }>;
`;
}

describe("a service of many files", () => {
  function synthetic(count = 25): Project {
    const root = temporary();
    writeSynthetic(root, count);
    return { root, definitions: "spec-src", out: "generated", cache: ".specwright" };
  }
  const change = (project: Project, index: number, from: string | RegExp, to: string): void => {
    const file = definitionPath(project.root, index) as string;
    const text = readFileSync(file, "utf8");
    expect(text).toMatch(from);
    writeFileSync(file, text.replace(from, to));
  };
  /** The files of the cache that hold a text. */
  const bundlesWith = (project: Project, text: string): readonly string[] => {
    const bundles = readdirSync(join(project.root, project.cache)).map((name) => join(project.root, project.cache, name));
    return bundles.filter((bundle) => readFileSync(bundle).includes(text));
  };
  const rewriteDocument = (project: Project, from: RegExp, to: string): void => {
    const document = join(project.root, "spec-src/device/document.md");
    writeFileSync(document, readFileSync(document, "utf8").replace(from, to));
  };
  const made = async (project: Project): Promise<number> => {
    const { joined, modelled } = await bothWays(project);
    expect(joined.map(textsOf)).toEqual(modelled);
    return joined[0]!.toKeep!.fragments.size;
  };

  test("a change of one makes its own part anew, and those parts alone that follow from it", async () => {
    const project = synthetic();
    expect(await made(project)).toBe(28);
    expect(await made(project)).toBe(0);
    change(project, 7, "Field 3 of", "The field 3 of");
    expect(await made(project)).toBe(1);
    change(project, 2, /id: number;/, "id: Range<0, 9>;");
    // Kinds 3 and 4 are nested below kind 2, whose key stands in their paths.
    expect(await made(project)).toBe(3);
  });

  test("how one spells a word makes those parts anew whose titles have it", async () => {
    const project = synthetic();
    await made(project);
    change(project, 2, "The objects of kind 2.", "The KIND2 objects.");
    expect(await made(project)).toBe(3);
    change(project, 3, "The objects of kind 3.", "All below the KIND2 objects.");
    expect(await made(project)).toBe(1);
    change(project, 2, "The KIND2 objects.", "The kind2 objects.");
    expect(await made(project)).toBe(3);
  });

  test("all outputs are those of the model as a whole", async () => {
    const all = await allBothWays(synthetic());
    expect(all.joined).toEqual(all.modelled);
  });

  test("a segment that is called like an operation of what is above it keeps no part from being made by itself", async () => {
    const project = synthetic(4);
    writeFileSync(join(project.root, "spec-src/device/group-0/kind-0/get.ts"), singleResource("Get", "/group-0/kind-0/{id}/get"));
    const { joined, modelled, warnings } = await allBothWays(project);
    expect(joined).toEqual(modelled);
    expect(warnings.joined).toEqual(warnings.modelled);
    expect(warnings.joined.flat()).toMatchObject([{ code: "calls-share-name", at: { file: "spec-src/device/group-0/kind-0/get.ts" } }]);
    expect([...joined[0]!].filter(([path, text]) => path.endsWith("client/src/group-0/kind-0.ts") && text.includes("get get_(): "))).toHaveLength(1);
  });

  test("a place without a resource whose path reads like that of a resource keeps no part from being made by itself", async () => {
    const project = synthetic(4);
    const folder = join(project.root, "spec-src/device/group-0/kind-0");
    writeFileSync(join(folder, "part.ts"), singleResource("Part", "/group-0/kind-0/{id}/part"));
    mkdirSync(join(folder, "_part"));
    writeFileSync(join(folder, "_part/below.ts"), singleResource("Below", "/group-0/kind-0/{id}/_part/below").replaceAll("../../", "../../../"));
    const { joined, modelled } = await allBothWays(project);
    expect(joined).toEqual(modelled);
    expect([...joined[0]!.values()].join("").match(/(?<=class )\w*Part(?:Below)?Resources?_?(?= )/g)?.sort()).toEqual([
      "Group0Kind0PartBelowResource",
      "Group0Kind0PartResource",
      "Group0Kind0PartResources",
    ]);
  });

  /** Files of one resource each, called after the literals of its URI, beside four collections. */
  function withResources(uris: { readonly [type: string]: string }): Project {
    const project = synthetic(4);
    for (const [type, uri] of Object.entries(uris)) {
      const file = join(project.root, `spec-src/device${uri.replaceAll(/\/\{\w+\}/g, "")}-of-${type.toLowerCase()}.ts`);
      mkdirSync(dirname(file), { recursive: true });
      const keys = [...uri.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!).filter((name) => name !== "id");
      const text = singleResource(type, uri);
      const given = `${text.replace('Resource<Of["uri"]>', 'Resource<Of["uri"], Keys>')}\n/** @source kind-0 */\ninterface Keys {\n${keys.map((name) => `  /** @source kind-0 */\n  ${name}: string;\n`).join("")}}\n`;
      writeFileSync(file, keys.length > 0 ? given : text);
    }
    return project;
  }

  /** The steps to keys in modules of these resources and in that of the service, with what they take. */
  function keySteps(texts: ReadonlyMap<string, string> | undefined): readonly string[] {
    const files = [...texts!].filter(([path]) => /^client\/src\/(?:index|group-0\/kind-0|.*-of-.)\.ts$/.test(path));
    return files.flatMap(([, text]) => [...text.matchAll(/^  (\w+\(\w+): string\): \w+Resources?_* /gm)].map(([, step]) => step!));
  }

  /** Of resources, and of places without any. */
  function classesIn(texts: ReadonlyMap<string, string> | undefined): readonly string[] {
    return [...texts!].flatMap(([path, text]) => (path.startsWith("client/src/") ? (text.match(/(?<=class )\w*Resources?_*(?= )/g) ?? []) : []));
  }

  test.each<readonly [what: string, uris: { readonly [type: string]: string }, classes: readonly string[]]>([
    ["beside each other", { A: "/group-0/kind-0/{id}/a_b/one", B: "/group-0/kind-0/{id}/a-b/two" }, ["Group0Kind0ABResources", "Group0Kind0ABResources_"]],
    ["at the top", { A: "/a_b/one", B: "/a-b/two", C: "/a.b/three" }, ["ABResources", "ABResources_", "ABResources__"]],
    ["of which the later one leads to a resource that comes first", { A: "/a-b/x/y/one", B: "/a_b/two", C: "/a-b/two/three" }, ["ABResources", "ABResources_"]],
    ["at different depths", { A: "/group-0/kind-0/{id}/a/b/one", B: "/group-0/kind-0/{id}/a-b/two" }, ["Group0Kind0ABResources", "Group0Kind0ABResources_"]],
    ["of which one is of another path", { A: "/group-1/a/b/one", B: "/group-1-a/b/two" }, ["Group1ABResources", "Group1ABResources_"]],
    ["of which one leads to the elements of the other", { A: "/a/{mark}/one", B: "/a/all/two" }, ["AResources", "AResources_"]],
    ["of which one is a resource", { A: "/group-0/kind-0/{id}/a_b/one", AB: "/group-0/kind-0/{id}/a-b" }, ["Group0Kind0ABResource", "Group0Kind0ABResources"]],
    ["by what their keys are called", { A: "/a/{mark}/one", B: "/b/{mark}/two" }, ["AResources", "BResources"]],
  ])("two places whose paths read alike keep no part from being made by itself: %s", async (_, uris, classes) => {
    const { joined, modelled, warnings } = await allBothWays(withResources(uris));
    expect(joined).toEqual(modelled);
    expect(warnings.joined).toEqual(warnings.modelled);
    expect(classesIn(joined[0])).toEqual(expect.arrayContaining([...classes]));
  });

  test.each<readonly [what: string, uris: { readonly [type: string]: string }, steps: readonly string[]]>([
    ["below an element", { A: "/users/{user}", B: "/users/{person}/posts", C: "/users/{someone}/posts/all" }, ["a(user"]],
    ["where nothing is", { A: "/users/{person}/posts/all", B: "/users/{user}/posts", C: "/users/{someone}/likes" }, ["someone(someone"]],
    ["at the top", { A: "/{hall}/seats/all", B: "/{room}/seats", C: "/{hall}/lights" }, ["hall(hall"]],
    ["within a module", { A: "/group-0/kind-0/{id}/x/{one}/a/b", B: "/group-0/kind-0/{id}/x/{two}/c" }, ["two(two"]],
    [
      "within a module, far below",
      { A: "/group-0/kind-0/{id}/{one}/{two}/{one_two}/{a_one}/{a_two}/b", B: "/group-0/kind-0/{id}/{three}/x", C: "/group-0/kind-0/{id}/{four}/{five}/{four_six}" },
      ["aOne(aOne", "aTwo(aTwo", "three(three", "five(five", "c(fourSix"],
    ],
    ["and the first is far below", { A: "/x/{one}/a/b/c/d/e", B: "/x/{two}/a", C: "/x/{two}/a/b", D: "/x/{two}/a/b/c", E: "/x/{three}" }, ["e(three"]],
    ["of which one reads like another place", { A: "/a_b/{mark}/one", B: "/a_b/{sign}/two", C: "/a-b/{sign}/one", D: "/a-b/{mark}/two" }, ["sign(sign", "mark(mark"]],
    [
      "and go round",
      { A: "/{room}/{seat}/{next_room}/{next_seat}/x", B: "/{room}/{seat}/{other_hall}/y", C: "/{hall}/{seat}/z" },
      ["hall(hall", "seat(seat", "hall(otherHall", "seat(nextSeat"],
    ],
  ])("a placeholder that is called in several ways keeps no part from being made by itself: %s", async (_, uris, steps) => {
    const { joined, modelled, warnings } = await allBothWays(withResources(uris));
    expect(joined).toEqual(modelled);
    expect(warnings.joined).toEqual(warnings.modelled);
    expect(keySteps(joined[0])).toEqual(steps);
  });

  test.each<readonly [what: string, acts: { readonly [file: string]: readonly [at: string, act: string] }, where: readonly string[]]>([
    ["at an element", { A: ["/acts", "/group-0/kind-0/{id}/restart"] }, ["group-0/kind-0: aAct"]],
    ["at the service", { A: ["/group-0/acts", "/restart"] }, ["index: aAct"]],
    [
      "where no resource is",
      { A: ["/acts", "/group-0/kind-0/{id}/x/restart"], B: ["/group-0/kind-0/{id}/x/y", "/group-0/kind-0/{id}/x/y"] },
      ["group-0/kind-0: aAct"],
    ],
    [
      "far below one around",
      {
        A: ["/group-0/kind-0/{id}/acts", "/group-0/kind-0/{id}/u/v/w/x/y/z/restart"],
        B: ["/group-0/kind-0/{id}/u", "/group-0/kind-0/{id}/u"],
        C: ["/group-0/kind-0/{id}/u/v/w/x/y/z", "/group-0/kind-0/{id}/u/v/w/x/y/z"],
      },
      ["acts-c: aAct"],
    ],
    ["at each other's", { A: ["/a", "/b/restart"], B: ["/b", "/c/restart"], C: ["/c", "/a/restart"] }, ["acts-a: cAct", "acts-b: aAct", "acts-c: bAct"]],
    [
      "at a place that is spelled in several ways",
      { A: ["/a", "/x/{one}/restart"], B: ["/x/{two}/b", "/x/{two}/b/restart"], C: ["/x/{three}/c/d", "/x/{three}/c"] },
      ["index: aAct", "index: cAct"],
    ],
    [
      "where steps that read alike lead to, of which some would be called after a resource",
      {
        A: ["/group-0/kind-0/{id}/{a}/restart/a-b/{b}", "/group-0/kind-0/{id}/a-b"],
        B: ["/{b}/a-b", "/{b}/a-b/act"],
        C: ["/group-0/kind-0/{id}/ab", "/{k}/a-b/a-b/ab/{a_k}"],
        D: ["/{a}", "/{a}/act"],
        E: ["/restart/{b}/{a}", "/group-0/kind-0/{id}/ab/a_b/{b}"],
        F: ["/a-b/{b}/a/a_b/restart", "/a-b/{b}/a/a_b/restart/act"],
      },
      ["acts-b: cAct", "acts-c: eAct", "group-0/kind-0: aAct"],
    ],
    ["at a key of what another file has", { A: ["/acts", "/group-0/kind-0/{id}/{key}"] }, ["group-0/kind-0: aAct"]],
  ])("an operation whose resource is elsewhere keeps no part from being made by itself: %s", async (_, acts, where) => {
    const project = synthetic(4);
    for (const [type, [at, act]] of Object.entries(acts)) writeFileSync(join(project.root, `spec-src/device/acts-${type.toLowerCase()}.ts`), acting(type, at, act));
    const { joined, modelled, warnings } = await allBothWays(project);
    expect(joined).toEqual(modelled);
    expect(warnings.joined).toEqual(warnings.modelled);
    const verbs = [...joined[0]!].flatMap(([path, text]) => {
      const module = /^client\/src\/(.*)\.ts$/.exec(path)?.[1];
      return module === undefined ? [] : [...text.matchAll(/^  (\w+Act)\(/gm)].map(([, verb]) => `${module}: ${verb}`);
    });
    expect(verbs).toEqual(where);
  });

  test("a step to a place that has an operation of others alone can be called like another one", async () => {
    const project = synthetic(4);
    for (const [type, at, act] of [["A", "/x/{k}/a", "/x/{k}/a"], ["B", "/b", "/x/restart"], ["C", "/{x}/c", "/{x}/c"]] as const)
      writeFileSync(join(project.root, `spec-src/device/acts-${type.toLowerCase()}.ts`), acting(type, at, act));
    const { joined, modelled, warnings } = await allBothWays(project);
    expect(joined).toEqual(modelled);
    expect(warnings.joined).toEqual(warnings.modelled);
    expect(modelled[0]!.get("client/src/index.ts")).toContain("  x_(x: string): ");
    expect(warnings.modelled[0]).toMatchObject([
      { message: 'At "/", programs would call "/x" and "/{x}" alike, by "x": the later one is called "x_".', at: { file: "spec-src/device/acts-c.ts" } },
    ]);
    expect(warnings.modelled[0]![0]!.related).toMatchObject([{ at: { file: "spec-src/device/acts-b.ts" } }]);
  });

  test("a definition file in camel case has a module of these words; another one of that name is a finding, and nothing is written", async () => {
    const project = synthetic(4);
    writeFileSync(join(project.root, "spec-src/device/markAsRead.ts"), acting("A", "/a", "/a/act"));
    const { joined, modelled } = await allBothWays(project);
    expect(joined).toEqual(modelled);
    expect([...joined[0]!.keys()].filter((path) => path.includes("mark"))).toEqual(["client/src/mark-as-read.ts", "docs/reference/mark-as-read.html", "docs/reference/mark-as-read.md", "sources/markAsRead.json", "stub/src/data/mark-as-read.ts", "tests/fixtures/mark-as-read.ts", "tests/mark-as-read.test.ts"]);
    writeFileSync(join(project.root, "spec-src/device/mark-as-read.ts"), acting("B", "/b", "/b/act"));
    const { diagnostics } = await generate(project, { mode: "write" });
    expect(new Set(diagnostics.map(({ code }) => code))).toEqual(new Set(["paths-collide"]));
    expect(() => statSync(join(project.root, "generated"))).toThrow();
  });

  test("a type whose name ends as those of classes do has a class of its own, for the files around as well", async () => {
    const project = synthetic(4);
    const definition = readFileSync(join(project.root, "spec-src/device/group-0/kind-0.ts"), "utf8");
    writeFileSync(
      join(project.root, "spec-src/device/group-0/kind-0/external-resource.ts"),
      definition.replaceAll("../", "../../").replaceAll(/\bKind0(?=s?\b|Stats\b|Oper\b)/g, "ExternalResource").replace('"/group-0/kind-0"', '"/group-0/kind-0/{id}/external-resource"'),
    );
    const { joined, modelled } = await allBothWays(project);
    expect(joined).toEqual(modelled);
    expect(joined[0]!.get("client/src/group-0/kind-0.ts")).toContain("new Group0Kind0ExternalResourceResource(");
  });

  test("a type that is called like an envelope of another file leaves the documents to the service as a whole", async () => {
    const project = synthetic(4);
    const type = "\n/** @source kind-0 */\nexport interface Kind1Envelope {\n  id: number;\n}\n";
    const file = join(project.root, "spec-src/device/group-0/kind-0/wrapped.ts");
    writeFileSync(file, singleResource("Wrapped", "/group-0/kind-0/{id}/wrapped").replace("Read<Of[\"uri\"], string>", 'Read<Of["uri"], Kind1Envelope>') + type);
    const { joined, modelled, warnings } = await allBothWays(project);
    expect(warnings.modelled.flat()).toEqual([]);
    expect(JSON.parse(modelled[0]!.get("openapi.json")!).components.schemas.Group0Kind0Kind1Envelope.properties).toHaveProperty("id.type", "number");
    expect(joined).toEqual([undefined]);
  });

  test("what Redocly finds in it stands where it stands for the model as a whole", async () => {
    const project = synthetic(8);
    change(project, 7, /\bKind7s\b/, "KindÄs");
    const [joined] = await eachService(project, (materials) => joinedOutputs(materials, everything, { ...options, isIntact: () => false }));
    const [modelled] = await eachService(project, (materials) => modelledOutputs(materials, groups, { ...options, lint: true }));
    expect(joined).toBeDefined();
    expect(modelled!.diagnostics).toMatchObject([{ code: "redocly", severity: "error", at: { file: "spec-src/device/kinds.ts" } }]);
    expect((await generate(project, { mode: "check", lint: true })).diagnostics).toEqual(modelled!.diagnostics);
  });

  test("of all outputs those alone are made anew that follow from what changed, or that do not stand as they were left", async () => {
    const project = synthetic();
    const run = async () => (await generate(project, { mode: "write" })).services[0]!;
    expect((await run()).changed).toEqual([]);
    change(project, 7, "Field 3 of", "The field 3 of");
    const { changed } = await run();
    expect(changed).toContain("generated/device/client/src/group-0/kind-7.ts");
    expect(changed.filter((path) => /kind-(?!7)/.test(path))).toEqual([]);
    const touched = join(project.root, "generated/device/sources/group-0/kind-6.json");
    rmSync(touched);
    expect((await run()).created).toEqual(["generated/device/sources/group-0/kind-6.json"]);
    expect((await check(project, { lint: false })).outOfDate).toBe(false);
  });

  test.each<readonly [what: string, from: string | RegExp, to: string]>([
    ["a range", "Range<0, 16>", "Range<0, 17>"],
    ["the description of a resource", "The objects of kind 7.", "All objects of kind 7."],
    ["the description of a field", "Field 3 of", "The field 3 of"],
    ["a field that goes", '"field-4"?: string;', ""],
    ["the name of a type", /Kind7Oper/g, "Kind7Operation"],
    ["a type for a required field", "id: number;", 'id: "one" | "other";'],
    ["lines before all else", "import type", "\n\nimport type"],
  ])("what is left as it was after a change of %s is what would be made", async (_, from, to) => {
    const project = synthetic(8);
    await generate(project, { mode: "write" });
    change(project, 7, from, to);
    if (to === "") rewriteDocument(project, /(### kind-7\n(?:.*\n)*?)\| field-4 .*\n/, "$1");
    expect((await generate(project, { mode: "write" })).diagnostics).toEqual([]);
    expect((await check(project, { lint: false })).outOfDate).toBe(false);
  });

  interface Edition {
    readonly what: string;
    readonly from: RegExp;
    readonly to: string;
    /** How many parts follow from it. */
    readonly parts: number;
  }
  const editions: readonly Edition[] = [
    { what: "the text of a cell", from: /Range 0-16\./, to: "Range 0-17.", parts: 0 },
    { what: "sentences and lines", from: /# A synthetic service\n/, to: "$&\nAnother sentence.\n\n", parts: 0 },
    { what: "a row that is added", from: /\| field-4 \| string \| Field 4 of kind 7\. \|\n/, to: "$&| field-4-b | string | |\n", parts: 1 },
    { what: "rows in another order", from: /(\| field-4 .* kind 7\. \|\n)(\| field-5 .* kind 7\. \|\n)/, to: "$2$1", parts: 1 },
    { what: "a section of another name", from: /### kind-7 stats/, to: "### kind-7 counters", parts: 1 },
  ];
  const rewrite = (project: Project, { from, to }: Edition): void => {
    expect(readFileSync(join(project.root, "spec-src/device/document.md"), "utf8")).toMatch(from);
    rewriteDocument(project, from, to);
    if (to.includes("counters")) change(project, 7, "@source kind-7 stats", "@source kind-7 counters");
  };

  test.each(editions)("of a change of the document follow those parts alone that name what changed: $what", async (edition) => {
    const project = synthetic(8);
    await made(project);
    rewrite(project, edition);
    expect(await made(project)).toBe(edition.parts);
  });

  test.each(editions)("what is left as it was after a change of the document is what would be made: $what", async (edition) => {
    const project = synthetic(8);
    await generate(project, { mode: "write" });
    rewrite(project, edition);
    const { changed } = (await generate(project, { mode: "write" })).services[0]!;
    expect(changed.filter((path) => /kind-[0-6]\b/.test(path))).toEqual([]);
    // The definitions do not say what the document now does: that is for `drift`, and not what outputs follow from.
    expect((await check(project, { lint: false })).outOfDate).toBe(false);
  });

  test("a section that is called like another changes what both are called", async () => {
    const project = synthetic(8);
    await generate(project, { mode: "write" });
    const document = join(project.root, "spec-src/device/document.md");
    writeFileSync(document, `${readFileSync(document, "utf8")}\n## Annex\n\n### kind-7 oper\n\nNothing.\n`);
    const told = await generate(project, { mode: "write" });
    expect(told.diagnostics.map(({ code }) => code)).toEqual((await check(project, { lint: false })).diagnostics.map(({ code }) => code));
    expect((await check(project, { lint: false })).outOfDate).toBe(false);
  });

  test("what is written down of a version is in the docs", async () => {
    const project = synthetic(8);
    await generate(project, { mode: "write" });
    writeFileSync(join(project.root, "spec-src/device/changes.md"), "# Changes\n\n## 1.1\n\n- `id` is longer.\n");
    const { changed } = (await generate(project, { mode: "write" })).services[0]!;
    expect(changed).toContain("generated/device/docs/changes.html");
    expect(changed.filter((path) => /kind-/.test(path))).toEqual([]);
    expect(readFileSync(join(project.root, "generated/device/docs/changes.html"), "utf8")).toContain("<code>id</code> is longer.");
    expect((await check(project, { lint: false })).outOfDate).toBe(false);
  });

  test("a section is looked for again where its name changes", async () => {
    const project = synthetic();
    expect(await made(project)).toBe(28);
    rewriteDocument(project, /kind-7 stats/g, "kind-7 statistics");
    const [joined] = await eachService(project, (materials) => joinedOutputs(materials, groups, options));
    expect(joined).toBeUndefined();
  });

  test("what a reader would miss of the document is found where nobody looks as well", async () => {
    const project = synthetic();
    const document = join(project.root, "spec-src/device/document.md");
    const before = readFileSync(document, "utf8");
    const remarks = "\n### Remarks\n\n| a | b |\n|---|---|\n| 1 | 2 | 3 |\n";
    writeFileSync(document, `${before}${remarks}`);
    expect((await generate(project, { mode: "write" })).diagnostics.map(({ code }) => code)).toEqual(["surplus-cells"]);
    writeFileSync(document, before);
    expect((await generate(project, { mode: "write" })).diagnostics).toEqual([]);
    change(project, 7, "Field 3 of", "The field 3 of");
    writeFileSync(document, `${before}${remarks}`);
    expect((await generate(project, { mode: "write" })).diagnostics.map(({ code }) => code)).toEqual(["surplus-cells"]);
  });

  test("of pages, those are looked at that stand in the same part of the search index as one that changes", async () => {
    const project = synthetic(200);
    await generate(project, { mode: "write", only: ["docs"] });
    const pages = bundlesWith(project, "limited");
    expect(pages.length).toBeGreaterThan(20);
    const times = pages.map((bundle) => statSync(bundle).mtimeMs);
    change(project, 7, "Field 3 of", "The field 3 of");
    const { changed } = (await generate(project, { mode: "write", only: ["docs"] })).services[0]!;
    expect(changed.filter((path) => path.includes("/search/"))).toHaveLength(1);
    expect(pages.filter((bundle, index) => statSync(bundle).mtimeMs !== times[index])).toHaveLength(1);
    expect((await generate(project, { mode: "write", only: ["docs"], force: true })).services[0]!.changed).toEqual([]);
  });

  test("a kept page that is lost is made again", async () => {
    const project = synthetic();
    await generate(project, { mode: "write" });
    for (const bundle of bundlesWith(project, "limited")) rmSync(bundle);
    change(project, 7, "Field 3 of", "The field 3 of");
    expect((await generate(project, { mode: "write" })).diagnostics).toEqual([]);
    expect((await check(project, { lint: false })).outOfDate).toBe(false);
  });

  test("an edited document lends no text to the next one", async () => {
    const project = synthetic();
    expect(await made(project)).toBe(28);
    const document = join(project.root, "generated/device/openapi.json");
    writeFileSync(document, readFileSync(document, "utf8").replace("Field 3 of kind 9", "Field 3 of kind 8"));
    expect(await made(project)).toBe(28);
  });

  test("a run that asks for other outputs takes nothing from one that asks again", async () => {
    const project = synthetic();
    const run = async (group: string) => (await generate(project, { mode: "write", only: [group] })).services[0]!;
    const kept = (): ReadonlyMap<string, number> => new Map(bundlesWith(project, "standing").map((bundle) => [bundle, statSync(bundle).mtimeMs]));
    await run("client");
    const ofClient = kept();
    await run("openapi-3.1");
    change(project, 7, "Field 3 of", "The field 3 of");
    await run("openapi-3.1");
    expect([...ofClient].filter(([bundle, time]) => kept().get(bundle) !== time)).toEqual([]);
    expect((await run("client")).changed).toEqual(["generated/device/client/src/group-0/kind-7.ts", "generated/device/manifest.sha256"]);
    expect([...ofClient].filter(([bundle, time]) => kept().get(bundle) !== time)).toHaveLength(1);
  });

  test("two files that claim one name, or one path, are left to the rules of the whole", async () => {
    const project = synthetic();
    change(project, 8, /uri: "[^"]*"/, 'uri: "/group-0/kind-7"');
    const [joined] = await eachService(project, (materials) => joinedOutputs(materials, groups, options));
    expect(joined).toBeUndefined();
  });

  test("a name that one file claims after another is found when it comes, and gone when it goes", async () => {
    const project = synthetic(8);
    await generate(project, { mode: "write" });
    change(project, 7, 'uri: "/group-0/kind-7"', 'uri: "/group-0/kind-6"');
    const told = (await generate(project, { mode: "write" })).diagnostics.map(({ code }) => code);
    expect(told).not.toEqual([]);
    expect(told).toEqual((await check(project, { lint: false })).diagnostics.map(({ code }) => code));
    change(project, 7, 'uri: "/group-0/kind-6"', 'uri: "/group-0/kind-7"');
    expect((await generate(project, { mode: "write" })).diagnostics).toEqual([]);
    expect((await check(project, { lint: false })).outOfDate).toBe(false);
  });

  test("what changed while something else was wrong shows in what follows from it once that is right", async () => {
    const project = synthetic(8);
    await generate(project, { mode: "write" });
    change(project, 2, /id: number;/, "id: Range<0, 9>;");
    change(project, 7, 'uri: "/group-0/kind-7"', 'uri: "/group-0/kind-6"');
    expect((await generate(project, { mode: "write" })).diagnostics).not.toEqual([]);
    change(project, 7, 'uri: "/group-0/kind-6"', 'uri: "/group-0/kind-7"');
    const { changed } = (await generate(project, { mode: "write" })).services[0]!;
    // Kind 3 is nested below kind 2, whose key stands in its paths.
    expect(changed).toContain("generated/device/docs/reference/group-0/kind-0/kind-1/kind-2/kind-3.html");
    expect((await check(project, { lint: false })).outOfDate).toBe(false);
  });

  test("kept claims that are lost are found again", async () => {
    const project = synthetic(8);
    await generate(project, { mode: "write" });
    for (const bundle of bundlesWith(project, "operation ")) rmSync(bundle);
    change(project, 7, /Kind7Oper/g, "Kind7Operation");
    expect((await generate(project, { mode: "write" })).diagnostics).toEqual([]);
    expect((await check(project, { lint: false })).outOfDate).toBe(false);
  });

  test("a kept reading that is lost is read again", async () => {
    const project = synthetic();
    await made(project);
    const cache = join(project.root, ".specwright");
    for (const name of readdirSync(cache)) {
      const bytes = readFileSync(join(cache, name));
      if (name.endsWith(".cache") && bytes.includes("packed")) rmSync(join(cache, name));
    }
    expect(await made(project)).toBe(28);
    expect(await made(project)).toBe(0);
  });
});
