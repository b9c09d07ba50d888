import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { Project } from "../../../generator/contract.ts";
import { explain } from "../../../generator/pipeline/explain.ts";
import { folderWith } from "../config/folder.ts";

const document = "\uFEFF# Things\r\n\r\n| Field | Type |\r\n|---|---|\r\n| id | a `number` |\r\n";

const serviceText = `
import type { Service } from "specwright/http";
/** @source Things */
export type Things = Service<{ title: "Things"; version: "1"; document: "document.md"; servers: {} }>;
`;

const thingsText = `
import type { Facts, Get, Resource } from "specwright/http";

/**
 * @kind One
 * @source Things
 */
interface Readable<Of extends Facts> extends Resource<Of["uri"]> {
  /**
   * Read it
   * @source Things
   */
  get: Get<Of["uri"], Thing>;
}

/** @source Things */
export type TheThing = Readable<{ uri: "/thing" }>;

/** @source Things */
export interface Thing {
  id?: number;
}
`;

function projectOf(services: readonly string[]): Project {
  const files = services.map((name) => ({
    [`spec/${name}/service.ts`]: serviceText,
    [`spec/${name}/things.ts`]: thingsText,
    [`spec/${name}/document.md`]: document,
  }));
  return { root: folderWith(Object.assign({}, ...files)), definitions: "spec", out: "made/here", cache: ".cache" };
}

const answer = (service: string) => ({
  service,
  is: "field",
  name: "id of Thing",
  document: [{ file: `spec/${service}/document.md`, line: 5, text: "| id | a `number` |" }],
  definition: { file: `spec/${service}/things.ts`, line: 21, lines: ["  id?: number;"] },
  outputs: expect.arrayContaining([expect.objectContaining({ file: `made/here/${service}/openapi.yaml`, pointer: "/components/schemas/Thing/properties/id" })]),
});

test("the services of a project, or those that are asked for, in the order of their names", async () => {
  const project = projectOf(["b", "a"]);
  expect(await explain(project, "thing.id", {})).toEqual({ diagnostics: [], matches: [answer("a"), answer("b")] });
  expect(await explain(project, "thing.id", { services: ["b"] })).toEqual({ diagnostics: [], matches: [answer("b")] });
  expect((await explain(project, "thing.id", { services: ["c"] })).diagnostics).toMatchObject([{ code: "unknown-service" }]);
});

test("keeps what it reads, writes no output, and sees what has changed since", async () => {
  const project = projectOf(["a"]);
  const path = join(project.root, "spec/a/things.ts");
  const first = await explain(project, "thing.id", {});
  expect([existsSync(join(project.root, ".cache")), existsSync(join(project.root, "made"))]).toEqual([true, false]);
  expect(await explain(project, "thing.id", {})).toEqual(first);
  writeFileSync(path, readFileSync(path, "utf8").replace("id?: number", "/** More. */\n  id?: number"));
  expect((await explain(project, "thing.id", {})).matches[0]!.definition.line).toBe(22);
});

test("a service that cannot be read gives its findings, another one its answer", async () => {
  const project = projectOf(["a", "b"]);
  writeFileSync(join(project.root, "spec/a/things.ts"), thingsText.replace("id?: number", "id?: Nowhere"));
  const { diagnostics, matches } = await explain(project, "thing.id", {});
  expect(matches).toEqual([answer("b")]);
  expect(diagnostics.map(({ severity, at }) => [severity, at?.file])).toContainEqual(["error", "spec/a/things.ts"]);
});
