/** What a text of Markdown leaves open: a block would hold whatever is written below it, a span whatever follows on its line. */
import { createRequire } from "node:module";
import type { MarkdownIt } from "markdown-it";

/** What has to stand below a text so that it ends there: nothing, or the line that closes its last block. */
export function closingText(text: string): string {
  if (!opensBlock.test(text)) return "";
  return closers(text).find((closer) => endsWith(`${text}${closer}`)) ?? "";
}

/** What alone can open a block that no blank line ends. */
const opensBlock = /`{3}|~{3}|<[!?a-z]/i;

function closers(text: string): readonly string[] {
  const fences = ["`", "~"].flatMap((mark) => ["", "> "].map((quote) => quote + longestRun(text, mark)));
  return ["", ...[...fences, "-->", "?>", "]]>", ">", "</pre>"].map((line) => `\n${line}`)];
}

function longestRun(text: string, mark: string): string {
  const runs = text.match(new RegExp(`${mark}+`, "g")) ?? [];
  return mark.repeat(Math.max(3, ...runs.map((run) => run.length)));
}

const last = "The paragraph below.";

function endsWith(text: string): boolean {
  const [open, inside] = parser().parse(`${text}\n\n${last}`, {}).slice(-3);
  return open?.type === "paragraph_open" && open.level === 0 && inside?.content === last;
}

let loaded: MarkdownIt | undefined;

/** Loaded when the first text needs it, which few do. */
function parser(): MarkdownIt {
  if (loaded !== undefined) return loaded;
  const load = createRequire(import.meta.url)("markdown-it") as typeof import("markdown-it").default;
  return (loaded = new load({ html: true }));
}

/** Whether a line leaves code, a tag or strong emphasis open, which a mark further on could close. */
export function leavesSpanOpen(line: string): boolean {
  if (!/[`<*]/.test(line)) return false;
  const rest = line.replace(/\\.|(?<!`)(`+)(?!`).*?(?<!`)\1(?!`)|<[^<>]*>/gs, "");
  return /`|<[a-z/!?]/i.test(rest) || rest.split("**").length % 2 === 0;
}
