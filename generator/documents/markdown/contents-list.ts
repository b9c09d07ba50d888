/** Tables of contents: lists of nothing but links to places of the document, below its title or a heading that calls them so. */
import type { Token } from "./markdown.ts";
import { isNavigation } from "./paragraphs.ts";

/** The paragraphs of their items, and of what calls them so, by their tokens. */
export function contentsItems(tokens: readonly Token[]): ReadonlySet<number> {
  const found = new Set<number>();
  let heads = true;
  tokens.forEach((token, index) => {
    if (token.type === "heading_open") heads = token.tag === "h1" || called.test(tokens[index + 1]?.content ?? "");
    if (!heads || token.level !== 0 || (token.type !== "bullet_list_open" && token.type !== "ordered_list_open")) return;
    const label = tokens[index - 3]?.type === "paragraph_open" ? tokens[index - 2]!.content : "";
    if (label.endsWith(":") && !called.test(label)) return;
    const paragraphs = paragraphsFrom(tokens, index);
    if (called.test(label)) found.add(index - 3);
    if (paragraphs.length > 1 && paragraphs.every((at) => isNavigation(tokens[at + 1]!.content))) for (const at of paragraphs) found.add(at);
  });
  return found;
}

/** Those of the list that opens there. */
function paragraphsFrom(tokens: readonly Token[], index: number): readonly number[] {
  const paragraphs: number[] = [];
  for (let at = index + 1; at < tokens.length && tokens[at]!.level > 0; at += 1) if (tokens[at]!.type === "paragraph_open") paragraphs.push(at);
  return paragraphs;
}

const called = /^\W*(?:table of )?contents\W*$/i;
