/** Markdown's own grammar: which lines make which blocks, and what a run of marked-up text reads as. */
import MarkdownIt, { type Env, type Token } from "markdown-it";
import { noteMark } from "./note-marks.ts";
import { useTableTokens } from "./table-rule.ts";

export type { Token } from "markdown-it";

/** The names of the footnotes of a document. */
interface Notes {
  readonly notes?: ReadonlySet<string>;
}

/** What a run of marked-up text reads as. */
export type MarkupReader = (raw: string) => string;

export interface Markdown {
  readonly tokens: readonly Token[];
  /** Links may refer to definitions elsewhere in the document. */
  readonly read: MarkupReader;
}

export function parseMarkdown(text: string): Markdown {
  const env: Env = { notes: new Set([...text.matchAll(footnote)].map(([, name]) => name)) };
  const tokens = blocks.parse(text, env);
  return { tokens, read: (raw) => readMarkup(raw, env) };
}

/** What a run of marked-up text reads as where no link in it refers to a definition elsewhere. */
export function readMarkup(raw: string, env: Env = {}): string {
  if (!mayHoldMarkup.test(raw)) return raw;
  return codeAlone.test(raw) ? raw.replace(code, "$1") : textOf(inline.parseInline(raw, env));
}

/** Most runs of text hold no markup, so blocks are parsed alone and the rest where it is asked for. */
const blocks = new MarkdownIt({ html: false });
blocks.core.ruler.enableOnly(["normalize", "block"]);
useTableTokens(blocks);

const underscores = /__+/y;
// What no name is: a path, a placeholder, a method, or several words.
const boldAlone = /(_{2,3})(?!_)((?=[/:<{])\S[^\n]*?|(?:GET|HEAD|PUT|POST|PATCH|DELETE)|[^_\s][^_\n]*\s[^_\n]*[^_\s])\1(?=[\s.,;:)|\]]|$)/uy;
const inline = new MarkdownIt({ html: false });
inline.inline.ruler.before("emphasis", "bold_alone", (state, silent) => {
  boldAlone.lastIndex = state.pos;
  const [whole, mark = ""] = boldAlone.exec(state.src) ?? [];
  if (whole === undefined || state.pos + whole.length > state.posMax) return false;
  const [end, max] = [state.pos + whole.length, state.posMax];
  if (!silent) {
    state.pos += mark.length;
    state.posMax = end - mark.length;
    state.md.inline.tokenize(state);
    state.posMax = max;
  }
  state.pos = end;
  return true;
});
// `__proto__` is a name far more often than it is a word in bold, for which people write `**`.
inline.inline.ruler.before("emphasis", "underscores", (state, silent) => {
  underscores.lastIndex = state.pos;
  const run = underscores.exec(state.src)?.[0];
  if (run === undefined) return false;
  if (!silent) state.pending += run;
  state.pos += run.length;
  return true;
});

// Tags that only say how text looks, and where links lead; a word in angle brackets is otherwise a stand-in, which is text.
const tag =
  /<(?:(br|li)\s*\/?|\/?(?:b|i|u|em|strong|code|tt|kbd|sub|sup|small|mark|ul|ol)|\/li|\/(?:a|span)|(?:a|span|img)\s(?:[^<>"]|"[^"]*")*=(?:[^<>"]|"[^"]*")*)>/iy;
inline.inline.ruler.before("autolink", "tags", (state, silent) => {
  tag.lastIndex = state.pos;
  const found = tag.exec(state.src);
  if (found === null) return false;
  if (!silent && found[1] !== undefined) state.push("softbreak", "br", 0);
  state.pos += found[0].length;
  return true;
});

// The number or sign of a note, raised behind a word: one behind a number is its power, one behind a short word that of a unit.
const raisedMark = /<sup>\s*\[?(?:\d{1,2}|[a-z]|[*†‡§]{1,3})\]?\s*<\/sup>/iy;
inline.inline.ruler.before("tags", "raised_marks", (state) => {
  raisedMark.lastIndex = state.pos;
  const found = raisedMark.exec(state.src);
  if (found === null || !/[\p{L}_-]{3}[*_`]*$/u.test(state.src.slice(0, state.pos))) return false;
  state.pos += found[0].length;
  return true;
});

// `[!NOTE]` says what sort of quote follows.
const alertMark = /\[!(?:note|tip|important|warning|caution)\]\s*/iy;
inline.inline.ruler.before("link", "alert_marks", (state) => {
  alertMark.lastIndex = state.pos;
  const found = state.pos === 0 ? alertMark.exec(state.src) : null;
  if (found === null) return false;
  state.pos += found[0].length;
  return true;
});

/** A footnote at the bottom of a document. */
const footnote = /^ {0,3}\[\^([^\]\s]+)\]:/gm;

// The mark of a footnote, with the colon where it begins the note. A class of a pattern such as `[^0]+` repeats, or stands in code.
const footnoteMark = /\[\^([^\]\s]+)\](?![*+?{(])(:\s*)?/iy;
const isNumbered = /^(?:[a-z]*-?\d{1,3}|note)$/i;
inline.inline.ruler.before("link", "footnote_marks", (state) => {
  footnoteMark.lastIndex = state.pos;
  const [whole, name = "", colon] = footnoteMark.exec(state.src) ?? [];
  if (whole === undefined || (colon !== undefined && state.pos > 0)) return false;
  if (!isNumbered.test(name) && (state.env as Notes | undefined)?.notes?.has(name) !== true) return false;
  state.pos += whole.length;
  return true;
});

/** How long the mark is that a text begins with and that says of what sort it is, in signs that are no text. */
export function markBefore(raw: string): number {
  alertMark.lastIndex = footnoteMark.lastIndex = 0;
  return (alertMark.exec(raw) ?? footnoteMark.exec(raw))?.[0].trimEnd().length ?? 0;
}

inline.inline.ruler.before("text", "note_marks", (state) => {
  noteMark.lastIndex = 0;
  const found = state.pos === 0 ? noteMark.exec(state.src) : null;
  if (found === null) return false;
  state.pos += found[0].length;
  return true;
});

/** Text in which code is all that is marked, as names often are: each piece stands between single backticks. */
const codeAlone = /^[^\\`*~[&<\n_]*(?:`[^`\s][^`\n]*`(?!`)[^\\`*~[&<\n_]*)+$/;
const code = /`([^`]+)`/g;

const mayHoldMarkup = /[\\`*~[&<\n†‡]|(?<![\p{L}\p{N}])_/u;

/** What is struck out is no longer said. */
function textOf(tokens: readonly Token[]): string {
  let text = "";
  let struck = 0;
  for (const token of tokens) {
    struck += token.type === "s_open" ? 1 : token.type === "s_close" ? -1 : 0;
    if (token.type === "image" || struck > 0) continue;
    if (token.type === "inline") text += textOf(token.children ?? []);
    else if (token.type === "softbreak" || token.type === "hardbreak") text += " ";
    else text += token.content;
  }
  return text;
}
