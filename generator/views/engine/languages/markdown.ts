/** Markdown: a value may stand in text, not in code, the address of a link, a tag or a comment. */
import { TOKEN, type Language, type State, type Where } from "./language.ts";
import { readTag, withinTag } from "./tags.ts";

/** What may precede a block on its line: quote marks and list markers. */
const PREFIX = /^[\s>]*(?:(?:[-*+]|\d+[.)])\s+)*$/;
/** Lines that the next characters decide: markers, fences, headings, labels. */
const OPEN_ENDED = /^(?:[\s>]*(?:(?:[-*+]|\d+[.)])\s+)*(?:[-*+]|\d+[.)]?|`+|~+)?\s*|\s{0,3}\[[^\]]*\]?|\s*#{1,6})$/;
/** A reference definition: the rest of the line is an address. */
const DEFINITION = /^\s{0,3}\[[^\]]*\]:/;

export const markdown: Language = {
  name: "markdown",
  touching: /`/,
  where,
  after: ({ open, line }) => ({ open, line: shorten(line + TOKEN) }),
  within({ open, line }) {
    const top = open.at(-1) ?? "";
    if (isFence(top)) return "a code block";
    if (top.startsWith("`")) return "code";
    return top === "(" || DEFINITION.test(line) ? "the address of a link" : withinTag(top);
  },
  read(state, text) {
    let now = state;
    for (let at = 0; at < text.length;) {
      const { open, length } = step(now, text, at);
      const taken = text.slice(at, at + length);
      now = taken === "\n" ? { open, line: "" } : { open, line: shorten(now.line + taken) };
      at += length;
    }
    return now;
  },
};

/** Keeps what starts the line and the last character; all of a line that may yet become a block's start or a fence's end. */
function shorten(line: string): string {
  if (OPEN_ENDED.test(line)) return line;
  const start = /^\s*(?:\||#{1,6}\s|\[\]:)|^\s*/.exec(line.replace(DEFINITION, "[]:"))?.[0] ?? "";
  const last = line.slice(-1);
  return start.trim() === "" ? `${start}x${last}` : start + last;
}

function where({ line }: State): Where {
  if (/^\s*$/.test(line)) return "start";
  if (/^\s*\|/.test(line)) return "cell";
  return /^\s*#{1,6}\s/.test(line) ? "heading" : "inline";
}

/** Fences are kept as `=` and their run, since a run alone is a code span; on the line that opens them, as `=!` and their run. */
function isFence(top: string): boolean {
  return top.startsWith("=");
}

function step({ open, line }: State, text: string, at: number): { open: readonly string[]; length: number } {
  const top = open.at(-1) ?? "";
  const char = text.charAt(at);
  if (isFence(top)) return { open: char === "\n" ? afterFenceLine(open, top, line) : open, length: 1 };
  if (char === "\n" && line.trim() === "") return { open: open.filter((one) => one.startsWith("<")), length: 1 };
  if (char === "\\" && top === "") return { open, length: text.charAt(at + 1) === "\n" ? 1 : 2 };
  const run = /^(?:`+|~{3,})/.exec(text.slice(at))?.[0];
  if (run !== undefined && !top.startsWith("<")) return { open: afterRun(open, line, run), length: run.length };
  if (top.startsWith("`")) return { open, length: 1 };
  if (top === "(") return { open: char === ")" ? open.slice(0, -1) : open, length: 1 };
  if (char === "(" && line.endsWith("]")) return { open: [...open, "("], length: 1 };
  return readTag(open, text, at) ?? { open, length: 1 };
}

function afterRun(open: readonly string[], line: string, run: string): readonly string[] {
  if (open.at(-1) === run) return open.slice(0, -1);
  if (open.at(-1)?.startsWith("`")) return open;
  if (run.length >= 3 && PREFIX.test(line)) return [...open, `=!${run}`];
  return run.startsWith("`") ? [...open, run] : open;
}

function afterFenceLine(open: readonly string[], top: string, line: string): readonly string[] {
  const outside = open.slice(0, -1);
  if (top.startsWith("=!")) return [...outside, `=${top.slice(2)}`];
  const closing = /^[\s>]*(`+|~+)\s*$/.exec(line)?.[1] ?? "";
  return closing.startsWith(top.slice(1)) ? outside : open;
}
