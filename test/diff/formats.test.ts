/** What the command prints in each format, and its exit codes. */
import { readFileSync } from "node:fs";
import { Ajv } from "ajv";
import { describe, expect, test } from "vitest";
import { ruleTable } from "../../generator/diff/rule-pages.ts";
import { rules } from "../../generator/diff/rules/rules.ts";
import { diff, type Finding } from "../../generator/index.ts";
import { repository } from "../support/definitions.ts";
import { call } from "../unit/cli/world.ts";
import { books, bookshop, type Bookshop } from "./bookshop.ts";

const schema = JSON.parse(readFileSync(`${repository}/generator/diff/schema.json`, "utf8")) as object;
const validate = new Ajv({ allErrors: true, strict: true }).compile(schema);

async function changed(): Promise<Bookshop> {
  const shop = bookshop();
  shop.write("package.json", "{}");
  shop.edit(books, "Range<0, 1000>", "Range<0, 500>");
  shop.edit(books, "title: string", "title?: string");
  shop.edit(books, "  published?: string;\n", "");
  shop.edit("spec/bookshop/document.md", "| published | string | The date. |\n", "");
  shop.edit(books, " * A book.", " * One book.");
  return shop;
}

function run(shop: Bookshop, line: string) {
  return call(["diff", ...line.split(" ").filter((word) => word !== ""), "--definitions", "spec"], { cwd: shop.root, library: { diff } });
}

describe("text", () => {
  test("findings with their directions, operations, places and fingerprints", async () => {
    const { stdout, code } = await run(await changed(), "--against v1");
    expect(code).toBe(1);
    expect(stdout.replace(/[0-9a-f]{16}/g, "FINGERPRINT")).toBe(`bookshop since v1: major (3 major, 1 patch)

  major  Book.title: was required, and is optional now
         minor in requests, major in answers
         of GET /books (list), POST /books (add), GET /books/{isbn} (get) and 1 more
         spec/bookshop/books.ts:20:3
         field-made-optional FINGERPRINT

  major  Book.price: the range was \`0 to 1000\`, and is now \`0 to 500\`
         major in requests, minor in answers
         of GET /books (list), POST /books (add), GET /books/{isbn} (get) and 1 more
         spec/bookshop/books.ts:21:3
         range-narrowed FINGERPRINT

  major  Book.published: the optional field is gone, and was: \`string\`
         of GET /books (list), POST /books (add), GET /books/{isbn} (get) and 1 more
         spec/bookshop/books.ts:18:18
         field-removed FINGERPRINT

  patch  Book: is described in other words
         of GET /books (list), POST /books (add), GET /books/{isbn} (get) and 1 more
         spec/bookshop/books.ts:18:18
         description-changed FINGERPRINT
`);
  });

  test("nothing", async () => {
    const shop = bookshop();
    shop.write("package.json", "{}");
    expect(await run(shop, "")).toMatchObject({ code: 0, stdout: "bookshop since HEAD: nothing has changed\n" });
  });

  test("what is accepted, with its reason, and what is not found", async () => {
    const shop = await changed();
    const { findings } = (await shop.against("v1")).services[0]!;
    const diffs = findings.map(({ fingerprint }: Finding) => ({ fingerprint, reason: "It was so all the time." }));
    shop.write("spec/bookshop/accepted.json", JSON.stringify({ diff: [...diffs, { fingerprint: "0123456789abcdef", reason: "Once." }] }));
    const { stdout, code } = await run(shop, "--against v1 --fail-on patch");
    expect(code).toBe(0);
    expect(stdout).toMatch(/^bookshop since v1: nothing has changed that is not accepted\n\n {2}accepted: Book\.title: was required, and is optional now\n {9}It was so all the time\.\n/);
    expect(stdout).toContain("\n  Accepted, but not found here: 0123456789abcdef\n");
  });
});

test("markdown", async () => {
  const { stdout } = await run(await changed(), "--against v1 --format markdown");
  expect(stdout).toBe(`## bookshop since \`v1\`: major

### Breaking

- \`Book.title\`: was required, and is optional now.
- \`Book.price\`: the range was \`0 to 1000\`, and is now \`0 to 500\`.
- \`Book.published\`: the optional field is gone, and was: \`string\`.

### Other

- 1 description or example is in other words.
`);
});

describe("json", () => {
  test("as its schema describes it, whatever there is to say", async () => {
    const shop = await changed();
    const [first] = (await shop.against("v1")).services[0]!.findings;
    shop.write("spec/bookshop/accepted.json", JSON.stringify({ diff: [{ fingerprint: first!.fingerprint, reason: "So." }, { fingerprint: "0123456789abcdef", reason: "Once." }] }));
    for (const [line, services] of [["--against v1", 1], ["--against HEAD", 1], ["--against nope", 0]] as const) {
      const { stdout } = await run(shop, `${line} --format json`);
      const said = JSON.parse(stdout) as { readonly services: readonly object[] };
      expect(validate(said), JSON.stringify(validate.errors)).toBe(true);
      expect(said.services).toHaveLength(services);
    }
  });

  test("the schema refuses what is not of its form", async () => {
    const { stdout } = await run(await changed(), "--against v1 --format json");
    const said = JSON.parse(stdout) as { services: { findings: { severity: string }[] }[] };
    said.services[0]!.findings[0]!.severity = "grave";
    expect(validate(said)).toBe(false);
    expect(validate({ ...said, services: undefined })).toBe(false);
  });

  test("a finding, field by field", async () => {
    const { stdout } = await run(await changed(), "--against v1 --format json");
    const { verdict, services } = JSON.parse(stdout) as { readonly verdict: string; readonly services: readonly { readonly findings: readonly object[] }[] };
    expect(verdict).toBe("major");
    expect(services[0]!.findings[1]).toEqual({
      rule: "range-narrowed",
      severity: "major",
      directions: { request: "major", answer: "minor" },
      subject: { is: "field", name: "Book.price" },
      also: [],
      operations: ["GET /books (list)", "POST /books (add)", "GET /books/{isbn} (get)", "PUT /books/{isbn} (replace)"],
      message: "the range was `0 to 1000`, and is now `0 to 500`",
      from: "0 to 1000",
      to: "0 to 500",
      document: [{ section: "Book", row: "price" }],
      definition: { file: books, line: 21, column: 3 },
      before: { file: books, line: 21, column: 3 },
      fingerprint: expect.stringMatching(/^[0-9a-f]{16}$/),
    });
  });
});

test("github: an error for what fails the run, a warning for the rest", async () => {
  const { stdout } = await run(await changed(), "--against v1 --format github");
  const lines = stdout.trim().split("\n");
  expect(lines).toHaveLength(4);
  expect(lines.filter((line) => line.startsWith("::error "))).toHaveLength(3);
  expect(stdout).toContain("::error file=spec/bookshop/books.ts,line=21,col=3,endColumn=8,title=range-narrowed::Book.price: the range was `0 to 1000`, and is now `0 to 500` (major)%0AFewer numbers are allowed");
  expect((await run(await changed(), "--against v1 --format github --fail-on none")).stdout).not.toContain("::error");
});

test("sarif: every rule with its help, every finding with its fingerprint", async () => {
  const { stdout } = await run(await changed(), "--against v1 --format sarif");
  const { runs } = JSON.parse(stdout) as { runs: { tool: { driver: { rules: { id: string; help?: { text: string } }[] } }; results: { ruleId: string; ruleIndex: number; partialFingerprints: object }[] }[] };
  const known = runs[0]!.tool.driver.rules;
  expect(rules.filter(({ id, help }) => known.find((rule) => rule.id === id)?.help?.text !== help)).toEqual([]);
  for (const { ruleId, ruleIndex, partialFingerprints } of runs[0]!.results) {
    expect(known[ruleIndex]!.id).toBe(ruleId);
    expect(partialFingerprints).toEqual({ "specwright/v1": expect.stringMatching(/^[0-9a-f]{16}$/) });
  }
  expect(runs[0]!.results.map(({ ruleId }) => ruleId).sort()).toEqual(["description-changed", "field-made-optional", "field-removed", "range-narrowed"]);
});

describe("exit codes", () => {
  test.each([
    ["", 0, "made no change"],
    ["--against v1 --fail-on major", 1, "a breaking change"],
    ["--against v1 --fail-on none", 0, "none is to fail"],
    ["--against nope", 2, "no such version"],
    ["--against v1 --fail-on grave", 2, "no such severity"],
    ["--against v1 --write-changes [x](y)", 2, "no version for a change log"],
    ["--against v1 --accept 0123456789abcdef", 2, "no reason"],
    ["--explain nothing", 2, "no such rule"],
    ["--explain all --against v1", 2, "flags in conflict"],
    ["libary", 2, "no such service"],
  ])("diff %s is %i: %s", async (line, code) => {
    const shop = await changed();
    shop.git("add", "-A");
    shop.git("commit", "-q", "-m", "v2");
    expect((await run(shop, line)).code).toBe(code);
  });

  test.each([
    ["minor", 1],
    ["major", 0],
  ])("a minor change and --fail-on %s is %i", async (severity, code) => {
    const shop = bookshop();
    shop.write("package.json", "{}");
    shop.edit(books, "title: string;", "title: string;\n  published2?: string;");
    shop.edit("spec/bookshop/document.md", "| title |", "| published2 | string | |\n| title |");
    expect((await run(shop, `--against v1 --fail-on ${severity}`)).code).toBe(code);
  });
});

describe("--explain", () => {
  test("a page for each rule", async () => {
    const shop = bookshop();
    expect((await run(shop, "--explain range-narrowed")).stdout).toBe(`range-narrowed: major in requests, minor in answers

  Finds: … the range was …, and is now …

  Fewer numbers are allowed: a request may send one that is refused now. What answers hold was
  allowed before.

  The opposite change is found by range-widened.
`);
    const { stdout } = await run(shop, "--explain all");
    expect(stdout.trim().split("\n").map((line) => line.split(" ")[0])).toEqual(rules.map(({ id }) => id));
  });

  test("a name that comes near", async () => {
    expect((await run(bookshop(), "--explain range-narowed")).stderr).toContain('Did you mean "range-narrowed"?');
  });
});

test("the table of rules is the one that is published", () => {
  const [before, table] = readFileSync(`${repository}/generator/diff/rules.md`, "utf8").split("<!-- rules -->\n");
  expect(before).toMatch(/^# Rules of `specwright diff`\n/);
  expect(table).toBe(`\n${ruleTable()}`);
});
