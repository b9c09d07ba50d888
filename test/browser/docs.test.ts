/** The generated docs in a browser, opened from the disk: they look and work as they should, for everybody, and ask nobody for anything. */
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { repository, shippedServices } from "../support/definitions.ts";
import { ofColours, violations } from "./axe.ts";
import { launch, visiting } from "./browser.ts";
import { foreign, siteIn, urlOf, type Site } from "./site.ts";

let browser: Browser;

beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser?.close());

/** What a check finds on pages, by page; pages without findings are left out. */
async function onEach(site: Site, page: Page, check: (path: string) => Promise<readonly string[]>): Promise<Readonly<Record<string, readonly string[]>>> {
  const found: Record<string, readonly string[]> = {};
  for (const path of site.pages) {
    await page.goto(urlOf(site, path));
    const findings = await check(path);
    if (findings.length > 0) found[path] = findings;
  }
  return found;
}

/** The closed blocks whose content nobody sees. */
async function unseen(page: Page): Promise<readonly string[]> {
  return page.evaluate(`[...document.querySelectorAll("details > :not(summary)")].filter((one) => !one.checkVisibility()).map((one) => one.outerHTML.slice(0, 80))`) as Promise<readonly string[]>;
}

/** Whether anything but a box that scrolls by itself is wider than the page. */
async function tooWide(page: Page): Promise<readonly string[]> {
  const [content, view] = (await page.evaluate("[document.documentElement.scrollWidth, document.documentElement.clientWidth]")) as readonly [number, number];
  return content > view ? [`${content} px in ${view} px`] : [];
}

/** Links to what is not there: no such file, or nothing of that name on the page. */
async function deadEnds(site: Site, page: Page): Promise<readonly string[]> {
  const known = new Map<string, ReadonlySet<string>>();
  const dead: string[] = [];
  const links = new Set<string>();
  await onEach(site, page, async () => {
    known.set(page.url(), new Set((await page.evaluate("[...document.querySelectorAll('[id]')].map(({ id }) => id)")) as readonly string[]));
    for (const link of (await page.evaluate("[...document.querySelectorAll('a[href]')].map(({ href }) => href.baseVal === undefined ? href : new URL(href.baseVal, location).href)")) as readonly string[]) links.add(link);
    return [];
  });
  for (const link of links) {
    const [file = "", anchor = ""] = link.split("#");
    if (file.endsWith(".html") && !(known.get(file)?.has(decodeURIComponent(anchor)) || (anchor === "" && known.has(file)))) dead.push(link);
  }
  return dead;
}

describe.each(shippedServices())("the docs of $service", ({ service }) => {
  const site = siteIn(join(repository, "generated", service, "docs"));

  test("axe finds nothing, nothing complains, and nothing is asked of anybody", async () => {
    await visiting(browser, { viewport: { width: 1280, height: 900 } }, async (page, { requests, complaints }) => {
      expect(await onEach(site, page, () => violations(page))).toEqual({});
      expect({ complaints, foreign: foreign(site, requests) }).toEqual({ complaints: [], foreign: [] });
      expect(requests.length).toBeGreaterThan(site.pages.length);
    });
  });

  test("in the dark, axe finds nothing about colours, and they are dark", async () => {
    await visiting(browser, { colorScheme: "dark" }, async (page) => {
      expect(await onEach(site, page, () => violations(page, ofColours))).toEqual({});
      expect(await lightness(page)).toBeLessThan(60);
      await page.emulateMedia({ colorScheme: "light" });
      expect(await lightness(page)).toBeGreaterThan(200);
    });
  });

  test.each([320, 1280, 2560])("at %i px no page is wider than that", async (width) => {
    await visiting(browser, { viewport: { width, height: 800 } }, async (page) => {
      expect(await onEach(site, page, () => tooWide(page))).toEqual({});
    });
  });

  test("on paper every block is open, with and without scripts", async () => {
    for (const javaScriptEnabled of [true, false]) {
      await visiting(browser, { javaScriptEnabled }, async (page) => {
        await page.emulateMedia({ media: "print" });
        expect(await onEach(site, page, () => unseen(page))).toEqual({});
      });
    }
  });

  test("every link leads somewhere", async () => {
    await visiting(browser, { javaScriptEnabled: false }, async (page) => {
      expect(await deadEnds(site, page)).toEqual([]);
    });
  });
});

/** Of the page's background, from 0 to 255. */
async function lightness(page: Page): Promise<number> {
  const colour = (await page.evaluate("getComputedStyle(document.body).backgroundColor")) as string;
  return Math.max(...[...colour.matchAll(/\d+/g)].map(Number));
}
