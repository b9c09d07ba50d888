/** What differs between two versions, as an entry of a change log: in Markdown, the gravest first. */
import type { Finding } from "../diff/finding.ts";
import type { Severity } from "../diff/severity.ts";
import { markdownProse } from "../views/emit/markdown.ts";

/** The headings, in their order. */
const titles: readonly (readonly [Severity, string])[] = [
  ["major", "Breaking"],
  ["minor", "Added and widened"],
  ["patch", "Other"],
];

/** Sections of list items below headings of the third level; what only changes words is counted. */
export function logEntry(findings: readonly Finding[]): string {
  const sections = titles.flatMap(([severity, title]) => {
    const lines = linesOf(findings.filter((finding) => finding.severity === severity));
    return lines.length === 0 ? [] : [`### ${title}\n\n${lines.map((line) => `- ${line}\n`).join("")}`];
  });
  return sections.length === 0 ? "Nothing has changed.\n" : sections.join("\n");
}

const textual: ReadonlySet<string> = new Set(["description-changed", "example-changed"]);

function linesOf(findings: readonly Finding[]): readonly string[] {
  const ofWords = findings.filter(({ rule }) => textual.has(rule)).length;
  const told = findings.filter(({ rule }) => !textual.has(rule)).map(lineOf);
  if (ofWords === 0) return told;
  return [...told, `${ofWords} ${ofWords === 1 ? "description or example is" : "descriptions and examples are"} in other words.`];
}

function lineOf({ subject, also, message, directions: { request, answer } }: Finding): string {
  const name = subject.name.replaceAll("`", "'");
  const others = also.length === 0 ? "" : `, and ${also.length} more`;
  const where = request === undefined ? (answer === undefined ? "" : " (answers)") : answer === undefined ? " (requests)" : "";
  return markdownProse(`\`${name}\`${others}: ${message}${where}.`).text;
}
