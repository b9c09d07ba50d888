/** Who may call an operation: in columns, sentences and labels of documents, against `Access` of the definitions, both ways. */
import { describe, expect, test } from "vitest";
import { caseServices } from "../support/definitions.ts";
import { readingsOf } from "../support/in-memory.ts";
import { depotDocument, depotFiles } from "./depot.ts";
import { driftFrom, driftInPlace, driftSince, subjectIn, subjectOf, type Subject } from "./subjects.ts";

const workshop = subjectIn(caseServices().find(({ service }) => service === "workshop")!);

const depot = subjectOf("depot", readingsOf({ ...depotFiles, "document.md": depotDocument }), depotDocument);

/** The two, as they say it. */
const services = { workshop, depot } as const;

type Case = readonly [what: string, service: keyof typeof services, from: string, to: string, expected: readonly [change: string, from: string | undefined, to: string | undefined]];

const changed: readonly Case[] = [
  // Columns of a table of operations.
  ["another scope in a cell", "workshop", "the scope devices:read.", "the scope devices:write.", ["changed", "token (devices:read)", "token (devices:write)"]],
  ["a scope that nobody knows", "workshop", "the scope devices:read.", "the scope devices:list.", ["changed", "token (devices:read)", "token (devices:list)"]],
  ["one scope more", "workshop", "the scope devices:read.", "the scopes devices:read and devices:write.", ["changed", "token (devices:read)", "token (devices:read, devices:write)"]],
  ["no scope any more", "workshop", "A token with the scope devices:read.", "A token.", ["changed", "token (devices:read)", "token"]],
  ["another way in", "workshop", "A token with the scope devices:read.", "A key.", ["changed", "token (devices:read)", "key"]],
  ["one way together less", "workshop", "A certificate, and a key.", "A certificate.", ["changed", "engineer and key", "engineer"]],
  ["one way together more", "workshop", "the scope devices:read.", "the scope devices:read, and a certificate.", ["changed", "token (devices:read)", "token (devices:read) and engineer"]],
  ["one alternative more", "workshop", "A visit, or a user name and password.", "A visit, a key, or a user name and password.", ["changed", "visit, or account", "visit, or key, or account"]],
  ["one alternative less", "workshop", "A visit, or a user name and password.", "A visit.", ["changed", "visit, or account", "visit"]],
  ["both where either would do", "workshop", "A visit, or a user name and password.", "A visit, and a user name and password.", ["changed", "visit, or account", "visit and account"]],
  ["either where both were asked for", "workshop", "A certificate, and a key.", "A certificate, or a key.", ["changed", "engineer and key", "engineer, or key"]],
  ["a credential where none was needed", "workshop", "| None is needed. |", "| A key. |", ["changed", "no credential", "key"]],
  ["none where one was", "workshop", "| A certificate, and a key. |", "| None |", ["changed", "engineer and key", "no credential"]],
  ["it is no longer left open", "workshop", "| A visit, or none. |", "| A visit. |", ["changed", "visit, or no credential", "visit"]],
  ["something in a cell that was empty", "workshop", "| a device | |\n", "| a device | A key. |\n", ["added", undefined, "key"]],
  ["nothing in a cell that was not", "workshop", "| A certificate, and a key. |", "| |", ["removed", "engineer and key", undefined]],
  // Sentences and labels of a section.
  ["none is said to be needed no longer", "workshop", "| None is needed. |", "| |", ["removed", "no credential", undefined]],
  ["a key is needed where none was", "depot", "No authentication is needed for this call.", "This call needs the key.", ["changed", "no credential", "key"]],
  ["another scope in a sentence", "depot", "Requires the scope `parcels:read`.", "Requires the scope `parcels:write`.", ["changed", "token (parcels:read)", "token (parcels:write)"]],
  ["a scope that is required no longer", "depot", " Requires the scope `parcels:read`.", "", ["removed", "token (parcels:read)", undefined]],
  ["a scope that is required now", "depot", "It is answered within a second.", "It is answered within a second. Requires the scope `parcels:read`.", ["added", undefined, "token (parcels:read)"]],
  ["public now", "depot", "It is answered within a second.", "It is answered within a second. This resource is public.", ["added", undefined, "no credential"]],
  ["another scope in a label", "depot", "- Scope: `parcels:write`", "- Scope: `parcels:read`", ["changed", "key, or token (parcels:write)", "key, or token (parcels:read)"]],
  ["one way less in a label", "depot", "- Auth: key or token", "- Auth: token", ["changed", "key, or token (parcels:write)", "token (parcels:write)"]],
  ["labels that have gone", "depot", "\n- Auth: key or token\n- Scope: `parcels:write`\n", "", ["removed", "key, or token (parcels:write)", undefined]],
  ["a label that came", "depot", "It is answered within a second.", "It is answered within a second.\n\n- Authentication: none", ["added", undefined, "no credential"]],
  ["one of two together is needed no longer", "depot", "It needs a token and the key.", "It needs a token.", ["changed", "token and key", "token"]],
  ["either of two", "depot", "It needs a token and the key.", "It needs a token or the key.", ["changed", "token and key", "token, or key"]],
  // All requests.
  ["a further exception", "depot", "All calls but POST /login need the key.", "All calls but POST /login and GET /parcels/{id} need the key.", ["added", undefined, "no credential"]],
  ["another usual way", "depot", "All calls but POST /login need the key.", "All calls but POST /login need the key and a token.", ["changed", "key", "key and token"]],
  ["the usual one is another one", "workshop", "A request carries a token. What", "Every request carries a key. What", ["changed", "token", "key"]],
  ["a sentence elsewhere names the request", "depot", "People have a token", "GET /parcels/{id} needs no authentication. People have a token", ["added", undefined, "no credential"]],
];

const reworded: readonly (readonly [what: string, service: keyof typeof services, from: string, to: string])[] = [
  ["another title of the column", "workshop", "| Answer | Access |", "| Answer | Authentication |"],
  ["none in a word", "workshop", "| None is needed. |", "| none |"],
  ["none in other words", "workshop", "| None is needed. |", "| No credential |"],
  ["the other way round", "workshop", "A certificate, and a key.", "A key and a certificate."],
  ["without articles", "workshop", "A token with the scope devices:write, and a key.", "token (`devices:write`) + key"],
  ["alternatives with a slash", "workshop", "A visit, or a user name and password.", "visit / Basic"],
  ["the usual one said in a cell", "workshop", "| a device | |\n", "| a device | A token. |\n"],
  ["no authentication is needed, otherwise", "depot", "No authentication is needed for this call.", "It can be called without authentication."],
  ["what a sentence about all says as well", "depot", " No authentication is needed for this call.", ""],
  ["it is public", "depot", "No authentication is needed for this call.", "This call is public."],
  ["a scope, otherwise", "depot", "Requires the scope `parcels:read`.", "The caller must have a token with scope parcels:read."],
  ["as a label", "depot", "Requires the scope `parcels:read`.", "\n\n- Required scope: `parcels:read`"],
  ["labels as a sentence", "depot", "\n- Auth: key or token\n- Scope: `parcels:write`\n", "\nIt needs the key, or a token with the scope `parcels:write`.\n"],
  ["both, otherwise", "depot", "It needs a token and the key.", "Both the key and a token are required."],
  ["exceptions, otherwise", "depot", "All calls but POST /login need the key.", "The key is required on every call except POST /login."],
];

describe.each([
  ["in place", driftInPlace],
  ["in another edition", driftFrom],
  ["since an earlier state", driftSince],
] as const)("%s", (_, drift) => {
  const found = (subject: Subject, text: string): readonly unknown[] => drift(subject, text).map(({ change, fact, from, to }) => [fact, change, from, to]);
  const edited = (subject: Subject, from: string, to: string): string => {
    expect(subject.text).toContain(from);
    return subject.text.replace(from, () => to);
  };

  test.each(["workshop", "depot"] as const)("%s agrees with its definitions", (name) => expect(found(services[name], services[name].text)).toEqual([]));

  test.each(changed)("%s is found once (%s)", (_, service, from, to, expected) => {
    const subject = services[service];
    expect(found(subject, edited(subject, from, to))).toEqual([["access", ...expected]]);
  });

  test.each(reworded)("%s is no finding (%s)", (_, service, from, to) => {
    const subject = services[service];
    expect(found(subject, edited(subject, from, to))).toEqual([]);
  });
});

describe("a whole column", () => {
  const column = (text: string, cell: (line: string, index: number) => string): string => {
    const lines = text.split("\n");
    const first = lines.findIndex((line) => line.startsWith("| Operation |"));
    return lines.map((line, index) => (index >= first && index < first + 9 ? cell(line, index - first) : line)).join("\n");
  };
  const withoutAccess = column(workshop.text, (line) => line.replace(/\|[^|]*\|$/, "|"));

  test("that went is a finding for each operation that says otherwise than all", () => {
    for (const drift of [driftInPlace, driftFrom]) {
      expect(drift(workshop, withoutAccess).map(({ change, fact, place, from }) => [change, fact, place.row, from])).toEqual([
        ["removed", "access", "Sign in", "no credential"],
        ["removed", "access", "Who is there", "visit, or no credential"],
        ["removed", "access", "List", "token (devices:read)"],
        ["removed", "access", "Add", "token (devices:write) and key"],
        ["removed", "access", "Change", "visit, or account"],
        ["removed", "access", "Restart", "engineer and key"],
      ]);
    }
  });

  test("of scopes can stand beside it", () => {
    const cells = ["Scope", "---", "", "", "devices:read", "devices:write", "", "", ""];
    const text = column(workshop.text, (line, index) => `${line.replace(/ with the scope devices:\w+/, "")} ${cells[index]} |`);
    expect(driftInPlace(workshop, text)).toEqual([]);
    expect(driftInPlace(workshop, text.replace("and a key. | devices:write |", "and a key. | devices:read |")).map(({ fact, from, to }) => [fact, from, to])).toEqual([["access", "token (devices:write) and key", "token (devices:read) and key"]]);
  });
});

describe("words of the document's own", () => {
  const saying = workshop.text.replace("| Access |", "| Door |").replace("A certificate, and a key.", "A badge, and a key.").replace("| None is needed. |", "| Open house. |");
  const files = { ...depotFiles, "service.ts": depotFiles["service.ts"].replace("servers:", `wording: { credentials: { token: ["clerk's slip"]; none: ["for everybody"] } };\n  servers:`) };
  const own = depotDocument.replace("No authentication is needed for this call.", "This call is for everybody.").replace("It needs a token and the key.", "It needs a clerk's slip and the key.");
  const depotOfItsOwn = subjectOf("depot", readingsOf({ ...files, "document.md": own }), own);

  test("are read as it says", () => {
    expect(driftInPlace(depotOfItsOwn, own)).toEqual([]);
    expect(driftInPlace(depotOfItsOwn, own.replace("a clerk's slip and the key", "the key")).map(({ fact, from, to }) => [fact, from, to])).toEqual([["access", "token and key", "key"]]);
    expect(driftInPlace(depotOfItsOwn, own.replace("is for everybody", "needs a clerk's slip")).map(({ fact, from, to }) => [fact, from, to])).toEqual([["access", "no credential", "token"]]);
  });
  test("title a column", () => {
    const subject: Subject = { ...workshop, wording: { ...workshop.wording, columns: { ...workshop.wording.columns, access: ["door"] }, credentials: { engineer: ["badge"], none: ["open house"] } } };
    expect(driftInPlace(subject, saying)).toEqual([]);
    expect(driftInPlace(subject, saying.replace("A badge, and a key.", "A badge.")).map(({ fact, from, to }) => [fact, from, to])).toEqual([["access", "engineer and key", "engineer"]]);
  });
});

test.each([
  ["Needs an admin token.", "a word for a token that the definitions do not have"],
  ["The token is renewed once an hour.", "a sentence about a credential that asks for none"],
  ["The token of the parcel is required.", "another token"],
])("%s says nothing of access: %s", (sentence) => {
  const text = depotDocument.replace("It is answered within a second.", sentence);
  for (const drift of [driftInPlace, driftFrom]) expect(drift(depot, text).filter(({ fact }) => fact === "access")).toEqual([]);
});
