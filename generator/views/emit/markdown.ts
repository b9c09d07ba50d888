/**
 * Markdown (CommonMark with GitHub's tables): text, code spans and links for use within a line. Every parser gives back the
 * text that was put in, and no text can start a block, a cell, a link or an element. Text is escaped as if anything could
 * stand around it, so that two values may touch.
 */
import { showCharacter, showHidden } from "./hidden.ts";
import { phraseOf, type Phrase, type PhrasePiece } from "./phrase.ts";
import { safeUrl } from "./url.ts";
import { emit, type Emit } from "./value.ts";

/** Plain text in a paragraph, a list item, a heading, a table's cell. A line break in it becomes a reference, which reads as a space. */
export function markdownText(value: string): Emit<"markdown text"> {
  return emit("markdown text", escapeText(value));
}

/** A sentence in which `backticks` mark names, as definitions write it: they become code, all else is plain text. */
export function markdownProse(value: string): Emit<"markdown prose"> {
  return markdownPhrase(phraseOf(value));
}

/** Text with code, words that stand out and links, which are told in words where their address must not be followed; two pieces of code never touch. Names with a pipe, which ends a cell even in code, are plain text. */
export function markdownPhrase(pieces: Phrase): Emit<"markdown prose"> {
  let text = "";
  for (const piece of pieces) text += pieceText(piece);
  return emit("markdown prose", spaces(startOfLine(text)));
}

function pieceText(piece: PhrasePiece): string {
  if (typeof piece === "string") return escapeMarks(showHidden(piece));
  if ("strong" in piece) return `**${escapeText(piece.strong)}**`;
  if (!("link" in piece)) return nameText(piece.code);
  const target = linkTarget(piece.to);
  if (target === undefined) return escapeMarks(showHidden(`${piece.link} (${piece.to})`));
  return `[${piece.code ? nameText(piece.link) : escapeText(piece.link)}](${target})`;
}

function nameText(name: string): string {
  return name.includes("|") ? escapeText(name) : codeSpan(name);
}

/** `` `value` ``, anywhere but in a table. */
export function markdownCode(value: string): Emit<"markdown code"> {
  return emit("markdown code", codeSpan(value));
}

/** `` `value` `` in a cell, where a pipe takes a backslash even in code. */
export function markdownCellCode(value: string): Emit<"markdown cell code"> {
  return emit("markdown cell code", cellCodeSpan(value));
}

function escapeText(value: string): string {
  return spaces(startOfLine(escapeMarks(showHidden(value))));
}

/** Spaces at the ends and line breaks, which a parser would drop or read as the end of the line. */
function spaces(escaped: string): string {
  if (!isSpace(escaped.charCodeAt(0)) && !isSpace(escaped.charCodeAt(escaped.length - 1)) && !escaped.includes("\n")) return escaped;
  return escaped.replace(/^[ \t]|[ \t]$|\n/g, (character) => `&#${character.charCodeAt(0)};`);
}

function isSpace(code: number): boolean {
  return code === 32 || code === 9;
}

/** What most texts are: characters that mean nothing in Markdown, wherever in a line they stand. */
const PLAIN = /^[A-Za-z\d ,;:.'"()/?%+=\u203a-]*$/;

/** Text from within a line, where spaces at its ends are safe. */
export function escapeMarks(shown: string): string {
  if (PLAIN.test(shown)) return shown;
  return shown
    .replace(/[\\`*[\]|~#$]|!$/g, "\\$&")
    .replace(/&(?=[#a-z]|$)/gi, "&amp;")
    .replaceAll("<", "&lt;")
    .replace(/_+/g, underscores);
}

/** What would start a list, a quote, a heading's underline or a table's rule, at the start of escaped text. */
export function startOfLine(escaped: string): string {
  if (/^[^-+=:>\d]/.test(escaped)) return escaped;
  return escaped.replace(/^[-+=:>]/, "\\$&").replace(/^(\d+)([.)])/, "$1\\$2");
}

/** Between letters or digits an underscore is no emphasis, and names read better without backslashes. */
function underscores(run: string, at: number, all: string): string {
  const within = /[A-Za-z\d]/.test(all.charAt(at - 1)) && /[A-Za-z\d]/.test(all.charAt(at + run.length));
  return within ? run : "\\_".repeat(run.length);
}

/** What most names are: no space, no backtick, nothing hidden. */
const PLAIN_CODE = /^[!-_a-~]+$/;

/** Code has no escapes: a line break and the spaces of a blank text, which parsers read differently, are shown. */
export function codeSpan(value: string): string {
  if (PLAIN_CODE.test(value)) return `\`${value}\``;
  const shown = showHidden(value).replaceAll("\n", showCharacter);
  if (shown === "") return "";
  const content = /^ +$/.test(shown) ? shown.replaceAll(" ", showCharacter) : shown;
  const fence = "`".repeat(longestRun(content) + 1);
  const space = /^`|`$|^ .* $/.test(content) ? " " : "";
  return `${fence}${space}${content}${space}${fence}`;
}

/** Parsers disagree on a backslash before a pipe in a cell's code; as text it is safe with all. */
export function cellCodeSpan(value: string): string {
  return value.includes("\\|") ? escapeText(value) : codeSpan(value).replaceAll("|", "\\|");
}

/** The inside of a link's brackets. */
export function linkTarget(url: string): string | undefined {
  return safeUrl(url)
    ?.replace(/[()*]/g, "\\$&")
    .replace(/&(?=[#a-z]|$)/gi, "&amp;");
}

export function longestRun(value: string): number {
  return Math.max(0, ...(value.match(/`+/g) ?? []).map((run) => run.length));
}
