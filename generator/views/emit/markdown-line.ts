/** What an author's Markdown says, in one line where no mark but `backticks` has a meaning. */
import type { Token } from "markdown-it";
import { isPlainSentence, parseMarkdownNodes, type MarkdownNode } from "./markdown-nodes.ts";

export function plainLine(markdown: string): string {
  return isPlainSentence(markdown) ? markdown : linesIn(parseMarkdownNodes(markdown)).join(" ");
}

function linesIn(nodes: readonly MarkdownNode[]): readonly string[] {
  return nodes.flatMap(({ token, within }) =>
    token.type === "inline" ? [(token.children ?? []).map(tokenText).join("")] : token.content ? [token.content.trim()] : linesIn(within),
  );
}

function tokenText({ type, content }: Token): string {
  if (type === "softbreak" || type === "hardbreak") return " ";
  return type === "code_inline" && !content.includes("`") ? `\`${content}\`` : content;
}
