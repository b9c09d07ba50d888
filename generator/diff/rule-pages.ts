/** The page of a rule, and the table of all. */
import type { Rule } from "./rules/rule.ts";
import { rules } from "./rules/rules.ts";

/** For a terminal. */
export function rulePage(rule: Rule): string {
  const { id, mirror, says, help } = rule;
  const opposite = mirror === id ? "This rule finds the opposite change as well." : `The opposite change is found by ${mirror}.`;
  return `${id}: ${gravityOf(rule)}\n\n  Finds: … ${says.replace(/\{(?:from|to)\}/g, "…")}\n\n${wrapped(help)}\n\n${wrapped(opposite)}\n`;
}

/** `major`, or `major in requests, minor in answers`. */
function gravityOf({ severity }: Rule): string {
  if (typeof severity === "string") return severity;
  return `${severity.request} in requests, ${severity.answer} in answers`;
}

/** For a terminal: an id and its gravity in a line. */
export function ruleList(): string {
  const width = Math.max(...rules.map(({ id }) => id.length));
  return rules.map((rule) => `${rule.id.padEnd(width)}  ${gravityOf(rule)}\n`).join("");
}

/** For the documentation: a row for each rule. The texts are the table's own, and hold no pipe. */
export function ruleTable(): string {
  const rows = rules.map((rule) => `| \`${rule.id}\` | ${gravityOf(rule)} | \`${rule.mirror}\` | ${rule.help} |\n`);
  return `| Rule | Severity | Opposite | Why |\n| --- | --- | --- | --- |\n${rows.join("")}`;
}

function wrapped(text: string): string {
  return text
    .replace(/(?=.{99})(.{1,98}) /g, "$1\n")
    .split("\n")
    .map((line) => `  ${line}`)
    .join("\n");
}
