/** The page that Redoc makes: whole, the same each time, and in want of nobody. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Browser, Request } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { nodeDisk } from "../../generator/disk/node-disk.ts";
import { redocPage } from "../../generator/redoc/build.ts";
import { repository } from "../support/definitions.ts";
import { launch, visiting } from "./browser.ts";

const folder = mkdtempSync(join(tmpdir(), "specwright-redoc-"));
let browser: Browser;

beforeAll(async () => {
  browser = await launch();
});
afterAll(async () => {
  await browser?.close();
  rmSync(folder, { recursive: true });
});

async function page(document: string): Promise<string> {
  const made = await redocPage(document, { disk: nodeDisk, folder: join(folder, "work") });
  if (!made.ok) throw new Error(made.diagnostics.map(({ message }) => message).join("\n"));
  return made.value;
}

/** What a page asked of anybody but itself, and got through its policy. */
async function asked(html: string, look: string): Promise<readonly string[]> {
  const file = join(folder, "index.html");
  writeFileSync(file, html);
  const own = pathToFileURL(file).href;
  return visiting(browser, {}, async (tab) => {
    const requests: Request[] = [];
    tab.on("request", (request) => requests.push(request));
    await tab.goto(own);
    await tab.locator("h1", { hasText: look }).first().waitFor();
    await tab.waitForLoadState("networkidle");
    expect(await tab.evaluate("globalThis.x")).toBeUndefined();
    return requests.filter((request) => request.url() !== own && request.failure()?.errorText !== "csp").map((request) => request.url());
  });
}

test.each(["mgmt-v3", "controller-v2"])("of %s opens from a file and asks nobody for anything", async (service) => {
  const document = readFileSync(join(repository, "generated", service, "openapi.json"), "utf8");
  const { info } = JSON.parse(document) as { readonly info: { readonly title: string } };
  const html = await page(document);
  expect(await asked(html, info.title)).toEqual([]);
  expect(html).toContain('"disableTelemetry":true');
});

/** The words of an element that go over several lines, the lines that show marks of Markdown, and what a style sheet writes behind its maker's name. */
const asSeen = `(() => {
  const [heading] = document.querySelectorAll("h1");
  const node = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT).nextNode();
  const lines = ({ 0: word, index }) => {
    const range = document.createRange();
    range.setStart(node, index);
    range.setEnd(node, index + word.length);
    return new Set([...range.getClientRects()].map(({ top }) => top)).size;
  };
  const broken = [...node.data.matchAll(/\\S+/g)].filter((word) => lines(word) > 1).map(([word]) => word);
  const maker = document.querySelector('a[href="https://redocly.com/redoc/"] p');
  const marked = document.body.innerText.split("\\n").filter((line) => line.includes("\\u0060"));
  return { broken, marked, maker: maker.textContent + JSON.parse(getComputedStyle(maker, "::after").content) };
})()`;

test("names its maker without a picture, shows no marks of Markdown, and keeps words whole on a narrow screen", async () => {
  const html = await page(readFileSync(join(repository, "generated", "mgmt-v3", "openapi.json"), "utf8"));
  const file = join(folder, "narrow.html");
  writeFileSync(file, html);
  const seen = await visiting(browser, { viewport: { width: 320, height: 900 } }, async (tab) => {
    await tab.goto(pathToFileURL(file).href);
    await tab.locator("h1").first().waitFor();
    return tab.evaluate(asSeen);
  });
  expect(seen).toEqual({ broken: [], marked: [], maker: "API docs by Redocly" });
});

test("comes out the same each time", async () => {
  const document = readFileSync(join(repository, "generated", "mgmt-v3", "openapi.json"), "utf8");
  expect(await page(document)).toBe(await page(document));
});

test("runs nothing that a document brings along", async () => {
  const text = "</script><script>globalThis.x = 1</script> <!-- <script> <img src=x onerror='globalThis.x = 1'> [a](javascript:globalThis.x=1)";
  const document = { openapi: "3.1.1", info: { title: `Hostile ${text}`, version: "1", description: text }, paths: { "/a": { get: { summary: text, description: text, responses: { 200: { description: text } } } } } };
  expect(await asked(await page(JSON.stringify(document)), "Hostile")).toEqual([]);
});

test("a document that is none is an error that Redocly explains", async () => {
  const { ok, diagnostics } = await redocPage("{}", { disk: nodeDisk, folder: join(folder, "work") });
  expect(ok).toBe(false);
  expect(diagnostics).toEqual([expect.objectContaining({ code: "redoc-failed", message: expect.stringMatching(/It says: \S/) as string })]);
});
