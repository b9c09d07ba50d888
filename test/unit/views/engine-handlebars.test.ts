/** What the engine makes of a template is what Handlebars itself makes of it. */
import fc from "fast-check";
import Handlebars from "handlebars";
import { describe, expect, it } from "vitest";
import { emit, isEmit } from "../../../generator/views/emit/value.ts";
import { compileTemplate } from "../../../generator/views/engine/compile.ts";
import { render } from "../../../generator/views/engine/render.ts";

const text = (value: string) => emit("html text", value);

/** As deep as templates here go. */
function node(depth: number): object {
  const inside = depth === 0 ? {} : { one: node(depth - 1), below: depth % 2 === 0 || depth < 2 ? [node(depth - 1)] : [node(depth - 1), node(depth - 2)] };
  return { name: text(`name ${depth}`), on: depth % 3 === 0, off: depth % 2 === 0 && [], none: [], one: {}, below: [], ...inside };
}

const view = node(9);

const partials = {
  line: "({{name}})\n",
  deep: "{{name}}{{#each below}}[{{> deep}}]{{#unless @last}},{{/unless}}{{/each}}",
  round: "{{#if @first}}first{{/if}}{{name}}",
};

function ours(template: string): string {
  const around = new Map(Object.entries(partials).map(([name, one]) => [name, { file: `_${name}.html.hbs`, text: one }]));
  const compiled = compileTemplate("x.html.hbs", template, around);
  const made = compiled.ok ? render(compiled.value, view) : compiled;
  if (!made.ok) throw new Error(JSON.stringify(made.diagnostics, null, 2));
  return made.value;
}

/** Values that Handlebars is to write as they are. */
function plain(value: unknown): unknown {
  if (isEmit(value)) return new Handlebars.SafeString(value.text);
  if (Array.isArray(value)) return value.map(plain);
  return typeof value === "object" && value !== null ? Object.fromEntries(Object.entries(value).map(([key, one]) => [key, plain(one)])) : value;
}

function theirs(template: string): string {
  const environment = Handlebars.create();
  for (const [name, one] of Object.entries(partials)) environment.registerPartial(name, environment.compile(one, { preventIndent: true }));
  return `${environment.compile(template, { preventIndent: true })(plain(view)).replace(/\n*$/, "")}\n`;
}

const templates = [
  "{{#each below}}{{name}}{{../name}}{{@root.name}}{{#if @first}} first{{/if}}{{#if @last}} last{{/if}}{{#if @index}} later{{/if}}\n{{/each}}",
  "{{#each below}}{{#each below}}{{name}} in {{../name}} in {{../../name}}{{#if @../last}} at last{{/if}}{{/each}};{{else}}none{{/each}}",
  "{{#each below as |item at|}}{{#with item.one}}{{name}} {{item.name}} {{../name}} {{../../name}}{{#if at}} later{{/if}}{{/with}}{{/each}}",
  "{{#each below as |one|}}{{#each one.below as |one|}}{{one.name}}{{/each}}{{one.name}}{{/each}}",
  "{{#if on}}a{{else if off}}b{{else}}c{{/if}}{{#unless none}}d{{else}}e{{/unless}}",
  "{{#with one}}{{#if on}}{{name}} {{../name}}{{/if}}{{#with this}}{{../name}}{{/with}}{{/with}}{{#with none}}x{{else}}y{{/with}}",
  "  {{> line}}\n{{#each below}}\n  {{> line this}}\n{{/each}}\n{{> line one}}{{> deep}}",
  "{{#each below}}{{> round}}{{> round one}}{{/each}}",
  "a\n{{! no }}\nb {{~name~}} c\n{{~#if on~}}\n d \n{{~/if}}",
];

describe("a template", () => {
  it.each(templates)("says what it says to Handlebars: %j", (template) => {
    expect(ours(template)).toBe(theirs(template));
  });

  it("does so however its blocks stand in each other", () => {
    const written = fc.constantFrom("{{name}}", "{{this.name}}", "{{one.name}}", "{{@root.one.name}}", "{{> line}}", "{{> deep one}}", "\n  {{> line one}}\n", " and\n");
    const condition = fc.constantFrom("if on", "if off", "unless none", "unless on", "with one", "with none", "each below", "each none", "each below as |item|", "with one as |item|");
    const block = (within: fc.Arbitrary<string>) =>
      fc.tuple(condition, within, within).map(([opened, main, inverse]) => `{{#${opened}}}\n${main}\n{{else}}${inverse}{{/${opened.split(" ")[0]}}}`);
    const { tree } = fc.letrec<{ tree: string; part: string }>((tie) => ({
      part: fc.oneof({ maxDepth: 4 }, written, block(tie("tree"))),
      tree: fc.array(tie("part"), { maxLength: 3 }).map((parts) => parts.join("")),
    }));
    fc.assert(fc.property(tree, (template) => void expect(ours(template)).toBe(theirs(template))), { seed: 20, numRuns: 100 });
  });
});
