/**
 * An author's Markdown as HTML. It keeps its paragraphs, lists, quotes, code, tables, emphasis and links, and is confined to its
 * place: HTML shows as text, a heading is a paragraph that stands out, an image is a link, an address that is dangerous or
 * relative is no link.
 */
import type { Token } from "markdown-it";
import { htmlText, startTag, textAttribute, urlAttribute } from "./html.ts";
import { childNodes, isPlainSentence, parseMarkdownNodes, type MarkdownNode } from "./markdown-nodes.ts";
import { safeAbsoluteUrl } from "./url.ts";
import { emit, type Emit } from "./value.ts";

export function htmlBlock(markdown: string): Emit<"html block"> {
  const text = markdown.replace(/\r\n?/g, "\n");
  return emit("html block", isPlainSentence(text) ? `<p>${text}</p>` : blocks(parseMarkdownNodes(text)));
}

function blocks(nodes: readonly MarkdownNode[]): string {
  return nodes.map(blockText).join("\n");
}

const ELEMENTS: ReadonlyMap<string, string> = new Map([
  ["paragraph_open", "p"],
  ["blockquote_open", "blockquote"],
  ["bullet_list_open", "ul"],
  ["list_item_open", "li"],
  ["table_open", "table"],
  ["thead_open", "thead"],
  ["tbody_open", "tbody"],
  ["tr_open", "tr"],
  ["td_open", "td"],
  ["strong_open", "strong"],
  ["em_open", "em"],
  ["s_open", "s"],
]);

function blockText({ token, within }: MarkdownNode): string {
  const element = ELEMENTS.get(token.type);
  switch (token.type) {
    case "heading_open":
      return `<p><strong>${blocks(within)}</strong></p>`;
    case "fence":
    case "code_block":
      return `<pre><code>${escaped(token.content.replace(/\n$/, ""))}</code></pre>`;
    case "ordered_list_open":
      return `${startTag("ol", { start: textAttribute(String(token.attrGet("start") ?? 1)) }).text}${blocks(within)}</ol>`;
    case "th_open":
      return `${startTag("th", { scope: textAttribute("col") }).text}${blocks(within)}</th>`;
    case "hr":
      return "<hr>";
    case "inline":
      return spans(childNodes(token.children ?? []));
    default:
      return element === undefined || (token.type === "paragraph_open" && token.hidden) ? blocks(within) : `<${element}>${blocks(within)}</${element}>`;
  }
}

function spans(nodes: readonly MarkdownNode[]): string {
  return nodes.map(span).join("");
}

function span({ token, within }: MarkdownNode): string {
  const element = ELEMENTS.get(token.type);
  switch (token.type) {
    case "softbreak":
      return "\n";
    case "hardbreak":
      return "<br>";
    case "code_inline":
      return `<code>${escaped(token.content)}</code>`;
    case "link_open":
      return linked(spans(within), token, "href");
    case "image":
      return linked(escaped(token.content), token, "src");
    default:
      return element === undefined ? escaped(token.content) : `<${element}>${spans(within)}</${element}>`;
  }
}

/** An address that leads nowhere from here is told. */
function linked(label: string, token: Token, address: "href" | "src"): string {
  const url = String(token.attrGet(address) ?? "");
  const target = safeAbsoluteUrl(url);
  if (target !== undefined) return `${startTag("a", { href: urlAttribute(target) }).text}${label}</a>`;
  return /^#|^$/.test(url) ? label : `${label} (<code>${escaped(url)}</code>)`;
}

function escaped(text: string): string {
  return htmlText(text).text;
}
