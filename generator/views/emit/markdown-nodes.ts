/** An author's Markdown as a tree, for those who write it anew. HTML in it is text. */
import { createRequire } from "node:module";
import type { MarkdownIt, Token } from "markdown-it";

/** A token and what stands between it and its closing one. */
export interface Node {
  readonly token: Token;
  readonly within: readonly Node[];
}

/** Words alone, which say the same in every language of outputs. */
export function isPlainSentence(text: string): boolean {
  return /^[A-Za-z][A-Za-z\d ,;:.'()/-]*[A-Za-z\d).]$/.test(text);
}

export function parsed(markdown: string): readonly Node[] {
  return children(parser().parse(markdown, {}));
}

let loaded: MarkdownIt | undefined;

/** Loaded when the first text needs it: most descriptions are plain sentences. */
function parser(): MarkdownIt {
  if (loaded !== undefined) return loaded;
  const load = createRequire(import.meta.url)("markdown-it") as typeof import("markdown-it").default;
  return (loaded = new load({ html: false, linkify: false, typographer: false }));
}

export function children(tokens: readonly Token[]): readonly Node[] {
  const root: Node[] = [];
  const open: Node[][] = [root];
  for (const token of tokens) {
    if (token.nesting < 0) {
      open.pop();
      continue;
    }
    const within: Node[] = [];
    open.at(-1)?.push({ token, within });
    if (token.nesting > 0) open.push(within);
  }
  return root;
}
