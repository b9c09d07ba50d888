/** Who may call, as an edition of the document tells it now: what the definitions say then, and what is left to a person. */
import { describe, expect, test } from "vitest";
import { depotDocument, depotFiles } from "../drift/depot.ts";
import { adoptIn, changedLines, textsOf, withChanges } from "./support.ts";

const services: { readonly [Name in "workshop" | "depot"]: ReadonlyMap<string, string> } = {
  workshop: textsOf("workshop", "test/cases/access-of-each-operation/spec/workshop"),
  depot: new Map([...Object.entries(depotFiles), ["document.md", depotDocument] as const].map(([path, text]) => [`spec-src/depot/${path}`, text] as const)),
};

interface Case {
  readonly says: string;
  readonly service: keyof typeof services;
  readonly changes: readonly (readonly [string, string])[];
  /** Those of definition files. */
  readonly lines: readonly string[];
}

const cases: readonly Case[] = [
  {
    says: "another scope",
    service: "workshop",
    changes: [["the scope devices:read.", "the scope devices:write."]],
    lines: ['-   list: Get<Of["uri"], Device[], "list"> & Access<[{ token: ["devices:read"] }]>;', '+   list: Get<Of["uri"], Device[], "list"> & Access<[{ token: ["devices:write"] }]>;'],
  },
  {
    says: "one of two together alone",
    service: "workshop",
    changes: [["A certificate, and a key.", "A certificate."]],
    lines: ['-   restart: Post<Of["uri"], Device, Device, "act"> & Access<[{ engineer: []; key: [] }]> & When<"it stands still">;', '+   restart: Post<Of["uri"], Device, Device, "act"> & Access<["engineer"]> & When<"it stands still">;'],
  },
  {
    says: "something where nothing was said",
    service: "workshop",
    changes: [["| a device | |\n", "| a device | A key. |\n"]],
    lines: ['-   get: Get<Of["uri"], Device>;', '+   get: Get<Of["uri"], Device> & Access<["key"]>;'],
  },
  {
    says: "nothing where something was said",
    service: "workshop",
    changes: [["| A certificate, and a key. |", "| |"]],
    lines: ['-   restart: Post<Of["uri"], Device, Device, "act"> & Access<[{ engineer: []; key: [] }]> & When<"it stands still">;', '+   restart: Post<Of["uri"], Device, Device, "act"> & When<"it stands still">;'],
  },
  {
    says: "what the facts of the resource say of all its operations",
    service: "workshop",
    changes: [["| None is needed. |", "| A key. |"]],
    lines: ['- export type Visits = Desk<{ uri: "/visits"; access: [] }>;', '+ export type Visits = Desk<{ uri: "/visits"; access: ["key"] }>;'],
  },
  {
    says: "that these say nothing of it",
    service: "workshop",
    changes: [["| None is needed. |", "| |"]],
    lines: ['- export type Visits = Desk<{ uri: "/visits"; access: [] }>;', '+ export type Visits = Desk<{ uri: "/visits" }>;'],
  },
  {
    says: "a scope that came, with its row",
    service: "workshop",
    changes: [["| devices:write | Changes devices. |", "| devices:write | Changes devices. |\n| devices:list | Lists devices. |"], ["the scope devices:read.", "the scope devices:list."]],
    lines: [
      '-   list: Get<Of["uri"], Device[], "list"> & Access<[{ token: ["devices:read"] }]>;',
      '+   list: Get<Of["uri"], Device[], "list"> & Access<[{ token: ["devices:list"] }]>;',
      '-     token: OAuth2<{ clientCredentials: { tokenUrl: "https://id.example/token"; scopes: { "devices:read": "Reads devices."; "devices:write": "Changes devices." } } }>;',
      '+     token: OAuth2<{ clientCredentials: { tokenUrl: "https://id.example/token"; scopes: { "devices:read": "Reads devices."; "devices:write": "Changes devices."; "devices:list": "Lists devices." } } }>;',
    ],
  },
  {
    says: "what an operation that came asks for",
    service: "workshop",
    changes: [["| Restart | POST |", "| Remove | DELETE | /devices/{id} | none | a device | A visit, and a key. |\n| Restart | POST |"]],
    lines: [
      '- import type { Access, Facts, Get, Post, Resource, When } from "specwright/http";',
      '+ import type { Access, Delete, Facts, Get, Post, Resource, When } from "specwright/http";',
      "+   /**",
      "+    * Remove",
      "+    * @source Endpoints > Remove",
      "+    */",
      '+   remove: Delete<Of["uri"], Device> & Access<[{ visit: []; key: [] }]>;',
    ],
  },
  {
    says: "what all requests ask for",
    service: "workshop",
    changes: [["A request carries a token. What", "Every request carries a key. What"]],
    lines: ['-   access: ["token"];', '+   access: ["key"];'],
  },
  {
    says: "a sentence that went",
    service: "depot",
    changes: [[" Requires the scope `parcels:read`.", ""]],
    lines: ['-   list: Get<Of["uri"], Parcel[], "list"> & Access<[{ token: ["parcels:read"] }]>;', '+   list: Get<Of["uri"], Parcel[], "list">;'],
  },
  {
    says: "a sentence that came",
    service: "depot",
    changes: [["It is answered within a second.", "It is answered within a second. This resource is public."]],
    lines: ['-   get: Get<Of["uri"], Parcel>;', '+   get: Get<Of["uri"], Parcel> & Access<[]>;'],
  },
  {
    says: "a label",
    service: "depot",
    changes: [["- Auth: key or token", "- Auth: token"]],
    lines: ['-   add: Post<Of["uri"], Parcel, Parcel> & Access<["key", { token: ["parcels:write"] }]>;', '+   add: Post<Of["uri"], Parcel, Parcel> & Access<[{ token: ["parcels:write"] }]>;'],
  },
  {
    says: "a further exception",
    service: "depot",
    changes: [["All calls but POST /login need", "All calls but POST /login and GET /parcels/{id} need"]],
    lines: ['-   get: Get<Of["uri"], Parcel>;', '+   get: Get<Of["uri"], Parcel> & Access<[]>;'],
  },
  {
    says: "two together for all",
    service: "depot",
    changes: [["All calls but POST /login need the key.", "All calls but POST /login need the key and a token."]],
    lines: ['-   access: ["key"];', '+   access: [{ key: []; token: [] }];'],
  },
  {
    says: "what all others ask for, by nothing of its own",
    service: "depot",
    changes: [["All calls but POST /login need the key.", "All calls need the key."], ["No authentication is needed for this call.", "Authentication is required."]],
    lines: ['- import type { Access, Facts, None, Post, Resource } from "specwright/http";', '-   enter: Post<Of["uri"], None, None, "act"> & Access<[]>;', '+ import type { Facts, None, Post, Resource } from "specwright/http";', '+   enter: Post<Of["uri"], None, None, "act">;'],
  },
  {
    says: "a whole column, and another one",
    service: "workshop",
    changes: [["A token with the scope devices:read.", "A visit."], ["A visit, or a user name and password.", "A user name and password."]],
    lines: [
      '-   list: Get<Of["uri"], Device[], "list"> & Access<[{ token: ["devices:read"] }]>;',
      '+   list: Get<Of["uri"], Device[], "list"> & Access<["visit"]>;',
      '-   modify: Post<Of["uri"], Device, Device, "modify"> & Access<["visit", "account"]> & When<"the device runs">;',
      '+   modify: Post<Of["uri"], Device, Device, "modify"> & Access<["account"]> & When<"the device runs">;',
    ],
  },
];

describe.each(["from another edition", "from its own"] as const)("%s", (from) => {
  test.each(cases)("$says is written", ({ service, changes, lines }) => {
    const texts = services[service];
    const path = `spec-src/${service}/document.md`;
    const document = withChanges(texts.get(path)!, changes);
    const isOwn = from === "from its own";
    const { adoption, left, again } = adoptIn(service, isOwn ? new Map([...texts, [path, document]]) : texts, isOwn ? undefined : document);
    expect(adoption.unplaced).toEqual([]);
    expect(left).toEqual([]);
    expect(again.steps).toEqual([]);
    expect(adoption.steps.flatMap(({ leaves = [] }) => leaves)).toEqual([]);
    const written = changedLines(texts, adoption.texts).split("\n").filter((line) => /^[+-] /.test(line));
    expect(written.filter((line) => !/^[+-] [|A-Z`-]|^[+-] (?:It|This)/.test(line)).sort()).toEqual([...lines].sort());
    expect(adoption.texts.get(path)).toBe(document);
  });
});

test.each([
  ["a scope that no list has", "workshop", "the scope devices:read.", "the scope devices:list.", /devices:list/],
  ["a scope in a sentence that no list has", "depot", "It is answered within a second.", "It is answered within a second. GET /parcels/{id} needs the scope `parcels:own`.", /parcels:own/],
] as const)("%s is left to a person, with the reason", (_, service, from, to, why) => {
  const texts = services[service];
  const { adoption } = adoptIn(service, texts, withChanges(texts.get(`spec-src/${service}/document.md`)!, [[from, to]]));
  expect(adoption.unplaced).toEqual([expect.objectContaining({ why: expect.stringMatching(why) })]);
  expect(changedLines(texts, adoption.texts)).toBe("");
});

test("a column that went takes what it said with it, here and in the own edition; one that came brings it back", () => {
  const texts = services.workshop;
  const path = "spec-src/workshop/document.md";
  const lines = texts.get(path)!.split("\n");
  const first = lines.findIndex((line) => line.startsWith("| Operation |"));
  const document = lines.map((line, index) => (index >= first && index < first + 9 ? line.replace(/\|[^|]*\|$/, "|") : line)).join("\n");
  const without = adoptIn("workshop", texts, document);
  expect([without.adoption.unplaced, without.left, without.again.steps]).toEqual([[], [], []]);
  expect(without.adoption.texts.get(path)).toBe(document);
  expect(without.adoption.texts.get("spec-src/workshop/devices.ts")).not.toContain("Access");
  const back = adoptIn("workshop", without.adoption.texts, texts.get(path));
  expect([back.adoption.unplaced, back.left]).toEqual([[], []]);
  expect(back.adoption.texts.get(path)).toBe(texts.get(path));
  expect(back.adoption.texts.get("spec-src/workshop/devices.ts")).toBe(texts.get("spec-src/workshop/devices.ts"));
});
