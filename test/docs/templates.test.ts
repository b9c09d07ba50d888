/** A project gives the docs its own looks: any template, partial or file of theirs can be replaced. */
import { expect, test } from "vitest";
import { rendererOf, type TemplateFile, type Templates } from "../../generator/views/outputs.ts";
import { fleet } from "../unit/views/service.ts";
import { docsFiles, ownTemplates, Page, textOf } from "./support/docs.ts";

/** The tool's own templates with those of a project in their places. */
function overridden(...given: readonly TemplateFile[]): Templates {
  return [...new Map([...ownTemplates, ...given].map((template) => [template.path, template])).values()];
}

test("a style sheet, a partial and a page of a project replace the tool's", () => {
  const files = docsFiles(
    fleet,
    rendererOf(
      overridden(
        { path: "{service}/docs/style.css", text: ":root { --accent: teal }" },
        { path: "{service}/docs/_foot.html.hbs", text: "<footer>Fleet, {{version}}</footer></body></html>" },
        { path: "{service}/docs/changes.html.hbs", text: "<!doctype html><title>Ours</title>{{#with docs.changes.html}}<h1>{{frame.service}}</h1>{{/with}}" },
      ),
    ),
  );
  expect(files.get("style.css")).toBe(":root { --accent: teal }\n");
  expect(textOf(new Page(files.get("reference/server.html")!).named("footer")[0])).toBe("Fleet, 1");
  expect(textOf(new Page(files.get("changes.html")!).named("h1")[0])).toBe("Fleet of servers");
});
