/** The page over all services: made of what the docs of each say of themselves, and of nothing else. */
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, expect, test } from "vitest";
import { generate, type GenerateReport, type Project } from "../../generator/index.ts";
import { Page, attribute, plain, textOf } from "./support/docs.ts";

const sound = fileURLToPath(new URL("../errors/sound/spec/bookshop", import.meta.url));
const folders: string[] = [];
const docs = { mode: "write", only: ["docs"] } as const;

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** @param services by name, each with its title */
function project(services: Readonly<Record<string, string>>): Project {
  const root = mkdtempSync(join(tmpdir(), "specwright-landing-"));
  folders.push(root);
  for (const [name, title] of Object.entries(services)) put(root, `spec/${name}`, title);
  return { root, definitions: "spec", out: "generated", cache: ".specwright" };
}

function put(root: string, folder: string, title: string): void {
  cpSync(sound, join(root, folder), { recursive: true });
  const service = join(root, folder, "service.ts");
  writeFileSync(service, readFileSync(service, "utf8").replace(/title: "[^"]*"/, `title: ${JSON.stringify(title)}`));
}

function read({ root, out }: Project, path: string): string {
  return readFileSync(join(root, out, path), "utf8");
}

/** The titles that the page names, each with where it leads. */
function listed(one: Project): readonly (readonly [title: string, href: string])[] {
  const page = new Page(read(one, "index.html"));
  expect(page.faults).toEqual([]);
  const links = page.named("h2").flatMap((heading) => page.named("a").filter((link) => link.parentNode === heading));
  return links.map((link) => [plain(textOf(link)), attribute(link, "href")!]);
}

function errors({ diagnostics }: GenerateReport): readonly string[] {
  return diagnostics.map(({ code, at }) => `${code} ${at?.file ?? ""}`);
}

test("names every service, what it is and how much there is, and leads into its docs", async () => {
  const one = project({ alpha: "The alpha interface", beta: "The beta interface" });
  const { overall } = await generate(one, docs);
  expect(overall?.created).toEqual(["generated/index.html", "generated/index.md", "generated/llms.txt", "generated/manifest.sha256"]);
  expect(listed(one)).toEqual([["The alpha interface", "alpha/docs/index.html"], ["The beta interface", "beta/docs/index.html"]]);
  const card = JSON.parse(read(one, "alpha/docs/service.json")) as Readonly<Record<string, number>>;
  const text = plain(textOf(new Page(read(one, "index.html")).named("main")[0]));
  for (const of of ["resources", "operations", "fields"]) expect(text).toContain(`${card[of]} ${of}`);
  const links = [...read(one, "index.html").matchAll(/ href="([^"#]+)"/g), ...read(one, "index.md").matchAll(/\]\(([^)]+)\)/g), ...read(one, "llms.txt").matchAll(/\]\(([^)]+)\)/g)];
  expect(links.length).toBeGreaterThan(20);
  for (const [, to] of links) expect(existsSync(join(one.root, one.out, to!)), to).toBe(true);
});

test("every page of a service leads up to it, and so does the first one in Markdown", async () => {
  const one = project({ alpha: "Alpha", beta: "Beta" });
  await generate(one, docs);
  const folder = join(one.root, one.out, "alpha/docs");
  const pages = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((path) => path.endsWith(".html"));
  expect(pages.length).toBeGreaterThan(11);
  for (const path of pages) {
    const links = new Page(readFileSync(join(folder, path), "utf8")).named("a").filter((link) => textOf(link) === "All services");
    expect(links.map((link) => join(folder, path, "..", attribute(link, "href")!)), path).toEqual([join(one.root, one.out, "index.html")]);
  }
  expect(read(one, "alpha/docs/index.md")).toContain("Above this page: [All services](../../index.md)\n");
});

test("a run for one service leaves the others on it", async () => {
  const one = project({ alpha: "Alpha", beta: "Beta" });
  await generate(one, docs);
  put(one.root, "spec/beta", "Better");
  await generate(one, { ...docs, services: ["beta"] });
  expect(listed(one).map(([title]) => title)).toEqual(["Alpha", "Better"]);
});

test("one service alone has it as well; what is made without docs does not touch it", async () => {
  const one = project({ alpha: "Alpha" });
  await generate(one, { mode: "write", only: ["unknowns"] });
  expect(existsSync(join(one.root, "generated/index.html"))).toBe(false);
  await generate(one, docs);
  expect(listed(one)).toEqual([["Alpha", "alpha/docs/index.html"]]);
  writeFileSync(join(one.root, "generated/index.html"), "edited\n");
  expect(errors(await generate(one, { mode: "write", only: ["unknowns"] }))).toEqual([]);
});

test("where nothing has changed nothing is written, and a page that is gone comes back", async () => {
  const one = project({ alpha: "Alpha" });
  await generate(one, docs);
  const before = statSync(join(one.root, "generated/index.html")).mtimeMs;
  expect((await generate(one, docs)).overall).toBeUndefined();
  expect(statSync(join(one.root, "generated/index.html")).mtimeMs).toBe(before);
  rmSync(join(one.root, "generated/index.html"));
  expect((await generate(one, docs)).overall?.created).toEqual(["generated/index.html"]);
});

test("check finds it out of date, and a hand in it is noticed", async () => {
  const one = project({ alpha: "Alpha" });
  await generate(one, docs);
  expect((await generate(one, { ...docs, mode: "check" })).outOfDate).toBe(false);
  writeFileSync(join(one.root, "generated/index.html"), "edited\n");
  const checked = await generate(one, { ...docs, mode: "check" });
  expect([checked.outOfDate, ...errors(checked)]).toEqual([true, "file-out-of-date generated/index.html"]);
  expect(errors(await generate(one, docs))).toEqual(["edited-by-hand generated/index.html"]);
  expect(errors(await generate(one, { ...docs, force: true }))).toEqual([]);
  expect(listed(one).map(([title]) => title)).toEqual(["Alpha"]);
});

test("a service that goes leaves it", async () => {
  const one = project({ alpha: "Alpha", beta: "Beta" });
  const all = { mode: "write" } as const;
  await generate(one, all);
  rmSync(join(one.root, "spec/beta"), { recursive: true });
  await generate(one, all);
  expect(listed(one).map(([title]) => title)).toEqual(["Alpha"]);
});

test("projects that share a folder of outputs share it: whichever is generated, it says the same", async () => {
  const one = project({ alpha: "Alpha" });
  put(one.root, "other/beta", "Beta");
  const other = { ...one, definitions: "other", out: one.out };
  await generate(one, docs);
  await generate(other, docs);
  expect(listed(one).map(([title]) => title)).toEqual(["Alpha", "Beta"]);
  expect((await generate(one, { ...docs, mode: "check" })).outOfDate).toBe(false);
});

test("what stands in the folder and is no description of a service is left aside", async () => {
  const one = project({ alpha: "Alpha" });
  const texts = ["{", "[]", '{"title": 1}', '{"title": "Odd", "version": "1", "summary": "", "resources": "many"}', "null"];
  for (const [index, text] of texts.entries()) {
    mkdirSync(join(one.root, `generated/odd${index}/docs`), { recursive: true });
    writeFileSync(join(one.root, `generated/odd${index}/docs/service.json`), text);
  }
  expect(errors(await generate(one, docs))).toEqual([]);
  expect(listed(one).map(([title]) => title)).toEqual(["Alpha"]);
});

test("the project's own templates take its place, and a mistake in one is shown where it stands", async () => {
  const one = { ...project({ alpha: "Alpha" }), templates: "own" };
  mkdirSync(join(one.root, "own"));
  await generate(one, docs);
  writeFileSync(join(one.root, "own/index.html.hbs"), "<!doctype html>\n<title>Ours</title>\n{{#each overall.html.services}}\n<p>{{title}}</p>\n{{/each}}\n");
  expect((await generate(one, docs)).overall?.changed).toContain("generated/index.html");
  expect(read(one, "index.html")).toBe("<!doctype html>\n<title>Ours</title>\n<p>Alpha</p>\n");
  writeFileSync(join(one.root, "own/index.html.hbs"), "<p>{{overall.html.name}}</p>\n");
  expect(errors(await generate(one, docs))).toEqual(["view-missing own/index.html.hbs"]);
});

test("a text that tries to get out stays where it is", async () => {
  const title = "</title><script>alert(1)</script> [x](javascript:alert(1)) `{{x}}` | *a*";
  const one = project({ "a b&c": title });
  expect(errors(await generate(one, docs))).toEqual([]);
  expect(listed(one)).toEqual([[title, "a%20b%26c/docs/index.html"]]);
  expect(new Page(read(one, "index.html")).named("script")).toEqual([]);
});
