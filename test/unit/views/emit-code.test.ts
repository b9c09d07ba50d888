/** Values of code languages: the compiler, JSON.parse, a CSV reader and a shell give back what was put in. */
import { execFileSync } from "node:child_process";
import fc from "fast-check";
import ts from "typescript";
import { describe, expect, it } from "vitest";
import type { Json } from "../../../generator/model/shape.ts";
import { csvCell } from "../../../generator/views/emit/csv.ts";
import { camelCase, pascalCase } from "../../../generator/link/case.ts";
import { fileSegment, wordsSegment } from "../../../generator/views/emit/file-segment.ts";
import { docComment } from "../../../generator/views/emit/jsdoc.ts";
import { jsonValue } from "../../../generator/views/emit/json.ts";
import { parameterList } from "../../../generator/views/emit/parameters.ts";
import { shellWord } from "../../../generator/views/emit/shell.ts";
import { keywordType, type TypeNode } from "../../../generator/views/emit/type-nodes.ts";
import { typeExpression, typeKey } from "../../../generator/views/emit/types.ts";
import { identifier, jsonLiteral, propertyAccess, propertyKey, stringLiteral } from "../../../generator/views/emit/typescript.ts";
import { anyText, payloads, restoreHidden } from "./payloads.ts";

const HIDDEN = /[\0-\x08\x0b-\x1f\x7f-\x9f\u200b\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]|\p{Cs}/u;

function parsed(source: string): ts.SourceFile {
  const file = ts.createSourceFile("x.ts", source, ts.ScriptTarget.Latest, true);
  const problems = (file as unknown as { parseDiagnostics: readonly ts.Diagnostic[] }).parseDiagnostics;
  expect(problems.map((one) => one.messageText)).toEqual([]);
  return file;
}

function evaluated(expression: string): unknown {
  return new Function(`return (${expression});`)();
}

function everyText(check: (text: string) => void): void {
  for (const payload of payloads) check(payload);
  fc.assert(fc.property(anyText, check), { numRuns: 500, seed: 1 });
}

describe("TypeScript", () => {
  it("reads a string literal back as the text", () => {
    everyText((text) => {
      const { text: written } = stringLiteral(text);
      expect(written).not.toMatch(HIDDEN);
      const statement = parsed(written).statements;
      expect(statement).toHaveLength(1);
      const node = (statement[0] as ts.ExpressionStatement).expression;
      expect(ts.isStringLiteral(node) && node.text === text).toBe(true);
    });
  });

  it("reads a key back in an object, a type and a class, and makes no prototype and no constructor of it", () => {
    everyText((name) => {
      const { text } = propertyKey(name);
      expect(Object.keys(evaluated(`{ ${text}: 1 }`) as object)).toEqual([name]);
      parsed(`interface A { ${text}?: string }`);
      const made = evaluated(`new (class { ${text} = 1 })()`) as object;
      expect(Object.getOwnPropertyNames(made)).toEqual([name]);
    });
  });

  it("reads the property that an access names", () => {
    everyText((name) => {
      const object = Object.create(null) as Record<string, number>;
      object[name] = 7;
      expect(new Function("object", `return object${propertyAccess(name).text}`)(object)).toBe(7);
    });
  });

  it("reads a literal back as the value", () => {
    const json = fc.letrec<{ value: Json }>((tie) => ({
      value: fc.oneof(
        { maxDepth: 4 },
        fc.constant(null),
        fc.boolean(),
        fc.double({ noNaN: true, noDefaultInfinity: true }),
        anyText,
        fc.array(tie("value"), { maxLength: 4 }),
        fc.array(fc.tuple(anyText, tie("value")), { maxLength: 4 }).map((entries) => Object.fromEntries(entries)),
      ),
    })).value;
    fc.assert(
      fc.property(json, (value) => {
        expect(evaluated(jsonLiteral(value).text)).toStrictEqual(value);
      }),
      { numRuns: 300, seed: 2 },
    );
  });

  it("lays a long literal out over lines and keeps a short one on one", () => {
    expect(jsonLiteral({ a: [1, 2], "b-c": {} }).text).toBe('{ a: [1, 2], "b-c": {} }');
    expect(jsonLiteral({ first: "x".repeat(60), second: ["y".repeat(60)] }).text).toBe(
      `{\n  first: "${"x".repeat(60)}",\n  second: ["${"y".repeat(60)}"],\n}`,
    );
  });

  it("takes names for identifiers and nothing else", () => {
    expect(identifier("größe").text).toBe("größe");
    for (const name of ["", "a-b", "1a", "delete", "a b", "a;b", "\\u0061", "a\u200d"]) expect(() => identifier(name)).toThrow(RangeError);
  });
});

describe("documentation comments", () => {
  /** The rule of the file's head, backwards. */
  function restored(comment: string): string {
    const one = /^\/\*\* (?:([^\n]*) )?\*\/$/.exec(comment);
    const shown = one ? (one[1] ?? "") : comment.split("\n").slice(1, -1).map((line) => line.replace(/^ \*( |$)/, "")).join("\n");
    return restoreHidden(shown.replace(/(?<=^|[\s{])(\\*)\\@/g, "$1@").replace(/\*(\\*)\\\//g, "*$1/"));
  }

  it("hold the text, end where they end and make no tags", () => {
    everyText((text) => {
      const { text: comment } = docComment(text);
      expect(comment).not.toMatch(HIDDEN);
      expect(restored(comment)).toBe(text);
      const file = parsed(`${comment}\nconst after = 1;`);
      expect(file.statements).toHaveLength(1);
      const statement = file.statements[0]!;
      expect(statement.getFullText().slice(0, statement.getLeadingTriviaWidth()).trim()).toBe(comment);
      expect(ts.getJSDocTags(statement)).toEqual([]);
      for (const doc of ts.getJSDocCommentsAndTags(statement)) expect(Array.isArray(doc.comment)).toBe(false);
    });
  });

  it("read as a person writes them", () => {
    expect(docComment("One line.").text).toBe("/** One line. */");
    expect(docComment("Two\n\nlines, foo/* and a@b.").text).toBe("/**\n * Two\n *\n * lines, foo/* and a@b.\n */");
    expect(docComment("ends */ here").text).toBe("/** ends *\\/ here */");
  });
});

describe("JSON, CSV and shell", () => {
  it("reads JSON back as the value, prototype keys included", () => {
    everyText((text) => {
      const value = Object.fromEntries([[text, [text]]]);
      const { text: written } = jsonValue(value);
      expect(written).not.toMatch(HIDDEN);
      expect(Object.entries(JSON.parse(written) as object)).toEqual([[text, [text]]]);
    });
    expect(() => jsonValue(Number.POSITIVE_INFINITY)).toThrow(RangeError);
  });

  it("reads a CSV cell back, and no cell is a formula", () => {
    everyText((text) => {
      const { text: cell } = csvCell(text);
      const content = cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell;
      if (!cell.startsWith('"')) expect(cell).not.toMatch(/[",\n]/);
      expect(content).not.toMatch(/^[=+\-@\t]/);
      expect(restoreHidden(content.replace(/^'(?='*[=+\-@\t])/, ""))).toBe(text);
    });
    expect(csvCell(-1).text).toBe("-1");
  });

  it("hands a shell one word that is the text", () => {
    const words = [...payloads, ...fc.sample(anyText, { numRuns: 400, seed: 3 })].filter((text) => !/[\0\p{Cs}]/u.test(text));
    const script = `printf '%s\\0' ${words.map((word) => shellWord(word).text).join(" ")}`;
    const given = execFileSync("bash", ["-c", script], { encoding: "utf8" }).split("\0").slice(0, -1);
    expect(given).toEqual(words);
    expect(shellWord("a\0b").text).toBe("'a⟨U+0000⟩b'");
    expect(shellWord("https://a.b/c").text).toBe("https://a.b/c");
  });
});

describe("segments of paths", () => {
  it("stay as they are where every system takes them", () => {
    for (const name of ["mgmt-v3", "a.b_c", "1", "_x"]) expect(fileSegment(name)).toBe(name);
  });

  it("are safe, bounded and apart for apart names, case folded", () => {
    const names = [...new Set([...payloads, "PORTS", "pOrts", "com1", "lpt9.txt", "a.", ".git", "..", ".", "x".repeat(301), ...fc.sample(anyText, { numRuns: 1000, seed: 4 })])];
    const segments = names.map(fileSegment);
    for (const segment of segments) {
      expect(segment).toMatch(/^[a-z\d_](?:[a-z\d_.~-]*[a-z\d_-])?$/);
      expect(segment).not.toMatch(/^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/);
      expect(segment.length).toBeLessThanOrEqual(80);
    }
    expect(new Set(segments).size).toBe(names.length);
    expect(fileSegment(fileSegment("Ports"))).not.toBe(fileSegment("Ports"));
  });

  it("of names in camel case are their words, where these lead back to the name", () => {
    const segment = (name: string) => wordsSegment(name, camelCase, pascalCase);
    expect(["markAsRead", "MarkAsRead", "mark-as-read", "Pets", "v2Ports"].map(segment)).toEqual(["mark-as-read", "mark-as-read", "mark-as-read", "pets", "v2-ports"]);
    expect(wordsSegment("Pets", camelCase)).toBe(fileSegment("Pets"));
    for (const name of ["HTTPServer", "mark_AsRead", "Con", "x".repeat(90) + "Y"]) expect(segment(name)).toBe(fileSegment(name));
  });
});

describe("parameters of a function", () => {
  const given = (name: string, type: TypeNode, optional = false) => ({ name: identifier(name), optional, type: typeExpression(type) });
  const two = [given("name", keywordType("StringKeyword")), given("options", keywordType("UnknownKeyword"), true)];

  it("stand on one line where they fit, and each on its own where not", () => {
    const { length } = "(name: string, options?: unknown)";
    expect(parameterList([], "").text).toBe("()");
    expect(parameterList(two, "x".repeat(120 - length)).text).toBe("(name: string, options?: unknown)");
    expect(parameterList(two, "x".repeat(121 - length)).text).toBe("(\n  name: string,\n  options?: unknown,\n)");
  });

  it("with a type of several lines stand each on its own", () => {
    const members = [{ kind: "PropertySignature", name: typeKey("b"), readonly: false, optional: false, type: keywordType("NumberKeyword") }] as const;
    expect(parameterList([given("a", { kind: "TypeLiteral", members, onOneLine: false })], "").text).toBe("(\n  a: {\n    b: number;\n  },\n)");
  });
});
