/** Names that meet where resources of several files are reached from one place: made file by file, they are those of the model as a whole. */
import { mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test, vi } from "vitest";
import { generate, type Project } from "../../../../generator/index.ts";
import { allBothWays, synthetic } from "./both-ways.ts";
import { acting, singleResource } from "./resources.ts";

vi.setConfig({ testTimeout: 60_000 });

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
