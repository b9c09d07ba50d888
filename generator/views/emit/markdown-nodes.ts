/** An author's Markdown as a tree, for those who write it anew. HTML in it is text. */
import { createRequire } from "node:module";
import type { MarkdownIt, Token } from "markdown-it";

/** A token and what stands between it and its closing one. */
export interface MarkdownNode {
  readonly token: Token;
  readonly within: readonly MarkdownNode[];
}

/** Words alone, which say the same in every language of outputs. */
export function isPlainSentence(text: string): boolean {
  return /^[A-Za-z][A-Za-z\d ,;:.'()/-]*[A-Za-z\d).]$/.test(text);
}

export function parseMarkdownNodes(markdown: string): readonly MarkdownNode[] {
  return childNodes(parser().parse(markdown, {}));
}

let loaded: MarkdownIt | undefined;

/** Loaded when the first text needs it: most descriptions are plain sentences. */
function parser(): MarkdownIt {
  if (loaded !== undefined) return loaded;
  const load = createRequire(import.meta.url)("markdown-it") as typeof import("markdown-it").default;
  return (loaded = new load({ html: false, linkify: false, typographer: false }));
}

export function childNodes(tokens: readonly Token[]): readonly MarkdownNode[] {
  const root: MarkdownNode[] = [];
  const open: MarkdownNode[][] = [root];
  for (const token of tokens) {
    if (token.nesting < 0) {
      open.pop();
      continue;
    }
    const within: MarkdownNode[] = [];
    open.at(-1)?.push({ token, within });
    if (token.nesting > 0) open.push(within);
  }
  return root;
}
