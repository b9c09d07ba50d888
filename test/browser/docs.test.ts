/** The generated docs in a browser, opened from the disk: they look and work as they should, for everybody, and ask nobody for anything. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { docsFiles, searchFiles } from "../docs/support/docs.ts";
import { flat, nested, withFields } from "../docs/support/large.ts";
import { caseServices, repository, shippedServices } from "../support/definitions.ts";
import { generated } from "../support/generated.ts";
import { payloads, restoreHidden } from "../unit/views/payloads.ts";
import { ofColours, violations } from "./axe.ts";
import { launch, visiting } from "./browser.ts";
import { answered } from "./search-box.ts";
import { foreign, siteIn, urlOf, type Site } from "./site.ts";

/** Milliseconds for axe on all pages, on a machine that has much else to do. */
const PATIENCE = 180_000;

let browser: Browser;

beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser?.close());

/** A page of one resource: the one that is shortest, so that a walk over it takes little. */
function reference({ folder, pages }: Site): string {
  const long = (path: string): number => statSync(join(folder, path)).size;
  return pages.filter((path) => path.startsWith("reference/")).reduce((one, other) => (long(other) < long(one) ? other : one));
}

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

/** With every block open: what is closed is not looked at. */
async function opened(page: Page): Promise<void> {
  await page.evaluate("document.querySelectorAll('details').forEach((one) => (one.open = true))");
}

/** What stands in closed blocks, and samples, that nobody sees. */
async function unseen(page: Page): Promise<readonly string[]> {
  return page.evaluate(`[...document.querySelectorAll("details > :not(summary), figure")].filter((one) => !one.checkVisibility()).map((one) => one.outerHTML.slice(0, 80))`) as Promise<readonly string[]>;
}

/** Whether anything but a box that scrolls by itself is wider than the page. */
async function tooWide(page: Page): Promise<readonly string[]> {
  const [content, view] = (await page.evaluate("[document.documentElement.scrollWidth, document.documentElement.clientWidth]")) as readonly [number, number];
  return content > view ? [`${content} px in ${view} px`] : [];
}

/** What axe finds in both themes, and themes that are not as light or as dark as they are called. */
async function bothThemes(page: Page): Promise<readonly string[]> {
  await opened(page);
  await page.emulateMedia({ colorScheme: "light" });
  const inLight = [...(await violations(page)), ...((await lightness(page)) > 200 ? [] : ["dark in the light"])];
  await page.emulateMedia({ colorScheme: "dark" });
  return [...inLight, ...(await violations(page, ofColours)), ...((await lightness(page)) < 60 ? [] : ["light in the dark"])];
}

async function eachWidth(page: Page, widths: readonly number[]): Promise<readonly string[]> {
  const found: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    found.push(...(await tooWide(page)));
  }
  return found;
}

/** Links to what is not there, such as nothing of that name on the page, and names that stand twice on one. */
async function deadEnds(site: Site, page: Page): Promise<readonly string[]> {
  const known = new Map<string, ReadonlySet<string>>();
  const dead: string[] = [];
  const links = new Set<string>();
  await onEach(site, page, async () => {
    const ids = (await page.evaluate("[...document.querySelectorAll('[id]')].map(({ id }) => id)")) as readonly string[];
    known.set(page.url(), new Set(ids));
    dead.push(...ids.filter((id, index) => ids.indexOf(id) < index));
    for (const link of (await page.evaluate("[...document.querySelectorAll('a[href]')].map(({ href }) => href.baseVal === undefined ? href : new URL(href.baseVal, location).href)")) as readonly string[]) links.add(link);
    return [];
  });
  for (const link of links) {
    const [file = "", anchor = ""] = link.split("#");
    if (file.endsWith(".html") && file !== urlOf(site, "../../index.html") && !(known.get(file)?.has(decodeURIComponent(anchor)) || (anchor === "" && known.has(file)))) dead.push(link);
  }
  return dead;
}

describe.each(shippedServices())("the docs of $service", ({ service }) => {
  const site = siteIn(join(repository, "generated", service, "docs"));

  test("axe finds nothing in the light, and nothing about colours in the dark; nothing complains, and nothing is asked of anybody", async () => {
    await visiting(browser, { viewport: { width: 1280, height: 900 } }, async (page, { requests, complaints }) => {
      expect(await onEach(site, page, () => bothThemes(page))).toEqual({});
      expect({ complaints, foreign: foreign(site, requests) }).toEqual({ complaints: [], foreign: [] });
      expect(requests.length).toBeGreaterThan(site.pages.length);
    });
  }, PATIENCE);

  test("at 320, 1280 and 3840 px no page is wider than that", async () => {
    await visiting(browser, {}, async (page) => {
      expect(await onEach(site, page, () => eachWidth(page, [320, 1280, 3840]))).toEqual({});
    });
  });

  test("on paper every block is open and every sample is there, with and without scripts", async () => {
    for (const javaScriptEnabled of [true, false]) {
      await visiting(browser, { javaScriptEnabled }, async (page) => {
        await page.emulateMedia({ media: "print" });
        expect(await onEach(site, page, () => unseen(page))).toEqual({});
      });
    }
  });

  test("paper says which service it is about, has all of the picture, and nothing that only a screen has a use for", async () => {
    await visiting(browser, { viewport: { width: 700, height: 1000 }, colorScheme: "dark" }, async (page) => {
      await page.emulateMedia({ media: "print" });
      await page.goto(urlOf(site, "picture.html"));
      expect(await page.locator(".top .name").isVisible()).toBe(true);
      expect(await page.locator("nav, button, input, .up, footer a").filter({ visible: true }).count()).toBe(0);
      const [picture, frame] = [await page.locator(".picture").boundingBox(), await page.locator(".picture-frame").boundingBox()];
      expect(picture!.width).toBeLessThanOrEqual(frame!.width);
      expect(await page.evaluate("document.querySelector('.picture').viewBox.baseVal.width / document.querySelector('.picture').viewBox.baseVal.height")).toBeCloseTo(picture!.width / picture!.height, 1);
    });
  });

  test("every link leads somewhere, and no name stands twice on a page", async () => {
    await visiting(browser, { javaScriptEnabled: false }, async (page) => {
      expect(await deadEnds(site, page)).toEqual([]);
    });
  });

  test("without scripts everything but search is there", async () => {
    await visiting(browser, { javaScriptEnabled: false }, async (page, { complaints }) => {
      expect(await onEach(site, page, async () => ((await page.locator("h1").innerText()) === "" ? ["no heading"] : []))).toEqual({});
      expect(await page.locator("input, button").count()).toBe(0);
      expect(complaints).toEqual([]);
    });
  });

  test.each(["index.html", reference(site)])("on %s the tabulator key leads to everything that can be used, in order, and shows where it is", async (path) => {
    await visiting(browser, {}, async (page) => {
      await page.goto(urlOf(site, path));
      const usable = (await page.evaluate(`(() => {
        const usable = [...document.querySelectorAll("a[href], button, input, summary")].filter((one) => one.checkVisibility());
        globalThis.walked = { order: [], unmarked: [] };
        addEventListener("focusin", ({ target }) => {
          walked.order.push(usable.indexOf(target));
          if (getComputedStyle(target).outlineStyle === "none") walked.unmarked.push(target.outerHTML);
        });
        return usable.length;
      })()`)) as number;
      for (let step = 0; step < usable; step += 1) await page.keyboard.press("Tab");
      expect(await page.evaluate("walked")).toEqual({ order: Array.from({ length: usable }, (_, index) => index), unmarked: [] });
    });
  });

  test("past everything that all pages have there is a way to the content, and on this page one to each operation and type", async () => {
    await visiting(browser, {}, async (page) => {
      await page.goto(urlOf(site, reference(site)));
      await page.keyboard.press("Tab");
      await page.keyboard.press("Enter");
      await page.keyboard.press("Tab");
      expect(await page.evaluate("document.querySelector('main').contains(document.activeElement)")).toBe(true);
      const [leads, there] = (await page.evaluate("[[...document.querySelectorAll('.here a')].map(({ hash }) => hash.slice(1)), [...document.querySelectorAll('section[id]')].map(({ id }) => id)].map((ids) => ids.map(decodeURIComponent).sort())")) as readonly (readonly string[])[];
      expect(leads).toEqual(there);
      await page.setViewportSize({ width: 600, height: 800 });
      expect(await page.locator(".here").isVisible()).toBe(false);
    });
  });
});

test("the page over all services is for everybody, in both themes and at any width, and leads to each", async () => {
  const site = { ...siteIn(join(repository, "generated")), pages: ["index.html"] };
  await visiting(browser, { viewport: { width: 320, height: 800 } }, async (page, { requests, complaints }) => {
    await page.goto(urlOf(site, "index.html"));
    expect([...(await violations(page)), ...(await tooWide(page))]).toEqual([]);
    await page.emulateMedia({ colorScheme: "dark" });
    expect(await violations(page, ofColours)).toEqual([]);
    expect(await lightness(page)).toBeLessThan(60);
    for (const { service } of shippedServices()) {
      await page.goto(urlOf(site, "index.html"));
      await page.click(`h2 a[href^="${service}/"]`);
      expect(await page.locator("h1").innerText()).not.toBe("");
      expect(page.url()).toContain(`/${service}/docs/index.html`);
    }
    expect({ complaints, foreign: foreign(site, requests) }).toEqual({ complaints: [], foreign: [] });
  });
});

describe("finding the way in the docs of mgmt-v3", () => {
  const site = siteIn(join(repository, "generated", "mgmt-v3", "docs"));

  test("a link to what is in closed blocks opens them", async () => {
    await visiting(browser, {}, async (page) => {
      const { path, id } = await deepest(site, page);
      await page.goto(urlOf(site, path, encodeURIComponent(id)));
      await expect.poll(() => isInSight(page, id)).toBe(true);
    });
  });

  test("at the side stands what is being read, in sight, or else what was asked for", async () => {
    await visiting(browser, { viewport: { width: 1280, height: 500 } }, async (page) => {
      const marked = (): Promise<string> => page.evaluate("[...document.querySelectorAll('.here [aria-current=location]')].map(({ hash }) => hash).join()") as Promise<string>;
      const inSight = (): Promise<boolean> =>
        page.evaluate("(([own, around]) => own.top >= around.top - 1 && own.bottom <= around.bottom + 1)(['.here [aria-current]', '.side'].map((one) => document.querySelector(one).getBoundingClientRect()))") as Promise<boolean>;
      for (const path of ["reference/slb/virtual-server/port.html", "limits.html"]) {
        await page.goto(urlOf(site, path));
        const last = page.locator(".here a").last();
        const hash = await last.getAttribute("href");
        await last.click();
        await expect.poll(marked).toBe(hash);
        expect(await inSight()).toBe(true);
        await page.evaluate("document.querySelector('main section[id]').scrollIntoView()");
        await expect.poll(marked).toBe(await page.locator(".here a").first().getAttribute("href"));
        expect(await inSight()).toBe(true);
      }
    });
  });

  test.each([320, 480, 700, 900, 1280])("what search finds lies within %d px", async (width) => {
    await visiting(browser, { viewport: { width, height: 800 } }, async (page) => {
      await page.goto(urlOf(site, "index.html"));
      await page.keyboard.press("/");
      await page.keyboard.type("port");
      await answered(page);
      const { x, width: own } = (await page.locator("[role=listbox]").boundingBox())!;
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x + own).toBeLessThanOrEqual(width);
    });
  });

  test.each([
    ["1sec_rate", /1sec_rate$/],
    ["bitwise", /^debug$/],
  ])("search finds %j, and Enter leads there", async (words, name) => {
    await visiting(browser, {}, async (page, { requests, complaints }) => {
      await page.goto(urlOf(site, "index.html"));
      await page.keyboard.press("/");
      await page.keyboard.type(words);
      await answered(page);
      expect(await page.locator("[role=option] .search-name").first().innerText()).toMatch(name);
      await page.keyboard.press("Enter");
      await page.waitForURL(/#./);
      await expect.poll(() => isInSight(page, decodeURIComponent(page.url().split("#")[1]!))).toBe(true);
      expect({ complaints, foreign: foreign(site, requests) }).toEqual({ complaints: [], foreign: [] });
    });
  });

  test.each([
    ["Authorization: Device", "header", "Authorization: Device <SESSION_TOKEN>"],
    ["content-type", "header", "Content-Type"],
    ["port-number+protocol", "resource", "/slb/virtual-server/{name}/port/{port-number}+{protocol}"],
    ["enumerated enum-list", "fact", "A field in the format enum-list takes its values from an enumerated list."],
    ["limits", "page", "Limits"],
    ["virtualServer", "resource", "/slb/virtual-server"],
    ["portNumber", "field", "port-number"],
    ["getSlbVirtualServerPort", "operation", "GET /slb/virtual-server/{name}/port/{port-number}+{protocol}: Read one element"],
    ["modify authentication", "operation", "POST /authentication: Modify the settings"],
    ["authentication console", "type", "AuthenticationConsole"],
  ])("search finds %j, and shows it as it reads", async (words, kind, name) => {
    await visiting(browser, {}, async (page) => {
      await page.goto(urlOf(site, "index.html"));
      await page.fill("[role=combobox]", words);
      await answered(page);
      const results = await page.locator("[role=option]").evaluateAll((options) => options.map((one) => [".search-kind", ".search-name"].map((part) => one.querySelector(part)!.textContent)));
      expect(results).toContainEqual([kind, name]);
      expect(await page.locator(".search-missing").count()).toBe(0);
    });
  });

  test.each(["get", "statistics", "port"])("what search finds for %j is told apart by what it shows", async (words) => {
    await visiting(browser, {}, async (page) => {
      await page.goto(urlOf(site, "index.html"));
      await page.fill("[role=combobox]", words);
      await answered(page);
      const results = await page.locator("[role=option]").allInnerTexts();
      expect(results.filter((text, index) => results.indexOf(text) < index)).toEqual([]);
    });
  });

  test("what search lists has nothing for axe", async () => {
    await visiting(browser, {}, async (page) => {
      await page.goto(urlOf(site, "index.html"));
      await page.fill("[role=combobox]", "port");
      await answered(page);
      await page.keyboard.press("ArrowDown");
      expect(await violations(page)).toEqual([]);
      await page.emulateMedia({ colorScheme: "dark" });
      expect(await violations(page, ofColours)).toEqual([]);
    });
  });
});

describe("for those who set up their browser for themselves", () => {
  const site = siteIn(join(repository, "generated", "mgmt-v3", "docs"));

  test("where colours are the reader's own, the result that is chosen, what a link leads to and the methods are outlined", async () => {
    await visiting(browser, { forcedColors: "active" }, async (page) => {
      await page.goto(urlOf(site, "index.html"));
      await page.fill("[role=combobox]", "port");
      await answered(page);
      await page.keyboard.press("ArrowDown");
      const [chosen, ...others] = await outlined(page, "[role=option]");
      expect([chosen, ...new Set(others)]).toEqual([true, false]);
      await page.goto(urlOf(site, "reference/slb/virtual-server/port.html", encodeURIComponent("resource:slb-virtual-server-port/path/port-number")));
      expect(await outlined(page, ":target")).toEqual([true]);
      expect(await page.evaluate("getComputedStyle(document.querySelector('.method')).borderTopStyle")).toBe("solid");
    });
  });

  test("on the widest screens the picture grows as the text does", async () => {
    const heights = async (page: Page): Promise<readonly number[]> => Promise.all([".picture-label", ".side a"].map(async (one) => (await page.locator(one).first().boundingBox())!.height));
    await visiting(browser, { viewport: { width: 1280, height: 800 } }, async (page) => {
      await page.goto(urlOf(site, "picture.html"));
      const [label, text] = await heights(page);
      for (const width of [2000, 3840]) {
        await page.setViewportSize({ width, height: 800 });
        const [wideLabel, wideText] = await heights(page);
        expect(wideLabel! / label!).toBeCloseTo(wideText! / text!, 1);
      }
    });
  });

  test("what a page says stays where it is when search comes in", async () => {
    const top = async (page: Page): Promise<number> => {
      await page.goto(urlOf(site, "index.html"));
      return (await page.locator("h1").boundingBox())!.y;
    };
    for (const width of [320, 1280]) {
      await visiting(browser, { viewport: { width, height: 800 } }, async (page) => {
        const withSearch = await top(page);
        await page.route("**/search.js", (route) => route.abort());
        expect(await page.locator("[role=combobox]").count()).toBe(1);
        expect(Math.abs((await top(page)) - withSearch)).toBeLessThan(1);
        expect(await page.locator("[role=combobox]").count()).toBe(0);
      });
    }
  });

  test("that a sample is copied is said aloud as well", async () => {
    await visiting(browser, {}, async (page) => {
      await page.goto(urlOf(site, "index.html"));
      await page.locator("figure button").first().click();
      await expect.poll(() => page.locator("[role=status]").allInnerTexts()).toContain("Copied.");
    });
  });

  test("the button that opens all blocks says what it would do, however they were opened", async () => {
    await visiting(browser, {}, async (page) => {
      await page.goto(urlOf(site, "reference/slb/virtual-server/port.html"));
      const button = page.locator(".open-all");
      expect(await button.innerText()).toBe("Open all blocks");
      await opened(page);
      await expect.poll(() => button.innerText()).toBe("Close all blocks");
    });
  });

  test("the page of kinds lists those that are on it", async () => {
    await visiting(browser, {}, async (page) => {
      await page.goto(urlOf(site, "kinds.html"));
      expect(await page.locator(".here a").allInnerTexts()).toEqual(await page.locator("main h2").allInnerTexts());
    });
  });
});

describe("the docs of a type with more fields than a page has room for", () => {
  const folder = mkdtempSync(join(tmpdir(), "specwright-large-"));
  for (const [path, text] of docsFiles(withFields([...flat(5), ...nested(["pools", "rates"], 1500)]))) put(folder, path, text);
  afterAll(() => rmSync(folder, { recursive: true }));
  const site = siteIn(folder);
  const anchor = "large/rates/pool-limit-1000";

  test("a link to a field leads to where it is, and without scripts beside the link that does", async () => {
    await visiting(browser, {}, async (page, { complaints }) => {
      await page.goto(urlOf(site, "reference/server.html", anchor));
      await page.waitForURL(/~/);
      await expect.poll(() => isInSight(page, anchor)).toBe(true);
      expect(complaints).toEqual([]);
    });
    await visiting(browser, { javaScriptEnabled: false }, async (page) => {
      await page.goto(urlOf(site, "reference/server.html", anchor));
      const beside = page.locator(".apart > li").filter({ has: page.locator(`[id="${anchor}"]`) });
      expect(await page.evaluate("document.querySelector('.apart > li:has(:target)').getBoundingClientRect().top < innerHeight")).toBe(true);
      await beside.locator("a").click();
      expect(await page.locator(`li[id="${anchor}"] code`).first().innerText()).toBe("pool-limit-1000");
    });
  });

  test("its pages are for everybody, in both themes and at any width", async () => {
    const pages = site.pages.filter((path) => path.startsWith("reference/"));
    expect(pages.length).toBe(3);
    // The last two are alike.
    const large = { ...site, pages: pages.slice(0, 2) };
    await visiting(browser, { viewport: { width: 320, height: 800 } }, async (page) => {
      expect(await onEach(large, page, async () => [...(await tooWide(page)), ...(await bothThemes(page))])).toEqual({});
    });
  }, PATIENCE);
});

describe("the docs of a type with more fields than a page can say of where each is", () => {
  const folder = mkdtempSync(join(tmpdir(), "specwright-larger-"));
  const model = withFields(flat(9000));
  for (const [path, text] of [...docsFiles(model), ...searchFiles(model)]) put(folder, path, text);
  afterAll(() => rmSync(folder, { recursive: true }));
  const site = siteIn(folder);
  const anchor = "large/pool-limit-7000";
  const holder = site.pages.find((path) => path.includes("~") && readFileSync(join(folder, path), "utf8").includes(`<li id="${anchor}">`))!;

  test.each(["reference/server.html", "reference/server~1.html"])("a link to a field that leads to %s goes on to where it is", async (from) => {
    await visiting(browser, {}, async (page, { complaints }) => {
      await page.goto(urlOf(site, from, anchor));
      await page.waitForURL((url) => decodeURIComponent(url.href) === decodeURIComponent(urlOf(site, holder, anchor)));
      await expect.poll(() => isInSight(page, anchor)).toBe(true);
      expect(complaints).toEqual([]);
    });
  });

  test("of what is nowhere the page says so", async () => {
    await visiting(browser, {}, async (page) => {
      await page.goto(urlOf(site, "reference/server.html", "large/gone"));
      await expect.poll(() => page.locator(".search-status").innerText()).toBe("What the link leads to is not there any more.");
    });
  });
});

describe("the docs of a service whose texts try to get out", () => {
  const folder = mkdtempSync(join(tmpdir(), "specwright-hostile-"));
  afterAll(() => rmSync(folder, { recursive: true }));

  test("nothing runs, nothing is asked for, and the texts are shown as they are", async () => {
    const { files } = await generated(caseServices().find(({ name }) => name === "hostile-text")!);
    for (const [path, text] of files) {
      if (path.startsWith("docs/")) put(folder, path, text);
    }
    const site = siteIn(join(folder, "docs"));
    await visiting(browser, {}, async (page, { requests, complaints }) => {
      const shown = new Set<string>();
      const found = await onEach(site, page, async () => {
        for (const text of (await page.evaluate("[...document.querySelectorAll('code')].map((one) => one.textContent)")) as readonly string[]) shown.add(plain(text));
        return [...(await twice(page)), ...((await page.evaluate("'x' in globalThis")) === true ? ["something ran"] : [])];
      });
      expect(found).toEqual({});
      expect({ complaints, foreign: foreign(site, requests) }).toEqual({ complaints: [], foreign: [] });
      expect(payloads.filter((text) => text !== "" && !shown.has(text))).toEqual([]);
    });
  });
});

function put(folder: string, path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

/** The text that a piece of code stands for: what nobody could see without them is in quotes. */
function plain(code: string): string {
  return /^"\s*"$|^"(?:⟨U\+[0-9A-F]+⟩|\\[nrt]|\s)+"$/u.test(code) ? (JSON.parse(restoreHidden(code)) as string) : restoreHidden(code);
}

/** Whether an element is seen where the page is scrolled to. */
function isInSight(page: Page, id: string): Promise<unknown> {
  return page.evaluate(`(({ top }) => top >= 0 && top < innerHeight)(document.getElementById(${JSON.stringify(id)}).getBoundingClientRect()) && document.getElementById(${JSON.stringify(id)}).checkVisibility()`);
}

/** Of each element that a selector finds, whether it has an outline. */
function outlined(page: Page, selector: string): Promise<readonly boolean[]> {
  return page.evaluate(`[...document.querySelectorAll(${JSON.stringify(selector)})].map((one) => getComputedStyle(one).outlineStyle !== "none")`);
}

/** What stands in the most closed blocks. */
async function deepest(site: Site, page: Page): Promise<{ readonly path: string; readonly id: string }> {
  const found: { readonly path: string; readonly id: string; readonly depth: number }[] = [];
  await onEach(site, page, async (path) => {
    const here = (await page.evaluate(`[...document.querySelectorAll("details:not([open]) [id]")].map(({ id, parentElement }) => {
      let depth = 0;
      for (let at = parentElement.closest("details"); at !== null; at = at.parentElement.closest("details")) depth += 1;
      return { id, depth };
    })`)) as readonly { readonly id: string; readonly depth: number }[];
    found.push(...here.map((one) => ({ path, ...one })));
    return [];
  });
  const [most] = found.sort((one, other) => other.depth - one.depth);
  if (most === undefined) throw new Error("No page has anything in a closed block.");
  return most;
}

/** Names that several elements of a page have. */
async function twice(page: Page): Promise<readonly string[]> {
  const ids = (await page.evaluate("[...document.querySelectorAll('[id]')].map(({ id }) => id)")) as readonly string[];
  return ids.filter((id, index) => ids.indexOf(id) < index);
}

/** Of the page's background, from 0 to 255. */
async function lightness(page: Page): Promise<number> {
  const colour = (await page.evaluate("getComputedStyle(document.body).backgroundColor")) as string;
  return Math.max(...[...colour.matchAll(/\d+/g)].map(Number));
}
