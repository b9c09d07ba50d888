/** The generator's sources stand as its formatter writes them: `npm run format`. */
import { readFileSync } from "node:fs";
import { check, resolveConfig } from "prettier";
import { expect, test } from "vitest";
import { listFiles } from "../../generator/disk/list.ts";
import { repository } from "../support/definitions.ts";

const generator = `${repository}/generator`;

test("every file of the generator is formatted", async () => {
  const options = await resolveConfig(`${repository}/package.json`);
  expect(options).toEqual({ printWidth: 160 });
  const listed = listFiles(generator);
  const paths = listed.ok ? listed.value.filter((path) => /\.(?:ts|mjs)$/.test(path)) : [];
  expect(paths.length).toBeGreaterThan(500);
  const formatted = await Promise.all(paths.map(async (path) => [path, await check(readFileSync(`${generator}/${path}`, "utf8"), { ...options, filepath: path })] as const));
  expect(formatted.flatMap(([path, isFormatted]) => (isFormatted ? [] : [path]))).toEqual([]);
});
