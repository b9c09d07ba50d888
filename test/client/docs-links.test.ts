/** What the comments of a client call its documentation is there: a page, and the place in it. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { repository } from "../support/definitions.ts";
import { clientFolder, clients } from "./support/project.ts";

function linksOf(client: (typeof clients)[number]): readonly string[] {
  const sources = join(clientFolder(client), "src");
  const texts = readdirSync(sources, { recursive: true, encoding: "utf8" }).filter((path) => path.endsWith(".ts")).map((path) => readFileSync(join(sources, path), "utf8"));
  return texts.flatMap((text) => [...text.matchAll(/Docs: `([^`]+)`/g)].map(([, link = ""]) => link));
}

test.each(clients)("%s", (client) => {
  const links = linksOf(client);
  expect(links.length).toBeGreaterThan(10);
  const lost = links.filter((link) => {
    const [page = "", anchor = ""] = link.split("#");
    return !readFileSync(join(repository, "generated", client, page), "utf8").includes(`id="${anchor}"`);
  });
  expect(lost).toEqual([]);
});
