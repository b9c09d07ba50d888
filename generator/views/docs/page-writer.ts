/** How a page is written in a language: each fact as a value for it. What a language has no use for is false. */
import { htmlBlock } from "../emit/html-block.ts";
import { htmlCode, htmlName, htmlPhrase, htmlText, linkTag, startTag, textAttribute, urlAttribute } from "../emit/html.ts";
import { markdownBlock, markdownFence } from "../emit/markdown-block.ts";
import { markdownPhrase } from "../emit/markdown.ts";
import { phraseOf, type Phrase, type PhrasePiece } from "../emit/phrase.ts";
import type { Emit } from "../emit/value.ts";
import { hrefFrom, type Target } from "../links/addresses.ts";
import type { FieldBlock, FieldEntry } from "./fields.ts";
import type { TypePhrase } from "./type-phrase.ts";

export interface PageWriter {
  readonly language: "html" | "markdown";
  /** The page that is written, below the folder of the docs and without its ending. */
  readonly page: string;
  /** Whether the language has this page. */
  readonly has: (page: string) => boolean;
  readonly phrase: (pieces: TypePhrase) => Emit;
  /** Plain text, and a name. */
  readonly text: (text: string) => Emit;
  readonly code: (name: string) => Emit;
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
  readonly arranged: (blocks: readonly FieldBlock[]) => readonly FieldBlock[];
}

export function htmlWriter(page: string): PageWriter {
  return {
    language: "html",
    page,
    has: () => true,
    phrase: (pieces) => htmlPhrase(resolved(pieces, ({ name, target, code }) => ({ link: name, to: hrefFrom(page, target, ".html"), ...(code && { code }) }))),
    text: htmlText,
    code: htmlName,
    prose: (text) => htmlPhrase(phraseOf(text)),
    block: htmlBlock,
    program: htmlCode,
    anchored: (element, anchor, more) =>
      startTag(element, more === undefined ? { id: textAttribute(anchor) } : { id: textAttribute(anchor), class: textAttribute(more.class) }),
    classed: (element, of) => startTag(element, { class: textAttribute(of) }),
    linked: (target, more) => {
      const to = hrefFrom(page, target, ".html");
      return more?.current ? startTag("a", { href: urlAttribute(to), "aria-current": textAttribute("page") }) : linkTag(to);
    },
    arranged: (blocks) => blocks,
  };
}

export function markdownWriter(page: string): PageWriter {
  return {
    language: "markdown",
    page,
    has: (other) => other !== "picture",
    phrase: (pieces) => markdownPhrase(resolved(pieces, (piece) => pageLink(page, piece))),
    text: (text) => markdownPhrase([text]),
    code: (code) => markdownPhrase([{ code }]),
    prose: (text) => markdownPhrase(phraseOf(text)),
    block: markdownBlock,
    program: markdownFence,
    anchored: () => false,
    classed: () => false,
    linked: () => false,
    arranged: (blocks) =>
      blocks.length === 0 ? [] : [{ is: "fields", copied: false, fields: blocks.flatMap(rows), apart: blocks.flatMap(({ apart = [] }) => apart) }],
  };
}

/** All fields of a block, those within others behind them, as far as they stand on the page. */
function rows({ fields }: FieldBlock): readonly FieldEntry[] {
  return fields.flatMap((field) =>
    field.blocks.length === 0 ? [field] : [{ ...field, blocks: field.blocks.filter(({ apart }) => apart !== undefined) }, ...field.blocks.flatMap(rows)],
  );
}

function resolved(pieces: TypePhrase, write: (piece: LinkedName) => PhrasePiece): Phrase {
  return pieces.some(isLinked) ? pieces.map((piece) => (isLinked(piece) ? write(piece) : piece)) : (pieces as Phrase);
}

type LinkedName = Extract<TypePhrase[number], { readonly target: Target }>;

function isLinked(piece: TypePhrase[number]): piece is LinkedName {
  return typeof piece === "object" && "target" in piece;
}

/** Markdown has no anchors of its own: a link leads to a page, and none to the page itself. */
function pageLink(page: string, { name, target, code }: LinkedName): PhrasePiece {
  if (target.page === page) return code ? { code: name } : name;
  return { link: name, to: hrefFrom(page, { page: target.page }, ".md"), ...(code && { code }) };
}
