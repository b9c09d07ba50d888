import { describe, expect, it } from "vitest";
import { read, rowNames, section, textAt } from "./documents.ts";

describe("tables", () => {
  it("make a row of each name of the first cell, with its own position and the cells of its line", () => {
    const text = "# T\n\n| Field | Type |\n|---|---|\n| range, conn-limit | number |\n";
    const [block] = section(text).blocks;
    expect(block!.columns).toEqual(["Field", "Type"]);
    expect(block!.rows.map(({ name, at }) => [name, at.line, at.column, textAt(text, at)])).toEqual([
      ["range", 5, 3, "range"],
      ["conn-limit", 5, 10, "conn-limit"],
    ]);
    expect(block!.rows[1]!.cells.map(({ column, text: cell, at }) => [column, cell, textAt(text, at)])).toEqual([
      ["Field", "range, conn-limit", "range, conn-limit"],
      ["Type", "number", "number"],
    ]);
  });

  it("in tags of HTML have a cell that spans others in each row, and in the first of its columns", () => {
    const rows = ['<th rowspan="2">Field</th><th colspan="2">Limits</th><th rowspan="2">Notes</th>', "<th>Type</th><th>Range</th>", '<td>red</td><td rowspan="2">integer</td><td>0-9</td><td>Red.</td>', "<td>green</td><td>0-5</td><td>Green.</td>", '<td>label</td><td colspan="2">string</td><td>Name.</td>'];
    const [block] = section(`# T\n\n<table>\n${rows.map((row) => `<tr>${row}</tr>`).join("\n")}\n</table>\n`).blocks;
    expect(block!.columns).toEqual(["Field", "Type", "Range", "Notes"]);
    expect(block!.rows.map(({ cells }) => cells.map(({ text }) => text))).toEqual([["red", "integer", "0-9", "Red."], ["green", "integer", "0-5", "Green."], ["label", "string", "", "Name."]]);
  });

  it("name a row by the whole first cell where that is no list of names", () => {
    const text = "# T\n\n| Purpose | Method |\n|---|---|\n| Read, update or delete by identifier | GET |\n| Read and write | PUT |\n";
    expect(rowNames(section(text))).toEqual([["Read, update or delete by identifier", "Read and write"]]);
  });

  it("keep a remark after a name apart from it", () => {
    const [block] = section("# T\n\n| Field |\n|---|\n| mode (deprecated), level |\n").blocks;
    expect(block!.rows.map(({ name, remark }) => [name, remark])).toEqual([["mode", "deprecated"], ["level", undefined]]);
  });

  it("hold names that a further cell lists, in a block of the row's own", () => {
    const text = "# T\n\n| Resource | Entry fields | Notes |\n|---|---|---|\n| rate | counter_name (string), 1sec_rate | Allowed values: a, b. |\n";
    const [, inner] = section(text).blocks;
    expect(inner).toMatchObject({ is: "cell", path: ["rate"] });
    expect(inner!.rows.map(({ name, at }) => [name, textAt(text, at)])).toEqual([["counter_name", "counter_name"], ["1sec_rate", "1sec_rate"]]);
    expect(section(text).blocks).toHaveLength(2);
  });

  it("take no list of methods or types in a further cell for names", () => {
    expect(section("# T\n\n| Purpose | Method | Type |\n|---|---|---|\n| All | GET, PUT | string, number |\n").blocks).toHaveLength(1);
  });

  it("keep empty cells and cells that a short row leaves out", () => {
    const [block] = section("# T\n\n| A | B | C |\n|---|---|---|\n| x | | z |\n| y |\n").blocks;
    expect(block!.rows.map(({ cells }) => cells.map(({ text }) => text))).toEqual([["x", "", "z"], ["y", "", ""]]);
  });

  it("end with the list item or quote that they stand in, and before code", () => {
    expect(rowNames(section("# T\n\n- A b.\n\n  | F |\n  |---|\n  | a |\nc d\n"))).toEqual([["a"]]);
    expect(rowNames(section("# T\n\n> | F |\n> |---|\n> | a |\nc d\n"))).toEqual([["a"]]);
    expect(rowNames(section("# T\n\n| F |\n|---|\n| a |\n> c d\n"))).toEqual([["a"]]);
    expect(rowNames(section("# T\n\n| F |\n|---|\n| a |\n    c\n"))).toEqual([["a"]]);
  });

  it.each(["__proto__", "constructor", "1sec_rate", "60-sec", "a-b", "a_b", "server_STARTTLS_fail", "toString", "-x", "_id", "{a}+{b}", "é"])(
    "keep the name %s",
    (name) => {
      const text = `# T\n\n| Field | Type |\n|---|---|\n| ${name} | string |\n`;
      const row = section(text).blocks[0]!.rows[0]!;
      expect([row.name, textAt(text, row.at)]).toEqual([name, name]);
    },
  );
});

describe("labels", () => {
  it("announce the nested field whose fields follow", () => {
    const text = "# T\n\n| Field |\n|---|\n| a |\n\nmode-cfg block:\n\n| Field |\n|---|\n| mode |\n\nconsole type-cfg block:\n\nx, y.\n";
    expect(section(text).blocks.map(({ label, path }) => [label, path])).toEqual([
      [undefined, undefined],
      ["mode-cfg block", ["mode-cfg"]],
      ["console type-cfg block", ["console", "type-cfg"]],
    ]);
  });

  it("announce a nested field without the word block where a row names it", () => {
    const table = "\n\n| Field |\n|---|\n| a |\n";
    const text = `# T\n\n| Field |\n|---|\n| mode-cfg |\n\nmode-cfg:${table}\nmode-cfg object:${table}\nother:${table}`;
    expect(section(text).blocks.map(({ path }) => path)).toEqual([undefined, ["mode-cfg"], ["mode-cfg"], undefined]);
  });

  it("are a word alone before a table, in bold or not", () => {
    const table = "\n\n| Field |\n|---|\n| a |\n";
    const one = section(`# T\n\n| Field |\n|---|\n| mode-cfg |\n\n**mode-cfg**${table}\nParameters${table}\nWith two words${table}\nDone.${table}`);
    expect(one.blocks.map(({ label, path }) => [label, path])).toEqual([[undefined, undefined], ["mode-cfg", ["mode-cfg"]], ["Parameters", undefined], [undefined, undefined], [undefined, undefined]]);
    expect(one.sentences.map(({ text }) => text)).toEqual(["With two words", "Done."]);
  });

  it("are the last sentence of the paragraph alone, and no longer a sentence", () => {
    const one = section("# T\n\nIts type is port. Fields seen:\n\n| Field |\n|---|\n| a |\n");
    expect(one.blocks[0]!.label).toBe("Fields seen");
    expect(one.sentences.map(({ text }) => text)).toEqual(["Its type is port."]);
  });

  it("remain sentences where nothing follows that they could label", () => {
    expect(section("# T\n\nAs follows:\n\nThe end.\n").sentences.map(({ text }) => text)).toEqual(["As follows:", "The end."]);
  });

  it("may be list items", () => {
    const one = section("# T\n\n1. One.\n2. Schemes:\n\n| Scheme |\n|---|\n| Basic |\n\n3. Three.\n");
    expect(rowNames(one)).toEqual([["1", "2"], ["Basic"], ["3"]]);
    expect(one.blocks[1]!.label).toBe("Schemes");
    expect(one.sentences.map(({ text, row }) => [row, text])).toEqual([["1", "One."], ["3", "Three."]]);
  });
});

describe("lists", () => {
  it("number their items as a reader sees them", () => {
    expect(rowNames(section("# T\n\n1. a b\n1. c d\n1. e f\n"))).toEqual([["1", "2", "3"]]);
  });

  it("with bullets name rows by what their items begin with", () => {
    const text = "# T\n\n- mode (string): Default single.\n- a, b - numbers\n- c\n- A sentence without a name.\n";
    const one = section(text);
    expect(one.blocks[0]!.rows.map(({ name, remark, cells }) => [name, remark, cells[0]!.text])).toEqual([
      ["mode", "string", "mode (string): Default single."],
      ["a", undefined, "a, b - numbers"],
      ["b", undefined, "a, b - numbers"],
      ["c", undefined, "c"],
    ]);
  });

  it("hold all items of a list in one block, whatever stands between them", () => {
    expect(rowNames(section("# T\n\n1. One:\n\n   | F |\n   |---|\n   | x |\n\n2. Two.\n"))).toEqual([["1", "2"], ["x"]]);
  });
});

describe("names in sentences", () => {
  it("are rows after a colon, each at its own column", () => {
    const text = "# T\n\nFields observed (all numbers 0/1, plus uuid: a string): ext-stats, uuid,\n  msl-time and id.\n";
    const [block] = section(text).blocks;
    expect(block).toMatchObject({ is: "names", lead: "Fields observed (all numbers 0/1, plus uuid: a string)" });
    expect(block!.rows.map(({ name, at }) => [name, at.line, textAt(text, at)])).toEqual([
      ["ext-stats", 3, "ext-stats"],
      ["uuid", 3, "uuid"],
      ["msl-time", 4, "msl-time"],
      ["id", 4, "id"],
    ]);
  });

  it("are rows in a paragraph of nothing but names", () => {
    expect(rowNames(section("# T\n\ncurr_conn, total_l4_conn, _x.\n"))).toEqual([["curr_conn", "total_l4_conn", "_x"]]);
  });

  it("are a row where the fields are one", () => {
    expect(rowNames(section("# T\n\nFields (all numbers): total.\n"))).toEqual([["total"]]);
    expect(rowNames(section("# T\n\nThe only field observed: state (string).\n"))).toEqual([["state"]]);
    expect(rowNames(section("# T\n\ncurr_conn.\n"))).toEqual([["curr_conn"]]);
  });

  it("leave the sentences around them", () => {
    const one = section("# T\n\nCounters that appear: curr_conn, slow. Full set: not shown.\n");
    expect(rowNames(one)).toEqual([["curr_conn", "slow"]]);
    expect(one.sentences).toMatchObject([{ text: "Full set: not shown.", at: { line: 3, column: 40 } }]);
  });

  it.each(["Partition visibility: none.", "It takes true, false, 1, 0 and defaults to 0.", "The value: the word Device, a space, then more.", "Events: not shown.", "Fields: none.", "Attributes: see below.", "Deprecated.", "Read-only."])(
    "are not found in: %s",
    (sentence) => expect(section(`# T\n\n${sentence}\n`)).toMatchObject({ blocks: [], sentences: [{ text: sentence }] }),
  );
});

describe("headings", () => {
  it("make sections of any level, with those that they stand in", () => {
    const { sections } = read("# D (v3)\n\n## A (remark)\n\n##### B (x), y\n\n### C\n\n## E\n");
    expect(sections.map(({ title, heading, under }) => [title, heading, under])).toEqual([
      ["D", "D (v3)", []],
      ["A", "A (remark)", ["D"]],
      ["B (x), y", "B (x), y", ["D", "A"]],
      ["C", "C", ["D", "A"]],
      ["E", "E", ["D"]],
    ]);
  });

  it("leave what stands before the first of them in a section without a name", () => {
    expect(read("a, b, c.\n\n# D\n").sections.map((one) => [one.title, rowNames(one)])).toEqual([["", [["a", "b", "c"]]], ["D", []]]);
  });
});

describe("blocks of nested fields", () => {
  const table = (...rows: readonly string[]): string => `| Field | Type |\n|---|---|\n${rows.map((row) => `| ${row} | object |\n`).join("")}`;
  const paths = (text: string) => section(text).blocks.map(({ path }) => path);

  it("stand in the block that has the field, where the section itself has none of that name", () => {
    expect(paths(`# T\n\n${table("frame")}\nframe block:\n\n${table("edge")}\nedge block:\n\n${table("line")}\nline block:\n\n${table("width")}`)).toEqual([undefined, ["frame"], ["frame", "edge"], ["frame", "edge", "line"]]);
  });

  it("leave a path to the label that gives it in full", () => {
    expect(paths(`# T\n\n${table("frame")}\nframe block:\n\n${table("edge")}\nframe edge block:\n\n${table("width")}\nedge block:\n\n${table("line")}`)).toEqual([undefined, ["frame"], ["frame", "edge"], ["edge"]]);
  });

  it("stay the section's own where it has the field as well, or several blocks have it", () => {
    expect(paths(`# T\n\n${table("frame", "edge")}\nframe block:\n\n${table("edge")}\nedge block:\n\n${table("width")}`)).toEqual([undefined, ["frame"], ["edge"]]);
    expect(paths(`# T\n\n${table("frame", "pane")}\nframe block:\n\n${table("edge")}\npane block:\n\n${table("edge")}\nedge block:\n\n${table("width")}`)).toEqual([undefined, ["frame"], ["pane"], ["edge"]]);
  });
});
