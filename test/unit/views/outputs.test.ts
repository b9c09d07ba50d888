/** The tree of templates is the tree of outputs. */
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { outputsFromTemplates, type TemplateFile } from "../../../generator/views/outputs.ts";
import { service } from "./service.ts";

function outputs(templates: readonly TemplateFile[], wanted?: (path: string) => boolean): unknown {
  const result = outputsFromTemplates(service({ name: "Fleet" }), templates, wanted);
  return result.ok ? result.value.map(({ path, text }) => [path, text]) : result.diagnostics.map(({ code, at }) => [code, at?.file]);
}

const title = "{{#with unknowns}}{{title}}{{/with}}";

describe("outputs", () => {
  it("stand where their templates stand, in the order of their paths", () => {
    expect(
      outputs([
        { path: "{service}/z/a.md.hbs", text: title },
        { path: "{service}/b.md.hbs", text: "b" },
        { path: "{service}/client/{service}.md.hbs", text: "c" },
      ]),
    ).toEqual([
      ["b.md", "b\n"],
      [expect.stringMatching(/^client\/fleet~[\da-f]{12}\.md$/), "c\n"],
      ["z/a.md", "Fleet of servers\n"],
    ]);
  });

  it("take the partials of their language in their own folder and in those around it, the nearest where two have one name", () => {
    const [around, own] = [{ path: "{service}/_p.md.hbs", text: "around" }, { path: "{service}/b/_p.md.hbs", text: "own" }];
    const template = { path: "{service}/b/c/a.md.hbs", text: "{{> p}}" };
    expect(outputs([around, template])).toEqual([["b/c/a.md", "around\n"]]);
    expect(outputs([around, own, template])).toEqual([["b/c/a.md", "own\n"]]);
    expect(outputs([own, around, template])).toEqual([["b/c/a.md", "own\n"]]);
  });

  it("take no partials of another language or of a folder beside them or below", () => {
    expect(
      outputs([
        { path: "{service}/a.md.hbs", text: "{{> p}}" },
        { path: "{service}/_p.md.hbs", text: "here" },
        { path: "{service}/_p.ts.hbs", text: "there" },
        { path: "{service}/b/_p.md.hbs", text: "below" },
      ]),
    ).toEqual([["a.md", "here\n"]]);
    expect(outputs([{ path: "{service}/a.md.hbs", text: "{{> p}}" }, { path: "{service}/b/_p.md.hbs", text: "" }])).toEqual([
      ["template-unknown-partial", "templates/{service}/a.md.hbs"],
    ]);
  });

  it("are copied where the file is no template", () => {
    expect(outputs([{ path: "{service}/runtime.ts", text: "const a = \"{{x}}\";\r\n\r\n" }])).toEqual([["runtime.ts", "const a = \"{{x}}\";\n"]]);
  });

  it("are made where they are wanted alone", () => {
    expect(outputs([{ path: "{service}/a.md.hbs", text: "{{{" }, { path: "{service}/b.md.hbs", text: "b" }], (path) => path === "b.md")).toEqual([["b.md", "b\n"]]);
  });

  it("are refused for templates with no place, all at once and under the name that people know", () => {
    expect(
      outputs([
        { path: "servce/a.md.hbs", text: "a", file: "mine/servce/a.md.hbs" },
        { path: "{service}/{servce}.md.hbs", text: "a" },
        { path: "{service}/b.rtf.hbs", text: "a" },
      ]),
    ).toEqual([
      ["template-outside", "mine/servce/a.md.hbs"],
      ["template-placeholder", "templates/{service}/{servce}.md.hbs"],
      ["template-language", "templates/{service}/b.rtf.hbs"],
    ]);
  });
});

describe("the makers of values", () => {
  it("are the files of emit/ alone", () => {
    const folder = new URL("../../../generator/", import.meta.url);
    const importers = readdirSync(folder, { recursive: true, encoding: "utf8" })
      .map((path) => path.replaceAll("\\", "/"))
      .filter((path) => path.endsWith(".ts") && !path.startsWith("views/emit/"))
      .filter((path) => /import \{[^}]*\bemit\b[^}]*\} from "[^"]*\/value\.ts"/.test(readFileSync(new URL(path, folder), "utf8")));
    expect(importers).toEqual([]);
  });
});
