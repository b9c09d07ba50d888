/**
 * HTML: text, and start tags with their attributes. A tag is one token, so a template never writes inside one: it outputs
 * `startTag("a", { href: urlAttribute(…) })`, the text, and `</a>` itself.
 */
import { memoize } from "../../values/memoize.ts";
import { showHidden } from "./hidden.ts";
import type { Phrase, PhrasePiece } from "./phrase.ts";
import { isPlainUrl, safeUrl } from "./url.ts";
import { emit, type Emit } from "./value.ts";

/** Made by `textAttribute` and `urlAttribute` alone. */
export interface Attribute {
  readonly quoted: string;
}

class Quoted implements Attribute {
  readonly #made = true;

  constructor(readonly quoted: string) {
    Object.freeze(this);
  }

  static has(value: object): boolean {
    return #made in value;
  }
}

// No attribute leads to what makes attributes.
Reflect.deleteProperty(Quoted.prototype, "constructor");

const REFERENCES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

export function htmlText(text: string): Emit<"html text"> {
  return emit("html text", escape(text));
}

/** Text with code, words that stand out and links: whole elements, to stand where text stands. */
export function htmlPhrase(phrase: Phrase): Emit<"html phrase"> {
  let text = "";
  for (const piece of phrase) text += pieceText(piece);
  return emit("html phrase", text);
}

function pieceText(piece: PhrasePiece): string {
  if (typeof piece === "string") return escape(piece);
  if ("strong" in piece) return `<strong>${escape(piece.strong)}</strong>`;
  if ("code" in piece && !("link" in piece)) return codeText(piece.code);
  return `<a href=${quotedUrl(piece.to)}>${piece.code ? codeText(piece.link) : escape(piece.link)}</a>`;
}

function codeText(text: string): string {
  return `<code>${escape(text)}</code>`;
}

/** A name, as code. */
export function htmlName(name: string): Emit<"html phrase"> {
  return emit("html phrase", codeText(name));
}

/** Lines as they are, such as those of a program. */
export function htmlCode(text: string): Emit<"html block"> {
  return emit("html block", `<pre><code>${escape(text)}</code></pre>`);
}

/** Any text, for an attribute that holds neither an address nor code. */
export function textAttribute(text: string): Attribute {
  return new Quoted(`"${escape(text)}"`);
}

/** An address; `#` where it is one that must not be followed. */
export function urlAttribute(url: string): Attribute {
  return new Quoted(quotedUrl(url));
}

function quotedUrl(url: string): string {
  return isPlainUrl(url) ? `"${url}"` : `"${escape(safeUrl(url) ?? "#")}"`;
}

/** `<a href="…">`, as a page has most. */
export function linkTag(url: string): Emit<"html tag"> {
  return emit("html tag", `<a href=${quotedUrl(url)}>`);
}

/** `<a href="…">`. The names are the view's own words, never a document's. */
export function startTag(name: string, attributes: Readonly<Record<string, Attribute>> = {}): Emit<"html tag"> {
  let text = `<${name}`;
  for (const key of Object.keys(attributes)) {
    const value = attributes[key]!;
    if (!isAttribute(key)) throw new RangeError(`${JSON.stringify(key)} is no attribute that a page takes.`);
    if (!Quoted.has(value)) throw new TypeError(`The attribute ${JSON.stringify(key)} is none that was made as one.`);
    text += ` ${key}=${value.quoted}`;
  }
  if (!isElement(name)) throw new RangeError(`${JSON.stringify(name)} is no element that a page takes.`);
  return emit("html tag", `${text}>`);
}

const isAttribute = memoize((name: string) => /^(?!on|style$|srcdoc$)[a-z][a-z-]*$/.test(name));
const isElement = memoize((name: string) => /^(?!script$|style$)[a-z][a-z\d-]*$/.test(name));

/** A program of its own file, run once the page is read; the only scripts that a page can have. */
export function externalScript(url: string): Emit<"html tag"> {
  return emit("html tag", `<script src=${urlAttribute(url).quoted} defer></script>`);
}

/** What most texts are: nothing in them is hidden or has a meaning in HTML. */
const PLAIN = /^[\n !#-%(-;=?-~]*$/;

function escape(text: string): string {
  return PLAIN.test(text) ? text : showHidden(text).replace(/[&<>"']/g, (character) => REFERENCES[character] ?? character);
}
