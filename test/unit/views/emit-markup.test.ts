/** Values of Markdown and HTML: a parser gives back what was put in, as text, and finds nothing else. */
import fc from "fast-check";
import MarkdownIt from "markdown-it";
import { describe, expect, it } from "vitest";
import { hasHidden } from "../../../generator/views/emit/hidden.ts";
import { htmlText, startTag, textAttribute, urlAttribute } from "../../../generator/views/emit/html.ts";
import { htmlBlock } from "../../../generator/views/emit/html-block.ts";
import { markdownBlock, markdownFence } from "../../../generator/views/emit/markdown-block.ts";
import { markdownCellCode, markdownCode, markdownPhrase, markdownProse, markdownText } from "../../../generator/views/emit/markdown.ts";
import { anyText, payloads, restoreHidden } from "./payloads.ts";

const markdown = new MarkdownIt({ html: true });

function everyText(check: (text: string) => void): void {
  for (const payload of payloads) check(payload);
  fc.assert(fc.property(anyText, check), { numRuns: 1000, seed: 1 });
}

/** The types of the block tokens, and the text of the one inline token between `before` and `after`. */
function read(source: string, before = "", after = ""): { blocks: string[]; spans: string[]; content: string } {
  const tokens = markdown.parse(source, {});
  const inline = tokens.filter((token) => token.type === "inline");
  const spans = inline.flatMap((token) => token.children ?? []);
  const content = spans.map((span) => span.content).join("");
  expect(content.startsWith(before) && content.endsWith(after)).toBe(true);
  return { blocks: tokens.map((token) => token.type), spans: spans.map((span) => span.type), content: restoreHidden(content.slice(before.length, content.length - after.length)) };
}

describe("Markdown within a line", () => {
  const paragraph = ["paragraph_open", "inline", "paragraph_close"];

  it("reads text back in a paragraph, a heading and beside other text", () => {
    everyText((given) => {
      if (given === "") return;
      const { text: written } = markdownText(given);
      expect(written).not.toMatch(/[\n\r]/);
      for (const [source, blocks, before, after] of [
        [written, paragraph, "", ""],
        [`Say: ${written} and more`, paragraph, "Say: ", " and more"],
        [`# ${written}`, ["heading_open", "inline", "heading_close"], "", ""],
      ] as const) {
        const found = read(source, before, after);
        expect(found.blocks).toEqual(blocks);
        expect(new Set(found.spans)).toEqual(new Set(["text"]));
        expect(found.content).toBe(given);
      }
    });
  });

  it("reads two texts that touch back as one", () => {
    fc.assert(
      fc.property(anyText, anyText, (one, other) => {
        fc.pre(one + other !== "");
        expect(read(`${markdownText(one).text}${markdownText(other).text}`).content).toBe(one + other);
      }),
      { numRuns: 500, seed: 2 },
    );
  });

  it("reads prose back, with its code, in a paragraph, a heading and a cell", () => {
    const withCode = fc.array(fc.oneof(anyText, anyText.map((name) => `\`${name}\``)), { maxLength: 4 }).map((parts) => parts.join(" "));
    fc.assert(
      fc.property(fc.oneof(anyText, withCode), (given) => {
        fc.pre(given !== "");
        const { text: written } = markdownProse(given);
        for (const source of [written, `# ${written}`, `| a |\n|---|\n| ${written} |`]) {
          const tokens = markdown.parse(source, {}).filter((token) => token.type === "inline");
          const spans = tokens.at(-1)?.children ?? [];
          expect(spans.every((span) => span.type === "text" || span.type === "code_inline")).toBe(true);
          expect(restoreHidden(spans.map((span) => (span.type === "text" ? span.content : `\`${span.content}\``)).join(""))).toBe(given);
        }
      }),
      { numRuns: 1500, seed: 5 },
    );
    expect(markdownProse("The `a_b` of *c*").text).toBe("The `a_b` of \\*c\\*");
  });

  it("reads code back", () => {
    everyText((given) => {
      if (given === "") return;
      const found = read(`Say: ${markdownCode(given).text} and more`, "Say: ", " and more");
      expect(found.blocks).toEqual(paragraph);
      expect(found.spans).toEqual(["text", "code_inline", "text"]);
      expect(found.content).toBe(given);
      expect(read(markdownCode(given).text).content).toBe(given);
    });
  });

  it("reads text and code back from the cells of a table", () => {
    everyText((given) => {
      const table = `| a | b | c |\n|---|---|---|\n| ${markdownText(given).text} | ${markdownCellCode(given).text} | end |\n`;
      const tokens = markdown.parse(table, {});
      expect(tokens.filter((token) => token.type === "td_open")).toHaveLength(3);
      const cells = tokens.filter((token) => token.type === "inline").slice(3).map((token) => restoreHidden((token.children ?? []).map((span) => span.content).join("")));
      expect(cells).toEqual([given, given, "end"]);
    });
  });

  const link = (label: string, to: string) => markdownPhrase([{ link: label, to }]);

  it("links where the address is safe, and says it where it is not", () => {
    everyText((given) => {
      const found = markdown.parse(link(given, "https://a.b/c(d)?e=f&amp=g|h").text, {})[1]?.children ?? [];
      expect(found[0]?.attrGet("href")).toBe("https://a.b/c(d)?e=f&amp=g%7Ch");
      expect(restoreHidden(found.slice(1, -1).map((span) => span.content).join(""))).toBe(given);
    });
    for (const url of ["javascript:alert(1)", "JaVaScRiPt:x", "data:text/html,x", "java\nscript:x", " javascript:x", "//evil", "\\\\evil", "vbscript:x"]) {
      const tokens = markdown.parse(link("label", url).text, {})[1]?.children ?? [];
      expect(tokens.every((token) => token.type === "text")).toBe(true);
      expect(tokens.map((token) => token.content).join("")).toContain("label (");
      expect(startTag("a", { href: urlAttribute(url) }).text).toBe('<a href="#">');
    }
    expect(link("x", "javascript&#58;alert(1)").text).toBe("[x](javascript&amp;#58;alert\\(1\\))");
  });

  it("leaves words and names as people write them", () => {
    expect(markdownText("The full set of counter names, curr_conn and C++ (see 4.2).").text).toBe("The full set of counter names, curr_conn and C++ (see 4.2).");
  });
});

describe("blocks of Markdown", () => {
  const safe = new MarkdownIt({ html: false });
  /** What the author meant, apart from what a block may not do. */
  function rendered(source: string): string {
    return safe.render(source).replace(/<h\d>(.*)<\/h\d>/g, "<p><strong>$1</strong></p>");
  }

  it("keep the author's Markdown", () => {
    for (const source of [
      "A sentence.",
      "Plain *emphasis*, **strong** and `code`, [a link](https://a.b/c \"title\").",
      "One\n\nTwo\nlines",
      "- a\n- b\n  - c\n- d",
      "1. a\n2. b\n\n   more\n3. c",
      "3) a\n4) b",
      "> quoted\n> text\n>\n> - list",
      "```ts\nconst a = `<b>`;\n```",
      "    indented\n    code",
      "| a | b |\n|---|---|\n| `x\\|y` | *z* \\| w |",
      "a  \nhard break",
      "~~gone~~ and __strong__ and _em_",
      "text with <angle> & ampersand, 1 < 2, R&D",
      "***",
      "a - b\n\\- c\n1\\. d",
    ]) {
      expect(rendered(markdownBlock(source).text)).toBe(rendered(source));
    }
  });

  it("are confined to their place", () => {
    fc.assert(
      fc.property(fc.array(anyText, { maxLength: 6 }).map((parts) => parts.join("\n")), (source) => {
        const html = markdown.render(`Before\n\n${markdownBlock(source).text}\n\nAfter`);
        expect(html.startsWith("<p>Before</p>\n")).toBe(true);
        expect(html.endsWith("<p>After</p>\n")).toBe(true);
        expect(html).not.toMatch(/<(script|img|h\d)|href="\s*javascript|<!--/i);
      }),
      { numRuns: 1500, seed: 3 },
    );
  });

  /** An address that is relative to where the author wrote is told behind the words of its link. */
  function withTold(html: string): string {
    const told = (label: string, url: string): string => (/^(?:[a-z][a-z\d+.-]*:|#|$)/i.test(url) ? label : `${label} (${url})`);
    return html.replace(/<img src="([^"]*)" alt="([^"]*)"[^>]*>/g, (_, url: string, label: string) => told(label, url)).replace(/<a href="([^"]*)"[^>]*>(.*?)<\/a>/gs, (_, url: string, label: string) => told(label, url));
  }

  it.each([
    ["See [the guide](guide/lamps.md#switches).", "See the guide (`guide/lamps.md#switches`).", "<p>See the guide (<code>guide/lamps.md#switches</code>).</p>"],
    ["See [above](#lamps), ![a drawing](../lamp.png) and [it](/docs/a|b).", "See above, a drawing (`../lamp.png`) and it (`/docs/a%7Cb`).", "<p>See above, a drawing (<code>../lamp.png</code>) and it (<code>/docs/a%7Cb</code>).</p>"],
    ["[the web](https://lamps.example/a) and [mail](mailto:a@lamps.example)", "[the web](https://lamps.example/a) and [mail](mailto:a@lamps.example)", '<p><a href="https://lamps.example/a">the web</a> and <a href="mailto:a@lamps.example">mail</a></p>'],
  ])("tell a relative address, which leads nowhere from here: %s", (source, asMarkdown, asHtml) => {
    expect(markdownBlock(source).text).toBe(asMarkdown);
    expect(htmlBlock(source).text).toBe(asHtml);
  });

  it("say what the author said", () => {
    const words = (html: string): string => restoreHidden(html.replace(/<img[^>]*alt="([^"]*)"[^>]*>/g, "$1").replace(/<[^>]*>/g, "")).replace(/\s+/g, " ").trim();
    fc.assert(
      fc.property(fc.array(anyText, { maxLength: 5 }).map((parts) => parts.join("\n")), (source) => {
        fc.pre(!hasHidden(source) && !source.includes("⟨"));
        expect(words(safe.render(markdownBlock(source).text))).toBe(words(withTold(safe.render(source))));
      }),
      { numRuns: 1500, seed: 4 },
    );
  });

  it("fence any text", () => {
    everyText((given) => {
      const tokens = markdown.parse(`${markdownFence(given, "sh").text}\n\nAfter`, {});
      expect(tokens[0]?.type).toBe("fence");
      expect(restoreHidden(tokens[0]?.content.replace(/\n$/, "") ?? "")).toBe(given);
      expect(tokens[2]?.content).toBe("After");
    });
  });
});

describe("HTML", () => {
  function decoded(html: string): string {
    const names: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#39": "'" };
    return restoreHidden(html.replace(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => names[name] ?? ""));
  }

  it("reads text and attributes back", () => {
    everyText((given) => {
      const { text: written } = htmlText(given);
      expect(written).not.toMatch(/[<>"']/);
      expect(decoded(written)).toBe(given);
      const tag = startTag("a", { title: textAttribute(given) }).text;
      expect(tag).toMatch(/^<a title="[^"<>]*">$/);
      expect(decoded(tag.slice(10, -2))).toBe(given);
    });
  });

  it("takes no handler, no script and no attribute that was not made as one", () => {
    expect(() => startTag("a", { onclick: textAttribute("x") })).toThrow(RangeError);
    expect(() => startTag("script")).toThrow(RangeError);
    expect(() => startTag("a", { title: { quoted: '"x"' } })).toThrow(TypeError);
  });

  it("leads nowhere but to pages beside it, the web and mail", () => {
    const near = fc.string({ unit: fc.constantFrom("a", "J", "1", ".", "/", "#", ":", "-", "~", "\\", " ", "\t", "é"), maxLength: 8 });
    const address = fc.tuple(fc.constantFrom("", "javascript:", "//b.example", "#", "../"), near).map((parts) => parts.join(""));
    fc.assert(fc.property(address, (given) => {
      const href = /^<a href="(.*)">$/.exec(startTag("a", { href: urlAttribute(given) }).text)![1]!;
      expect(new URL(href, "https://here.example/a/b").origin, given).toBe("https://here.example");
    }), { numRuns: 2000, seed: 1 });
  });
});
