import { describe, expect, it } from "vitest";
import type { DocumentText } from "../../../generator/documents/document.ts";
import { editionText, read, rowNames, section, textAt } from "./documents.ts";

const table = "# T\n\n| Field | Type | Notes |\n|---|---|---|\n| mode, level | string | Allowed values: a, b. |\n";

/** What a document says, without where it says so. */
function facts(document: DocumentText): unknown {
  return document.sections.map(({ title, blocks, sentences }) => ({
    title,
    blocks: blocks.map(({ label, lead, path, rows }) => ({
      ...{ label, lead, path },
      rows: rows.map(({ name, remark, cells }) => ({ name, remark, cells: cells.map(({ column, text }) => [column, text]) })),
    })),
    sentences: sentences.map(({ text }) => text),
  }));
}

describe("the same facts are read", () => {
  const text = editionText("mgmt-v3");
  const expected = facts(read(text));

  it("with CRLF and with CR, at the same positions", () => {
    expect(read(text.replaceAll("\n", "\r\n"))).toEqual(read(text));
    expect(read(text.replaceAll("\n", "\r"))).toEqual(read(text));
  });

  it("after a byte order mark, at the same positions", () => expect(read(`\uFEFF${text}`)).toEqual(read(text)));

  it("with headings one level deeper", () => {
    const deeper = facts(read(text.replace(/^#/gm, "##")));
    expect(deeper).toEqual(expected);
  });

  it("with spaces around cells, at line ends and before headings' text", () => {
    const spaced = text.replace(/^\| (.*) \|$/gm, "|   $1    |  ").replace(/^(#+) /gm, "$1   ");
    expect(facts(read(spaced))).toEqual(expected);
  });

  it("without bars at the ends of lines", () => {
    expect(facts(read(text.replace(/^\| (.*) \|$/gm, "$1").replace(/^\|(-.*-)\|$/gm, "$1")))).toEqual(expected);
  });

  it("with markup in every naming cell", () => {
    for (const [before, after] of [["`", "`"], ["**", "**"], ["*", "*"], ["_", "_"], ["[", "](https://example.com/a,b)"]]) {
      const marked = text.replace(/^\| ([^|,{<-][^|,{<]*) \|/gm, `| ${before}$1${after} |`);
      expect(marked).not.toBe(text);
      expect(facts(read(marked))).toEqual(facts(read(text)));
    }
  });
});

describe("columns that changed places", () => {
  const names = [["mode", "level"]];
  it("are known by their contents where the first holds types, methods or sentences", () => {
    expect(rowNames(section("# T\n\n| Type | Field | Notes |\n|---|---|---|\n| string | mode, level | A b. |\n"))).toEqual(names);
    expect(rowNames(section("# T\n\n| Notes | Type | Field |\n|---|---|---|\n| A b. | string | mode, level |\n"))).toEqual(names);
  });

  it("are known by a title that says what a row is called", () => {
    expect(rowNames(section("# T\n\n| Limit | Item |\n|---|---|\n| 1 to 5 | rate windows |\n"))).toEqual([["rate windows"]]);
    expect(rowNames(section("# T\n\n| Method | Purpose |\n|---|---|\n| GET | Read it all |\n"))).toEqual([["Read it all"]]);
    expect(rowNames(section("# T\n\n| Kind | Slot |\n|---|---|\n| string | mode |\n"))).toEqual([["mode"]]);
  });

  it("are known by their titles where another edition is at hand", () => {
    const edition = read("# T\n\n| Knob | Limit |\n|---|---|\n| rate windows | 1 to 5 |\n");
    expect(rowNames(section("# T\n\n| Limit | Knob |\n|---|---|\n| 1 to 5 | rate windows |\n", edition))).toEqual([["rate windows"]]);
    expect(rowNames(section("# T\n\n| Limit | Since | Knob |\n|---|---|---|\n| 1 to 5 | v2 | rate windows |\n", edition))).toEqual([["rate windows"]]);
  });

  it("never make the second column name rows that the first one can name", () => {
    expect(rowNames(section("# T\n\n| Path | Method |\n|---|---|\n| /a/b | GET |\n"))).toEqual([["/a/b"]]);
    expect(rowNames(section("# T\n\n| Method | Outcome |\n|---|---|\n| GET | Read it all |\n"))).toEqual([["GET"]]);
    expect(rowNames(section("# T\n\n| Type | Meaning |\n|---|---|\n| string | Any text. |\n"))).toEqual([["string"]]);
  });
});

describe("positions", () => {
  it("point at the name as it is written, behind markup and escapes", () => {
    const text = "# T\n\n| Field | Notes |\n|---|---|\n| `mode`, **le\\_vel** | a \\| b |\n";
    const rows = section(text).blocks[0]!.rows;
    expect(rows.map(({ name, at }) => [name, textAt(text, at)])).toEqual([["mode", "mode"], ["le_vel", "le\\_vel"]]);
    expect(rows[0]!.cells[1]).toMatchObject({ text: "a | b", raw: "a \\| b", at: { line: 5, column: 25 } });
  });

  it("hold where a character repeats behind markup", () => {
    const text = "# T\n\n| Field |\n|---|\n| `ll`, **l**, *lll* |\n";
    expect(section(text).blocks[0]!.rows.map(({ at }) => [at.column, textAt(text, at)])).toEqual([[4, "ll"], [11, "l"], [17, "lll"]]);
  });

  it("hold in quotes and in lists", () => {
    const text = "# T\n\n> | Field |\n> |---|\n> | mode |\n\n- Fields:\n\n  | Field |\n  |---|\n  | level |\n";
    expect(section(text).blocks.flatMap(({ rows }) => rows).map(({ name, at }) => [name, textAt(text, at)])).toEqual([
      ["mode", "mode"],
      ["level", "level"],
    ]);
  });

  it("hold where cells repeat each other's text", () => {
    const text = "# T\n\n| A | B | C |\n|---|---|---|\n| a | a | a |\n";
    expect(section(text).blocks[0]!.rows[0]!.cells.map(({ at }) => at.column)).toEqual([3, 7, 11]);
  });

  it("hold behind entities and characters of two units", () => {
    const text = "# T\n\n| A | B |\n|---|---|\n| 𝄞 *x* | &lt;b&gt; *c* |\n";
    expect(section(text).blocks[0]!.rows[0]!.cells.map(({ text: cell, at }) => [cell, at.column])).toEqual([["𝄞 x", 3], ["<b> c", 12]]);
  });
});

describe("what no reader of the document sees", () => {
  it("is not read: comments, code", () => {
    const text = `# T\n\n<!--\n\n| Field |\n|---|\n| gone |\n\n-->\n\n\`\`\`\n# no heading\n| a |\n\`\`\`\n${table.slice(3)}`;
    expect(rowNames(section(text))).toEqual([["mode", "level"]]);
    expect(section(text).blocks[0]!.rows[0]!.at.line).toBe(19);
  });

  it("is kept where it is text: placeholders, comments in code", () => {
    const [row] = section("# T\n\n| P | Q |\n|---|---|\n| <element path>/stats | a `<!-- b -->` {{c}} </script> |\n").blocks[0]!.rows;
    expect(row!.cells.map(({ text }) => text)).toEqual(["<element path>/stats", "a <!-- b --> {{c}} </script>"]);
  });

  it("is left out of cells, and so are lines of tags alone", () => {
    const { blocks, sentences } = section("# T\n\n<details>\n\nOne.\n\n</details>\n\n| P | Q |\n|---|---|\n| a | b <!-- Default 7. --> c |\n| d | e <!-- f |\n");
    expect(blocks[0]!.rows.map(({ cells }) => cells.map(({ text }) => text))).toEqual([["a", "b c"], ["d", "e <!-- f"]]);
    expect(sentences.map(({ text }) => text)).toEqual(["One."]);
  });
});
