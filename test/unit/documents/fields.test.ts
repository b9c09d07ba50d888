import { describe, expect, it } from "vitest";
import { findField } from "../../../generator/documents/places/find.ts";
import type { Place } from "../../../generator/model/origin.ts";
import { editionText, read } from "./documents.ts";

const device = read(editionText("mgmt-v3"));

function field(place: Place, ...path: string[]): Place | undefined {
  return findField(device, place, path)?.place;
}

describe("the row of a field", () => {
  const section = "authentication";

  it("of the section's own", () => {
    expect(field({ section }, "mode-cfg")).toEqual({ section, row: "mode-cfg" });
    expect(field({ section }, "uuid")).toEqual({ section, row: "uuid" });
  });

  it("of a nested field, from the section", () => {
    expect(field({ section }, "mode-cfg", "mode")).toEqual({ section, block: "mode-cfg", row: "mode" });
    expect(field({ section }, "console", "type-cfg", "type")).toEqual({ section, block: "console type-cfg", row: "type" });
    expect(field({ section }, "type-cfg", "type")).toEqual({ section, block: "type-cfg", row: "type" });
  });

  it("of a nested field, from a block", () => {
    expect(field({ section, block: "console" }, "uuid")).toEqual({ section, block: "console", row: "uuid" });
    expect(field({ section, block: "console" }, "type-cfg", "console-type")).toEqual({ section, block: "console type-cfg", row: "console-type" });
  });

  it("of a nested field, from the row of the outer one", () => {
    expect(field({ section, row: "console" }, "uuid")).toEqual({ section, block: "console", row: "uuid" });
    expect(field({ section, block: "console", row: "type-cfg" }, "type")).toEqual({ section, block: "console type-cfg", row: "type" });
  });

  it("that a cell lists", () => {
    const place = { section: "Baseline and rate entries", block: "baseline", row: "counter_name" };
    expect(field({ section: place.section }, "baseline", "counter_name")).toEqual(place);
    expect(field({ section: place.section, row: "baseline" }, "counter_name")).toEqual(place);
  });

  it("among names in a sentence", () => {
    const stats = "Statistics data fields (port stats), all numbers";
    expect(field({ section: stats }, "peak_conn")).toEqual({ section: stats, row: "peak_conn" });
    expect(field({ section: "Virtual port element" }, "no-dest-nat")).toEqual({ section: "Virtual port element", row: "no-dest-nat" });
  });

  it("under a dotted name", () => {
    const dotted = read("# T\n\n| Field |\n|---|\n| a.b |\n");
    expect(findField(dotted, { section: "T" }, ["a", "b"])?.place).toEqual({ section: "T", row: "a.b" });
  });

  it("under a dotted name behind that of the row that the type names", () => {
    const dotted = read("# T\n\n| Field |\n|---|\n| a |\n| a.b |\n| b |\n| a.c.d |\n");
    const within = (...path: string[]): unknown => findField(dotted, { section: "T", row: "a" }, path)?.place.row;
    expect([within("b"), within("c", "d"), within("d")]).toEqual(["a.b", "a.c.d", undefined]);
  });

  it("under a dotted name that says which fields are arrays", () => {
    const dotted = read("# T\n\n| Field |\n|---|\n| a[] |\n| a[].b |\n| a[].c[*].d |\n| e[0] |\n| f[type] |\n| g.h[].i |\n");
    const row = (...path: string[]): unknown => findField(dotted, { section: "T" }, path)?.place.row;
    expect([row("a"), row("a", "b"), row("a", "c", "d"), row("e"), row("g", "h", "i")]).toEqual(["a[]", "a[].b", "a[].c[*].d", "e[0]", "g.h[].i"]);
    expect([row("f"), row("a", "d"), row("b")]).toEqual([undefined, undefined, undefined]);
  });

  it("is none of a nested field where the section has no such field itself", () => {
    expect(field({ section }, "mode")).toBeUndefined();
    expect(field({ section }, "console-type")).toBeUndefined();
  });

  it("is none of another block", () => {
    expect(field({ section, block: "console" }, "mode-cfg")).toBeUndefined();
    expect(field({ section }, "mode-cfg", "uuid")).toBeUndefined();
    expect(field({ section, block: "console type-cfg" }, "uuid")).toBeUndefined();
  });

  it("is none where the section is not there, or the path is empty", () => {
    expect(field({ section: "elsewhere" }, "uuid")).toBeUndefined();
    expect(field({ section })).toBeUndefined();
  });

  it("is none where two labelled tables have it", () => {
    const forms = read("# T\n\nRequest fields:\n\n| F |\n|---|\n| id |\n\nResponse fields:\n\n| F |\n|---|\n| id |\n");
    expect(findField(forms, { section: "T" }, ["id"])).toBeUndefined();
    expect(findField(forms, { section: "T", block: "Response fields" }, ["id"])?.at.line).toBe(13);
  });

  it.each(["__proto__", "constructor", "toString"])("is found by the name %s, and only where it stands", (name) => {
    const text = `# T\n\n| Field |\n|---|\n| ${name} |\n\n## U\n\n| Field |\n|---|\n| a |\n`;
    expect(findField(read(text), { section: "T" }, [name])?.at.line).toBe(5);
    expect(findField(read(text), { section: "U" }, [name])).toBeUndefined();
  });
});
