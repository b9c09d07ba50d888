/** Values in quotes, each followed by what it means: the draft has them as a type, and what they mean in its comment. */
import { expect, test } from "vitest";
import { compiled, drafted } from "./drafted.ts";

test("drafts have values that are explained in quotes, the default among them, and what each means", () => {
  const row = "| action | string | What it does. 'on': Always on (default); 'when-dark': On at night; 'c++': Odd; |";
  const { findings, files } = drafted(`# Lamp interface\n\nVersion 1.\n\n## Endpoints\n\n| Purpose | Method | Path |\n|---|---|---|\n| Read a lamp | GET | /lamps/<name> |\n\n## Lamp\n\n| Field | Type | Notes |\n|---|---|---|\n| name | string | Key. |\n${row}\n`);
  expect(findings).toEqual([]);
  expect(compiled(files)).toEqual([]);
  const text = [...files.values()].join("\n");
  expect(text).toContain('action?: Default<"on" | "when-dark" | "c++", "on">;');
  expect(text).toContain("   * What it does.\n   *\n   * - `on`: Always on\n   * - `when-dark`: On at night\n   * - `c++`: Odd\n");
});
