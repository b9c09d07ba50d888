/** Editions of the documents of the test cases that change: what the definitions say then, and nothing is found any more. */
import { describe, expect, test } from "vitest";
import { adoptIn, changedLines, textsOf, withChanges } from "./support.ts";

interface Case {
  readonly says: string;
  readonly service: keyof typeof folders;
  readonly changes: readonly (readonly [string, string])[];
  readonly lines: readonly string[];
  /** What the definitions keep. */
  readonly without?: string;
}

const folders = {
  "lending-library": "test/cases/flat-resources-with-patch/spec/lending-library",
  "data-centre": "test/cases/four-level-nesting-and-actions/spec/data-centre",
  files: "test/cases/generic-resource-spans-segments/spec/files",
} as const;

const cases: readonly Case[] = [
  {
    says: "a header of credentials that is called otherwise, by its row",
    service: "data-centre",
    changes: [["| X-Inventory-Key | the key, alone |", "| X-Api-Key | the key, alone |"]],
    lines: ['-     key: HeaderCredential<"X-Inventory-Key", "", "<KEY>">;', '+     key: HeaderCredential<"X-Api-Key", "", "<KEY>">;'],
  },
  {
    says: "paths by which rows are called",
    service: "files",
    changes: [["| /volumes |", "| /drives |"], ["| /volumes/{volume}/{path} |", "| /drives/{volume}/{path} |"]],
    lines: ['+ export type Volumes = Named<{ uri: "/drives" }>;', '+ export type Files = AnyFile<{ uri: "/drives/{volume}/{+path}" }>;'],
  },
  {
    says: "one more of values of which there are others",
    service: "lending-library",
    changes: [["fiction, non-fiction, poetry, comics. Further", "fiction, non-fiction, poetry, drama, comics. Further"]],
    lines: ['+ type Genre = OpenEnum<"fiction" | "non-fiction" | "poetry" | "drama" | "comics", "the full set of genres">;'],
    without: "  genre: Genre;",
  },
  {
    says: "a length beside a pattern",
    service: "lending-library",
    changes: [["13 digits. |", "13 digits. At most 13 characters. |"]],
    lines: ['+   isbn: Pattern<"^[0-9]{13}$"> & Says<{ maxLength: 13 }>;'],
  },
  {
    says: "a status, and nothing else of the answer",
    service: "lending-library",
    changes: [["| the new element | 201 with the element |", "| the new element | 200 with the element |"]],
    lines: ['+   add: Post<Of["uri"], Of["sent"], Of["element"]> & Status<200> & Headers<OnlyOnce> & Failures<AnyFailure & Exists & Invalid>;'],
  },
  {
    says: "a method that stands before a path",
    service: "lending-library",
    changes: [["| Change | PATCH /", "| Change | PUT /"]],
    lines: ['+   change: Put<At, Of["changed"], Of["element"], "modify"> & Status<200> & Headers<LastSeen> & Failures<AnyFailure & Missing & Stale & Invalid>;', '+ import type { Delete, Facts, Failures, Get, Headers, KeyFields, KeyOf, None, Post, Put, Query, Resource, Status, Under } from "specwright/http";'],
  },
  {
    says: "a field that may be null now, with what that means in a cell that was empty",
    service: "lending-library",
    changes: [["| due | date | |", "| due | date or null | null where there is no end. |"]],
    lines: ["+   due?: Day | null;", "+ | due | date or null | null where there is no end. |"],
  },
  {
    says: "a field that is never null any more",
    service: "lending-library",
    changes: [["| rating | number or null | 0 to 5; null until somebody has rated the book. |", "| rating | number | 0 to 5. |"]],
    lines: ["+   rating?: number & Says<{ minimum: 0; maximum: 5 }>;"],
  },
  {
    says: "a status that comes with another answer",
    service: "lending-library",
    changes: [["| none | 204 without a body |", "| none | 200 with the element |"]],
    lines: ['+   remove: Delete<At, Of["element"]> & Status<200> & Headers<LastSeen> & Failures<AnyFailure & Missing & Stale>;'],
  },
  {
    says: "a sentence that goes on",
    service: "lending-library",
    changes: [["| authors | array of strings | At least one. |", "| authors | array of strings | At least one, at most ten. |"]],
    lines: ["+ | authors | array of strings | At least one, at most ten. |"],
  },
];

describe("an edition that changes", () => {
  test.each(cases)("$says", ({ service, changes, lines, without }) => {
    const texts = textsOf(service, folders[service]);
    const { found, adoption, left, again } = adoptIn(service, texts, withChanges(texts.get(`spec-src/${service}/document.md`)!, changes));
    expect(found.length).toBeGreaterThan(0);
    expect(adoption.unplaced).toEqual([]);
    expect(left).toEqual([]);
    expect(again.steps).toEqual([]);
    const changed = changedLines(texts, adoption.texts).split("\n");
    for (const line of lines) expect(changed).toContain(line);
    if (without !== undefined) expect(changed.some((line) => line.includes(without))).toBe(false);
  });
});
