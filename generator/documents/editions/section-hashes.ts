/** Each section of a document by the hash of what is written there, from its heading to the next one. */
import { hashOf } from "../../values/hash.ts";
import type { DocumentText } from "../document.ts";

/**
 * The text is hashed with the definitions of links, wherever in the document they stand: beside the headings around a section, these are all that
 * what it says follows from.
 * @param text of the document, as it was read
 */
export function sectionHashes({ sections }: DocumentText, text: string): readonly string[] {
  const lines = text.split(/\r\n?|\n/);
  const links = linkDefinitions(text);
  return sections.map(({ at }, index) => hashOf(`${lines.slice(at.line - 1, (sections[index + 1]?.at.line ?? lines.length + 1) - 1).join("\n")}\n${links}`));
}

/** The runs of lines that may hold any: they end at a blank line at the latest. */
function linkDefinitions(text: string): string {
  if (!text.includes("]:")) return "";
  return text
    .split(/(?:\r\n?|\n)[ \t]*(?:\r\n?|\n)/)
    .filter((run) => run.includes("]:"))
    .join("\n\n");
}
