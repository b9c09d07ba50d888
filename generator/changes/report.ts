/** A comparison in Markdown: for the description of a pull request, or a release. */
import type { ServiceDiff } from "../diff/finding.ts";
import { code, text } from "../views/emit/markdown.ts";
import { entryOf } from "./entry.ts";

export function formatMarkdown(services: readonly ServiceDiff[], against: string): string {
  return services.map((service) => sectionOf(service, against)).join("\n");
}

function sectionOf({ service, verdict, findings, accepted }: ServiceDiff, against: string): string {
  const heading = `## ${text(service).text} since ${code(against).text}: ${verdict === "none" ? "unchanged" : verdict}\n`;
  const more = accepted.map(
    ({ finding, reason }) =>
      `${entryOf([finding])
        .replace(/^### .*\n\n/, "")
        .trimEnd()} Accepted: ${text(reason).text}\n`,
  );
  return [heading, entryOf(findings), ...(more.length === 0 ? [] : [`### Accepted\n\n${more.join("")}`])].join("\n");
}
