/** What hovering over a client shows leads somewhere: to the docs, whose pages and places are there, and to the document. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { describe, expect, test } from "vitest";
import { repository } from "../support/definitions.ts";
import { clientFolder, clients } from "./support/project.ts";

function textsOf(client: (typeof clients)[number]): readonly string[] {
  const sources = join(clientFolder(client), "src");
  const generated = readdirSync(sources, { recursive: true, encoding: "utf8" }).filter((path) => path.endsWith(".ts") && !path.startsWith("runtime"));
  return generated.map((path) => readFileSync(join(sources, path), "utf8"));
}

/** The fields of interfaces and types that are exported, with the comment of each. */
function fieldsOf(text: string): readonly (readonly [name: string, comment: string])[] {
  const fields = (node: ts.Node): readonly ts.PropertySignature[] => [...(ts.isPropertySignature(node) ? [node] : []), ...node.getChildren().flatMap(fields)];
  const declared = ts.createSourceFile("x.ts", text, ts.ScriptTarget.ESNext, true).statements.filter((one) => ts.isInterfaceDeclaration(one) || ts.isTypeAliasDeclaration(one));
  return declared.flatMap(fields).map((field) => [field.name.getText(), text.slice(field.getFullStart(), field.getStart())]);
}

describe.each(clients)("%s", (client) => {
  test("each field says where the document states it", () => {
    const modules = textsOf(client).filter((text) => text.startsWith("/** What there is at") || text.startsWith("/** Types that several resources share"));
    const fields = modules.flatMap(fieldsOf);
    expect(fields.length).toBeGreaterThan(1);
    expect(fields.filter(([, comment]) => !/Source: [^.]+\./.test(comment))).toEqual([]);
  });

  test("each link to the docs leads to a place in them", () => {
    const links = textsOf(client).flatMap((text) => [...text.matchAll(/Docs: `([^`]+)`/g)].map(([, link = ""]) => link));
    expect(links.length).toBeGreaterThan(10);
    const lost = links.filter((link) => {
      const [page = "", anchor = ""] = link.split("#");
      return !readFileSync(join(repository, "generated", client, page), "utf8").includes(`id="${anchor}"`);
    });
    expect(lost).toEqual([]);
  });
});
