/** Markdown as readers see it. */
import MarkdownIt from "markdown-it";

const parser = new MarkdownIt({ html: true, linkify: false });

export function renderMarkdown(text: string): string {
  return parser.render(text);
}
