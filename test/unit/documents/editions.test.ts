import { describe, expect, it } from "vitest";
import type { DocumentText, Row } from "../../../generator/documents/document.ts";
import { findPlace, parsePlace } from "../../../generator/documents/places/find.ts";
import { lookupOf } from "../../../generator/documents/places/lookup.ts";
import { formatPlace, rowFound } from "../../../generator/documents/places/place.ts";
import { readDocument } from "../../../generator/documents/read.ts";
import { editionText, read, textAt } from "./documents.ts";

/** Every name that a line of a table lists in its first cell, found without the reader. */
function namesInTables(text: string): readonly string[] {
  const rows = text.split("\n").filter((line, index, lines) => line.startsWith("| ") && lines[index + 1]?.startsWith("|---") !== true);
  return rows.flatMap((line) => {
    const cell = line.slice(2, line.indexOf(" |"));
    return /^[^ ]+(?:, [^ ]+)+$/.test(cell) ? cell.split(", ") : [cell];
  });
}

function tableRows(document: DocumentText): readonly Row[] {
  return document.sections.flatMap(({ blocks }) => blocks.filter(({ is }) => is === "table").flatMap(({ rows }) => rows));
}

describe.each(["mgmt-v3", "controller-v2"])("the edition of %s", (service) => {
  const text = editionText(service);
  const document = read(text);

  it("is read without a finding", () => expect(readDocument("document.md", text).diagnostics).toEqual([]));

  it("has a row for each name of its tables", () => {
    expect(tableRows(document).map(({ name }) => name)).toEqual(namesInTables(text));
  });

  it("has each row and sentence where its position says", () => {
    for (const { blocks, sentences } of document.sections) {
      for (const { rows, is } of blocks) for (const row of rows) if (is !== "list") expect(textAt(text, row.at)).toBe(row.name);
      for (const sentence of sentences) expect(textAt(text, sentence.at)).toBe(sentence.text);
    }
  });

  it("has a place for each section, block and row, which means that one alone", () => {
    for (const entry of lookupOf(document).entries) {
      expect(findPlace(document, { section: entry.name })).toMatchObject({ section: { at: entry.section.at } });
      for (const block of entry.section.blocks) {
        for (const row of block.rows) {
          const { place } = rowFound(entry, { row, block });
          expect(findPlace(document, place)).toMatchObject({ place, at: row.at });
          expect(parsePlace(document, formatPlace(place)).ok).toBe(true);
        }
      }
    }
  });
});

describe("the edition of mgmt-v3", () => {
  const text = editionText("mgmt-v3");
  const device = read(text);
  const rowsAt = (section: string, is: string) =>
    device.sections.find(({ title }) => title === section)!.blocks.filter((block) => block.is === is).map(({ rows }) => rows.map(({ name }) => name));

  it("lists fields in prose, each a row", () => {
    expect(rowsAt("Global settings configuration resource", "names").map(({ length }) => length)).toEqual([30]);
    expect(rowsAt("Statistics data fields (port stats), all numbers", "names").map(({ length }) => length)).toEqual([31]);
    expect(rowsAt("Virtual port element", "names")).toEqual([["curr_conn", "slowest_rsp_time", "total_dns_pkts", "total_ssl_conn"]]);
    expect(rowsAt("Virtual port element", "table").map(({ length }) => length)).toEqual([31]);
  });

  it("keeps the contradictions of its source", () => {
    const notes = (source: string) => {
      const outcome = parsePlace(device, source);
      return outcome.ok ? outcome.value.row!.cells.map((cell) => cell.text).join(" | ") : outcome.diagnostics[0]!.message;
    };
    expect(notes("authentication > console > type-cfg")).toContain("uuid");
    expect(parsePlace(device, "authentication > console type-cfg > uuid").ok).toBe(false);
    expect(notes("authentication > console type-cfg > type")).toBe("type | boolean | Type of login authentication. Default 0.");
    expect(notes("authentication > type-cfg > type")).toBe("type | string | Format enum-list. Type of login authentication. Default local.");
    expect(notes("Generic resource endpoints > Replace or update elements")).toContain("| PUT |");
    expect(notes("Configuration resources: authentication and authorization > Modify")).toBe("Modify | POST | same | attributes | attributes");
    expect(notes("Generic resource endpoints > Read a configuration resource")).toContain("object keyed by type name");
  });
});
