/** `diff --outputs`: what an upgrade of the tool would change, out of what a run without writing says. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { generate } from "../../generator/index.ts";
import { filesBelow } from "../repository/command.ts";
import { call } from "../unit/cli/world.ts";
import { bookshop } from "./bookshop.ts";

async function generated() {
  const shop = bookshop();
  shop.write("package.json", "{}");
  await generate(shop.project, { mode: "write" });
  const run = (line: string) => call(["diff", "--outputs", ...line.split(" ").filter((word) => word !== ""), "--definitions", "spec"], { cwd: shop.root, library: { generate } });
  return { shop, run };
}

test("nothing, where the tool is the one that made them", async () => {
  const { run } = await generated();
  expect(await run("")).toMatchObject({ code: 0, stdout: "bookshop: nothing would change\nMade by version 1.2.3 from the definitions as they are; what changed in these since the outputs were made is among it.\n" });
});

test("group by group, with the keys of OpenAPI documents; and writes nothing", async () => {
  const { shop, run } = await generated();
  const document = join(shop.root, "generated/bookshop/openapi.json");
  writeFileSync(document, shop.read("generated/bookshop/openapi.json").replace('"maximum": 1000', '"maximum": 999').replace(/\n *"maxLength": 13/, '\n"x-old": 1,$&'));
  const before = filesBelow(join(shop.root, "generated"));
  const { stdout, code } = await run("");
  expect(code).toBe(0);
  expect(stdout).toMatch(/^bookshop:\n {2}openapi-3\.1: 1 changed; \+1 -2 lines\n {4}keys: maximum \(2\), x-old \(1\)\nMade by /);
  expect(JSON.parse((await run("--format json")).stdout)).toMatchObject({
    outputs: [{ service: "bookshop", groups: [{ group: "openapi-3.1", created: 0, changed: 1, removed: 0, added: 1, gone: 2, keys: [["maximum", 2], ["x-old", 1]] }] }],
  });
  expect(filesBelow(join(shop.root, "generated"))).toEqual(before);
});
