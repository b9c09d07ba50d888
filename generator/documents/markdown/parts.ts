/** The parts of a document in its order: what Markdown's blocks hold, read as text, before any of it is understood. */
import { contentsItems } from "./contents-list.ts";
import { withDefinitionLists } from "./definition-lists.ts";
import { htmlTableAt } from "./html-tables.ts";
import { parseMarkdown, type Markdown, type Token } from "./markdown.ts";
import { isLayout, isNavigation, linesSpan } from "./paragraphs.ts";
import type { DocumentPart, ListItem, WithinItem } from "./part.ts";
import { lineStart, type MarkdownSource } from "./source.ts";
import type { Span } from "./span.ts";
import { tableLines } from "./table-rule.ts";
import { rowsCutOff, tableOn } from "./tables.ts";

export function documentParts(source: MarkdownSource): readonly DocumentPart[] {
  const markdown = parseMarkdown(source.text);
  const parts: DocumentPart[] = [];
  const items = itemsOf(markdown.tokens);
  const contents = contentsItems(markdown.tokens);
  const mayHoldTags = source.text.includes("<") && /<table/i.test(source.text);
  let done = 0;
  markdown.tokens.forEach((token, index) => {
    if (token.map !== null && token.map[0] < done) return;
    const table = mayHoldTags && token.type === "paragraph_open" ? htmlTableAt(source, token.map![0]) : undefined;
    if (table !== undefined) {
      parts.push({ is: "table", columns: table.columns, rows: table.rows });
      done = table.end;
      return;
    }
    const last = parts.at(-1);
    const cutOff = last?.is === "table" && token.type === "paragraph_open" ? rowsCutOff(source, markdown.read, token.map!, last.columns.length) : undefined;
    if (last?.is === "table" && cutOff !== undefined) {
      parts[parts.length - 1] = { ...last, rows: [...last.rows, ...cutOff] };
      return;
    }
    const part = contents.has(index) ? undefined : partAt(source, markdown, index, items);
    if (part !== undefined) parts.push(part);
    else if (token.type === "fence" || token.type === "code_block") parts.push(setOff(source, markdown, token) ?? codeOf(source, token));
  });
  return withDefinitionLists(parts);
}

function partAt(source: MarkdownSource, markdown: Markdown, index: number, items: Items): DocumentPart | undefined {
  const token = markdown.tokens[index]!;
  const content = markdown.tokens[index + 1];
  if (token.type === "table") return tableOn(source, markdown.read, tableLines(token));
  if (content?.type !== "inline" || token.map === null) return undefined;
  if (token.type === "heading_open") {
    if (!isShown.test(content.content)) return undefined;
    return { is: "heading", level: Number(token.tag.slice(1)), span: textSpan(source, markdown, content) };
  }
  if (token.type !== "paragraph_open" || isLayout(content.content)) return undefined;
  const item = items.opening.get(index);
  const goesOn = items.further.get(index);
  if (item === undefined && isNavigation(content.content)) return undefined;
  return { is: "paragraph", span: textSpan(source, markdown, content), ...(item === undefined ? {} : { item }), ...(goesOn === undefined ? {} : { goesOn }) };
}

/** A heading of blanks and signs of no width shows nothing, and no source can name it. */
const isShown = /[^\s\p{Cf}]/u;

/** The paragraphs of list items, by their tokens: those that open one, and those that follow in it. */
interface Items {
  readonly opening: ReadonlyMap<number, ListItem>;
  readonly further: ReadonlyMap<number, WithinItem>;
}

function itemsOf(tokens: readonly Token[]): Items {
  const opening = new Map<number, ListItem>();
  const further = new Map<number, WithinItem>();
  const open: { readonly list: number; readonly bulleted: boolean; next: number; count: number }[] = [];
  tokens.forEach((token, index) => {
    if (token.type === "ordered_list_open") open.push({ list: index, bulleted: false, next: Number(token.attrGet("start") ?? 1), count: 0 });
    else if (token.type === "bullet_list_open") open.push({ list: index, bulleted: true, next: 1, count: 0 });
    else if (token.type === "ordered_list_close" || token.type === "bullet_list_close") open.pop();
    else if (token.type === "list_item_open") {
      const list = open.at(-1)!;
      const outer = open.at(-2);
      opening.set(index + 1, {
        list: list.list,
        bulleted: list.bulleted,
        number: list.next,
        position: list.count,
        ...(outer === undefined ? {} : { within: { list: outer.list, item: outer.count - 1 } }),
      });
      list.next += 1;
      list.count += 1;
    } else if (token.type === "paragraph_open" && open.length > 0 && !opening.has(index))
      further.set(index, { list: open.at(-1)!.list, item: open.at(-1)!.count - 1 });
  });
  return { opening, further };
}

function textSpan(source: MarkdownSource, markdown: Markdown, { content, map }: Token): Span {
  const [from, to] = map ?? [0, 0];
  return linesSpan(source, markdown.read, content, from, to);
}

/** A path on a line by itself is set off from the sentence that gives it, and so is the header of a credential; undefined for any other code. */
function setOff(source: MarkdownSource, { read }: Markdown, token: Token): DocumentPart | undefined {
  const [content, info] = [token.content.trim(), token.info.trim()];
  if (!(address.test(content) && info === "") && !(credentialHeader.test(content) && /^(?:http|text)?$/i.test(info))) return undefined;
  const [start, end] = token.map ?? [0, 0];
  return { is: "paragraph", span: linesSpan(source, read, content, start, end) };
}

/** `Authorization: Badge <number>`: with what stands for the credential. */
const credentialHeader = /^[A-Z][A-Za-z]*(?:-[A-Za-z]+)*:\s+(?:[A-Za-z][\w-]*\s+)?(?:<[^<>\n]+>|\{[^{}\s]+\})$/;
const address = /^(?:https?:\/\/[^\s/]+|\{[^{}\s]+\})?(?:\/(?:<[^<>\n]+>|[^\s<>])+)+$/;

function codeOf(source: MarkdownSource, token: Token): DocumentPart {
  const [start, end] = token.map ?? [0, 0];
  const last = source.text.slice(lineStart(source, end - 1), lineStart(source, end)).replace(/^[\s>]+|\s+$/g, "");
  const fence = token.markup;
  const closed = token.type === "code_block" || (end - start > 1 && last.length >= fence.length && last === fence[0]!.repeat(last.length));
  return { is: "code", start, end, closed, first: token.type === "code_block" ? start : start + 1, lines: token.content.replace(/\n$/, "").split("\n") };
}
