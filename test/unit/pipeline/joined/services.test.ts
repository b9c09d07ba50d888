/** Documents joined from what is made file by file are those of the model as a whole, byte for byte. */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test, vi } from "vitest";
import { generate } from "../../../../generator/index.ts";
import { joinedOutputs } from "../../../../generator/pipeline/joined-outputs.ts";
import { modelledOutputs } from "../../../../generator/pipeline/modelled-outputs.ts";
import { repository } from "../../../support/definitions.ts";
import { allBothWays, bothWays, change, eachService, everything, groups, options, projectOf, synthetic, textsOf } from "./both-ways.ts";

vi.setConfig({ testTimeout: 60_000 });

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

test("all outputs are those of the model as a whole", async () => {
  const all = await allBothWays(synthetic());
  expect(all.joined).toEqual(all.modelled);
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
