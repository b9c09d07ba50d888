/** The search box in a browser, over pages of the tests' own. */
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { SearchPage } from "../../generator/views/docs/search/entries.ts";
import { searchParts, searchView } from "../../generator/views/docs/search/search-view.ts";
import { repository } from "../support/definitions.ts";
import { launch, visiting } from "./browser.ts";
import { answered } from "./search-box.ts";

const POLICY = "default-src 'none'; script-src 'self'; style-src 'self'";

const hall: SearchPage = {
  page: "resources/hall",
  title: "Hall",
  entries: [
    { kind: "resource", name: "Hall", text: "/hall/{name} A place with seats.", anchor: "" },
    { kind: "operation", name: "Create", text: "POST /hall", anchor: "operation:create-hall" },
    { kind: "field", name: "debug", text: "Level of debugging. Bitwise sum of 1 (common), 2 (packet).", anchor: "hall/debug" },
    { kind: "field", name: "rates.1sec_rate", text: "Visitors in a second.", anchor: "hall/rates/1sec_rate" },
    { kind: "field", name: "row-number", text: "", anchor: "hall/row-number" },
    { kind: "field", name: "server_STARTTLS_fail", text: "", anchor: "hall/server_starttls_fail" },
    { kind: "field", name: "<img src=x onerror=alert(1)>", text: "", anchor: "hall/img" },
    { kind: "resource", name: "/hall/{aisle}+{chair}", text: "Both of `aisle-letter`=A and `chair`|`stool`.", anchor: "hall/chair" },
  ],
};
const lamp: SearchPage = { page: "resources/lobby/lamp", title: "Lobby lamp", entries: [{ kind: "field", name: "lobby lamp watts", text: "", anchor: "lamp/watts" }] };
const others: readonly SearchPage[] = Array.from({ length: 200 }, (_, index) => ({
  page: `resources/group-${index % 10}/kind-${index}`,
  title: `Kind ${index}`,
  entries: [{ kind: "resource", name: `Kind ${index}`, text: `/kind-${index}`, anchor: "" }, { kind: "field", name: "number", text: "A number.", anchor: "kind/number" }],
}));

let browser: Browser;
const folder = mkdtempSync(join(tmpdir(), "specwright-search-"));

beforeAll(async () => {
  const templates = join(repository, "templates", "{service}", "docs");
  const write = (path: string, text: string): void => {
    mkdirSync(join(folder, path, ".."), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  for (const name of ["search.js", "search-index.js", "minisearch.js"]) cpSync(join(templates, name), join(folder, name));
  const pages = [hall, lamp, ...others];
  const parts = searchParts(pages, (page) => page);
  write("search/parts.js", `const searchParts = ${searchView(parts).parts.text};`);
  for (const { name, view } of parts) write(`search/${name}.js`, `searchIndex.add(${view.data.text});`);
  for (const path of ["index.html", "resources/hall.html"]) {
    const root = path.replace(/[^/]+/g, "..").slice(2).replace(/^\//, "").replace(/\.\.$/, "../");
    write(path, `<!doctype html><html lang="en"><meta http-equiv="Content-Security-Policy" content="${POLICY}"><title>Page</title><div data-search></div><input id="other" aria-label="Other"><script src="${root}search.js" defer></script></html>`);
  }
  browser = await launch();
});
afterAll(async () => {
  await browser?.close();
  rmSync(folder, { recursive: true });
});

function opened<Result>(visit: (page: Page) => Promise<Result>, path = "index.html"): Promise<Result> {
  return visiting(browser, {}, async (page, { requests, complaints }) => {
    await page.goto(pathToFileURL(join(folder, path)).href);
    const result = await visit(page);
    expect(complaints).toEqual([]);
    expect(requests.filter((url) => !url.startsWith(pathToFileURL(folder).href))).toEqual([]);
    return result;
  });
}

/** What the box lists for a text. */
async function found(page: Page, words: string): Promise<readonly string[]> {
  await page.fill("[role=combobox]", "");
  await page.fill("[role=combobox]", words);
  await page.locator("[role=status]", { hasText: /result|found/ }).waitFor();
  return page.locator("[role=option] .search-name").allTextContents();
}

test("tells where the page of a result is, and nothing that its title says already", async () => {
  const places = async (page: Page, words: string): Promise<readonly string[]> => {
    await found(page, words);
    return page.locator("[role=option]").evaluateAll((options) => options.slice(0, 1).map((one) => one.querySelector(".search-page")?.textContent ?? ""));
  };
  await opened(async (page) => {
    expect(await places(page, "row-number")).toEqual(["Hall"]);
    expect(await places(page, "Kind 17")).toEqual(["group-7 › Kind 17"]);
    expect(await places(page, "Lobby lamp")).toEqual(["Lobby lamp"]);
  });
});

test("finds names, their parts and starts, and words of texts, even misspelt", async () => {
  const wanted = {
    "1sec_rate": "rates.1sec_rate",
    "1SEC": "rates.1sec_rate",
    bitwise: "debug",
    bitwize: "debug",
    "row-number": "row-number",
    row_num: "row-number",
    rownumber: "row-number",
    ROWNUM: "row-number",
    starttlsfail: "server_STARTTLS_fail",
    starttls: "server_STARTTLS_fail",
    "post hall": "Create",
    "seats place": "Hall",
    "aisle+chair": "/hall/{aisle}+{chair}",
    "aisle-letter": "/hall/{aisle}+{chair}",
    "=stool": "/hall/{aisle}+{chair}",
    "<img": "<img src=x onerror=alert(1)>",
  };
  await opened(async (page) => {
    const first: Record<string, string | undefined> = {};
    for (const words of Object.keys(wanted)) first[words] = (await found(page, words))[0];
    expect(first).toEqual(wanted);
    expect(await found(page, "seats place")).toEqual(["Hall"]);
    expect(await page.locator("[role=option]").allInnerTexts()).toEqual([expect.stringMatching(/^resource\s+Hall$/)]);
  });
});

test("finds what has some of the words where nothing has all of them, and says which are missing", async () => {
  await opened(async (page) => {
    const missing = (): Promise<readonly string[]> => page.locator("[role=option] .search-missing").allTextContents();
    expect(await found(page, "debug zebra")).toEqual(["debug"]);
    expect(await missing()).toEqual(["without: zebra"]);
    expect(await found(page, "how do I set the debugging levle")).toEqual(["debug"]);
    expect(await missing()).toEqual(["without: how, do, i, set, the"]);
    expect(await found(page, "bitwise level seats")).toEqual(["debug", "Hall"]);
    expect(await missing()).toEqual(["without: seats", "without: bitwise, level"]);
    await found(page, "debug packet");
    expect(await missing()).toEqual([]);
  });
});

test("finds in every part, shows the first ones and says how many there are", async () => {
  await opened(async (page) => {
    expect(searchParts([hall, ...others], (page) => page).length).toBeGreaterThan(1);
    expect(await found(page, "number")).toHaveLength(30);
    expect(await page.textContent("[role=status]")).toBe("201 results, the first 30 shown.");
    expect(await found(page, "nothing-like-it")).toEqual([]);
    expect(await page.textContent("[role=status]")).toBe("Nothing found. The beginning of one word may do.");
  });
});

test("says while it searches that what is listed answers an earlier question", async () => {
  await opened(async (page) => {
    await found(page, "row");
    const asked = await page.evaluate(`(() => {
      const box = document.querySelector("[role=combobox]");
      box.value = "debug";
      box.dispatchEvent(new Event("input"));
      return [document.querySelector("[role=option] .search-name").textContent, document.querySelector("[role=listbox]").ariaBusy];
    })()`);
    expect(asked).toEqual(["row-number", "true"]);
    await answered(page);
    expect(await page.locator("[role=option] .search-name").allTextContents()).toEqual(["debug"]);
  });
});

test("goes by keyboard from a slash to the place of a field", async () => {
  await opened(async (page) => {
    await page.keyboard.press("/");
    await page.keyboard.type("hall");
    await answered(page);
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowUp");
    expect(await page.getAttribute("[role=combobox]", "aria-activedescendant")).toBe("search-result-0");
    await page.keyboard.press("Escape");
    expect(await page.locator("[role=listbox]").isVisible()).toBe(false);
    await page.keyboard.press("Escape");
    expect(await page.inputValue("[role=combobox]")).toBe("");
    await page.keyboard.type("1sec_rate");
    await page.keyboard.press("Enter");
    await page.waitForURL(/resources\/hall\.html#hall%2Frates%2F1sec_rate$/);
  }, "resources/hall.html");
});

test("chooses nothing in a list that is closed, and shows it again", async () => {
  await opened(async (page) => {
    const chosen = (): Promise<readonly (string | null)[]> => page.locator("[role=combobox]").evaluate((box) => [box.getAttribute("aria-expanded"), box.getAttribute("aria-activedescendant")]);
    await found(page, "row");
    for (const key of ["ArrowDown", "ArrowUp", "Enter"]) {
      await page.keyboard.press("Escape");
      expect(await chosen()).toEqual(["false", null]);
      await page.keyboard.press(key);
      await expect.poll(chosen).toEqual(["true", null]);
    }
    await page.keyboard.press("Escape");
    await page.keyboard.press("Escape");
    expect(await page.inputValue("[role=combobox]")).toBe("");
    await page.keyboard.press("Enter");
    await page.keyboard.press("ArrowDown");
    expect(await chosen()).toEqual(["false", null]);
    expect(page.url()).toMatch(/index\.html$/);
  });
});

test("leaves a slash to other fields, and opens what is clicked", async () => {
  await opened(async (page) => {
    await page.focus("#other");
    await page.keyboard.type("/");
    expect(await page.inputValue("#other")).toBe("/");
    await found(page, "row");
    await page.click("[role=option]");
    await page.waitForURL(/resources\/hall\.html#hall%2Frow-number$/);
  });
});
