/** What a finding is of, in the words of messages: its place and its fact. */
import type { Finding } from "../drift/findings/finding.ts";

export function describeFinding({ place, fact }: Finding): string {
  return `"${[place.section, place.block, place.row].filter((part) => part !== undefined).join(" > ")}"${fact === "row" ? "" : ` (${fact})`}`;
}
