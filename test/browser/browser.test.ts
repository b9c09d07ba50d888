/** The browser starts wherever the tests run, and its record misses nothing that a page asks for or complains about. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Browser } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { launch, visiting } from "./browser.ts";
import { program } from "./chromium.ts";

let browser: Browser;
const folder = mkdtempSync(join(tmpdir(), "specwright-browser-"));

beforeAll(async () => {
  vi.stubEnv("HOME", folder);
  browser = await launch();
});
afterEach(() => vi.unstubAllEnvs());
afterAll(async () => {
  await browser?.close();
  rmSync(folder, { recursive: true });
});

function page(html: string): string {
  const path = join(folder, "page.html");
  writeFileSync(path, `<!doctype html><title>Page</title>${html}`);
  return pathToFileURL(path).href;
}

test("opens a file", async () => {
  const url = page("<h1>Here</h1>");
  const heading = await visiting(browser, {}, async (tab, { requests, complaints }) => {
    await tab.goto(url);
    expect({ requests, complaints }).toEqual({ requests: [url], complaints: [] });
    return tab.textContent("h1");
  });
  expect(heading).toBe("Here");
});

test("records requests to hosts, errors and violations of a policy", async () => {
  const policy = '<meta http-equiv="Content-Security-Policy" content="script-src \'self\'">';
  const url = page(`${policy}<img alt="" src="https://host.invalid/pixel.png"><script>inline</script><script src="missing.js"></script>`);
  await visiting(browser, {}, async (tab, { requests, complaints }) => {
    await tab.goto(url);
    expect(requests).toContain("https://host.invalid/pixel.png");
    expect(complaints).toContainEqual(expect.stringMatching(/Content Security Policy/));
    expect(complaints.filter((text) => text.startsWith("Failed to load"))).toHaveLength(2);
  });
});

test("says what to do where there is no browser", async () => {
  vi.stubEnv("CHROME_PATH", join(folder, "no-such-program"));
  await expect(program()).rejects.toThrow(/no such file. Set it to the program of a Chrome/);
});
