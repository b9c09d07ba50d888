/** Files that say the same in two versions are left aside: comparing the rest finds what comparing the whole finds. */
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { compareServices } from "../../generator/diff/compare/service.ts";
import { judge } from "../../generator/diff/judge.ts";
import { operationsCarrying } from "../../generator/diff/carrying-operations.ts";
import { nodeDisk } from "../../generator/disk/node-disk.ts";
import { diff } from "../../generator/index.ts";
import type { Project } from "../../generator/contract.ts";
import { otherDefinitions } from "../../generator/pipeline/project/other-definitions.ts";
import { findServices } from "../../generator/pipeline/project/services.ts";
import { readModel } from "../../generator/pipeline/read-model.ts";
import { repository } from "../support/definitions.ts";

let project: Project;

beforeAll(() => {
  const root = mkdtempSync(join(tmpdir(), "specwright-differing-"));
  project = { root, definitions: "spec", out: "generated", cache: ".specwright" };
});

afterAll(() => rmSync(project.root, { recursive: true, force: true }));

/** Each number one more, one at a time; a comment that goes on; all lines one further down. */
function editsOf(text: string): readonly string[] {
  const numbers = [...text.matchAll(/(?<=[<,] ?)\d+(?=[,>])/g)].map(({ index, 0: number }) => `${text.slice(0, index)}${Number(number) + 1}${text.slice(index + number.length)}`);
  const names = [...text.matchAll(/(?<=^ {2})[a-z]+(?=\??: )/gm)].map(({ index, 0: name }) => `${text.slice(0, index)}${name}2${text.slice(index + name.length)}`);
  return [...numbers, ...names, text.replace(/\.\n? ?\*?\//, ", and more.$&"), `\n${text}`];
}

async function ofWhole(): Promise<unknown> {
  const other = otherDefinitions(project, { against: "other", cwd: project.root }, nodeDisk);
  const services = findServices(project, undefined, nodeDisk);
  if (!other.ok || !services.ok) throw new Error("The versions cannot be found.");
  const [folder] = services.value;
  const [before, after] = [await readModel(project, folder!, { disk: other.value, keeps: false }), await readModel(project, folder!, { disk: nodeDisk, keeps: false })];
  if (!before.ok || !after.ok) return undefined;
  return judge(folder!.name, compareServices(before.value.service, after.value.service), operationsCarrying(after.value.service));
}

describe.each(["types-from-another-file", "four-level-nesting-and-actions"])("%s", (name) => {
  test("edit by edit", async () => {
    for (const folder of ["spec", "other"]) {
      rmSync(join(project.root, folder), { recursive: true, force: true });
      cpSync(join(repository, "test/cases", name, "spec"), join(project.root, folder), { recursive: true });
    }
    const files = readdirSync(join(project.root, "spec"), { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".ts")).map((file) => join(project.root, "spec", file));
    let found = 0;
    for (const file of files) {
      const text = readFileSync(file, "utf8");
      for (const edited of editsOf(text)) {
        writeFileSync(file, edited);
        const whole = await ofWhole();
        if (whole === undefined) continue;
        const { services } = await diff(project, { against: "other", cwd: project.root });
        expect(services.map(({ findings }) => findings)).toEqual([whole]);
        found += services[0]!.findings.length;
      }
      writeFileSync(file, text);
    }
    expect(found).toBeGreaterThan(2);
  });
});
