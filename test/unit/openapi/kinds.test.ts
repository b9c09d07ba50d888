import { describe, expect, test } from "vitest";
import type { KindUse, Resource } from "../../../generator/model/resource.ts";
import { openapi31 } from "../../../generator/openapi/dialect.ts";
import { emitDocument } from "../../../generator/openapi/emit.ts";
import * as build from "./build.ts";

/** A kind that is declared on a line of a file. */
function kind(name: string, description: string, line: number, file = "spec-src/library/kinds.ts"): KindUse {
  return { name, description, facts: {}, origin: { places: [{ section: "Kinds" }], definition: { file, line, column: 1, length: 1 } } };
}

function documentOf(resources: readonly Resource[]) {
  return build.valueOf(emitDocument(build.service(resources), openapi31)).document;
}

/** The kinds in the description of a document with a resource of each, some of them generic. */
function kindsIn(...uses: readonly (readonly [kind: KindUse, generic?: true])[]): readonly string[] {
  const resources = uses.map(([of, generic], index) => build.resource(build.uri(`/${index}`), [], { kind: of, ...(generic && { generic }) }));
  const lines = documentOf(resources).info.description?.split("\n") ?? [];
  return lines.filter((line) => /^(?:- \*\*|  - )/.test(line)).map((line) => line.replace(/^- \*\*(.*):\*\* (.*)\. \(Kinds\)$/, "$1: $2"));
}

describe("the kinds of resources", () => {
  test("stand in the order of their declaration", () => {
    expect(kindsIn([kind("Set", "Many things", 30)], [kind("Thing", "One thing", 4)])).toEqual(["Thing: One thing", "Set: Many things"]);
  });

  test("stand in the order of the resources where several files declare them", () => {
    expect(kindsIn([kind("Set", "Many things", 30)], [kind("Thing", "One thing", 4, "spec-src/kinds.ts")])).toEqual(["Set: Many things", "Thing: One thing"]);
  });

  test("mean first what they mean for listed resources, and then what they mean for any", () => {
    const uses = [[kind("Set", "Any things", 1), true], [kind("Only", "Any", 2), true], [kind("Thing", "One thing", 3)], [kind("Set", "Many things", 4)]] as const;
    expect(kindsIn(...uses)).toEqual(["Thing: One thing", "Set: Many things", "  - Any things.", "Only: Any"]);
  });

  test("name the place of a further meaning where it is another one", () => {
    const elsewhere = kind("Set", "Any things", 5);
    const uses = [[kind("Set", "Many things", 4)], [{ ...elsewhere, origin: { ...elsewhere.origin, places: [{ section: "Elsewhere" }] } }]] as const;
    expect(kindsIn(...uses)).toEqual(["Set: Many things", "  - Any things. (Elsewhere)"]);
  });

  test("are listed once", () => {
    expect(kindsIn([kind("Set", "Many things", 1), true], [kind("Set", "Many things", 1)], [kind("Set", "Many things", 1)])).toEqual(["Set: Many things"]);
  });
});

describe("the facts of a resource", () => {
  const facts = { "loan-period": "none", "max-loans": 3, restricted: false, key: "{id}+{name}", windows: [1, 2], empty: null };
  const books = build.resource(build.uri("/books"), [], { description: "The books.", kind: { ...kind("Set", "", 1), facts } });
  const document = documentOf([{ ...books, notes: build.notes({ statements: [build.statement("lent", "Some are lent")] }) }]);
  const said = "Loan period: none. Max loans: 3. Restricted: false. Key: `{id}+{name}`.";

  test("stand in words in the description of its path", () => {
    expect(document.paths["/books"]!.description).toBe(`The books.\n\n${said}\n\nSome are lent.`);
  });

  test("and in that of its tag", () => {
    expect(document.tags![0]!.description).toBe(`All about books.\n\n\`/books\`: ${said}\n\nSome are lent.`);
  });

  test("are said once where resources share a path", () => {
    expect(documentOf([books, { ...books, id: "other" }]).paths["/books"]!.description).toBe(`The books.\n\n${said}`);
  });
});

test.each([[2, "Two"], [10, "Ten"], [11, "11"]])("%i operations that share a path are counted in words up to ten", (count, words) => {
  const at = build.uri("/books");
  const operations = Array.from({ length: count }, (_, index) => build.operation(`do${index}Books`, "POST", at, { when: `it is ${index}` }));
  const document = documentOf([build.resource(at, operations)]);
  expect(document.paths["/books"]!.post!.description).toMatch(new RegExp(`^${words} operations share this method and path\\.\n`));
});
