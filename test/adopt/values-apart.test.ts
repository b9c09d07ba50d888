/** Values that stand in a section of their own, and what rows say no more: newer editions of documents that were drafted. */
import { expect, test } from "vitest";
import { compiled, drafted } from "./draft/drafted.ts";
import { adoptIn, changedLines, withChanges } from "./support.ts";

const fields = `# Demo interface

Version 1. The base address is https://demo.example/v1.

## PUT /fan

| Field | Type | Notes |
|---|---|---|
| mode | FanMode | The mode. |
| night | FanMode | The mode at night. |
| zone | string | The zone. Allowed values: north, south. |
| old | string | Deprecated. The old name. |

`;
const table = "## FanMode\n\n| Value | Meaning |\n|---|---|\n| AUTO | As the day goes. |\n| ON | Always. |\n| OFF | Never. |\n";
const list = "## Enumeration FanMode\n\n- `auto`: as the day goes\n- `on`: always\n- `off`: never\n";

/** What changes in the definitions alone. */
function adopted(text: string, changes: readonly (readonly [string, string])[]): string {
  const draft = drafted(text);
  expect(draft.findings).toEqual([]);
  const texts = new Map([...draft.files].map(([path, own]) => [`spec-src/drafted/${path}`, own]));
  const { adoption, left, again } = adoptIn("drafted", texts, withChanges(text, changes));
  expect(adoption.unplaced).toEqual([]);
  expect(adoption.steps.flatMap(({ leaves }) => leaves ?? [])).toEqual([]);
  expect(left).toEqual([]);
  expect(again.steps).toEqual([]);
  expect(compiled(new Map([...adoption.texts].map(([path, own]) => [path.replace("spec-src/drafted/", ""), own])))).toEqual([]);
  const lines = changedLines(texts, adoption.texts).split("\n");
  return lines.slice(1 + lines.indexOf("drafted/fan.ts")).join("\n");
}

const had = '"AUTO" | "ON" | "OFF";';

test.each([
  ["one more", "| OFF |", "| ECO | By the bill. |\n| OFF |", `+    * - \`ECO\`: By the bill\n-   mode?: ${had}\n+   mode?: "AUTO" | "ON" | "ECO" | "OFF";\n+    * - \`ECO\`: By the bill\n-   night?: ${had}\n+   night?: "AUTO" | "ON" | "ECO" | "OFF";`],
  ["one less", "| ON | Always. |\n", "", `-    * - \`ON\`: Always\n-   mode?: ${had}\n+   mode?: "AUTO" | "OFF";\n-    * - \`ON\`: Always\n-   night?: ${had}\n+   night?: "AUTO" | "OFF";`],
  ["another name", "| ON |", "| FORCED |", `-    * - \`ON\`: Always\n+    * - \`FORCED\`: Always\n-   mode?: ${had}\n+   mode?: "AUTO" | "FORCED" | "OFF";\n-    * - \`ON\`: Always\n+    * - \`FORCED\`: Always\n-   night?: ${had}\n+   night?: "AUTO" | "FORCED" | "OFF";`],
])("a table of values has %s", (_, from, to, lines) => expect(adopted(fields + table, [[from, to]])).toBe(lines));

test("a list of values has one more", () => {
  expect(adopted(fields + list, [["- `off`: never", "- `eco`: by the bill\n- `off`: never"]])).toContain('+   mode?: "auto" | "on" | "eco" | "off";');
});

test("other changes leave such a field as it is", () => {
  expect(adopted(fields + table, [["Allowed values: north, south.", "Allowed values: north, south, east."]])).toBe('-   zone?: "north" | "south";\n+   zone?: "north" | "south" | "east";');
});

test("a field is deprecated no longer", () => {
  expect(adopted(fields + table, [["Deprecated. The old name.", "The old name."]])).toBe("-   /**\n-    * The old name.\n-    * @deprecated\n-    */\n+   /** The old name. */");
});
