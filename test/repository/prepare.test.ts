/** What stands before the tool runs in a checkout: each script of it once, and again where what it read or made is another. */
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { repository } from "../support/definitions.ts";
import { start } from "./command.ts";
import { temporaryFolder } from "./package.ts";

let checkout: string;

const path = (name: string): string => join(checkout, name);
const touch = (name: string): void => utimesSync(path(name), 1, 1);

function write(name: string, text: string): void {
  mkdirSync(dirname(path(name)), { recursive: true });
  writeFileSync(path(name), text);
}

/** A script that copies a file, and says that it ran. */
const copying = (from: string, to: string): string =>
  `node -e "fs.mkdirSync('${dirname(to)}', { recursive: true }); fs.copyFileSync('${from}', '${to}'); console.log('made ${to}')"`;

beforeEach(() => {
  checkout = temporaryFolder();
  cpSync(join(repository, "generator/prepare.mjs"), path("generator/prepare.mjs"), { recursive: true });
  write("generator/main.ts", "1");
  write("generator/build.mjs", "");
  write("generated/billing/client/src/index.ts", "2");
  write("generated/billing/stub/src/index.ts", "3");
  write("package.json", JSON.stringify({
    scripts: {
      build: copying("generator/main.ts", "dist/main.js"),
      "build:clients": copying("generated/billing/client/src/index.ts", "generated/billing/client/dist/index.js"),
      "build:stubs": copying("generated/billing/stub/src/index.ts", "generated/billing/stub/dist/index.js"),
    },
  }));
});
afterEach(() => rmSync(checkout, { recursive: true, force: true }));

async function made(): Promise<readonly string[]> {
  const { code, stdout, stderr } = await start(process.execPath, ["generator/prepare.mjs"], checkout).ended;
  expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
  return stdout.split("\n").filter((line) => line.startsWith("made "));
}

const all = ["made dist/main.js", "made generated/billing/client/dist/index.js", "made generated/billing/stub/dist/index.js"];

test("all is made once, whatever the times of files", async () => {
  expect(await made()).toEqual(all);
  touch("generator/main.ts");
  touch("dist/main.js");
  expect(await made()).toEqual([]);
});

test("what is read or made otherwise than it was is made again", async () => {
  await made();
  write("generator/main.ts", "4");
  expect(await made()).toEqual(all.slice(0, 1));
  expect(readFileSync(path("dist/main.js"), "utf8")).toBe("4");
  write("generated/billing/client/dist/index.js", "by hand");
  rmSync(path("generated/billing/stub/dist"), { recursive: true });
  expect(await made()).toEqual(all.slice(1));
  write("generator/new.ts", "");
  expect(await made()).toEqual(all.slice(0, 1));
  write("package-lock.json", "{}");
  expect(await made()).toEqual(all);
  expect(await made()).toEqual([]);
});

test("all is made again where what was written down cannot be read", async () => {
  await made();
  for (const text of ["{", "null", '"text"']) {
    write("node_modules/.cache/specwright/prepared.json", text);
    expect(await made()).toEqual(all);
  }
});

test("a script that fails fails all, and is run again", async () => {
  rmSync(path("generated/billing/client/src/index.ts"));
  expect(await start(process.execPath, ["generator/prepare.mjs"], checkout).ended).toMatchObject({ code: 1 });
  expect(existsSync(path("generated/billing/stub/dist"))).toBe(false);
  write("generated/billing/client/src/index.ts", "2");
  expect(await made()).toEqual(all.slice(1));
});
