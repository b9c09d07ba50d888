/**
 * Blocks of Markdown, alone on their lines. An author's Markdown keeps its paragraphs, lists, quotes, code, tables,
 * emphasis and links, and is confined to its place: it is parsed and written anew out of parts that cannot get out. HTML
 * shows as text, a heading becomes bold, an unclosed fence is closed, an image becomes a link, an address that is dangerous or relative is none.
 */
import type { Token } from "markdown-it";
import { showHidden } from "./hidden.ts";
import { childNodes, isPlainSentence, parseMarkdownNodes, type MarkdownNode } from "./markdown-nodes.ts";
import { cellCodeSpan, codeSpan, escapeMarks, linkTarget, longestRun, startOfLine } from "./markdown.ts";
import { safeAbsoluteUrl } from "./url.ts";
import { emit, type Emit } from "./value.ts";

/** The author's own Markdown. */
export function markdownBlock(markdown: string): Emit<"markdown block"> {
  const shown = showHidden(markdown.replace(/\r\n?/g, "\n"));
  return emit("markdown block", isPlainSentence(shown) ? shown : blocks(parseMarkdownNodes(shown)));
}

/** A fenced code block. `language` is the view's own word. */
export function markdownFence(content: string, language = ""): Emit<"markdown block"> {
  if (!/^[\w-]*$/.test(language)) throw new RangeError(`${JSON.stringify(language)} is no name of a language.`);
  return emit("markdown block", fenced(showHidden(content), language));
}

function blocks(nodes: readonly MarkdownNode[], tight = false): string {
  return nodes
    .map(blockText)
    .filter((one) => one !== "")
    .join(tight ? "\n" : "\n\n");
}

function blockText({ token, within }: MarkdownNode): string {
  switch (token.type) {
    case "heading_open":
      return `**${inline(within)}**`;
    case "fence":
    case "code_block":
      return fenced(token.content.replace(/\n$/, ""), /^[\w+#.-]*/.exec(token.info.trim())?.[0] ?? "");
    case "blockquote_open":
      return prefixed(blocks(within), "> ", "> ");
    case "bullet_list_open":
      return list(within, () => `${token.markup} `);
    case "ordered_list_open":
      return list(within, (index) => `${Number(token.attrGet("start") ?? 1) + index}${token.markup} `);
    case "table_open":
      return table(within);
    case "hr":
      return "***";
    default:
      return inline(within);
  }
}

function list(items: readonly MarkdownNode[], marker: (index: number) => string): string {
  const tight = items.every((item) => item.within.every(({ token }) => token.type !== "paragraph_open" || token.hidden));
  const texts = items.map((item, index) => prefixed(blocks(item.within, tight), marker(index), " ".repeat(marker(index).length)));
  return texts.join(tight ? "\n" : "\n\n");
}

function table(parts: readonly MarkdownNode[]): string {
  const rows = parts.flatMap((part) => part.within.map((row) => row.within));
  const lines = rows.map((cells) => `| ${cells.map((cell) => inline(cell.within, true)).join(" | ")} |`);
  const rule = `|${(rows[0] ?? []).map(() => "---|").join("")}`;
  return [lines[0], rule, ...lines.slice(1)].join("\n");
}

function prefixed(body: string, first: string, rest: string): string {
  return body
    .split("\n")
    .map((line, index) => (index === 0 ? first : line === "" ? rest.trimEnd() : rest) + line)
    .join("\n");
}

function fenced(content: string, language: string): string {
  const ticks = "`".repeat(Math.max(3, longestRun(content) + 1));
  return `${ticks}${language}\n${content}\n${ticks}`;
}

function inline(nodes: readonly MarkdownNode[], cell = false): string {
  return nodes.map(({ token }) => spans(childNodes(token.children ?? []), cell)).join("");
}

function spans(nodes: readonly MarkdownNode[], cell: boolean): string {
  return nodes.map((node, index) => span(node, cell, nodes[index - 1])).join("");
}

function span({ token, within }: MarkdownNode, cell: boolean, before: MarkdownNode | undefined): string {
  switch (token.type) {
    case "text":
      return before === undefined || before.token.type.endsWith("break") ? startOfLine(escapeMarks(token.content)) : escapeMarks(token.content);
    case "softbreak":
      return "\n";
    case "hardbreak":
      return "\\\n";
    case "code_inline":
      return cell ? cellCodeSpan(token.content) : codeSpan(token.content);
    case "link_open":
      return linked(spans(within, cell), token, "href", cell);
    case "image":
      return linked(escapeMarks(token.content), token, "src", cell);
    default:
      return within.length === 0 ? escapeMarks(token.content) : `${token.markup}${spans(within, cell)}${token.markup}`;
  }
}

/** An address that leads nowhere from here is told. */
function linked(label: string, token: Token, address: "href" | "src", cell: boolean): string {
  const url = String(token.attrGet(address) ?? "");
  const target = safeAbsoluteUrl(url) && linkTarget(url);
  if (target === undefined) return /^#|^$/.test(url) ? label : `${label} (${cell ? cellCodeSpan(url) : codeSpan(url)})`;
  const title = token.attrGet("title");
  return `[${label}](${target}${title === null ? "" : ` "${escapeMarks(String(title)).replace(/["\n]/g, (one) => `&#${one.charCodeAt(0)};`)}"`})`;
}
