/** A mistake is found once, where it is made, however many nodes of the model it reaches. */
import { describe, expect, test } from "vitest";
import { modelOf } from "../../support/in-memory.ts";

const kinds = `
import type { Facts, Get, KeyFields, KeyOf, Resource, Under } from "specwright/http";
/** @source Things */
export interface Many<Of extends ManyFacts<Of["key"], Of["element"]>> extends Resource<Of["uri"]> {
  /**
   * List
   * @source Things
   */
  list: Get<Of["uri"], Of["element"][], "list">;
  each: One<Of, Under<Of["uri"], Of["key"]>>;
}
/** @source Things */
export interface One<Of extends ManyFacts<Of["key"], Of["element"]>, At extends string> extends Resource<At, KeyFields<Of["element"], Of["key"]>, Of["element"]> {
  /**
   * Read
   * @source Things
   */
  get: Get<At, Of["element"]>;
}
interface ManyFacts<Key, Fields> extends Facts {
  key: KeyOf<Key, Fields>;
  element: object;
}
`;

const things = (uri: string, comment = "/** @source Things */", fields = "id: string;") => `
import type { Many } from "./kinds.ts";
/** @source Things */
export type All = Many<{ uri: "${uri}"; key: "{id}"; element: Thing }>;
${comment}
export interface Thing { ${fields} }
`;

function found(text: string): readonly string[] {
  return modelOf({ "kinds.ts": kinds, "things.ts": text }).diagnostics.map(({ code, message }) => `${code}: ${message}`);
}

describe("a finding is reported once", () => {
  test("for a placeholder that nobody gives, not again below it", () => {
    expect(found(things("/things/{no}/parts"))).toEqual(['unknown-placeholder: No resource gives the placeholder "{no}" of "/things/{no}".']);
  });

  test("for a placeholder that the resource above calls otherwise, with the name that it has there", () => {
    const above = things("/things").replace("type All", "type Above").replaceAll("Thing ", "Upper ").replace("element: Thing", "element: Upper").replaceAll("id", "name");
    const { diagnostics } = modelOf({ "kinds.ts": kinds, "above.ts": above, "things.ts": things("/things/{thing}/parts") });
    expect(diagnostics.map(({ code, help }) => [code, help])).toEqual([
      ["unknown-placeholder", 'The resource there, "/things/{name}", calls it "{name}": write that, or give the field of its key the other name.'],
    ]);
  });

  test("for a URI that cannot be read, not again below it", () => {
    expect(found(things("/things//parts"))).toEqual(['malformed-uri: What follows "/things" in the URI is an empty segment.']);
    expect(found(things("/things/"))).toEqual(['malformed-uri: What follows "/things" in the URI is an empty segment.']);
    expect(found(things("/a{b/c"))).toEqual(['malformed-uri: The segment "a{b" of the URI has braces that enclose no name.']);
    expect(found(things("/a b"))).toEqual(['malformed-uri: The segment "a b" of the URI holds " ".']);
    expect(found(things("/a?b"))).toEqual(['malformed-uri: The segment "a?b" of the URI holds "?".']);
  });

  test("for a field without a row", () => {
    expect(found(things("/things", "/** @source Things */", "id: string; nmae?: string"))).toEqual([
      'field-without-row: The field "nmae" has no row in the section that its type names.',
    ]);
  });
});

test("a type that names no section is told so, and its fields are not", () => {
  expect(found(things("/things", "/** Says nothing. */", "id: string; name?: string; more?: { name: string }"))).toEqual(["no-source: Nothing says where the document states this."]);
});

test("beside fields that name a source, one that names none is told so", () => {
  expect(found(things("/things", "/** Says nothing. */", "id: string;\n/** @source Things > name */\nname?: string"))).toEqual([
    'field-without-source: Nothing says where the document states the field "id".',
    "no-source: Nothing says where the document states this.",
  ]);
});

test("the fields of a type whose section is not found are not looked for", () => {
  expect(found(things("/things", "/** @source Thingz */"))).toEqual(['unknown-section: "spec/service/document.md" has no section "Thingz".']);
});

test("a service file without a service is where the service is missed", () => {
  const { diagnostics } = modelOf({ "service.ts": "export {};" });
  expect(diagnostics).toMatchObject([{ code: "no-service", at: { file: "spec/service/service.ts", line: 1, column: 1 } }]);
});

test("a placeholder that nobody gives is shown in the URI", () => {
  const [finding] = modelOf({ "kinds.ts": kinds, "things.ts": things("/things/{no}/parts") }).diagnostics;
  const line = things("/things/{no}/parts").split("\n")[finding!.at!.line - 1]!;
  expect(line.slice(finding!.at!.column - 1).slice(0, finding!.at!.length)).toBe("{no}");
});
