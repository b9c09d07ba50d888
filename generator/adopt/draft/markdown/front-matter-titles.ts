/** The title that stands above a document, in what a generator of pages reads, is that of the document where its own headings begin with several or none. */
import { frontMatterOf } from "../../../documents/markdown/front-matter.ts";
import { linesOfCode } from "../survey/text/code-blocks.ts";
import type { Rewritten } from "./html-tables.ts";

export function withTitleAbove(text: string): Rewritten {
  const above = frontMatterOf(text).trimEnd().split("\n");
  const at = above.findIndex((line) => titled.test(line));
  if (at === -1) return { text, lines: [] };
  const inCode = linesOfCode(text);
  const sourceLines = text.split("\n");
  const below = sourceLines.slice(above.length);
  const isHeading = below.map((line, index) => /^#{1,6}\s/.test(line) && !inCode.has(above.length + index + 1));
  const tops = below.filter((line, index) => isHeading[index] && /^#\s/.test(line));
  if (tops.length === 1) return { text, lines: [] };
  const lowered = below.map((line, index) => (tops.length > 0 && isHeading[index] ? line.replace(/^(#{1,5})\s/, "#$1 ") : line));
  const heading = `# ${unquoted(titled.exec(above[at]!)![1]!)}`;
  return { text: [...sourceLines.slice(0, above.length), "", heading, "", ...lowered].join("\n"), lines: [at + 1] };
}

const titled = /^title[ \t]*[:=][ \t]*(\S.*?)[ \t]*$/;

function unquoted(text: string): string {
  return text.replace(/^(["'])(.*)\1$/, "$2");
}
