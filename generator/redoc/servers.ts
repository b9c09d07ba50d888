/** Redoc shows what is said of a server as its name, letter by letter: there it is plain text, not Markdown. */
import MarkdownIt from "markdown-it";

/** Of a document of OpenAPI as far as it is written anew here. */
interface WithServers {
  readonly servers?: readonly { readonly description?: string }[];
}

const markdown = new MarkdownIt({ html: false });

/** The same document, with plain text about its servers. @param document OpenAPI, as JSON */
export function withPlainServers(document: string): string {
  const parsed = JSON.parse(document) as WithServers;
  if (parsed.servers === undefined) return document;
  const servers = parsed.servers.map((server) => (server.description === undefined ? server : { ...server, description: plainText(server.description) }));
  return JSON.stringify({ ...parsed, servers });
}

/** What a reader of Markdown sees, on one line. */
function plainText(text: string): string {
  const lines = markdown
    .parse(text, {})
    .flatMap(({ type, content, children }) =>
      type === "inline" ? (children ?? []).map(wordsOf).join("") : type === "fence" || type === "code_block" ? content : [],
    );
  return lines.join(" ").replace(/\s+/g, " ").trim();
}

function wordsOf({ type, content }: { readonly type: string; readonly content: string }): string {
  return type === "softbreak" || type === "hardbreak" ? " " : content;
}
