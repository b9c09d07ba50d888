/** The index finds what asking each path finds. */
import { describe, expect, test } from "vitest";
import { pathIndex } from "../../generator/drift/subject/path-index.ts";
import { matchesTemplate } from "../../generator/drift/subject/paths.ts";

const names = new Set(["name", "portnumber", "id"]);
const templates = ["/things", "/things/{name}", "/things/{id}", "/things/{name}/parts", "/ports/{port_number}+{name}", "/{+path}", "/objects/{+name}", "/things/{name}/parts/{id}", "things/{id}", "/"];
const written = [...templates, "/things/<name>", "/things/<Port Number>", "/ports/<port-number>+<name>", "/things/<object path>", "<element path>/parts", "/things/{}", "/things/{}/parts", "/objects/<name>", "/THINGS", "/things/7", "", "/things/{other}"];

describe("a written path leads to all templates that it can stand for, in their order", () => {
  const at = pathIndex(templates, (template) => [template], names);
  test.each(written)("%s", (path) => {
    expect(at(path)).toEqual(templates.filter((template) => matchesTemplate(path, template, names)));
  });
});

test("what stands at several URIs is found once", () => {
  const at = pathIndex([["/things/{name}", "/things/{id}"], ["/parts"]], (uris) => uris, names);
  expect(at("/things/{}")).toEqual([["/things/{name}", "/things/{id}"]]);
});
