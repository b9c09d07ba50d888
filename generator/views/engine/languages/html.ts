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
    let seen = line;
    for (let at = 0; at < text.length; ) {
      const step = readTag(now, text, at) ?? { open: now, length: 1 };
      const taken = text.slice(at, at + step.length);
      seen = taken === "\n" ? "" : shorten(seen + taken);
      now = step.open;
      at += step.length;
    }
    return { open: now, line: seen };
  },
};

/** Keeps the indentation and the last character. */
function shorten(line: string): string {
  const indent = /^\s*/.exec(line)?.[0] ?? "";
  return indent + line.slice(Math.max(indent.length, line.length - 1));
}
