/** Who may call: beside what is explained, and with the sources of whatever says it. */
import { expect, test } from "vitest";
import { formatMatches } from "../../../generator/cli/format-matches.ts";
import { depotDocument, depotFiles } from "../../drift/depot.ts";
import { driftInPlace, subjectOf } from "../../drift/subjects.ts";
import { readingsOf } from "../../support/in-memory.ts";
import { ask, theOne, written } from "./explainables.ts";

const depot = written({ ...depotFiles, "document.md": depotDocument });

test.each([
  ["GET /parcels", "token (parcels:read)"],
  ["POST /parcels", "key, or token (parcels:write)"],
  ["DELETE /parcels/{id}", "token and key"],
  ["GET /parcels/{id}", "key"],
  ["POST /login", "no credential"],
  ["Depot API", "key"],
])("%s asks for %s", (what, access) => expect(theOne(what, [depot]).access).toBe(access));

test("it has a line, and what is no operation has none", () => {
  const lines = formatMatches(ask("POST /parcels", [depot]).matches, { path: (file) => file, color: false }).split("\n");
  expect(lines.slice(1, 3)).toEqual(["  Access", "    key, or token (parcels:write)"]);
  expect(ask("id", [depot]).matches.map(({ access }) => access)).toEqual([undefined, undefined]);
});

const document = `${depotDocument}\n## Administrators\n\nA token with the scope \`parcels:write\` is required.\n\n## Partners\n\nThe key is required.\n`;
const guarded = {
  ...depotFiles,
  "words.ts": `import type { Access } from "specwright/http";
/** @source Administrators */
export type ForAdministrators = Access<[{ token: ["parcels:write"] }]>;
`,
  "parcels.ts": depotFiles["parcels.ts"]
    .replace('get: Get<Of["uri"], Parcel>;', 'get: Get<Of["uri"], Parcel> & ForAdministrators;')
    .replace("\n", '\nimport type { ForAdministrators } from "./words.ts";\n'),
  "login.ts": depotFiles["login.ts"].replace(" & Access<[]>", "").replace("Access, ", "").replace('{ uri: "/login" }', '{\n  uri: "/login";\n  /** @source Partners */\n  access: ["key", {}];\n}'),
  "document.md": document,
};

test("a word that says it, and a fact of a resource, have sources, which are further ones of the operations", () => {
  const explained = written(guarded);
  const linesOf = (what: string): readonly string[] => theOne(what, [explained]).document.map(({ text }) => text);
  expect(linesOf("GET /parcels/{id}")).toEqual(["## Read a parcel", "## Administrators"]);
  expect(linesOf("POST /login")).toEqual(["## Sign in", "## Partners"]);
  expect(linesOf("GET /parcels")).toEqual(["## List parcels"]);
});

test("what their places say is held against them", () => {
  const text = document.replace(" No authentication is needed for this call.", "");
  const own = { ...guarded, "login.ts": guarded["login.ts"].replace('["key", {}]', '["key"]'), "document.md": text };
  const subject = subjectOf("depot", readingsOf(own), text);
  const found = (to: string): readonly unknown[] => driftInPlace(subject, text.replace("A token with the scope `parcels:write` is required.", to)).map(({ fact, from, to: now, place }) => [fact, from, now, place.section]);
  expect(found("A token with the scope `parcels:write` is required.")).toEqual([]);
  expect(found("A token with the scope `parcels:read` is required.")).toEqual([["access", "token (parcels:write)", "token (parcels:read)", "Administrators"]]);
});

test("what the service asks of all can have a source of its own", () => {
  const files = { ...depotFiles, "service.ts": depotFiles["service.ts"].replace('  access: ["key"];', '  /** @source Authentication */\n  access: ["key"];') };
  expect(theOne("Depot API", [written({ ...files, "document.md": depotDocument })]).document.map(({ text }) => text)).toEqual(["# Depot API", "## Authentication"]);
});
