/** HTML: a value may stand where text stands. */
import { TOKEN, type Language } from "./language.ts";
import { readTag, withinTag } from "./tags.ts";

export const html: Language = {
  name: "html",
  touching: /[]/,
  where: () => "inline",
  after: ({ open, line }) => ({ open, line: shorten(line + TOKEN) }),
  within: ({ open }) => withinTag(open.at(-1) ?? ""),
  read({ open, line }, text) {
    let now = open;
    for (let at = nextStep(now, text, 0); at < text.length; at = nextStep(now, text, at)) {
      const step = readTag(now, text, at) ?? { open: now, length: 1 };
      now = step.open;
      at += step.length;
    }
    const lineStart = text.lastIndexOf("\n") + 1;
    return { open: now, line: shorten(lineStart === 0 ? line + text : text.slice(lineStart)) };
  },
};

/** In text nothing counts but the next tag. */
function nextStep(open: readonly string[], text: string, at: number): number {
  if (open.length > 0) return at;
  const tag = text.indexOf("<", at);
  return tag < 0 ? text.length : tag;
}

/** Keeps the indentation and the last character. */
function shorten(line: string): string {
  const indent = /^\s*/.exec(line)?.[0] ?? "";
  return indent + line.slice(Math.max(indent.length, line.length - 1));
}
