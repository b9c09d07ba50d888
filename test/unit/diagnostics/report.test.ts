import { expect, test } from "vitest";
import { report } from "../../../generator/diagnostics/report.ts";

test.each([
  ["no value stands for it: write there Returns 204 No Content", "No Content."],
  ["no value stands for it: write there Returns 204 No Content.", "No Content."],
  ["it asks: Is it there?", "Is it there?"],
  ["it begins with sum...", "sum...."],
])("a message whose last hole is %j has one full stop", (why, end) => {
  expect(report("not-adopted", { change: "added", what: "a row", why }).message).toMatch(new RegExp(`[^.]${end.replaceAll(/[.?]/g, "\\$&")}$`));
});
