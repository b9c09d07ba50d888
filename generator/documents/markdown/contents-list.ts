/** Tables of contents: lists of nothing but links to places of the document, below its title or a heading that calls them so. */
import type { Token } from "./markdown.ts";
import { isBeside } from "./paragraphs.ts";

/** The paragraphs of their items, by their tokens. */
export function contentsItems(tokens: readonly Token[]): ReadonlySet<number> {
  const found = new Set<number>();
  let heads = true;
  tokens.forEach((token, index) => {
    if (token.type === "heading_open") heads = token.tag === "h1" || called.test(tokens[index + 1]?.content ?? "");
    if (!heads || token.level !== 0 || (token.type !== "bullet_list_open" && token.type !== "ordered_list_open")) return;
    const end = tokens.findIndex(({ level, nesting }, at) => at > index && level === 0 && nesting === -1);
    const paragraphs = tokens.flatMap(({ type }, at) => (at > index && at < end && type === "paragraph_open" ? [at] : []));
    if (paragraphs.length > 1 && paragraphs.every((at) => isBeside(tokens[at + 1]!.content))) for (const at of paragraphs) found.add(at);
  });
  return found;
}

const called = /^(?:table of )?contents\W*$/i;
