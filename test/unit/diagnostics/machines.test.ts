import { describe, expect, test } from "vitest";
import { catalog } from "../../../generator/diagnostics/catalog.ts";
import type { Diagnostic } from "../../../generator/diagnostics/diagnostic.ts";
import { formatGithub } from "../../../generator/diagnostics/format/github.ts";
import { formatJson } from "../../../generator/diagnostics/format/json.ts";
import { formatSarif } from "../../../generator/diagnostics/format/sarif.ts";

const found: Diagnostic = {
  code: "unknown-option",
  severity: "error",
  message: 'There is no option "ouť".',
  help: 'Did you mean "out"?',
  at: { file: "some dir/a:b,c%.ts", line: 3, column: 5, length: 2 },
  related: [{ message: "Here.", at: { file: "b.ts", line: 1, column: 1, length: 0 } }],
};
const placeless: Diagnostic = { code: "two-configs", severity: "warning", message: "100%\r\nsure: a, b" };

describe("json", () => {
  test("the documented shape, sorted, with whatever the command adds after it", () => {
    expect(formatJson([found, placeless], { outOfDate: false })).toBe(`{
  "diagnostics": [
    {
      "code": "two-configs",
      "severity": "warning",
      "message": "100%\\r\\nsure: a, b"
    },
    {
      "code": "unknown-option",
      "severity": "error",
      "message": "There is no option \\"ouť\\".",
      "help": "Did you mean \\"out\\"?",
      "at": {
        "file": "some dir/a:b,c%.ts",
        "line": 3,
        "column": 5,
        "length": 2
      },
      "related": [
        {
          "message": "Here.",
          "at": {
            "file": "b.ts",
            "line": 1,
            "column": 1,
            "length": 0
          }
        }
      ]
    }
  ],
  "summary": {
    "errors": 1,
    "warnings": 1
  },
  "outOfDate": false
}
`);
  });

  test("no diagnostics are an empty list", () => {
    expect(JSON.parse(formatJson([]))).toEqual({ diagnostics: [], summary: { errors: 0, warnings: 0 } });
  });
});

describe("github", () => {
  test("one command a line; what would end a message or a property is escaped", () => {
    expect(formatGithub([found, placeless])).toBe(
      "::warning title=two-configs::100%25%0D%0Asure: a, b\n" +
        '::error file=some dir/a%3Ab%2Cc%25.ts,line=3,col=5,endColumn=7,title=unknown-option::There is no option "ouť".%0ADid you mean "out"?%0Ab.ts:1:1: Here.\n',
    );
  });

  test("files as the repository knows them, a point without an end", () => {
    const point: Diagnostic = { code: "c", severity: "error", message: "M.", at: { file: "a.ts", line: 1, column: 1, length: 0 } };
    expect(formatGithub([point], (file) => `packages/api/${file}`)).toBe("::error file=packages/api/a.ts,line=1,col=1,title=c::M.\n");
    expect(formatGithub([])).toBe("");
  });

  test("outputs that are out of date come last", () => {
    const stale: Diagnostic = { code: "file-out-of-date", severity: "error", message: "M.", at: { file: "a.ts", line: 1, column: 1, length: 0 } };
    expect(formatGithub([stale, found, placeless]).match(/title=[\w-]+/g)).toEqual(["title=two-configs", "title=unknown-option", "title=file-out-of-date"]);
  });
});

describe("sarif", () => {
  const log = JSON.parse(formatSarif([found, placeless], { version: "1.2.3", path: (file) => `../api/${file}` }));
  const [run] = log.runs;

  test("a log of one run by this tool, with a rule for each code of the catalogue", () => {
    expect(log.version).toBe("2.1.0");
    expect(log.runs).toHaveLength(1);
    expect(run.columnKind).toBe("utf16CodeUnits");
    expect(run.tool.driver).toMatchObject({ name: "Specwright", semanticVersion: "1.2.3" });
    expect(run.tool.driver.rules.map((rule: { id: string }) => rule.id)).toEqual(Object.keys(catalog).sort());
    expect(run.tool.driver.rules).toContainEqual({ id: "two-configs", shortDescription: { text: "Two configs." } });
  });

  test("a result points to its rule and to a percent-encoded place", () => {
    expect(run.results[1]).toEqual({
      ruleId: "unknown-option",
      ruleIndex: Object.keys(catalog).sort().indexOf("unknown-option"),
      level: "error",
      message: { text: 'There is no option "ouť".\nDid you mean "out"?' },
      locations: [{
        physicalLocation: {
          artifactLocation: { uri: "../api/some%20dir/a%3Ab%2Cc%25.ts", uriBaseId: "%SRCROOT%" },
          region: { startLine: 3, startColumn: 5, endLine: 3, endColumn: 7 },
        },
      }],
      relatedLocations: [{
        id: 1,
        message: { text: "Here." },
        physicalLocation: {
          artifactLocation: { uri: "../api/b.ts", uriBaseId: "%SRCROOT%" },
          region: { startLine: 1, startColumn: 1, endLine: 1, endColumn: 1 },
        },
      }],
    });
  });

  test("a finding without a place has no location, and a quoted link stays text", () => {
    expect(run.results[0]).not.toHaveProperty("locations");
    const linked = JSON.parse(formatSarif([{ code: "c", severity: "error", message: 'No "[x](https://evil.example)" [a].' }], { version: "1" }));
    expect(linked.runs[0].results[0].message.text).toBe('No "\\[x](https://evil.example)" [a].');
  });
});
