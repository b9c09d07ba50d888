/** A comparison in Markdown: for the description of a pull request, or a release. */
import type { ServiceDiff } from "../diff/finding.ts";
import { markdownCode, markdownText } from "../views/emit/markdown.ts";
import { logEntry } from "./log-entry.ts";

export function formatMarkdown(services: readonly ServiceDiff[], against: string): string {
  return services.map((service) => sectionOf(service, against)).join("\n");
}

function sectionOf({ service, verdict, findings, accepted }: ServiceDiff, against: string): string {
  const heading = `## ${markdownText(service).text} since ${markdownCode(against).text}: ${verdict === "none" ? "unchanged" : verdict}\n`;
  const more = accepted.map(
    ({ finding, reason }) =>
      `${logEntry([finding])
        .replace(/^### .*\n\n/, "")
        .trimEnd()} Accepted: ${markdownText(reason).text}\n`,
  );
  return [heading, logEntry(findings), ...(more.length === 0 ? [] : [`### Accepted\n\n${more.join("")}`])].join("\n");
}
