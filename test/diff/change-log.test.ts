/** The change log that a comparison writes, and that people may edit. */
import { describe, expect, test } from "vitest";
import { readChangeLog, withEntry } from "../../generator/changes/change-log.ts";
import { logEntry } from "../../generator/changes/log-entry.ts";
import { diff } from "../../generator/index.ts";
import { books, bookshop } from "./bookshop.ts";
import { field, findings, object } from "./definitions.ts";
import { renderMarkdown } from "./markdown.ts";

describe("a section", () => {
  test("stands first, below the title", () => {
    expect(withEntry("", "1.0", "### Other\n\n- One.\n")).toBe("# Changes\n\n## 1.0\n\n### Other\n\n- One.\n");
    expect(withEntry("# Changes\n\nHello.\n\n## 1.0\n\n- One.\n", "1.1", "- Two.\n")).toBe("# Changes\n\nHello.\n\n## 1.1\n\n- Two.\n\n## 1.0\n\n- One.\n");
  });

  test("takes the place of an earlier one of its version, and of no other", () => {
    const log = "# Changes\n\n## 1.1\n\n- Two.\n\n## 1.0\n\n- One.\n";
    expect(withEntry(log, "1.0", "- Uno.")).toBe("# Changes\n\n## 1.1\n\n- Two.\n\n## 1.0\n\n- Uno.\n");
    expect(withEntry(withEntry(log, "2.0", "- Three."), "2.0", "- Three.")).toBe(withEntry(log, "2.0", "- Three."));
  });

  test("ends where the next version begins, not at a heading in a fence", () => {
    const log = "# Changes\n\n## 1.1\n\n```md\n## 0.9\n```\n\nMore.\n\n## 1.0\n";
    expect(readChangeLog(log)).toEqual([{ version: "1.1", text: "```md\n## 0.9\n```\n\nMore." }, { version: "1.0", text: "" }]);
  });
});

describe("an entry", () => {
  test("has the gravest first, and counts what only changes words", () => {
    const entry = logEntry(findings(object("/** One. */\n  a?: string;\n  b?: Range<0, 1>;"), object("/** Two. */\n  a?: string;\n  b?: Range<0, 2>;\n  c?: boolean;")));
    expect(entry).toBe(
      "### Breaking\n\n- `Item.b`: the range was `0 to 1`, and is now `0 to 2`.\n\n### Added and widened\n\n- `Item.c`: the optional field is new: `boolean`.\n\n### Other\n\n- 1 description or example is in other words.\n",
    );
  });

  test.each(["<img src=x onerror=alert(1)>", "](javascript:alert(1))", "`", "*/ alert(1) /*", "a|b", "- x", "# x", "\\u2028", "{{x}}", "__proto__"])("with %s is one item that says it", (text) => {
    const written = JSON.stringify(text.replace("\\u2028", "\u2028"));
    const entry = logEntry(findings(field('"a"'), field(`"a" | ${written}`)));
    const html = renderMarkdown(entry);
    expect(html.match(/<li>/g)).toHaveLength(1);
    expect(html).not.toMatch(/<img|<a /);
  });
});

test("--write-changes writes it beside the definitions, once for each version, where something has changed", async () => {
  const shop = bookshop();
  shop.edit(books, "Range<0, 1000>", "Range<0, 500>");
  const log = "spec/bookshop/changes.md";
  const first = await shop.against("v1", { writeChanges: "2.0" });
  expect(first.written).toEqual([log]);
  const written = "# Changes\n\n## 2.0\n\n### Breaking\n\n- `Book.price`: the range was `0 to 1000`, and is now `0 to 500`.\n";
  expect(shop.read(log)).toBe(written);
  await shop.against("v1", { writeChanges: "2.0" });
  expect(shop.read(log)).toBe(written);
  shop.commit("v2");
  expect((await diff(shop.project, { against: "HEAD", cwd: shop.root, writeChanges: "3.0" })).written).toEqual([]);
  expect(shop.read(log)).toBe(written);
});
