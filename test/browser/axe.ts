/** What axe finds wrong with a page: a line for each rule, with what is concerned. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { AxeResults, RunOptions } from "axe-core";
import type { Page } from "playwright-core";

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** The rules that depend on colours, which a theme changes. */
export const ofColours: RunOptions = { runOnly: { type: "rule", values: ["color-contrast", "link-in-text-block"] } };

/** @param options all rules where there are none */
export async function violations(page: Page, options: RunOptions = {}): Promise<readonly string[]> {
  if (await page.evaluate("typeof axe === 'undefined'")) await page.evaluate(source);
  // To preload style sheets would be a request, which the policy of a page forbids.
  const results = (await page.evaluate(`axe.run(document, ${JSON.stringify({ ...options, preload: false, resultTypes: ["violations"] })})`)) as AxeResults;
  return results.violations.map(({ id, nodes }) => `${id}: ${nodes.slice(0, 5).map(({ target }) => target.join(" ")).join(", ")}`);
}
