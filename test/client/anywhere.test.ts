/**
 * The clients run wherever there is `fetch`: in this Node and in Chromium, and in what `npm run test:runtimes` installs from
 * npm besides, other versions of Node, Deno and Bun.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "esbuild";
import { afterAll, beforeAll, expect, test } from "vitest";
import { launch, visiting } from "../browser/browser.ts";
import { start } from "../repository/command.ts";
import { temporaryFolder } from "../repository/package.ts";
import { repository } from "../support/definitions.ts";
import type { Got } from "./anywhere/program.ts";
import { services, type Services } from "./anywhere/services.ts";

const folder = temporaryFolder();
const bundle = join(folder, "program.js");
let where: Services;

beforeAll(async () => {
  where = await services();
  await build({ entryPoints: [join(repository, "test/client/anywhere/program.ts")], outfile: bundle, bundle: true, format: "esm", platform: "neutral", target: "es2022" });
  writeFileSync(join(folder, "main.mjs"), `import { run } from "./program.js";\nconsole.log(JSON.stringify(await run(${JSON.stringify(where)})));\nglobalThis.process?.exit?.();\n`);
});

afterAll(async () => {
  await where.close();
  rmSync(folder, { recursive: true });
});

/** A browser tells a program nothing of why a server cannot be trusted. */
function expected(tls: "tls" | "transport"): Got {
  const arms = { status: "status", transport: "transport", timeout: "timeout", aborted: "aborted", redirect: "redirect", decode: "decode", encode: "encode" };
  return {
    asked: ["/slb/virtual-server/a%2Fb%3Fc/port/80+t%2Bp", "/slb/virtual-server/%C3%A9%F0%9D%84%9E%20%2B/port/80+t%2Bp"],
    changed: { own: "own", body: '{"authentication":{"mode-cfg":{"mode":"multiple"}}}' },
    raw: 404,
    logins: 2,
    arms: { ...arms, tls },
  };
}

async function got(program: string, args: readonly string[]): Promise<Got> {
  const { code, stdout, stderr } = await start(program, [...args, "main.mjs"], folder).ended;
  if (code !== 0) throw new Error(`${stdout}${stderr}`);
  return JSON.parse(stdout) as Got;
}

test("in this Node", async () => expect(await got(process.execPath, [])).toEqual(expected("tls")));

test("in Chromium", async () => {
  const browser = await launch();
  try {
    const text = await visiting(browser, {}, async (page) => {
      await page.goto(where.page);
      const module = `data:text/javascript;base64,${readFileSync(bundle).toString("base64")}`;
      return page.evaluate(`import(${JSON.stringify(module)}).then(async ({ run }) => JSON.stringify(await run(${JSON.stringify(where)})))`) as Promise<string>;
    });
    expect(JSON.parse(text)).toEqual(expected("transport"));
  } finally {
    await browser.close();
  }
});

/** Packages of npm whose command is a runtime, with what it is to be told before the program. */
const runtimes: { readonly [name: string]: readonly string[] } = { node: [], deno: ["run", "--allow-net", "--allow-env"], bun: ["run"] };
const wanted = (process.env["SPECWRIGHT_CLIENT_RUNTIMES"] ?? "").split(" ").filter((name) => name !== "");

test.runIf(wanted.length > 0).each(wanted)("in %s", async (specifier) => {
  const [name = ""] = specifier.split("@");
  const home = join(folder, specifier);
  mkdirSync(home);
  writeFileSync(join(home, "package.json"), '{ "private": true }');
  const installing = await start("npm", ["install", "--no-audit", "--no-fund", specifier], home).ended;
  expect(installing.code, installing.stderr).toBe(0);
  expect(await got(join(home, "node_modules", ".bin", name), runtimes[name] ?? [])).toEqual(expected("tls"));
}, 600_000);
