/** How a page is written in a language: each fact as a value for it. What a language has no use for is false. */
import { hrefFrom, type Target } from "./addresses.ts";
import { attribute, htmlCode, htmlPhrase, startTag, urlAttribute } from "../emit/html.ts";
import { htmlBlock } from "../emit/html-block.ts";
import { block, fence } from "../emit/markdown-block.ts";
import { phrase } from "../emit/markdown.ts";
import { piecesOf, type Phrase } from "../emit/phrase.ts";
import type { Emit } from "../emit/value.ts";
import type { Block, FieldEntry } from "./fields.ts";
import type { TypePhrase } from "./type-phrase.ts";

export interface Dress {
  /** The page that is written, below the folder of the docs and without its ending. */
  readonly page: string;
  readonly ending: ".html" | ".md";
  readonly phrase: (pieces: TypePhrase) => Emit;
  /** A sentence in which `backticks` mark names. */
  readonly prose: (text: string) => Emit;
  /** An author's Markdown. */
  readonly block: (markdown: string) => Emit;
  /** Lines of a program. */
  readonly program: (text: string, language: string) => Emit;
  /** The start of an element that others can link to. */
  readonly anchored: (element: string, anchor: string, more?: { readonly class: string }) => Emit | false;
  /** The start of an element that a style sheet knows. */
  readonly classed: (element: string, of: string) => Emit | false;
  /** The start of a link. */
  readonly linked: (target: Target, more?: { readonly current: boolean }) => Emit | false;
  /** Blocks in blocks, or one after the other. */
  readonly arranged: (blocks: readonly Block[]) => readonly Block[];
}

export function inHtml(page: string): Dress {
  return {
    page,
    ending: ".html",
    phrase: (pieces) => htmlPhrase(resolved(pieces, page, ".html")),
    prose: (text) => htmlPhrase(piecesOf(text)),
    block: htmlBlock,
    program: htmlCode,
    anchored: (element, anchor, more) => startTag(element, { id: attribute(anchor), ...(more && { class: attribute(more.class) }) }),
    classed: (element, of) => startTag(element, { class: attribute(of) }),
    linked: (target, more) => startTag("a", { href: urlAttribute(hrefFrom(page, target, ".html")), ...(more?.current && { "aria-current": attribute("page") }) }),
    arranged: (blocks) => blocks,
  };
}

export function inMarkdown(page: string): Dress {
  return {
    page,
    ending: ".md",
    phrase: (pieces) => phrase(resolved(pieces, page, ".md")),
    prose: (text) => phrase(piecesOf(text)),
    block,
    program: fence,
    anchored: () => false,
    classed: () => false,
    linked: () => false,
    arranged: (blocks) => (blocks.length === 0 ? [] : [{ is: "fields", copied: false, fields: blocks.flatMap(rows) }]),
  };
}

/** All fields of a block, those within others behind them. */
function rows({ fields }: Block): readonly FieldEntry[] {
  return fields.flatMap((field) => [{ ...field, blocks: [] }, ...field.blocks.flatMap(rows)]);
}

function resolved(pieces: TypePhrase, page: string, ending: string): Phrase {
  return pieces.map((piece) => (typeof piece === "object" && "target" in piece ? { link: piece.name, to: hrefFrom(page, piece.target, ending), ...(piece.code && { code: true as const }) } : piece));
}
