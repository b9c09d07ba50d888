/**
 * The Markdown of descriptions. What the definitions write as Markdown stays as it is; a phrase that is put into a
 * sentence or a list item can neither leave its line nor open a tag.
 */
import { closingText, leavesSpanOpen } from "./unclosed.ts";

/**
 * A phrase for the middle of a line: its code spans and emphasis stay, a backtick without a partner and `<` outside code open nothing,
 * and a link leads to the web or within the document.
 */
export function inline(phrase: string): string {
  if (!isNotable.test(phrase)) return phrase;
  const line = phrase
    .replace(/\s+/g, " ")
    .trim()
    .replace(/(?<!\\)(?:\\\\)*\\$/, "$&\\");
  return line.replace(/(?<!`)(`+)(?!`).*?(?<!`)\1(?!`)|\\.|`+|<(?=[a-z/!?])|\](?=\(\s*<?(?!https?:|mailto:)[^)\s]*?(?::|&))/gi, (match, _, at: number) => {
    if (/^`+$/.test(match)) return "\\`".repeat(match.length);
    if (match !== "<" && match !== "]") return match;
    return alarming.test(line.slice(at)) ? `&#${match.charCodeAt(0)};` : `\\${match}`;
  });
}

/** What checks of unsafe Markdown find behind a backslash as well: it is written as an entity. */
const alarming = /^(?:<script\b|<[a-z][^>]*\bon[a-z]+\s*=|\]\(\s*javascript:)/i;

/** What only a phrase can hold that is written otherwise in the middle of a line. */
const isNotable = /[\\<`]|\]\(|\s\s|[^\S ]|^\s|\s$/;

export function inlineCode(text: string): string {
  if (!/[`\s]/.test(text)) return `\`${text}\``;
  const fence = "`".repeat(1 + Math.max(0, ...[...text.matchAll(/`+/g)].map((run) => run[0].length)));
  const pad = /^`|`$|^ .*\S.* $/s.test(text) ? " " : "";
  return `${fence}${pad}${text.replace(/\r\n?|\n/g, " ")}${pad}${fence}`;
}

/** Ends a phrase with a full stop, unless it ends a sentence already. */
export function asSentence(phrase: string): string {
  const line = inline(phrase);
  return /[.!?:;…][)"'”’*_`]*$/.test(line) ? line : `${line}.`;
}

/** The parts that are there, as paragraphs of their own, whatever a part leaves open. */
export function paragraphs(...parts: readonly (string | false | undefined)[]): string {
  let text = "";
  let before = "";
  for (const part of parts) {
    if (part === undefined || part === false || part === "") continue;
    text += text === "" ? part : `${closingText(before)}\n\n${part}`;
    before = part;
  }
  return text;
}

/** Sentences after a text: on its line where it is a single line of prose, otherwise as a paragraph. */
export function withSentences(text: string, sentences: readonly string[]): string {
  if (sentences.length === 0) return text;
  const more = sentences.join(" ");
  if (text === "") return more;
  const isLine = !/\n|^\s*([-+>#|<]|\*(?!\*)|\d+[.)]\s|`{3}|~{3})/.test(text) && !leavesSpanOpen(text);
  return isLine ? `${closed(text)} ${more}` : paragraphs(text, more);
}

/** Looked for behind the end: the engine of Node 26 takes half of a surrogate pair there where a class stands before it. */
const endsInWord = /(?<=[\p{L}\p{M}\p{N}\p{S}\p{Pe}\p{Pf}"'`*_%/])$/u;

function closed(text: string): string {
  const trimmed = text.trimEnd();
  return endsInWord.test(trimmed) && !/[.!?][)"'”’*_]*$/.test(trimmed) ? `${trimmed}.` : trimmed;
}

/** Items that begin with no block of their own, such as a heading or a further list. */
export function bulletList(items: readonly string[]): string {
  return items.map((item) => `- ${item.replace(/^(?=[-+#>~=|]|\*(?!\*\p{L})|___|`{3,}[^`]*$|\[[^\]]*\]:)|^\d+(?=[.)])/u, "$&\\")}`).join("\n");
}

/** A list whose items can have lists of their own below them. */
export function nestedList(items: readonly { readonly item: string; readonly below: readonly string[] }[]): string {
  return items.map(({ item, below }) => [bulletList([item]), ...below.map((one) => `  ${bulletList([one])}`)].join("\n")).join("\n");
}

/** `a`, `a and b`, `a, b and c`. */
export function enumerated(words: readonly (string | number)[]): string {
  return words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;
}

const numbers = ["No", "One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine", "Ten"];

/** A count at the start of a sentence: `Two`, `11`. */
export function countWord(count: number): string {
  return numbers[count] ?? String(count);
}
