/** Characters that cannot be seen, as definitions name them: no file holds one. */

/** The text with `⟨U+202E⟩` for what it names. */
export function decodeUnseen(text: string): string {
  return text.replace(/⟨U\+([0-9A-F]{4,6})⟩/g, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)));
}
