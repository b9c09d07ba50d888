/** What the definitions say beside a fact that changed: contradictions that are none any more, gaps and names that stay, values that a comment tells of. */
import { describe, expect, test } from "vitest";
import { adoptIn, textsOf, withChanges } from "./support.ts";

const adopted = (service: string, ...changes: readonly (readonly [string, string])[]) => {
  const texts = textsOf(service);
  const { adoption, left, again } = adoptIn(service, texts, withChanges(texts.get(`spec-src/${service}/document.md`)!, changes));
  expect([left, again.steps]).toEqual([[], []]);
  const file = (name: string): string => adoption.texts.get(`spec-src/${service}/${name}`)!;
  return { file, guesses: adoption.steps.flatMap(({ guesses = [] }) => guesses), leaves: adoption.steps.flatMap(({ leaves }) => leaves ?? []) };
};

describe("a contradiction goes with one of its readings", () => {
  const session = "/session (the address example) or 'sessions' (the prose)";

  test("whose address its row no longer has", () => {
    const { file, guesses } = adopted("controller-v2", [session, "/sessions"]);
    expect(file("session.ts")).toContain('uri: "/sessions";');
    expect(file("session.ts")).not.toContain("session-or-sessions");
    expect(file("session.ts")).toContain('"authenticated-session-call": {');
    expect(guesses).toEqual(['that session-or-sessions is settled, as "Endpoints > Session" no longer says "/session"']);
  });

  test("whose word its row has in quotes no more: nothing is left to say of it", () => {
    const { file, leaves } = adopted("controller-v2", [session, "/session"]);
    expect(file("session.ts")).not.toContain("session-or-sessions");
    expect(leaves).toEqual([]);
  });

  test("whose method the row has changed", () => {
    const { file } = adopted("mgmt-v3", ["| Modify | POST | same |", "| Modify | PATCH | same |"]);
    expect(file("kinds.ts")).not.toContain("one-post");
    expect(file("kinds.ts")).toContain('"create-or-modify": NotShown<');
  });

  test("that rests on a gap which is closed", () => {
    const texts = textsOf("mgmt-v3").get("spec-src/mgmt-v3/document.md")!;
    const gap = /\n.*update and delete.*identifier URI: not shown\.\n|\n.*identifier.*: not shown\.\n/.exec(texts)![0];
    const { file } = adopted("mgmt-v3", ["| Read, update or delete by identifier | GET shown |", "| Read, update or delete by identifier | GET, PUT, DELETE |"], [gap, ""]);
    expect(file("uuid.ts")).not.toMatch(/contradictions|notShown|import type \{ (?:NotShown|Reading)/);
  });

  test("and stays while both are there", () => {
    const { file } = adopted("mgmt-v3", ["| Delete | DELETE | same | none | attributes |", "| Delete | DELETE | same | none | none |"]);
    expect(file("kinds.ts")).toContain('"only-one": {');
  });
});

describe("a resource that is below another one now", () => {
  test("is written so, with the word of its heading; what two rows say of its path is still in doubt", () => {
    const { file, guesses } = adopted("mgmt-v3", ["/mgmt/v3/slb/common, ", "/mgmt/v3/system/common, "], ["(common, under slb)", "(common, under system)"]);
    expect(file("slb/common.ts")).toContain("/**\n * The global settings of `system`.");
    expect(file("slb/common.ts")).toContain('uri: "/system/common";');
    expect(file("generic.ts")).toContain('"path-with-or-without-feature": {');
    expect(file("document.md")).toContain("(common, under system)");
    expect(guesses.join()).toContain('still says two things of "path-with-or-without-feature"');
  });

  test("takes none with it that stays", () => {
    const { file } = adopted(
      "mgmt-v3",
      ["Reference object: /mgmt/v3/authentication/console", "Reference object: /mgmt/v3/system/console"],
      ["reference path /mgmt/v3/authentication/console", "reference path /mgmt/v3/system/console"],
    );
    expect(file("authentication.ts")).toContain('console?: AddressedAt<Console, "/system/console">;');
    expect(file("authentication.ts")).toContain('uri: "/authentication";');
    expect(file("authentication/console.ts")).toContain('uri: "/system/console";');
  });
});

test("fields that a table of their own lists now stay where they are, with that as one more source", () => {
  const { file, guesses } = adopted("mgmt-v3", [", curr_ssl_conn, total_ssl_conn.\n\n### Oper", ".\n\n### Statistics data fields (port stats, SSL), all numbers\n\ncurr_ssl_conn, total_ssl_conn.\n\n### Oper"]);
  expect(file("slb/virtual-server/port.ts")).toContain(" * @source Statistics data fields (port stats), all numbers\n * @source Statistics data fields (port stats, SSL), all numbers\n */");
  expect(file("slb/virtual-server/port.ts")).toContain("  curr_ssl_conn?: Level;\n  total_ssl_conn?: Tally;\n}");
  expect(guesses).toEqual(["that curr_ssl_conn, total_ssl_conn are of PortStats still"]);
});

test("a gap whose words name the operation that came is told", () => {
  const path = "/{parent_object_collection}/{parent_object_name}/{child_object_collection}";
  const { file, guesses } = adopted("controller-v2", ["| Nested object | GET", `| List nested objects | GET | ${path} | none | the objects of the collection |\n| Nested object | GET`]);
  expect(file("objects.ts")).toContain('"list-and-add": NotShown<');
  expect(guesses).toContain('that list-and-add is still not shown beside "List nested objects": how the objects of a child collection are listed, and how one is added');
});

describe("the values that a comment tells of", () => {
  const before = "Allowed values: multiple, single. Default single. multiple:";

  test("go by the names that mean the same now, and others go", () => {
    const { file } = adopted(
      "mgmt-v3",
      [before, "Allowed values: multiple, fallback, none. Default none. fallback: if a method does not answer, the next method is tried. multiple:"],
      ["single: when a method rejects, that is the end of it and no other is tried.", "none: when a method rejects, that is the end of it and no other is tried."],
    );
    expect(file("authentication.ts")).toMatch(/- `multiple`: the next method is tried\.\n.*- `none`: no other method is tried\.\n.*- `fallback`: if a method does not answer/);
    expect(file("authentication.ts")).not.toContain("`single`");
  });

  test("go where no value means the same", () => {
    const { file } = adopted(
      "mgmt-v3",
      [before, "Allowed values: multiple, ordered, random. Default ordered. multiple:"],
      [" single: when a method rejects, that is the end of it and no other is tried.", " ordered: servers are asked from the top. random: servers are asked at will."],
    );
    expect(file("authentication.ts")).not.toContain("`single`");
  });
});

test("a resource that came is adopted, though something else that changed is not", () => {
  const texts = textsOf("mgmt-v3");
  const fields = "| Field | Type | Notes |\n|---|---|---|\n| commands | number | Level of commands for accounting. Range 0-15. |";
  const { adoption, left } = adoptIn(
    "mgmt-v3",
    texts,
    withChanges(texts.get("spec-src/mgmt-v3/document.md")!, [
      ["### Virtual port element", `### accounting (configuration resource)\n\nThe element URI is /mgmt/v3/accounting. Partition visibility: shared. It configures the accounting of commands.\n\n${fields}\n\n### Virtual port element`],
      ["### Configuration resources: authentication and authorization", "### Configuration resources: authentication, authorization and accounting"],
      ["Each of the two resources", "Each of the three resources"],
      ["/mgmt/v3/authentication or /mgmt/v3/authorization", "/mgmt/v3/authentication, /mgmt/v3/authorization or /mgmt/v3/accounting"],
      ["A PUT on the collection URI enables", "A POST on the collection URI enables"],
    ]),
  );
  expect(adoption.texts.get("spec-src/mgmt-v3/accounting.ts")).toContain('uri: "/accounting";');
  expect(left.map(({ fact, from, to }) => [fact, from, to])).toEqual([["mention", "PUT", "POST"]]);
});
