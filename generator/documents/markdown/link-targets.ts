/** Markdown as it is read: where its links and pictures lead is no part of what it says. */
const target = /!?\[([^\][]*)\]\([^()]*\)/g;

export function withoutLinkTargets(markdown: string): string {
  return markdown.includes("](") ? markdown.replace(target, "$1") : markdown;
}
