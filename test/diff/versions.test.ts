/** The other version: a commit of a real repository, or a folder; neither is ever touched. */
import { cpSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { diff } from "../../generator/index.ts";
import { filesBelow, timesBelow } from "../repository/command.ts";
import { repository } from "../support/definitions.ts";
import { books, bookshop, found, messages } from "./bookshop.ts";

describe("a commit", () => {
  test("nothing has changed", async () => {
    const shop = bookshop();
    expect(await shop.against("HEAD")).toMatchObject({ diagnostics: [], verdict: "none", services: [{ service: "bookshop", verdict: "none", findings: [] }] });
  });

  test("what is not committed, and what is, by any name of a commit", async () => {
    const shop = bookshop();
    shop.edit(books, "Range<0, 1000>", "Range<0, 500>");
    const narrowed = ["major range-narrowed Book.price"];
    expect(found(await shop.against("HEAD"))).toEqual(narrowed);
    shop.commit("v2");
    expect(found(await shop.against("HEAD"))).toEqual([]);
    for (const name of ["v1", "HEAD~1", "HEAD^", "refs/tags/v1", shop.git("rev-parse", "v1").trim(), shop.git("rev-parse", "--short", "v1").trim(), ":/v1"]) {
      expect(found(await shop.against(name)), name).toEqual(narrowed);
    }
  });

  test("files that came and went", async () => {
    const shop = bookshop();
    shop.write("spec/bookshop/old/lists.ts", shop.read(books).replaceAll("Book", "List").replace("@source List", "@source Book").replace("@source List", "@source Book").replace('"/books"', '"/lists"').replace("./kinds", "../kinds"));
    shop.commit("v2");
    rmSync(join(shop.root, "spec/bookshop/old"), { recursive: true });
    expect(found(await shop.against("v2"))).toEqual(["major resource-removed /lists"]);
    shop.commit("v3");
    shop.git("checkout", "-q", "v2");
    expect(found(await shop.against("v3"))).toEqual(["minor resource-added /lists"]);
  });

  test("a definition that moves to another file is the same on the wire", async () => {
    const shop = bookshop();
    renameSync(join(shop.root, books), join(shop.root, "spec/bookshop/volumes.ts"));
    expect(found(await shop.against("v1"))).toEqual([]);
  });

  test("the document is that of the commit as well", async () => {
    const shop = bookshop();
    shop.edit("spec/bookshop/document.md", "## Book\n", "## Volume\n");
    shop.write(books, shop.read(books).replaceAll("@source Book", "@source Volume"));
    expect(await shop.against("v1")).toMatchObject({ diagnostics: [], verdict: "none" });
  });

  test("a project below the repository's folder, and a link in a commit", async () => {
    const shop = bookshop("packages/api");
    mkdirSync(join(shop.root, "spec/bookshop/shared"));
    renameSync(join(shop.root, "spec/bookshop/kinds.ts"), join(shop.root, "spec/bookshop/shared/kinds.ts"));
    symlinkSync("./shared/../shared/kinds.ts", join(shop.root, "spec/bookshop/kinds.ts"));
    shop.commit("v2");
    shop.edit(books, "Range<0, 1000>", "Range<0, 2000>");
    expect(found(await shop.against("v2"))).toEqual(["major range-widened Book.price"]);
    expect(found(await shop.against("v1"))).toEqual(["major range-widened Book.price"]);
  });

  test("definitions in an installed package that is a link to a folder of the repository", async () => {
    const shop = bookshop("packages/definitions");
    const root = join(shop.root, "../api");
    mkdirSync(join(shop.root, "../../node_modules"));
    symlinkSync("../packages/definitions", join(shop.root, "../../node_modules/definitions"));
    shop.write("../api/package.json", "{}");
    shop.edit(books, "Text<13>", "Text<14>");
    const project = { root, definitions: "../../node_modules/definitions/spec", out: "generated", cache: ".specwright" };
    expect(found(await diff(project, { against: "v1", cwd: root }))).toEqual(["major length-widened Book.isbn"]);
  });

  test("nothing of the working tree is touched, and nothing of the repository", async () => {
    const shop = bookshop();
    shop.edit(books, "Text<13>", "Text<14>");
    await shop.against("v1");
    rmSync(join(shop.root, ".specwright"), { recursive: true });
    const before = [timesBelow(shop.root), filesBelow(shop.root)];
    await shop.against("v1");
    rmSync(join(shop.root, ".specwright"), { recursive: true });
    const times = { ...timesBelow(shop.root) };
    expect([times, filesBelow(shop.root)]).toEqual(before);
  });

  test("what is kept of files never changes what is found", async () => {
    const shop = bookshop();
    shop.edit("spec/bookshop/kinds.ts", 'add: Post<Of["uri"], Of["element"], Of["element"]>', 'add: Post<Of["uri"], Of["element"], Silent>');
    const cold = found(await shop.against("v1"));
    expect(cold).toEqual(["major body-not-shown answer of POST /books (add)"]);
    expect(found(await shop.against("v1"))).toEqual(cold);
    rmSync(join(shop.root, ".specwright"), { recursive: true });
    expect(found(await shop.against("v1"))).toEqual(cold);
  });
});

describe("names that are none", () => {
  const hostile = ["nope", "-x", "--output=stolen", "--help", "HEAD; touch stolen", "$(touch stolen)", "`touch stolen`", "v1\ntouch stolen", "v1\0", "a..b", "HEAD:spec", "v1^{blob}", "@{-1}", "x".repeat(5000)];

  test.each(hostile)("%j", async (name) => {
    const shop = bookshop();
    const report = await shop.against(name);
    expect(messages(report)).toEqual([expect.stringMatching(/^no-such-version: /)]);
    expect(report.services).toEqual([]);
    expect(existsSync(join(shop.root, "stolen"))).toBe(false);
  });

  test("no repository", async () => {
    const root = mkdtempSync(join(tmpdir(), "specwright-diff-"));
    onTestFinished(() => rmSync(root, { recursive: true }));
    cpSync(`${repository}/test/errors/sound/spec`, join(root, "spec"), { recursive: true });
    const report = await diff({ root, definitions: "spec", out: "generated", cache: ".specwright" }, { against: "v1", cwd: root });
    expect(messages(report)).toEqual([expect.stringMatching(/^no-repository: "v1" is no folder, and git finds no repository .*not a git repository/)]);
  });

  test("a repository without a commit says so", async () => {
    const shop = bookshop();
    shop.git("checkout", "-q", "--orphan", "new");
    expect(messages(await shop.against("HEAD"))).toEqual(['no-such-version: "HEAD" is neither a folder nor a commit, tag or branch of this repository, which has no commit yet.']);
  });

  test("no git", async () => {
    const shop = bookshop();
    const path = process.env["PATH"];
    process.env["PATH"] = shop.root;
    onTestFinished(() => void (process.env["PATH"] = path));
    expect(messages(await shop.against("v1"))).toEqual([expect.stringMatching(/^no-git: /)]);
  });

  test("a commit without definitions", async () => {
    const shop = bookshop();
    shop.git("checkout", "-q", "--orphan", "empty");
    shop.git("rm", "-rqf", ".");
    shop.git("commit", "-q", "-m", "empty", "--allow-empty");
    shop.git("checkout", "-q", "v1");
    expect(messages(await shop.against("empty"))).toEqual(['no-definitions-there: "empty" holds no definitions: there is no service in "spec" there.']);
  });

  test("definitions that were wrong then", async () => {
    const shop = bookshop();
    shop.edit(books, "Range<0, 1000>", "Rnge<0, 1000>");
    shop.commit("v2");
    shop.edit(books, "Rnge<0, 1000>", "Range<0, 1000>");
    const report = await shop.against("v2");
    expect(messages(report)).toEqual([expect.stringMatching(/^type-error: In v2, spec\/bookshop\/books\.ts:21:11: .*Rnge/)]);
    expect(report.diagnostics.every(({ at }) => at === undefined)).toBe(true);
  });

  test("definitions that are wrong now", async () => {
    const shop = bookshop();
    shop.edit(books, "Range<0, 1000>", "Rnge<0, 1000>");
    expect(await shop.against("v1")).toMatchObject({ services: [], diagnostics: [{ at: { file: books, line: 21 } }] });
  });
});

describe("a folder", () => {
  const copy = (shop: ReturnType<typeof bookshop>, from: string): string => {
    const folder = mkdtempSync(join(tmpdir(), "specwright-other-"));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    cpSync(join(shop.root, from), folder, { recursive: true });
    return folder;
  };

  test.each([
    ["a checkout", "."],
    ["its definitions", "spec"],
    ["its one service", "spec/bookshop"],
  ])("%s", async (_, from) => {
    const shop = bookshop();
    const other = copy(shop, from);
    shop.edit(books, "Range<0, 1000>", "Range<0, 500>");
    expect(found(await shop.against(other, { services: ["bookshop"] }))).toEqual(["major range-narrowed Book.price"]);
  });

  test("by a path from the working directory, before a commit of that name", async () => {
    const shop = bookshop();
    cpSync(join(shop.root, "spec"), join(shop.root, "v1"), { recursive: true });
    shop.edit("v1/bookshop/books.ts", "Range<0, 1000>", "Range<0, 500>");
    expect(found(await shop.against("v1"))).toEqual(["major range-widened Book.price"]);
    expect(found(await shop.against("refs/tags/v1"))).toEqual([]);
  });

  test("that holds none", async () => {
    const shop = bookshop();
    mkdirSync(join(shop.root, "empty"));
    expect(messages(await shop.against("./empty"))).toEqual([expect.stringMatching(/^no-definitions-there: /)]);
  });

  test("is not touched", async () => {
    const shop = bookshop();
    const other = copy(shop, "spec");
    const before = timesBelow(other);
    await shop.against(other);
    expect(timesBelow(other)).toEqual(before);
  });
});

describe("services that one version has", () => {
  test("come and go", async () => {
    const shop = bookshop();
    cpSync(join(shop.root, "spec/bookshop"), join(shop.root, "spec/library"), { recursive: true });
    expect(found(await shop.against("v1"))).toEqual(["minor service-added library"]);
    shop.commit("v2");
    rmSync(join(shop.root, "spec/library"), { recursive: true });
    expect(found(await shop.against("v2"))).toEqual(["major service-removed library"]);
    expect(found(await shop.against("v2", { services: ["bookshop"] }))).toEqual([]);
  });

  test("are a wrong call where they are named", async () => {
    const shop = bookshop();
    cpSync(join(shop.root, "spec/bookshop"), join(shop.root, "spec/library"), { recursive: true });
    expect(messages(await shop.against("v1", { services: ["library"] }))).toEqual(['service-not-there: "v1" has no service "library" to compare with.']);
    expect(messages(await shop.against("v1", { services: ["libary"] }))).toEqual(['unknown-service: There is no service "libary".']);
  });
});

describe("what is accepted", () => {
  const ledger = "spec/bookshop/accepted.json";
  const narrowed = async () => {
    const shop = bookshop();
    shop.edit(books, "Range<0, 1000>", "Range<0, 500>");
    shop.edit(books, "title: string", "title: Text<99>");
    const [price] = (await shop.against("v1")).services[0]!.findings;
    return { shop, price: price! };
  };

  test("counts no more, and is shown with its reason", async () => {
    const { shop, price } = await narrowed();
    shop.write(ledger, JSON.stringify({ diff: [{ fingerprint: price.fingerprint, reason: "It was never more." }] }));
    const report = await shop.against("v1");
    expect(price.rule).toBe("length-narrowed");
    expect(found(report)).toEqual(["major range-narrowed Book.price"]);
    expect(report.services[0]!.accepted).toEqual([{ finding: price, reason: "It was never more." }]);
  });

  test("is found by its fingerprint wherever its lines move to, and no further than it is the same", async () => {
    const { shop, price } = await narrowed();
    shop.write(books, `// A comment.\n\n${shop.read(books)}`);
    expect((await shop.against("v1")).services[0]!.findings.map(({ fingerprint }) => fingerprint)).toContain(price.fingerprint);
    shop.edit(books, "Text<99>", "Text<98>");
    expect((await shop.against("v1")).services[0]!.findings.map(({ fingerprint }) => fingerprint)).not.toContain(price.fingerprint);
  });

  test("is written into the ledger, with what is there already", async () => {
    const { shop, price } = await narrowed();
    shop.write(ledger, JSON.stringify({ drift: [{ fingerprint: "0123456789abcdef", reason: "Once." }] }));
    const accept = { fingerprint: price.fingerprint, reason: "It was never more." };
    const report = await shop.against("v1", { accept });
    expect(found(report)).toEqual(["major range-narrowed Book.price"]);
    expect(JSON.parse(shop.read(ledger))).toEqual({ drift: [{ fingerprint: "0123456789abcdef", reason: "Once." }], diff: [accept] });
    expect(messages(await shop.against("v1", { accept: { ...accept, fingerprint: "ffffffffffffffff" } }))).toEqual([expect.stringMatching(/^no-such-finding: /)]);
  });

  test("but not found is told apart", async () => {
    const { shop } = await narrowed();
    shop.write(ledger, JSON.stringify({ diff: [{ fingerprint: "0123456789abcdef", reason: "Once." }] }));
    expect((await shop.against("v1")).services[0]!.unused).toMatchObject([{ fingerprint: "0123456789abcdef", reason: "Once.", at: { file: ledger, line: 1, column: 25 } }]);
  });

  test.each([
    ["no JSON", "{", /^ledger-no-json: /],
    ["a list", "[]", /^ledger-of-other-form: What is accepted must be an object\.$/],
    ["another key", '{ "diffs": [] }', /^ledger-of-other-form: "diffs" must be one of definitions, drift, since, diff\.$/],
    ["no list", '{ "diff": {} }', /^ledger-of-other-form: "diff" must be a list\.$/],
    ["no fingerprint", '{ "diff": [{ "reason": "x" }] }', /^ledger-of-other-form: The fingerprint of an entry of "diff" must be 16 hexadecimal digits/],
    ["no reason", '{ "diff": [{ "fingerprint": "0123456789abcdef", "reason": " " }] }', /^ledger-without-reason: /],
    ["twice", '{ "diff": [{ "fingerprint": "0123456789abcdef", "reason": "a" }, { "fingerprint": "0123456789abcdef", "reason": "b" }] }', /^ledger-twice: /],
  ])("is %s", async (_, text, message) => {
    const { shop } = await narrowed();
    writeFileSync(join(shop.root, ledger), text);
    expect(messages(await shop.against("v1"))).toEqual([expect.stringMatching(message)]);
  });
});
