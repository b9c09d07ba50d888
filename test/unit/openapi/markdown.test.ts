import fc from "fast-check";
import MarkdownIt from "markdown-it";
import { describe, expect, test } from "vitest";
import { asSentence, bulletList, enumerated, inline, inlineCode, paragraphs, withSentences } from "../../../generator/openapi/text/markdown.ts";

const markdown = new MarkdownIt({ html: true });

const fragments = [
  "word", " ", "<b>", "</script><script>", "<!-- x -->", "<img src=x onerror=y>", "`code`", "`<b>`", "`", "``", "```js", "\\", "\\<", "# heading", "- item", "* item", "1. one", "2) two",
  "> quote", "---", "***", "___", "| a | b |", "~~~", "[x]: y", "\n", "\n\n", "=", "+ plus", "&lt;", "<a@b.c>", "<type>-list", "{port}+{protocol}", "**bold**", "_",
];
const phrases = fc.array(fc.constantFrom(...fragments), { maxLength: 5 }).map((parts) => parts.join(""));

describe("a phrase in a line", () => {
  test.each([
    ["object with <type>-list array", "object with \\<type>-list array"],
    ["`<type>-list` as code", "`<type>-list` as code"],
    ["a <script> tag", "a &#60;script> tag"],
    ["<img src=x onerror=y>", "&#60;img src=x onerror=y>"],
    ["[x](javascript:y)", "[x&#93;(javascript:y)"],
    ["a < b and <1>", "a < b and <1>"],
    ["two\nlines  of\ttext", "two lines of text"],
    ["curr_conn, 1sec_rate and *", "curr_conn, 1sec_rate and *"],
    ["the ` sign", "the \\` sign"],
    ["`` is none, `one` is", "\\`\\` is none, `one` is"],
  ])("%j becomes %j", (phrase, line) => {
    expect(inline(phrase)).toBe(line);
  });

  test("opens no tag and leaves its list item in no way", () => {
    fc.assert(
      fc.property(phrases, (phrase) => {
        const tokens = markdown.parse(bulletList([asSentence(phrase), "last"]), {});
        const blocks = tokens.map((token) => token.type).filter((type) => /open$|block|fence|hr/.test(type));
        expect(blocks).toEqual(["bullet_list_open", "list_item_open", "paragraph_open", "list_item_open", "paragraph_open"]);
        expect(tokens.flatMap((token) => token.children ?? []).filter((token) => token.type === "html_inline")).toEqual([]);
      }),
      { numRuns: 3000, seed: 1 },
    );
  });

  test("opens no code that what follows on its line would close", () => {
    fc.assert(
      fc.property(phrases, phrases, (one, other) => {
        const { children } = markdown.parseInline(enumerated([`1 (${inline(one)})`, `2 (${inline(other)})`]), {})[0]!;
        expect(children!.filter(({ type }) => type === "code_inline" || type === "html_inline").filter(({ content }) => content.includes(") and 2 ("))).toEqual([]);
        expect(children!.filter(({ type }) => type === "text").map(({ content }) => content).join("")).toContain(") and 2 (");
      }),
      { numRuns: 3000, seed: 1 },
    );
  });

  test("ends with one full stop", () => {
    expect(["It is so", "It is so.", "Is it so?", "(It is so.)", "it ends in \\"].map(asSentence)).toEqual([
      "It is so.", "It is so.", "Is it so?", "(It is so.)", "it ends in \\\\.",
    ]);
  });
});

describe("code", () => {
  test("reads back as the text, whatever it is", () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[ -~]*[!-~][ -~]*$/), (text) => {
        const [token] = markdown.parseInline(inlineCode(text), {})[0]!.children!;
        expect(token).toMatchObject({ type: "code_inline", content: text });
      }),
      { numRuns: 2000, seed: 1 },
    );
  });
});

describe("sentences after a text", () => {
  test.each([
    ["", "More."],
    ["One line", "One line. More."],
    ["One line.", "One line. More."],
    ["One line: `x`", "One line: `x`. More."],
    ["Two\n\nparagraphs", "Two\n\nparagraphs\n\nMore."],
    ["- a list", "- a list\n\nMore."],
    ["```js", "```js\n```\n\nMore."],
    ["A ` is not closed", "A ` is not closed\n\nMore."],
    ["A `code` is", "A `code` is. More."],
    ["a **b", "a **b\n\nMore."],
    ["see <a title=\"", "see <a title=\"\n\nMore."],
    ["a < b", "a < b. More."],
    ["Load in %", "Load in %. More."],
    ["A note: 𝄢", "A note: 𝄢. More."],
    ["Sent as {{name}}", "Sent as {{name}}. More."],
    ["Above <max>", "Above <max>. More."],
    ["Up to 5 €", "Up to 5 €. More."],
    ["By default:", "By default: More."],
    ["And so on…", "And so on… More."],
  ])("%j becomes %j", (text, whole) => {
    expect(withSentences(text, ["More."])).toBe(whole);
    expect(withSentences(text, [])).toBe(text);
  });
});

describe("a paragraph after a text", () => {
  test.each([
    ["Written\n\n```yaml\na: b", "Written\n\n```yaml\na: b\n```\n\nMore."],
    ["~~~~\n~~~", "~~~~\n~~~\n~~~~\n\nMore."],
    ["<!-- a remark", "<!-- a remark\n-->\n\nMore."],
    ["<pre>\na", "<pre>\na\n</pre>\n\nMore."],
    ["- item\n\n  ```", "- item\n\n  ```\n\nMore."],
    ["<!-- closed -->", "<!-- closed -->\n\nMore."],
    ["in the `<!--` middle", "in the `<!--` middle\n\nMore."],
  ])("%j becomes %j", (text, whole) => {
    expect(paragraphs(text, "More.")).toBe(whole);
    expect(paragraphs(text)).toBe(text);
  });

  test("stands by itself, whatever the text leaves open", () => {
    const blocks = ["```", "~~~~", "````js", "<!-- x", "-->", "<?x", "<![CDATA[", "<!DOCTYPE", "<pre>", "<div>", "> ```", "- ```", "  ```", "    code", "> quote", "- item", "text", ""];
    const texts = fc.array(fc.constantFrom(...blocks), { minLength: 1, maxLength: 6 }).map((lines) => lines.join("\n")).filter((text) => text !== "");
    fc.assert(
      fc.property(texts, (text) => {
        const whole = paragraphs(text, "**Not shown:** this.");
        expect(whole.startsWith(text)).toBe(true);
        const [open, inside] = markdown.parse(whole, {}).slice(-3);
        expect([open?.type, open?.level, inside?.content]).toEqual(["paragraph_open", 0, "**Not shown:** this."]);
      }),
      { numRuns: 3000, seed: 1 },
    );
  });
});

test("words are enumerated as people do", () => {
  expect([enumerated([]), enumerated([1]), enumerated([1, 5]), enumerated(["a", "b", "c"])]).toEqual(["", "1", "1 and 5", "a, b and c"]);
});
