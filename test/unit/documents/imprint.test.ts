/** Imprints say nothing of the interface; sentences that begin like one do. */
import { describe, expect, it } from "vitest";
import { section } from "./documents.ts";

function said(paragraph: string): readonly string[] {
  return section(`# Rows\n\n${paragraph}\n`).sentences.map(({ text }) => text);
}

describe("imprints", () => {
  it.each(["*Last updated: 2026-11-01.*", "Last modified on 3 November 2026", "Revision 4", "Edition: 2.1", "© 2026 Example Inc. All rights reserved.", "Copyright (c) 2026 Example Inc."])("%s", (paragraph) => {
    expect(said(paragraph)).toEqual([]);
  });

  it.each(["Revision numbers are at most 15.", "Edition 2 of a row has 5 fields.", "Last changed rows are kept for 30 days.", "(c) the level is at most 15."])("no imprint: %s", (paragraph) => {
    expect(said(paragraph)).toEqual([paragraph]);
  });
});
