/** What HTML and Markdown share: tags with their quotes, comments, and elements whose content is no text. */

/** The delimiters after one more piece of text, and how much of it that took; nothing where no tag is concerned. */
export interface TagStep {
  readonly open: readonly string[];
  readonly length: number;
}

/** Elements whose content a browser does not read as text. */
const RAW = /^<(script|style)\b/i;

export function readTag(open: readonly string[], text: string, at: number): TagStep | undefined {
  const top = open.at(-1) ?? "";
  const rest = text.slice(at, at + 12);
  if (top === "<!--") return rest.startsWith("-->") ? { open: open.slice(0, -1), length: 3 } : { open, length: 1 };
  if (top === '<"' || top === "<'") return { open: rest.startsWith(top.charAt(1)) ? open.slice(0, -1) : open, length: 1 };
  if (top.startsWith("</")) return closesRaw(open, top, rest);
  if (top.startsWith("<")) return inTag(open, top, rest);
  if (rest.startsWith("<!--")) return { open: [...open, "<!--"], length: 4 };
  if (/^<[a-z/!?]/i.test(rest)) return { open: [...open, `<${RAW.exec(rest)?.[1]?.toLowerCase() ?? ""}`], length: 1 };
  return undefined;
}

export function withinTag(top: string): string | undefined {
  if (top === "<!--") return "a comment";
  if (top.startsWith("</")) return `a <${top.slice(2)}> element`;
  return top.startsWith("<") ? "a tag" : undefined;
}

function inTag(open: readonly string[], top: string, rest: string): TagStep {
  if (/^["']/.test(rest)) return { open: [...open, `<${rest.charAt(0)}`], length: 1 };
  if (!rest.startsWith(">")) return { open, length: 1 };
  const outside = open.slice(0, -1);
  return { open: top === "<" ? outside : [...outside, `</${top.slice(1)}`], length: 1 };
}

/** `</script` ends the raw content and starts an ordinary tag. */
function closesRaw(open: readonly string[], top: string, rest: string): TagStep {
  return rest.toLowerCase().startsWith(top) ? { open: [...open.slice(0, -1), "<"], length: 1 } : { open, length: 1 };
}
