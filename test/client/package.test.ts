/** The packages as they would be published: what npm packs is sound to publint and to arethetypeswrong, and needs nothing. */
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { checkPackage, createPackageFromTarballData } from "@arethetypeswrong/core";
import { publint } from "publint";
import { formatMessage } from "publint/utils";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { temporaryFolder } from "../repository/package.ts";
import { packed } from "./support/packed.ts";
import { clients } from "./support/project.ts";

const folder = temporaryFolder();
const minutes = 60_000;

interface Manifest {
  readonly name: string;
  readonly dependencies?: object;
  readonly exports: { readonly [path: string]: string | { readonly types: string; readonly default: string } };
}

const manifestOf = (client: string): Manifest => JSON.parse(readFileSync(join(folder, client, "package.json"), "utf8")) as Manifest;
const made = new Map<string, { readonly tarball: Uint8Array; readonly files: readonly string[] }>();

beforeAll(async () => {
  for (const client of clients) {
    const { tarball, files } = await packed(client, folder);
    made.set(client, { tarball: new Uint8Array(readFileSync(tarball)), files });
  }
}, 5 * minutes);

afterAll(() => rmSync(folder, { recursive: true }));

describe.each(clients)("%s", (client) => {
  test("publint has nothing to say", async () => {
    const { tarball } = made.get(client)!;
    const { messages, pkg } = await publint({ pack: { tarball: tarball.buffer as ArrayBuffer }, strict: true });
    expect(messages.map((message) => formatMessage(message, pkg))).toEqual([]);
  }, minutes);

  test("its types are right wherever ECMAScript modules are", async () => {
    const { tarball } = made.get(client)!;
    const found = await checkPackage(createPackageFromTarballData(tarball));
    if (found.types === false) throw new Error("The package has no types.");
    // A package of ECMAScript modules alone is no CommonJS, and the oldest resolution knows no exports.
    const problems = found.problems.filter((problem) => !("resolutionKind" in problem) || problem.resolutionKind === "node16-esm" || problem.resolutionKind === "bundler");
    expect(problems.map((problem) => JSON.stringify(problem))).toEqual([]);
  }, minutes);

  test("it depends on nothing", () => {
    expect(manifestOf(client).dependencies).toBeUndefined();
  });

  test("every path that it exports is packed", () => {
    const { files } = made.get(client)!;
    const targets = Object.values(manifestOf(client).exports).flatMap((target) => (typeof target === "string" ? [target] : [target.types, target.default]));
    const missing = targets.filter((target) => !files.some((file) => file === target.slice(2) || (target.includes("*") && file.startsWith(target.slice(2, target.indexOf("*"))))));
    expect(missing).toEqual([]);
  });
});
