/** The engine: what a template may not say, what a view may not give, and where a value may not stand. */
import { describe, expect, it } from "vitest";
import { csvCell } from "../../../generator/views/emit/csv.ts";
import { htmlText } from "../../../generator/views/emit/html.ts";
import { docComment } from "../../../generator/views/emit/jsdoc.ts";
import { jsonValue } from "../../../generator/views/emit/json.ts";
import { markdownBlock } from "../../../generator/views/emit/markdown-block.ts";
import { markdownCellCode, markdownCode, markdownPhrase, markdownText } from "../../../generator/views/emit/markdown.ts";
import { shellWord } from "../../../generator/views/emit/shell.ts";
import { identifier, jsonLiteral, propertyAccess, stringLiteral } from "../../../generator/views/emit/typescript.ts";
import { compileTemplate, type PartialText } from "../../../generator/views/engine/compile.ts";
import { render } from "../../../generator/views/engine/render.ts";

function partials(given: Readonly<Record<string, string>>, extension: string): ReadonlyMap<string, PartialText> {
  return new Map(Object.entries(given).map(([name, content]) => [name, { file: `_${name}.${extension}.hbs`, text: content }]));
}

/** The output, or the codes and places of the diagnostics. */
function run(extension: string, template: string, view: object = {}, others: Readonly<Record<string, string>> = {}): string | string[] {
  const compiled = compileTemplate(`x.${extension}.hbs`, template, partials(others, extension));
  const result = compiled.ok ? render(compiled.value, view) : compiled;
  return result.ok ? result.value : result.diagnostics.map(({ code: name, at }) => `${name} ${at?.line}:${at?.column}+${at?.length}`);
}

describe("a template", () => {
  it.each([
    ["ts", "a\n{{{x}}}", "template-unescaped 2:1+7"],
    ["ts", "a {{&x}}", "template-unescaped 1:3+6"],
    ["ts", "{ {{x}} }\n{{{x}} }", "template-brace 2:1+3"],
    ["ts", "{ {{x}}}", "template-brace 1:6+3"],
    ["md", "{{#if x}}a", "template-syntax 1:1+0"],
    ["md", "a\n{{#if x}}{{/each}}", "template-syntax 2:4+0"],
    ["md", "{{x y}}", "template-unknown-helper 1:1+7"],
    ["md", "{{lookup x y}}", "template-unknown-helper 1:1+14"],
    ["md", "{{#log x}}{{/log}}", "template-unknown-helper 1:4+3"],
    ["md", "{{#x}}{{/x}}", "template-unknown-helper 1:4+1"],
    ["md", "{{^x}}{{/x}}", "template-unknown-helper 1:4+1"],
    ["md", "{{> p}}", "template-unknown-partial 1:1+7"],
    ["md", "{{> (x)}}", "template-not-allowed 1:1+9"],
    ["md", "{{> p a=x}}", "template-not-allowed 1:1+11"],
    ["md", '{{"x"}}', "template-not-allowed 1:1+7"],
    ["md", "{{@index}}", "template-not-allowed 1:1+10"],
    ["md", '{{#*inline "x"}}{{/inline}}', "template-not-allowed 1:1+27"],
    ["md", "{{#> p}}{{/p}}", "template-not-allowed 1:1+14"],
    ["md", "{{#if}}{{/if}}", "template-block-argument 1:4+2"],
    ["md", "{{#if x includeZero=true}}{{/if}}", "template-block-argument 1:4+2"],
    ["md", "{{#each (x y)}}{{/each}}", "template-not-allowed 1:9+5"],
    ["rtf", "", "template-language 1:1+0"],
  ])("in %s refuses %j", (extension, template, expected) => {
    expect(run(extension, template)).toEqual([expected]);
  });

  it("says all its faults at once, those of its partials too", () => {
    expect(run("md", "{{&a}}\n{{b c}}\n{{> p}}", {}, { p: "{{{d}}}" })).toEqual(["template-unescaped 1:1+6", "template-unknown-helper 2:1+7", "template-unescaped 1:1+7"]);
  });

  it("may speak of braces in its comments", () => {
    expect(run("md", "{{!-- {{{x}}} --}}a{{! {{{ }}")).toBe("a\n");
  });
});

describe("a mustache", () => {
  it.each([
    ["ts", "const a = \"{{x}}\";"],
    ["ts", "const a = '{{x}}';"],
    ["ts", "const a = `{{x}}`;"],
    ["ts", "const a = `${ b }{{x}}`;"],
    ["ts", "const a = `${ `{{x}}` }`;"],
    ["ts", "// {{x}}"],
    ["ts", "/* a\n {{x}} */"],
    ["ts", "const r = / {{x}}/;"],
    ["ts", "const r = /\"/; const s = \"{{x}}\";"],
    ["ts", "const s = \"\\\" {{x}}\";"],
    ["md", "`{{x}}`"],
    ["md", "``a ` {{x}}``"],
    ["md", "```\n{{x}}\n```"],
    ["md", "- ```\n  {{x}}\n"],
    ["md", "~~~ts\n{{x}}\n~~~"],
    ["md", "10. ~~~\n{{x}}\n~~~"],
    ["md", "> ```\n> {{x}}"],
    ["md", "````\n```\n{{x}}\n````"],
    ["md", "[some label]: {{x}}"],
    ["md", "[a]({{x}})"],
    ["md", "[a]: {{x}}"],
    ["md", "<b {{x}}>"],
    ["md", "<b title=\"> {{x}}\">"],
    ["md", "<!-- {{x}} -->"],
    ["md", "<script> {{x}} </script>"],
    ["html", "<a {{x}}>"],
    ["html", "<a href={{x}}>"],
    ["html", "<a title=\">{{x}}\">"],
    ["html", "<!-- > {{x}} -->"],
    ["html", "<script>const a = {{x}};</script>"],
    ["html", "<style>a { {{x}} }</style>"],
    ["json", "{ \"a\": \"{{x}}\" }"],
    ["json", "{ \"a\\\"{{x}}\": 1 }"],
    ["csv", "a,\"{{x}}\""],
    ["sh", "curl \"{{x}}\""],
    ["sh", "curl '{{x}}'"],
    ["sh", "a # {{x}}"],
    ["sh", "cat <<END\n{{x}}\nEND"],
    ["sh", "a `{{x}}`"],
  ])("in %s is refused inside %j", (extension, template) => {
    const at = template.split("\n").findIndex((line) => line.includes("{{"));
    const column = template.split("\n")[at]!.indexOf("{{") + 1;
    expect(run(extension, template)).toEqual([`template-enclosed ${at + 1}:${column}+5`]);
  });

  it("is judged by every way that leads to it", () => {
    expect(run("ts", "{{#if a}}\"{{/if}}{{x}}\"")).toEqual(["template-unbalanced 1:4+2", "template-enclosed 1:18+5"]);
    expect(run("ts", "{{#each a}}{{x}}'{{/each}}")).toContain("template-enclosed 1:12+5");
    expect(run("ts", "{{> p}}", {}, { p: "a = '" })).toEqual(["template-unbalanced 1:1+7"]);
    expect(run("ts", "'{{> p}}'", {}, { p: "{{x}}" })).toEqual(["template-enclosed 1:1+5"]);
  });

  it.each([
    ["ts", "a = `${ {{x}} }` / {{x}} / 2; // it's\nb({{x}}); /* ' */ c = {{x}};", jsonLiteral(1), "a = `${ 1 }` / 1 / 2; // it's\nb(1); /* ' */ c = 1;\n"],
    ["ts", "const r = /[/\"]/.test({{x}});", jsonLiteral(1), "const r = /[/\"]/.test(1);\n"],
    ["md", "# {{x}}\n\n`a` {{x}} <b>{{x}}</b> [{{x}}](https://a.b) \\` {{x}}", markdownText("t"), "# t\n\n`a` t <b>t</b> [t](https://a.b) \\` t\n"],
    ["md", "```\na\n```\n{{x}}", markdownText("t"), "```\na\n```\nt\n"],
    ["html", "<a title=\"b\">{{x}}</a><script></script>{{x}}", htmlText("<"), "<a title=\"b\">&lt;</a><script></script>&lt;\n"],
    ["json", "{ \"a\": {{x}}, \"b\": [{{x}}] }", jsonValue("\""), "{ \"a\": \"\\\"\", \"b\": [\"\\\"\"] }\n"],
    ["sh", "a --b={{x}} {{x}} # it's\nc {{x}}", shellWord("it's"), "a --b='it'\\''s' 'it'\\''s' # it's\nc 'it'\\''s'\n"],
    ["csv", "a,{{x}}\n{{x}},b", csvCell("\""), "a,\"\"\"\"\n\"\"\"\",b\n"],
  ])("in %s stands where a token stands: %j", (extension, template, x, expected) => {
    expect(run(extension, template, { x })).toBe(expected);
  });
});

describe("a view", () => {
  it.each([
    ["a plain string", { x: "a" }, "view-plain"],
    ["a plain number", { x: 1 }, "view-plain"],
    ["null", { x: null }, "view-plain"],
    ["a list", { x: [] }, "view-plain"],
    ["something that only looks like a value", { x: { kind: "markdown text", text: "*", toHTML: () => "<script>" } }, "view-plain"],
    ["a copy of a value", { x: { ...markdownText("a") } }, "view-plain"],
    ["a function that gives a value", { x: () => markdownText("a") }, "view-plain"],
    ["nothing", {}, "view-missing"],
    ["undefined", { x: undefined }, "view-missing"],
    ["something inherited", Object.create({ x: markdownText("a") }) as object, "view-missing"],
    ["a value of another language", { x: identifier("a") }, "view-other-language"],
  ])("is refused where it gives %s", (_, view, expected) => {
    expect(run("md", "a {{x}}", view)).toEqual([`${expected} 1:3+5`]);
  });

  it("never reaches a prototype, or into a value", () => {
    for (const path of ["constructor", "__proto__", "x.constructor", "x.__proto__.toString", "toString"]) {
      expect(run("md", `{{${path}}}`, { x: {} })).toEqual([`view-missing 1:1+${path.length + 4}`]);
    }
    expect(run("md", "{{x.text}}", { x: markdownText("<b>") })).toEqual(["view-plain 1:1+10"]);
  });

  it("gives its own unusual names", () => {
    const view = JSON.parse('{ "__proto__": { "a": true }, "constructor": [1] }') as object;
    expect(run("md", "{{#if __proto__.a}}yes{{/if}} {{#each constructor}}one{{/each}}", view)).toBe("yes one\n");
  });

  it("is asked for what conditions, lists and partials name", () => {
    expect(run("md", "{{#if a}}{{/if}}{{#unless b.c}}{{/unless}}{{#each d}}{{/each}}{{#with e}}{{/with}}", { b: {}, d: "x" })).toEqual([
      "view-missing 1:7+1",
      "view-missing 1:27+3",
      "view-not-list 1:51+1",
      "view-missing 1:71+1",
    ]);
  });

  it("says a fault once, however often it is met", () => {
    expect(run("md", "{{#each xs}}\n- {{this}}\n{{/each}}", { xs: ["a", "b", "c"] })).toEqual(["view-plain 2:3+8"]);
  });
});

describe("a value", () => {
  it.each([
    ["an identifier after a letter", "ts", "a{{x}}", identifier("b")],
    ["an identifier after another value", "ts", "{{x}}{{x}}", identifier("b")],
    ["a number after a minus", "ts", "a -{{x}}", jsonLiteral(-1)],
    ["an access after a space", "ts", "a {{x}}", propertyAccess("b")],
    ["a comment after a slash", "ts", "a /{{x}}", docComment("b")],
    ["text after a backslash", "md", "a \\\\{{x}}", markdownText("b")],
    ["text after an ampersand", "md", "a &{{x}}", markdownText("lt;")],
    ["text after an open angle bracket", "md", "a <{{x}}", markdownText("b")],
    ["text after a label", "md", "[a]{{x}}", markdownText("(b)")],
    ["code after code", "md", "{{x}}{{x}}", markdownCode("b")],
    ["code of text in a table", "md", "| {{x}} |", markdownCode("b|c")],
    ["code of a table in a heading", "md", "## A {{x}}", markdownCellCode("b|c")],
    ["code of a table in text", "md", "a {{x}}", markdownCellCode("b|c")],
    ["a link after an exclamation mark", "md", "!{{x}}", markdownPhrase([{ link: "a", to: "b" }])],
    ["a block within a line", "md", "a {{x}}", markdownBlock("b")],
    ["a block in a table", "md", "|{{x}}", markdownBlock("b")],
    ["a block before text", "md", "{{x}} b", markdownBlock("b")],
    ["HTML after an ampersand", "html", "&{{x}}", htmlText("lt;")],
    ["a cell after text", "csv", "a{{x}}", csvCell("b")],
    ["a word after a dollar", "sh", "a ${{x}}", shellWord("b c")],
  ])("is refused: %s", (_, extension, template, x) => {
    expect(run(extension, template, { x })).toEqual([expect.stringMatching(/^view-misplaced /)]);
  });

  it.each([
    ["ts", "a {{x}}b"],
    ["md", "a {{x}}`"],
    ["json", "[{{x}}1]"],
    ["csv", "{{x}}a"],
  ])("in %s is not continued by the template: %j", (extension, template) => {
    expect(run(extension, template)).toEqual([expect.stringMatching(/^template-touching /)]);
  });

  it("is followed by a separator in each round of a loop but the last", () => {
    const list = "{{#each xs}}{{this}}{{#unless @last}}, {{/unless}}{{/each}}";
    expect(run("md", list, { xs: ["a", "b"].map(markdownCode) })).toBe("`a`, `b`\n");
    expect(run("md", "{{#each xs}}{{#if @first}}{{else}}, {{/if}}{{this}}{{/each}}", { xs: ["a", "b"].map(markdownCode) })).toBe("`a`, `b`\n");
    expect(run("md", "{{#each xs}}{{this}}{{/each}}", { xs: ["a"].map(markdownCode) })).toEqual(["view-misplaced 1:13+8"]);
  });

  it("is followed by a separator in each round but the last where partials write both", () => {
    const view = { xs: ["a", "b"].map((value) => ({ x: markdownCode(value), on: true })) };
    const separated = { item: "{{x}}{{> separator}}", separator: "{{#if on}}{{#unless @last}}, {{/unless}}{{/if}}" };
    expect(run("md", "{{#each xs}}{{> item}}{{/each}}", view, { ...separated, separator: "{{#unless @last}}, {{/unless}}" })).toBe("`a`, `b`\n");
    expect(run("md", "{{#each xs}}{{> item}}{{/each}}", view, separated)).toEqual(["view-misplaced 1:1+5"]);
  });

  it("keeps its lines under its place", () => {
    const comment = docComment("Two\n\nlines");
    expect(run("ts", "type A = {\n  {{c}}\n  a: {{l}};\n};", { c: comment, l: jsonLiteral({ a: "x".repeat(90), b: 1 }) })).toBe(
      `type A = {\n  /**\n   * Two\n   *\n   * lines\n   */\n  a: {\n    a: "${"x".repeat(90)}",\n    b: 1,\n  };\n};\n`,
    );
    expect(run("sh", "  a {{x}}", { x: shellWord("b\nc") })).toBe("  a 'b\nc'\n");
    expect(run("sh", "  {{> p}}", { x: shellWord("b\nc") }, { p: "a {{x}}\n" })).toBe("  a 'b\nc'\n");
  });
});

describe("rendering", () => {
  it("follows loops, conditions, contexts, parameters and partials", () => {
    const view = { name: markdownText("N"), empty: [], items: [{ name: markdownText("a"), on: true }, { name: markdownText("b"), on: false }] };
    expect(run("md", "{{#each items as |item|}}\n- {{item.name}} {{../name}} {{@root.name}}{{#if on}} on{{else if ../empty}} ?{{else}} off{{/if}}\n{{/each}}", view)).toBe(
      "- a N N on\n- b N N off\n",
    );
    expect(run("md", "{{#with items.[0]}}{{> p}}{{/with}}{{#each empty}}x{{else}} none{{/each}}", view, { p: "{{name}}!" })).toBe("a! none\n");
    expect(run("md", "{{#each items}}\n{{> p this}}\n{{/each}}\nend", view, { p: "- {{name}}\n" })).toBe("- a\n- b\nend\n");
  });

  it("lets a partial call itself as deep as the view goes, and no further", () => {
    const tree = { name: markdownText("a"), below: [{ name: markdownText("b"), below: [{ name: markdownText("c"), below: [] }] }] };
    expect(run("md", "{{> node}}", tree, { node: "- {{name}}\n{{#each below}}\n{{> node}}\n{{/each}}\n" })).toBe("- a\n- b\n- c\n");
    expect(run("md", "{{> p}}", {}, { p: "{{> p}}" })).toEqual(["template-failed 1:1+0"]);
  });

  it("ends lines with a line feed and the file with one", () => {
    expect(run("md", "\ufeffa\r\n{{#if x}}\r\nb\r\n{{/if}}\r\n\r\n", { x: true })).toBe("a\nb\n");
  });

  it("leaves a value's own line breaks, and text that looks like a template, alone", () => {
    expect(run("ts", "a({{x}});", { x: stringLiteral("{{x}} {{{y}}} {{#each}}") })).toBe('a("{{x}} {{{y}}} {{#each}}");\n');
  });
});
